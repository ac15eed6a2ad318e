"""Whether the values of a box of Via Romana, each possible by itself, make a game."""

from collections.abc import Iterator
from typing import Any, Final

from ludi.core.box import Problem, Rows, reachable

from .tables import SIGNPOSTS, Colour, Road

MOST_SPACES: Final = 200


def fits(rows: Rows) -> Iterator[Problem]:
    """All that cannot be."""
    cities, roads = rows["city"], rows["road"]
    cards: dict[tuple[int, int], str] = {}
    for city in cities:
        kind = city.colour, city.symbol
        if kind in cards:
            says = f"city {city.id}: {city.colour.name.lower()} {city.symbol.name.lower()} is {cards[kind]}'s card"
            yield Problem(f"city.{city.id}", says)
        cards.setdefault(kind, city.id)
    yield from _roads(roads)
    for seats in (2, 3, 4):
        yield from _map(seats, [city.id for city in cities], [road for road in roads if road.closed_with != seats])
    for mission in rows["mission"]:
        yield from _mission(mission, cities)


def _roads(roads: tuple[Any, ...]) -> Iterator[Problem]:
    joined: dict[frozenset[str], str] = {}
    for road in roads:
        ends = frozenset((road.start, road.end))
        if len(ends) == 1:
            yield Problem(f"road.{road.id}.end", f"road {road.id}: leads from {road.start} to itself")
        elif ends in joined:
            yield Problem(f"road.{road.id}", f"road {road.id}: joins the same cities as {joined[ends]}")
        joined.setdefault(ends, road.id)
    if (spaces := sum(road.length for road in roads)) > MOST_SPACES:
        yield Problem("road", f"roads: {spaces} spaces in all, expected at most {MOST_SPACES}")


def _map(seats: int, cities: list[str], roads: list[Road]) -> Iterator[Problem]:
    """With so many seats every city can be reached, and the signposts can run out, which ends the game."""
    reached = reachable(cities[0], ((road.start, road.end) for road in roads))
    if missing := [city for city in cities if city not in reached]:
        yield Problem("road", f"roads: with {seats} players none leads from {cities[0]} to {', '.join(missing)}")
    elif len(roads) < SIGNPOSTS:
        yield Problem("road", f"roads: with {seats} players {len(roads)} are open, too few for {SIGNPOSTS} signposts")


def _mission(mission: Any, cities: tuple[Any, ...]) -> Iterator[Problem]:
    path, title = f"mission.{mission.id}.needs", f"mission {mission.id}"
    if not any(mission.needs):
        yield Problem(path, f"{title}: needs nothing")
    for colour, needed in zip(Colour, mission.needs, strict=True):
        there = sum(city.highest - 1 for city in cities if city.colour == colour)
        if needed > there:
            says = f"{title}: needs {needed} {colour.name.lower()} markers, but there are {there}"
            yield Problem(path, says)
