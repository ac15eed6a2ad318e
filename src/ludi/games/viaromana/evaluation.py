"""How good a position looks to a seat, in hundredths of its expected final score."""

from typing import Final

from ludi.core.contract import OVER
from ludi.core.jit import compiled

from .paying import IS_IN_CITY, IS_PAIR
from .places import built_from
from .scoring import eagle_points, marker_points, markers_missing, markers_of, points_of
from .state import NOBODY, NOTHING, Build, Phase, RoadIs, State
from .tables import (
    BASE_VALUE,
    CITY_COLOUR,
    CITY_ROADS,
    DRAWN_PER_TURN,
    HAND_LIMIT,
    MISSION_NEEDS,
    MOST_ROADS,
    N_CITIES,
    N_ROADS,
    ROAD_ENDS,
    ROAD_FIRST,
    SIGNPOST_SUPPLY,
    SPACE_ROAD,
)

CARD: Final = 45  # a card in hand, while there is a turn left to play it
EXCESS_CARD: Final = 5  # one beyond the hand check
DOUBLE_CARD: Final = 15  # more, if two milestones can be built with it
MISSION: Final = (500, 280, 120, 50, 20)  # by the markers missing, with all signposts left
WANTED: Final = 80  # a marker of a colour that the mission still lacks, beyond its value


PARTS: Final = ("markers", "eagle", "mission", "castles", "roads", "cards")
"""What ``parts`` tells, in its order."""


@compiled
def evaluate(s: State, seat: int) -> int:
    """What is won, what castles and mission may come to, and what roads and cards promise."""
    markers, eagle, mission, castles, roads, cards = parts(s, seat)
    return markers + eagle + mission + castles + roads + cards


@compiled
def parts(s: State, seat: int) -> tuple[int, ...]:
    """What the evaluation is the sum of."""
    if s.actor == OVER:
        return 100 * points_of(s, seat), 0, 0, 0, 0, 0
    time = 100 * s.signposts // SIGNPOST_SUPPLY[s.seats]  # how much of the game is left
    ghost_city, ghost_road = _pending(s)
    castles, roads = 0, 0
    for city in range(N_CITIES):
        is_castle = s.has_castle[city] or (city == ghost_city and s.pending == Build.CASTLE)
        if is_castle and (s.turn if city == ghost_city else s.city[city]) == seat:
            # Its markers will go to others one by one.
            castles += 100 * BASE_VALUE + s.stack[city] * (100 - time // 2)
    has_turn = _has_turn(s, seat)
    for road in range(N_ROADS):
        if s.road[road] <= RoadIs.COMPLETE and (road != s.scoring or s.phase == Phase.MARKER):
            promise = _road(s, seat, road, ghost_city, ghost_road)
            roads += promise if has_turn else promise // 2
    cards = _hand(s, seat) if has_turn else 0
    won, eagle = 100 * marker_points(s, seat), 100 * eagle_points(s, seat)
    return won, eagle, _mission(s, seat, time), castles, roads, cards


@compiled
def _pending(s: State) -> tuple[int, int]:
    """The city or the road that gets a piece as soon as the pending build is paid."""
    if s.pending == NOTHING:
        return NOTHING, NOTHING
    if IS_IN_CITY[s.pending]:
        return s.site, NOTHING
    return NOTHING, SPACE_ROAD[s.site]


@compiled
def _has_turn(s: State, seat: int) -> bool:
    """Whether the seat is in its turn or will have another one (VIA-703)."""
    if s.eagle == NOBODY or seat == s.turn:
        return True
    return (seat - s.turn) % s.seats < (s.eagle - s.turn) % s.seats


@compiled
def _mission(s: State, seat: int, time: int) -> int:
    missing = markers_missing(s, seat, s.mission[seat])
    worth = MISSION[min(missing, len(MISSION) - 1)]  # another box may ask for more than ours
    return worth if missing == 0 else worth * (time + 20) // 120


@compiled
def _prize(s: State, seat: int, city: int) -> int:
    """What the top marker of a city is worth to the seat."""
    if s.stack[city] == 0:
        return 0
    colour = CITY_COLOUR[city]
    wanted = MISSION_NEEDS[s.mission[seat], colour] > markers_of(s, seat, colour)
    return 100 * (BASE_VALUE + s.stack[city]) + (WANTED if wanted else 0)


@compiled
def _road(s: State, seat: int, road: int, ghost_city: int, ghost_road: int) -> int:
    """What a road promises: its prize by the lead on it, or cards, and more the fewer pieces it lacks."""
    mine, best, filled = 0, 0, 0
    for other in range(s.seats):
        pieces = 1 if road == ghost_road and other == s.turn else 0
        for space in range(ROAD_FIRST[road], ROAD_FIRST[road + 1]):
            pieces += s.space[space] == other
        for end in range(2):
            city = ROAD_ENDS[road, end]
            pieces += (s.turn if city == ghost_city else s.city[city]) == other
        filled += pieces
        if other == seat:
            mine = pieces
        else:
            best = max(best, pieces)
    if mine == 0:
        return 0
    size = ROAD_FIRST[road + 1] - ROAD_FIRST[road] + 2
    prize = max(_prize(s, seat, ROAD_ENDS[road, 0]), _prize(s, seat, ROAD_ENDS[road, 1]))
    if filled == size:
        wins = mine > best or (mine == best and s.turn == seat)
        return prize if wins else CARD * mine
    chance = min(100, max(0, 50 + 50 * (mine - best) // (size - filled + 1)))
    return (prize * chance + CARD * mine * (100 - chance)) * filled * filled // (100 * size * size)


@compiled
def _hand(s: State, seat: int) -> int:
    """Cards in hand and those that are certain to come, less those that the pending build will cost."""
    cards = s.n_hand[seat] + s.due[seat]
    if seat == s.turn:
        cards += DRAWN_PER_TURN
        if s.pending != NOTHING:
            cards -= 2 if IS_PAIR[s.pending] and s.paid == NOTHING else 1
    worth = CARD * min(cards, HAND_LIMIT) + EXCESS_CARD * max(0, cards - HAND_LIMIT)
    for card in range(N_CITIES):
        if s.hand[seat, card] and s.city[card] != NOBODY and _has_room(s, card):
            worth += DOUBLE_CARD
    return worth


@compiled
def _has_room(s: State, city: int) -> bool:
    """Whether two milestones fit on a road of this city."""
    for place in range(MOST_ROADS):
        road = CITY_ROADS[city, place]
        if road >= 0 and s.road[road] == RoadIs.OPEN:
            length = ROAD_FIRST[road + 1] - ROAD_FIRST[road]
            if built_from(s, road, 0) + built_from(s, road, 1) <= length - 2:
                return True
    return False
