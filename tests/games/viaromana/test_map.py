"""The map that the browser draws is the printed one."""

import json
import re
from pathlib import Path
from typing import Any, Final

from ludi.games.viaromana.tables import CITIES, COLOUR_IDS, PROVINCES, ROADS, Point

ROOT: Final = Path(__file__).parents[3]
DRAWN: Final[dict[str, Any]] = json.loads((ROOT / "client/src/games/viaromana/map.json").read_text())
OUTLINES: Final = (ROOT / "docs/rules/via-romana.md").read_text().partition("### 12.7 ")[2].partition("\n## ")[0]


def points(numbers: list[list[int]]) -> tuple[Point, ...]:
    return tuple((x, y) for x, y in numbers)


def test_provinces_are_drawn_as_the_tables_have_them() -> None:
    expected = [(p.name, COLOUR_IDS[p.colour], p.outline) for p in PROVINCES]

    assert expected == [(p["name"], p["colour"], points(p["outline"])) for p in DRAWN["provinces"]]


def test_provinces_are_drawn_as_the_rules_page_has_them() -> None:
    rows = re.findall(r"^\| (\w+) \| (\w+) \| ([\d, ]+) \|", OUTLINES, re.MULTILINE)
    expected = [
        (name, colour, [[int(n) for n in pair.split(",")] for pair in row.split()]) for name, colour, row in rows
    ]

    assert len(PROVINCES) == len(expected)
    assert expected == [(p["name"], p["colour"], p["outline"]) for p in DRAWN["provinces"]]


def test_cities_and_their_marker_fields_are_drawn_where_they_lie() -> None:
    expected = [(city.id, city.at, city.markers_at) for city in CITIES]

    assert expected == [(c["city"], *points([c["at"], c["markers"]])) for c in DRAWN["cities"]]


def test_roads_are_drawn_through_their_spaces() -> None:
    expected = [(road.id, [road.start, road.end], road.spaces) for road in ROADS]

    assert expected == [(r["road"], r["ends"], points(r["spaces"])) for r in DRAWN["roads"]]
