"""Each seat and all it has, as people see it."""

from typing import Any, Final

import msgspec

from ludi.core.contract import SeatNumber
from ludi.games.praetor import figures
from ludi.games.praetor.state import Phase
from ludi.games.praetor.tables import BOARDS, CAMPS, MARKERS, N_CAMPS, N_TILES, N_WALLS, RETIRING, TILES, WALL_TILES


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


def player(p: Any, seat: int, numbers: list[int]) -> Player:
    """A seat of a position in plain numbers, with its row of figures."""
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
        morale=numbers[figures.MORALE],
        unplaced=tuple(e for e, workers in enumerate(p.active[seat], 1) for _ in range(workers)),
        placed=tuple(sorted(builders + users)),
        villagers=p.villagers[seat],
        training_one=p.training[seat][0],
        training_two=p.training[seat][1],
        retired=p.retired[seat],
        sent=p.sent[seat],
        wages=numbers[figures.WAGES],
        tiles=tuple(_TILE_IDS[tile] for tile in owned),
        district=numbers[figures.DISTRICT] if p.expert else None,
        markers=MARKERS - p.owned[seat],
        wall_tiles=tuple(_WALL_IDS[wall] for wall in range(N_WALLS) if p.wall_at[wall] == seat),
        camps_used=tuple(_CAMP_IDS[camp] for camp in range(N_CAMPS) if p.camp_used[seat][camp]),
        score=Score(
            total=numbers[figures.TOTAL],
            rank=numbers[figures.PLACE],
            favour=p.favour[seat],
            workers=numbers[figures.WORKERS],
            morale=numbers[figures.MORALE_POINTS],
            goods=numbers[figures.GOODS],
            majorities=numbers[figures.MAJORITIES] if p.expert else None,
        ),
    )
