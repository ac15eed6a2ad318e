"""The rules page and the code print the same numbers: every table of data, row by row, by id."""

from typing import Any

import pytest

import ludi
from ludi.core.contract import Game
from pages import Printed, module_of, page_of, says, tables

each_game = pytest.mark.parametrize("game", ludi.GAMES.values(), ids=lambda game: game.name)


def pairs(printed: Printed, page: list[dict[str, str]], heading: str) -> list[tuple[str, dict[str, str], Any]]:
    """Each row of a table with the row of the code of the same id."""
    first, *_ = printed.columns
    rows = list(printed.rows)
    assert len(rows) == len(page), heading
    if not printed.has_ids:
        return [(shown[first], shown, row) for shown, row in zip(page, rows, strict=True)]
    found = []
    for row in rows:
        name = str(printed.columns[first](row))
        [shown] = [each for each in page if says(each[first], name)] or [None]
        assert shown is not None, f"{heading}: no row {name}"
        found.append((name, shown, row))
    return found


@each_game
def test_every_row_of_the_page_is_a_row_of_the_code(game: Game[Any]) -> None:
    page = tables(page_of(game).read_text(encoding="utf-8"))
    wrong = []
    for heading, printed in module_of(game).TABLES.items():
        for name, shown, row in pairs(printed, page[heading], heading):
            for column, reads in printed.columns.items():
                if not says(shown[column], reads(row)):
                    wrong.append(f"{heading} {name}, {column}: {shown[column]!r} on the page, {reads(row)!r} here")
    assert [] == wrong


@each_game
def test_every_table_and_column_of_the_page_is_compared_or_excused(game: Game[Any]) -> None:
    module = module_of(game)
    page = tables(page_of(game).read_text(encoding="utf-8"))
    assert sorted(page) == sorted([*module.TABLES, *module.PROSE])
    for heading, printed in module.TABLES.items():
        assert set(page[heading][0]) == {*printed.columns, *printed.prose}, heading
    assert all(module.PROSE.values())
    assert all(reason for printed in module.TABLES.values() for reason in printed.prose.values())
