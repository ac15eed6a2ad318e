"""What each seat may see, built from nothing. Only the order of the stacks is hidden (PRA-INF)."""

from typing import Any, Final

import msgspec

from ludi.core import layout
from ludi.core.contract import OVER, BySeat, Event, SeatNumber, View
from ludi.core.parts.choices import choices

from .holdings import Goods, Player, figures_of, player
from .previews import Outlook, plazas_of
from .state import GONE, NOBODY, NOTHING, STACK, Phase, State
from .tables import (
    ABSENT,
    GOODS,
    KINDS,
    N_TILES,
    N_WALLS,
    TILES,
    WALL_TILES,
    cell_place,
)


class CityTile(msgspec.Struct, frozen=True):
    """A tile of the city; x grows to the east, y to the south."""

    tile: str
    building: str  # its kind
    x: int
    y: int
    rotation: int  # quarter turns clockwise
    corners: tuple[str, ...]  # NW, NE, SE, SW as it lies
    zone: str
    owner: SeatNumber | None
    fee: int  # for everybody but the owner; tiles without one cost nothing
    fee_good: str | None
    used: bool  # activated this round
    worker_seat: SeatNumber | None  # on its zone
    worker: int | None  # experience; 6 is a retired worker
    builder: int | None  # experience of the owner's worker who built it this round


class ShownTile(msgspec.Struct, frozen=True):
    """A tile of the display."""

    tile: str
    building: str
    epoch: str
    cost: Goods
    favour: int
    zone: str
    fee: int  # for everybody but the owner
    fee_good: str | None
    corners: tuple[str, ...]
    affordable: BySeat[bool]


class Cell(msgspec.Struct, frozen=True):
    """A cell where a tile may go, and the plaza points of the tile being built by rotation."""

    place: int  # as actions name it
    x: int
    y: int
    plaza: tuple[int, ...]


class CityStack(msgspec.Struct, frozen=True):
    """The face-down city tiles: how many, and which in some order."""

    top: str | None
    first_epoch: int
    second_epoch: int
    unseen: tuple[str, ...]


class Wall(msgspec.Struct, frozen=True):
    """Hadrian's Wall: the open demand, and what claiming it would score each seat."""

    wall_tile: str | None
    demand: Goods | None
    points: BySeat[int]
    affordable: BySeat[bool]
    left: int  # in the stack
    unseen: tuple[str, ...]
    gone: tuple[str, ...]


class Pending(msgspec.Struct, frozen=True):
    """The action that the actor has begun."""

    tile: str | None
    builds: bool
    experience: int | None
    x: int | None
    y: int | None
    sold: tuple[str, ...]
    bought: bool


class PraetorView(View, frozen=True, kw_only=True):
    """Praetor from one seat."""

    round: int
    last_round: bool
    expert: bool
    hard: bool
    order: tuple[SeatNumber, ...]
    next_order: tuple[SeatNumber, ...]  # if the next round began now; of equal favour, the marker on top goes first
    pending: Pending | None
    city: tuple[CityTile, ...]
    cells: tuple[Cell, ...]
    display: tuple[ShownTile, ...]
    stack: CityStack
    wall: Wall
    players: tuple[Player, ...]


def _printed(tile: int) -> tuple[str, str, str, int, str | None]:
    """A tile's id, building, zone, fee and what the fee is paid in."""
    kind = KINDS[TILES[tile].kind]
    return (
        TILES[tile].id,
        kind.kind.name,
        f"zone-{kind.zone.name.lower()}",
        kind.fee,
        GOODS[kind.fee_good] if kind.fee else None,
    )


def _turned(corners: str, turns: int) -> str:
    """Four corners after so many quarter turns clockwise (PRA-PLZ-05)."""
    return corners[4 - turns :] + corners[: 4 - turns]


_PRINTED: Final = tuple(_printed(tile) for tile in range(N_TILES))
_CORNERS: Final = tuple(tuple(tuple(_turned(tile.corners, turns)) for turns in range(4)) for tile in TILES)
"""The patterns of a tile's corners by rotation, as they lie."""


def view(s: State, seat: int | None) -> PraetorView:
    """What a seat, or a spectator, may see: everybody the same, but for the choices of the seat that decides."""
    common = _common(s)
    if s.actor == OVER or s.actor != seat:
        return PraetorView(seat=seat, choices=(), **common)
    outlook = Outlook(s, layout.plain(s), [cell.plaza for cell in common["cells"]])
    return PraetorView(seat=seat, choices=choices(s, outlook.more), **common)


@layout.remembered(State)
def _common(s: State) -> dict[str, Any]:
    """What everybody sees alike: built once for all who look at a position."""
    p = layout.plain(s)
    figures = figures_of(s)
    return {
        "actor": p.actor,
        "ask": ask(p),
        "round": p.rounds,
        "last_round": bool(p.last_round),
        "expert": bool(p.expert),
        "hard": bool(p.hard),
        "order": tuple(p.order[: p.seats]),
        "next_order": tuple(sorted(range(p.seats), key=lambda seat: figures[seat].next_place)),
        "pending": _pending(p),
        "city": tuple(_city_tile(p, tile) for tile in range(N_TILES) if p.at[tile] != ABSENT),
        "cells": _cells(s, p),
        "display": tuple(_shown(figures, place, tile) for place, tile in enumerate(p.display[: p.n_display])),
        "stack": _stack(p),
        "wall": _wall(p, figures),
        "players": tuple(player(p, seat, row) for seat, row in enumerate(figures)),
    }


def ask(p: Any) -> Event:
    """What is asked of the actor, as a sentence."""
    if p.actor == OVER:
        return Event("ask-over")
    phase = Phase(p.phase)
    about: dict[str, Any] = {"seat": p.actor}
    if p.tile != NOTHING and phase is not Phase.MARKET:
        about["tile"] = TILES[p.tile].id
    if phase is Phase.WORKER and p.building:
        return Event("ask-builder", about)
    if phase is Phase.ACADEMY:
        about["workers"] = p.training[p.actor][0]
    return Event(f"ask-{phase.name.lower().replace('_', '-')}", about)


def _pending(p: Any) -> Pending | None:
    if p.actor == OVER or (p.tile == NOTHING and p.experience == 0):
        return None
    x, y = cell_place(p.frontier[p.cell]) if p.phase == Phase.ROTATION else (None, None)
    return Pending(
        tile=None if p.tile == NOTHING else TILES[p.tile].id,
        builds=bool(p.building),
        experience=p.experience or None,
        x=x,
        y=y,
        sold=tuple(GOODS[good] for good in range(len(GOODS)) if p.sold[good]),
        bought=bool(p.bought),
    )


def _city_tile(p: Any, tile: int) -> CityTile:
    name, building, zone, fee, fee_good = _PRINTED[tile]
    x, y = cell_place(p.at[tile])
    turns = p.rotation[tile]
    is_neutral = p.owner[tile] == NOBODY
    return CityTile(
        tile=name,
        building=building,
        x=x,
        y=y,
        rotation=turns,
        corners=_CORNERS[tile][turns],
        zone=zone,
        owner=None if is_neutral else p.owner[tile],
        fee=0 if is_neutral else fee,
        fee_good=None if is_neutral else fee_good,
        used=bool(p.worker[tile]),
        worker_seat=None if p.worker_seat[tile] == NOBODY else p.worker_seat[tile],
        worker=p.worker[tile] or None,
        builder=p.builder[tile] or None,
    )


def _shown(figures: list[Any], place: int, tile: int) -> ShownTile:
    kind = KINDS[TILES[tile].kind]
    name, building, zone, fee, fee_good = _PRINTED[tile]
    return ShownTile(
        tile=name,
        building=building,
        epoch="I" * TILES[tile].back,
        cost=Goods(*kind.cost),
        favour=kind.favour,
        zone=zone,
        fee=fee,
        fee_good=fee_good,
        corners=_CORNERS[tile][0],
        affordable=tuple(bool(row.affords[place]) for row in figures),
    )


def _cells(s: State, p: Any) -> tuple[Cell, ...]:
    building = p.actor != OVER and bool(p.building) and p.phase in {Phase.CELL, Phase.ROTATION}
    places = [cell_place(cell) for cell in p.frontier[: p.n_frontier]]
    points = plazas_of(s, p.tile) if building else [()] * p.n_frontier
    return tuple(Cell(n, x, y, tuple(row)) for n, ((x, y), row) in enumerate(zip(places, points, strict=True), 1))


def _stack(p: Any) -> CityStack:
    first = max(0, p.n_first - p.drawn)
    left = p.n_stack - p.drawn
    return CityStack(
        top=None if not left else "I" if first else "II",
        first_epoch=first,
        second_epoch=left - first,
        unseen=tuple(TILES[tile].id for tile in sorted(p.stack[p.drawn : p.n_stack])),
    )


def _wall(p: Any, figures: list[Any]) -> Wall:
    wall = WALL_TILES[p.open_wall] if p.open_wall != NOTHING else None
    return Wall(
        wall_tile=wall.id if wall else None,
        demand=Goods(*wall.demand) if wall else None,
        points=tuple(row.wall_points for row in figures) if wall else (),
        affordable=tuple(bool(row.meets_demand) for row in figures) if wall else (),
        left=N_WALLS - p.walls_drawn,
        unseen=tuple(WALL_TILES[other].id for other in range(N_WALLS) if p.wall_at[other] == STACK),
        gone=tuple(WALL_TILES[other].id for other in range(N_WALLS) if p.wall_at[other] == GONE),
    )
