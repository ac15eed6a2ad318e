"""The games. Adding one is adding a line here."""

from typing import Any, Final

from ludi.core.contract import Game
from ludi.core.dispatch import enrol
from ludi.games.alea import GAME as ALEA
from ludi.games.praetor import GAME as PRAETOR

GAMES: Final[dict[str, Game[Any]]] = {game.name: game for game in (ALEA, PRAETOR)}

for _game in GAMES.values():
    enrol(_game)
