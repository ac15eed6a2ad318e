"""Setup, stages and rolls (chapters 02 to 04)."""

from ludi.core import rng
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.alea.state import NOBODY, OPEN, SEATS, STACK, Phase, State
from ludi.games.alea.tables import (
    COLUMNS,
    DICE,
    FORTUNA,
    N_PATRICIANS,
    N_PROVINCES,
    N_SENATE_TILES,
    TEMPLUM,
    SenateId,
)


@compiled
def setup(s: State, seats: int, options: Ints, key: Ints) -> None:
    """Write the first position; option 0 is the start player, 0 for a random one (AIE-0211)."""
    rng.start(s.rng, key)
    s.reveals = 0
    s.seats = seats
    s.ending = 0
    s.stage = 0
    for seat in range(SEATS):
        s.hand[seat] = 0
        s.chips[seat] = 0  # AIE-0209
        for value in range(3):
            s.fortuna_kept[seat, value] = 0
    for value in range(3):
        s.fortuna_pile[value] = FORTUNA[value] if TEMPLUM[seats] else 0  # AIE-0202
        s.fortuna_returned[value] = 0
    # AIE-0203: without the Templum, tile IV stays in the box.
    s.senate_tiles = 0
    for tile in range(N_SENATE_TILES):
        if TEMPLUM[seats] or tile != SenateId.MANY_FORTUNA_TOKENS:
            s.senate[s.senate_tiles] = tile
            s.senate_tiles += 1
    s.senate_draws = 0
    for place in range(N_SENATE_TILES):
        s.senate_at[place] = STACK
        s.senate_seen[place] = 0
    for rank in range(3):
        s.senate_rank[rank] = NOBODY
    for tile in range(N_PROVINCES):
        s.provinces[tile] = tile
        s.province_at[tile] = STACK
    for tile in range(N_PATRICIANS):
        s.patricians[tile] = tile
        s.patrician_at[tile] = STACK
    s.provinces_dealt = 0
    s.patricians_dealt = 0
    chosen = options[0]
    s.start = chosen - 1 if 1 <= chosen <= seats else rng.below(s.rng, seats)
    open_stage(s)


@compiled
def open_stage(s: State) -> None:
    """All dice in hand, all buildings empty, new tiles shown (AIE-0301, 0309)."""
    for seat in range(s.seats):
        s.hand[seat] = DICE
        s.latrina[seat] = 0
        s.low[seat] = 0
        s.high[seat] = 0
        for value in range(6):
            s.templum[seat, value] = 0
            s.castrum[seat, value] = 0
        for value in range(3):
            s.fortuna_drawn[seat, value] = 0
            s.fortuna_shown[seat, value] = 0
            s.fortuna_first[seat, value] = 0
    s.templum_placements = 0
    s.templum_last = NOBODY
    for column in range(SEATS + 2):
        s.forum_value[column] = 0
        s.forum_seat[column] = NOBODY
    s.forum_dice = 0
    s.forum_done = 0
    s.last_round = 0
    # Tiles are drawn when shown: the same as shuffling first, and nothing undrawn is ever fixed.
    for _ in range(s.seats):
        s.province_at[rng.deal(s.rng, s.provinces, s.provinces_dealt, N_PROVINCES)] = OPEN
        s.provinces_dealt += 1
    for _ in range(COLUMNS[s.seats]):
        s.patrician_at[rng.deal(s.rng, s.patricians, s.patricians_dealt, N_PATRICIANS)] = OPEN
        s.patricians_dealt += 1
    begin_turn(s, s.start)


@compiled
def begin_turn(s: State, seat: int) -> None:
    """The seat rolls all its dice (AIE-0401)."""
    s.actor = seat
    s.phase = Phase.PLACE
    for value in range(6):
        s.roll[value] = 0
        s.marked[value] = 0
    roll_dice(s, s.hand[seat])


@compiled
def roll_dice(s: State, dice: int) -> None:
    """Add so many random dice to the roll."""
    s.reveals += 1
    # All dice from one number below 6 ** dice: unbiased, and one draw instead of eight.
    luck = rng.below(s.rng, 6**dice)
    for _ in range(dice):
        s.roll[luck % 6] += 1
        luck //= 6
