"""One position of Via Romana, and the reasons for refusing an action."""

from enum import IntEnum
from typing import Annotated, Final

from ludi.core.contract import Position, Refusal
from ludi.core.layout import I8, i8, i16

from .tables import DISPLAY, N_CARDS, N_CITIES, N_MARKERS, N_MISSIONS, N_ROADS, N_SPACES

SEATS: Final = 4  # at most

NOBODY: Final = -1
NOTHING: Final = -1  # no road, no card, no action

SHOWN: Final = -1  # a copy of a card whose place all know: on display, discarded, in front, seen taken
IN_PILE: Final = SEATS
"""Where a copy of a card is, if not unseen in a seat's hand."""


class Phase(IntEnum):
    """What the actor is asked; from SCORE on, what happens next by itself."""

    START = 0  # place a castle before the first turn
    DISCARD = 1  # down to seven cards
    TRIM = 2  # discard any card, or keep the rest (stubborn hand)
    BUILD = 3
    PAY = 4
    ORDER = 5  # which complete road is scored next
    MARKER = 6  # from which of the two cities
    TAKE = 7  # an open card
    DRAW = 8  # how many cards (stubborn hand)
    SCORE = 9  # the next complete road, if there is one
    CARDS = 10  # for those who took part
    CLEAR = 11  # milestones off the road, signpost on it, display refilled
    FINISH = 12  # the builds are over: played cards are discarded, others drawn


N_ASKED: Final = 9
"""The phases before this one ask for a decision."""


class Build(IntEnum):
    """What is chosen first and then paid for; two milestones for one card are paid at once."""

    CASTLE = 0
    CITY = 1  # a milestone
    JOKER_CITY = 2
    ROAD = 3
    JOKER_ROAD = 4


class RoadIs(IntEnum):
    """How far a road has come."""

    OPEN = 0
    COMPLETE = 1  # waits for its scoring
    SIGNPOSTED = 2  # scored, or blocked from the start
    SCORED = 3  # after the last signpost: its milestones stay (VIA-704)


class State(Position):
    """One position. Small integers only: it copies, hashes and ships as bytes."""

    phase: i8
    start: i8  # the start player
    turn: i8  # whose turn it is: the trigger of every scoring in it
    played: i8  # cards this turn
    built: i8  # 1 once a piece was placed this turn
    idle: i8  # turns in a row without a new piece (VIA-731)
    stubborn_hand: i8
    dangerous_tie: i8
    pending: i8  # the Build that is being paid for, or NOTHING
    site: i16  # its city or road space, or NOTHING
    paid: i8  # the first of its two cards, or NOTHING
    scoring: i8  # the road that is being scored, or NOTHING
    winner: i8  # of that scoring, or NOBODY
    due: Annotated[I8, (SEATS,)]  # cards still to be taken in it, as far as they fit and are there
    signposts: i8  # in the supply
    eagle: i8  # who holds it, or NOBODY
    castles: Annotated[I8, (SEATS,)]  # in the supplies
    milestones: Annotated[I8, (SEATS,)]
    city: Annotated[I8, (N_CITIES,)]  # whose piece stands there, or NOBODY
    has_castle: Annotated[I8, (N_CITIES,)]  # 1 if that piece is a castle
    stack: Annotated[I8, (N_CITIES,)]  # markers left; the top one is worth one more than their number
    space: Annotated[I8, (N_SPACES,)]  # whose milestone stands there, or NOBODY
    road: Annotated[I8, (N_ROADS,)]  # RoadIs
    markers: Annotated[I8, (SEATS, N_MARKERS)]  # collected, by seat and 3 * colour + value - 2
    mission: Annotated[I8, (N_MISSIONS,)]  # by seat; those behind the seats are in the box
    n_hand: Annotated[I8, (SEATS,)]
    hand: Annotated[I8, (SEATS, N_CITIES)]  # cards by seat and kind
    seen: Annotated[I8, (SEATS, N_CITIES)]  # those of them that all saw him take (VIA-904)
    display: Annotated[I8, (DISPLAY,)]  # a card, or NOTHING
    n_pile: i8
    pile: Annotated[I8, (N_CITIES,)]  # by kind; drawn from at random
    shuffle: i8  # the one that made the pile: a number that no other shuffle has whose cards are still unseen
    holder: Annotated[I8, (N_CARDS,)]  # of each copy of each card: who holds it unseen, IN_PILE or SHOWN
    dealt: Annotated[I8, (N_CARDS,)]  # the shuffle from which it comes, unless it is SHOWN (VIA-907)
    discard: Annotated[I8, (N_CITIES,)]
    front: Annotated[I8, (N_CITIES,)]  # played this turn


class No(Refusal):
    """Why not."""

    OK = 0
    NOT_ASKED = 1, "VIA-302"
    CITY_TAKEN = 2, "VIA-107"
    NO_CASTLE = 3, "VIA-404"
    NO_MILESTONE = 4, "VIA-404"
    ROAD_CLOSED = 5, "VIA-125"
    SPACE_TAKEN = 6, "VIA-432"
    SPACE_ALONE = 7, "VIA-433"
    CITY_ALONE = 8, "VIA-423"
    THREE_CARDS = 9, "VIA-402"
    NO_CITY_CARD = 10, "VIA-421"
    NO_ROAD_CARD = 11, "VIA-431"
    NO_PAIR = 12, "VIA-411"
    NO_JOKER = 13, "VIA-451"
    DOUBLE_WITHOUT_PIECE = 14, "VIA-441"
    DOUBLE_WITHOUT_CARD = 15, "VIA-441"
    DOUBLE_WITHOUT_ROOM = 16, "VIA-445"
    DOUBLE_WITHOUT_MILESTONES = 17, "VIA-445"
    NOT_HELD = 18, "VIA-1002"
    WRONG_COLOUR = 19, "VIA-1002"
    SAME_COLOUR = 20, "VIA-453"
    CARD_ORDER = 21, "VIA-1003"
    NOT_COMPLETE = 22, "VIA-503"
    NOT_AN_END = 23, "VIA-516"
    NOT_OPEN = 24, "VIA-524"
    HAND_FULL = 25, "VIA-803"
    NO_CARDS_LEFT = 26, "VIA-604"
