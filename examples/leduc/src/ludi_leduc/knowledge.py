"""What a seat cannot know (LED-203, 401)."""

from ludi.core import rng
from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi_leduc.state import NOT_YET, State
from ludi_leduc.tables import N_CARDS, SEATS


@compiled
def is_shown(s: State) -> bool:
    """Whether both cards lie open: after a showdown, not after a fold."""
    return s.actor == OVER and s.folded == NOT_YET


@compiled
def conceal(s: State, seat: int, seed: int) -> None:
    """Deal the hidden cards anew, each of the cards left being as likely; a spectator (-1) knows neither."""
    rng.start_from(s.rng, seed)
    if is_shown(s):
        return
    for other in range(SEATS):
        if other != seat:
            s.hand[other] = NOT_YET
    for other in range(SEATS):
        if s.hand[other] == NOT_YET:
            s.hand[other] = unseen_card(s)


@compiled
def unseen_card(s: State) -> int:
    """A random card that lies nowhere yet."""
    card = rng.below(s.rng, N_CARDS)
    while card in (s.hand[0], s.hand[1], s.board):
        card = rng.below(s.rng, N_CARDS)
    return card
