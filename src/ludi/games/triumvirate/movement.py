"""Phase II, movement (section 5): steps of the character, and what it takes along.

A step is prepared by up to three decisions (province, legions, servants) and
then made at once. Every step costs a movement point or more, so no turn has
more than four.
"""

from ludi.core.jit import compiled
from ludi.games.triumvirate.battle import attack
from ludi.games.triumvirate.holdings import collect, n_provinces
from ludi.games.triumvirate.state import NOBODY, NOWHERE, No, Phase, State
from ludi.games.triumvirate.tables import COST_LIGHT, COST_LOADED, N_PROVINCES, NO_WAY


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
    """Whether any step is possible; if not, the movement ends by itself."""
    if s.points:
        for target in range(N_PROVINCES):
            if refuse_march(s, target) == No.OK:
                return True
    stop(s)
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
def asks_for_load(s: State) -> bool:
    """Whether the number of legions is a choice."""
    if least_load(s) != most_load(s):
        return True
    take(s, most_load(s))
    return False


@compiled
def take(s: State, legions: int) -> None:
    """So many legions go along."""
    s.load = legions
    s.phase = Phase.ESCORT


@compiled
def asks_for_escort(s: State) -> bool:
    """Whether a servant could go along."""
    if s.servants[s.at[s.character]]:
        return True
    step(s, 0)
    return False


@compiled
def step(s: State, servants: int) -> None:
    """Pay, leave, and enter the province: peacefully or by attack (TRI-508 to 513, 601)."""
    mover, here, target, load = s.character, s.at[s.character], s.target, s.load
    s.points -= COST_LOADED[here, target] if load else COST_LIGHT[here, target]
    s.legions[here] -= load
    s.servants[here] -= servants
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
    if s.servants[province]:
        s.governor_on[province] = 0


@compiled
def stop(s: State) -> None:
    """The movement ends; servants who came along stay here (TRI-515)."""
    free_supply_field(s, s.at[s.character])
    s.phase = Phase.ACT
