"""The client's map: its numbers are those of the rules page, its borders those of the rules."""

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from games.triumvirate.page import table
from ludi.games.triumvirate.tables import ARROWS, COASTS, CODES, LAND

ROOT = Path(__file__).parents[3]
MAP: dict[str, Any] = json.loads((ROOT / "client/src/games/triumvirate/map.json").read_text(encoding="utf-8"))

Edge = frozenset[tuple[int, ...]]


def point(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def edges(code: str) -> set[Edge]:
    corners = [tuple(corner) for corner in MAP["provinces"][code]["polygon"]]
    return {frozenset(edge) for edge in zip(corners, corners[1:] + corners[:1], strict=True)}


def is_inside(place: list[int], polygon: list[list[int]]) -> bool:
    """Whether a line from the place to the right crosses the polygon an odd number of times."""
    x, y = place
    crossed = 0
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        crossed += (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay)
    return crossed % 2 == 1


def test_every_polygon_and_anchor_is_that_of_the_rules_page() -> None:
    printed = {
        code: {"anchor": point(anchor), "polygon": [point(p) for p in polygon.split()]}
        for code, anchor, polygon, _ in table("D4")
    }

    assert printed == MAP["provinces"] | MAP["seas"]
    assert (set(CODES), set(COASTS)) == (set(MAP["provinces"]), set(MAP["seas"]))


def test_every_arrow_is_that_of_the_rules_page_and_of_the_rules() -> None:
    printed = [
        {"ends": ends.split(" - "), "from": point(start), "to": point(end)} for ends, _, start, end, _ in table("D3")
    ]

    assert printed == MAP["arrows"]
    assert {frozenset(pair) for pair in ARROWS} == {frozenset(arrow["ends"]) for arrow in MAP["arrows"]}


def test_provinces_share_an_edge_exactly_where_the_rules_let_a_character_walk() -> None:
    drawn = {frozenset(pair) for pair in itertools.combinations(CODES, 2) if edges(pair[0]) & edges(pair[1])}

    assert {frozenset(pair) for pair in LAND} == drawn


@pytest.mark.parametrize("code", CODES)
def test_pieces_stand_in_their_own_province(code: str) -> None:
    anchor = MAP["provinces"][code]["anchor"]

    assert [code] == [other for other in CODES if is_inside(anchor, MAP["provinces"][other]["polygon"])]


def test_all_lies_within_the_drawing_area() -> None:
    shapes = [*MAP["provinces"].values(), *MAP["seas"].values()]
    points = [p for shape in shapes for p in [shape["anchor"], *shape["polygon"]]]

    assert all(0 <= x <= MAP["width"] and 0 <= y <= MAP["height"] for x, y in points)
    assert (1000, 620) == (MAP["width"], MAP["height"])
