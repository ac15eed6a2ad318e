"""One position of The End of the Triumvirate, and the reasons for refusing an action.

Everything but the seats is kept by character, in turn order. With two players
nobody plays Crassus: his provinces are leaderless (TRI-1104).
"""

from enum import IntEnum
from typing import Annotated, Final

from ludi.core.contract import Position, Refusal
from ludi.core.layout import I8, i8

from .tables import N_CHARACTERS, N_PROVINCES

NOBODY: Final = -1
NOWHERE: Final = -1

N_CLAIMS: Final = N_PROVINCES + 1  # the provinces, and Rome


class Phase(IntEnum):
    """What the actor is asked."""

    ROME = 0  # a package (TRI-406)
    GOLD = 1  # the claim that receives the next gold, in a shortage (TRI-412)
    LEGION = 2  # likewise for the next legion
    PLACE = 3  # a legion from Rome (TRI-407)
    MARCH = 4  # the next province, or to stop
    TAKE = 5  # legions to take along
    ESCORT = 6  # servants to take along
    FLEE = 7  # where to (TRI-707)
    COMPENSATION = 8  # side I: a weapon; side II: a track (TRI-709, 710)
    RANSOM = 9  # a weapon for a lost servant (TRI-714)
    ACT = 10  # the next action, or to end the turn
    CONSUL = 11  # where to put the new consul's servant (TRI-907)


class Ending(IntEnum):
    """How the game was won (section 10)."""

    MILITARY = 0
    SECOND_CONSULSHIP = 1
    SIX_CITIZENS = 2
    COMPETENCE = 3


class State(Position):
    """One position. Small integers only: it copies, hashes and ships as bytes."""

    phase: i8
    turn: i8  # turns finished
    character: i8  # whose turn it is
    winner: i8  # a character, or NOBODY
    calendar: i8  # turns to the election
    seat_of: Annotated[I8, (N_CHARACTERS,)]  # NOBODY for Crassus with two players
    character_of: Annotated[I8, (N_CHARACTERS,)]  # by seat

    owner: Annotated[I8, (N_PROVINCES,)]
    legions: Annotated[I8, (N_PROVINCES,)]
    gold: Annotated[I8, (N_PROVINCES,)]
    governor_on: Annotated[I8, (N_PROVINCES,)]  # 1 on the supply field, 0 off it
    servants: Annotated[I8, (N_PROVINCES,)]

    at: Annotated[I8, (N_CHARACTERS,)]  # where the character stands, or NOWHERE
    hand: Annotated[I8, (N_CHARACTERS,)]  # gold
    citizens: Annotated[I8, (N_CHARACTERS,)]
    weapons: Annotated[I8, (N_CHARACTERS,)]  # in stock
    bag: Annotated[I8, (N_CHARACTERS,)]
    competence: Annotated[I8, (N_CHARACTERS, 2)]  # by track
    consul: Annotated[I8, (N_CHARACTERS,)]  # 1 with a consul card

    alii: i8
    legion_stock: i8
    gold_stock: i8
    servant_stock: i8
    compensated: i8  # holder of the compensation card, or NOBODY
    compensation_side: i8  # 1 or 2; 0 while nobody has it
    fled: i8  # holder of the flight card, or NOBODY

    # Supply
    gold_claims: Annotated[I8, (N_CLAIMS,)]  # not served yet
    legion_claims: Annotated[I8, (N_CLAIMS,)]
    arriving: i8  # legions from Rome, to be placed

    # Movement
    points: i8  # left
    target: i8  # of the step being prepared
    load: i8  # legions taken along
    loser: i8  # of the province just conquered
    lost_servants: i8  # captured, and not answered yet

    # Actions
    acted: i8  # this turn

    # The last battle; the province is NOWHERE before the first
    battle_at: i8
    battle_attacker: i8
    battle_defender: i8
    battle_attack: i8  # legions taken into it
    battle_defence: i8
    battle_drawn: Annotated[I8, (N_CHARACTERS,)]
    battle_protection: i8  # legions destroyed by character protection
    battle_attack_left: i8
    battle_defence_left: i8

    elections: i8
    elected: i8  # at the last election, or NOBODY


class No(Refusal):
    """Why not."""

    OK = 0
    NOT_ASKED = 1, "TRI-301"
    NO_CLAIM = 2, "TRI-412"
    NOT_YOURS = 3, "TRI-117"
    ALREADY_THERE = 4, "TRI-503"
    NO_PASSAGE = 5, "TRI-504"
    TOO_FAR = 6, "TRI-501"
    NEEDS_LEGION = 7, "TRI-513"
    LAST_PROVINCE = 8, "TRI-602"
    TOO_MANY_LEGIONS = 9, "TRI-508"
    LEGIONS_TOO_FAR = 10, "TRI-505"
    TOO_MANY_SERVANTS = 11, "TRI-510"
    NOT_IN_THIS_PROVINCE = 12, "TRI-802"
    TOO_POOR = 13, "TRI-810"
    NO_EFFECT = 14, "TRI-810"
    OTHER_SIDE = 15, "TRI-710"
    NOT_A_RIVAL = 16, "TRI-803"
    ON_THE_LAST_FIELD = 17, "TRI-715"
