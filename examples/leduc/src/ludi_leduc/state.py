"""One position of Leduc hold'em, and the reasons for refusing an action."""

from enum import IntEnum
from typing import Annotated, Final

from ludi.core.contract import Position, Refusal
from ludi.core.layout import I8, i8
from ludi_leduc.tables import MOST_ACTIONS, ROUNDS, SEATS

NOT_YET: Final = -1
"""The open card before it is drawn, and who has folded while nobody has."""


class Phase(IntEnum):
    """The round of betting."""

    FIRST = 0
    SECOND = 1


class Ending(IntEnum):
    """How the game ended, as an index into the game's endings."""

    FOLD = 0
    SHOWDOWN = 1


class Bet(IntEnum):
    """What a seat did, as the history of a round tells it."""

    NOTHING = 0
    FOLD = 1
    CALL = 2
    RAISE = 3


class State(Position):
    """One position. Small integers only: it copies, hashes and ships as bytes."""

    phase: i8
    hand: Annotated[I8, (SEATS,)]  # a card, by seat
    board: i8  # the open card, or NOT_YET
    staked: Annotated[I8, (SEATS,)]  # chips, by seat
    raises: i8  # in this round
    acted: i8  # actions in this round
    bets: Annotated[I8, (ROUNDS, MOST_ACTIONS)]  # what was done, in order
    folded: i8  # the seat that gave up, or NOT_YET


class No(Refusal):
    """Why not."""

    OK = 0
    NOT_ASKED = 1, "LED-301"
    NOTHING_TO_FOLD_TO = 2, "LED-302"
    NO_MORE_RAISES = 3, "LED-305"
