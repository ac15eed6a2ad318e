"""Cards and piles (chapter 6).

The draw pile is a number of cards of each kind: a card is chosen when it is
drawn, which is the same as having shuffled first, and nothing undrawn is ever
fixed. Copies of a kind are told apart only to remember from which shuffle an
unseen card comes, since everybody saw what was shuffled (VIA-907).
"""

from ludi.core import rng
from ludi.core.events import note
from ludi.core.jit import compiled

from .events import Happened, with_card
from .state import IN_PILE, NOTHING, SHOWN, State
from .tables import CARD_FIRST, DISPLAY, HAND_LIMIT, N_CARDS, N_CITIES


@compiled
def hand_over(s: State, card: int, giver: int, taker: int) -> int:
    """A copy of a card changes its place; which copy it was."""
    copy: int = CARD_FIRST[card]
    while s.holder[copy] != giver:
        copy += 1
    s.holder[copy] = taker
    return copy


@compiled
def reshuffle(s: State) -> None:
    """The discard pile becomes the draw pile (VIA-601); cards in front of a player stay out (VIA-603)."""
    in_use = 0  # a set of bits
    for copy in range(N_CARDS):
        if s.holder[copy] != SHOWN:
            in_use |= 1 << s.dealt[copy]
    s.shuffle = 0
    while (in_use >> s.shuffle) & 1:
        s.shuffle += 1
    for card in range(N_CITIES):
        s.n_pile += s.discard[card]
        s.pile[card] = s.discard[card]
        for _ in range(s.discard[card]):
            s.dealt[hand_over(s, card, SHOWN, IN_PILE)] = s.shuffle
        s.discard[card] = 0
    if s.n_pile:
        note(s, Happened.RESHUFFLED, s.n_pile)


@compiled
def draw_card(s: State, taker: int) -> int:
    """The next card of the draw pile goes to a seat or is SHOWN; NOTHING if there is no card left at all."""
    if s.n_pile == 0:
        reshuffle(s)  # VIA-602: only now
    if s.n_pile == 0:
        return NOTHING  # VIA-604
    s.reveals += 1
    s.n_pile -= 1
    card = rng.draw(s.rng, s.pile, 0, s.n_pile + 1)
    hand_over(s, card, IN_PILE, taker)
    return card


@compiled
def draw_hidden(s: State, seat: int, n: int) -> None:
    """Up to n cards from the draw pile into a hand, as many as there are and as fit (VIA-804)."""
    number, cards = 0, 0
    for _ in range(min(n, room_in(s, seat))):
        if s.n_pile == 0 and number:
            note(s, Happened.DREW, seat, number, cards)  # those before the reshuffle
            number, cards = 0, 0
        card = draw_card(s, seat)
        if card == NOTHING:
            break
        s.hand[seat, card] += 1
        s.n_hand[seat] += 1
        number, cards = number + 1, with_card(cards, card)
    note(s, Happened.DREW, seat, number, cards)


@compiled
def room_in(s: State, seat: int) -> int:
    """How many more cards a hand takes: all there are but with the stubborn hand (VIA-313, VIA-801)."""
    return HAND_LIMIT - s.n_hand[seat] if s.stubborn_hand else N_CARDS


@compiled
def cards_left(s: State) -> int:
    """How many cards can still be drawn, those of the discard pile included (VIA-601)."""
    n: int = s.n_pile
    for card in range(N_CITIES):
        n += s.discard[card]
    return n


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
        hand_over(s, card, seat, SHOWN)
        s.reveals += 1


@compiled
def n_open(s: State) -> int:
    """How many cards the open display holds."""
    n = 0
    for place in range(DISPLAY):
        n += s.display[place] != NOTHING
    return n


@compiled
def refill_display(s: State) -> None:
    """Fill the open display from the draw pile (VIA-527)."""
    cards = 0
    for place in range(DISPLAY):
        if s.display[place] == NOTHING:
            if s.n_pile == 0 and cards:
                note(s, Happened.LAID_OUT, cards)  # those before the reshuffle
                cards = 0
            s.display[place] = draw_card(s, SHOWN)
            if s.display[place] != NOTHING:
                cards = with_card(cards, s.display[place])
    if cards:
        note(s, Happened.LAID_OUT, cards)
