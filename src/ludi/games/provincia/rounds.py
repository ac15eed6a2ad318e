"""The order of rounds, phases and turns (chapter 3)."""

from ludi.core.events import note
from ludi.core.jit import compiled

from .events import Happened
from .state import Phase, State
from .tables import MARKERS


@compiled
def seat_at(s: State, place: int) -> int:
    """The seat at a place of the turn order (PRO-304)."""
    return (s.start + place) % s.seats


@compiled
def n_selecting(s: State) -> int:
    """Selecting turns in a round (PRO-318, 319)."""
    return 2 * s.seats if s.seats <= 3 else s.seats


@compiled
def begin_round(s: State) -> None:
    """Markers back to their piles; the start player selects first (PRO-305)."""
    for pile in range(3):
        s.markers[pile] = MARKERS
    for seat in range(s.seats):
        s.praetor[seat] = 0
    for token in range(len(s.shown)):
        s.shown[token] = 0
    s.selecting = 0
    s.turn = 0
    s.phase = Phase.PILE
    s.actor = s.start
    note(s, Happened.ROUND_BEGINS, s.rounds_done + 1, s.start)


@compiled
def begin_play(s: State) -> None:
    """Phase 2, or the final play turns, from the start player (PRO-401, 902)."""
    s.turn = 0
    s.phase = Phase.PLAY
    s.actor = s.start
