"""The games. Adding one is adding a line here."""

from importlib import import_module
from typing import Any, Final

from ludi.core.contract import Game
from ludi.core.dispatch import enrol

FOLDERS: Final = (
    "alea",
    "provincia",
    "praetor",
    "triumvirate",
    "viaromana",
)

GAMES: Final[dict[str, Game[Any]]] = {name: import_module(f"{__name__}.{name}").GAME for name in FOLDERS}

for _game in GAMES.values():
    enrol(_game)
