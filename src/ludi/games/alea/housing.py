"""The best housing of one player's patricians (AIE-1215), exactly.

**One number.** A housing is judged by its fame points, then by the value left
unhoused. Both go into one number, 256 for a fame point and minus 1 for each
point of value housed: at most 72 can be housed, so the tie-break never buys a
fame point. Tile II pays half a fame point (128) per resident, and takes the
half back at the end when their number is odd. Now everything is a sum over
residents, homes and colours, but for that parity and the grey of tile VII.

**Counts are enough.** No home asks for a resident's value, and a higher value
is always worth more (255 a point). So if a colour houses two women they are its
two most valuable ones, and only the numbers of women and men matter.

**A colour by itself.** A free home (joker or XIII) is either empty or, by its
residents' colour, one more home of that colour. Let a colour lend some women
and men to its border provinces and get some of the free homes, all of which it
must occupy. What it earns (``_earn``) is the best over the numbers of women and
men that it houses in all, where ``AT_HOME`` holds the points of so many homes
for so many residents.

**Round the ring.** The border pairs join the six colours in a ring. We walk
round it, colour after colour, and keep the best sum for every combination of

* what the last colour lends to the border ahead (women and men, up to 2 each),
* whether the joker and how many XIII tiles are given away,
* whether the number of residents is odd (0 throughout without tile II).

Nothing else of the past matters to the future, so keeping only the best is
exact. At the end we know whether a free home is left empty, which is grey for
VII, and whether the half point of II is lost. The walk starts at a colour with
no own border province behind it; if the player has all six, we walk once for
each loan that the first colour may make to the border behind it.
"""

from typing import Final

import numpy as np

from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.core.scratch import scratch

from .homes import GREY, count, empty_points, has, homes_of, printed_colours
from .tables import JOKER, N_COLOURS, N_PATRICIANS, PATRICIAN_VALUE
from .tables import SenateId as Sq
from .worth import AT_BORDER, AT_HOME, COUNT, POINT, RING, RING_TILE, TOP_VALUE

HALF: Final = POINT // 2
NEVER: Final = -1_000_000
"""Less than any sum, also after a few points are added to it."""

SETTLED_HOUSED: Final = 7
SETTLED_ODD: Final = 13
NEW_PATRICIAN: Final = 1
NEW_PROVINCE: Final = 2

# The scratch table: a row for each loan, a column for 6 * joker + 2 * XIII tiles given away + odd.
REACHED: Final = 0  # the walk so far, by 3 * women + men lent to the border ahead
ENTERED: Final = 9  # and the next colour's loan to that border, by that loan
EARNED: Final = 18  # what the next colour earns, by 4 * women + men lent to both its borders
WORK_SHAPE: Final = (34, 12)
some_work: Final = scratch(WORK_SHAPE, np.int32)
"""The table, for one function and those it calls."""


@compiled
def _women(patricians: int, colour: int) -> int:
    """The women owned of a colour, a bit for each value."""
    return patricians >> 6 * colour & 7


@compiled
def _men(patricians: int, colour: int) -> int:
    """The men owned of a colour, a bit for each value."""
    return patricians >> 6 * colour + 3 & 7


@compiled
def _frees(tiles: int) -> int:
    """The number of XIII tiles owned."""
    return count(tiles >> Sq.FREE_A & 3)


@compiled
def _start(patricians: int, tiles: int) -> int:
    """A place in the ring with no border behind it, else one with the fewest patricians."""
    start, fewest = 0, N_PATRICIANS
    for place in range(N_COLOURS):
        colour = int(RING[place])
        n = int(COUNT[_women(patricians, colour)]) + int(COUNT[_men(patricians, colour)])
        if not has(tiles, RING_TILE[(place + 5) % N_COLOURS]):
            n = -1
        if n < fewest:
            start, fewest = place, n
    return start


@compiled
def _earn(
    patricians: int, tiles: int, colour: int, n_homes: int, loans: int, new: int, jokers: int, frees: int, work: Ints
) -> None:
    """Fill the EARNED rows of a colour for up to ``loans`` women and men lent.

    ``new`` has bit NEW_PATRICIAN when tile VI pays for this colour, NEW_PROVINCE when VII pays for a
    free home of it; ``jokers`` and ``frees`` are the free homes that it may get.
    """
    women_owned, men_owned = _women(patricians, colour), _men(patricians, colour)
    n_women, n_men = int(COUNT[women_owned]), int(COUNT[men_owned])
    halves = HALF if has(tiles, Sq.MANY_PATRICIANS) else 0
    per_woman = halves + (POINT if has(tiles, Sq.MANY_WOMEN) else 0)  # AIE-1303, AIE-1310
    per_man = halves + (POINT if has(tiles, Sq.MANY_MEN) else 0)
    parity = 1 if halves else 0
    rules = (
        (1 if has(tiles, Sq.MANY_COUPLES) else 0)
        + (2 if has(tiles, Sq.OCCUPIED_PROVINCES) else 0)
        + (4 if has(tiles, Sq.NEXT_GENERATION) else 0)
    )
    for lent_women in range(min(n_women, loans) + 1):
        for lent_men in range(min(n_men, loans) + 1):
            row = EARNED + 4 * lent_women + lent_men
            for column in range(6 * jokers + 2 * frees + 2):
                work[row, column] = NEVER
            for women in range(lent_women, n_women + 1):
                for men in range(lent_men, n_men + 1):
                    worth = int(TOP_VALUE[women_owned, women]) + int(TOP_VALUE[men_owned, men])
                    worth += women * per_woman + men * per_man
                    if new & NEW_PATRICIAN and women + men:
                        worth += POINT  # AIE-1307
                    odd = (women + men) & parity
                    for joker in range(jokers + 1):
                        for free in range(frees + 1):
                            at_home = int(AT_HOME[rules, n_homes, 3 * joker + free, women - lent_women, men - lent_men])
                            if at_home >= 0:
                                if new & NEW_PROVINCE and joker + free:
                                    at_home += POINT  # AIE-1308
                                column = 6 * joker + 2 * free + odd
                                work[row, column] = max(int(work[row, column]), worth + at_home)


@compiled
def _join(work: Ints, target: int, so_far: int, earned: int, jokers: int, frees: int, parity: int) -> None:
    """Improve a row by the sums of two others: free homes add up, and so do odd numbers."""
    for joker in range(jokers + 1):
        for free in range(frees + 1):
            for odd in range(parity + 1):
                before = int(work[so_far, 6 * joker + 2 * free + odd])
                if before <= NEVER:
                    continue
                for more in range(jokers - joker + 1):
                    for more_free in range(frees - free + 1):
                        for more_odd in range(parity + 1):
                            column = 6 * (joker + more) + 2 * (free + more_free) + (odd ^ more_odd)
                            total = before + int(work[earned, 6 * more + 2 * more_free + more_odd])
                            work[target, column] = max(int(work[target, column]), total)


@compiled
def _clear(work: Ints, row: int) -> None:
    for column in range(12):
        work[row, column] = NEVER


@compiled
def _walk(provinces: int, patricians: int, tiles: int, settled: int, start: int, first: int, work: Ints) -> int:
    """The best sum of a walk round the ring whose first colour lends ``first`` to the border behind it."""
    jokers, frees = provinces >> JOKER & 1, _frees(tiles)
    parity = 1 if has(tiles, Sq.MANY_PATRICIANS) else 0
    most = 2 if has(tiles, Sq.NEXT_GENERATION) else 1
    couples = (1 if has(tiles, Sq.MANY_COUPLES) else 0) + (2 if has(tiles, Sq.NEXT_GENERATION) else 0)
    women_ahead, men_ahead = 0, 0
    for step in range(N_COLOURS):
        place = (start + step) % N_COLOURS
        colour = int(RING[place])
        n_women, n_men = int(COUNT[_women(patricians, colour)]), int(COUNT[_men(patricians, colour)])
        behind = most if has(tiles, RING_TILE[(place + 5) % N_COLOURS]) else 0
        ahead = most if has(tiles, RING_TILE[place]) else 0

        # Fill the border behind: what the colour before lent, and what this one lends.
        for women in range(min(n_women, behind) + 1):
            for men in range(min(n_men, behind) + 1):
                use = 3 * women + men
                _clear(work, ENTERED + use)
                if step == 0:
                    if use == first:
                        work[ENTERED + use, settled >> SETTLED_ODD & parity] = 0
                    continue
                for lent_women in range(women_ahead + 1):
                    for lent_men in range(men_ahead + 1):
                        lent = 3 * lent_women + lent_men
                        points = int(AT_BORDER[couples, lent, use])
                        if points >= 0:
                            for column in range(6 * jokers + 2 * frees + 2):
                                total = int(work[REACHED + lent, column]) + points
                                work[ENTERED + use, column] = max(int(work[ENTERED + use, column]), total)

        new = 0
        if has(tiles, Sq.DIFFERENT_PATRICIANS) and not settled >> (SETTLED_HOUSED + colour) & 1:
            new |= NEW_PATRICIAN
        if has(tiles, Sq.DIFFERENT_PROVINCES) and not settled >> colour & 1:
            new |= NEW_PROVINCE
        _earn(patricians, tiles, colour, count(provinces >> 4 * colour & 15), behind + ahead, new, jokers, frees, work)

        # Leave for the border ahead.
        women_ahead, men_ahead = min(n_women, ahead), min(n_men, ahead)
        for lent_women in range(women_ahead + 1):
            for lent_men in range(men_ahead + 1):
                target = REACHED + 3 * lent_women + lent_men
                _clear(work, target)
                for women in range(min(n_women - lent_women, behind) + 1):
                    for men in range(min(n_men - lent_men, behind) + 1):
                        earned = EARNED + 4 * (lent_women + women) + lent_men + men
                        _join(work, target, ENTERED + 3 * women + men, earned, jokers, frees, parity)

    # Fill the border behind the first colour, and settle what needed the whole: grey and the half point.
    best = NEVER
    for lent_women in range(women_ahead + 1):
        for lent_men in range(men_ahead + 1):
            lent = 3 * lent_women + lent_men
            points = int(AT_BORDER[couples, lent, first])
            if points >= 0:
                for joker in range(jokers + 1):
                    for free in range(frees + 1):
                        grey = POINT if joker + free < jokers + frees and _grey_pays(tiles, settled) else 0
                        for last in range(parity + 1):
                            total = int(work[REACHED + lent, 6 * joker + 2 * free + last]) + points + grey
                            best = max(best, total - HALF * last)  # AIE-1303
    return best


@compiled
def _grey_pays(tiles: int, settled: int) -> bool:
    """Whether tile VII would pay for an empty free home."""
    return has(tiles, Sq.DIFFERENT_PROVINCES) and not settled & GREY


@compiled
def best_gain(provinces: int, patricians: int, tiles: int, settled: int, work: Ints) -> int:
    """The gain, 256 to the fame point, of the best housing of these patricians over leaving these homes empty.

    ``settled`` says in bits what other homes matter to these: from bit 0 the seven colours that
    the player's provinces have already, from bit ``SETTLED_HOUSED`` the six colours of patricians
    housed elsewhere, and at bit ``SETTLED_ODD`` whether their number is odd.
    """
    start = _start(patricians, tiles)
    colour = int(RING[start])
    behind = 0
    if has(tiles, RING_TILE[(start + 5) % N_COLOURS]):
        behind = 2 if has(tiles, Sq.NEXT_GENERATION) else 1
    best = NEVER
    for women in range(min(int(COUNT[_women(patricians, colour)]), behind) + 1):
        for men in range(min(int(COUNT[_men(patricians, colour)]), behind) + 1):
            best = max(best, _walk(provinces, patricians, tiles, settled, start, 3 * women + men, work))
    if (has(provinces, JOKER) or _frees(tiles)) and _grey_pays(tiles, settled):
        best -= POINT
    if settled >> SETTLED_ODD & 1 and has(tiles, Sq.MANY_PATRICIANS):
        best += HALF
    return best


@compiled
def best_housing(provinces: int, patricians: int, tiles: int, work: Ints) -> tuple[int, int]:
    """The most fame points of a housing, and the most value that may stay unhoused for them.

    The points are those of ``homes.TOTAL``: provinces, patricians and senate tiles except IV.
    ``work`` is an int32 scratch array of ``WORK_SHAPE``; nothing need be in it.
    """
    points = empty_points(provinces)
    present = printed_colours(provinces, tiles)
    if has(tiles, Sq.MANY_PROVINCES):
        points += 1 + count(homes_of(provinces, tiles)) // 2  # AIE-1302
    if has(tiles, Sq.MANY_SENATE_TILES):
        points += 1 + count(tiles)  # AIE-1304
    if has(tiles, Sq.MANY_COUPLES):
        points += 1  # AIE-1306
    if has(tiles, Sq.DIFFERENT_PROVINCES):
        grey = GREY if has(provinces, JOKER) or _frees(tiles) else 0
        points += count(present | grey)  # AIE-1308

    gain = best_gain(provinces, patricians, tiles, present, work)
    gained = (gain + POINT - 1) // POINT
    unhoused = gain - POINT * gained
    for patrician in range(N_PATRICIANS):
        if has(patricians, patrician):
            unhoused += int(PATRICIAN_VALUE[patrician])
    return points + gained, unhoused
