"""Places for pieces (chapters 1 and 4): what is next to what, and where a milestone may go."""

from ludi.core.jit import compiled

from .state import NOBODY, No, RoadIs, State
from .tables import CITY_ROADS, MOST_ROADS, ROAD_ENDS, ROAD_FIRST, SPACE_ROAD


@compiled
def space_beside(road: int, city: int) -> int:
    """The space of a road that lies next to one of its end cities (VIA-122)."""
    return ROAD_FIRST[road] if ROAD_ENDS[road, 0] == city else ROAD_FIRST[road + 1] - 1


@compiled
def built_from(s: State, road: int, end: int) -> int:
    """How many spaces in a row are built, counted from the road's first (0) or second (1) end."""
    first, last = ROAD_FIRST[road], ROAD_FIRST[road + 1] - 1
    n = 0
    while n <= last - first and s.space[last - n if end else first + n] != NOBODY:
        n += 1
    return n


@compiled
def has_neighbour(s: State, space: int) -> bool:
    """Whether a piece stands next to this road space (VIA-121, VIA-433)."""
    road = SPACE_ROAD[space]
    if space == ROAD_FIRST[road]:
        if s.city[ROAD_ENDS[road, 0]] != NOBODY:
            return True
    elif s.space[space - 1] != NOBODY:
        return True
    if space == ROAD_FIRST[road + 1] - 1:
        return s.city[ROAD_ENDS[road, 1]] != NOBODY
    return s.space[space + 1] != NOBODY


@compiled
def is_reached(s: State, city: int) -> bool:
    """Whether a piece stands next to this city (VIA-122, VIA-423)."""
    for place in range(MOST_ROADS):
        road = CITY_ROADS[city, place]
        if road >= 0 and s.space[space_beside(road, city)] != NOBODY:
            return True
    return False


@compiled
def refuse_space(s: State, space: int) -> No:
    """Why the actor can put no milestone on this road space, whatever he pays."""
    if s.road[SPACE_ROAD[space]] != RoadIs.OPEN:
        return No.ROAD_CLOSED
    if s.space[space] != NOBODY:
        return No.SPACE_TAKEN
    if not has_neighbour(s, space):
        return No.SPACE_ALONE
    return No.OK if s.milestones[s.actor] else No.NO_MILESTONE


@compiled
def refuse_city_space(s: State, city: int) -> No:
    """Why the actor can put no milestone into this city, whatever he pays."""
    if s.city[city] != NOBODY:
        return No.CITY_TAKEN
    if not is_reached(s, city):
        return No.CITY_ALONE
    return No.OK if s.milestones[s.actor] else No.NO_MILESTONE
