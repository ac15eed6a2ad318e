"""Setup, and the beginning of a stage (chapters 02 and 03)."""

from ludi.core import rng
from ludi.core.events import listens, note
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.core.rows import wipe

from .events import Happened
from .rolling import begin_turn
from .state import NOBODY, OPEN, SEATS, STACK, State
from .tables import (
    COLUMNS,
    DICE,
    FORTUNA,
    MEN_AS_BITS,
    N_PATRICIANS,
    N_PROVINCES,
    N_SENATE_TILES,
    PROVINCES_AS_BITS,
    TEMPLUM,
    WOMEN_AS_BITS,
    SenateId,
)


@compiled
def setup(s: State, seats: int, options: Ints, key: Ints) -> None:
    """Write the first position; option 0 is the start player, 0 for a random one (AIE-0211)."""
    wipe(s)
    rng.start(s.rng, key)
    s.seats = seats
    for value in range(3):
        s.fortuna_pile[value] = FORTUNA[value] if TEMPLUM[seats] else 0  # AIE-0202
    # AIE-0203: without the Templum, tile IV stays in the box.
    for tile in range(N_SENATE_TILES):
        s.senate_at[tile] = STACK
        if TEMPLUM[seats] or tile != SenateId.MANY_FORTUNA_TOKENS:
            s.senate[s.senate_tiles] = tile
            s.senate_tiles += 1
    for tile in range(N_PROVINCES):
        s.provinces[tile] = tile
        s.province_at[tile] = STACK
    for tile in range(N_PATRICIANS):
        s.patricians[tile] = tile
        s.patrician_at[tile] = STACK
    chosen = options[0]
    s.start = chosen - 1 if 1 <= chosen <= seats else rng.below(s.rng, seats)
    open_stage(s)


@compiled
def open_stage(s: State) -> None:
    """All dice in hand, all buildings empty, new tiles shown (AIE-0301, 0309)."""
    for seat in range(SEATS):
        s.hand[seat] = DICE if seat < s.seats else 0
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
    for rank in range(3):
        s.senate_rank[rank] = NOBODY
    note(s, Happened.STAGE_BEGINS, s.stage + 1, s.start)
    show_tiles(s)
    begin_turn(s, s.start)


@compiled
def show_tiles(s: State) -> None:
    """Provinces and patricians to be won, drawn when shown: nothing undrawn is ever fixed (AIE-0206, 0207)."""
    s.reveals += 1
    for _ in range(s.seats):
        s.province_at[rng.deal(s.rng, s.provinces, s.provinces_dealt, N_PROVINCES)] = OPEN
        s.provinces_dealt += 1
    for _ in range(COLUMNS[s.seats]):
        s.patrician_at[rng.deal(s.rng, s.patricians, s.patricians_dealt, N_PATRICIANS)] = OPEN
        s.patricians_dealt += 1
    note_tiles(s, Happened.NEW_PROVINCES, s.province_at, PROVINCES_AS_BITS)
    note_tiles(s, Happened.NEW_WOMEN, s.patrician_at, WOMEN_AS_BITS)
    note_tiles(s, Happened.NEW_MEN, s.patrician_at, MEN_AS_BITS)


@compiled
def note_tiles(s: State, kind: int, at: Ints, bits: Ints) -> None:
    """Note which of some tiles lie open, if any do."""
    if listens(s):
        found = 0
        for tile in range(len(bits)):
            if at[tile] == OPEN:
                found |= bits[tile]
        if found:
            note(s, kind, found)
