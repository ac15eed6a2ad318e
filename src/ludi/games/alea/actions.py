"""The actions of Alea Iacta Est: codes and notation.

A placement in the Templum is named by the sum of its new dice: placements
with the same sum lead to equivalent positions, because the dice left in hand
are rolled again or go to the Latrina. The dice taken are the lowest that make
the sum. A straight is named by what lies in the Senatus afterwards.
"""

from typing import Final

from ludi.core.catalogue import Catalogue, Kind, numbers
from ludi.games.alea.tables import DICE, PATRICIANS, PROVINCES, SENATE_TILES

STRAIGHTS: Final = tuple((low, high) for low in range(1, 7) for high in range(low, 7))
KEEPS: Final = ("1", "2", "3", "1+1", "1+2", "1+3", "2+2", "2+3", "3+3")

ACTIONS: Final = Catalogue(
    Kind("mark", value=numbers(1, 6), count=numbers(1, DICE)),  # for a reroll, values ascending
    Kind("reroll"),
    Kind("templum", sum=numbers(1, 6 * DICE)),
    Kind("senatus", straight=[f"{low}-{high}" for low, high in STRAIGHTS]),
    Kind("castrum", value=numbers(1, 6), count=numbers(1, DICE)),
    Kind("forum", value=numbers(1, 6)),
    Kind("forum_pair", pair=("1+4", "2+3")),
    Kind("latrina"),
    Kind("keep_fortuna", tokens=KEEPS),
    Kind("keep_tile", tile=[tile.id for tile in SENATE_TILES]),
    Kind("take_province", province=[tile.id for tile in PROVINCES]),
    Kind("take_patrician", patrician=[tile.id for tile in PATRICIANS]),
)

MARK: Final = ACTIONS.start("mark")
REROLL: Final = ACTIONS.start("reroll")
TEMPLUM: Final = ACTIONS.start("templum")
SENATUS: Final = ACTIONS.start("senatus")
CASTRUM: Final = ACTIONS.start("castrum")
FORUM: Final = ACTIONS.start("forum")
FORUM_PAIR: Final = ACTIONS.start("forum_pair")
LATRINA: Final = ACTIONS.start("latrina")
KEEP_FORTUNA: Final = ACTIONS.start("keep_fortuna")
KEEP_TILE: Final = ACTIONS.start("keep_tile")
TAKE_PROVINCE: Final = ACTIONS.start("take_province")
TAKE_PATRICIAN: Final = ACTIONS.start("take_patrician")
END: Final = len(ACTIONS)
