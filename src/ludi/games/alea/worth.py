"""Small tables for the best housing, computed from the rules of sections 12 and 13.

Points are written as in ``housing``: 256 for a fame point, and a housed
patrician of value v brings 256 v - v.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final

import numpy as np
import numpy.typing as npt

from ludi.core.layout import read_only

from .tables import N_COLOURS, SENATE_TILES, SenateId

POINT: Final = 256
IMPOSSIBLE: Final = -1


def _ring() -> tuple[list[int], list[int]]:
    """The colours in the order in which the border provinces join them, and the tile ahead of each."""
    pairs = {tile: SENATE_TILES[tile].border for tile in range(SenateId.BORDER_A, SenateId.FREE_A)}
    colours = [int(SENATE_TILES[SenateId.BORDER_A].border[0])]
    tiles: list[int] = []
    while len(tiles) < N_COLOURS:
        tile = next((tile for tile, pair in pairs.items() if colours[-1] in pair), None)
        if tile is None:
            raise ValueError("the border provinces do not join the six colours in one ring")
        tiles.append(tile)
        colours.append(int(sum(pairs.pop(tile)) - colours[-1]))
    if colours.pop() != colours[0] or len(set(colours)) < N_COLOURS:
        raise ValueError("the border provinces do not join the six colours in one ring")
    return colours, tiles


def _ways_to_live(women: int, men: int, children: bool) -> Iterator[tuple[int, int]]:
    """All (occupied homes, couples) of so many women and men of one colour."""
    for couples in range(min(women, men) + 1):
        single = women + men - 2 * couples
        for with_child in range(min(couples, single) + 1 if children else 1):
            yield couples + single - with_child, couples


def _at_home() -> npt.NDArray[np.int16]:
    """Points of homes of one colour, without those of the residents.

    By rules (1 tile V, 2 tile VIII, 4 tile XI), province tiles, free homes that must be
    occupied (3 for the joker and 1 for each XIII), women, men.
    """
    table = np.full((8, 5, 6, 4, 4), IMPOSSIBLE, dtype=np.int16)
    for children, women, men in product((0, 4), range(4), range(4)):
        ways = set(_ways_to_live(women, men, bool(children)))
        for v, viii, tiles, joker, frees in product((0, 1), (0, 2), range(5), range(2), range(3)):
            table[v + viii + children, tiles, 3 * joker + frees, women, men] = max(
                # AIE-1204, 1205, 1208: one for each occupied home; AIE-1309: of them all but the XIII; AIE-1306.
                (
                    POINT * (occupied + (occupied - frees if viii else 0) + (couples if v else 0))
                    for occupied, couples in ways
                    if joker + frees <= occupied <= tiles + joker + frees
                ),
                default=IMPOSSIBLE,
            )
    return table


def _at_border() -> npt.NDArray[np.int16]:
    """Points of a border province, without those of the residents.

    By rules (1 tile V, 2 tile XI) and 3 * women + men lent by one colour, and by the other.
    """
    table = np.full((4, 9, 9), IMPOSSIBLE, dtype=np.int16)
    for rules, one, other in product(range(4), range(9), range(9)):
        women, men = one // 3 + other // 3, one % 3 + other % 3
        couple = women >= 1 and men >= 1
        if (women <= 1 and men <= 1) or (rules & 2 and couple and women + men == 3):
            table[rules, one, other] = POINT * (3 + (rules & 1)) if couple else 0  # AIE-1207, AIE-1306
    return table


def _top_value() -> npt.NDArray[np.int16]:
    """What the n most valuable of some women (or men) bring; by bits of the values owned, and n."""
    table = np.zeros((8, 4), dtype=np.int16)
    for owned, n in product(range(8), range(4)):
        values = [value for value in (3, 2, 1) if owned >> (value - 1) & 1]
        table[owned, n] = (POINT - 1) * sum(values[:n])
    return table


_COLOURS, _TILES = _ring()
RING: Final = read_only(_COLOURS)
RING_TILE: Final = read_only(_TILES)
"""The border province between RING[k] and RING[k + 1]."""
AT_HOME: Final = read_only(_at_home(), np.int16)
AT_BORDER: Final = read_only(_at_border(), np.int16)
TOP_VALUE: Final = read_only(_top_value(), np.int16)
COUNT: Final = read_only([n.bit_count() for n in range(8)])
"""How many values are owned, by their bits."""
