"""Each seat's holdings and fame as people see them.

Every move shows everybody's holdings to everybody, but they change a few times
a stage: what follows from the same holdings is remembered.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

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
UNKNOWN: Final = b"\xff"
"""The flag of a senate tile that is held, but not for the viewer to know."""
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


def values(dice: Sequence[int]) -> tuple[int, ...]:
    """Counts by value as the dice themselves, ascending."""
    return _values(tuple(dice))


@lru_cache(maxsize=REMEMBERED)
def _values(dice: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(value + 1 for value, n in enumerate(dice) for _ in range(n))


def players(s: State) -> tuple[tuple[Player, ...], tuple[Player, ...]]:
    """Everybody's holdings as strangers see them, and as their owners do."""
    numbers = np.zeros((2, s.seats, N_NUMBERS), dtype=np.int8)
    number(s, numbers)
    raw = numbers.tobytes()
    each = [raw[at : at + N_NUMBERS] for at in range(0, len(raw), N_NUMBERS)]
    seats = range(s.seats)
    return tuple(map(_closed, each, seats)), tuple(map(_opened, each[s.seats :], seats))


@compiled
def number(s: State, out: Ints) -> None:
    """Everything that holdings are drawn from, by seat: as strangers see them, and as their owners do."""
    patricians = HELD + N_PROVINCES
    tiles = patricians + N_PATRICIANS
    for seat in range(s.seats):
        for own in range(2):
            n = out[own, seat]
            n[HAND], n[LATRINA], n[CHIPS] = s.hand[seat], s.latrina[seat], s.chips[seat]
            n[TOKENS], n[TOKEN_POINTS] = fortuna_tokens(s, seat), fortuna_points(s, seat)
            for value in range(3):
                n[KEPT + value] = s.fortuna_kept[seat, value]
                n[DRAWN + own * value] += s.fortuna_drawn[seat, value]
            holdings(s, seat, n[HELD:patricians], n[patricians:tiles], n[tiles:])
        for tile in range(tiles, N_NUMBERS):
            out[0, seat, tile] *= -1


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
    """Flags as ``number`` writes them."""
    provinces, patricians = held[:N_PROVINCES], held[N_PROVINCES : N_PROVINCES + N_PATRICIANS]
    tiles = held[N_PROVINCES + N_PATRICIANS :].replace(UNKNOWN, b"\0")
    housing, score = _housed(provinces, patricians, tiles)
    return Estate(
        provinces=tuple([province.id for province, is_held in zip(PROVINCES, provinces, strict=True) if is_held]),
        patricians=tuple([patrician.id for patrician, is_held in zip(PATRICIANS, patricians, strict=True) if is_held]),
        n_tiles=N_SENATE_TILES - held[N_PROVINCES + N_PATRICIANS :].count(0),
        tile_points={tile: score[homes.TILE_POINTS + tile] for tile, is_known in enumerate(tiles) if is_known},
        province_points=score[homes.PROVINCE_POINTS],
        patrician_points=score[homes.PATRICIAN_POINTS],
        unhoused=score[homes.UNHOUSED_VALUE],
        homes=_homes(provinces, tiles, housing),
    )


@lru_cache(maxsize=REMEMBERED)
def _closed(raw: bytes, seat: int) -> Player:
    """A seat as strangers see it."""
    return _player(raw, seat, is_open=False)


@lru_cache(maxsize=REMEMBERED)
def _opened(raw: bytes, seat: int) -> Player:
    """A seat as its owner sees it."""
    return _player(raw, seat, is_open=True)


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
def _housed(*held: bytes) -> tuple[list[int], list[int]]:
    """The best housing of provinces, patricians and senate tiles, and its score in parts."""
    provinces, patricians, tiles = (np.frombuffer(bytearray(flags), dtype=np.int8) for flags in held)
    housing = show_housing(provinces, patricians, tiles)
    score = np.zeros(homes.SCORE_WORDS, dtype=np.int32)
    homes.score_housing(provinces, patricians, tiles, housing, score)
    return housing.tolist(), score.tolist()


def _homes(provinces: bytes, tiles: bytes, housing: list[int]) -> tuple[Home, ...]:
    """Every home of the seat in the order of the id lists, with its residents."""
    owned = [(home, PROVINCES[home].id) for home, is_held in enumerate(provinces) if is_held]
    for home in range(homes.FIRST_BORDER, homes.N_HOMES):
        if tiles[home + homes.HOME_TO_TILE]:
            owned.append((home, SENATE_TILES[home + homes.HOME_TO_TILE].id))
    residents: dict[int, list[str]] = {home: [] for home, _ in owned}
    for patrician, home in zip(PATRICIANS, housing, strict=True):
        if home != homes.UNHOUSED:
            residents[home].append(patrician.id)
    return tuple([Home(name, tuple(residents[home])) for home, name in owned])


def fame_with(s: State, seat: int, extra: tuple[int, ...]) -> int:
    """Fame points of homes and senate tiles now if the seat also had these senate tiles."""
    provinces = np.zeros(N_PROVINCES, dtype=np.int8)
    patricians = np.zeros(N_PATRICIANS, dtype=np.int8)
    tiles = np.zeros(N_SENATE_TILES, dtype=np.int8)
    holdings(s, seat, provinces, patricians, tiles)
    tiles[list(extra)] = 1
    score = _housed(provinces.tobytes(), patricians.tobytes(), tiles.tobytes())[1]
    iv = tile_iv_points(fortuna_tokens(s, seat)) if tiles[SenateId.MANY_FORTUNA_TOKENS] else 0
    return score[homes.TOTAL] + int(iv)
