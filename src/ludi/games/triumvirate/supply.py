"""Phase I, supply (section 4): governors, production, and legions and gold from Rome."""

from ludi.core.events import note
from ludi.core.jit import compiled
from ludi.core.layout import Ints

from .characters import n_provinces
from .events import Happened
from .state import N_CLAIMS, No, Phase, State
from .tables import (
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
    s.acted = 0
    note(s, Happened.TURN_BEGINS, s.actor, s.turn + 1, s.calendar)
    on, off = 0, 0
    for province in range(N_PROVINCES):
        if s.owner[province] == character and s.servants[province] == 0:
            s.governor_on[province] = 1 - s.governor_on[province]
            if s.governor_on[province]:
                on |= 1 << province
            else:
                off |= 1 << province
    if on:
        note(s, Happened.GOVERNORS_ON, s.actor, on)
    if off:
        note(s, Happened.GOVERNORS_OFF, s.actor, off)


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
    note(s, Happened.CHOSE_PACKAGE, s.actor, package)


@compiled
def is_scarce(claims: Ints, stock: int) -> bool:
    """Whether the actor must choose whom the next piece serves (TRI-409)."""
    claimed, claimants = 0, 0
    for claim in range(N_CLAIMS):
        claimed += claims[claim]
        claimants += claims[claim] > 0
    return claimed > stock > 0 and claimants > 1


@compiled
def refuse_gold(s: State, claim: int) -> No:
    """Why the next gold cannot serve this claim."""
    return No.OK if s.gold_claims[claim] else No.NO_CLAIM


@compiled
def serve_gold(s: State, claim: int) -> None:
    """The next gold serves this claim."""
    supply_gold(s, claim, 1)


@compiled
def supply_gold(s: State, claim: int, gold: int) -> None:
    """Gold from the stock: to the hand from Rome or where the character stands, else to the province."""
    s.gold_stock -= gold
    s.gold_claims[claim] -= gold
    if claim == ROME or s.at[s.character] == claim:  # TRI-405
        s.hand[s.character] += gold
        note(s, Happened.GOLD_TO_HAND, s.actor, gold, claim)
    else:
        s.gold[claim] += gold  # TRI-404
        note(s, Happened.PRODUCED_GOLD, gold, claim)


@compiled
def serve_all_gold(s: State) -> None:
    """What the stock holds serves the claims as they stand (TRI-410); the rest lapses (TRI-411)."""
    for claim in range(N_CLAIMS):
        served = min(s.gold_claims[claim], s.gold_stock)
        if served:
            supply_gold(s, claim, served)
        if s.gold_claims[claim]:
            note(s, Happened.GOLD_LAPSED, s.gold_claims[claim], claim)
            s.gold_claims[claim] = 0
    s.phase = Phase.LEGION


@compiled
def refuse_legion(s: State, claim: int) -> No:
    """Why the next legion cannot serve this claim."""
    return No.OK if s.legion_claims[claim] else No.NO_CLAIM


@compiled
def serve_legion(s: State, claim: int) -> None:
    """The next legion serves this claim."""
    supply_legions(s, claim, 1)


@compiled
def supply_legions(s: State, claim: int, legions: int) -> None:
    """Legions from the stock, to the province or to those that arrive from Rome."""
    s.legion_stock -= legions
    s.legion_claims[claim] -= legions
    if claim == ROME:
        s.arriving += legions
        note(s, Happened.LEGIONS_FROM_ROME, s.actor, legions)
    else:
        s.legions[claim] += legions
        note(s, Happened.PRODUCED_LEGIONS, legions, claim)


@compiled
def serve_all_legions(s: State) -> None:
    """As with gold (TRI-410, 411)."""
    for claim in range(N_CLAIMS):
        served = min(s.legion_claims[claim], s.legion_stock)
        if served:
            supply_legions(s, claim, served)
        if s.legion_claims[claim]:
            note(s, Happened.LEGIONS_LAPSED, s.legion_claims[claim], claim)
            s.legion_claims[claim] = 0
    s.phase = Phase.PLACE


@compiled
def asks_for_place(s: State) -> bool:
    """Whether a legion from Rome waits for a choice of province (TRI-407)."""
    return s.arriving > 0 and n_provinces(s, s.character) > 1


@compiled
def place_the_rest(s: State) -> None:
    """Legions from Rome whose only way is to the only province."""
    if s.arriving:
        for province in range(N_PROVINCES):
            if s.owner[province] == s.character:
                place_legions(s, province, s.arriving)
    s.phase = Phase.MARCH


@compiled
def refuse_own(s: State, province: int, character: int) -> No:
    """Why this is not an own province of the character."""
    return No.OK if s.owner[province] == character else No.NOT_YOURS


@compiled
def refuse_place(s: State, province: int) -> No:
    """Why a legion from Rome cannot go there."""
    return refuse_own(s, province, s.character)


@compiled
def place_legion(s: State, province: int) -> None:
    """A legion from Rome arrives in an own province."""
    place_legions(s, province, 1)


@compiled
def place_legions(s: State, province: int, legions: int) -> None:
    """So many of them arrive there."""
    s.arriving -= legions
    s.legions[province] += legions
    note(s, Happened.PLACED_LEGIONS, s.actor, legions, province)
