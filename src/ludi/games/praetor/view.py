"""What each seat may see, built from nothing. Only the order of the stacks is hidden (PRA-INF)."""

from typing import Any

import msgspec
import numpy as np

from ludi.core import layout
from ludi.core.contract import MAX_SEATS, OVER, PLACES, BySeat, Choice, Event, SeatNumber, View
from ludi.games.praetor import scoring
from ludi.games.praetor.actions import ACTIONS, GOODS
from ludi.games.praetor.city import corner, plaza_points
from ludi.games.praetor.effects import morale_value, wall_points
from ludi.games.praetor.placing import can_meet_demand, can_pay_cost
from ludi.games.praetor.previews import preview
from ludi.games.praetor.rules import legal
from ludi.games.praetor.state import GONE, NOBODY, NOTHING, STACK, Phase, State
from ludi.games.praetor.tables import (
    ABSENT,
    BOARDS,
    CAMPS,
    GOLD_PER_FAVOUR,
    KINDS,
    MARKERS,
    N_CAMPS,
    N_TILES,
    N_WALLS,
    RETIRING,
    TILES,
    WALL_TILES,
    Corner,
    cell_place,
)
from ludi.games.praetor.update import wages


class Goods(msgspec.Struct, frozen=True):
    """Amounts of the five resources."""

    gold: int
    wood: int
    stone: int
    marble: int
    weapon: int


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
    fee: int  # for everybody but the owner
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
    corners: tuple[str, ...]
    affordable: BySeat[bool]


class Cell(msgspec.Struct, frozen=True):
    """A cell where a tile may go, and the plaza points of the tile being built by rotation."""

    place: int
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


class Score(msgspec.Struct, frozen=True):
    """Favour as if the game ended now, part by part."""

    total: int
    place: int
    favour: int
    workers: int
    morale: int
    goods: int
    majorities: int  # of the expert game


class Board(msgspec.Struct, frozen=True):
    """A player board."""

    side: str
    morale_track: tuple[int, ...]
    wage_active: int
    wage_retired: int
    rates: Goods


class Player(msgspec.Struct, frozen=True):
    """A seat and all it has."""

    seat: SeatNumber
    initiative: int  # from 1
    passed: bool
    favour: int
    goods: Goods
    board: Board | None  # None before it is chosen
    morale_field: int  # from 1, leftmost
    morale: int
    unplaced: tuple[int, ...]  # experience of active workers on the board
    placed: tuple[int, ...]  # and of those standing on tiles
    villagers: int
    training_one: int
    training_two: int
    retired: int
    sent: int  # retired workers on tiles
    wages: int  # due as things stand
    tiles: tuple[str, ...]
    markers: int  # left for tiles
    wall_tiles: tuple[str, ...]
    camps_used: tuple[str, ...]
    score: Score


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
    pending: Pending | None
    city: tuple[CityTile, ...]
    cells: tuple[Cell, ...]
    display: tuple[ShownTile, ...]
    stack: CityStack
    wall: Wall
    players: tuple[Player, ...]


def view(s: State, seat: int | None) -> PraetorView:
    """What a seat, or a spectator, may see."""
    deciding = s.actor != OVER and s.actor == seat
    p = layout.plain(s)
    places = np.zeros((2, MAX_SEATS), dtype=np.int32)
    scoring.result(s, places)
    return PraetorView(
        seat=seat,
        actor=int(s.actor),
        ask=ask(s),
        choices=_choices(s) if deciding else (),
        round=int(s.rounds),
        last_round=bool(s.last_round),
        expert=bool(s.expert),
        hard=bool(s.hard),
        order=tuple(p.order[: p.seats]),
        pending=_pending(p),
        city=tuple(_city_tile(p, tile) for tile in range(N_TILES) if p.at[tile] != ABSENT),
        cells=_cells(s, p),
        display=tuple(_shown(s, p, tile) for tile in p.display[: p.n_display]),
        stack=_stack(p),
        wall=_wall(s, p),
        players=tuple(_player(s, p, other, int(places[PLACES, other])) for other in range(s.seats)),
    )


def goods(amounts: Any) -> Goods:
    """A row of amounts with names."""
    return Goods(*(int(amount) for amount in amounts))


def ask(s: State) -> Event:
    """What is asked of the actor, as a sentence."""
    if s.actor == OVER:
        return Event("ask-over")
    phase = Phase(s.phase)
    about: dict[str, Any] = {"seat": int(s.actor)}
    if s.tile != NOTHING and phase is not Phase.MARKET:
        about["tile"] = TILES[s.tile].id
    if phase is Phase.WORKER and s.building:
        return Event("ask-builder", about)
    if phase is Phase.ACADEMY:
        about["workers"] = int(s.training[s.actor, 0])
    return Event(f"ask-{phase.name.lower().replace('_', '-')}", about)


def _choices(s: State) -> tuple[Choice, ...]:
    mask = np.zeros(len(ACTIONS), dtype=np.bool_)
    legal(s, mask)
    return tuple(
        Choice(action.code, action.kind, action.arguments, preview(s, action))
        for action in (ACTIONS[int(code)] for code in np.flatnonzero(mask))
    )


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


def _corners(tile: int, rotation: int) -> tuple[str, ...]:
    return tuple(Corner(corner(tile, rotation, place)).name for place in range(4))


def _city_tile(p: Any, tile: int) -> CityTile:
    kind = KINDS[TILES[tile].kind]
    x, y = cell_place(p.at[tile])
    return CityTile(
        tile=TILES[tile].id,
        building=kind.kind.name,
        x=x,
        y=y,
        rotation=p.rotation[tile],
        corners=_corners(tile, p.rotation[tile]),
        zone=f"zone-{kind.zone.name.lower()}",
        owner=None if p.owner[tile] == NOBODY else p.owner[tile],
        fee=kind.fee,
        fee_good=GOODS[kind.fee_good] if kind.fee else None,
        used=bool(p.worker[tile]),
        worker_seat=None if p.worker_seat[tile] == NOBODY else p.worker_seat[tile],
        worker=p.worker[tile] or None,
        builder=p.builder[tile] or None,
    )


def _shown(s: State, p: Any, tile: int) -> ShownTile:
    kind = KINDS[TILES[tile].kind]
    return ShownTile(
        tile=TILES[tile].id,
        building=kind.kind.name,
        epoch="I" * TILES[tile].back,
        cost=goods(kind.cost),
        favour=kind.favour,
        corners=_corners(tile, 0),
        affordable=tuple(bool(can_pay_cost(s, seat, tile)) for seat in range(p.seats)),
    )


def _cells(s: State, p: Any) -> tuple[Cell, ...]:
    building = p.actor != OVER and bool(p.building) and p.phase in {Phase.CELL, Phase.ROTATION}
    cells = []
    for place in range(p.n_frontier):
        cell = p.frontier[place]
        points = tuple(int(plaza_points(s, p.tile, cell, turns)) for turns in range(4)) if building else ()
        cells.append(Cell(place + 1, *cell_place(cell), points))
    return tuple(cells)


def _stack(p: Any) -> CityStack:
    first = max(0, p.n_first - p.drawn)
    left = p.n_stack - p.drawn
    return CityStack(
        top=None if not left else "I" if first else "II",
        first_epoch=first,
        second_epoch=left - first,
        unseen=tuple(TILES[tile].id for tile in sorted(p.stack[place] for place in range(p.drawn, p.n_stack))),
    )


def _wall(s: State, p: Any) -> Wall:
    wall = p.open_wall
    seats = range(p.seats) if wall != NOTHING else range(0)
    return Wall(
        wall_tile=None if wall == NOTHING else WALL_TILES[wall].id,
        demand=None if wall == NOTHING else goods(WALL_TILES[wall].demand),
        points=tuple(int(wall_points(s, seat, wall)) for seat in seats),
        affordable=tuple(bool(can_meet_demand(s, seat, wall)) for seat in seats),
        left=N_WALLS - p.walls_drawn,
        unseen=tuple(WALL_TILES[other].id for other in range(N_WALLS) if p.wall_at[other] == STACK),
        gone=tuple(WALL_TILES[other].id for other in range(N_WALLS) if p.wall_at[other] == GONE),
    )


def _board(p: Any, seat: int) -> Board | None:
    if p.phase == Phase.BOARD and p.order.index(seat) >= p.turn:
        return None
    board = BOARDS[p.board[seat]]
    return Board(board.id, board.morale, board.wage_active, board.wage_retired, Goods(1, *board.rates))


def _player(s: State, p: Any, seat: int, place: int) -> Player:
    builders = [p.builder[t] for t in range(N_TILES) if p.owner[t] == seat and 0 < p.builder[t] < RETIRING]
    users = [p.worker[t] for t in range(N_TILES) if p.worker_seat[t] == seat and p.worker[t] < RETIRING]
    expert = int(scoring.expert_points(s, seat))
    return Player(
        seat=seat,
        initiative=1 + p.order.index(seat),
        passed=bool(p.passed[seat]),
        favour=p.favour[seat],
        goods=goods(p.stock[seat]),
        board=_board(p, seat),
        morale_field=1 + p.morale[seat],
        morale=int(morale_value(s, seat)),
        unplaced=tuple(e + 1 for e in range(RETIRING) for _ in range(p.active[seat][e])),
        placed=tuple(sorted(builders + users)),
        villagers=p.villagers[seat],
        training_one=p.training[seat][0],
        training_two=p.training[seat][1],
        retired=p.retired[seat],
        sent=p.sent[seat],
        wages=int(wages(s, seat)),
        tiles=tuple(TILES[tile].id for tile in range(N_TILES) if p.owner[tile] == seat),
        markers=MARKERS - p.owned[seat],
        wall_tiles=tuple(WALL_TILES[wall].id for wall in range(N_WALLS) if p.wall_at[wall] == seat),
        camps_used=tuple(TILES[CAMPS[camp]].id for camp in range(N_CAMPS) if p.camp_used[seat][camp]),
        score=Score(
            total=int(scoring.base_score(s, seat)) + expert,
            place=place,
            favour=p.favour[seat],
            workers=int(scoring.worker_points(s, seat)),
            morale=int(morale_value(s, seat)),
            goods=int(scoring.worth_in_gold(s, seat)) // GOLD_PER_FAVOUR,
            majorities=expert,
        ),
    )
