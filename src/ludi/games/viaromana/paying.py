"""Cards as payment (chapter 4, VIA-1002, VIA-1003)."""

from typing import Final

from ludi.core.jit import compiled
from ludi.core.layout import Ints, read_only

from .cards import lose_card
from .state import NOTHING, Build, No, State
from .tables import (
    CARDS_PER_TURN,
    CITY_COLOUR,
    N_CITIES,
    N_COLOURS,
    ROAD_COLOURS,
    SPACE_ROAD,
)

IS_PAIR: Final = read_only([1, 0, 1, 0, 1])  # by Build
IS_IN_CITY: Final = read_only([1, 1, 1, 0, 0])


@compiled
def colours_held(hands: Ints, seat: int, least: int) -> int:
    """The colours, as a set of bits, of which a seat has so many cards at least: in hand, or known to all."""
    n = 0  # a byte for each colour
    for card in range(N_CITIES):
        n += hands[seat, card] << (8 * CITY_COLOUR[card])
    found = 0
    for colour in range(N_COLOURS):
        if (n >> (8 * colour)) & 255 >= least:
            found |= 1 << colour
    return found


@compiled
def has_two_left(s: State) -> bool:
    """Whether two more cards may be played this turn (VIA-402)."""
    return s.played <= CARDS_PER_TURN - 2


@compiled
def has_joker(colours: int) -> bool:
    """Whether a set of colours has two members or more (VIA-451)."""
    return colours & (colours - 1) != 0


@compiled
def colours_of(build: int, site: int) -> int:
    """The colours, as a set of bits, that pay for a build other than a joker."""
    if IS_IN_CITY[build]:
        return 1 << CITY_COLOUR[site]
    road: int = SPACE_ROAD[site]
    return ROAD_COLOURS[road]


@compiled
def may_go_together(s: State, first: int, second: int) -> bool:
    """Whether the two cards pay for a castle (same colour) or a joker (different ones)."""
    same = CITY_COLOUR[first] == CITY_COLOUR[second]
    return same if s.pending == Build.CASTLE else not same


@compiled
def refuse_pay(s: State, card: int) -> No:
    """Why this card is not the next one to pay the pending build with (VIA-1002, VIA-1003)."""
    if not s.hand[s.actor, card]:
        return No.NOT_HELD
    is_pair = IS_PAIR[s.pending]
    if not is_pair or s.pending == Build.CASTLE:
        if not colours_of(s.pending, s.site) & (1 << CITY_COLOUR[card]):
            return No.WRONG_COLOUR
        if not is_pair:
            return No.OK
    if s.paid != NOTHING:
        if not may_go_together(s, s.paid, card):
            return No.SAME_COLOUR
        return No.OK if s.paid <= card else No.CARD_ORDER
    for second in range(card, N_CITIES):
        held = s.hand[s.actor, second] - (1 if second == card else 0)
        if held and may_go_together(s, card, second):
            return No.OK
    # The build can be paid, so this card has a partner: one that comes before it.
    return No.CARD_ORDER


@compiled
def can_pay(s: State, hands: Ints, build: int, site: int) -> bool:
    """Whether the actor has the cards for a build among these."""
    if build == Build.CASTLE:
        return colours_held(hands, s.actor, 2) & colours_of(build, site) != 0
    held = colours_held(hands, s.actor, 1)
    return has_joker(held) if IS_PAIR[build] else held & colours_of(build, site) != 0


@compiled
def spend(s: State, card: int) -> None:
    """Play one card in front (VIA-308)."""
    lose_card(s, s.actor, card)
    s.front[card] += 1
    s.played += 1
