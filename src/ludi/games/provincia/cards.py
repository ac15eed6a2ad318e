"""Cards on their way between piles, hands and discards (chapter 3)."""

from ludi.core import rng
from ludi.core.events import note
from ludi.core.jit import compiled

from .events import Happened
from .memory import close_circle, forget_fact, hand_place, open_circles, pile_of, uncover
from .state import DISCARDED, NOTHING, State
from .tables import PILE_END, PILE_FIRST, Pile


@compiled
def n_available(s: State, pile: int) -> int:
    """Cards in the pile and its discards together (PRO-323)."""
    n = s.n_pile[pile] + s.n_hidden[pile]
    for kind in range(PILE_FIRST[pile], PILE_END[pile]):
        n += s.discard[kind]
    return n


@compiled
def reshuffle(s: State, pile: int) -> None:
    """The discards become the new draw pile (PRO-321)."""
    if n_available(s, pile) == 0:
        return
    if pile == Pile.OPES and s.face_down[0] == NOTHING:
        open_circles(s, pile)  # nobody holds production cards: nothing lies outside the new pile
    else:
        close_circle(s, pile)
    n = 0
    for kind in range(PILE_FIRST[pile], PILE_END[pile]):
        if pile == Pile.AEDIFICIUM and s.in_box:
            s.removed[kind] = s.pool[kind]  # what is left of the first pool never was in the pile
            s.pool[kind] = 0
        s.pool[kind] += s.discard[kind] + s.hidden[kind]
        n += s.discard[kind] + s.hidden[kind]
        s.discard[kind] = 0
        s.hidden[kind] = 0
    if pile == Pile.AEDIFICIUM:
        s.in_box = 0
    s.n_hidden[pile] = 0
    s.n_pile[pile] = n
    for fact in range(s.n_facts - 1, -1, -1):
        if s.fact_holder[fact] == DISCARDED and pile_of(s.fact_card[fact]) == pile:
            forget_fact(s, fact)
    note(s, Happened.RESHUFFLED, pile)


@compiled
def draw(s: State, pile: int) -> int:
    """The top card of a pile, reshuffled when it is empty (PRO-322); NOTHING when there is none at all."""
    if s.n_pile[pile] == 0:
        reshuffle(s, pile)
        if s.n_pile[pile] == 0:
            return NOTHING
    s.n_pile[pile] -= 1
    if pile == Pile.AEDIFICIUM:
        if s.n_top:
            kind = s.top[0]
            s.n_top -= 1
            for place in range(s.n_top):
                s.top[place] = s.top[place + 1]
            s.top[s.n_top] = NOTHING
            return kind
        # The card to be drawn still counts in the pool, as do the removed ones that nobody can tell apart.
        return rng.draw(s.rng, s.pool, 0, s.n_pile[pile] + 1 + s.in_box)
    return rng.draw(s.rng, s.pool, PILE_FIRST[pile], s.n_pile[pile] + 1)


@compiled
def join_hand(s: State, seat: int, card: int, openly: bool) -> None:
    """A card comes to a hand, openly or unseen by the others."""
    s.hand[seat, card] += 1
    s.n_hand[seat, hand_place(card)] += 1
    if openly:
        s.known[seat, card] += 1


@compiled
def leave_hand(s: State, seat: int, card: int) -> None:
    """A card is shown and leaves the hand."""
    if s.known[seat, card]:
        s.known[seat, card] -= 1
    else:
        s.reveals += 1
        uncover(s, seat, card)
    s.hand[seat, card] -= 1
    s.n_hand[seat, hand_place(card)] -= 1


@compiled
def n_in_hand(s: State, seat: int) -> int:
    """Cards in a hand."""
    return s.n_hand[seat, 0] + s.n_hand[seat, 1]
