"""What each seat may see, built from nothing. Only the order of the stacks is hidden (PRA-INF)."""

from typing import Any

import msgspec
import numpy as np

from ludi.core.contract import MAX_SEATS, OVER, PLACES, Choice, Event, View
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
    owner: int | None
    fee: int  # for everybody but the owner
    fee_good: str | None
    used: bool  # activated this round
    worker_seat: int | None  # on its zone
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
    affordable: tuple[bool, ...]  # by seat


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
    points: tuple[int, ...]
    affordable: tuple[bool, ...]
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

    seat: int
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
    order: tuple[int, ...]
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
        order=tuple(int(s.order[place]) for place in range(s.seats)),
        pending=_pending(s),
        city=tuple(_city_tile(s, tile) for tile in range(N_TILES) if s.at[tile] != ABSENT),
        cells=_cells(s),
        display=tuple(_shown(s, int(s.display[place])) for place in range(s.n_display)),
        stack=_stack(s),
        wall=_wall(s),
        players=tuple(_player(s, other, int(places[PLACES, other])) for other in range(s.seats)),
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


def _pending(s: State) -> Pending | None:
    if s.actor == OVER or (s.tile == NOTHING and s.experience == 0):
        return None
    x, y = cell_place(int(s.frontier[s.cell])) if s.phase == Phase.ROTATION else (None, None)
    return Pending(
        tile=None if s.tile == NOTHING else TILES[s.tile].id,
        builds=bool(s.building),
        experience=int(s.experience) or None,
        x=x,
        y=y,
        sold=tuple(GOODS[good] for good in range(len(GOODS)) if s.sold[good]),
        bought=bool(s.bought),
    )


def _corners(tile: int, rotation: int) -> tuple[str, ...]:
    return tuple(Corner(corner(tile, rotation, place)).name for place in range(4))


def _city_tile(s: State, tile: int) -> CityTile:
    kind = KINDS[TILES[tile].kind]
    x, y = cell_place(int(s.at[tile]))
    return CityTile(
        tile=TILES[tile].id,
        building=kind.kind.name,
        x=x,
        y=y,
        rotation=int(s.rotation[tile]),
        corners=_corners(tile, int(s.rotation[tile])),
        zone=f"zone-{kind.zone.name.lower()}",
        owner=None if s.owner[tile] == NOBODY else int(s.owner[tile]),
        fee=kind.fee,
        fee_good=GOODS[kind.fee_good] if kind.fee else None,
        used=bool(s.worker[tile]),
        worker_seat=None if s.worker_seat[tile] == NOBODY else int(s.worker_seat[tile]),
        worker=int(s.worker[tile]) or None,
        builder=int(s.builder[tile]) or None,
    )


def _shown(s: State, tile: int) -> ShownTile:
    kind = KINDS[TILES[tile].kind]
    return ShownTile(
        tile=TILES[tile].id,
        building=kind.kind.name,
        epoch="I" * TILES[tile].back,
        cost=goods(kind.cost),
        favour=kind.favour,
        corners=_corners(tile, 0),
        affordable=tuple(bool(can_pay_cost(s, seat, tile)) for seat in range(s.seats)),
    )


def _cells(s: State) -> tuple[Cell, ...]:
    building = s.actor != OVER and bool(s.building) and s.phase in {Phase.CELL, Phase.ROTATION}
    cells = []
    for place in range(s.n_frontier):
        cell = int(s.frontier[place])
        points = tuple(int(plaza_points(s, s.tile, cell, turns)) for turns in range(4)) if building else ()
        cells.append(Cell(place + 1, *cell_place(cell), points))
    return tuple(cells)


def _stack(s: State) -> CityStack:
    first = max(0, int(s.n_first) - int(s.drawn))
    left = int(s.n_stack) - int(s.drawn)
    return CityStack(
        top=None if not left else "I" if first else "II",
        first_epoch=first,
        second_epoch=left - first,
        unseen=tuple(TILES[tile].id for tile in sorted(int(s.stack[place]) for place in range(s.drawn, s.n_stack))),
    )


def _wall(s: State) -> Wall:
    wall = int(s.open_wall)
    seats = range(s.seats) if wall != NOTHING else range(0)
    return Wall(
        wall_tile=None if wall == NOTHING else WALL_TILES[wall].id,
        demand=None if wall == NOTHING else goods(WALL_TILES[wall].demand),
        points=tuple(int(wall_points(s, seat, wall)) for seat in seats),
        affordable=tuple(bool(can_meet_demand(s, seat, wall)) for seat in seats),
        left=N_WALLS - int(s.walls_drawn),
        unseen=tuple(WALL_TILES[other].id for other in range(N_WALLS) if s.wall_at[other] == STACK),
        gone=tuple(WALL_TILES[other].id for other in range(N_WALLS) if s.wall_at[other] == GONE),
    )


def _board(s: State, seat: int) -> Board | None:
    if s.phase == Phase.BOARD and [int(other) for other in s.order].index(seat) >= s.turn:
        return None
    board = BOARDS[s.board[seat]]
    return Board(board.id, board.morale, board.wage_active, board.wage_retired, Goods(1, *board.rates))


def _player(s: State, seat: int, place: int) -> Player:
    builders = [int(s.builder[t]) for t in range(N_TILES) if s.owner[t] == seat and 0 < s.builder[t] < RETIRING]
    users = [int(s.worker[t]) for t in range(N_TILES) if s.worker_seat[t] == seat and s.worker[t] < RETIRING]
    expert = int(scoring.expert_points(s, seat))
    return Player(
        seat=seat,
        initiative=1 + [int(other) for other in s.order].index(seat),
        passed=bool(s.passed[seat]),
        favour=int(s.favour[seat]),
        goods=goods(s.stock[seat, :]),
        board=_board(s, seat),
        morale_field=1 + int(s.morale[seat]),
        morale=int(morale_value(s, seat)),
        unplaced=tuple(e + 1 for e in range(RETIRING) for _ in range(s.active[seat, e])),
        placed=tuple(sorted(builders + users)),
        villagers=int(s.villagers[seat]),
        training_one=int(s.training[seat, 0]),
        training_two=int(s.training[seat, 1]),
        retired=int(s.retired[seat]),
        sent=int(s.sent[seat]),
        wages=int(wages(s, seat)),
        tiles=tuple(TILES[tile].id for tile in range(N_TILES) if s.owner[tile] == seat),
        markers=MARKERS - int(s.owned[seat]),
        wall_tiles=tuple(WALL_TILES[wall].id for wall in range(N_WALLS) if s.wall_at[wall] == seat),
        camps_used=tuple(TILES[CAMPS[camp]].id for camp in range(N_CAMPS) if s.camp_used[seat, camp]),
        score=Score(
            total=int(scoring.base_score(s, seat)) + expert,
            place=place,
            favour=int(s.favour[seat]),
            workers=int(scoring.worker_points(s, seat)),
            morale=int(morale_value(s, seat)),
            goods=int(scoring.worth_in_gold(s, seat)) // GOLD_PER_FAVOUR,
            majorities=expert,
        ),
    )
