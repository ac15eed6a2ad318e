"""How the tables of the rules page are those of ``tables.py``."""

from collections.abc import Callable, Sequence

from ludi.games.viaromana.tables import (
    BASE_VALUE,
    CITIES,
    COLOUR_IDS,
    MISSION_POINTS,
    MISSIONS,
    PROVINCES,
    ROADS,
    SYMBOL_IDS,
    City,
    Mission,
    Road,
)
from pages import AnyOrder, Printed

PAGE = "via-romana.md"
COLOUR_OF = {city.id: city.colour for city in CITIES}


def points(places: Sequence[tuple[int, int]]) -> str:
    return " ".join(f"{x},{y}" for x, y in places)


def border(road: Road) -> str:
    """The colours of a road, those of its two ends."""
    return "+".join(dict.fromkeys(COLOUR_IDS[COLOUR_OF[end]] for end in (road.start, road.end)))


def bends(road: Road) -> str:
    return " ".join(f"({x},{y})" for x, y in road.bends) or "straight"


def space(place: int) -> Callable[[Road], str]:
    return lambda road: points(road.spaces[place : place + 1]) or "-"


def needs(mission: Mission) -> str:
    return AnyOrder(", ".join(f"{n} {colour}" for n, colour in zip(mission.needs, COLOUR_IDS, strict=True) if n))


def stack(city: City) -> str:
    return ",".join(map(str, range(BASE_VALUE + 1, city.highest + 1)))


TABLES = {
    "12.1": Printed(
        CITIES,
        {
            "id": lambda city: city.id,
            "name (modern)": lambda city: f"{city.name} ({city.today})",
            "province": lambda city: next(p.name for p in PROVINCES if p.colour == city.colour),
            "colour": lambda city: COLOUR_IDS[city.colour],
            "symbol": lambda city: SYMBOL_IDS[city.symbol],
            "field": lambda city: f"{BASE_VALUE}/{city.highest}",
            "stack bottom→top": stack,
            "roads": lambda city: ", ".join(road.id for road in ROADS if city.id in (road.start, road.end)),
            "city x,y": lambda city: points([city.at]),
            "marker field x,y": lambda city: points([city.markers_at]),
            "provenance": lambda city: city.provenance,
        },
    ),
    "12.2": Printed(
        ROADS,
        {
            "id": lambda road: road.id,
            "from": lambda road: road.start,
            "to": lambda road: road.end,
            "spaces": lambda road: len(road.spaces),
            "border colours": border,
            "2-player": lambda road: "RED: closed" if road.closed_with == 2 else "-",
            "3-player": lambda road: "YELLOW: closed" if road.closed_with == 3 else "-",
            "polyline waypoints between the two cities": bends,
            "provenance": lambda road: road.provenance,
        },
    ),
    "12.3": Printed(
        ROADS,
        {"road": lambda road: road.id} | {f".{place + 1}": space(place) for place in range(5)},
        {"provenance": "of the points, not of the road"},
    ),
    "12.4": Printed(
        CITIES,
        {
            "card kind (= city id)": lambda city: city.id,
            "colour": lambda city: COLOUR_IDS[city.colour],
            "symbol": lambda city: SYMBOL_IDS[city.symbol],
            "copies": lambda city: city.cards,
        },
        {"provenance": "of the number of copies"},
    ),
    "12.5": Printed(
        MISSIONS,
        {
            "tile": lambda mission: mission.id.replace("-", " "),
            "needs": needs,
            "points": lambda _: MISSION_POINTS,
            "provenance": lambda mission: mission.provenance,
        },
    ),
    "12.7": Printed(
        PROVINCES,
        {
            "province": lambda province: province.name,
            "colour": lambda province: COLOUR_IDS[province.colour],
            "outline (x,y points, closed polygon)": lambda province: points(province.outline),
            "provenance": lambda province: province.provenance,
        },
    ),
}
PROSE = {"12.6": "amounts in sentences, proved by the tests of their clauses"}
