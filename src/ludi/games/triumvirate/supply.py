"""Phase I, supply (section 4): governors, production, and legions and gold from Rome."""

from ludi.core.jit import compiled
from ludi.games.triumvirate.holdings import n_provinces
from ludi.games.triumvirate.state import N_CLAIMS, NOBODY, NOWHERE, No, Phase, State
from ludi.games.triumvirate.tables import (
    GOLD_MADE,
    LEGIONS_MADE,
    MOVEMENT,
    N_PROVINCES,
    PACKAGE_GOLD,
    PACKAGE_LEGIONS,
    ROME,
)


@compiled
def begin_turn(s: State, character: int) -> None:
    """The character's governors change places (TRI-401, 402); then Rome is asked for supply."""
    s.character = character
    s.actor = s.seat_of[character]
    s.phase = Phase.ROME
    s.points = MOVEMENT
    s.target = NOWHERE
    s.load = 0
    s.loser = NOBODY
    s.lost_servants = 0
    s.acted = 0
    for province in range(N_PROVINCES):
        if s.owner[province] == character and s.servants[province] == 0:
            s.governor_on[province] = 1 - s.governor_on[province]


@compiled
def produces(s: State, province: int) -> bool:
    """Whether the province produces in this supply phase (TRI-403, 413, 414)."""
    return s.owner[province] == s.character and s.governor_on[province] == 0


@compiled
def choose_package(s: State, package: int) -> None:
    """Every claim of this phase is made at once, Rome's among them (TRI-403, 406, 408)."""
    for province in range(N_PROVINCES):
        made = produces(s, province)
        s.gold_claims[province] = GOLD_MADE[province] if made else 0
        s.legion_claims[province] = LEGIONS_MADE[province] if made else 0
    s.gold_claims[ROME] = PACKAGE_GOLD[package]
    s.legion_claims[ROME] = PACKAGE_LEGIONS[package]
    s.phase = Phase.GOLD


@compiled
def serve_gold(s: State, claim: int) -> None:
    """One gold from the stock: to the hand from Rome or where the character stands, else to the province."""
    s.gold_stock -= 1
    s.gold_claims[claim] -= 1
    if claim == ROME or s.at[s.character] == claim:  # TRI-405
        s.hand[s.character] += 1
    else:
        s.gold[claim] += 1  # TRI-404


@compiled
def serve_legion(s: State, claim: int) -> None:
    """One legion from the stock, to the province or to those that arrive from Rome."""
    s.legion_stock -= 1
    s.legion_claims[claim] -= 1
    if claim == ROME:
        s.arriving += 1
    else:
        s.legions[claim] += 1


@compiled
def asks_for_gold(s: State) -> bool:
    """Whether the actor must choose whom the next gold serves; all that is beyond choice is served."""
    claimed, claimants = 0, 0
    for claim in range(N_CLAIMS):
        claimed += s.gold_claims[claim]
        claimants += s.gold_claims[claim] > 0
    if claimed > s.gold_stock > 0 and claimants > 1:
        return True  # TRI-409
    for claim in range(N_CLAIMS):
        while s.gold_claims[claim] and s.gold_stock:  # TRI-410
            serve_gold(s, claim)
        s.gold_claims[claim] = 0  # TRI-411
    s.phase = Phase.LEGION
    return False


@compiled
def asks_for_legions(s: State) -> bool:
    """Whether the actor must choose whom the next legion serves; all that is beyond choice is served."""
    claimed, claimants = 0, 0
    for claim in range(N_CLAIMS):
        claimed += s.legion_claims[claim]
        claimants += s.legion_claims[claim] > 0
    if claimed > s.legion_stock > 0 and claimants > 1:
        return True  # TRI-409
    for claim in range(N_CLAIMS):
        while s.legion_claims[claim] and s.legion_stock:  # TRI-410
            serve_legion(s, claim)
        s.legion_claims[claim] = 0  # TRI-411
    s.phase = Phase.PLACE
    return False


@compiled
def asks_for_place(s: State) -> bool:
    """Whether a legion from Rome waits for a choice of province (TRI-407)."""
    if s.arriving and n_provinces(s, s.character) > 1:
        return True
    for province in range(N_PROVINCES):
        if s.owner[province] == s.character:
            while s.arriving:
                place_legion(s, province)
    s.phase = Phase.MARCH
    return False


@compiled
def refuse_own(s: State, province: int, character: int) -> No:
    """Why this is not an own province of the character."""
    return No.OK if s.owner[province] == character else No.NOT_YOURS


@compiled
def place_legion(s: State, province: int) -> None:
    """A legion from Rome arrives in an own province."""
    s.arriving -= 1
    s.legions[province] += 1
