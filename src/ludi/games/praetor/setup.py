"""Setup (PRA-SET, PRA-CFG, PRA-VAR-10)."""

from typing import Final

from ludi.core import rng
from ludi.core.events import note
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.core.rows import wipe

from .city import lay, tile_at
from .events import Happened
from .rounds import advance, begin_round
from .state import NOBODY, NOTHING, STACK, LastRound, No, Phase, State
from .tables import (
    ABSENT,
    BACK,
    KIND,
    LAYOUT,
    MARK,
    N_BOARDS,
    N_GOODS,
    N_START,
    N_TILES,
    N_WALLS,
    OUTPOST,
    START_FIELD,
    START_STOCK,
    START_WORKERS,
    T2,
    TOP_FAVOUR,
    WORKERS,
    Kind,
)
from .update import refill_display, reveal_wall

# Places of the options.
EXPERT: Final = 0
HARD: Final = 1
BOARDS: Final = 2
AGES: Final = 3
SECOND_CAMP: Final = 4
BOARDS_B: Final = 1  # values of BOARDS
BOARDS_FREE: Final = 2


@compiled
def setup(s: State, seats: int, options: Ints, key: Ints) -> None:
    """Write the first position; which options fit how many seats is declared with them (PRA-CFG)."""
    wipe(s)
    rng.start(s.rng, key)
    s.seats = seats
    s.expert = options[EXPERT]
    s.hard = options[HARD]
    s.ages = options[AGES]
    s.last_round = LastRound.NO
    s.tile = NOTHING
    _set_players(s)
    _set_favour(s)
    _set_city(s)
    if options[SECOND_CAMP]:
        _add_camp(s)
    _set_wall(s)
    s.actor = 0
    begin_round(s)
    if options[BOARDS] == BOARDS_B:
        _deal_boards(s)
    elif options[BOARDS] == BOARDS_FREE:
        s.turn = 0
        s.actor = s.order[0]
        s.phase = Phase.BOARD
    advance(s)


@compiled
def is_used(s: State, tile: int) -> bool:
    """Whether the tile is in this game (PRA-SET-01, PRA-VAR-10)."""
    return MARK[tile] <= s.seats and not (s.hard and KIND[tile] == Kind.MKT)


@compiled
def _set_players(s: State) -> None:
    s.order[:] = NOBODY
    for seat in range(s.seats):
        take_board(s, seat, 0)  # PRA-SET-07, -10
        for good in range(N_GOODS):
            s.stock[seat, good] = START_STOCK[good]  # PRA-SET-09
        for experience in START_WORKERS:
            s.active[seat, experience - 1] = 1  # PRA-SET-08
        s.villagers[seat] = WORKERS - len(START_WORKERS)


@compiled
def _set_favour(s: State) -> None:
    """A random seat has 10 favour, the others counter-clockwise one less each (PRA-SET-13, -14)."""
    first = rng.below(s.rng, s.seats)
    for behind in range(s.seats):
        seat = (first - behind + s.seats) % s.seats
        s.favour[seat] = TOP_FAVOUR - behind
        s.height[seat] = seat
    s.reveals += 1


@compiled
def _set_city(s: State) -> None:
    """The start city, the stack with I on top of II, and the display (PRA-SET-02 to -05)."""
    s.at[:] = ABSENT
    s.owner[:] = NOBODY
    s.worker_seat[:] = NOBODY
    for tile in range(N_START):
        if is_used(s, tile):
            lay(s, tile, LAYOUT[s.seats, tile], 0)
        if KIND[tile] == Kind.MINE and tile < s.seats:
            s.owner[tile] = tile  # the mines are the first tiles: seat i owns M(i + 1) (PRA-SET-11)
            s.owned[tile] = 1
    s.stack[:] = NOTHING
    for tile in range(N_START, N_TILES):
        if is_used(s, tile):
            s.stack[s.n_stack] = tile  # the tiles stand in the order of their backs
            s.n_stack += 1
            if BACK[tile] == 1:
                s.n_first += 1
    s.display[:] = NOTHING
    refill_display(s)


@compiled
def _add_camp(s: State) -> None:
    """The second training camp of four players for two, east of the outpost (PRA-CFG-04)."""
    if s.at[T2] != ABSENT:
        return  # a box may use it with two players anyway
    cell = s.at[OUTPOST] + 1
    while tile_at(s, cell) != NOTHING:
        cell += 1
    lay(s, T2, cell, 0)


@compiled
def _set_wall(s: State) -> None:
    s.wall_at[:] = STACK
    for wall in range(N_WALLS):
        s.walls[wall] = wall
    s.open_wall = NOTHING
    reveal_wall(s)


@compiled
def _deal_boards(s: State) -> None:
    """Every seat gets another B side (PRA-CHN-04)."""
    for side in range(1, N_BOARDS):
        s.board[side - 1] = side
    for seat in range(s.seats):
        take_board(s, seat, rng.deal(s.rng, s.board, seat, N_BOARDS - 1))
    s.board[s.seats :] = 0
    s.reveals += 1


@compiled
def take_board(s: State, seat: int, board: int) -> None:
    """The morale marker starts on the field with value 0."""
    s.board[seat] = board
    s.morale[seat] = START_FIELD[board]


@compiled
def refuse_board(s: State, board: int) -> No:
    """Side A is there for everybody, a B side for one (PRA-CFG-01)."""
    for seat in range(s.seats):
        if board and s.board[seat] == board:
            return No.BOARD_TAKEN
    return No.OK


@compiled
def choose_board(s: State, board: int) -> None:
    """One seat after the other, in initiative order (PRA-CFG-01)."""
    take_board(s, s.actor, board)
    note(s, Happened.CHOSE_BOARD, s.actor, board)
    s.turn += 1
    if s.turn < s.seats:
        s.actor = s.order[s.turn]
    else:
        s.turn = s.seats - 1
        s.phase = Phase.NEXT_TURN
