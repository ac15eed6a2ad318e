"""Final points and places (chapter 7)."""

from ludi.core.contract import PLACES, SCORES
from ludi.core.jit import compiled
from ludi.core.layout import Ints

from .state import NOBODY, State
from .tables import (
    BASE_VALUE,
    EAGLE_POINTS,
    MISSION_NEEDS,
    MISSION_POINTS,
    N_CITIES,
    N_COLOURS,
)


@compiled
def marker_points(s: State, seat: int) -> int:
    """Each collected marker counts its value (VIA-711)."""
    points = 0
    for colour in range(N_COLOURS):
        for value in range(2, 5):
            points += value * s.markers[seat, 3 * colour + value - 2]
    return points


@compiled
def markers_of(s: State, seat: int, colour: int) -> int:
    """How many markers of a colour a seat has collected."""
    return s.markers[seat, 3 * colour] + s.markers[seat, 3 * colour + 1] + s.markers[seat, 3 * colour + 2]


@compiled
def castle_value(s: State, city: int) -> int:
    """A castle counts the top marker of its city, or the printed 1 (VIA-712)."""
    return BASE_VALUE + s.stack[city]


@compiled
def castle_points(s: State, seat: int) -> int:
    """What the castles of a seat count."""
    points = 0
    for city in range(N_CITIES):
        if s.city[city] == seat and s.has_castle[city]:
            points += castle_value(s, city)
    return points


@compiled
def eagle_points(s: State, seat: int) -> int:
    """The legion eagle (VIA-714)."""
    return EAGLE_POINTS if s.eagle == seat else 0


@compiled
def markers_missing(s: State, seat: int, mission: int) -> int:
    """How many markers a seat lacks for a mission; any value of a colour fits (VIA-716)."""
    missing = 0
    for colour in range(N_COLOURS):
        missing += max(0, MISSION_NEEDS[mission, colour] - markers_of(s, seat, colour))
    return missing


@compiled
def mission_points(s: State, seat: int) -> int:
    """A fulfilled mission (VIA-715)."""
    return MISSION_POINTS if markers_missing(s, seat, s.mission[seat]) == 0 else 0


@compiled
def points_of(s: State, seat: int) -> int:
    """All points of a seat, as if the game ended here."""
    return marker_points(s, seat) + castle_points(s, seat) + eagle_points(s, seat) + mission_points(s, seat)


@compiled
def result(s: State, out: Ints) -> None:
    """Scores, and places: ties go to the holder of the eagle and then clockwise (VIA-718, VIA-719).

    While nobody holds the eagle, the tied seat whose turn would come first is
    ahead (VIA-731). The rulebook breaks a tie for the win; we let the same
    order settle the places below.
    """
    for seat in range(s.seats):
        out[SCORES, seat] = points_of(s, seat)
    first = (s.turn + 1) % s.seats if s.eagle == NOBODY else s.eagle
    for seat in range(s.seats):
        place = 1
        for other in range(s.seats):
            lead = out[SCORES, other] - out[SCORES, seat]
            if lead > 0 or (lead == 0 and (other - first) % s.seats < (seat - first) % s.seats):
                place += 1
        out[PLACES, seat] = place
