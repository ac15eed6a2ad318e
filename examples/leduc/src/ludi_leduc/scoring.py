"""Who wins, and how much (section 4)."""

from ludi.core.contract import OVER, PLACES, SCORES
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi_leduc.state import NOT_YET, State
from ludi_leduc.tables import RANK, SEATS


@compiled
def winner(s: State, board: int) -> int:
    """The seat with the better card beside that open card, or NOT_YET where they are equal (LED-402 to 404)."""
    mine, other = RANK[s.hand[0]], RANK[s.hand[1]]
    if mine == other:
        return NOT_YET
    if RANK[board] == mine:
        return 0
    if RANK[board] == other:
        return 1
    return 0 if mine > other else 1


@compiled
def won(s: State, seat: int, best: int) -> int:
    """Chips won or lost by a seat, if that seat is the winner (LED-405)."""
    if best == NOT_YET:
        return 0
    return s.staked[1 - seat] if best == seat else -s.staked[seat]


@compiled
def result(s: State, out: Ints) -> None:
    """Chips won and lost; while the game goes on nobody has won anything."""
    best = NOT_YET
    if s.actor == OVER:
        best = winner(s, s.board) if s.folded == NOT_YET else 1 - s.folded
    for seat in range(SEATS):
        out[SCORES, seat] = won(s, seat, best)
        out[PLACES, seat] = 1 if best in (NOT_YET, seat) else 2
