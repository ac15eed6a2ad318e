"""Fame points and places (chapters 12 to 14)."""

import numpy as np

from ludi.core.contract import PLACES, SCORES
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.alea.housing import WORK_SHAPE, best_housing
from ludi.games.alea.state import State
from ludi.games.alea.tables import (
    CHIPS_PER_POINT,
    N_PATRICIANS,
    N_PROVINCES,
    N_SENATE_TILES,
    TILE_IV_POINTS,
    TILE_IV_STEP,
    SenateId,
)


@compiled
def holdings(s: State, seat: int, provinces: Ints, patricians: Ints, tiles: Ints) -> None:
    """Flags of the tiles that the seat owns."""
    for tile in range(N_PROVINCES):
        provinces[tile] = 1 if s.province_at[tile] == seat else 0
    for tile in range(N_PATRICIANS):
        patricians[tile] = 1 if s.patrician_at[tile] == seat else 0
    tiles[:] = 0
    for place in range(s.senate_tiles):
        if s.senate_at[place] == seat:
            tiles[s.senate[place]] = 1


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
def fame(s: State, seat: int, out: Ints) -> None:
    """Total fame points and the value of unhoused patricians, housed in the best way (AIE-1215, 1301)."""
    provinces = np.zeros(N_PROVINCES, dtype=np.int8)
    patricians = np.zeros(N_PATRICIANS, dtype=np.int8)
    tiles = np.zeros(N_SENATE_TILES, dtype=np.int8)
    holdings(s, seat, provinces, patricians, tiles)
    best_housing(provinces, patricians, tiles, np.zeros(WORK_SHAPE, dtype=np.int32), out)
    out[0] += fortuna_points(s, seat) + s.chips[seat] // CHIPS_PER_POINT  # AIE-1313
    if tiles[SenateId.MANY_FORTUNA_TOKENS]:
        out[0] += tile_iv_points(fortuna_tokens(s, seat))


@compiled
def result(s: State, out: Ints) -> None:
    """Scores, and places after the tie-break (AIE-1401 to 1403)."""
    pair = np.zeros(2, dtype=np.int32)
    unhoused = np.zeros(s.seats, dtype=np.int32)
    for seat in range(s.seats):
        fame(s, seat, pair)
        out[SCORES, seat] = pair[0]
        unhoused[seat] = pair[1]
    for seat in range(s.seats):
        place = 1
        for other in range(s.seats):
            if out[SCORES, other] > out[SCORES, seat] or (
                out[SCORES, other] == out[SCORES, seat] and unhoused[other] > unhoused[seat]
            ):
                place += 1
        out[PLACES, seat] = place
