"""The games: our own, one line each, and those of other packages, which name theirs as entry points.

A package adds a game by a line in its ``pyproject.toml``::

    [project.entry-points."ludi.games"]
    leduc = "ludi_leduc.game:GAME"

From then on it is a game like the others for server, arena, bots and research.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from ludi.core.contract import Game
from ludi.core.dispatch import enrol
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

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in self._made:
            game = self._makers[name]()
            enrol(game)
            self._made[name] = game
        return self._made[name]

    def __contains__(self, name: object) -> bool:
        return name in self._makers

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


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
