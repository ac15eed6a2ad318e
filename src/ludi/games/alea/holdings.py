"""Each seat's holdings and fame as people see them.

Every move shows everybody's holdings to everybody, but they change a few times
a stage: what follows from the same holdings is remembered.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias, TypeVar

import msgspec
import numpy as np

from ludi.core import layout
from ludi.core.contract import SeatNumber

from . import homes
from .display import show_housing
from .scoring import fortuna_tokens, holdings, tile_iv_points
from .state import State
from .tables import (
    CHIPS_PER_POINT,
    N_SENATE_TILES,
    PATRICIANS,
    PROVINCES,
    SENATE_TILES,
    SenateId,
)

REMEMBERED: Final = 10_000
T = TypeVar("T")

Held: TypeAlias = tuple[int, int, int, int]
"""Provinces, patricians and known senate tiles, a bit for each, and the number of senate tiles known or not."""


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
    closed, opened = [], []
    hand, latrina, chips = s.hand.tolist(), s.latrina.tolist(), s.chips.tolist()
    fortuna_kept, fortuna_drawn = s.fortuna_kept.tolist(), s.fortuna_drawn.tolist()
    for seat, (provinces, patricians, tiles) in enumerate(_held(s)):
        kept, drawn = tuple(fortuna_kept[seat]), tuple(fortuna_drawn[seat])
        pieces = seat, hand[seat], latrina[seat], chips[seat], kept, sum(drawn)
        closed.append(_player(*pieces, None, (provinces, patricians, 0, tiles.bit_count())))
        opened.append(_player(*pieces, drawn, (provinces, patricians, tiles, tiles.bit_count())))
    return tuple(closed), tuple(opened)


@layout.remembered_by(State, "seats", "province_at", "patrician_at", "senate", "senate_draws", "senate_at")
def _held(s: State) -> tuple[tuple[int, int, int], ...]:
    """What each seat holds."""
    return tuple(holdings(s, seat) for seat in range(s.seats))


def chosen(tiles: Sequence[T], held: int) -> list[T]:
    """Those of the printed tiles that are held."""
    return [tile for place, tile in enumerate(tiles) if held >> place & 1]


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
def _estate(held: Held) -> Estate:
    provinces, patricians, tiles, n_tiles = held
    housing, score = _housed(provinces, patricians, tiles)
    return Estate(
        provinces=tuple(province.id for province in chosen(PROVINCES, provinces)),
        patricians=tuple(patrician.id for patrician in chosen(PATRICIANS, patricians)),
        n_tiles=n_tiles,
        tile_points={tile: score[homes.TILE_POINTS + tile] for tile in chosen(range(N_SENATE_TILES), tiles)},
        province_points=score[homes.PROVINCE_POINTS],
        patrician_points=score[homes.PATRICIAN_POINTS],
        unhoused=score[homes.UNHOUSED_VALUE],
        homes=_homes(provinces, tiles, housing),
    )


@lru_cache(maxsize=REMEMBERED)
def _player(
    seat: int,
    hand: int,
    latrina: int,
    chips: int,
    kept: tuple[int, ...],
    n_drawn: int,
    drawn: tuple[int, ...] | None,
    held: Held,
) -> Player:
    """A seat, with the tokens that it has drawn and its senate tiles where they may be known."""
    estate = _estate(held)
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
def _worth(held: Held, kept: tuple[int, ...], chips: int) -> tuple[Fame, tuple[SenateTileView, ...]]:
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
def _housed(provinces: int, patricians: int, tiles: int) -> tuple[list[int], list[int]]:
    """The best housing of provinces, patricians and senate tiles, and its score in parts."""
    housing = show_housing(provinces, patricians, tiles)
    score = np.zeros(homes.SCORE_WORDS, dtype=np.int32)
    homes.score_housing(provinces, patricians, tiles, housing, score)
    return housing.tolist(), score.tolist()


def _homes(provinces: int, tiles: int, housing: list[int]) -> tuple[Home, ...]:
    """Every home of the seat in the order of the id lists, with its residents."""
    residents: dict[int, list[str]] = {}
    for patrician, home in zip(PATRICIANS, housing, strict=True):
        residents.setdefault(home, []).append(patrician.id)
    held = chosen(_HOMES, homes.homes_of(provinces, tiles))
    return tuple([Home(name, tuple(residents.get(home, ()))) for home, name in held])


_HOMES: Final = tuple(
    enumerate([*(tile.id for tile in PROVINCES), *(tile.id for tile in SENATE_TILES[SenateId.BORDER_A :])])
)
"""Every home by its number, with its name."""


def fame_with(s: State, seat: int, extra: int) -> int:
    """Fame points of homes and senate tiles now if the seat also had these senate tiles."""
    provinces, patricians, tiles = holdings(s, seat)
    tiles |= extra
    iv = tile_iv_points(fortuna_tokens(s, seat)) if tiles >> SenateId.MANY_FORTUNA_TOKENS & 1 else 0
    return _housed(provinces, patricians, tiles)[1][homes.TOTAL] + int(iv)
