"""Phase 3: combat (chapter 6)."""

from ludi.core import rng
from ludi.core.contract import Mask
from ludi.core.events import note
from ludi.core.jit import compiled

from .actions import MIX, TOKEN
from .cards import leave_hand
from .events import Happened
from .goods import MORALE, PRESTIGE, destroy, give, lose_prestige, resources
from .rounds import seat_at
from .senate import has_mix, only_mix
from .state import NOTHING, Fate, No, Phase, State
from .tables import (
    AEDILES,
    AMOUNTS,
    BELLUM_COUNT,
    BELLUM_FIRST,
    CARD_OF,
    CLASS,
    FALLBACK_GOLD,
    FALLBACK_PRESTIGE,
    GAULS,
    LOWEST_MORALE,
    MILITARY,
    N_STANDING,
    N_TOKENS,
    N_VALUES,
    PENALTIES,
    PENALTY_CLASS,
    TOKEN_VALUE,
    WAR,
    Good,
    Penalty,
)
from .upkeep import upkeep


@compiled
def begin_combat(s: State) -> None:
    """Everybody chooses a token in secret (PRO-602)."""
    for seat in range(s.seats):
        s.fate[seat] = Fate.OPEN
        s.strength[seat] = 0
    note(s, Happened.MUSTERED, s.rounds_done + 1)
    s.turn = 0
    s.phase = Phase.TOKEN
    s.actor = s.start


@compiled
def token_of(colour: int, value: int) -> int:
    """The number of a token."""
    token = colour * N_VALUES
    while TOKEN_VALUE[token] != value:
        token += 1
    return token


@compiled
def refuse_token(s: State, colour: int, value: int) -> No:
    """Why the actor may not choose this token."""
    return No.OK if s.tokens[s.actor, token_of(colour, value)] else No.NO_TOKEN


@compiled
def legal_tokens(s: State, mask: Mask) -> None:
    """The tokens held; their codes stand in the order of their numbers."""
    for token in range(N_TOKENS):
        mask[TOKEN + token] = s.tokens[s.actor, token] > 0


@compiled
def choose_token(s: State, colour: int, value: int) -> None:
    """Kept secret until all have chosen."""
    s.chosen[s.actor] = token_of(colour, value)
    note(s, Happened.CHOSE_TOKEN, s.actor, colour, value)
    s.turn += 1
    if s.turn < s.seats:
        s.actor = seat_at(s, s.turn)
    else:
        meet_gauls(s)


@compiled
def military(s: State, seat: int) -> int:
    """The sum of the military bonuses in a city (PRO-609)."""
    total = 0
    for standing in range(N_STANDING):
        total += s.city[seat, standing] * MILITARY[standing]
    return total


@compiled
def meet_gauls(s: State) -> None:
    """Turn up the tokens and the BELLUM card, and compute all strengths (PRO-603 to 605, 610)."""
    s.reveals += 1
    for seat in range(s.seats):
        token = s.chosen[seat]
        s.tokens[seat, token] -= 1
        s.shown[token] += 1
        s.spent[token] += 1
        s.chosen[seat] = NOTHING
    for token in range(N_TOKENS):  # mixed: nobody learns who played which (PRO-602)
        for _ in range(s.shown[token]):
            note(s, Happened.TOKEN_SHOWN, token // N_VALUES, TOKEN_VALUE[token])
    war = WAR[s.rounds_done]
    s.bellum[war] = BELLUM_FIRST[war] + rng.below(s.rng, BELLUM_COUNT[war])  # PRO-217, drawn when it is turned up
    card = s.bellum[war]
    first, second = PENALTIES[card, 0], PENALTIES[card, 1]
    note(s, Happened.GAULS, GAULS[card], AMOUNTS[card, 0], AMOUNTS[card, 1], card, first, second)
    for seat in range(s.seats):
        s.strength[seat] = s.defence[seat] + s.morale[seat] + military(s, seat)
    for token in range(N_TOKENS):
        if s.shown[token]:
            s.strength[token // N_VALUES] += s.shown[token] * TOKEN_VALUE[token]
    s.turn = 0
    fight(s)


@compiled
def fight(s: State) -> None:
    """From ``turn`` on, the losers pay in turn order; whoever has a choice is asked (PRO-606, 610)."""
    gauls = GAULS[s.bellum[WAR[s.rounds_done]]]
    while s.turn < s.seats:
        seat = seat_at(s, s.turn)
        if s.strength[seat] >= gauls:
            s.fate[seat] = Fate.WON
            note(s, Happened.BATTLE_WON, seat, s.strength[seat], gauls)
        else:
            note(s, Happened.BATTLE_LOST, seat, s.strength[seat], gauls)
            pay_or_ask(s, seat)
            if s.due != NOTHING:
                return
        s.turn += 1
    upkeep(s)


@compiled
def has_class(s: State, seat: int, kind: int) -> bool:
    """Whether a building of this class stands in the city, dormant or not (PRO-623)."""
    for standing in range(N_STANDING):
        if s.city[seat, standing] and CLASS[CARD_OF[standing]] == kind:
            return True
    return False


@compiled
def can_pay(s: State, seat: int, penalty: int, amount: int) -> bool:
    """Whether a penalty can be paid in full (PRO-621, 625, 626)."""
    if penalty == Penalty.RESOURCES:
        return resources(s, seat) >= amount
    if penalty == Penalty.STONE:
        return s.goods[seat, Good.STONE] >= amount
    if penalty == Penalty.GOLD:
        return s.goods[seat, Good.GOLD] >= amount
    if penalty == Penalty.MORALE:
        return s.morale[seat] - amount >= LOWEST_MORALE
    if penalty == Penalty.PRESTIGE:
        return True
    return has_class(s, seat, PENALTY_CLASS[penalty])


@compiled
def pay_or_ask(s: State, seat: int) -> None:
    """The first penalty that can be paid is due (PRO-620), or else the fallback (PRO-622)."""
    card = s.bellum[WAR[s.rounds_done]]
    for place in range(2):
        if can_pay(s, seat, PENALTIES[card, place], AMOUNTS[card, place]):
            ask_or_take(s, seat, card, place)
            return
    note(s, Happened.FALLBACK, seat)
    if s.goods[seat, Good.GOLD] >= FALLBACK_GOLD:
        take_penalty(s, seat, Penalty.GOLD, FALLBACK_GOLD)
        s.fate[seat] = Fate.FALLBACK_GOLD
    else:
        take_penalty(s, seat, Penalty.PRESTIGE, FALLBACK_PRESTIGE)
        s.fate[seat] = Fate.FALLBACK_PRESTIGE


@compiled
def ask_or_take(s: State, seat: int, card: int, place: int) -> None:
    """Take a penalty that leaves no choice, or ask; buildings are always asked for, so that AEDILES stay secret."""
    penalty, amount = PENALTIES[card, place], AMOUNTS[card, place]
    if penalty <= Penalty.PRESTIGE_BUILDING:
        ask(s, seat, place, Phase.LOSE)
    elif penalty == Penalty.RESOURCES and only_mix(s, seat, amount) == NOTHING:
        ask(s, seat, place, Phase.GIVE)
    else:
        take_penalty(s, seat, penalty, amount)


@compiled
def take_penalty(s: State, seat: int, penalty: int, amount: int) -> None:
    """A penalty without a choice, which is the loser's fate."""
    if penalty == Penalty.RESOURCES:
        lose_mix(s, seat, only_mix(s, seat, amount))
    elif penalty == Penalty.STONE or penalty == Penalty.GOLD:
        lose_goods(s, seat, Good.STONE if penalty == Penalty.STONE else Good.GOLD, amount)
    elif penalty == Penalty.MORALE:
        s.morale[seat] -= amount
        note(s, Happened.TAKEN, seat, amount, MORALE)
    else:
        lose_prestige(s, seat, amount)
        note(s, Happened.TAKEN, seat, amount, PRESTIGE)
    s.fate[seat] = penalty


@compiled
def lose_goods(s: State, seat: int, good: int, amount: int) -> None:
    """What the Gauls take goes to the supply (PRO-624, 627)."""
    if amount:
        give(s, seat, good, amount)
        note(s, Happened.TAKEN, seat, amount, good)


@compiled
def lose_mix(s: State, seat: int, mix: int) -> None:
    """Resources in a mix."""
    for good in range(Good.CLAY, Good.STONE + 1):
        lose_goods(s, seat, good, MIX[mix, good])


@compiled
def ask(s: State, seat: int, place: int, phase: int) -> None:
    """The loser chooses what to pay for a penalty of the card."""
    s.due = place
    s.phase = phase
    s.actor = seat


@compiled
def refuse_lose(s: State, standing: int) -> No:
    """Why the loser may not give up this building."""
    if not s.city[s.actor, standing]:
        return No.NOT_IN_CITY
    wanted = PENALTY_CLASS[PENALTIES[s.bellum[WAR[s.rounds_done]], s.due]]
    return No.OK if CLASS[CARD_OF[standing]] == wanted else No.WRONG_CLASS


@compiled
def lose_building(s: State, standing: int) -> None:
    """The building returns to the hand (PRO-623)."""
    destroy(s, s.actor, standing)
    settle(s, Fate.BUILDING)


@compiled
def protect(s: State) -> None:
    """AEDILES cost nothing against the Gauls and settle the penalty (PRO-505, 506)."""
    leave_hand(s, s.actor, AEDILES)
    s.discard[AEDILES] += 1
    note(s, Happened.PROTECTED, s.actor)
    settle(s, Fate.PROTECTED)


@compiled
def refuse_give(s: State, mix: int) -> No:
    """Why the loser may not pay with these resources."""
    amount = AMOUNTS[s.bellum[WAR[s.rounds_done]], s.due]
    return No.OK if has_mix(s, s.actor, mix, amount) else No.NOT_HELD


@compiled
def give_resources(s: State, mix: int) -> None:
    """A mix of the loser's choice (PRO-624)."""
    lose_mix(s, s.actor, mix)
    settle(s, Fate.RESOURCES)


@compiled
def settle(s: State, fate: int) -> None:
    """The loser has paid; on to the next battle."""
    s.fate[s.actor] = fate
    s.due = NOTHING
    s.turn += 1
    fight(s)
