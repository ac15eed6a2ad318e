"""Each seat's holdings and fame as people see them.

Every move shows everybody's holdings to everybody, but they change a few times
a stage: what follows from the same holdings is remembered.
"""

from functools import lru_cache
from typing import Any, Final

import msgspec
import numpy as np

from ludi.core.contract import SeatNumber
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.alea import homes
from ludi.games.alea.display import show_housing
from ludi.games.alea.scoring import fortuna_points, fortuna_tokens, holdings, tile_iv_points
from ludi.games.alea.state import State
from ludi.games.alea.tables import (
    CHIPS_PER_POINT,
    N_PATRICIANS,
    N_PROVINCES,
    N_SENATE_TILES,
    PATRICIANS,
    PROVINCES,
    SENATE_TILES,
    SenateId,
)

REMEMBERED: Final = 10_000

# A seat in numbers, one place each.
HAND: Final = 0
LATRINA: Final = 1
CHIPS: Final = 2
TOKENS: Final = 3
TOKEN_POINTS: Final = 4
KEPT: Final = 5  # by value
DRAWN: Final = 8  # by value
HELD: Final = 11  # flags of provinces, patricians, senate tiles
N_NUMBERS: Final = HELD + N_PROVINCES + N_PATRICIANS + N_SENATE_TILES


class SenateTileView(msgspec.Struct, frozen=True):
    """A senate tile that the viewer may see, and what it would score now."""

    tile: str
    points: int


class Home(msgspec.Struct, frozen=True):
    """A home and who would live there in the best housing."""

    home: str
    residents: tuple[str, ...]


class Fame(msgspec.Struct, frozen=True):
    """Fame points as if the game ended now, as far as the viewer knows them."""

    total: int
    provinces: int
    patricians: int
    senate: int
    fortuna: int
    chips: int
    unhoused: int
    homes: tuple[Home, ...]


class Player(msgspec.Struct, frozen=True):
    """A seat's holdings; what the viewer may not know is None."""

    seat: SeatNumber
    dice_in_hand: int
    latrina: int
    chips: int
    provinces: tuple[str, ...]
    patricians: tuple[str, ...]
    n_senate_tiles: int
    senate_tiles: tuple[SenateTileView, ...] | None
    fortuna_kept: tuple[int, ...]
    n_fortuna_hidden: int
    fortuna_hidden: tuple[int, ...] | None
    fame: Fame


def values(dice: Any) -> tuple[int, ...]:
    """Counts by value as the dice themselves, ascending."""
    return tuple(value + 1 for value, n in enumerate(dice) for _ in range(n))


def player(s: State, seat: int, *, is_open: bool) -> Player:
    """A seat's holdings, with what only its owner knows if ``is_open``."""
    numbers = np.zeros(N_NUMBERS, dtype=np.int8)
    number(s, seat, numbers)
    if not is_open:
        numbers[HELD + N_PROVINCES + N_PATRICIANS :] *= -1
        hidden = int(numbers[DRAWN:HELD].sum())
        numbers[DRAWN:HELD] = hidden, 0, 0
    return _player(numbers.tobytes(), seat, is_open=is_open)


@compiled
def number(s: State, seat: int, out: Ints) -> None:
    """Everything that a seat's holdings are drawn from."""
    out[HAND], out[LATRINA], out[CHIPS] = s.hand[seat], s.latrina[seat], s.chips[seat]
    out[TOKENS], out[TOKEN_POINTS] = fortuna_tokens(s, seat), fortuna_points(s, seat)
    for value in range(3):
        out[KEPT + value] = s.fortuna_kept[seat, value]
        out[DRAWN + value] = s.fortuna_drawn[seat, value]
    patricians = HELD + N_PROVINCES
    tiles = patricians + N_PATRICIANS
    holdings(s, seat, out[HELD:patricians], out[patricians:tiles], out[tiles:])


class Estate(msgspec.Struct, frozen=True):
    """What follows from provinces, patricians and senate tiles alone."""

    provinces: tuple[str, ...]
    patricians: tuple[str, ...]
    n_tiles: int
    tile_points: dict[int, int]
    province_points: int
    patrician_points: int
    unhoused: int
    homes: tuple[Home, ...]


@lru_cache(maxsize=REMEMBERED)
def _estate(held: bytes) -> Estate:
    """Flags as ``number`` writes them; those of tiles are negative where the viewer does not know them."""
    flags = np.frombuffer(held, dtype=np.int8)
    provinces, patricians = flags[:N_PROVINCES], flags[N_PROVINCES : N_PROVINCES + N_PATRICIANS]
    known = flags[N_PROVINCES + N_PATRICIANS :].clip(0)
    housing, score = _housed(provinces.tobytes(), patricians.tobytes(), known.tobytes())
    return Estate(
        provinces=tuple(PROVINCES[t].id for t in np.flatnonzero(provinces)),
        patricians=tuple(PATRICIANS[t].id for t in np.flatnonzero(patricians)),
        n_tiles=int(np.abs(flags[N_PROVINCES + N_PATRICIANS :]).sum()),
        tile_points={int(tile): int(score[homes.TILE_POINTS + tile]) for tile in np.flatnonzero(known)},
        province_points=int(score[homes.PROVINCE_POINTS]),
        patrician_points=int(score[homes.PATRICIAN_POINTS]),
        unhoused=int(score[homes.UNHOUSED_VALUE]),
        homes=_homes(provinces, known, housing),
    )


@lru_cache(maxsize=REMEMBERED)
def _player(raw: bytes, seat: int, *, is_open: bool) -> Player:
    estate = _estate(raw[HELD:])
    hand, latrina, chips, tokens, fortuna = raw[:KEPT]
    tile_points = estate.tile_points
    if SenateId.MANY_FORTUNA_TOKENS in tile_points:
        tile_points = tile_points | {int(SenateId.MANY_FORTUNA_TOKENS): int(tile_iv_points(tokens))}
    senate, chip_points = sum(tile_points.values()), chips // CHIPS_PER_POINT
    drawn = raw[DRAWN:HELD]
    return Player(
        seat=seat,
        dice_in_hand=hand,
        latrina=latrina,
        chips=chips,
        provinces=estate.provinces,
        patricians=estate.patricians,
        n_senate_tiles=estate.n_tiles,
        senate_tiles=tuple(SenateTileView(SENATE_TILES[t].id, points) for t, points in tile_points.items())
        if is_open
        else None,
        fortuna_kept=values(raw[KEPT:DRAWN]),
        n_fortuna_hidden=sum(drawn),
        fortuna_hidden=values(drawn) if is_open else None,
        fame=Fame(
            total=estate.province_points + estate.patrician_points + senate + fortuna + chip_points,
            provinces=estate.province_points,
            patricians=estate.patrician_points,
            senate=senate,
            fortuna=fortuna,
            chips=chip_points,
            unhoused=estate.unhoused,
            homes=estate.homes,
        ),
    )


@lru_cache(maxsize=REMEMBERED)
def _housed(*held: bytes) -> tuple[Any, Any]:
    """The best housing of provinces, patricians and senate tiles, and its score in parts."""
    provinces, patricians, tiles = (np.frombuffer(bytearray(flags), dtype=np.int8) for flags in held)
    housing = show_housing(provinces, patricians, tiles)
    score = np.zeros(homes.SCORE_WORDS, dtype=np.int32)
    homes.score_housing(provinces, patricians, tiles, housing, score)
    housing.flags.writeable = score.flags.writeable = False
    return housing, score


def _homes(provinces: Any, tiles: Any, housing: Any) -> tuple[Home, ...]:
    """Every home of the seat in the order of the id lists, with its residents."""
    owned = [(int(t), PROVINCES[t].id) for t in np.flatnonzero(provinces)]
    for home in range(homes.FIRST_BORDER, homes.N_HOMES):
        if tiles[home + homes.HOME_TO_TILE]:
            owned.append((home, SENATE_TILES[home + homes.HOME_TO_TILE].id))
    return tuple(Home(name, tuple(PATRICIANS[p].id for p in np.flatnonzero(housing == home))) for home, name in owned)


def fame_with(s: State, seat: int, extra: tuple[int, ...]) -> int:
    """Fame points of homes and senate tiles now if the seat also had these senate tiles."""
    provinces = np.zeros(N_PROVINCES, dtype=np.int8)
    patricians = np.zeros(N_PATRICIANS, dtype=np.int8)
    tiles = np.zeros(N_SENATE_TILES, dtype=np.int8)
    holdings(s, seat, provinces, patricians, tiles)
    tiles[list(extra)] = 1
    score = _housed(provinces.tobytes(), patricians.tobytes(), tiles.tobytes())[1]
    iv = tile_iv_points(fortuna_tokens(s, seat)) if tiles[SenateId.MANY_FORTUNA_TOKENS] else 0
    return int(score[homes.TOTAL]) + int(iv)
