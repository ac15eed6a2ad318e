"""The cities and roads of the map as people see them.

Every move shows them all, but changes one or two: the others are remembered.
"""

from functools import lru_cache
from typing import Any, Final

import msgspec
import numpy as np

from ludi.core.contract import BySeat, SeatNumber
from ludi.core.jit import compiled
from ludi.core.layout import Ints

from .roads import pieces_on
from .state import NOBODY, SEATS, RoadIs, State
from .tables import (
    BASE_VALUE,
    CITIES,
    COLOUR_IDS,
    N_CITIES,
    N_ROADS,
    ROAD_ENDS,
    ROAD_FIRST,
    ROADS,
    SYMBOL_IDS,
)

REMEMBERED: Final = 10_000

_ENDS: Final[list[list[int]]] = ROAD_ENDS.tolist()
_FIRST: Final[list[int]] = ROAD_FIRST.tolist()
_STATUS: Final = tuple(status.name.lower() for status in RoadIs)
_COLOURS: Final = tuple(tuple(dict.fromkeys(COLOUR_IDS[CITIES[city].colour] for city in ends)) for ends in _ENDS)


class CityView(msgspec.Struct, frozen=True):
    """A city, the piece in it and the markers beside it."""

    city: str
    colour: str
    symbol: str
    owner: SeatNumber | None  # of the piece
    piece: str | None  # castle or milestone
    markers: tuple[int, ...]  # bottom first
    worth: int  # of a castle here, if the game ended now


class RoadView(msgspec.Struct, frozen=True):
    """A road. When it is complete, one of the leaders takes a prize and the others cards, one per piece."""

    road: str
    ends: tuple[str, str]
    colours: tuple[str, ...]
    status: str  # open, complete, blocked, signposted, or scored after the last signpost
    milestones: tuple[SeatNumber | None, ...]  # the owner by space, from the first end
    pieces: BySeat[int]  # those in the end cities included; none once it is closed
    missing: int  # pieces until it is complete
    leaders: tuple[SeatNumber, ...]  # the seats with most pieces
    prizes: tuple[int, ...]  # the top markers of its end cities


@compiled
def count_pieces(s: State, rows: Ints) -> None:
    """Everybody's pieces on every road, a row each."""
    for road in range(N_ROADS):
        for seat in range(s.seats):
            rows[road, seat] = pieces_on(s, road, seat)


def cities(p: Any) -> tuple[CityView, ...]:
    """All cities of a position in plain numbers."""
    return tuple(map(_city, range(N_CITIES), p.city, p.has_castle, p.stack))


@lru_cache(maxsize=REMEMBERED)
def _city(city: int, owner: int, has_castle: int, markers: int) -> CityView:
    printed = CITIES[city]
    return CityView(
        city=printed.id,
        colour=COLOUR_IDS[printed.colour],
        symbol=SYMBOL_IDS[printed.symbol],
        owner=None if owner == NOBODY else owner,
        piece=None if owner == NOBODY else "castle" if has_castle else "milestone",
        markers=tuple(range(BASE_VALUE + 1, BASE_VALUE + 1 + markers)),
        worth=BASE_VALUE + markers,
    )


def roads(s: State, p: Any) -> tuple[RoadView, ...]:
    """All roads of a position, which is given in plain numbers as well."""
    rows = np.zeros((N_ROADS, SEATS), dtype=np.int8)
    count_pieces(s, rows)
    found = []
    for road, row in enumerate(rows.tolist()):
        first, second = _ENDS[road]
        found.append(
            _road(
                road,
                p.road[road],
                ROADS[road].closed_with == p.seats,
                tuple(p.space[_FIRST[road] : _FIRST[road + 1]]),
                (p.city[first], p.city[second]),
                (p.stack[first], p.stack[second]),
                tuple(row[: p.seats]),
            )
        )
    return tuple(found)


@lru_cache(maxsize=REMEMBERED)
def _road(
    road: int,
    status: int,
    is_blocked: bool,
    spaces: tuple[int, ...],
    ends: tuple[int, int],
    stacks: tuple[int, int],
    pieces: tuple[int, ...],
) -> RoadView:
    """A road by its state, the owners on its spaces and in its end cities, their markers and everybody's pieces."""
    printed = ROADS[road]
    is_closed = status >= RoadIs.SIGNPOSTED
    most = max(pieces)
    return RoadView(
        road=printed.id,
        ends=(printed.start, printed.end),
        colours=_COLOURS[road],
        status="blocked" if is_blocked else _STATUS[status],
        milestones=tuple(None if owner == NOBODY else owner for owner in spaces),
        pieces=() if is_closed else pieces,
        missing=0 if is_closed else spaces.count(NOBODY) + ends.count(NOBODY),
        leaders=() if is_closed or not most else tuple(seat for seat, n in enumerate(pieces) if n == most),
        prizes=() if is_closed else tuple(BASE_VALUE + markers for markers in stacks if markers),
    )
