"""Each seat's holdings and fame as people see them.

Every move shows everybody's holdings to everybody, but they change a few times
a stage: what follows from the same holdings is remembered.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
import numpy as np

from ludi.core import layout
from ludi.core.contract import SeatNumber
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.alea import homes
from ludi.games.alea.display import show_housing
from ludi.games.alea.scoring import fortuna_tokens, holdings, tile_iv_points
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

# Flags of what a seat holds: provinces, patricians, senate tiles.
FIRST_PATRICIAN: Final = N_PROVINCES
FIRST_TILE: Final = FIRST_PATRICIAN + N_PATRICIANS
N_FLAGS: Final = FIRST_TILE + N_SENATE_TILES
UNKNOWN: Final = b"\xff"
"""The flag of a senate tile that is held, but not for the viewer to know."""


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


def players(s: State, p: Any) -> tuple[tuple[Player, ...], tuple[Player, ...]]:
    """Everybody's holdings as strangers see them, and as their owners do, from the position and its plain numbers."""
    closed, opened = [], []
    for seat, (known, held) in enumerate(_held(s)):
        kept, drawn = tuple(p.fortuna_kept[seat]), tuple(p.fortuna_drawn[seat])
        pieces = seat, p.hand[seat], p.latrina[seat], p.chips[seat], kept
        closed.append(_closed(*pieces, sum(drawn), known))
        opened.append(_opened(*pieces, drawn, held))
    return tuple(closed), tuple(opened)


@layout.remembered_by(State, "seats", "province_at", "patrician_at", "senate", "senate_tiles", "senate_at")
def _held(s: State) -> tuple[tuple[bytes, bytes], ...]:
    """By seat, flags of provinces, patricians and senate tiles: as strangers know them, and as the seat does."""
    flags = np.zeros((2, s.seats, N_FLAGS), dtype=np.int8)
    flag(s, flags)
    known, held = ([row.tobytes() for row in rows] for rows in flags)
    return tuple(zip(known, held, strict=True))


@compiled
def flag(s: State, out: Ints) -> None:
    """Flags of what each seat holds, a stranger's and its own."""
    for seat in range(s.seats):
        for own in range(2):
            n = out[own, seat]
            holdings(s, seat, n[:FIRST_PATRICIAN], n[FIRST_PATRICIAN:FIRST_TILE], n[FIRST_TILE:])
        for tile in range(FIRST_TILE, N_FLAGS):
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
    provinces, patricians = held[:FIRST_PATRICIAN], held[FIRST_PATRICIAN:FIRST_TILE]
    tiles = held[FIRST_TILE:].replace(UNKNOWN, b"\0")
    housing, score = _housed(provinces, patricians, tiles)
    return Estate(
        provinces=tuple([province.id for province, is_held in zip(PROVINCES, provinces, strict=True) if is_held]),
        patricians=tuple([patrician.id for patrician, is_held in zip(PATRICIANS, patricians, strict=True) if is_held]),
        n_tiles=N_SENATE_TILES - held[FIRST_TILE:].count(0),
        tile_points={tile: score[homes.TILE_POINTS + tile] for tile, is_known in enumerate(tiles) if is_known},
        province_points=score[homes.PROVINCE_POINTS],
        patrician_points=score[homes.PATRICIAN_POINTS],
        unhoused=score[homes.UNHOUSED_VALUE],
        homes=_homes(provinces, tiles, housing),
    )


@lru_cache(maxsize=REMEMBERED)
def _closed(seat: int, hand: int, latrina: int, chips: int, kept: tuple[int, ...], n_drawn: int, held: bytes) -> Player:
    """A seat as strangers see it."""
    return _player(seat, (hand, latrina, chips), kept, n_drawn, None, held)


@lru_cache(maxsize=REMEMBERED)
def _opened(
    seat: int, hand: int, latrina: int, chips: int, kept: tuple[int, ...], drawn: tuple[int, ...], held: bytes
) -> Player:
    """A seat as its owner sees it."""
    return _player(seat, (hand, latrina, chips), kept, sum(drawn), drawn, held)


def _player(
    seat: int,
    counts: tuple[int, int, int],
    kept: tuple[int, ...],
    n_drawn: int,
    drawn: tuple[int, ...] | None,
    held: bytes,
) -> Player:
    """A seat, with the tokens that it has drawn where they may be known."""
    estate = _estate(held)
    hand, latrina, chips = counts
    fame, tiles = _worth(held, kept, chips)
    return Player(
        seat=seat,
        dice_in_hand=hand,
        latrina=latrina,
        chips=chips,
        provinces=estate.provinces,
        patricians=estate.patricians,
        n_senate_tiles=estate.n_tiles,
        senate_tiles=None if drawn is None else tiles,
        fortuna_kept=values(kept),
        n_fortuna_hidden=n_drawn,
        fortuna_hidden=None if drawn is None else values(drawn),
        fame=fame,
    )


@lru_cache(maxsize=REMEMBERED)
def _worth(held: bytes, kept: tuple[int, ...], chips: int) -> tuple[Fame, tuple[SenateTileView, ...]]:
    """Fame points, and those of each senate tile that is known."""
    estate = _estate(held)
    tile_points = estate.tile_points
    if SenateId.MANY_FORTUNA_TOKENS in tile_points:
        tile_points = tile_points | {int(SenateId.MANY_FORTUNA_TOKENS): int(tile_iv_points(sum(kept)))}
    senate, fortuna, chip_points = sum(tile_points.values()), sum(values(kept)), chips // CHIPS_PER_POINT
    fame = Fame(
        total=estate.province_points + estate.patrician_points + senate + fortuna + chip_points,
        provinces=estate.province_points,
        patricians=estate.patrician_points,
        senate=senate,
        fortuna=fortuna,
        chips=chip_points,
        unhoused=estate.unhoused,
        homes=estate.homes,
    )
    return fame, tuple([SenateTileView(SENATE_TILES[tile].id, points) for tile, points in tile_points.items()])


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
