"""Chances that mean what they say: sharper or blunter than the search has them, as much as matches have shown."""

import math
from collections.abc import Sequence
from typing import Final

BLUNTEST: Final = 0.1
SHARPEST: Final = 10.0


def sharpened(chances: Sequence[float], sharpness: float) -> tuple[float, ...]:
    """Chances of all seats raised to a power, so that their sum is 1 again; 1 leaves them alone, more is bolder."""
    if sharpness == 1.0:
        return tuple(chances)
    best = max(chances)
    raised = [(chance / best) ** sharpness for chance in chances]
    return tuple(one / sum(raised) for one in raised)


def fit(asked: Sequence[tuple[Sequence[float], Sequence[float]]]) -> float:
    """The sharpness by which what was said comes nearest to what was won, by squares (Brier's score).

    By likelihood a single upset that had been called all but impossible would outweigh everything else.
    """

    def error(exponent: float) -> float:
        return sum(
            (chance - won) ** 2
            for said, wins in asked
            for chance, won in zip(sharpened(said, math.exp(exponent)), wins, strict=True)
        )

    low, high = math.log(BLUNTEST), math.log(SHARPEST)
    for _ in range(30):
        third = (high - low) / 3
        if error(low + third) < error(high - third):
            high -= third
        else:
            low += third
    return math.exp((low + high) / 2)
