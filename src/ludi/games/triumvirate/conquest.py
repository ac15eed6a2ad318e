"""Flight, compensation and lost servants (section 7)."""

from ludi.core.events import note
from ludi.core.jit import compiled

from .characters import bag_size, collect, leads, n_provinces, throw_weapons, win_by_competence
from .events import Happened
from .state import NOBODY, No, Phase, State
from .supply import refuse_own
from .tables import GOAL, N_PROVINCES, Track


@compiled
def begin_losses(s: State, loser: int) -> None:
    """The loser of a province answers: flight, compensation, servants (TRI-701)."""
    here = s.at[s.character]
    if s.lost_servants:
        note(s, Happened.CAPTURED_SERVANTS, s.seat_of[s.character], s.lost_servants, here)  # TRI-713
    s.loser = loser
    s.actor = s.seat_of[loser]
    if s.at[loser] == here:
        s.fled = loser  # TRI-708
        note(s, Happened.MUST_FLEE, s.actor, here)
        lose_competence(s, loser)
        s.phase = Phase.FLEE
    else:
        compensate(s)


@compiled
def lose_competence(s: State, character: int) -> None:
    """A fugitive loses a field wherever it leads, both tracks seen before either moves (TRI-706)."""
    political, military = leads(s, character, Track.POLITICAL), leads(s, character, Track.MILITARY)
    if political:
        lose_field(s, character, Track.POLITICAL)
    if military:
        lose_field(s, character, Track.MILITARY)


@compiled
def lose_field(s: State, character: int, track: int) -> None:
    """One field back, not below 0."""
    if s.competence[character, track] > 0:
        s.competence[character, track] -= 1
        note(s, Happened.LOST_FIELD, s.seat_of[character], s.competence[character, track], track)


@compiled
def refuse_flee(s: State, province: int) -> No:
    """Why the fugitive may not flee there."""
    return refuse_own(s, province, s.loser)


@compiled
def flee_to_the_last(s: State) -> None:
    """One refuge is left, and nothing to choose."""
    for province in range(N_PROVINCES):
        if s.owner[province] == s.loser:
            flee(s, province)
            return


@compiled
def flee(s: State, province: int) -> None:
    """The character flees there and takes the gold (TRI-512, 707)."""
    note(s, Happened.FLED, s.actor, s.at[s.loser], province)
    s.at[s.loser] = province
    collect(s, s.loser)
    compensate(s)


@compiled
def asks_for_flight(s: State) -> bool:
    """Whether the fugitive has a choice (TRI-707)."""
    return n_provinces(s, s.loser) > 1


@compiled
def compensate(s: State) -> None:
    """Take the compensation card, or turn it (TRI-709 to 712)."""
    if s.compensated != s.loser:
        s.compensated = s.loser
        s.compensation_side = 1
    else:
        s.compensation_side = 2
    s.phase = Phase.COMPENSATION
    note(s, Happened.COMPENSATED, s.actor, s.compensation_side - 1)


@compiled
def asks_for_compensation(s: State) -> bool:
    """Side I lapses without a weapon in stock (TRI-715); on side II some marker can always advance."""
    return s.compensation_side == 2 or s.weapons[s.loser] > 0


@compiled
def refuse_advance(s: State, track: int) -> No:
    """Why the compensated player may not advance on that track."""
    if s.compensation_side != 2:
        return No.OTHER_SIDE
    return No.OK if s.competence[s.loser, track] < GOAL else No.ON_THE_LAST_FIELD


@compiled
def advance(s: State, track: int) -> None:
    """Side II: one field forward, which may win (TRI-710, 716)."""
    s.competence[s.loser, track] += 1
    s.phase = Phase.RANSOM
    note(s, Happened.ADVANCED, s.actor, s.competence[s.loser, track], track)
    win_by_competence(s, s.loser)


@compiled
def refuse_weapon(s: State) -> No:
    """Why the loser may not put a weapon into the bag as compensation."""
    return No.OK if s.compensation_side == 1 else No.OTHER_SIDE


@compiled
def throw_weapon(s: State) -> None:
    """A weapon goes into the bag, as compensation or for a lost servant (TRI-709, 714)."""
    throw_weapons(s, s.loser, 1)
    note(s, Happened.THREW_WEAPON, s.actor, s.bag[s.loser], bag_size(s))
    answer(s)


@compiled
def decline(s: State) -> None:
    """No compensation, or no weapon for a lost servant."""
    note(s, Happened.DECLINED, s.actor)
    answer(s)


@compiled
def answer(s: State) -> None:
    """The compensation is settled, or one of the lost servants."""
    if s.phase == Phase.RANSOM:
        s.lost_servants -= 1
    s.phase = Phase.RANSOM


@compiled
def asks_for_ransom(s: State) -> bool:
    """Whether a weapon may be put in for a lost servant (TRI-714, 715)."""
    return s.lost_servants > 0 and s.weapons[s.loser] > 0


@compiled
def end_losses(s: State) -> None:
    """All is answered, and the turn goes on."""
    s.lost_servants = 0
    s.loser = NOBODY
    s.actor = s.seat_of[s.character]
    s.phase = Phase.MARCH
