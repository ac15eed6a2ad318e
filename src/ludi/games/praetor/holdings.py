"""Each seat and all it has, as people see it."""

from typing import Annotated, Any, Final

import msgspec
import numpy as np

from ludi.core import layout
from ludi.core.contract import MAX_SEATS, OVER, PLACES, SCORES, SeatNumber
from ludi.core.jit import compiled
from ludi.core.layout import I32, Ints, i32

from .effects import morale_value, wall_points
from .paying import ACTIVE, can_meet_demand, can_pay_cost
from .scoring import district, expert_points, goods_points, morale_points, result, worker_points
from .state import NOTHING, SHOWN, Phase, State
from .tables import BOARDS, CAMPS, MARKERS, N_CAMPS, N_TILES, N_WALLS, RETIRING, TILES, WALL_TILES
from .track import goes_before
from .update import wages_due


class Figures:
    """What the rules derive for a seat; asked of all seats at once, because a call of compiled code takes long."""

    total: i32
    rank: i32
    workers: i32  # points
    morale: i32  # printed value
    morale_points: i32
    goods: i32  # points
    majorities: i32  # points
    wages: i32
    district: i32  # size of the largest
    next_place: i32  # in the order of play, if the next round began now
    wall_points: i32  # for claiming the open wall tile
    meets_demand: i32
    affords: Annotated[I32, (SHOWN,)]  # by place in the display


@compiled
def fill_figures(s: State, standing: Ints, out: Any) -> None:
    """Every seat's figures, a row each; ``standing`` is filled as by ``result``."""
    result(s, standing)
    for seat in range(s.seats):
        row = out[seat]
        row.total = standing[SCORES, seat]
        row.rank = standing[PLACES, seat]
        row.workers = worker_points(s, seat)
        row.morale = morale_value(s, seat)
        row.morale_points = morale_points(s, seat)
        row.goods = goods_points(s, seat)
        row.majorities = expert_points(s, seat)
        row.wages = 0 if s.actor == OVER else wages_due(s, seat)
        row.district = district(s, seat)
        for other in range(s.seats):
            if other != seat and goes_before(s, other, seat):
                row.next_place += 1
        if s.open_wall != NOTHING:
            row.wall_points = wall_points(s, seat, s.open_wall)
            row.meets_demand = can_meet_demand(s, seat, s.open_wall, ACTIVE)
        for place in range(s.n_display):
            row.affords[place] = can_pay_cost(s, seat, s.display[place], ACTIVE)


def figures_of(s: State) -> list[Any]:
    """Every seat's figures as plain numbers."""
    standing = np.zeros((2, MAX_SEATS), dtype=np.int32)
    rows = layout.blank(Figures, int(s.seats))
    fill_figures(s, standing, rows)
    return [layout.plain(row) for row in rows]


class Goods(msgspec.Struct, frozen=True):
    """Amounts of the five resources."""

    gold: int
    wood: int
    stone: int
    marble: int
    weapon: int


class Score(msgspec.Struct, frozen=True):
    """Favour as if the game ended now, part by part."""

    total: int
    rank: int  # 1 is first
    favour: int
    workers: int
    morale: int  # what it adds or takes: favour does not fall below 0
    goods: int
    majorities: int | None  # of the expert game


class Rates(msgspec.Struct, frozen=True):
    """Gold for one of each, sold or bought."""

    wood: int
    stone: int
    marble: int
    weapon: int


class Board(msgspec.Struct, frozen=True):
    """A player board."""

    side: str
    morale_track: tuple[int, ...]
    wage_active: int
    wage_retired: int
    rates: Rates


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
    wages: int  # due in the next update, as things stand
    tiles: tuple[str, ...]
    district: int | None  # in the expert game: the size of the largest
    markers: int  # left for tiles
    wall_tiles: tuple[str, ...]
    camps_used: tuple[str, ...]
    score: Score


_BOARDS: Final = tuple(
    Board(board.id, board.morale, board.wage_active, board.wage_retired, Rates(*board.rates)) for board in BOARDS
)
_TILE_IDS: Final = tuple(tile.id for tile in TILES)
_CAMP_IDS: Final = tuple(TILES[camp].id for camp in CAMPS)
_WALL_IDS: Final = tuple(wall.id for wall in WALL_TILES)


def player(p: Any, seat: int, figures: Any) -> Player:
    """A seat of a position in plain numbers, with its figures."""
    owned = [tile for tile in range(N_TILES) if p.owner[tile] == seat]
    builders = [p.builder[tile] for tile in owned if 0 < p.builder[tile] < RETIRING]
    users = [p.worker[t] for t in range(N_TILES) if p.worker_seat[t] == seat and p.worker[t] < RETIRING]
    place = p.order.index(seat)
    return Player(
        seat=seat,
        initiative=1 + place,
        passed=bool(p.passed[seat]),
        favour=p.favour[seat],
        goods=Goods(*p.stock[seat]),
        board=None if p.phase == Phase.BOARD and place >= p.turn else _BOARDS[p.board[seat]],
        morale_field=1 + p.morale[seat],
        morale=figures.morale,
        unplaced=tuple(e for e, workers in enumerate(p.active[seat], 1) for _ in range(workers)),
        placed=tuple(sorted(builders + users)),
        villagers=p.villagers[seat],
        training_one=p.training[seat][0],
        training_two=p.training[seat][1],
        retired=p.retired[seat],
        sent=p.sent[seat],
        wages=figures.wages,
        tiles=tuple(_TILE_IDS[tile] for tile in owned),
        district=figures.district if p.expert else None,
        markers=MARKERS - p.owned[seat],
        wall_tiles=tuple(_WALL_IDS[wall] for wall in range(N_WALLS) if p.wall_at[wall] == seat),
        camps_used=tuple(_CAMP_IDS[camp] for camp in range(N_CAMPS) if p.camp_used[seat][camp]),
        score=Score(
            total=figures.total,
            rank=figures.rank,
            favour=p.favour[seat],
            workers=figures.workers,
            morale=figures.morale_points,
            goods=figures.goods,
            majorities=figures.majorities if p.expert else None,
        ),
    )
