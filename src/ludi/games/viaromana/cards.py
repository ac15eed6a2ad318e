"""Cards and piles (chapter 6).

The draw pile is a number of cards of each kind: a card is chosen when it is
drawn, which is the same as having shuffled first, and nothing undrawn is ever
fixed.
"""

from ludi.core import rng
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.viaromana.state import NOTHING, State
from ludi.games.viaromana.tables import DISPLAY, HAND_LIMIT, N_CITIES


@compiled
def pick(luck: Ints, cards: Ints, n: int) -> int:
    """Take a random card out of n cards counted by kind."""
    left = rng.below(luck, n)
    card = 0
    while left >= cards[card]:
        left -= cards[card]
        card += 1
    cards[card] -= 1
    return card


@compiled
def draw_card(s: State) -> int:
    """The next card of the draw pile, or NOTHING if there is no card left at all."""
    if s.n_pile == 0:
        # VIA-601: only now is the discard pile shuffled; cards in front of a player stay out (VIA-603).
        for card in range(N_CITIES):
            s.n_pile += s.discard[card]
            s.pile[card] = s.discard[card]
            s.discard[card] = 0
    if s.n_pile == 0:
        return NOTHING  # VIA-604
    s.reveals += 1
    s.n_pile -= 1
    return pick(s.rng, s.pile, s.n_pile + 1)


@compiled
def draw_hidden(s: State, seat: int, n: int) -> None:
    """Up to n cards from the draw pile into a hand, as many as there are and as fit (VIA-804)."""
    for _ in range(n):
        if is_full(s, seat):
            return
        card = draw_card(s)
        if card == NOTHING:
            return
        s.hand[seat, card] += 1
        s.n_hand[seat] += 1


@compiled
def is_full(s: State, seat: int) -> bool:
    """Whether the hand takes no more cards: only with the stubborn hand (VIA-801, VIA-313)."""
    return s.stubborn_hand == 1 and s.n_hand[seat] >= HAND_LIMIT


@compiled
def take_open(s: State, seat: int, card: int) -> None:
    """An open card goes into a hand, and everybody saw it (VIA-904)."""
    place = 0
    while s.display[place] != card:
        place += 1
    s.display[place] = NOTHING
    s.hand[seat, card] += 1
    s.seen[seat, card] += 1
    s.n_hand[seat] += 1


@compiled
def lose_card(s: State, seat: int, card: int) -> None:
    """A card leaves a hand and is shown; a card that was seen to be there tells nothing new."""
    s.hand[seat, card] -= 1
    s.n_hand[seat] -= 1
    if s.seen[seat, card]:
        s.seen[seat, card] -= 1
    else:
        s.reveals += 1


@compiled
def is_display_empty(s: State) -> bool:
    """Whether no open card is left."""
    for place in range(DISPLAY):
        if s.display[place] != NOTHING:
            return False
    return True


@compiled
def refill_display(s: State) -> None:
    """Fill the open display from the draw pile (VIA-527)."""
    for place in range(DISPLAY):
        if s.display[place] == NOTHING:
            s.display[place] = draw_card(s)
