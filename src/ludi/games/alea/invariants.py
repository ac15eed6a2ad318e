"""What must hold in every position: nothing printed is ever lost or made."""

from ludi.core.contract import OVER
from ludi.core.layout import plain

from .state import OPEN, STACK, Phase, State
from .tables import (
    BY_SEATS,
    CHIPS,
    COLUMNS,
    DICE,
    FORTUNA,
    N_PATRICIANS,
    N_PROVINCES,
    N_SENATE_TILES,
    SenateId,
)


def check(position: State) -> None:
    """Assert conservation of dice, chips, tokens and tiles, and the order of the Forum."""
    s = plain(position)
    numbers = BY_SEATS[s.seats]
    forum = s.forum_seat[s.forum_done : s.forum_dice]
    for seat in range(s.seats):
        placed = s.latrina[seat] + forum.count(seat)
        placed += sum(s.templum[seat]) + sum(s.castrum[seat])
        placed += s.high[seat] - s.low[seat] + 1 if s.low[seat] else 0
        assert DICE == placed + s.hand[seat], f"seat {seat}: dice"
        assert s.chips[seat] >= 0, f"seat {seat}: chips"
    assert sum(s.chips[: s.seats]) <= CHIPS, "chips"
    if s.actor != OVER and s.phase in {Phase.PLACE, Phase.MARK}:
        assert s.hand[s.actor] == sum(s.roll) > 0, "roll"
    dice = s.forum_value[s.forum_done : s.forum_dice]
    assert dice == sorted(dice), "forum order"
    assert s.forum_dice <= COLUMNS[s.seats], "forum size"
    for v in range(3):
        tokens = s.fortuna_pile[v] + s.fortuna_returned[v]
        tokens += sum(s.fortuna_drawn[t][v] + s.fortuna_kept[t][v] for t in range(s.seats))
        assert tokens == (FORTUNA[v] if numbers.templum else 0), f"Fortuna tokens of value {v + 1}"
        for seat in range(s.seats):
            drawn = s.fortuna_drawn[seat][v] + s.fortuna_shown[seat][v]
            assert 0 <= s.fortuna_first[seat][v] <= drawn, f"seat {seat}: first tokens"
    stack = sorted(s.senate[: s.senate_tiles])
    absent = () if numbers.templum else (SenateId.MANY_FORTUNA_TOKENS,)
    assert stack == [t for t in range(N_SENATE_TILES) if t not in absent], "senate tiles"
    for place in range(s.senate_tiles):
        owner, is_drawn = s.senate_at[place], place < 3 * s.senate_draws
        assert owner == STACK or is_drawn, "senate tiles drawn"
        assert owner < 0 or s.senate_seen[place] >> owner & 1, "an owner knows his senate tile"
        assert (owner == OPEN) <= (s.actor != OVER and s.phase == Phase.SENATE), "senate tiles offered"
    assert sorted(s.provinces) == list(range(N_PROVINCES)), "provinces"
    assert sorted(s.patricians) == list(range(N_PATRICIANS)), "patricians"
    shown = sum(1 for t in range(N_PROVINCES) if s.province_at[t] == OPEN or s.province_at[t] >= 0)
    assert shown <= s.provinces_dealt, "provinces shown"
