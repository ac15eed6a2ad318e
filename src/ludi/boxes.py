"""Your own box: the values that your copy of a game prints, in a file that a match can be played with.

::

    ludi box new praetor mine.toml      # every value that may differ, at its present value
    ludi box check mine.toml
    ludi.new("praetor", 2, box="mine.toml")
"""

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ludi.core.box import Changes, Component, Problem, name_with
from ludi.core.contract import Game
from ludi.core.errors import BadBox
from ludi.core.texts import Texts, texts
from ludi.games import GAMES

PRINTED: Final = "seed"
"""The provenance of what the rulebook itself says."""


@dataclass(frozen=True, slots=True)
class BoxFile:
    """A box as its owner wrote it: the game, a name for people, and where it differs from ours."""

    game: str
    name: str
    changes: Changes

    @property
    def played_as(self) -> str:
        """The name of the game with this box."""
        return name_with(self.game, self.changes)

    def open(self) -> Game[Any]:
        """The game with this box."""
        return GAMES.with_box(self.game, self.changes)


def read(path: Path) -> BoxFile:
    """The box of a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadBox(f"{path}: {getattr(error, 'strerror', None) or error}") from error
    return parse(text, str(path), path.stem)


def parse(text: str, source: str, name: str = "") -> BoxFile:
    """The box that a text tells; everything that is wrong with it is said at once, each with its line."""
    try:
        written = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadBox(f"{source}: {error}") from error
    lines = Lines(text)
    game = written.pop("game", None)
    if not isinstance(game, str) or game not in GAMES:
        here = f", line {lines.of('game')}" if game is not None else ""
        known = ", ".join(name for name in GAMES if GAMES[name].box)
        raise BadBox(f"{source}{here}: game {game!r}, expected one of {known}")
    called = written.pop("name", name)
    problems = [] if isinstance(called, str) else [Problem("name", f"name {called!r}, expected a text")]
    changes, found = GAMES[game].unboxed(written)
    problems += found
    if problems:
        raise BadBox("\n".join(f"{source}, line {lines.of(each.path)}: {each.says}" for each in problems))
    return BoxFile(game, called, changes)


def shelf(folder: Path) -> list[BoxFile]:
    """The boxes of a folder, by file name."""
    if not folder.is_dir():
        raise BadBox(f"{folder}: there is no such folder of boxes")
    return [read(path) for path in sorted(folder.glob("*.toml"))]


class Lines:
    """Where in a text its values stand; tomllib does not say."""

    def __init__(self, text: str) -> None:
        self._found: dict[str, int] = {}
        table = ""
        for number, line in enumerate(text.splitlines(), 1):
            bare = line.split("#")[0].strip()
            if bare.startswith("["):
                table = _path(bare.strip("[]"))
                self._found.setdefault(table, number)
            elif "=" in bare:
                key = _path(bare.partition("=")[0])
                self._found.setdefault(f"{table}.{key}".lstrip("."), number)

    def of(self, path: str) -> int:
        """The line of a value, or of the nearest thing around it that is written."""
        while path:
            beneath = [line for found, line in self._found.items() if f"{found}.".startswith(f"{path}.")]
            if beneath:
                return min(beneath)
            path = path.rpartition(".")[0]
        return 1


def _path(written: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in written.split("."))


def write(game: Game[Any], name: str, changes: Changes | None = None, *, everything: bool = False) -> str:
    """A file with every value that was reconstructed, at its present value or at that of a box."""
    assert game.box is not None
    lines = [
        f"# {game.title}: the values of your copy. Each stands here as it is played now; change those that your",
        "# copy prints otherwise. What you delete stays as it is.",
        f'game = "{game.name}"',
        f"name = {json.dumps(name, ensure_ascii=False)}",
    ]
    for component in game.box.components.values():
        rows = [row for row in component.rows if everything or known_of(row) != PRINTED]
        if rows and component.fields:
            lines += ["", f"# {component.title}", *_legend(component)]
            for row in rows:
                lines += _written(component, row, texts(game), changes or {})
    return "\n".join(lines) + "\n"


def known_of(row: Any) -> str:
    """Where the values of a row are from."""
    return getattr(row, "provenance", "")


def _legend(component: Component) -> Iterator[str]:
    for field, kind in component.fields.items():
        yield f"#   {field}: {kind.expected}"


def _written(component: Component, row: Any, words: Texts, changes: Changes) -> Iterator[str]:
    """A row as a table, with its name where that says more than its id, and where its values are from."""
    name = component.id_of(row)
    called = [words.name(name)] if words.has_name(name) and words.name(name) != name else []
    yield f"[{component.path(row)}]  # {'; '.join([*called, known_of(row)])}"
    for field, _, value in component.values(row):
        yield f"{field} = {json.dumps(changes.get(component.path(row, field), value), ensure_ascii=False)}"


def compared(game: Game[Any], mine: Changes, theirs: Changes) -> Iterator[str]:
    """Value by value, in what two boxes of a game differ."""
    assert game.box is not None
    for component in game.box.components.values():
        for row in component.rows:
            for field, _, value in component.values(row):
                path = component.path(row, field)
                before, after = mine.get(path, value), theirs.get(path, value)
                if before != after:
                    yield f"{component.called(row)}: {field} {json.dumps(before)} → {json.dumps(after)}"
