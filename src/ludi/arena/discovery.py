"""Many comparisons at once: which of them chance does not explain, and intervals that hold for those picked out.

Of a hundred fair cards five look unfair at the usual 95 %. The false discovery rate is controlled instead
(Benjamini and Hochberg 1995): of all that is called clear, at most this share is chance. What is picked out for
being far off has an interval that is wide enough for having been picked out (Benjamini and Yekutieli 2005).
"""

from collections.abc import Sequence
from math import erfc, sqrt
from statistics import NormalDist
from typing import Final

from ludi.arena.statistics import Estimate, wilson

RATE: Final = 0.05


def two_sided(z: float) -> float:
    """How often chance alone is as far off as this."""
    return erfc(abs(z) / sqrt(2))


def against(won: float, n: int, expected: float) -> float:
    """How probable it is that a share as far from the expected one comes about by chance: the score test."""
    if n == 0 or expected in {0.0, 1.0}:
        return 1.0
    return two_sided((won - n * expected) / sqrt(n * expected * (1 - expected)))


def between(won: float, n: int, other: float, n_other: int) -> float:
    """The same for the difference of two shares."""
    if not n or not n_other:
        return 1.0
    pooled = (won + other) / (n + n_other)
    if pooled in {0.0, 1.0}:
        return 1.0
    return two_sided((won / n - other / n_other) / sqrt(pooled * (1 - pooled) * (1 / n + 1 / n_other)))


def clear(chances: Sequence[float], rate: float = RATE) -> list[bool]:
    """Which of so many comparisons are discoveries."""
    ordered = sorted(chances)
    m = len(ordered)
    bound = max((p for k, p in enumerate(ordered, 1) if p <= k * rate / m), default=-1.0)
    return [p <= bound for p in chances]


def share(won: float, n: int, picked: int, compared: int, rate: float = RATE) -> Estimate:
    """A share with Wilson's interval, as wide as it must be for one that was picked out of many."""
    level = rate * max(1, picked) / max(1, compared)
    return wilson(won, n, NormalDist().inv_cdf(1 - level / 2))
