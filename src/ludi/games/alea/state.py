"""One position of Alea Iacta Est, and the reasons for refusing an action."""

from enum import IntEnum
from typing import Annotated, Final

from ludi.core.contract import Position, Refusal
from ludi.core.layout import I8, i8

SEATS: Final = 5  # at most

# Where a province or patrician tile is; an owner is his seat.
STACK: Final = -1
OPEN: Final = -2
GONE: Final = -3

NOBODY: Final = -1
NOWHERE: Final = -1


class Phase(IntEnum):
    """What the actor is asked."""

    PLACE = 0  # place dice, or mark some for a reroll
    MARK = 1  # mark more dice, or reroll the marked ones
    FORTUNA = 2
    SENATE = 3
    PROVINCE = 4
    PATRICIAN = 5
    PLACED = 6  # nothing: dice have been placed, and the turn ends


class State(Position):
    """One position. Small integers only: it copies, hashes and ships as bytes."""

    phase: i8
    stage: i8  # from 0
    start: i8  # the start player of this stage
    last_round: i8  # 1 once somebody has no die left (AIE-0304)
    roll: Annotated[I8, (6,)]  # the actor's dice by value - 1
    marked: Annotated[I8, (6,)]  # those of them to be rolled again
    hand: Annotated[I8, (SEATS,)]  # dice not placed
    chips: Annotated[I8, (SEATS,)]
    templum: Annotated[I8, (SEATS, 6)]  # dice by seat and value - 1
    templum_placements: i8
    templum_last: i8  # who placed there last, or NOBODY
    fortuna_drawn: Annotated[I8, (SEATS, 3)]  # this stage's, by value - 1; known to their owner
    fortuna_kept: Annotated[I8, (SEATS, 3)]
    fortuna_pile: Annotated[I8, (3,)]
    fortuna_returned: Annotated[I8, (3,)]
    fortuna_shown: Annotated[I8, (SEATS, 3)]  # this stage's after their owner has kept some and returned the rest
    fortuna_first: Annotated[I8, (SEATS, 3)]  # of this stage's, those from before the pile was made anew (AIE-0608)
    low: Annotated[I8, (SEATS,)]  # each seat's straight in the Senatus; 0 is none
    high: Annotated[I8, (SEATS,)]
    castrum: Annotated[I8, (SEATS, 6)]  # size of the set by seat and value - 1
    forum_value: Annotated[I8, (SEATS + 2,)]  # by pedestal from the left
    forum_seat: Annotated[I8, (SEATS + 2,)]
    forum_dice: i8
    forum_done: i8  # pedestals evaluated
    latrina: Annotated[I8, (SEATS,)]
    # Triple d of the senate deck was drawn d-th. Within it stands what rank 1
    # kept, what rank 2 kept, and the third tile, as far as they have chosen.
    senate: Annotated[I8, (19,)]
    senate_tiles: i8
    senate_draws: i8
    senate_at: Annotated[I8, (19,)]  # by place in the deck: STACK (also under it), OPEN to the actor, or the owner
    senate_seen: Annotated[I8, (19,)]  # by place in the deck: who has had the tile in hand, a bit for each seat
    senate_rank: Annotated[I8, (3,)]  # who looks at the triple drawn last, best first, or NOBODY
    provinces: Annotated[I8, (25,)]  # deck
    provinces_dealt: i8
    province_at: Annotated[I8, (25,)]  # by tile: STACK, OPEN, GONE or the owner
    patricians: Annotated[I8, (36,)]  # deck
    patricians_dealt: i8
    patrician_at: Annotated[I8, (36,)]


class No(Refusal):
    """Why not."""

    OK = 0
    NOT_ASKED = 1, "AIE-0303"
    NOT_ROLLED = 2, "AIE-0501"
    NO_CHIP = 3, "AIE-0402"
    MARK_ASCENDING = 4, "AIE-0402"
    TEMPLUM_CLOSED = 5, "AIE-0202"
    TEMPLUM_COUNT = 6, "AIE-0602"
    TEMPLUM_TOO_LOW = 7, "AIE-0603"
    TEMPLUM_TOO_FEW = 8, "AIE-0604"
    STRAIGHT_ONLY_EXTENDED = 9, "AIE-0704"
    STRAIGHT_TAKEN = 10, "AIE-0705"
    SET_TAKEN = 11, "AIE-0805"
    FORUM_FULL = 12, "AIE-0905"
    PAIR_DISPLACED = 13, "AIE-0906"
    LATRINA_LAST = 14, "AIE-1002"
    FORTUNA_COUNT = 15, "AIE-1103"
    NOT_HELD = 16, "AIE-1102"
    TILE_NOT_SEEN = 17, "AIE-1110"
    PROVINCE_NOT_OPEN = 18, "AIE-1113"
    PATRICIAN_NOT_OPEN = 19, "AIE-1117"
    NOTHING_MARKED = 20, "AIE-0402"
