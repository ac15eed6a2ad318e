"""Games, texts and rules as the client reads them: made once, the same for everybody."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from ludi import boxes
from ludi.bots import LADDER
from ludi.core import texts
from ludi.core.box import name_without
from ludi.core.contract import GAME_OVER, Game
from ludi.games import GAMES
from ludi.server.errors import unknown
from ludi.server.messages import outgoing

SHARED: Final = "core"
"""In place of a game: the texts that all games share."""
_PACKAGE: Final = Path(__file__).parent.parent
_CLAUSE: Final = re.compile(r"^[-*] +\*\*([A-Z]+(?:-\w+)+)\*\*:?", re.MULTILINE)
_HEADING: Final = re.compile(r"^(#{1,6}) +(.*?) *#*$", re.MULTILINE)


def game_info(game: Game[Any], box_name: str | None = None) -> outgoing.GameInfo:
    """A game as clients know it; with a box, by the name under which that is offered."""
    differs = _differs(game)
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
        box=outgoing.BoxInfo(box_name, name_without(game.name), differs) if differs else None,
        drawing=dict(game.drawing) if differs else None,
    )


def _differs(game: Game[Any]) -> tuple[str, ...]:
    """In what its box differs from ours, a sentence for each value."""
    return tuple(boxes.compared(GAMES[name_without(game.name)], {}, game.changes)) if game.changes else ()


def games_json(offered: Sequence[boxes.BoxFile]) -> bytes:
    """Every game that can be played, encoded: first ours, then those with a box."""
    names = {box.played_as: box.name for box in offered}
    return _games_json(tuple((game.name, names.get(game.name)) for game in (*GAMES.values(), *GAMES.boxes())))


@cache
def _games_json(games: tuple[tuple[str, str | None], ...]) -> bytes:
    return msgspec.json.encode([game_info(GAMES[name], box_name) for name, box_name in games])


def _text_file(name: str, language: str) -> Path:
    folder = _PACKAGE / "core" if name == SHARED else GAMES[name].folder
    return folder / "texts" / f"{language}.ftl"


@cache
def text(name: str, language: str) -> str:
    """The Fluent messages of a game, or those that all share."""
    is_known = (name == SHARED or name in GAMES) and language in texts.LANGUAGES
    if not is_known or not (path := _text_file(name, language)).exists():
        raise unknown("text")
    return path.read_text(encoding="utf-8") if name == SHARED else texts.texts(GAMES[name], language).source


def _rules_file(game: Game[Any]) -> Path | None:
    """The rules page: in the game's folder, or named after its title in the package or the checkout it is built from."""
    title = re.sub(r"[^a-z0-9]+", "-", game.title.lower()).strip("-")
    names = f"{title}.md", f"{title.removeprefix('the-')}.md"
    folders = _PACKAGE / "rules", _PACKAGE.parent.parent / "docs" / "rules"
    places = [game.folder / "rules.md", *(folder / name for folder in folders for name in names)]
    return next((place for place in places if place.exists()), None)


@cache
def rules_json(name: str) -> bytes:
    """The rules of a game as chapters and clauses, encoded."""
    game = GAMES.get(name)
    path = _rules_file(game) if game else None
    if game is None or path is None:
        raise unknown("page of rules")
    page = read_rules(name, path.read_text(encoding="utf-8"), game.title)
    if differs := _differs(game):
        said = "\n".join(
            ("Here these values stand in place of those in the tables below.\n", *(f"- {one}" for one in differs))
        )
        page = msgspec.structs.replace(page, chapters=(outgoing.Chapter("The box", 2, said, ()), *page.chapters))
    return msgspec.json.encode(page)


def read_rules(name: str, source: str, title: str) -> outgoing.RulesPage:
    """Take a rules page apart: headings, the text under them, and their clauses with what is indented below."""
    chapters = []
    _, *pieces = _HEADING.split(f"# {title}\n{source}")
    for level, heading, text in zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True):
        opening, *found = _CLAUSE.split(text)
        clauses = [outgoing.Clause(*each) for each in zip(found[::2], map(str.strip, found[1::2]), strict=True)]
        if clauses or opening.strip():
            chapters.append(outgoing.Chapter(heading, len(level), opening.strip(), tuple(clauses)))
    return outgoing.RulesPage(name, title, tuple(chapters))
