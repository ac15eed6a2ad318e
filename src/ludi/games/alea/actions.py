"""The actions of Alea Iacta Est: codes and notation.

A placement in the Templum is named by the sum of its new dice: placements
with the same sum lead to equivalent positions, because the dice left in hand
are rolled again or go to the Latrina. The dice taken are the lowest that make
the sum. A straight is named by what lies in the Senatus afterwards.
"""

from typing import Final

import numpy as np

from ludi.core.catalogue import Catalogue, Kind, numbers
from ludi.core.layout import Ints, read_only

from .tables import DICE, PATRICIANS, PROVINCES, SENATE_TILES

ENDS: Final = tuple((low, high) for low in range(1, 7) for high in range(low, 7))
STRAIGHTS: Final = tuple(f"{low}-{high}" for low, high in ENDS)
LOW: Final = read_only([low for low, _ in ENDS])
HIGH: Final = read_only([high for _, high in ENDS])
"""By straight."""

KEPT: Final = ((1, 0), (2, 0), (3, 0), (1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))
FIRST: Final = read_only([first for first, _ in KEPT])
SECOND: Final = read_only([second for _, second in KEPT])
"""The values of the Fortuna tokens that are kept together; a second of 0 is none."""

ACTIONS: Final = Catalogue(
    Kind("mark", value=numbers(1, 6), count=numbers(1, DICE)),  # for a reroll, values ascending
    Kind("reroll"),
    Kind("templum", sum=numbers(1, 6 * DICE)),
    Kind("senatus", straight=STRAIGHTS),
    Kind("castrum", value=numbers(1, 6), count=numbers(1, DICE)),
    Kind("forum", value=numbers(1, 6)),
    Kind("forum_pair", pair=("1+4", "2+3")),
    Kind("latrina"),
    Kind("keep_fortuna", tokens=[f"{first}+{second}" if second else f"{first}" for first, second in KEPT]),
    Kind("keep_tile", tile=[tile.id for tile in SENATE_TILES]),
    Kind("take_province", province=[tile.id for tile in PROVINCES]),
    Kind("take_patrician", patrician=[tile.id for tile in PATRICIANS]),
)


def _by_value_and_count(kind: str) -> Ints:
    """The codes of dice of one value; there are none of value 0, nor no dice."""
    codes = [
        [ACTIONS.encode(kind, value=value, count=count) if value and count else -1 for count in range(DICE + 1)]
        for value in range(7)
    ]
    return read_only(codes, np.int16)


# Where the masks of some kinds begin, for rules that fill them at once.
MARK: Final = _by_value_and_count("mark")
TEMPLUM: Final = ACTIONS.start("templum")
SENATUS: Final = ACTIONS.start("senatus")
CASTRUM: Final = _by_value_and_count("castrum")
FORUM: Final = ACTIONS.start("forum")
LATRINA: Final = ACTIONS.start("latrina")
TAKE_PROVINCE: Final = ACTIONS.start("take_province")
TAKE_PATRICIAN: Final = ACTIONS.start("take_patrician")
