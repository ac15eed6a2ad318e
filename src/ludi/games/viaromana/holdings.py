"""What the rules derive from a position for people to see.

A call of compiled code from Python takes longer than most of what it computes,
so one call answers for all seats and roads.
"""

from typing import Final

from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.viaromana.points import castle_points, eagle_points, marker_points, markers_of, mission_points
from ludi.games.viaromana.scoring import pieces_on, winner_with
from ludi.games.viaromana.state import SEATS, State
from ludi.games.viaromana.tables import MISSION_NEEDS, N_COLOURS, N_ROADS

# A seat's figures, one place each.
MARKERS: Final = 0  # points
CASTLES: Final = 1
EAGLE: Final = 2
MISSION: Final = 3
LACKS: Final = 4  # markers that the mission still needs, by colour
N_FIGURES: Final = LACKS + N_COLOURS

# A road's figures.
PIECES: Final = 0  # by seat
WINNER: Final = SEATS  # if it were scored now, or with one or two pieces more of the seat whose turn it is
N_ROAD_FIGURES: Final = WINNER + 3


@compiled
def fill_figures(s: State, seats: Ints, roads: Ints) -> None:
    """Every seat's and every road's figures, a row each."""
    for seat in range(s.seats):
        seats[seat, MARKERS] = marker_points(s, seat)
        seats[seat, CASTLES] = castle_points(s, seat)
        seats[seat, EAGLE] = eagle_points(s, seat)
        seats[seat, MISSION] = mission_points(s, seat)
        for colour in range(N_COLOURS):
            needs = MISSION_NEEDS[s.mission[seat], colour]
            seats[seat, LACKS + colour] = max(0, needs - markers_of(s, seat, colour))
    for road in range(N_ROADS):
        for seat in range(s.seats):
            roads[road, PIECES + seat] = pieces_on(s, road, seat)
        for more in range(3):
            roads[road, WINNER + more] = winner_with(s, road, s.turn, more)
