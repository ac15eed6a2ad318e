"""Games, texts and rules as the client reads them: made once, the same for everybody."""

import hashlib
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from ludi.bots import LADDER
from ludi.core import texts
from ludi.core.contract import GAME_OVER, Game
from ludi.games import GAMES
from ludi.server.errors import unknown
from ludi.server.messages import outgoing

SHARED: Final = "core"
"""In place of a game: the texts that all games share."""
_PACKAGE: Final = Path(__file__).parent.parent
_CLAUSE: Final = re.compile(r"^[-*]\s+\*\*([A-Z]+(?:-\w+)+)\*\*:?\s*(.*)$")
_HEADING: Final = re.compile(r"^(#{1,6})\s+(.*?)\s*#*$")


def game_told(game: Game[Any]) -> outgoing.GameInfo:
    """A game as the list has it."""
    return outgoing.GameInfo(
        name=game.name,
        title=game.title,
        rules=game.rules,
        data=game.data_digest,
        seats=tuple(game.seats),
        options=game.options,
        endings=game.endings,
        levels=LADDER,
        languages=tuple(language for language in texts.LANGUAGES if _text_file(game.name, language).exists()),
        actions=tuple(
            outgoing.KindInfo(
                kind.name,
                game.actions.start(kind.name),
                tuple(outgoing.ArgumentInfo(name, values) for name, values in kind.arguments.items()),
            )
            for kind in game.actions.kinds()
        ),
        openings=(*(kind.message for kind in game.events if kind.declaration.opens), GAME_OVER),
        changeless=tuple(
            kind.message for kind in game.events if not (kind.declaration.changes or kind.declaration.opens)
        ),
    )


@cache
def games_json() -> bytes:
    """Every game that can be played, encoded."""
    return msgspec.json.encode([game_told(game) for game in GAMES.values()])


def _text_file(name: str, language: str) -> Path:
    folder = _PACKAGE / "core" if name == SHARED else GAMES[name].folder
    return folder / "texts" / f"{language}.ftl"


@cache
def text(name: str, language: str) -> str:
    """The Fluent messages of a game, or those that all share."""
    if (name != SHARED and name not in GAMES) or language not in texts.LANGUAGES:
        raise unknown("text")
    path = _text_file(name, language)
    if not path.exists():
        raise unknown("text")
    return path.read_text(encoding="utf-8") if name == SHARED else texts.texts(GAMES[name], language).source


def _rules_file(game: Game[Any]) -> Path | None:
    """The rules page: in the game's folder, or named after its title in the package or the checkout it is built from."""
    if (game.folder / "rules.md").exists():
        return game.folder / "rules.md"
    title = re.sub(r"[^a-z0-9]+", "-", game.title.lower()).strip("-")
    for folder in (_PACKAGE / "rules", _PACKAGE.parent.parent / "docs" / "rules"):
        for name in (title, title.removeprefix("the-")):
            if (folder / f"{name}.md").exists():
                return folder / f"{name}.md"
    return None


@cache
def rules_json(name: str) -> bytes:
    """The rules of a game as chapters and clauses, encoded."""
    game = GAMES.get(name)
    path = _rules_file(game) if game else None
    if game is None or path is None:
        raise unknown("page of rules")
    return msgspec.json.encode(read_rules(name, path.read_text(encoding="utf-8"), game.title))


def read_rules(name: str, source: str, title: str) -> outgoing.RulesPage:
    """Take a rules page apart: headings, the text under them, and their clauses with what is indented below."""
    chapters: list[tuple[str, int, list[str], list[tuple[str, list[str]]]]] = [(title, 1, [], [])]
    for line in source.splitlines():
        heading, clause = _HEADING.match(line), _CLAUSE.match(line)
        _, _, opening, clauses = chapters[-1]
        if heading:
            chapters.append((heading[2], len(heading[1]), [], []))
        elif clause:
            clauses.append((clause[1], [clause[2]]))
        elif clauses:
            clauses[-1][1].append(line)
        else:
            opening.append(line)
    return outgoing.RulesPage(
        game=name,
        title=title,
        chapters=tuple(
            outgoing.Chapter(
                heading,
                level,
                "\n".join(opening).strip(),
                tuple(outgoing.Clause(number, "\n".join(lines).strip()) for number, lines in clauses),
            )
            for heading, level, opening, clauses in chapters
            if clauses or "\n".join(opening).strip()
        ),
    )


@lru_cache(maxsize=1024)
def etag(content: bytes) -> str:
    """A mark by which a browser asks whether something changed."""
    return f'"{hashlib.sha256(content).hexdigest()[:20]}"'
