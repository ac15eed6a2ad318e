"""The first position (section 2, and section 11 for two players)."""

from typing import Final

from ludi.core import rng
from ludi.core.jit import compiled
from ludi.core.layout import Ints, read_only
from ludi.core.rows import wipe

from .state import NOBODY, NOWHERE, State
from .supply import begin_turn
from .tables import (
    CITIZENS,
    GOLD,
    GOLD_OF_THE_SECOND,
    LEADERLESS_LEGIONS,
    LEGIONS,
    N_CHARACTERS,
    N_PROVINCES,
    SERVANTS,
    START_BAG,
    START_CHARACTER,
    START_CITIZENS,
    START_GOVERNOR,
    START_LEGIONS,
    START_OWNER,
    START_SERVANTS,
    TURNS_A_YEAR,
    WEAPONS,
    Character,
)

CHARACTERS: Final = 0  # places of the options
SECOND_GOLD: Final = 1
ORDERS: Final = ("CAE-POM-CRA", "CAE-CRA-POM", "POM-CAE-CRA", "POM-CRA-CAE", "CRA-CAE-POM", "CRA-POM-CAE")
ORDERS_OF_TWO: Final = ("CAE-POM", "POM-CAE")
"""Who plays whom, seat by seat (TRI-201)."""
SEATED: Final = read_only(
    [[Character[name] for name in order.split("-")] for order in (*ORDERS, *(f"{two}-CRA" for two in ORDERS_OF_TWO))]
)
"""The same as numbers; with two players Crassus is left out of any of them."""


@compiled
def setup(s: State, seats: int, options: Ints, key: Ints) -> None:
    """Provinces, stocks, forum, bag and tracks as printed; Caesar is to supply (TRI-213)."""
    wipe(s)
    rng.start(s.rng, key)
    s.seats = seats
    s.winner = NOBODY
    s.calendar = TURNS_A_YEAR[seats]  # TRI-211, 1102
    deal_characters(s, options[CHARACTERS])
    for character in range(N_CHARACTERS):
        played = s.seat_of[character] != NOBODY
        s.at[character] = NOWHERE
        s.citizens[character] = START_CITIZENS if played else 0  # TRI-208, 1106
        s.weapons[character] = WEAPONS - START_BAG  # TRI-209, 1107
        s.bag[character] = START_BAG
    s.alii = CITIZENS - START_CITIZENS * seats
    s.gold_stock = GOLD
    s.legion_stock = LEGIONS
    s.servant_stock = SERVANTS
    for province in range(N_PROVINCES):
        set_up_province(s, province)
    s.target = NOWHERE
    s.loser = NOBODY
    s.compensated = NOBODY  # TRI-212
    s.fled = NOBODY
    s.elected = NOBODY
    s.battle_at = NOWHERE
    s.battle_attacker = NOBODY
    s.battle_defender = NOBODY
    if options[SECOND_GOLD]:
        s.hand[Character.POM] = GOLD_OF_THE_SECOND
        s.gold_stock -= GOLD_OF_THE_SECOND
    begin_turn(s, Character.CAE)


@compiled
def deal_characters(s: State, chosen: int) -> None:
    """Who plays whom: at random, or as the option says (TRI-201)."""
    order = chosen - 1 if chosen else rng.below(s.rng, len(ORDERS))
    for character in range(N_CHARACTERS):
        s.seat_of[character] = NOBODY
        s.character_of[character] = NOBODY
    seat = 0
    for place in range(N_CHARACTERS):
        character = SEATED[order, place]
        if character < s.seats:  # TRI-1101
            s.seat_of[character] = seat
            s.character_of[seat] = character
            seat += 1


@compiled
def set_up_province(s: State, province: int) -> None:
    """Governor, legions, servant and character of one province (TRI-202 to 206, 1104)."""
    owner = START_OWNER[province]
    played = s.seat_of[owner] != NOBODY
    s.owner[province] = owner
    s.legions[province] = START_LEGIONS if played else LEADERLESS_LEGIONS
    s.governor_on[province] = START_GOVERNOR[province] if played else 1
    s.servants[province] = START_SERVANTS[province] if played else 0
    s.legion_stock -= s.legions[province]
    s.servant_stock -= s.servants[province]
    if played and START_CHARACTER[province]:
        s.at[owner] = province
