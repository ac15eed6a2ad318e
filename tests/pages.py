"""The tables of a rules page, compared with the tables of the code row by row, by id.

A game's ``printed.py`` says for each table of its page's data which rows of ``tables.py`` it shows and what each
column says of such a row; columns and tables of mere prose are named with the reason why nothing is compared.
"""

import importlib.util
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludi.core.contract import Game
from places import ROOT, clause_tests_of, home_of

DATA = re.compile(r"^## (?:\d+\.? )?Data\b", re.MULTILINE)


class Within(str):
    """What a cell says among other words, such as a provenance with its source."""

    __slots__ = ()


class AnyOrder(str):
    """Things between commas, in whichever order the page has them."""

    __slots__ = ()


@dataclass(frozen=True)
class Printed:
    """A table of the page: what it shows, and what each column says of a row; the first column is the id."""

    rows: Iterable[Any]
    columns: Mapping[str, Callable[[Any], object]]
    prose: Mapping[str, str] = field(default_factory=dict)  # columns that are not compared, and why
    has_ids: bool = True  # else rows are compared in their order


def tables(page: str) -> dict[str, list[dict[str, str]]]:
    """The tables under the page's data, by the first word of their heading: rows as columns and cells."""
    data = DATA.split(page, maxsplit=1)[1].split("\n## ", 1)[0]
    found = {}
    for part in data.split("\n### ")[1:]:
        lines = [line for line in part.splitlines() if line.startswith("|")]
        if lines:
            head, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
            found[part.split()[0]] = [dict(zip(head, row, strict=True)) for row in rows]
    return found


def says(cell: str, expected: object) -> bool:
    """Whether a cell says this; a remark in brackets may stand beside it."""
    cell, text = cell.replace("−", "-"), str(expected)
    if isinstance(expected, Within):
        return text in cell
    if isinstance(expected, AnyOrder):
        return sorted(text.split(", ")) == sorted(cell.split(", "))
    return text in {cell, re.sub(r"\s*\(.*?\)", "", cell).strip()}


def module_of(game: Game[Any]) -> Any:
    """The game's ``printed.py``."""
    path = clause_tests_of(game) / "printed.py"
    spec = importlib.util.spec_from_file_location(f"printed_of_{game.name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def page_of(game: Game[Any]) -> Path:
    """The game's rules page."""
    return ROOT / "docs" / "rules" / module_of(game).PAGE if home_of(game) == ROOT else game.folder / "rules.md"
