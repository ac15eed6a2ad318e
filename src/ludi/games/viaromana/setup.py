"""Setup (chapter 2)."""

from ludi.core import rng
from ludi.core.events import note
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.core.rows import wipe

from .cards import draw_hidden, refill_display
from .events import Happened
from .state import IN_PILE, NOBODY, NOTHING, SEATS, No, Phase, RoadIs, State
from .tables import (
    CARD_COPIES,
    CASTLES,
    CITY_STACK,
    DISPLAY,
    MILESTONES,
    N_CARDS,
    N_CITIES,
    N_MISSIONS,
    N_ROADS,
    N_SPACES,
    ROAD_CLOSED_WITH,
    SIGNPOSTS,
    START_CASTLES,
    START_HAND,
)
from .turns import begin_turn


@compiled
def setup(s: State, seats: int, options: Ints, key: Ints) -> None:
    """Write the first position; options are the stubborn hand and the dangerous tie."""
    wipe(s)
    rng.start(s.rng, key)
    s.seats = seats
    s.stubborn_hand = options[0]
    s.dangerous_tie = options[1]
    s.pending = NOTHING
    s.site = NOTHING
    s.paid = NOTHING
    s.scoring = NOTHING
    s.winner = NOBODY
    s.eagle = NOBODY
    _set_board(s)
    _deal(s)
    s.reveals = 0
    s.start = rng.below(s.rng, seats)  # VIA-207
    s.turn = (s.start - 1) % seats  # the first turn comes after it
    s.actor = s.start
    s.phase = Phase.START


@compiled
def _set_board(s: State) -> None:
    s.signposts = SIGNPOSTS
    for road in range(N_ROADS):
        s.road[road] = RoadIs.OPEN
        if ROAD_CLOSED_WITH[road] == s.seats:  # VIA-221, VIA-222
            s.road[road] = RoadIs.SIGNPOSTED
            s.signposts -= 1  # VIA-224
    for space in range(N_SPACES):
        s.space[space] = NOBODY
    for city in range(N_CITIES):
        s.city[city] = NOBODY
        s.stack[city] = CITY_STACK[city]  # VIA-205


@compiled
def _deal(s: State) -> None:
    for card in range(N_CITIES):
        s.pile[card] = CARD_COPIES[card]
        s.n_pile += CARD_COPIES[card]
    for copy in range(N_CARDS):
        s.holder[copy] = IN_PILE
    for seat in range(SEATS):
        here = seat < s.seats
        s.castles[seat] = CASTLES if here else 0  # VIA-201
        s.milestones[seat] = MILESTONES if here else 0
        if here:
            draw_hidden(s, seat, START_HAND)  # VIA-202
    for place in range(DISPLAY):
        s.display[place] = NOTHING
    refill_display(s)  # VIA-203
    for tile in range(N_MISSIONS):
        s.mission[tile] = tile
    rng.shuffle(s.rng, s.mission, N_MISSIONS)  # VIA-206


@compiled
def refuse_start(s: State, city: int) -> No:
    """Why no first castle may stand here (VIA-208, VIA-212)."""
    return No.OK if s.city[city] == NOBODY else No.CITY_TAKEN


@compiled
def place_start(s: State, city: int) -> None:
    """A first castle, then the next seat's, until everybody has placed his (VIA-208, VIA-209)."""
    s.city[city] = s.actor
    s.has_castle[city] = 1
    s.castles[s.actor] -= 1  # VIA-211
    note(s, Happened.STARTED, s.actor, city)
    s.actor = (s.actor + 1) % s.seats
    if s.castles[s.actor] == CASTLES - START_CASTLES[s.seats]:
        begin_turn(s, s.start)
