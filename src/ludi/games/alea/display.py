"""The best housing that people are shown (AIE-1215, last sentence).

Among the best housings it is the one that is smallest when we read home after
home, and in each home the ids of the residents in rising order, an empty place
counting as higher than any id.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from ludi.core.jit import compiled
from ludi.core.layout import Ints

from .homes import (
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
    has,
    homes_of,
    is_free_home,
    printed_colours,
    score_housing,
)
from .housing import SETTLED_HOUSED, SETTLED_ODD, WORK_SHAPE, best_gain
from .tables import N_PATRICIANS, PATRICIAN_COLOUR
from .worth import POINT

NOBODY: Final = N_PATRICIANS
"""An empty place among residents: higher than any id."""


def show_housing(provinces: int, patricians: int, tiles: int) -> npt.NDArray[np.int8]:
    """The best housing to show: the home of each patrician, or ``UNHOUSED``."""
    housing = np.full(N_PATRICIANS, UNHOUSED, dtype=np.int8)
    work = np.zeros(WORK_SHAPE, dtype=np.int32)
    score = np.zeros(SCORE_WORDS, dtype=np.int32)
    house_all((provinces, patricians, tiles), housing, score, work)
    return housing


@compiled
def house_all(held: tuple[int, int, int], housing: Ints, score: Ints, work: Ints) -> None:
    """Home by home, take the first party with which the best result can still be reached."""
    provinces, _, tiles = held
    homes = homes_of(provinces, tiles)
    present = printed_colours(provinces, tiles)
    best = reachable(held, (provinces, tiles), present, housing, score, work)
    for home in range(N_HOMES):
        if home < FIRST_BORDER:
            provinces &= ~(1 << home)
        else:
            tiles &= ~(1 << home + HOME_TO_TILE)
        if has(homes, home):
            present = house_party(home, best, held, (provinces, tiles), present, housing, score, work)


@compiled
def house_party(
    home: int,
    best: int,
    held: tuple[int, int, int],
    left: tuple[int, int],
    present: int,
    housing: Ints,
    score: Ints,
    work: Ints,
) -> int:
    """House the smallest party that reaches the best result; the colours of provinces with it."""
    patricians = held[1]
    for first in range(NOBODY + 1):
        if not may_live(first, home, patricians, housing):
            continue
        for second in range(min(first + 1, NOBODY), NOBODY + 1):
            if not may_live(second, home, patricians, housing):
                continue
            for third in range(min(second + 1, NOBODY), NOBODY + 1):
                if not may_live(third, home, patricians, housing):
                    continue
                seen = present
                if is_free_home(home):
                    seen |= 1 << int(PATRICIAN_COLOUR[first]) if first != NOBODY else GREY
                move(first, second, third, home, housing)
                if reachable(held, left, seen, housing, score, work) == best:
                    return seen
                move(first, second, third, UNHOUSED, housing)
    return present


@compiled
def may_live(patrician: int, home: int, patricians: int, housing: Ints) -> bool:
    """Whether a patrician waits for a home of this colour; nobody lives anywhere."""
    if patrician == NOBODY:
        return True
    suits = int(HOME_COLOURS[home]) >> int(PATRICIAN_COLOUR[patrician]) & 1
    return has(patricians, patrician) and housing[patrician] == UNHOUSED and suits == 1


@compiled
def move(first: int, second: int, third: int, home: int, housing: Ints) -> None:
    """Give a party a home, or take it."""
    if first != NOBODY:
        housing[first] = home
    if second != NOBODY:
        housing[second] = home
    if third != NOBODY:
        housing[third] = home


@compiled
def reachable(
    held: tuple[int, int, int], left: tuple[int, int], present: int, housing: Ints, score: Ints, work: Ints
) -> int:
    """The best result that completes the housing, or -1 if the housing is illegal.

    It is what is housed so far, and the best gain of the provinces, senate tiles and patricians that are left.
    """
    if score_housing(held[0], held[1], held[2], housing, score) != HousingRefusal.OK:
        return -1
    waiting, housed = held[1], 0
    for patrician in range(N_PATRICIANS):
        if housing[patrician] != UNHOUSED:
            waiting &= ~(1 << patrician)
            housed |= 1 << int(PATRICIAN_COLOUR[patrician])
    settled = present | housed << SETTLED_HOUSED | (int(score[HOUSED]) & 1) << SETTLED_ODD
    gain = best_gain(left[0], waiting, left[1], settled, work)
    return POINT * int(score[TOTAL]) - int(score[PATRICIAN_POINTS]) + int(gain)
