"""Chapters 1 and 12: the printed material and the map."""

from itertools import combinations, pairwise
from math import dist

import pytest

from ludi.games.viaromana.tables import (
    CARD_COPIES,
    CARD_IDS,
    CASTLES,
    CITIES,
    CITY_IDS,
    CITY_ROADS,
    CITY_STACK,
    DISPLAY,
    EAGLE_POINTS,
    MILESTONES,
    MISSIONS,
    N_SPACES,
    PROVINCES,
    ROAD_COLOURS,
    ROADS,
    SIGNPOSTS,
    Colour,
    Symbol,
)

COLOUR_OF = {city.id: city.colour for city in CITIES}


def connected(roads: list[tuple[str, str]]) -> bool:
    """Whether every city can be reached from every other one."""
    reached = {CITY_IDS[0]}
    while new := {b for pair in roads for a, b in (pair, pair[::-1]) if a in reached} - reached:
        reached |= new
    return reached == set(CITY_IDS)


def open_roads(seats: int) -> list[tuple[str, str]]:
    return [(road.start, road.end) for road in ROADS if road.closed_with != seats]


@pytest.mark.clause("VIA-101")
def test_five_provinces_have_four_cities_each() -> None:
    assert len(CITIES) == 20
    assert [4] * 5 == [sum(1 for city in CITIES if city.colour == colour) for colour in Colour]
    assert list(Colour) == [province.colour for province in PROVINCES]


@pytest.mark.clause("VIA-102")
def test_the_colours_are_green_grey_blue_orange_and_violet() -> None:
    assert ["GREEN", "GREY", "BLUE", "ORANGE", "VIOLET"] == [colour.name for colour in Colour]


@pytest.mark.clause("VIA-103")
def test_a_colour_and_a_symbol_name_one_city() -> None:
    assert {(colour, symbol) for colour in Colour for symbol in Symbol} == {(c.colour, c.symbol) for c in CITIES}
    assert len(set(CARD_IDS)) == 20
    assert CARD_IDS[CITY_IDS.index("LUT")] == "blue-helmet"
    assert CARD_IDS[CITY_IDS.index("GEN")] == "violet-laurel"


@pytest.mark.clause("VIA-104")
def test_thirty_roads_join_different_pairs_of_cities() -> None:
    pairs = {frozenset((road.start, road.end)) for road in ROADS}
    assert len(ROADS) == len(pairs) == 30
    assert all(len(pair) == 2 for pair in pairs)


@pytest.mark.clause("VIA-104")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_network_is_connected(seats: int) -> None:
    roads = open_roads(seats)
    assert connected(roads)
    if seats > 2:
        assert all(connected([other for other in roads if other != road]) for road in roads)


@pytest.mark.clause("VIA-105")
def test_roads_have_three_to_five_spaces_and_there_are_120() -> None:
    lengths = [len(road.spaces) for road in ROADS]
    assert N_SPACES == sum(lengths) == 120
    assert [5, 20, 5] == [lengths.count(n) for n in (3, 4, 5)]
    assert [5] == [len(road.spaces) for road in ROADS if (road.start, road.end) == ("GEN", "MAS")]


@pytest.mark.clause("VIA-106")
def test_a_road_has_the_colours_of_its_two_ends() -> None:
    for road, bits in zip(ROADS, ROAD_COLOURS, strict=True):
        assert {COLOUR_OF[road.start], COLOUR_OF[road.end]} == {c for c in Colour if bits >> c & 1}
    for colour in Colour:
        sets = [{COLOUR_OF[road.start], COLOUR_OF[road.end]} for road in ROADS]
        assert sets.count({colour}) == 3
        assert sum(1 for found in sets if colour in found and len(found) == 2) == 6


@pytest.mark.clause("VIA-108", "VIA-110")
def test_each_province_has_one_city_of_four_two_of_three_and_one_of_two() -> None:
    for colour in Colour:
        assert [2, 3, 3, 4] == sorted(city.highest for city in CITIES if city.colour == colour)


@pytest.mark.clause("VIA-109")
def test_there_are_forty_markers() -> None:
    for colour in Colour:
        stacks = [CITY_STACK[c] for c, city in enumerate(CITIES) if city.colour == colour]
        assert [4, 3, 1] == [sum(1 for stack in stacks if stack >= n) for n in (1, 2, 3)]
    assert sum(CITY_STACK) == 40


@pytest.mark.clause("VIA-110")
def test_as_many_roads_meet_at_a_city_as_its_highest_value() -> None:
    for city, printed in enumerate(CITIES):
        expected = [r for r, road in enumerate(ROADS) if printed.id in (road.start, road.end)]
        assert expected == [r for r in CITY_ROADS[city] if r >= 0]
        assert printed.highest == len(expected)


@pytest.mark.clause("VIA-111")
def test_55_cards_are_eleven_of_each_colour() -> None:
    assert sum(CARD_COPIES) == 55
    assert [11] * 5 == [sum(city.cards for city in CITIES if city.colour == colour) for colour in Colour]
    assert all(city.cards == (2 if city.highest == 2 else 3) for city in CITIES)


@pytest.mark.clause("VIA-112", "VIA-113", "VIA-115")
def test_the_other_material() -> None:
    assert (20, 5, 2) == (SIGNPOSTS, len(MISSIONS), EAGLE_POINTS)
    assert (4, 20, 96) == (CASTLES, MILESTONES, 4 * (CASTLES + MILESTONES))
    assert DISPLAY == 4


@pytest.mark.clause("VIA-715")
def test_a_mission_asks_for_four_markers_and_each_colour_is_asked_for_four_times() -> None:
    assert all(sum(mission.needs) == 4 for mission in MISSIONS)
    assert [4] * 5 == [sum(mission.needs[colour] for mission in MISSIONS) for colour in Colour]


@pytest.mark.clause("VIA-221", "VIA-222")
def test_red_roads_touch_every_city_once_and_yellow_ones_lie_inside_the_provinces() -> None:
    red = [road for road in ROADS if road.closed_with == 2]
    yellow = [road for road in ROADS if road.closed_with == 3]
    assert (10, 5) == (len(red), len(yellow))
    assert sorted(CITY_IDS) == sorted(end for road in red for end in (road.start, road.end))
    assert list(Colour) == sorted(COLOUR_OF[road.start] for road in yellow)
    assert all(COLOUR_OF[road.start] == COLOUR_OF[road.end] for road in yellow)


def test_places_on_the_map_do_not_touch() -> None:
    points = [city.at for city in CITIES] + [point for road in ROADS for point in road.spaces]
    assert min(dist(a, b) for a, b in combinations(points, 2)) >= 35


def test_spaces_lie_evenly_along_their_road() -> None:
    at = {city.id: city.at for city in CITIES}
    for road in ROADS:
        line = [at[road.start], *road.bends, at[road.end]]
        steps = [dist(a, b) for a, b in pairwise(line)]
        for place, found in enumerate(road.spaces, 1):
            left = sum(steps) * place / (len(road.spaces) + 1)
            leg = 0
            while left > steps[leg]:
                left -= steps[leg]
                leg += 1
            (x0, y0), (x1, y1) = line[leg], line[leg + 1]
            expected = (x0 + (x1 - x0) * left / steps[leg], y0 + (y1 - y0) * left / steps[leg])
            assert dist(expected, found) < 1.5, f"{road.id}.{place}"
