"""Scratch space on the stack of compiled code."""

import numpy as np

from ludi.core.jit import compiled
from ludi.core.scratch import scratch

table = scratch((5, 3), np.int32)
SEEDS = 40


@compiled
def fill(work, first):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201
    for row in range(5):
        for column in range(3):
            work[row, column] = first + 3 * row + column


@compiled
def added(first):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201
    one, other = table(), table()
    fill(one, first)
    fill(other, 1000)
    total = 0
    for row in range(len(one)):
        for column in range(one.shape[1]):
            total += one[row, column]
    return total


def test_scratch_space_is_ones_own() -> None:
    for first in range(SEEDS):
        assert 15 * first + sum(range(15)) == added(first)
