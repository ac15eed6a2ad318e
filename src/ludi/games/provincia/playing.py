"""Phase 2: building, buying and the discounts (chapter 4)."""

from ludi.core.jit import compiled
from ludi.games.provincia.cards import leave_hand
from ludi.games.provincia.goods import give, receivable, receive
from ludi.games.provincia.state import NOTHING, No, Phase, State
from ludi.games.provincia.tables import (
    ASLEEP,
    CARCHESIUM,
    COST,
    DEFENCE,
    FIRST_DORMANT,
    LAID_ARCHITECTUS,
    MORALE,
    PERSONAL,
    PONS,
    PORTUS,
    PRICE,
    UNIQUE,
    WORTH,
    Good,
)


@compiled
def refuse_buy(s: State, good: int) -> No:
    """Why the actor may not buy a wood or a stone (PRO-404, 405)."""
    if s.goods[s.actor, Good.GOLD] < PRICE:
        return No.PRICE
    return No.OK if receivable(s, s.actor, good) > 0 else No.NOT_FOR_SALE


@compiled
def buy(s: State, good: int) -> None:
    """Two gold for a piece."""
    give(s, s.actor, Good.GOLD, PRICE)
    receive(s, s.actor, good, 1)


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
def refuse_waive(s: State, card: int, good: int) -> No:
    """Why the actor may not have this unit of the cost waived."""
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
def refuse_build(s: State, seat: int, card: int) -> No:
    """Why the seat may not build this card from its hand."""
    if UNIQUE[card] and (s.city[seat, card] or (card >= FIRST_DORMANT and s.city[seat, card + ASLEEP])):
        return No.UNIQUE
    if PONS <= card <= PORTUS and PERSONAL[s.city_of[seat]] != card:
        return No.WRONG_CITY
    return No.TOO_POOR if lacking_pieces(s, seat, card) else No.OK


@compiled
def begin_build(s: State, card: int) -> None:
    """Build at once, unless there is a choice of what the discount waives (DEC-5)."""
    leave_hand(s, s.actor, card)
    choices, last = 0, NOTHING
    for good in range(4):
        if refuse_waive(s, card, good) == No.OK:
            choices += 1
            last = good
    if choices > 1:
        s.pending = card
        s.phase = Phase.WAIVE
    else:
        build(s, card, last)


@compiled
def build(s: State, card: int, waived: int) -> None:
    """Pay all but the waived unit, gain the prestige, and what works at once (PRO-403, 411 to 413)."""
    seat = s.actor
    for good in range(4):
        give(s, seat, good, COST[card, good] - (1 if good == waived else 0))
    s.prestige[seat] += WORTH[card]
    if card >= FIRST_DORMANT:
        s.city[seat, card + ASLEEP] += 1
    else:
        s.city[seat, card] += 1
        s.morale[seat] += MORALE[card]
        s.defence[seat] += DEFENCE[card]
    s.pending = NOTHING
    s.phase = Phase.PLAY
