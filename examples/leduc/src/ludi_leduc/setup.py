"""The first position (section 2)."""

from ludi.core import rng
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi_leduc.state import NOT_YET, Bet, Phase, State
from ludi_leduc.tables import ANTE, MOST_ACTIONS, N_CARDS, ROUNDS, SEATS


@compiled
def setup(s: State, seats: int, _options: Ints, key: Ints) -> None:
    """Write the first position: every field, for records are used again."""
    rng.start(s.rng, key)
    s.seats = seats
    s.actor = 0  # LED-201
    s.ending = 0
    s.reveals = 0
    s.phase = Phase.FIRST
    s.board = NOT_YET
    s.folded = NOT_YET
    s.raises = 0
    s.acted = 0
    for seat in range(SEATS):
        s.staked[seat] = ANTE  # LED-202
    for played in range(ROUNDS):
        for place in range(MOST_ACTIONS):
            s.bets[played, place] = Bet.NOTHING
    s.hand[0] = rng.below(s.rng, N_CARDS)  # LED-203
    s.hand[1] = other_card(s, rng.below(s.rng, N_CARDS - 1))


@compiled
def other_card(s: State, nth: int) -> int:
    """The nth of the cards that are not the first player's."""
    return nth + (nth >= s.hand[0])
