"""The games: our own, one line each, and those of other packages, which name theirs as entry points.

A package adds a game by a line in its ``pyproject.toml``::

    [project.entry-points."ludi.games"]
    leduc = "ludi_leduc.game:GAME"

From then on it is a game like the others for server, arena, bots and research.
"""

from importlib import import_module
from importlib.metadata import entry_points
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

OURS: Final[dict[str, Game[Any]]] = {name: import_module(f"{__name__}.{name}").GAME for name in FOLDERS}
GAMES: Final[dict[str, Game[Any]]] = {}
"""All games by name, ours first."""


def _add(game: Game[Any]) -> None:
    if game.name in GAMES:
        raise ValueError(f"two games are called {game.name}")
    enrol(game)
    GAMES[game.name] = game


for _game in OURS.values():
    _add(_game)
for _entry in sorted(entry_points(group=ENTRY_POINTS), key=lambda entry: entry.name):
    _found = _entry.load()
    if not isinstance(_found, Game) or _found.name != _entry.name:
        raise TypeError(f"{ENTRY_POINTS}: {_entry.name} = {_entry.value} is no game of that name")
    _add(_found)
