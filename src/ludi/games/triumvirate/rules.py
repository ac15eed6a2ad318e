"""May I, and do it: dispatch over the kinds of action.

A decision with a single option is not asked. A match is bounded: a turn has at
most 66 decisions (1 package; in a shortage 15 gold and 17 legions; 2 legions
placed from Rome; 4 steps of 3 decisions, each with a flight and a
compensation; 6 lost servants; 3 actions and their end; 1 servant of a consul),
because every step costs movement points and every action is counted. Somebody
is elected a second time at the fourth election with three players and at the
third with two, so there are at most 32 turns with three and 21 with two
(TRI-906, 1111).
"""

from ludi.core.contract import OVER, Mask
from ludi.core.jit import compiled
from ludi.games.triumvirate import actions as code
from ludi.games.triumvirate import calendar, conquest, deeds, movement, supply
from ludi.games.triumvirate.state import No, Phase, State
from ludi.games.triumvirate.tables import N_PROVINCES


@compiled
def legal(s: State, mask: Mask) -> None:
    """Every legal action of the actor."""
    mask[:] = False
    first, last = kinds_asked(s.phase)
    if s.phase == Phase.TAKE:
        last = first + movement.most_load(s) + 1
    for action in range(first, last):
        mask[action] = refuse_asked(s, action) == No.OK
    extra = also_asked(s.phase)
    if extra >= 0:
        mask[extra] = True


@compiled
def kinds_asked(phase: int) -> tuple[int, int]:
    """The codes asked in a phase, from the first up to before the last."""
    if phase == Phase.ROME:
        return code.ROME, code.GOLD
    if phase == Phase.GOLD:
        return code.GOLD, code.LEGION
    if phase == Phase.LEGION:
        return code.LEGION, code.PLACE
    if phase == Phase.PLACE:
        return code.PLACE, code.MARCH
    if phase == Phase.MARCH:
        return code.MARCH, code.STOP
    if phase == Phase.TAKE:
        return code.TAKE, code.ESCORT
    if phase == Phase.ESCORT:
        return code.ESCORT, code.FLEE
    if phase == Phase.FLEE:
        return code.FLEE, code.WEAPON
    if phase == Phase.COMPENSATION:
        return code.WEAPON, code.DECLINE
    if phase == Phase.RANSOM:
        return code.WEAPON, code.ADVANCE
    if phase == Phase.ACT:
        return code.RAISE, code.END
    return code.INSTALL, code.INSTALL + N_PROVINCES


@compiled
def also_asked(phase: int) -> int:
    """The one code that declines what a phase offers, or -1."""
    if phase == Phase.MARCH:
        return code.STOP
    if phase == Phase.ACT:
        return code.END
    if phase == Phase.COMPENSATION or phase == Phase.RANSOM or phase == Phase.CONSUL:
        return code.DECLINE
    return -1


@compiled
def refusal(s: State, action: int) -> No:
    """Why the actor may not do this now, or OK."""
    if action == also_asked(s.phase):
        return No.OK
    first, last = kinds_asked(s.phase)
    return refuse_asked(s, action) if first <= action < last else No.NOT_ASKED


@compiled
def refuse_asked(s: State, action: int) -> No:
    """Why an action of a kind that is asked now is not allowed, or OK."""
    phase = s.phase
    if phase == Phase.GOLD:
        return No.OK if s.gold_claims[action - code.GOLD] else No.NO_CLAIM
    if phase == Phase.LEGION:
        return No.OK if s.legion_claims[action - code.LEGION] else No.NO_CLAIM
    if phase == Phase.PLACE:
        return supply.refuse_own(s, action - code.PLACE, s.character)
    if phase == Phase.MARCH:
        return movement.refuse_march(s, action - code.MARCH)
    if phase == Phase.TAKE:
        return movement.refuse_take(s, action - code.TAKE)
    if phase == Phase.ESCORT:
        here = s.at[s.character]
        return No.OK if action - code.ESCORT <= s.servants[here] else No.TOO_MANY_SERVANTS
    if phase == Phase.FLEE:
        return supply.refuse_own(s, action - code.FLEE, s.loser)
    if phase == Phase.COMPENSATION or phase == Phase.RANSOM:
        if action == code.WEAPON:
            return conquest.refuse_weapon(s)
        return conquest.refuse_advance(s, action - code.ADVANCE)
    if phase == Phase.ACT:
        return deeds.refuse_deed(s, action)
    if phase == Phase.CONSUL:
        return supply.refuse_own(s, action - code.INSTALL, s.elected)
    return No.OK


@compiled
def apply(s: State, action: int) -> None:
    """Play one legal action, with the chance that follows, up to the next decision."""
    perform(s, action)
    proceed(s)


@compiled
def perform(s: State, action: int) -> None:
    """What the action itself does."""
    phase = s.phase
    if phase == Phase.ROME:
        supply.choose_package(s, action - code.ROME)
    elif phase == Phase.GOLD:
        supply.serve_gold(s, action - code.GOLD)
    elif phase == Phase.LEGION:
        supply.serve_legion(s, action - code.LEGION)
    elif phase == Phase.PLACE:
        supply.place_legion(s, action - code.PLACE)
    elif phase == Phase.MARCH:
        if action == code.STOP:
            movement.stop(s)
        else:
            movement.march(s, action - code.MARCH)
    elif phase == Phase.TAKE:
        movement.take(s, action - code.TAKE)
    elif phase == Phase.ESCORT:
        movement.step(s, action - code.ESCORT)
    elif phase == Phase.FLEE:
        conquest.flee(s, action - code.FLEE)
    elif phase == Phase.COMPENSATION or phase == Phase.RANSOM:
        if action == code.WEAPON or action == code.DECLINE:
            conquest.answer_loss(s, action == code.WEAPON)
        else:
            conquest.advance_in_compensation(s, action - code.ADVANCE)
    elif phase == Phase.ACT:
        if action == code.END:
            calendar.end_turn(s)
        else:
            deeds.perform(s, action)
    else:
        if action != code.DECLINE:
            calendar.install(s, action - code.INSTALL)
        calendar.close_election(s)


@compiled
def proceed(s: State) -> None:
    """Carry out whatever leaves no choice, up to the next decision or the end."""
    while s.actor != OVER and not is_asked(s):
        pass


@compiled
def is_asked(s: State) -> bool:
    """Whether the phase leaves the actor a choice; if not, the phase is carried out and the next begins."""
    phase = s.phase
    if phase == Phase.GOLD:
        return supply.asks_for_gold(s)
    if phase == Phase.LEGION:
        return supply.asks_for_legions(s)
    if phase == Phase.PLACE:
        return supply.asks_for_place(s)
    if phase == Phase.MARCH:
        return movement.asks_for_march(s)
    if phase == Phase.TAKE:
        return movement.asks_for_load(s)
    if phase == Phase.ESCORT:
        return movement.asks_for_escort(s)
    if phase == Phase.FLEE:
        return conquest.asks_for_flight(s)
    if phase == Phase.COMPENSATION:
        return conquest.asks_for_compensation(s)
    if phase == Phase.RANSOM:
        return conquest.asks_for_ransom(s)
    if phase == Phase.ACT:
        if deeds.asks_for_deed(s):
            return True
        calendar.end_turn(s)
        return False
    if phase == Phase.CONSUL:
        return calendar.asks_for_servant(s)
    return True
