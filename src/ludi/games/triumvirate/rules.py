"""May I, and do it: the one table of the rules, and what happens where nothing is left to choose.

A decision with a single option is not asked. A match is bounded: a turn has at
most 66 decisions (1 package; in a shortage 15 gold and 17 legions; 2 legions
placed from Rome; 4 steps of 3 decisions, each with a flight and a
compensation; 6 lost servants; 3 actions and their end; 1 servant of a consul),
because every step costs movement points and every action is counted. Somebody
is elected a second time at the fourth election with three players and at the
third with two, so there are at most 32 turns with three and 21 with two
(TRI-906, 1111).
"""

from typing import Final

from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi.core.rulebook import Rule, Rulebook

from . import calendar, conquest, deeds, movement, supply
from .actions import ACTIONS
from .state import No, Phase, State


@compiled
def is_asked(s: State) -> bool:
    """Whether the phase leaves the actor a choice."""
    phase = s.phase
    if phase == Phase.GOLD:
        return supply.is_scarce(s.gold_claims, s.gold_stock)
    if phase == Phase.LEGION:
        return supply.is_scarce(s.legion_claims, s.legion_stock)
    if phase == Phase.PLACE:
        return supply.asks_for_place(s)
    if phase == Phase.MARCH:
        return movement.asks_for_march(s)
    if phase == Phase.TAKE:
        return movement.asks_for_load(s)
    if phase == Phase.ESCORT:
        return s.servants[s.at[s.character]] > 0
    if phase == Phase.FLEE:
        return conquest.asks_for_flight(s)
    if phase == Phase.COMPENSATION:
        return conquest.asks_for_compensation(s)
    if phase == Phase.RANSOM:
        return conquest.asks_for_ransom(s)
    if phase == Phase.ACT:
        return deeds.asks_for_deed(s)
    if phase == Phase.CONSUL:
        return s.servant_stock > 0  # TRI-907
    return True


@compiled
def pass_phase(s: State) -> None:
    """Do what a phase without a choice comes to; the next phase begins."""
    phase = s.phase
    if phase == Phase.GOLD:
        supply.serve_all_gold(s)
    elif phase == Phase.LEGION:
        supply.serve_all_legions(s)
    elif phase == Phase.PLACE:
        supply.place_the_rest(s)
    elif phase == Phase.MARCH:
        movement.end_movement(s)
    elif phase == Phase.TAKE:
        movement.take(s, movement.most_load(s))
    elif phase == Phase.ESCORT:
        movement.step(s, 0)
    elif phase == Phase.FLEE:
        conquest.flee_to_the_last(s)
    elif phase == Phase.COMPENSATION:
        s.phase = Phase.RANSOM
    elif phase == Phase.RANSOM:
        conquest.end_losses(s)
    elif phase == Phase.ACT:
        calendar.end_turn(s)
    else:
        calendar.close_election(s)


@compiled
def proceed(s: State) -> None:
    """Carry out whatever leaves no choice, up to the next decision or the end."""
    while s.actor != OVER and not is_asked(s):
        pass_phase(s)


RULES: Final = Rulebook(
    ACTIONS,
    No.NOT_ASKED,
    Rule("rome", (Phase.ROME,), None, supply.choose_package),
    Rule("gold", (Phase.GOLD,), supply.refuse_gold, supply.serve_gold),
    Rule("legion", (Phase.LEGION,), supply.refuse_legion, supply.serve_legion),
    Rule("place", (Phase.PLACE,), supply.refuse_place, supply.place_legion),
    Rule("march", (Phase.MARCH,), movement.refuse_march, movement.march),
    Rule("stop", (Phase.MARCH,), None, movement.stop),
    Rule("take", (Phase.TAKE,), movement.refuse_take, movement.take, movement.legal_loads),
    Rule("escort", (Phase.ESCORT,), movement.refuse_escort, movement.step),
    Rule("flee", (Phase.FLEE,), conquest.refuse_flee, conquest.flee),
    Rule("weapon", (Phase.COMPENSATION,), conquest.refuse_weapon, conquest.throw_weapon),
    Rule("weapon", (Phase.RANSOM,), None, conquest.throw_weapon),
    Rule("advance", (Phase.COMPENSATION,), conquest.refuse_advance, conquest.advance),
    Rule("decline", (Phase.COMPENSATION, Phase.RANSOM), None, conquest.decline),
    Rule("decline", (Phase.CONSUL,), None, calendar.decline_servant),
    Rule("raise", (Phase.ACT,), deeds.refuse_raise, deeds.raise_marker),
    Rule("win_citizen", (Phase.ACT,), deeds.refuse_win_citizen, deeds.win_citizen),
    Rule("drop_citizen", (Phase.ACT,), deeds.refuse_drop_citizen, deeds.drop_citizen),
    Rule("arm", (Phase.ACT,), deeds.refuse_arm, deeds.arm),
    Rule("end", (Phase.ACT,), None, calendar.end_turn),
    Rule("install", (Phase.CONSUL,), calendar.refuse_install, calendar.install),
    after=proceed,
)
legal, refusal, apply = RULES.legal, RULES.refusal, RULES.apply
