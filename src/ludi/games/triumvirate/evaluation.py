"""How good a position looks: each character's strength, and the chance of sole power that follows.

Strength counts what is nearest to a victory (tracks, provinces, citizens) and
what feeds it (gold, legions, servants, weapons). The active character also
counts what it can still do in this turn: its best actions from a province
within reach, or its best attack. Chances go with a power of the strengths.
"""

from enum import IntEnum
from typing import Final

import numpy as np

from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi.core.layout import Ints, read_only

from .calendar import last_of_the_year, most_citizens
from .characters import leads, n_provinces, would_lead
from .movement import refuse_march
from .odds import odds
from .scoring import VICTORY
from .state import NOBODY, NOWHERE, No, Phase, State
from .tables import (
    BASE_COST,
    CITIZENS_TO_WIN,
    COST_LIGHT,
    COST_LOADED,
    GOAL,
    KIND,
    LEGION_LIMIT,
    MOVEMENT,
    N_PROVINCES,
    OFFERED,
    PROVINCES_TO_WIN,
    SURCHARGE,
    TURNS_A_YEAR,
    Deed,
    Track,
)


class W(IntEnum):
    """What counts, by place in ``WEIGHTS``."""

    FIELD = 0  # on a track
    FIELDS = 1  # tenths of the square of both tracks
    PROVINCE = 2
    CONQUEST = 3  # the square of provinces beyond five
    CITIZEN = 4
    CONSUL = 5
    CONSUL_CITIZENS = 6  # tenths of the square, with a consul card
    ELECTION = 7  # ahead in the forum, as the election comes near
    SECOND = 8  # the same with a consul card
    GOLD = 9  # in hand
    LYING = 10  # gold in a province
    LEGION = 11  # up to the limit of a province
    SERVANT = 12
    WEAPON = 13  # in the bag
    PRODUCING = 14  # a province that will produce in the next supply phase
    THREAT = 15  # could win in its next turn


# Found by letting greedy players with varied weights play one another.
WEIGHTS: Final = read_only([112, 30, 15, 24, 46, 48, 44, 8, 47, 23, 16, 4, 8, 6, 4, 138], np.int16)
BASE: Final = 150
SURE: Final = 3000
"""The strength of somebody who can win in this turn."""
POWER: Final = 4

PARTS: Final = ("tracks", "citizens", "election", "gold", "legions", "supply", "provinces", "turn", "threat")
"""What ``parts`` tells, in its order."""


@compiled
def evaluate(s: State, seat: int) -> int:
    """The seat's chance of sole power, in hundredths of a percent."""
    return evaluate_by(s, seat, WEIGHTS)


@compiled
def evaluate_by(s: State, seat: int, w: Ints) -> int:
    """The same with other weights."""
    if s.actor == OVER:
        return 100 * VICTORY if s.seat_of[s.winner] == seat else 0
    mine, total = 0, 0
    for character in range(s.seats):
        tracks, citizens, election, gold, legions, supply, provinces, turn, threat = strengths(s, character, w)
        worth = BASE + tracks + citizens + election + gold + legions + supply + provinces + turn + threat
        power = max(1, worth) ** POWER
        total += power
        if s.seat_of[character] == seat:
            mine = power
    return min(mine // max(1, total // (100 * VICTORY)), 100 * VICTORY)  # in this order, for 64 bits


@compiled
def threatens(s: State, character: int, w: Ints) -> bool:
    """Whether a character who waits for its turn could win in it: by actions, or by one conquest."""
    if n_provinces(s, character) == PROVINCES_TO_WIN - 1:
        return True
    return reach_worth(s, character, s.at[character], MOVEMENT, 0, w) > SURE // 2


@compiled
def parts(s: State, seat: int) -> tuple[int, ...]:
    """What the strength of the seat's character is the sum of, beside ``BASE``; at the end, the victory alone."""
    if s.actor == OVER:
        return 0, 0, 0, 0, 0, 0, 0, SURE if s.seat_of[s.winner] == seat else 0, 0
    character = 0
    while s.seat_of[character] != seat:
        character += 1
    return strengths(s, character, WEIGHTS)


@compiled
def strengths(s: State, character: int, w: Ints) -> tuple[int, ...]:
    """What the character has, and what it can still do in this turn or threatens to do in its next: see ``PARTS``."""
    tracks = fields_worth(s.competence[character, 0] + s.competence[character, 1], w)
    citizens = citizens_worth(s.citizens[character], s.consul[character] > 0, w)
    election = 0
    if most_citizens(s, last_of_the_year(s)) == character:
        near = TURNS_A_YEAR[s.seats] + 1 - s.calendar
        election = (w[W.SECOND] if s.consul[character] else w[W.ELECTION]) * near // TURNS_A_YEAR[s.seats]
    gold = w[W.GOLD] * s.hand[character]
    legions = w[W.WEAPON] * s.bag[character]
    supply, held = 0, 0
    for province in range(N_PROVINCES):
        if s.owner[province] != character:
            continue
        held += 1
        legions += w[W.LEGION] * min(s.legions[province], LEGION_LIMIT)
        gold += w[W.LYING] * s.gold[province]
        if s.servants[province]:
            supply += w[W.SERVANT]
        elif s.governor_on[province]:
            supply += w[W.PRODUCING]
    turn, threat = 0, 0
    if character == s.character and s.phase != Phase.CONSUL:
        turn = min(prospects(s, w), SURE)
    elif threatens(s, character, w):
        threat = 0 + w[W.THREAT]
    return tracks, citizens, election, gold, legions, supply, provinces_worth(held, w), turn, threat


@compiled
def fields_worth(fields: int, w: Ints) -> int:
    """Both tracks together."""
    return w[W.FIELD] * fields + w[W.FIELDS] * fields * fields // 10


@compiled
def provinces_worth(held: int, w: Ints) -> int:
    """So many provinces."""
    beyond = max(0, held - 5)
    return w[W.PROVINCE] * held + w[W.CONQUEST] * beyond * beyond


@compiled
def citizens_worth(citizens: int, consul: bool, w: Ints) -> int:
    """So many citizens, with a consul card or without."""
    worth = w[W.CITIZEN] * citizens
    return worth + w[W.CONSUL] + w[W.CONSUL_CITIZENS] * citizens * citizens // 10 if consul else worth


@compiled
def prospects(s: State, w: Ints) -> int:
    """What the active character can still make of this turn."""
    here = s.at[s.character]
    if s.phase == Phase.ACT:
        return deeds_worth(s, s.character, here, s.acted, s.hand[s.character], w)
    if s.target == NOWHERE:
        return max(reach_worth(s, s.character, here, s.points, s.acted, w), best_attack(s, w))
    if s.owner[s.target] == s.character:
        cost = COST_LOADED[here, s.target] if s.load else COST_LIGHT[here, s.target]
        return reach_worth(s, s.character, s.target, s.points - cost, s.acted, w)
    attackers = s.load if s.phase == Phase.ESCORT else s.legions[here]
    return attack_worth(s, s.target, attackers, w)


@compiled
def reach_worth(s: State, mover: int, here: int, points: int, acted: int, w: Ints) -> int:
    """The character's best actions from here or from an own province one step away."""
    hand = s.hand[mover] + s.gold[here]
    if mover != s.character or s.phase == Phase.ROME:
        hand += min(2, s.gold_stock)  # supply from Rome is still to come
    best = deeds_worth(s, mover, here, acted, hand, w)
    for province in range(N_PROVINCES):
        if s.owner[province] == mover and COST_LIGHT[here, province] <= points:
            lying = s.gold[province]
            worth = deeds_worth(s, mover, province, acted, hand + lying, w) + (w[W.GOLD] - w[W.LYING]) * lying
            best = max(best, worth - 2)
    return best


@compiled
def deeds_worth(s: State, mover: int, province: int, acted: int, gold: int, w: Ints) -> int:
    """The gain of the best actions in that province with that much gold, one after the other."""
    kind = KIND[province]
    political, military = s.competence[mover, Track.POLITICAL], s.competence[mover, Track.MILITARY]
    citizens, alii = s.citizens[mover], s.alii
    raises_political, raises_military = OFFERED[Deed.RAISE_POLITICAL, kind], OFFERED[Deed.RAISE_MILITARY, kind]
    worth = 0
    for ordinal in range(acted, len(BASE_COST)):
        cost = BASE_COST[ordinal]
        if cost > gold:
            break
        fields = political + military
        raises = (raises_political and political < GOAL) or (raises_military and military < GOAL)
        by_field = fields_worth(fields + 1, w) - fields_worth(fields, w) - w[W.GOLD] * cost if raises else 0
        by_citizen = 0
        extra = 0 if would_lead(s, mover, Track.POLITICAL, political) else SURCHARGE  # TRI-806
        if OFFERED[Deed.WIN_CITIZEN, kind] and alii and cost + extra <= gold:
            consul = s.consul[mover] > 0
            by_citizen = citizens_worth(citizens + 1, consul, w) - citizens_worth(citizens, consul, w)
            by_citizen -= w[W.GOLD] * (cost + extra)
            if consul and citizens + 1 >= CITIZENS_TO_WIN:
                return SURE
        if by_field <= 0 and by_citizen <= 0:
            break
        if by_field >= by_citizen or (extra and raises_political and lead_saves(s, mover, political, ordinal, gold)):
            gold -= cost
            worth += by_field
            if raises_political and political < GOAL:
                political += 1
            else:
                military += 1
            if political + military == 2 * GOAL:
                return SURE
        else:
            gold -= cost + extra
            worth += by_citizen
            citizens += 1
            alii -= 1
    return worth


@compiled
def lead_saves(s: State, mover: int, political: int, ordinal: int, gold: int) -> bool:
    """Whether raising the marker now takes the lead, and the next action can win a citizen without the surcharge."""
    if political == GOAL or ordinal + 1 == len(BASE_COST) or BASE_COST[ordinal] + BASE_COST[ordinal + 1] > gold:
        return False
    return would_lead(s, mover, Track.POLITICAL, political + 1)


@compiled
def best_attack(s: State, w: Ints) -> int:
    """The best attack with all legions here, or 0."""
    if s.phase != Phase.MARCH:
        return 0
    best, legions = 0, s.legions[s.at[s.character]]
    for target in range(N_PROVINCES):
        if s.owner[target] != s.character and refuse_march(s, target) == No.OK:
            best = max(best, attack_worth(s, target, legions, w))
    return best


@compiled
def attack_worth(s: State, target: int, attackers: int, w: Ints) -> int:
    """The expected gain of an attack, with the actions that may follow it."""
    mover, defender = s.character, s.owner[target]
    wins, left, ways = odds(s, mover, target, attackers)
    held = n_provinces(s, mover)
    points = s.points - COST_LOADED[s.at[mover], target]
    gain = SURE if held + 1 >= PROVINCES_TO_WIN else provinces_worth(held + 1, w) - provinces_worth(held, w)
    if s.seat_of[defender] != NOBODY:
        gain += w[W.PROVINCE] // 2  # a rival's loss
        if s.at[defender] == target:
            gain += w[W.FIELD] * (leads(s, defender, Track.POLITICAL) + leads(s, defender, Track.MILITARY))
    gain += w[W.GOLD] * s.gold[target] + w[W.SERVANT] * s.servants[target]
    after_loss = reach_worth(s, mover, s.at[mover], points, s.acted, w)
    after_win = max(after_loss, deeds_worth(s, mover, target, s.acted, s.hand[mover] + s.gold[target], w))
    lost = attackers * ways - left
    return (wins * (gain + after_win) + (ways - wins) * after_loss - w[W.LEGION] * lost) // ways
