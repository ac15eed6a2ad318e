"""One position of Praetor, and the reasons for refusing an action."""

from enum import IntEnum
from typing import Annotated, Final

from ludi.core.contract import Position, Refusal
from ludi.core.layout import I8, I16, i8, i16

from .tables import N_CAMPS, N_GOODS, N_STACK, N_TILES, N_WALLS, RETIRING

SEATS: Final = 5  # at most
NOBODY: Final = -1
NOTHING: Final = -1
SHOWN: Final = SEATS + 1  # tiles in the display, at most
FRONTIER: Final = 2 * (N_TILES - 1) + 2
"""Cells that touch a city with room for one more tile, at most: a row of tiles has the most."""

# Where a wall tile is; an owner is his seat.
STACK: Final = -1
OPEN: Final = -2
GONE: Final = -3


class Phase(IntEnum):
    """What the actor is asked; from NEXT_TURN on, what happens next by itself."""

    BOARD = 0  # which player board (PRA-CFG-01)
    TURN = 1
    WORKER = 2
    CELL = 3
    ROTATION = 4
    FOLLOW_UP = 5  # of a labour camp
    FORGE = 6  # how many weapons
    MARKET = 7
    ACADEMY = 8
    RECRUIT = 9
    NEXT_TURN = 10
    NEW_WORKERS = 11  # PRA-UPD-02
    TRAINING = 12  # PRA-UPD-03, seat after seat
    RETURN = 13  # PRA-UPD-06, -07
    RETIREMENT = 14
    WAGES = 15
    EMERGENCY = 16  # PRA-UPD-16, seat after seat
    CITY_UPDATE = 17
    INITIATIVE = 18


class LastRound(IntEnum):
    """Why this is the last round (PRA-END-01); as bits."""

    NO = 0
    CITY = 1
    WALL = 2
    BOTH = 3


class State(Position):
    """One position. Small integers only: it copies, hashes and ships as bytes."""

    phase: i8
    expert: i8
    hard: i8
    ages: i8  # 1 + the seat of the youngest, or 0 where nobody said (PRA-WIN-05)
    rounds: i8  # begun so far
    last_round: i8  # LastRound
    order: Annotated[I8, (SEATS,)]  # seats by initiative
    turn: i8  # place in ``order`` of the seat whose turn or question it is
    passed: Annotated[I8, (SEATS,)]
    # What the actor has decided of the current turn.
    building: i8  # 1 while a tile is built, 0 while one is activated
    tile: i8  # built or activated, or NOTHING
    experience: i8  # of the worker chosen, 0 while none is; 6 is a retired one
    cell: i16  # place in ``frontier`` chosen
    sold: Annotated[I8, (N_GOODS,)]  # 1 if sold in this visit to the market
    bought: i8
    # The favour track.
    favour: Annotated[I16, (SEATS,)]
    height: Annotated[I8, (SEATS,)]  # who moved later has more; of equal favour, the higher marker is on top
    # The players.
    board: Annotated[I8, (SEATS,)]
    morale: Annotated[I8, (SEATS,)]  # field from the left
    stock: Annotated[I16, (SEATS, N_GOODS)]
    active: Annotated[I8, (SEATS, RETIRING)]  # unplaced, by experience - 1
    placed: Annotated[I8, (SEATS,)]  # active workers standing on tiles
    villagers: Annotated[I8, (SEATS,)]
    training: Annotated[I8, (SEATS, 2)]
    retired: Annotated[I8, (SEATS,)]
    sent: Annotated[I8, (SEATS,)]  # retired workers sent out this round
    camp_used: Annotated[I8, (SEATS, N_CAMPS)]  # this round
    # The city.
    at: Annotated[I16, (N_TILES,)]  # by tile: its cell, or ABSENT
    rotation: Annotated[I8, (N_TILES,)]
    owner: Annotated[I8, (N_TILES,)]  # or NOBODY
    owned: Annotated[I8, (SEATS,)]  # city tiles by seat (PRA-EFF-18)
    builder: Annotated[I8, (N_TILES,)]  # experience of the worker who built it this round, or 0
    worker: Annotated[I8, (N_TILES,)]  # experience of the worker on its zone, or 0
    worker_seat: Annotated[I8, (N_TILES,)]  # whose it is, or NOBODY
    frontier: Annotated[I16, (FRONTIER,)]  # cells where a tile may go, ascending
    n_frontier: i8
    display: Annotated[I8, (SHOWN,)]
    n_display: i8
    stack: Annotated[I8, (N_STACK,)]  # tiles of epoch I, then II; those before ``drawn`` have been shown
    n_stack: i8
    n_first: i8  # tiles of epoch I in it
    drawn: i8
    # The wall.
    walls: Annotated[I8, (N_WALLS,)]  # deck; those before ``walls_drawn`` have been shown
    walls_drawn: i8
    wall_at: Annotated[I8, (N_WALLS,)]  # by tile: STACK, OPEN, GONE or the owner
    open_wall: i8  # or NOTHING


class No(Refusal):
    """Why not."""

    OK = 0
    NOT_ASKED = 1, "PRA-ACT-01"
    BOARD_TAKEN = 2, "PRA-CFG-01"
    NOT_ON_DISPLAY = 3, "PRA-BLD-01"
    NO_WORKER = 4, "PRA-USE-02"
    CANNOT_PAY_COST = 5, "PRA-BLD-03"
    NO_MARKER = 6, "PRA-COM-12"
    NOT_IN_CITY = 7, "PRA-USE-01"
    NO_ZONE = 8, "PRA-USE-09"
    SPECIAL_TILE = 9, "PRA-LAB-01"
    ALREADY_USED = 10, "PRA-USE-01"
    CANNOT_PAY_FEE = 11, "PRA-USE-03"
    NO_VILLAGER = 12, "PRA-USE-08"
    NO_WALL_TILE = 13, "PRA-WAL-04"
    DEMAND_NOT_MET = 14, "PRA-WAL-01"
    CAMP_USED = 15, "PRA-LAB-01"
    NO_RETIRED = 16, "PRA-LAB-05"
    NO_FOLLOW_UP = 17, "PRA-LAB-05"
    NO_SUCH_WORKER = 18, "PRA-USE-06"
    NOT_ADJACENT = 19, "PRA-BLD-04"
    TOO_MANY_WEAPONS = 20, "PRA-EFF-05"  # more than the worker's experience
    NOTHING_TO_SELL = 21, "PRA-EFF-20"
    SALES_FIRST = 22, "PRA-EFF-21"
    SOLD_BEFORE = 23, "PRA-EFF-21"
    TOO_LITTLE_GOLD = 24, "PRA-EFF-20"
    TOO_LITTLE_WOOD = 25, "PRA-EFF-05"
    NO_BUILDER = 26, "PRA-BLD-01"
    NO_SUCH_BUILDER = 27, "PRA-BLD-02"
    NO_CAMP = 28, "PRA-LAB-01"
    CANNOT_PAY_CAMP = 29, "PRA-LAB-02"
