"""One position of Provincia Romana, and the reasons for refusing an action."""

from enum import IntEnum
from typing import Annotated, Final

from ludi.core.contract import Position, Refusal
from ludi.core.layout import I8, I16, i8

from .tables import (
    FACE_DOWN,
    FACE_UP,
    LOOKED_AT,
    N_BUILDINGS,
    N_CARDS,
    N_KINDS,
    N_LAID,
    N_STANDING,
    N_TOKENS,
    N_WARS,
    SEATS,
    Penalty,
)

NOTHING: Final = -1
NOBODY: Final = -1
DISCARDED: Final = SEATS
"""Holder of the cards that lie unseen on the discard piles."""
HOLDERS: Final = SEATS + 1
VIEWERS: Final = SEATS + 1
"""The seats at the table, and next to the last of them a spectator (memory.py)."""

# Circles around unseen cards (memory.py): an earlier reshuffle, the last one, a mixed order of the pile.
SHUFFLES: Final = 2
ORDERED: Final = 2
CIRCLES: Final = 3

FACTS: Final = 16
"""Room for private knowledge; a match has at most two facts for each CONSUETUDO played."""


class Phase(IntEnum):
    """What the actor is asked."""

    CITY = 0  # DEC-1
    PILE = 1  # DEC-2
    TAKE = 2  # DEC-3
    PLAY = 3  # DEC-4
    WAIVE = 4  # DEC-5
    EXCHANGE = 5  # DEC-6
    TARGET = 6  # DEC-7
    DESTROY = 7  # DEC-8
    PAY = 8  # DEC-9
    LOOK = 9  # DEC-10
    ORDER = 10  # DEC-11
    REACT = 11  # DEC-12
    DISCARD = 12  # DEC-13
    TOKEN = 13  # DEC-14
    LOSE = 14  # DEC-15 and DEC-16
    GIVE = 15  # DEC-17
    ACTIVATE = 16  # DEC-18


class Fate(IntEnum):
    """How a seat came out of this round's battle."""

    OPEN = 0
    WON = 1
    BUILDING = 2
    PROTECTED = 3  # by AEDILES
    RESOURCES = Penalty.RESOURCES
    STONE = Penalty.STONE
    GOLD = Penalty.GOLD
    MORALE = Penalty.MORALE
    PRESTIGE = Penalty.PRESTIGE
    FALLBACK_GOLD = 9
    FALLBACK_PRESTIGE = 10


class Tax(IntEnum):
    """How a seat came out of the last Phase 4."""

    FREE = 0
    PAID = 1
    UNPAID = 2


class State(Position):
    """One position. Small integers only: it copies, hashes and ships as bytes.

    The draw piles have no order until a card is drawn. ``pool`` holds what may
    still be drawn of each kind; until the buildings are reshuffled for the
    first time, the 42 removed ones are among it (``in_box``), for nobody can
    tell which they are. Only the cards that CONSUETUDO put back have a place.
    """

    phase: i8
    rounds_done: i8
    final: i8  # 1 in the last play turns (PRO-901)
    start: i8  # who has the Caesar card
    turn: i8  # place in turn order of the seat whose turn it is in this phase
    selecting: i8  # selecting turns finished this round
    taken: i8  # cards taken in this selecting turn
    markers: Annotated[I8, (3,)]

    # The cards on the table.
    drawn: i8  # the pile they come from, or NOTHING
    face_up: Annotated[I8, (FACE_UP,)]  # kinds, NOTHING where taken
    face_down: Annotated[I8, (FACE_DOWN,)]
    down_seer: Annotated[I8, (FACE_DOWN,)]  # who knows the face-down card, or NOBODY
    down_circles: Annotated[I8, (FACE_DOWN,)]  # of reshuffles, in which it lies

    # Piles and discards, by kind: buildings, senate, OPES.
    n_pile: Annotated[I8, (3,)]
    pool: Annotated[I8, (N_KINDS,)]
    in_box: i8
    top: Annotated[I8, (LOOKED_AT,)]  # of the building pile, topmost first
    n_top: i8
    top_seer: i8  # who put them back
    looked: Annotated[I8, (N_BUILDINGS,)]  # cards that CONSUETUDO shows the actor
    discard: Annotated[I8, (N_KINDS,)]  # seen by all
    hidden: Annotated[I8, (N_KINDS,)]  # discarded unseen (PRO-317)
    n_hidden: Annotated[I8, (3,)]
    removed: Annotated[I8, (N_BUILDINGS,)]  # once it is certain which they are

    # What can be told of unseen cards (memory.py).
    shuffles: Annotated[I8, (3,)]  # circles drawn by reshuffles, by pile
    recalled: Annotated[I8, (VIEWERS,)]  # cards that a viewer knows to lie in a mixed order of the pile
    sure: Annotated[I8, (VIEWERS, CIRCLES, N_KINDS)]  # unseen cards that surely lie within
    outside: Annotated[I8, (VIEWERS, CIRCLES, 3 * HOLDERS)]  # how many unseen cards of a holder lie without, by pile

    # Hands.
    hand: Annotated[I8, (SEATS, N_CARDS)]
    known: Annotated[I8, (SEATS, N_CARDS)]  # those that everybody knows of (PRO-1103)
    n_hand: Annotated[I8, (SEATS, 2)]  # buildings, senate cards
    n_facts: i8
    fact_seer: Annotated[I8, (FACTS,)]  # who knows …
    fact_holder: Annotated[I8, (FACTS,)]  # … that this seat has, or that DISCARDED holds, …
    fact_card: Annotated[I8, (FACTS,)]  # … this card

    # Cities.
    city_of: Annotated[I8, (SEATS,)]
    city: Annotated[I8, (SEATS, N_STANDING)]  # buildings, and after them the dormant ones
    laid: Annotated[I8, (SEATS, N_LAID)]  # senate cards before the seat
    goods: Annotated[I8, (SEATS, 4)]
    supply: Annotated[I8, (4,)]
    prestige: Annotated[I16, (SEATS,)]
    lost: Annotated[I16, (SEATS,)]  # prestige lost on record (PRO-1202)
    prestige_cards: Annotated[I8, (SEATS,)]
    morale: Annotated[I8, (SEATS,)]
    defence: Annotated[I8, (SEATS,)]
    praetor: Annotated[I8, (SEATS,)]  # 1 when played this round

    # Combat. A token is numbered 4 * seat of its colour + place of its value.
    tokens: Annotated[I8, (SEATS, N_TOKENS)]
    chosen: Annotated[I8, (SEATS,)]  # secretly, still among the seat's tokens; or NOTHING
    shown: Annotated[I8, (N_TOKENS,)]  # turned up in this round's battle
    spent: Annotated[I8, (N_TOKENS,)]  # turned up so far
    bellum: Annotated[I8, (N_WARS,)]  # the cards turned up, or NOTHING
    strength: Annotated[I8, (SEATS,)]
    fate: Annotated[I8, (SEATS,)]
    tax: Annotated[I8, (SEATS,)]
    income: Annotated[I8, (SEATS, 4)]  # received in the last Phase 5

    # The card that is being resolved.
    pending: i8  # or NOTHING
    target: i8
    aim: i8  # the building named by CONIURATIO, or NOTHING
    due: i8  # which of the penalties on the combat card the actor pays, or NOTHING


class No(Refusal):
    """Why not."""

    OK = 0
    NOT_ASKED = 1, "PRO-302"
    CITY_TAKEN = 2, "PRO-203"
    NO_MARKER = 3, "PRO-311"
    EMPTY_PILE = 4, "PRO-323"
    NOT_ON_TABLE = 5, "PRO-314"
    NOT_IN_HAND = 6, "PRO-402"
    TOO_POOR = 7, "PRO-403"
    UNIQUE = 8, "PRO-416"
    WRONG_CITY = 9, "PRO-418"
    ONLY_REACTION = 10, "PRO-508"
    ALREADY_LAID = 11, "PRO-512"
    NO_EXCHANGE = 12, "PRO-517"
    TOO_LATE_CONCUSSIO = 13, "PRO-522"
    NO_TARGET = 14, "PRO-526"
    NO_CARDS = 15, "PRO-531"
    CONCUSSED_CORRUPTIO = 16, "PRO-541"
    NOT_HIGHER = 17, "PRO-547"
    NO_ROOM = 18, "PRO-555"
    TAX_FREE = 19, "PRO-561"
    NOT_FOR_SALE = 20, "PRO-405"
    NOT_IN_COST = 21, "PRO-433"
    TOO_OFTEN = 22, "PRO-516"
    NOT_STANDING = 23, "PRO-525"
    WRONG_CLASS = 24, "PRO-623"
    NOT_SEEN = 25, "PRO-530"
    HORREUM_STAYS = 26, "PRO-443"
    NO_TOKEN = 27, "PRO-602"
    NO_PRESTIGE = 28, "PRO-803"
    ALIKE = 29, "PRO-315"
    PRICE = 30, "PRO-404"
    NO_OPPONENT = 31, "PRO-520"
    TOO_LATE_CONSUL = 32, "PRO-535"
    TOO_LATE_CORRUPTIO = 33, "PRO-541"
    TOO_LATE_LEGIO = 34, "PRO-550"
    TOO_LATE_PRAETOR = 35, "PRO-561"
    CORRUPT_ALREADY = 36, "PRO-541"
    CONCUSSED_PRAETOR = 37, "PRO-561"
    NO_BRIBE = 38, "PRO-540"
    NO_AEDILES = 39, "PRO-508"
    NOT_TO_DISCARD = 40, "PRO-441"
    NOT_IN_CITY = 41, "PRO-623"
    NOT_HELD = 42, "PRO-624"
    NOT_BUILT = 43, "PRO-801"
    AWAKE = 44, "PRO-805"
