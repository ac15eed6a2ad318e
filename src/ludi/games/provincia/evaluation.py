"""How good a position looks to a seat: its expected final score in hundredths of a point.

What is won counts in full. To it we add what the seat can expect of its goods
(a resource is worth about two thirds of a point while there is time to build),
of the cards in its hand, of the income still to come, and we take off the
battles it is likely to lose and the taxes it will owe. The constants were set
by playing greedy players against each other.
"""

from typing import Final

from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi.core.layout import read_only

from .combat import military
from .drafting import chooser
from .goods import receivable
from .playing import lacking_pieces, refuse_standing
from .scoring import score
from .senate import best_gloria, is_commercium, is_gloria, is_patronus
from .state import NOTHING, No, Phase, State
from .tables import (
    ACTIVATION_GOLD,
    AEDILES,
    AQUAEDUCTUS,
    ARCHITECTUS,
    ASLEEP,
    CARCHESIUM,
    CONIURATIO,
    CONSUETUDO,
    CORRUPTIO,
    COST,
    DEFENCE,
    FACE_UP,
    FIRST_DORMANT,
    FIRST_OPES,
    GOLD_COST,
    GOLD_PER_PRESTIGE,
    INCOME,
    LAID_ARCHITECTUS,
    LAID_CONCUSSIO,
    LAID_CORRUPTIO,
    LOWER,
    LOWEST_DEFENCE,
    LOWEST_MORALE,
    MILITARY,
    MORALE,
    N_BUILDINGS,
    N_CARDS,
    N_VALUES,
    PRAETOR,
    QUAESTOR,
    ROUNDS,
    TOKEN_VALUE,
    UNIQUE,
    VALUE,
    WAR,
    WORTH,
    Good,
)

POINT: Final = 100
COIN: Final = 70  # a gold while there is time to spend it
PIECE: Final = 65  # a resource
PLENTY: Final = 7  # more pieces of one kind than this are worth half
LOST_BATTLE: Final = 260
BATTLE_RISK: Final = read_only([100, 95, 85, 70, 52, 33, 15, 5, 1, 0])  # percent, by strength 1 to 10
STRENGTH: Final = 45  # a point of strength, where no battle is looked at
DISCOUNT: Final = 90  # a discount, each round
TAX: Final = 60

PARTS: Final = ("prestige", "goods", "income", "buildings", "hand", "offer", "battles", "taxes")
"""What ``parts`` tells, in its order."""


@compiled
def incomes_left(s: State) -> int:
    """How many times Phase 5 is still to come."""
    return 0 if s.final or s.actor == OVER else ROUNDS - s.rounds_done


@compiled
def turns_left(s: State, seat: int) -> int:
    """How many play turns the seat has, the one going on included."""
    if s.actor == OVER:
        return 0
    place = (seat - s.start) % s.seats
    if s.final:
        return 1 if place >= s.turn else 0
    if s.phase <= Phase.TAKE:
        return ROUNDS - s.rounds_done + 1
    if s.phase < Phase.DISCARD and place >= s.turn:
        return ROUNDS - s.rounds_done + 1
    return ROUNDS - s.rounds_done


@compiled
def evaluate(s: State, seat: int) -> int:
    """The seat's expected final score in hundredths."""
    prestige, goods, income, city, hand, offer, battles, dues = parts(s, seat)
    return prestige + goods + income + city + hand + offer + battles + dues


@compiled
def parts(s: State, seat: int) -> tuple[int, ...]:
    """What the evaluation is the sum of, in hundredths."""
    turns = turns_left(s, seat)
    if turns == 0:
        return POINT * score(s, seat), 0, 0, 0, 0, 0, 0, 0
    prestige = POINT * (s.prestige[seat] + best_gloria(s, seat))
    goods, income = goods_worth(s, seat, turns), income_worth(s, seat)
    city, hand = lasting_worth(s, seat), hand_worth(s, seat, turns)
    offer = best_take(s, seat, turns) if s.phase == Phase.TAKE and s.actor == seat else 0
    return prestige, goods, income, city, hand, offer, -battle_risk(s, seat), -taxes(s, seat)


@compiled
def good_worth(good: int, turns: int) -> int:
    """A piece of a good: in the last turn less, for not all of it can be used."""
    if good == Good.GOLD:
        return COIN if turns > 1 else POINT // GOLD_PER_PRESTIGE
    return PIECE if turns > 1 else PIECE // 4


@compiled
def goods_worth(s: State, seat: int, turns: int) -> int:
    """Gold and resources held."""
    worth = s.goods[seat, Good.GOLD] * good_worth(Good.GOLD, turns)
    for good in range(Good.CLAY, Good.STONE + 1):
        held = s.goods[seat, good]
        worth += min(held, PLENTY) * good_worth(good, turns)
        worth += max(0, held - PLENTY) * good_worth(good, turns) // 2
    return worth


@compiled
def income_worth(s: State, seat: int) -> int:
    """What the buildings of the city will still bring."""
    rounds = incomes_left(s)
    worth = 0
    for card in range(FIRST_DORMANT):
        if s.city[seat, card]:
            for good in range(4):
                worth += s.city[seat, card] * INCOME[card, good] * rounds * 55
    return worth


@compiled
def lasting_worth(s: State, seat: int) -> int:
    """A discount, and what dormant buildings promise."""
    rounds = incomes_left(s)
    worth = DISCOUNT * rounds if s.city[seat, CARCHESIUM] or s.laid[seat, LAID_ARCHITECTUS] else 0
    if rounds:
        for card in range(FIRST_DORMANT, N_BUILDINGS):
            asleep = s.city[seat, card + ASLEEP]
            if asleep:
                gain = activation_worth(card, rounds) - POINT
                worth += asleep * max(0, gain) * 8 // 10
    return worth


@compiled
def activation_worth(card: int, rounds: int) -> int:
    """What a dormant building brings when it is activated."""
    gain = ACTIVATION_GOLD[card] * (COIN if rounds > 1 else POINT // GOLD_PER_PRESTIGE)
    if rounds > 1:
        gain += STRENGTH * (MORALE[card] + DEFENCE[card] + MILITARY[card] * 2)
    return gain


@compiled
def battle_risk(s: State, seat: int) -> int:
    """The expected loss in the battles to come, if nothing is done for the defence any more."""
    risk = 0
    first = s.rounds_done
    if s.phase >= Phase.LOSE:
        first += 1  # this round's battle is fought
    if s.final:
        first = ROUNDS
    soldiers = military(s, seat)
    for number in range(first, ROUNDS):
        if WAR[number] != NOTHING:
            # Before this round's upkeep nothing has fallen yet; after it, one less.
            falls = number - s.rounds_done - (1 if s.phase == Phase.ACTIVATE else 0)
            morale = max(LOWEST_MORALE, s.morale[seat] - falls) + s.city[seat, AQUAEDUCTUS] * falls
            strength = morale + max(LOWEST_DEFENCE, s.defence[seat] - falls) + soldiers
            if number == first:
                strength += token_help(s, seat)
            # A battle far ahead leaves time to prepare.
            risk += LOST_BATTLE * BATTLE_RISK[min(9, max(0, strength - 1))] // (100 + 30 * falls)
    return risk


@compiled
def token_help(s: State, seat: int) -> int:
    """What the seat's own secret token does for it."""
    token = s.chosen[seat]
    if token == NOTHING or token // N_VALUES != seat:
        return 0
    return TOKEN_VALUE[token]


@compiled
def taxes(s: State, seat: int) -> int:
    """The taxes still due; a seat without gold fears for its prestige."""
    rounds = incomes_left(s) - (1 if s.phase == Phase.ACTIVATE else 0)
    if rounds <= 0:
        return 0
    if not s.laid[seat, LAID_CONCUSSIO]:
        if s.laid[seat, LAID_CORRUPTIO]:
            return 0
        if s.praetor[seat] and s.phase != Phase.ACTIVATE:
            rounds -= 1
            return TAX * rounds
    fear = 130 if s.goods[seat, Good.GOLD] == 0 else 0
    return TAX * rounds + fear


@compiled
def hand_worth(s: State, seat: int, turns: int) -> int:
    """What the hand promises."""
    worth = 0
    for card in range(N_CARDS):
        if s.hand[seat, card]:
            n = 1 if card < N_BUILDINGS and UNIQUE[card] else s.hand[seat, card]
            worth += n * card_worth(s, seat, card, turns)
    return worth


@compiled
def card_worth(s: State, seat: int, card: int, turns: int) -> int:
    """What a hand card promises, its cost taken off."""
    if card >= N_BUILDINGS:
        return senate_worth(s, seat, card, turns)
    if refuse_standing(s, seat, card) != No.OK:
        return 0
    rounds = incomes_left(s)
    gain = POINT * WORTH[card]
    for good in range(4):
        gain += INCOME[card, good] * rounds * 55 - COST[card, good] * good_worth(good, turns)
    if card >= FIRST_DORMANT:
        gain += max(0, activation_worth(card, rounds) - POINT) * 8 // 10
    elif rounds > 1:
        gain += STRENGTH * (MORALE[card] + DEFENCE[card] + MILITARY[card] * 2)
    if card == CARCHESIUM:
        gain += DISCOUNT * max(0, rounds - 1)
    lacking = lacking_pieces(s, seat, card)
    # The more is missing and the fewer turns are left, the less likely it is ever built.
    chance = 80 - (lacking * 60) // (1 + turns) if lacking else 85
    return max(0, gain) * max(0, chance) // 100


@compiled
def senate_worth(s: State, seat: int, card: int, turns: int) -> int:
    """What a senate card promises."""
    if is_gloria(card):
        return max(0, POINT * (VALUE[card] - best_gloria(s, seat)) - 2 * good_worth(Good.GOLD, turns)) * 8 // 10
    if is_patronus(card):
        return 2 * good_worth(Good.WOOD, turns)
    if is_commercium(card):
        return 60
    if card == AEDILES:
        return 70 if turns > 1 else 20
    if card == CONSUETUDO:
        return 60
    if card == CONIURATIO:
        return 20
    rounds = incomes_left(s)
    if card == ARCHITECTUS:
        if s.laid[seat, LAID_ARCHITECTUS] or s.city[seat, CARCHESIUM]:
            return 0
        return max(0, DISCOUNT * rounds - 4 * COIN)
    if card == PRAETOR:
        return 40 if rounds else 0
    if card == CORRUPTIO:
        return max(0, TAX * rounds - 3 * PIECE)
    # CONCUSSIO helps nobody directly; CONSUL and LEGIO raise the defence.
    return max(0, 70 * VALUE[card] - GOLD_COST[card] * COIN // 3) if rounds else 0


@compiled
def best_take(s: State, seat: int, turns: int) -> int:
    """The best face-up card for a seat that is to take one."""
    best = 0
    for place in range(FACE_UP):
        kind = s.face_up[place]
        if kind == NOTHING:
            continue
        worth = 0
        if kind >= FIRST_OPES:
            for good in range(4):
                printed = QUAESTOR[kind - FIRST_OPES, good] if seat == chooser(s) else LOWER[kind - FIRST_OPES, good]
                worth += min(printed, receivable(s, seat, good)) * good_worth(good, turns)
        else:
            worth = card_worth(s, seat, kind, turns)
        best = max(best, worth)
    return best
