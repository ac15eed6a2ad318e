"""Fame points and places (chapters 12 to 14)."""

from typing import Final

from ludi.core.contract import PLACES, SCORES
from ludi.core.jit import compiled
from ludi.core.layout import Ints

from .homes import has
from .housing import best_housing, some_work
from .state import State
from .tables import (
    CHIPS_PER_POINT,
    N_PATRICIANS,
    N_PROVINCES,
    TILE_IV_POINTS,
    TILE_IV_STEP,
    SenateId,
)

TIES: Final = 128
"""More than the value of all patricians: until all places are known, they stand beside that of the unhoused."""


@compiled
def holdings(s: State, seat: int) -> tuple[int, int, int]:
    """The provinces, patricians and senate tiles that the seat owns, a bit for each."""
    provinces, patricians, tiles = 0, 0, 0
    for tile in range(N_PROVINCES):
        if s.province_at[tile] == seat:
            provinces |= 1 << tile
    for tile in range(N_PATRICIANS):
        if s.patrician_at[tile] == seat:
            patricians |= 1 << tile
    for place in range(3 * s.senate_draws):
        if s.senate_at[place] == seat:
            tiles |= 1 << int(s.senate[place])
    return provinces, patricians, tiles


@compiled
def fortuna_tokens(s: State, seat: int) -> int:
    """Kept Fortuna tokens."""
    return s.fortuna_kept[seat, 0] + s.fortuna_kept[seat, 1] + s.fortuna_kept[seat, 2]


@compiled
def fortuna_points(s: State, seat: int) -> int:
    """Each token scores its value (AIE-1312)."""
    return s.fortuna_kept[seat, 0] + 2 * s.fortuna_kept[seat, 1] + 3 * s.fortuna_kept[seat, 2]


@compiled
def tile_iv_points(tokens: int) -> int:
    """Tile IV (AIE-1305)."""
    return 1 + TILE_IV_POINTS * (tokens // TILE_IV_STEP)


@compiled
def fame(s: State, seat: int, work: Ints) -> tuple[int, int]:
    """Total fame points and the value of unhoused patricians, housed in the best way (AIE-1215, 1301)."""
    provinces, patricians, tiles = holdings(s, seat)
    points, unhoused = best_housing(provinces, patricians, tiles, work)
    points += fortuna_points(s, seat) + s.chips[seat] // CHIPS_PER_POINT  # AIE-1313
    if has(tiles, SenateId.MANY_FORTUNA_TOKENS):
        points += tile_iv_points(fortuna_tokens(s, seat))
    return points, unhoused


@compiled
def result(s: State, out: Ints) -> None:
    """Scores, and places after the tie-break (AIE-1401 to 1403)."""
    work = some_work()
    for seat in range(s.seats):
        out[SCORES, seat], out[PLACES, seat] = fame(s, seat, work)
    for seat in range(s.seats):
        place = 1
        for other in range(s.seats):
            unhoused = int(out[PLACES, other]) % TIES - int(out[PLACES, seat])
            if out[SCORES, other] > out[SCORES, seat] or (out[SCORES, other] == out[SCORES, seat] and unhoused > 0):
                place += 1
        out[PLACES, seat] += TIES * place
    for seat in range(s.seats):
        out[PLACES, seat] //= TIES
