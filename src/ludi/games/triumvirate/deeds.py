"""Phase III, actions (section 8)."""

from ludi.core.jit import compiled
from ludi.games.triumvirate import actions as code
from ludi.games.triumvirate.holdings import advance, leads, throw_weapons, win_by_citizens
from ludi.games.triumvirate.state import No, Phase, State
from ludi.games.triumvirate.tables import BASE_COST, GOAL, KIND, SURCHARGE, WEAPONS_AN_ACTION, Kind, Track


@compiled
def kind_here(s: State) -> int:
    """The type of the province in which the active character stands (TRI-802)."""
    return KIND[s.at[s.character]]


@compiled
def cost_of(s: State, action: int) -> int:
    """Gold for this action as the next of the turn (TRI-801, 806 to 808)."""
    cost = BASE_COST[s.acted]
    if action == code.ARM:
        return cost if leads(s, s.character, Track.MILITARY) else cost + SURCHARGE
    if action >= code.WIN_CITIZEN:
        return cost if leads(s, s.character, Track.POLITICAL) else cost + SURCHARGE
    return cost


@compiled
def fits_here(action: int, kind: int) -> bool:
    """Whether a province of this type offers the action (TRI-803 to 805)."""
    if action == code.RAISE + Track.POLITICAL:
        return kind != Kind.MILITARY
    if action == code.RAISE + Track.MILITARY:
        return kind != Kind.POLITICAL
    return kind == (Kind.MILITARY if action == code.ARM else Kind.POLITICAL)


@compiled
def has_effect(s: State, action: int) -> bool:
    """Whether the action would change anything (TRI-810)."""
    if action < code.WIN_CITIZEN:
        return s.competence[s.character, action - code.RAISE] < GOAL
    if action == code.WIN_CITIZEN:
        return s.alii > 0
    if action < code.ARM:
        return s.citizens[action - code.DROP_CITIZEN] > 0
    return s.weapons[s.character] > 0


@compiled
def refuse_deed(s: State, action: int) -> No:
    """Why the active player may not perform this action now."""
    if not fits_here(action, kind_here(s)):
        return No.NOT_IN_THIS_PROVINCE
    if action == code.DROP_CITIZEN + s.character:
        return No.NOT_A_RIVAL
    if not has_effect(s, action):
        return No.NO_EFFECT
    return No.OK if s.hand[s.character] >= cost_of(s, action) else No.TOO_POOR


@compiled
def asks_for_deed(s: State) -> bool:
    """Whether any action is possible; if not, the turn ends by itself."""
    if s.acted < len(BASE_COST) and s.hand[s.character] >= BASE_COST[s.acted]:
        for action in range(code.RAISE, code.END):
            if refuse_deed(s, action) == No.OK:
                return True
    return False


@compiled
def perform(s: State, action: int) -> None:
    """Pay and perform one action (TRI-811); each may win (TRI-812)."""
    cost = cost_of(s, action)
    s.hand[s.character] -= cost
    s.gold_stock += cost
    s.acted += 1
    s.phase = Phase.ACT
    if action < code.WIN_CITIZEN:
        advance(s, s.character, action - code.RAISE)
    elif action == code.WIN_CITIZEN:
        s.alii -= 1
        s.citizens[s.character] += 1
        win_by_citizens(s, s.character)
    elif action < code.ARM:
        s.citizens[action - code.DROP_CITIZEN] -= 1
        s.alii += 1
    else:
        throw_weapons(s, s.character, WEAPONS_AN_ACTION)
