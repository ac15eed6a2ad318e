"""Flight, compensation and lost servants (section 7)."""

from ludi.core.jit import compiled
from ludi.games.triumvirate.holdings import advance, collect, leads, n_provinces, throw_weapons
from ludi.games.triumvirate.state import NOBODY, No, Phase, State
from ludi.games.triumvirate.tables import GOAL, N_PROVINCES, Track


@compiled
def begin_losses(s: State, loser: int) -> None:
    """The loser of a province answers: flight, compensation, servants (TRI-701)."""
    s.loser = loser
    s.actor = s.seat_of[loser]
    if s.at[loser] == s.at[s.character]:
        s.fled = loser  # TRI-708
        lose_competence(s, loser)
        s.phase = Phase.FLEE
    else:
        compensate(s)


@compiled
def lose_competence(s: State, character: int) -> None:
    """A fugitive loses a field wherever it leads, both tracks seen before either moves (TRI-706)."""
    political, military = leads(s, character, Track.POLITICAL), leads(s, character, Track.MILITARY)
    if political and s.competence[character, Track.POLITICAL] > 0:
        s.competence[character, Track.POLITICAL] -= 1
    if military and s.competence[character, Track.MILITARY] > 0:
        s.competence[character, Track.MILITARY] -= 1


@compiled
def asks_for_flight(s: State) -> bool:
    """Whether the fugitive has a choice (TRI-707)."""
    if n_provinces(s, s.loser) > 1:
        return True
    for province in range(N_PROVINCES):
        if s.owner[province] == s.loser:
            flee(s, province)
    return False


@compiled
def flee(s: State, province: int) -> None:
    """The character flees there and takes the gold (TRI-512, 707)."""
    s.at[s.loser] = province
    collect(s, s.loser)
    compensate(s)


@compiled
def compensate(s: State) -> None:
    """Take the compensation card, or turn it (TRI-709 to 712)."""
    if s.compensated != s.loser:
        s.compensated = s.loser
        s.compensation_side = 1
    else:
        s.compensation_side = 2
    s.phase = Phase.COMPENSATION


@compiled
def asks_for_compensation(s: State) -> bool:
    """Side I lapses without a weapon in stock (TRI-715); on side II some marker can always advance."""
    if s.compensation_side == 2 or s.weapons[s.loser]:
        return True
    s.phase = Phase.RANSOM
    return False


@compiled
def refuse_advance(s: State, track: int) -> No:
    """Why the compensated player may not advance on that track."""
    if s.compensation_side != 2:
        return No.OTHER_SIDE
    return No.OK if s.competence[s.loser, track] < GOAL else No.ON_THE_LAST_FIELD


@compiled
def refuse_weapon(s: State) -> No:
    """Why the loser may not put a weapon into the bag: only side II of the card gives none."""
    return No.OTHER_SIDE if s.phase == Phase.COMPENSATION and s.compensation_side == 2 else No.OK


@compiled
def advance_in_compensation(s: State, track: int) -> None:
    """Side II: one field forward, which may win (TRI-710, 716)."""
    s.phase = Phase.RANSOM
    advance(s, s.loser, track)


@compiled
def answer_loss(s: State, throws: bool) -> None:
    """A weapon into the bag or not, as compensation or for a lost servant."""
    if throws:
        throw_weapons(s, s.loser, 1)
    if s.phase == Phase.RANSOM:
        s.lost_servants -= 1
    s.phase = Phase.RANSOM


@compiled
def asks_for_ransom(s: State) -> bool:
    """Whether a weapon may be put in for a lost servant (TRI-714, 715); if not, the turn goes on."""
    if s.lost_servants and s.weapons[s.loser]:
        return True
    s.lost_servants = 0
    s.loser = NOBODY
    s.actor = s.seat_of[s.character]
    s.phase = Phase.MARCH
    return False
