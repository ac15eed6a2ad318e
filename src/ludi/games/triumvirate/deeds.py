"""Phase III, actions (section 8)."""

from ludi.core.events import note
from ludi.core.jit import compiled

from .characters import bag_size, leads, throw_weapons, win_by_citizens, win_by_competence
from .events import Happened
from .state import No, State
from .tables import (
    BASE_COST,
    GOAL,
    KIND,
    NO_TRACK,
    OFFERED,
    SURCHARGE,
    SURCHARGED,
    WEAPONS_AN_ACTION,
    Deed,
    Track,
)


@compiled
def surcharge(s: State, character: int, deed: int) -> int:
    """What the character pays above the base cost (TRI-806 to 808)."""
    track = SURCHARGED[deed]
    return 0 if track == NO_TRACK or leads(s, character, track) else SURCHARGE


@compiled
def cost_of(s: State, deed: int) -> int:
    """Gold for this action as the next of the turn (TRI-801)."""
    return BASE_COST[s.acted] + surcharge(s, s.character, deed)


@compiled
def refuse_deed(s: State, deed: int, has_effect: bool) -> No:
    """Why the active player may not perform this action now."""
    if not OFFERED[deed, KIND[s.at[s.character]]]:  # TRI-802
        return No.NOT_IN_THIS_PROVINCE
    if not has_effect:
        return No.NO_EFFECT
    return No.OK if s.hand[s.character] >= cost_of(s, deed) else No.TOO_POOR


@compiled
def refuse_raise(s: State, track: int) -> No:
    """Why the active player may not raise that marker."""
    return refuse_deed(s, Deed.RAISE_POLITICAL + track, s.competence[s.character, track] < GOAL)


@compiled
def refuse_win_citizen(s: State) -> No:
    """Why the active player may not win a citizen."""
    return refuse_deed(s, Deed.WIN_CITIZEN, s.alii > 0)


@compiled
def refuse_drop_citizen(s: State, rival: int) -> No:
    """Why the active player may not drop a citizen of that character."""
    if rival == s.character:
        return No.NOT_A_RIVAL
    return refuse_deed(s, Deed.DROP_CITIZEN, s.citizens[rival] > 0)


@compiled
def refuse_arm(s: State) -> No:
    """Why the active player may not put weapons into the bag."""
    return refuse_deed(s, Deed.ARM, s.weapons[s.character] > 0)


@compiled
def asks_for_deed(s: State) -> bool:
    """Whether any action is possible."""
    if s.acted == len(BASE_COST) or s.hand[s.character] < BASE_COST[s.acted]:
        return False
    if refuse_raise(s, Track.POLITICAL) == No.OK or refuse_raise(s, Track.MILITARY) == No.OK:
        return True
    if refuse_win_citizen(s) == No.OK or refuse_arm(s) == No.OK:
        return True
    for rival in range(s.seats):
        if refuse_drop_citizen(s, rival) == No.OK:
            return True
    return False


@compiled
def pay(s: State, deed: int) -> int:
    """One of the three actions, paid to the stock (TRI-811): its cost."""
    cost = cost_of(s, deed)
    s.hand[s.character] -= cost
    s.gold_stock += cost
    s.acted += 1
    return cost


@compiled
def raise_marker(s: State, track: int) -> None:
    """An own marker advances, which may win."""
    cost = pay(s, Deed.RAISE_POLITICAL + track)
    s.competence[s.character, track] += 1
    note(s, Happened.RAISED, s.actor, cost, s.competence[s.character, track], track)
    win_by_competence(s, s.character)


@compiled
def win_citizen(s: State) -> None:
    """A citizen comes from ALII, which may win."""
    cost = pay(s, Deed.WIN_CITIZEN)
    s.alii -= 1
    s.citizens[s.character] += 1
    note(s, Happened.WON_CITIZEN, s.actor, cost, s.citizens[s.character])
    win_by_citizens(s, s.character)


@compiled
def drop_citizen(s: State, rival: int) -> None:
    """A rival's citizen goes to ALII."""
    cost = pay(s, Deed.DROP_CITIZEN)
    s.citizens[rival] -= 1
    s.alii += 1
    note(s, Happened.DROPPED_CITIZEN, s.actor, cost, rival)


@compiled
def arm(s: State) -> None:
    """Two weapons go into the bag, or the last one."""
    cost = pay(s, Deed.ARM)
    weapons = throw_weapons(s, s.character, WEAPONS_AN_ACTION)
    note(s, Happened.ARMED, s.actor, cost, weapons, s.bag[s.character], bag_size(s))
