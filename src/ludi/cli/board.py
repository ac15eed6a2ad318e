"""A position in words: any game's view as tables, from its fields and its texts alone."""

import re
from collections.abc import Sequence
from itertools import accumulate
from typing import Any, Final, get_args, get_type_hints

import msgspec
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludi.core.contract import View
from ludi.core.texts import Texts

FRAME: Final = frozenset({"seat", "actor", "ask", "choices"})
"""Fields of every view, which are shown by themselves."""
NOTHING: Final = "-"
PARTED: Final = " · "
MANY_FIELDS: Final = 6
"""Rows of seats with more fields than this stand side by side."""
FEW_ROWS: Final = 3
"""So few rows need no second table beside theirs."""
GAP: Final = 4
COLUMN_GAP: Final = 2
"""Rich leaves so much between two columns."""
LONG: Final = 160
FEW_MORE: Final = 3
"""A list of more letters is cut short, unless only so few things are left."""
SHORT: Final = 16
"""Letters of things short enough to share a line."""


class Board:
    """Renders views of one game in one language for the people round the table.

    ``whole`` shows everything; otherwise what is zero, no or nothing for everybody is left out.
    """

    def __init__(self, words: Texts, players: Sequence[str], *, whole: bool = False) -> None:
        self.words = words
        self.players = players
        self.whole = whole

    def view(self, view: View) -> RenderableType:
        """Everything the viewer may see."""
        facts: list[tuple[str, Any]] = []
        parts: list[RenderableType] = []
        for field, value in _fields(view):
            if field in FRAME:
                continue
            if _is_rows(value):
                if rows := [row for row in value if self._says_something(row)]:
                    parts.append(self._rows(field, rows))
            elif isinstance(value, msgspec.Struct):
                parts.append(self._struct(field, value))
            elif not self._is_left_out(value):
                facts.append((field, view))
        return Group(self._flow(facts), *parts)

    def label(self, field: str) -> str:
        """A field's name for people."""
        message = f"label-{field}"
        return self.words.format(message) if self.words.has(message) else field.replace("_", " ").capitalize()

    def cell(self, value: Any, *, is_seat: bool = False) -> str:
        """A value as a few words; numbers that stand for seats as the players there."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return self.players[value] if is_seat and 0 <= value < len(self.players) else str(value)
        if isinstance(value, msgspec.Struct):
            names = [name for name in value.__struct_fields__ if self._is_told(value, name)]
            if len(names) == 1 and isinstance(getattr(value, names[0]), str):
                return self.field(value, names[0])
            return ", ".join(f"{self.label(name)} {self.field(value, name)}" for name in names) or NOTHING
        if isinstance(value, dict):
            shown = [(self.words.name(key), self.cell(inner)) for key, inner in value.items() if self.whole or inner]
            return ", ".join(f"{name} {text}" for name, text in shown) or NOTHING
        if isinstance(value, tuple | list):
            return self._list(value, is_seat=is_seat)
        return NOTHING if value is None or value == "" else self.words.name(value)

    def _list(self, value: Sequence[Any], *, is_seat: bool) -> str:
        parted = " " if value and isinstance(value[0], int) and not is_seat else ", "
        cells = [self.cell(inner, is_seat=is_seat) for inner in value]
        fitting = sum(total <= LONG for total in accumulate(len(cell) + len(parted) for cell in cells))
        if self.whole or len(cells) - fitting < FEW_MORE:
            return parted.join(cells) or NOTHING
        return f"{parted.join(cells[:fitting])} and {len(cells) - fitting} more"

    def field(self, owner: Any, name: str) -> str:
        """One field of a part of the view, in words."""
        return self.cell(getattr(owner, name), is_seat=name in seat_fields(type(owner)))

    def _is_left_out(self, value: Any) -> bool:
        return _is_empty(value) or (not self.whole and value is False)

    def _is_told(self, owner: Any, name: str) -> bool:
        """Whether a field says something: the first seat does, though its number is zero."""
        value = getattr(owner, name)
        return not (_is_empty(value) if self.whole or name in seat_fields(type(owner)) else _is_nothing(value))

    def _says_something(self, row: Any) -> bool:
        return self.whole or any(self._is_told(row, name) for name in row.__struct_fields__)

    def _flow(self, facts: Sequence[tuple[str, Any]], title: str = "") -> "Flow":
        """Facts one after the other, as many in a line as there is room for."""
        pieces = []
        for field, owner in facts:
            value = self.field(owner, field)
            label = Text(self.label(field), style="dim")
            pieces.append(label if value == "yes" else Text.assemble(label, f" {value}"))
        return Flow(title, pieces)

    def _rows(self, field: str, rows: Sequence[Any]) -> RenderableType:
        """Many things of one kind: players side by side, anything else line by line."""
        fields = rows[0].__struct_fields__
        if "seat" in fields and len(fields) > MANY_FIELDS and len(rows) == len(self.players):
            return self._side_by_side(rows)
        names = [name for name in fields if any(not self._is_left_out(getattr(row, name)) for row in rows)]
        cells = [[self.field(row, name) for name in names] for row in rows]
        lines = [self._line(row, names) for row in rows]
        return Rows(self.label(field), [self.label(name) for name in names], cells, lines)

    def _line(self, row: Any, names: Sequence[str]) -> "Flow":
        """A thing in a line of its own: its name, then what there is to say of it."""
        first = self.field(row, names[0])
        said = [name for name in names[1:] if self._is_told(row, name)]
        repeated = {name for name in said if _is_within(self.field(row, name), first)}
        return self._flow([(name, row) for name in said if name not in repeated], first)

    def _side_by_side(self, rows: Sequence[Any]) -> RenderableType:
        """A column for each player, a row for each field; nested ones are indented under theirs."""
        table = Table(box=None, pad_edge=False, show_header=True)
        table.add_column("", overflow="fold")
        for place, row in enumerate(rows):
            table.add_column(self.players[getattr(row, "seat", place)], header_style="bold", overflow="fold")
        self._add_fields(table, rows, "")
        return Padding(table, (1, 0, 0, 0))

    def _add_fields(self, table: Table, rows: Sequence[Any], indent: str) -> None:
        for name in next(row for row in rows if row is not None).__struct_fields__:
            values = [None if row is None else getattr(row, name) for row in rows]
            if name == "seat" or not any(row is not None and self._is_told(row, name) for row in rows):
                continue
            label = Text(indent + self.label(name), style="dim")
            if all(value is None or isinstance(value, msgspec.Struct) for value in values):
                table.add_row(label)
                self._add_fields(table, values, indent + "  ")
            else:
                table.add_row(label, *(self._column(row, name) for row in rows))

    def _column(self, owner: Any, name: str) -> str:
        """A cell of the players' table: long lists go down, not across."""
        value = None if owner is None else getattr(owner, name)
        if isinstance(value, tuple) and value and not isinstance(value[0], int):
            cells = [self.cell(inner) for inner in value]
            return (", " if not self.whole and max(map(len, cells)) < SHORT else "\n").join(cells)
        return NOTHING if _is_empty(value) else self.field(owner, name)

    def _struct(self, field: str, value: Any) -> RenderableType:
        facts = [(name, value) for name, inner in _fields(value) if not self._is_left_out(inner)]
        return Padding(self._flow(facts, self.label(field)), (1, 0, 0, 0))


class Flow:
    """Facts one after the other: a line breaks between two of them, and only what is longer than a line within one."""

    def __init__(self, title: str, pieces: Sequence[Text]) -> None:
        self.title = title
        self.pieces = pieces

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Rich asks how to draw this."""
        line = Text(self.title, style="bold")
        for piece in self.pieces:
            between = ("  " if line.plain == self.title else PARTED) if line else ""
            if line and line.cell_len + len(between) + piece.cell_len > options.max_width:
                yield line
                line, between = Text(), "  "
            line = Text.assemble(line, between, piece)
        if line:
            yield line


class Rows:
    """A table where there is room for one, as many beside one another as fit; else a line or two for each row."""

    def __init__(self, title: str, labels: list[str], cells: list[list[str]], lines: list[Flow]) -> None:
        self.title = title
        self.labels = labels
        self.cells = cells
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Rich asks how to draw this."""
        yield Text(f"\n{self.title}", style="bold")
        wide = sum(self._widths(self.cells)) + COLUMN_GAP * (len(self.labels) - 1)
        beside = min((options.max_width + GAP) // (wide + GAP), len(self.cells) // FEW_ROWS or 1)
        if beside == 0:
            yield from self.lines
        elif beside == 1:
            yield self._table(self.cells)
        else:
            height = -(-len(self.cells) // beside)
            across = Table(box=None, show_header=False, pad_edge=False, padding=(0, GAP, 0, 0))
            across.add_row(*(self._table(self.cells[at : at + height]) for at in range(0, len(self.cells), height)))
            yield across

    def _widths(self, cells: list[list[str]]) -> list[int]:
        columns = zip(self.labels, *cells, strict=True)
        return [max(cell_len(line) for text in column for line in text.split("\n")) for column in columns]

    def _table(self, cells: list[list[str]]) -> Table:
        """Told how wide its columns are, for Rich would find out by drawing the cells of nested tables many times."""
        table = Table(box=None, pad_edge=False)
        for label, width in zip(self.labels, self._widths(cells), strict=True):
            table.add_column(Text(label), header_style="dim", width=width)
        for row in cells:
            table.add_row(*map(Text, row))
        return table


_SEAT_FIELDS: Final[dict[type, frozenset[str]]] = {}


def seat_fields(struct: type) -> frozenset[str]:
    """The fields of a part of a view whose numbers stand for seats."""
    if struct not in _SEAT_FIELDS:
        hints = get_type_hints(struct, include_extras=True)
        _SEAT_FIELDS[struct] = frozenset(name for name, hint in hints.items() if _names_a_seat(hint))
    return _SEAT_FIELDS[struct]


def _names_a_seat(hint: Any) -> bool:
    marks = getattr(hint, "__metadata__", ())
    if any(isinstance(mark, msgspec.Meta) and mark.extra == {"names": "seat"} for mark in marks):
        return True
    return any(_names_a_seat(inner) for inner in get_args(hint))


def _fields(value: Any) -> list[tuple[str, Any]]:
    return [(name, getattr(value, name)) for name in value.__struct_fields__]


def _is_rows(value: Any) -> bool:
    return isinstance(value, tuple | list) and len(value) > 0 and isinstance(value[0], msgspec.Struct)


def _is_empty(value: Any) -> bool:
    return value is None or (isinstance(value, tuple | list | dict | str) and len(value) == 0)


def _is_nothing(value: Any) -> bool:
    """Zero, no, or nothing in it."""
    if isinstance(value, msgspec.Struct):
        return all(_is_nothing(inner) for _, inner in _fields(value))
    if isinstance(value, tuple | list):
        return all(_is_nothing(inner) for inner in value)
    return _is_empty(value) or value == 0


def _is_within(told: str, title: str) -> bool:
    """Whether a title has said so much already; a lone letter or number may mean another."""
    return len(told) > 2 and set(told.replace(",", "").split()) <= set(re.split(r"[\s–]", title))
