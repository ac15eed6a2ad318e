"""Building (chapter 4): choosing a build and placing it.

A build is chosen first and paid card by card; the piece is placed with the
last card.
"""

from typing import Final

from ludi.core.contract import Mask
from ludi.core.events import note
from ludi.core.jit import compiled

from .actions import ACTIONS
from .events import Happened, with_card
from .paying import IS_IN_CITY, IS_PAIR, can_pay, colours_held, has_joker, has_two_left, spend
from .places import built_from, refuse_city_space, refuse_space
from .state import NOBODY, NOTHING, Build, No, Phase, RoadIs, State
from .tables import (
    CITY_COLOUR,
    CITY_ROADS,
    DOUBLE_FROM,
    MOST_ROADS,
    N_CITIES,
    N_ROADS,
    ROAD_COLOURS,
    ROAD_ENDS,
    ROAD_FIRST,
    SPACE_ROAD,
)

# Builds


@compiled
def refuse_castle(s: State, city: int) -> No:
    """Two cards of the city's colour; no neighbour is needed (VIA-411, VIA-412)."""
    return refuse_castle_with(s, city, colours_held(s.hand, s.actor, 2))


@compiled
def refuse_castle_with(s: State, city: int, pairs: int) -> No:
    """The same for a hand that has two cards of these colours."""
    if s.city[city] != NOBODY:
        return No.CITY_TAKEN
    if s.castles[s.actor] == 0:
        return No.NO_CASTLE
    if not has_two_left(s):
        return No.THREE_CARDS
    return No.OK if (pairs >> CITY_COLOUR[city]) & 1 else No.NO_PAIR


@compiled
def refuse_city(s: State, city: int) -> No:
    """One card of the city's colour (VIA-421)."""
    why = refuse_city_space(s, city)
    return why if why != No.OK else refuse_city_card(city, colours_held(s.hand, s.actor, 1))


@compiled
def refuse_city_card(city: int, held: int) -> No:
    """Why a hand with these colours cannot pay for a milestone in this city."""
    return No.OK if (held >> CITY_COLOUR[city]) & 1 else No.NO_CITY_CARD


@compiled
def refuse_road(s: State, space: int) -> No:
    """One card of a border colour (VIA-431)."""
    why = refuse_space(s, space)
    return why if why != No.OK else refuse_road_card(space, colours_held(s.hand, s.actor, 1))


@compiled
def refuse_road_card(space: int, held: int) -> No:
    """Why a hand with these colours cannot pay for a milestone on this space."""
    return No.OK if held & ROAD_COLOURS[SPACE_ROAD[space]] else No.NO_ROAD_CARD


@compiled
def refuse_joker_city(s: State, city: int) -> No:
    """Two cards of different colours for any city that a milestone could take (VIA-452)."""
    why = refuse_city_space(s, city)
    return why if why != No.OK else refuse_joker(s, colours_held(s.hand, s.actor, 1))


@compiled
def refuse_joker_road(s: State, space: int) -> No:
    """Two cards of different colours for any road space that a milestone could take (VIA-452)."""
    why = refuse_space(s, space)
    return why if why != No.OK else refuse_joker(s, colours_held(s.hand, s.actor, 1))


@compiled
def refuse_joker(s: State, held: int) -> No:
    """Why a hand with these colours cannot pay with a joker (VIA-451, VIA-453)."""
    if not has_two_left(s):
        return No.THREE_CARDS
    return No.OK if has_joker(held) else No.NO_JOKER


@compiled
def refuse_double(s: State, double: int) -> No:
    """One card of an end city with a piece, and two empty spaces in a row (VIA-441 to VIA-445)."""
    road, end = DOUBLE_FROM[double, 0], DOUBLE_FROM[double, 1]
    city = ROAD_ENDS[road, end]
    if s.road[road] != RoadIs.OPEN:
        return No.ROAD_CLOSED
    if s.city[city] == NOBODY:
        return No.DOUBLE_WITHOUT_PIECE
    if s.milestones[s.actor] < 2:
        return No.DOUBLE_WITHOUT_MILESTONES
    if not s.hand[s.actor, city]:
        return No.DOUBLE_WITHOUT_CARD
    length = ROAD_FIRST[road + 1] - ROAD_FIRST[road]
    built = built_from(s, road, 0)
    if built < length:
        built += built_from(s, road, 1)
    # The empty spaces are one run (VIA-461), so two of them follow one another.
    return No.OK if length - built >= 2 else No.DOUBLE_WITHOUT_ROOM


# Choosing. What the hand can pay is found once for all builds.

CASTLE: Final = ACTIONS.start("castle")
CITY: Final = ACTIONS.start("city")
JOKER_CITY: Final = ACTIONS.start("joker_city")
DOUBLE: Final = ACTIONS.start("double")
ROAD: Final = ACTIONS.start("road")
JOKER_ROAD: Final = ACTIONS.start("joker_road")


@compiled
def legal_in_cities(s: State, mask: Mask) -> None:
    """Every castle and milestone that can be built in a city and paid (VIA-1001)."""
    held = colours_held(s.hand, s.actor, 1)
    pairs = colours_held(s.hand, s.actor, 2)
    joker = refuse_joker(s, held) == No.OK
    for city in range(N_CITIES):
        if s.city[city] == NOBODY:
            mask[CASTLE + city] = refuse_castle_with(s, city, pairs) == No.OK
            if refuse_city_space(s, city) == No.OK:
                mask[CITY + city] = refuse_city_card(city, held) == No.OK
                mask[JOKER_CITY + city] = joker


@compiled
def legal_on_roads(s: State, mask: Mask) -> None:
    """Every milestone and pair of milestones that can be built on a road and paid (VIA-1001)."""
    if s.milestones[s.actor] == 0:
        return
    held = colours_held(s.hand, s.actor, 1)
    joker = refuse_joker(s, held) == No.OK
    for road in range(N_ROADS):
        if s.road[road] == RoadIs.OPEN:
            # The empty spaces are one run (VIA-461), so only its two ends can be next to a piece.
            first, last = ROAD_FIRST[road], ROAD_FIRST[road + 1] - 1
            while first <= last and s.space[first] != NOBODY:
                first += 1
            while first < last and s.space[last] != NOBODY:
                last -= 1
            for end in range(2 if first <= last else 0):
                mask[DOUBLE + 2 * road + end] = refuse_double(s, 2 * road + end) == No.OK
                space = last if end else first
                if refuse_space(s, space) == No.OK:
                    mask[ROAD + space] = refuse_road_card(space, held) == No.OK
                    mask[JOKER_ROAD + space] = joker


@compiled
def legal_with_those_before(s: State, mask: Mask) -> None:
    """For kinds of build whose places the row before has found with its own."""


@compiled
def plan(s: State, build: int, site: int) -> None:
    """A build is chosen and will be paid for."""
    if not can_pay(s, s.seen, build, site):
        s.reveals += 1  # all learn that he can (VIA-908)
    s.pending = build
    s.site = site
    s.phase = Phase.PAY
    cards = 2 if IS_PAIR[build] else 1
    if build == Build.CASTLE:
        note(s, Happened.PLANNED_CASTLE, s.actor, site)
    elif IS_IN_CITY[build]:
        note(s, Happened.PLANNED_IN_CITY, s.actor, cards, site)
    else:
        note(s, Happened.PLANNED_ON_ROAD, s.actor, cards, site)


@compiled
def plan_castle(s: State, city: int) -> None:
    """Choose a castle."""
    plan(s, Build.CASTLE, city)


@compiled
def plan_city(s: State, city: int) -> None:
    """Choose a milestone in a city."""
    plan(s, Build.CITY, city)


@compiled
def plan_joker_city(s: State, city: int) -> None:
    """Choose a milestone in a city, with a joker."""
    plan(s, Build.JOKER_CITY, city)


@compiled
def plan_road(s: State, space: int) -> None:
    """Choose a milestone on a road."""
    plan(s, Build.ROAD, space)


@compiled
def plan_joker_road(s: State, space: int) -> None:
    """Choose a milestone on a road, with a joker."""
    plan(s, Build.JOKER_ROAD, space)


@compiled
def pay(s: State, card: int) -> None:
    """Play one card for the pending build; with the last one the piece is placed."""
    spend(s, card)
    if IS_PAIR[s.pending] and s.paid == NOTHING:
        s.paid = card
        note(s, Happened.PAID_FIRST, s.actor, card)
        return
    cards = with_card(with_card(0, s.paid) if s.paid != NOTHING else 0, card)
    build, site = s.pending, s.site
    s.paid = NOTHING
    s.pending = NOTHING
    s.site = NOTHING
    place_build(s, build, site, cards)


# Placing


@compiled
def place_build(s: State, build: int, site: int, cards: int) -> None:
    """Put the piece of a build on the board, and look for complete roads (VIA-307)."""
    s.built = 1
    s.phase = Phase.SCORE
    if build == Build.CASTLE:
        s.castles[s.actor] -= 1
        s.has_castle[site] = 1
        note(s, Happened.BUILT_CASTLE, s.actor, site, cards)
        settle(s, site)
    elif IS_IN_CITY[build]:
        s.milestones[s.actor] -= 1
        note(s, Happened.BUILT_IN_CITY, s.actor, site, cards)
        settle(s, site)
    else:
        note(s, Happened.BUILT_ON_ROAD, s.actor, site, cards)
        place_milestone(s, site)


@compiled
def build_double(s: State, double: int) -> None:
    """Two milestones for the only card that can pay for them (VIA-443, VIA-1002)."""
    card = ROAD_ENDS[DOUBLE_FROM[double, 0], DOUBLE_FROM[double, 1]]
    spend(s, card)
    place_double(s, double, card)


@compiled
def place_double(s: State, double: int, card: int) -> None:
    """Two milestones on the next empty spaces, counted from the city of the card."""
    road, end = DOUBLE_FROM[double, 0], DOUBLE_FROM[double, 1]
    s.built = 1
    s.phase = Phase.SCORE
    note(s, Happened.BUILT_DOUBLE, s.actor, double, card)
    for _ in range(2):
        n = built_from(s, road, end)
        place_milestone(s, ROAD_FIRST[road + 1] - 1 - n if end else ROAD_FIRST[road] + n)


@compiled
def settle(s: State, city: int) -> None:
    """A piece of the actor stands in a city: every road that meets it may be complete."""
    s.city[city] = s.actor
    for place in range(MOST_ROADS):
        road = CITY_ROADS[city, place]
        if road >= 0:
            mark_complete(s, road)


@compiled
def place_milestone(s: State, space: int) -> None:
    """A milestone of the actor stands on a road space."""
    s.milestones[s.actor] -= 1
    s.space[space] = s.actor
    mark_complete(s, SPACE_ROAD[space])


@compiled
def mark_complete(s: State, road: int) -> None:
    """A road whose spaces and end cities are all built waits for its scoring (VIA-501)."""
    if s.road[road] != RoadIs.OPEN or s.city[ROAD_ENDS[road, 0]] == NOBODY or s.city[ROAD_ENDS[road, 1]] == NOBODY:
        return
    if built_from(s, road, 0) == ROAD_FIRST[road + 1] - ROAD_FIRST[road]:
        s.road[road] = RoadIs.COMPLETE
        note(s, Happened.FINISHED, s.turn, road)
