"""The games: our own, one line each, and those of other packages, which name theirs as entry points.

A package adds a game by a line in its ``pyproject.toml``::

    [project.entry-points."ludi.games"]
    leduc = "ludi_leduc.game:GAME"

From then on it is a game like the others for server, arena, bots and research.
"""

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from ludi.core.contract import Game
from ludi.core.dispatch import enrol

GROUP: Final = "ludi.games"

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


def add(game: Game[Any]) -> None:
    """Make a game known; one that is known already is an error of whoever named it."""
    if game.name in GAMES:
        raise ValueError(f"two games are called {game.name}")
    enrol(game)
    GAMES[game.name] = game


def add_from(entry: EntryPoint) -> None:
    """Add the game that another package names."""
    found = entry.load()
    if not isinstance(found, Game) or found.name != entry.name:
        raise TypeError(f"{entry.group}: {entry.name} = {entry.value} is no game of that name")
    add(found)


for _game in OURS.values():
    add(_game)
for _entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
    add_from(_entry)
