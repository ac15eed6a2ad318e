"""What must hold in every position: nothing printed is ever lost or made (TRI-113)."""

from typing import Final

from ludi.core.contract import OVER
from ludi.core.layout import Ints

from .state import NOBODY, NOWHERE, Phase, State
from .tables import (
    CITIZENS,
    GOAL,
    GOLD,
    GOVERNORS,
    LEGIONS,
    MOVEMENT,
    N_CHARACTERS,
    N_PROVINCES,
    SERVANTS,
    TURNS_A_YEAR,
    WEAPONS,
)

MOST_TURNS: Final = {2: 21, 3: 32}  # TRI-906, 1111


def total(numbers: Ints) -> int:
    """The sum of an array of a record."""
    return sum(int(n) for n in numbers)


def check(s: State) -> None:
    """Assert conservation, ranges, and that servants free their supply field."""
    pieces = (s.legions, s.gold, s.servants, s.hand, s.citizens, s.weapons, s.bag, s.gold_claims, s.legion_claims)
    assert all(int(n) >= 0 for numbers in pieces for n in numbers), "negative pieces"
    assert min(s.legion_stock, s.gold_stock, s.servant_stock, s.alii, s.arriving, s.points) >= 0, "negative stock"
    assert LEGIONS == s.legion_stock + s.arriving + total(s.legions), "legions"
    assert GOLD == s.gold_stock + total(s.hand) + total(s.gold), "gold"
    assert SERVANTS == s.servant_stock + total(s.servants), "servants"
    assert CITIZENS == s.alii + total(s.citizens), "citizens"
    assert 0 <= s.points <= MOVEMENT, "movement points"
    assert 0 <= s.turn < MOST_TURNS[s.seats], "turns"
    assert 0 <= s.calendar <= TURNS_A_YEAR[s.seats], "calendar"
    for character in range(N_CHARACTERS):
        _check_character(s, character)
    for province in range(N_PROVINCES):
        # A servant on the way, in the character's province, has not been placed yet (TRI-517).
        passing = s.at[s.character] == province and Phase.MARCH <= s.phase <= Phase.RANSOM
        assert not (s.servants[province] and s.governor_on[province] and not passing), "governor beside a servant"
    assert (s.actor == OVER) == (s.winner != NOBODY), "winner"
    if s.actor != OVER:
        _check_questions(s)


def _check_questions(s: State) -> None:
    """What a question is about is there while it is asked, and gone with it."""
    answering = Phase.FLEE <= s.phase <= Phase.RANSOM
    assert answering == (s.loser != NOBODY), "loser"
    assert answering or s.lost_servants == 0, "lost servants"
    assert s.actor == s.seat_of[s.loser if answering else s.elected if s.phase == Phase.CONSUL else s.character], (
        "actor"
    )
    assert (s.phase in {Phase.TAKE, Phase.ESCORT}) == (s.target != NOWHERE), "target"
    assert s.phase == Phase.ESCORT or s.load == 0, "load"
    assert s.phase in {Phase.LEGION, Phase.PLACE} or s.arriving == 0, "arriving"
    assert s.phase == Phase.GOLD or not any(s.gold_claims), "gold claims"
    assert s.phase in {Phase.GOLD, Phase.LEGION} or not any(s.legion_claims), "legion claims"


def _check_character(s: State, character: int) -> None:
    assert WEAPONS == s.weapons[character] + s.bag[character], f"weapons of {character}"
    held = sum(1 for province in range(N_PROVINCES) if s.owner[province] == character)
    assert held <= GOVERNORS, f"governors of {character}"
    played = character < s.seats
    assert played == (s.seat_of[character] != NOBODY), f"seat of {character}"
    if not played:
        assert s.at[character] == NOWHERE, f"{character} is not played"
        return
    assert s.character_of[s.seat_of[character]] == character, f"seat of {character}"
    assert held >= 1, f"{character} has no province"
    assert all(0 <= int(field) <= GOAL for field in s.competence[character, :]), f"tracks of {character}"
    here = s.at[character]
    # A conqueror who wins at once takes nothing more, and a beaten character has yet to flee.
    if s.actor != OVER and not (s.phase == Phase.FLEE and character == s.loser):
        assert s.owner[here] == character, f"{character} stands in a foreign province"
        assert s.gold[here] == 0, f"gold beside {character}"
