"""Who won (section 10): 100 for sole power, 0 for everybody else."""

from typing import Final

from ludi.core.contract import PLACES, SCORES
from ludi.core.jit import compiled
from ludi.core.layout import Ints

from .state import NOBODY, State

VICTORY: Final = 100
"""The winner's score. There are no points (TRI-1006), so an expected score is a chance in percent."""


@compiled
def result(s: State, out: Ints) -> None:
    """The winner is first and the others share the second place; before the end all share the first."""
    for seat in range(s.seats):
        won = s.winner != NOBODY and s.seat_of[s.winner] == seat
        out[SCORES, seat] = VICTORY if won else 0
        out[PLACES, seat] = 1 if won or s.winner == NOBODY else 2
