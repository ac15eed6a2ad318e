"""What a seat knows, as numbers for learners: all of it, so that no two histories that it can tell apart look alike."""

from typing import Annotated, Any

from ludi.core.jit import compiled
from ludi.core.layout import I16, Says, i16
from ludi.core.parts.seats import relative
from ludi_leduc.knowledge import is_shown
from ludi_leduc.state import Bet, State
from ludi_leduc.tables import ANTE, MOST_ACTIONS, MOST_STAKED, N_CARDS, ROUNDS, SEATS


class Observation:
    """Cards are numbered from 1 in the order of table D1; 0 is none, or one that cannot be seen."""

    seat: Annotated[i16, Says("the viewer: 0 bets first in each round", 0, SEATS - 1)]
    turn: Annotated[i16, Says("whether the viewer is to decide", 0, 1)]
    hand: Annotated[I16, (SEATS,), Says("cards by seat, the viewer's first", 0, N_CARDS)]
    board: Annotated[i16, Says("the open card", 0, N_CARDS)]
    staked: Annotated[I16, (SEATS,), Says("chips by seat, the viewer's first", ANTE, MOST_STAKED)]
    bets: Annotated[I16, (ROUNDS, MOST_ACTIONS), Says("0 nothing, 1 fold, 2 call, 3 raise, in order", 0, Bet.RAISE)]


@compiled
def observe(s: State, seat: int, out: Any) -> None:
    """Fill the record of what the seat knows."""
    out.seat = seat
    out.turn = s.actor == seat
    out.board = s.board + 1
    for other in range(SEATS):
        step = relative(seat, other, SEATS)
        out.hand[step] = s.hand[other] + 1 if other == seat or is_shown(s) else 0
        out.staked[step] = s.staked[other]
    for played in range(ROUNDS):
        for place in range(MOST_ACTIONS):
            out.bets[played, place] = s.bets[played, place]
