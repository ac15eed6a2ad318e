"""The games: our own, one line each, and those of other packages, which name theirs as entry points.

A package adds a game by a line in its ``pyproject.toml``::

    [project.entry-points."ludi.games"]
    leduc = "ludi_leduc.game:GAME"

From then on it is a game like the others for server, arena, bots and research.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from threading import Lock
from typing import Any, Final

from ludi.core.box import OPENED, Changes, name_with, nested
from ludi.core.contract import Game
from ludi.core.errors import BadBox
from ludi.core.jit import ENTRY_POINTS

FOLDERS: Final = (
    "alea",
    "provincia",
    "praetor",
    "triumvirate",
    "viaromana",
)


class Games(Mapping[str, Game[Any]]):
    """Games by name. One is imported when it is first asked for: to play one nobody waits for all."""

    def __init__(self, makers: Mapping[str, Callable[[], Game[Any]]]) -> None:
        self._makers = makers
        self._made: dict[str, Game[Any]] = {}
        self._boxes = Lock()

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in self._made:
            self._made[name] = self._makers[name]()
        return self._made[name]

    def __contains__(self, name: object) -> bool:
        return name in self._makers or name in self._made

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)

    def with_box(self, name: str, changes: Changes) -> Game[Any]:
        """The game with these values instead of ours; from then on it is known by the name that they give it."""
        if not changes:
            return self[name]
        boxed = name_with(name, changes)
        with self._boxes:
            if boxed not in self._made:
                _, problems = self[name].unboxed(nested(changes))
                if problems:
                    raise BadBox("\n".join(problem.says for problem in problems))
                OPENED[boxed] = changes
                self._made[boxed] = _once_more(self[name], boxed)
        return self._made[boxed]

    def boxes(self) -> list[Game[Any]]:
        """The games that have been opened with another box, which iterating leaves out."""
        return [game for name, game in self._made.items() if name not in self._makers]


def _once_more(game: Game[Any], name: str) -> Game[Any]:
    """Import the package of a game a second time, under another name: there its tables read the box of that name."""
    package = game.state.__module__.rpartition(".")[0]
    alias = f"{package.rpartition('.')[0]}.{name}"
    found = find_spec(package)
    assert found is not None
    assert found.origin is not None
    spec = spec_from_file_location(alias, found.origin, submodule_search_locations=found.submodule_search_locations)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[alias] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        for half in [each for each in sys.modules if f"{each}.".startswith(f"{alias}.")]:
            del sys.modules[half]
        raise
    made: Game[Any] = module.GAME
    return made


def _ours(folder: str) -> Game[Any]:
    game: Game[Any] = import_module(f"{__name__}.{folder}").GAME
    return game


def _theirs(entry: EntryPoint) -> Game[Any]:
    found = entry.load()
    if not isinstance(found, Game) or found.name != entry.name:
        raise TypeError(f"{ENTRY_POINTS}: {entry.name} = {entry.value} is no game of that name")
    return found


def _all() -> dict[str, Callable[[], Game[Any]]]:
    makers: dict[str, Callable[[], Game[Any]]] = {folder: partial(_ours, folder) for folder in FOLDERS}
    for entry in sorted(entry_points(group=ENTRY_POINTS), key=lambda entry: entry.name):
        if entry.name in makers:
            raise ValueError(f"two games are called {entry.name}")
        makers[entry.name] = partial(_theirs, entry)
    return makers


OURS: Final = Games({folder: partial(_ours, folder) for folder in FOLDERS})
GAMES: Final = Games(_all())
"""All games, ours first."""
