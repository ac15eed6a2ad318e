"""Chapter 17: the printed numbers of tables.py are those of the rules page, row by row, by id."""

import re
from pathlib import Path

import pytest

from ludi.games.praetor.tables import (
    BOARDS,
    GOODS,
    KINDS,
    LAYOUTS,
    START_STOCK,
    TILES,
    WALL_TILES,
    Good,
)

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "praetor.md").read_text(encoding="utf-8").replace("−", "-")
NOTHING = "—"


def rows(first: str) -> dict[str, list[str]]:
    """The rows of the page whose first column fits, by it."""
    lines = [line.strip("|").split("|") for line in PAGE.splitlines() if re.match(rf"\| ({first}) \|", line)]
    found = [[column.strip() for column in line] for line in lines]
    assert len(found) == len({row[0] for row in found})
    return {row[0]: row for row in found}


def goods(text: str) -> tuple[int, ...]:
    """Amounts such as "1 gold + 2 wood" in the order of the goods."""
    found = {good: int(amount) for amount, good in re.findall(r"(\d+) (\w+)", text)}
    assert set(found) <= set(GOODS)
    return tuple(found.get(good, 0) for good in GOODS)


@pytest.mark.clause("PRA-COM-02")
def test_the_kinds_of_tile_are_as_printed() -> None:
    printed = rows("[A-Z]{3,4}")
    assert list(printed) == [row.kind.name for row in KINDS]
    for row in KINDS:
        _, _, copies, zone, cost, favour, fee, *_ = printed[row.kind.name]
        assert (int(copies), zone.upper()) == (row.copies, row.zone.name)
        assert goods(cost) == row.cost
        assert ("0" if favour == NOTHING else favour) == str(row.favour)
        assert tuple(row.fee if good == row.fee_good else 0 for good in Good) == goods(fee)


@pytest.mark.clause("PRA-COM-01", "PRA-COM-03")
def test_the_city_tiles_are_as_printed() -> None:
    printed = rows(r"[MOTKAB]\d+")
    assert list(printed) == [tile.id for tile in TILES]
    for tile in TILES:
        _, kind, back, mark, corners, *_ = printed[tile.id]
        assert (kind, {"0": 0, "I": 1, "II": 2}[back]) == (tile.kind.name, tile.back)
        assert (int(mark.strip("+")), corners.replace(" ", "")) == (tile.mark, tile.corners)


@pytest.mark.clause("PRA-COM-04")
def test_the_wall_tiles_are_as_printed() -> None:
    printed = rows(r"W\d+")
    assert list(printed) == [wall.id for wall in WALL_TILES]
    for wall in WALL_TILES:
        _, asked, favour, bonus, *_ = printed[wall.id]
        assert (goods(asked), int(favour), int(bonus)) == (wall.demand, wall.favour, wall.bonus)


@pytest.mark.clause("PRA-COM-05", "PRA-COM-06")
def test_the_player_boards_are_as_printed() -> None:
    printed = rows(r"A|B-\w+")
    assert list(printed) == [board.id for board in BOARDS]
    for board in BOARDS:
        _, track, start, *numbers = printed[board.id]
        assert tuple(map(int, track.split(", "))) == board.morale
        assert "0" == start
        assert tuple(map(int, numbers[:6])) == (board.wage_active, board.wage_retired, *board.rates)


@pytest.mark.clause("PRA-SET-02")
def test_the_start_layouts_are_as_printed() -> None:
    for seats, cells in LAYOUTS.items():
        line = next(line for line in PAGE.splitlines() if re.match(rf"\| {seats} \| O1 ", line))
        found = re.findall(r"(\w\d) \((-?\d+), (-?\d+)\)", line)
        assert {name: (int(x), int(y)) for name, x, y in found} == cells


@pytest.mark.clause("PRA-SET-09")
def test_the_start_stock_is_as_printed() -> None:
    assert goods(rows("Start stock")["Start stock"][1]) == tuple(START_STOCK)
