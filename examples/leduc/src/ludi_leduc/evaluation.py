"""How good a position looks, for bots: what a seat would win if nobody bet any more."""

from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi_leduc.scoring import winner, won
from ludi_leduc.state import NOT_YET, State
from ludi_leduc.tables import N_CARDS


@compiled
def evaluate(s: State, seat: int) -> int:
    """The seat's expected chips in hundredths, over the cards that may yet be turned up."""
    if s.actor == OVER and s.folded != NOT_YET:
        return 100 * won(s, seat, 1 - s.folded)
    total, cards = 0, 0
    for card in range(N_CARDS):
        if card == s.board or (s.board == NOT_YET and card not in (s.hand[0], s.hand[1])):
            total += 100 * won(s, seat, winner(s, card))
            cards += 1
    return total // cards
