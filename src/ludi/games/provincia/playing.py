"""Phase 2: playing cards, buying, discounts and the hand limit (chapter 4)."""

from ludi.core.contract import OVER, Mask
from ludi.core.events import note
from ludi.core.jit import compiled

from . import senate
from .actions import PLAY
from .cards import leave_hand, n_in_hand
from .combat import begin_combat
from .events import Happened
from .goods import pay, raise_tracks, receivable, receive
from .rounds import seat_at
from .state import NOTHING, No, Phase, State
from .tables import (
    ASLEEP,
    CARCHESIUM,
    COST,
    DEFENCE,
    FIRST_DORMANT,
    HAND_LIMIT,
    HORREUM,
    LAID_ARCHITECTUS,
    MILITARY,
    MORALE,
    N_BUILDINGS,
    N_CARDS,
    PERSONAL,
    PONS,
    PORTUS,
    PRICE,
    UNIQUE,
    WAR,
    WORTH,
    Good,
    Track,
)
from .upkeep import upkeep


@compiled
def refuse_play(s: State, card: int) -> No:
    """Why the actor may not play this card."""
    if not s.hand[s.actor, card]:
        return No.NOT_IN_HAND
    if card < N_BUILDINGS:
        return refuse_build(s, s.actor, card)
    why = senate.refuse_senate(s, s.actor, card)
    return why if why != No.OK else senate.refuse_price(s, s.actor, card)


@compiled
def legal_plays(s: State, mask: Mask) -> None:
    """The cards in hand: few of all that could be."""
    for card in range(N_CARDS):
        if s.hand[s.actor, card]:
            mask[PLAY + card] = refuse_play(s, card) == No.OK


@compiled
def play_card(s: State, card: int) -> None:
    """A building or a senate card; it leaves the hand last, for what it does is sure, whoever knew of it."""
    seat = s.actor
    if card < N_BUILDINGS:
        begin_build(s, card)
    else:
        senate.play_senate(s, card)
    leave_hand(s, seat, card)


@compiled
def refuse_buy(s: State, choice: int) -> No:
    """Why the actor may not buy a wood or a stone (PRO-404, 405)."""
    if s.goods[s.actor, Good.GOLD] < PRICE:
        return No.PRICE
    return No.OK if receivable(s, s.actor, Good.WOOD + choice) > 0 else No.NOT_FOR_SALE


@compiled
def buy(s: State, choice: int) -> None:
    """Two gold for a piece."""
    note(s, Happened.BOUGHT, s.actor, Good.WOOD + choice)
    pay(s, s.actor, Good.GOLD, PRICE)
    receive(s, s.actor, Good.WOOD + choice, 1)


@compiled
def is_waivable(s: State, seat: int, card: int, good: int) -> bool:
    """Whether a discount of the seat covers a unit of this good in the cost (PRO-430 to 434)."""
    if COST[card, good] == 0:
        return False
    if s.city[seat, CARCHESIUM]:
        return True
    return good != Good.GOLD and s.laid[seat, LAID_ARCHITECTUS] > 0


@compiled
def shortfall(s: State, seat: int, card: int) -> int:
    """How many pieces of the full cost the seat lacks."""
    lacking = 0
    for good in range(4):
        if s.goods[seat, good] < COST[card, good]:
            lacking += COST[card, good] - s.goods[seat, good]
    return lacking


@compiled
def refuse_waive(s: State, good: int) -> No:
    """Why the actor may not save this unit of the cost of the pending building."""
    return refuse_saving(s, s.pending, good)


@compiled
def refuse_saving(s: State, card: int, good: int) -> No:
    """Why the actor may not have this unit of a card's cost waived."""
    if not is_waivable(s, s.actor, card, good):
        return No.NOT_IN_COST
    lacking = shortfall(s, s.actor, card)
    if lacking == 0 or (lacking == 1 and s.goods[s.actor, good] < COST[card, good]):
        return No.OK
    return No.TOO_POOR


@compiled
def lacking_pieces(s: State, seat: int, card: int) -> int:
    """How many pieces the seat lacks for a building when its discount saves it one of them."""
    lacking = shortfall(s, seat, card)
    if lacking:
        for good in range(4):
            if s.goods[seat, good] < COST[card, good] and is_waivable(s, seat, card, good):
                return lacking - 1
    return lacking


@compiled
def refuse_standing(s: State, seat: int, card: int) -> No:
    """Why the card cannot stand in the seat's city, whatever it costs."""
    if UNIQUE[card] and (s.city[seat, card] or (card >= FIRST_DORMANT and s.city[seat, card + ASLEEP])):
        return No.UNIQUE
    if PONS <= card <= PORTUS and PERSONAL[s.city_of[seat]] != card:
        return No.WRONG_CITY
    return No.OK


@compiled
def refuse_build(s: State, seat: int, card: int) -> No:
    """Why the seat may not build this card from its hand."""
    why = refuse_standing(s, seat, card)
    if why == No.OK and lacking_pieces(s, seat, card):
        return No.TOO_POOR
    return why


@compiled
def begin_build(s: State, card: int) -> None:
    """Build at once, unless there is a choice of what the discount waives (DEC-5)."""
    choices, last = 0, NOTHING
    for good in range(4):
        if refuse_saving(s, card, good) == No.OK:
            choices += 1
            last = good
    if choices > 1:
        s.pending = card
        s.phase = Phase.WAIVE
        note(s, Happened.PLAYED, s.actor, card)
    else:
        build(s, card, last)


@compiled
def waive(s: State, good: int) -> None:
    """The pending building with what its discount saves."""
    build(s, s.pending, good)


@compiled
def build(s: State, card: int, waived: int) -> None:
    """Pay all but the waived unit, gain the prestige, and what works at once (PRO-403, 411 to 413)."""
    seat = s.actor
    note(s, Happened.BUILT, seat, card)
    for good in range(4):
        pay(s, seat, good, COST[card, good] - (1 if good == waived else 0))
    if waived != NOTHING:
        note(s, Happened.SAVED, seat, waived)
    if WORTH[card]:
        s.prestige[seat] += WORTH[card]
        note(s, Happened.GAINED, seat, WORTH[card], Track.PRESTIGE)
    if card >= FIRST_DORMANT:
        s.city[seat, card + ASLEEP] += 1
    else:
        s.city[seat, card] += 1
        raise_tracks(s, seat, MORALE[card], DEFENCE[card], MILITARY[card])
    s.pending = NOTHING
    s.phase = Phase.PLAY


@compiled
def end_turn(s: State) -> None:
    """The next seat plays; after the last one hands are checked, or the game is over (PRO-441, 904)."""
    note(s, Happened.ENDED_TURN, s.actor)
    s.turn += 1
    if s.turn < s.seats:
        s.actor = seat_at(s, s.turn)
    elif s.final:
        s.actor = OVER
    else:
        s.turn = 0
        check_hands(s)


# The hand limit


@compiled
def check_hands(s: State) -> None:
    """From ``turn`` on, the next seat with too many cards discards; then the Gauls come (PRO-440, 441)."""
    while s.turn < s.seats:
        seat = seat_at(s, s.turn)
        if n_in_hand(s, seat) > HAND_LIMIT:
            s.actor = seat
            s.phase = Phase.DISCARD
            return
        s.turn += 1
    if WAR[s.rounds_done] == NOTHING:
        upkeep(s)
    else:
        begin_combat(s)


@compiled
def refuse_discard(s: State, card: int) -> No:
    """Why the actor may not discard this card."""
    if not s.hand[s.actor, card]:
        return No.NOT_TO_DISCARD
    return No.HORREUM_STAYS if card == HORREUM else No.OK


@compiled
def discard(s: State, card: int) -> None:
    """Face up on the discard pile of its kind (PRO-444)."""
    leave_hand(s, s.actor, card)
    s.discard[card] += 1
    note(s, Happened.DISCARDED, s.actor, card)
    check_hands(s)
