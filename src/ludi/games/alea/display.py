"""The best housing that people are shown (AIE-1215, last sentence).

Among the best housings it is the one that is smallest when we read home after
home, and in each home the ids of the residents in rising order, an empty place
counting as higher than any id.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt

from ludi.games.alea.homes import (
    FIRST_BORDER,
    GREY,
    HOME_COLOURS,
    HOME_TO_TILE,
    HOUSED,
    N_HOMES,
    PATRICIAN_POINTS,
    SCORE_WORDS,
    TOTAL,
    UNHOUSED,
    HousingRefusal,
    is_free_home,
    printed_colours,
    score_housing,
)
from ludi.games.alea.housing import SETTLED_HOUSED, SETTLED_ODD, WORK_SHAPE, best_gain
from ludi.games.alea.tables import N_PATRICIANS, PATRICIAN_COLOUR
from ludi.games.alea.worth import POINT

MOST_RESIDENTS: Final = 3
EMPTY_PLACE: Final = N_PATRICIANS


def _parties(home: int, waiting: list[int]) -> Iterator[tuple[int, ...]]:
    """Groups of patricians for a home, smallest ids first; their colours suit, their sexes may not."""
    suitable = [p for p in waiting if HOME_COLOURS[home] >> PATRICIAN_COLOUR[p] & 1]
    parties = [party for n in range(MOST_RESIDENTS + 1) for party in combinations(suitable, n)]
    yield from sorted(parties, key=lambda party: (*party, *[EMPTY_PLACE] * (MOST_RESIDENTS - len(party))))


def show_housing(provinces: Any, patricians: Any, tiles: Any) -> npt.NDArray[np.int8]:
    """The best housing to show: the home of each patrician, or ``UNHOUSED``.

    Home by home we take the first party with which the best result can still be
    reached: what is housed so far, and the best gain of the homes and patricians
    that are left.
    """
    housing: Any = np.full(N_PATRICIANS, UNHOUSED, dtype=np.int8)
    work: Any = np.zeros(WORK_SHAPE, dtype=np.int32)
    score: Any = np.zeros(SCORE_WORDS, dtype=np.int32)
    homes_left, tiles_left = provinces.copy(), tiles.copy()
    present = printed_colours(provinces, tiles)

    def reachable(present: int) -> int:
        """The best result that completes the housing, or -1 if the housing is illegal."""
        if score_housing(provinces, patricians, tiles, housing, score) != HousingRefusal.OK:
            return -1
        left: Any = np.where(housing == UNHOUSED, patricians, 0).astype(np.int8)
        housed = int(np.bitwise_or.reduce(1 << PATRICIAN_COLOUR[housing != UNHOUSED].astype(np.int64), initial=0))
        settled = present | housed << SETTLED_HOUSED | (int(score[HOUSED]) & 1) << SETTLED_ODD
        gain = best_gain(homes_left, left, tiles_left, settled, work)
        return POINT * int(score[TOTAL]) - int(score[PATRICIAN_POINTS]) + int(gain)

    best = reachable(present)
    for home in range(N_HOMES):
        owned = homes_left if home < FIRST_BORDER else tiles_left
        place = home if home < FIRST_BORDER else home + HOME_TO_TILE
        if not owned[place]:
            continue
        owned[place] = 0
        for party in _parties(home, [p for p in range(N_PATRICIANS) if patricians[p] and housing[p] == UNHOUSED]):
            housing[list(party)] = home
            seen = present
            if is_free_home(home):
                seen |= 1 << int(PATRICIAN_COLOUR[party[0]]) if party else GREY
            if reachable(seen) == best:
                present = seen
                break
            housing[list(party)] = UNHOUSED
    return cast("npt.NDArray[np.int8]", housing)
