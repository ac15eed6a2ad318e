"""The senate cards (chapter 5).

A card leaves the hand when it is announced. While a choice about it is open it
is ``pending``; then it goes to the discards or stays before its owner.
"""

from ludi.core.events import note
from ludi.core.jit import compiled

from .actions import MIX
from .cards import draw, join_hand, leave_hand, n_available
from .events import FAN, Happened, fanned
from .goods import destroy, has_building, pay, raise_tracks, receivable, receive, resources
from .memory import recall, see
from .rounds import seat_at
from .state import NOBODY, NOTHING, No, Phase, State
from .tables import (
    AEDILES,
    AEDILES_COST,
    ARCHITECTUS,
    CONCUSSIO,
    CONIURATIO,
    CONSUETUDO,
    CORRUPTIO,
    CORRUPTIO_COST,
    FIRST_COMMERCIUM,
    FIRST_GLORIA,
    FIRST_PATRONUS,
    GOLD_COST,
    LAID_ARCHITECTUS,
    LAID_CONCUSSIO,
    LAID_CORRUPTIO,
    LAID_GLORIA,
    LAST_GLORIA,
    LAST_PATRONUS,
    LEGIO,
    LOOKED_AT,
    N_BUILDINGS,
    N_STANDING,
    PRAETOR,
    STANDING_WORTH,
    TRADE,
    VALUE,
    Good,
    Pile,
)


@compiled
def is_commercium(card: int) -> bool:
    """Whether this is one of the trades."""
    return FIRST_COMMERCIUM <= card < CONCUSSIO


@compiled
def is_gloria(card: int) -> bool:
    """Whether this is one of the four GLORIA cards."""
    return FIRST_GLORIA <= card <= LAST_GLORIA


@compiled
def is_patronus(card: int) -> bool:
    """Whether this is one of the three PATRONUS cards."""
    return FIRST_PATRONUS <= card <= LAST_PATRONUS


@compiled
def has_target(card: int) -> bool:
    """CONCUSSIO and CONIURATIO."""
    return CONCUSSIO <= card <= CONIURATIO


@compiled
def best_gloria(s: State, seat: int) -> int:
    """The value of the highest GLORIA before the seat, or 0 (PRO-546)."""
    for card in range(LAST_GLORIA, FIRST_GLORIA - 1, -1):
        if s.laid[seat, LAID_GLORIA + card - FIRST_GLORIA]:
            return VALUE[card]
    return 0


@compiled
def owes_tax(s: State, seat: int) -> bool:
    """Whether the seat pays tax this round (PRO-706)."""
    if s.laid[seat, LAID_CONCUSSIO]:
        return True
    return not s.praetor[seat] and not s.laid[seat, LAID_CORRUPTIO]


@compiled
def most_exchanges(s: State, seat: int, card: int) -> int:
    """How often a COMMERCIUM can be used: each exchange paid in full and yielding something (PRO-516, 517)."""
    paid, pay, got, get = TRADE[card, 0], TRADE[card, 1], TRADE[card, 2], TRADE[card, 3]
    yields = (receivable(s, seat, got) + get - 1) // get
    return min(s.goods[seat, paid] // pay, yields)


@compiled
def has_victim(s: State, seat: int) -> bool:
    """Whether an opponent has a building (PRO-526)."""
    for other in range(s.seats):
        if other != seat and has_building(s, other):
            return True
    return False


@compiled
def refuse_senate(s: State, seat: int, card: int) -> No:
    """Why the seat may not play this senate card of its hand, price apart (PRO-450)."""
    if card == AEDILES:
        return No.ONLY_REACTION
    if is_commercium(card):
        return No.OK if most_exchanges(s, seat, card) > 0 else No.NO_EXCHANGE
    if is_patronus(card):
        return No.OK if receivable(s, seat, TRADE[card, 2]) > 0 else No.NO_ROOM
    if is_gloria(card):
        return No.OK if VALUE[card] > best_gloria(s, seat) else No.NOT_HIGHER
    if card == ARCHITECTUS:
        return No.ALREADY_LAID if s.laid[seat, LAID_ARCHITECTUS] else No.OK
    if card == CONIURATIO:
        return No.OK if has_victim(s, seat) else No.NO_TARGET
    if card == CONSUETUDO:
        return No.OK if n_available(s, Pile.AEDIFICIUM) else No.NO_CARDS
    return refuse_late(s, seat, card)


@compiled
def refuse_late(s: State, seat: int, card: int) -> No:
    """The cards that serve only combat and taxes still to come."""
    if card == CORRUPTIO:
        if s.final:
            return No.TOO_LATE_CORRUPTIO
        if s.laid[seat, LAID_CORRUPTIO]:
            return No.CORRUPT_ALREADY
        return No.CONCUSSED_CORRUPTIO if s.laid[seat, LAID_CONCUSSIO] else No.OK
    if card == PRAETOR:
        if s.final:
            return No.TOO_LATE_PRAETOR
        if s.laid[seat, LAID_CONCUSSIO]:
            return No.CONCUSSED_PRAETOR
        return No.OK if owes_tax(s, seat) else No.TAX_FREE
    if not s.final:
        return No.OK
    if card == CONCUSSIO:
        return No.TOO_LATE_CONCUSSIO
    return No.TOO_LATE_LEGIO if card == LEGIO else No.TOO_LATE_CONSUL


@compiled
def refuse_price(s: State, seat: int, card: int) -> No:
    """Whether the seat can pay what the card costs."""
    if s.goods[seat, Good.GOLD] < GOLD_COST[card]:
        return No.TOO_POOR
    if card == CORRUPTIO and resources(s, seat) < CORRUPTIO_COST:
        return No.NO_BRIBE
    return No.OK


@compiled
def play_senate(s: State, card: int) -> None:
    """Announce a card, pay its gold, and resolve it as far as nothing is left to choose."""
    seat = s.actor
    note(s, Happened.PLAYED, seat, card)
    pay(s, seat, Good.GOLD, GOLD_COST[card])
    if is_commercium(card):
        s.pending = card
        s.phase = Phase.EXCHANGE
        if most_exchanges(s, seat, card) == 1:
            exchange(s, 1)
    elif has_target(card):
        s.pending = card
        begin_target(s)
    elif card == CONSUETUDO:
        s.pending = card
        look(s)
    elif card == CORRUPTIO:
        s.pending = card
        begin_corruption(s)
    elif is_gloria(card):
        s.laid[seat, LAID_GLORIA + card - FIRST_GLORIA] += 1
    elif card == ARCHITECTUS:
        s.laid[seat, LAID_ARCHITECTUS] += 1
    else:
        s.discard[card] += 1
        if is_patronus(card):
            receive(s, seat, TRADE[card, 2], TRADE[card, 3])
        elif card == PRAETOR:
            s.praetor[seat] = 1
            note(s, Happened.FREED, seat)
        else:
            raise_tracks(s, seat, 0, VALUE[card], 0)


@compiled
def finish(s: State) -> None:
    """The pending card is resolved and goes to the discards; its owner plays on."""
    s.discard[s.pending] += 1
    s.pending = NOTHING
    s.target = NOBODY
    s.aim = NOTHING
    s.phase = Phase.PLAY
    s.actor = seat_at(s, s.turn)


@compiled
def refuse_exchange(s: State, times: int) -> No:
    """Why the pending COMMERCIUM may not be used so often."""
    return No.TOO_OFTEN if times > most_exchanges(s, s.actor, s.pending) else No.OK


@compiled
def exchange(s: State, times: int) -> None:
    """Use the pending COMMERCIUM so many times (PRO-515)."""
    card = s.pending
    note(s, Happened.EXCHANGED, s.actor, times, card)
    pay(s, s.actor, TRADE[card, 0], times * TRADE[card, 1])
    receive(s, s.actor, TRADE[card, 2], times * TRADE[card, 3])
    finish(s)


# CONCUSSIO and CONIURATIO


@compiled
def refuse_target(s: State, target: int) -> No:
    """Why the pending card may not be aimed at this seat."""
    if target >= s.seats or target == s.actor:
        return No.NO_OPPONENT
    if s.pending == CONIURATIO and not has_building(s, target):
        return No.NO_TARGET
    return No.OK


@compiled
def begin_target(s: State) -> None:
    """Ask for the victim if there is more than one possible (DEC-7)."""
    choices, last = 0, NOBODY
    for other in range(s.seats):
        if refuse_target(s, other) == No.OK:
            choices += 1
            last = other
    if choices > 1:
        s.phase = Phase.TARGET
    else:
        aim_at(s, last)


@compiled
def aim_at(s: State, target: int) -> None:
    """CONCUSSIO stays before its victim (PRO-520); CONIURATIO asks for a building (DEC-8)."""
    note(s, Happened.AIMED, s.actor, target, s.pending)
    if s.pending == CONCUSSIO:
        s.laid[target, LAID_CONCUSSIO] += 1
        s.pending = NOTHING
        s.phase = Phase.PLAY
        return
    s.target = target
    choices, last = 0, NOTHING
    for standing in range(N_STANDING):
        if s.city[target, standing]:
            choices += 1
            last = standing
    if choices > 1:
        s.phase = Phase.DESTROY
    else:
        conspire(s, last)


@compiled
def refuse_conspire(s: State, standing: int) -> No:
    """Why CONIURATIO may not name this building."""
    return No.OK if s.city[s.target, standing] else No.NOT_STANDING


@compiled
def conspire(s: State, standing: int) -> None:
    """The building is named. A victim with 2 gold is asked, whether or not AEDILES is in hand: nobody learns (DEC-12)."""
    s.aim = standing
    if s.goods[s.target, Good.GOLD] >= AEDILES_COST:
        note(s, Happened.NAMED, s.actor, s.target, STANDING_WORTH[standing], standing)
        s.phase = Phase.REACT
        s.actor = s.target
    else:
        destroy(s, s.target, standing)
        finish(s)


@compiled
def refuse_aediles(s: State) -> No:
    """Why a building may not be kept with AEDILES (PRO-505, 507)."""
    return No.OK if s.hand[s.actor, AEDILES] else No.NO_AEDILES


@compiled
def react(s: State) -> None:
    """Two gold and AEDILES keep the building."""
    note(s, Happened.PROTECTED, s.actor)
    pay(s, s.actor, Good.GOLD, AEDILES_COST)
    leave_hand(s, s.actor, AEDILES)
    s.discard[AEDILES] += 1
    finish(s)


@compiled
def give_in(s: State) -> None:
    """The building falls (PRO-525)."""
    note(s, Happened.DECLINED, s.actor)
    destroy(s, s.target, s.aim)
    finish(s)


# CONSUETUDO


@compiled
def look(s: State) -> None:
    """Ten cards from the building pile for the player's eyes only (PRO-530, 531)."""
    s.reveals += 1
    seat, seer = s.actor, s.top_seer
    if s.n_top and seer != seat:
        recall(s, seer)
    s.top_seer = seat
    count = 0
    for _ in range(LOOKED_AT):
        ordered = s.n_top > 0
        kind = draw(s, Pile.AEDIFICIUM)
        if kind != NOTHING:
            s.looked[kind] += 1
            count += 1
            if not ordered or seer != seat:
                see(s, seat, kind, s.shuffles[Pile.AEDIFICIUM], ordered)
    note(s, Happened.LOOKED, seat, count)
    tell_looked(s, seat)
    s.phase = Phase.LOOK


@compiled
def tell_looked(s: State, seat: int) -> None:
    """The cards that CONSUETUDO shows, four to a sentence."""
    fan, n = 0, 0
    for kind in range(N_BUILDINGS):
        for _ in range(s.looked[kind]):
            fan = fanned(fan, n, kind)
            n += 1
            if n == FAN:
                note(s, Happened.SAW, seat, fan)
                fan, n = 0, 0
    if n:
        note(s, Happened.SAW, seat, fan)


@compiled
def refuse_looked(s: State, kind: int) -> No:
    """Why the actor may not keep this card, or put it back."""
    return No.OK if kind < N_BUILDINGS and s.looked[kind] else No.NOT_SEEN


@compiled
def keep_looked(s: State, kind: int) -> None:
    """One card to the hand; the others are put back."""
    s.looked[kind] -= 1
    join_hand(s, s.actor, kind, False)
    note(s, Happened.KEPT, s.actor, kind)
    s.phase = Phase.ORDER
    put_rest(s)


@compiled
def put_back(s: State, kind: int) -> None:
    """The next card from the top (DEC-11)."""
    put_next(s, kind)
    put_rest(s)


@compiled
def put_next(s: State, kind: int) -> None:
    """A card below those put back before it."""
    s.looked[kind] -= 1
    s.top[s.n_top] = kind
    s.n_top += 1
    s.n_pile[Pile.AEDIFICIUM] += 1
    note(s, Happened.PUT_BACK, s.actor, kind)


@compiled
def put_rest(s: State) -> None:
    """A last card needs no question; equal ones are asked for, or the others would learn that they are equal."""
    left, last = 0, NOTHING
    for kind in range(N_BUILDINGS):
        if s.looked[kind]:
            left += s.looked[kind]
            last = kind
    if left > 1:
        return
    if left:
        put_next(s, last)
    if s.n_top == 0:
        s.top_seer = NOBODY
    finish(s)


# CORRUPTIO


@compiled
def has_mix(s: State, seat: int, mix: int, amount: int) -> bool:
    """Whether the seat has these resources, and they are as many as it must pay."""
    for good in range(1, 4):
        if s.goods[seat, good] < MIX[mix, good]:
            return False
        amount -= MIX[mix, good]
    return amount == 0


@compiled
def only_mix(s: State, seat: int, amount: int) -> int:
    """The mix of so many resources that the seat can pay if there is just one, else NOTHING."""
    found, last = 0, NOTHING
    for mix in range(len(MIX)):
        if has_mix(s, seat, mix, amount):
            found += 1
            last = mix
    return last if found == 1 else NOTHING


@compiled
def begin_corruption(s: State) -> None:
    """Ask for the mix if there is a choice (DEC-9)."""
    mix = only_mix(s, s.actor, CORRUPTIO_COST)
    s.phase = Phase.PAY
    if mix != NOTHING:
        corrupt(s, mix)


@compiled
def refuse_bribe(s: State, mix: int) -> No:
    """Why CORRUPTIO may not be paid with these resources."""
    return No.OK if has_mix(s, s.actor, mix, CORRUPTIO_COST) else No.NO_BRIBE


@compiled
def corrupt(s: State, mix: int) -> None:
    """Pay, and owe no tax any more (PRO-540)."""
    note(s, Happened.CORRUPTED, s.actor)
    for good in range(1, 4):
        pay(s, s.actor, good, MIX[mix, good])
    s.laid[s.actor, LAID_CORRUPTIO] += 1
    s.pending = NOTHING
    s.phase = Phase.PLAY
