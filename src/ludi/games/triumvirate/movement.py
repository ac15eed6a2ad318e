"""Phase II, movement (section 5): steps of the character, and what it takes along.

A step is prepared by up to three decisions (province, legions, servants) and
then made at once. Every step costs a movement point or more, so no turn has
more than four.
"""

from typing import Final

from ludi.core.contract import Mask
from ludi.core.events import note
from ludi.core.jit import compiled

from .actions import ACTIONS
from .battle import attack
from .characters import collect, n_provinces
from .events import Happened
from .state import NOBODY, NOWHERE, No, Phase, State
from .tables import COST_LIGHT, COST_LOADED, N_PROVINCES, NO_WAY

TAKE: Final = ACTIONS.start("take")


@compiled
def refuse_march(s: State, target: int) -> No:
    """Why the active character may not step into that province."""
    here = s.at[s.character]
    if target == here:
        return No.ALREADY_THERE
    if COST_LIGHT[here, target] == NO_WAY:
        return No.NO_PASSAGE
    owner = s.owner[target]
    if owner == s.character:
        return No.OK if COST_LIGHT[here, target] <= s.points else No.TOO_FAR
    if COST_LOADED[here, target] > s.points:
        return No.TOO_FAR
    if s.legions[here] == 0:
        return No.NEEDS_LEGION
    if s.seat_of[owner] != NOBODY and n_provinces(s, owner) == 1:
        return No.LAST_PROVINCE
    return No.OK


@compiled
def asks_for_march(s: State) -> bool:
    """Whether any step is possible."""
    if s.points:
        for target in range(N_PROVINCES):
            if refuse_march(s, target) == No.OK:
                return True
    return False


@compiled
def march(s: State, target: int) -> None:
    """The next step leads there."""
    s.target = target
    s.phase = Phase.TAKE


@compiled
def least_load(s: State) -> int:
    """An attack needs a legion (TRI-513)."""
    return 0 if s.owner[s.target] == s.character else 1


@compiled
def most_load(s: State) -> int:
    """All legions here, if the points left pay for a step with legions (TRI-505, 508)."""
    here = s.at[s.character]
    return s.legions[here] if COST_LOADED[here, s.target] <= s.points else 0


@compiled
def refuse_take(s: State, legions: int) -> No:
    """Why the character may not take so many legions along."""
    if legions < least_load(s):
        return No.NEEDS_LEGION
    if legions > s.legions[s.at[s.character]]:
        return No.TOO_MANY_LEGIONS
    return No.OK if legions <= most_load(s) else No.LEGIONS_TOO_FAR


@compiled
def legal_loads(s: State, mask: Mask) -> None:
    """Every number of legions up to those here: of sixty-one, few are ever worth a try."""
    for legions in range(most_load(s) + 1):
        mask[TAKE + legions] = refuse_take(s, legions) == No.OK


@compiled
def asks_for_load(s: State) -> bool:
    """Whether the number of legions is a choice."""
    return least_load(s) != most_load(s)


@compiled
def take(s: State, legions: int) -> None:
    """So many legions go along."""
    s.load = legions
    s.phase = Phase.ESCORT


@compiled
def refuse_escort(s: State, servants: int) -> No:
    """Why the character may not take so many servants along."""
    return No.OK if servants <= s.servants[s.at[s.character]] else No.TOO_MANY_SERVANTS


@compiled
def step(s: State, servants: int) -> None:
    """Pay, leave, and enter the province: peacefully or by attack (TRI-508 to 513, 601)."""
    mover, here, target, load = s.character, s.at[s.character], s.target, s.load
    cost = COST_LOADED[here, target] if load else COST_LIGHT[here, target]
    s.points -= cost
    s.legions[here] -= load
    s.servants[here] -= servants
    note(s, Happened.MARCHED, s.actor, cost, load, servants, here, target)
    free_supply_field(s, here)
    s.target = NOWHERE
    s.load = 0
    s.phase = Phase.MARCH
    if s.owner[target] != mover:
        attack(s, target, load, servants)
        return
    s.at[mover] = target
    s.legions[target] += load
    s.servants[target] += servants
    collect(s, mover)


@compiled
def free_supply_field(s: State, province: int) -> None:
    """The governor is put on a servant who stays (TRI-515)."""
    if s.servants[province] and s.governor_on[province]:
        s.governor_on[province] = 0
        note(s, Happened.GOVERNOR_OFF, s.seat_of[s.owner[province]], province)


@compiled
def stop(s: State) -> None:
    """The character goes no further."""
    note(s, Happened.STOPPED, s.actor, s.at[s.character])
    end_movement(s)


@compiled
def end_movement(s: State) -> None:
    """Servants who came along stay here (TRI-515)."""
    free_supply_field(s, s.at[s.character])
    s.phase = Phase.ACT
