"""What a position is worth to each seat, between 0 and 1: by its result, or by the game's evaluation."""

import math
from typing import Final

import numpy as np

from ludi.bots.tree import Floats
from ludi.core import dispatch, rng
from ludi.core.contract import OVER, PLACES, SCORES, Mask, Position
from ludi.core.jit import compiled, inlined
from ludi.core.layout import Ints, Records
from ludi.core.simulate import play_out

POINT: Final = 100
"""``evaluate`` counts in hundredths of a point."""
LEAST_SPREAD: Final = 1.0
MARGIN_SHARE: Final = 0.25
"""How much of the utility is the lead in points; the rest is the chance to win."""


OPEN: Final = -2
"""Who knows everything but what is still to be drawn. A seat knows what it has seen; -1 is a spectator."""


@inlined
def imagine(world: Position, knower: int, seed: int) -> None:
    """Redraw what the knower cannot know."""
    if knower == OPEN:
        rng.start_from(world.rng, seed)
    else:
        dispatch.conceal(world, knower, seed)


@inlined
def appraise(s: Position, spread: float, out: Ints, utility: Floats, chance: Floats) -> None:
    """Fill each seat's chance to win and its utility; ``spread`` is how far scores still scatter, in points."""
    n = 0 + s.seats  # widened, as in search.look
    if s.actor == OVER:
        dispatch.result(s, out)
        winners = 0
        for seat in range(n):
            winners += out[PLACES, seat] == 1
        for seat in range(n):
            chance[seat] = 1.0 / winners if out[PLACES, seat] == 1 else 0.0
            utility[seat] = out[SCORES, seat]
    else:
        for seat in range(n):
            utility[seat] = dispatch.evaluate(s, seat) / POINT
        guess_chances(utility, n, spread, chance)
    blend(utility, n, spread, chance)


@compiled
def guess_chances(scores: Floats, n: int, spread: float, chance: Floats) -> None:
    """The chance of each expected score to end as the highest: a logistic guess."""
    best = scores[0]
    for seat in range(1, n):
        best = max(best, scores[seat])
    total = 0.0
    for seat in range(n):
        chance[seat] = math.exp(2.0 * (scores[seat] - best) / spread)
        total += chance[seat]
    for seat in range(n):
        chance[seat] /= total


@compiled
def blend(utility: Floats, n: int, spread: float, chance: Floats) -> None:
    """Turn scores into utilities: mostly the chance to win, and a little the lead over the best other seat."""
    first, second = -1.0e9, -1.0e9
    for seat in range(n):
        if utility[seat] > first:
            first, second = utility[seat], first
        elif utility[seat] > second:
            second = utility[seat]
    for seat in range(n):
        lead = utility[seat] - (second if utility[seat] == first else first)
        squashed = 0.5 + 0.5 * lead / (abs(lead) + 2.0 * spread)
        utility[seat] = (1.0 - MARGIN_SHARE) * chance[seat] + MARGIN_SHARE * squashed


@compiled
def measure_spread(
    s: Position, knower: int, work: Records, mask: Mask, luck: Ints, out: Ints, playouts: int, seed: int
) -> float:
    """How far the seats' final scores scatter from here, in points, by a few random playouts."""
    n = 0 + s.seats  # widened, as in search.look
    sums = np.zeros(n)
    squares = np.zeros(n)
    for playout in range(playouts):
        work[0] = s
        trial = work[0]
        imagine(trial, knower, seed + playout)
        play_out(trial, mask, luck)
        dispatch.result(trial, out)
        mean = 0.0
        for other in range(n):
            mean += out[SCORES, other] / n
        for other in range(n):
            sums[other] += out[SCORES, other] - mean
            squares[other] += (out[SCORES, other] - mean) ** 2
    variance = 0.0
    for other in range(n):
        variance += (squares[other] / playouts - (sums[other] / playouts) ** 2) / (n - 1)
    return max(LEAST_SPREAD, math.sqrt(max(0.0, variance)))
