"""A position in words: any game's view as tables, from its fields and its texts alone."""

from collections.abc import Sequence
from typing import Any, Final, get_args, get_type_hints

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludi.core.contract import Choice, View
from ludi.core.texts import Texts

FRAME: Final = frozenset({"seat", "actor", "ask", "choices"})
"""Fields of every view, which are shown by themselves."""
NOTHING: Final = "-"
MANY_FIELDS: Final = 6
"""Rows of seats with more fields than this stand side by side."""


class Board:
    """Renders views of one game in one language for the people round the table."""

    def __init__(self, words: Texts, players: Sequence[str]) -> None:
        self.words = words
        self.players = players

    def view(self, view: View) -> RenderableType:
        """Everything the viewer may see."""
        facts: list[tuple[str, str]] = []
        tables: list[RenderableType] = []
        for field, value in _fields(view):
            if field in FRAME:
                continue
            if _is_rows(value):
                tables.append(self._rows(field, value))
            elif isinstance(value, msgspec.Struct):
                tables.append(self._struct(field, value))
            elif not _is_empty(value):
                facts.append((self.label(field), self.cell(value, is_seat=field in seat_fields(type(view)))))
        return Group(_pairs(facts), *tables)

    def choices(self, choices: Sequence[Choice], sentences: Sequence[str]) -> RenderableType:
        """The legal actions, numbered from 1, with what each would lead to."""
        table = Table(box=None, show_header=False, pad_edge=False)
        table.add_column(justify="right", style="bold")
        table.add_column(style="cyan")
        table.add_column()
        for number, (choice, sentence) in enumerate(zip(choices, sentences, strict=True), 1):
            leads = " ".join(self.words.event(event, self.players) for event in choice.leads)
            table.add_row(str(number), sentence, Text(leads, style="dim"))
        return table

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
            parts = [(name, self.field(value, name)) for name, inner in _fields(value) if not _is_empty(inner)]
            return parts[0][1] if len(parts) == 1 else ", ".join(f"{self.label(name)} {text}" for name, text in parts)
        if isinstance(value, dict):
            return ", ".join(f"{self.words.name(key)} {self.cell(inner)}" for key, inner in value.items())
        if isinstance(value, tuple | list):
            parted = " " if value and isinstance(value[0], int) and not is_seat else ", "
            return parted.join(self.cell(inner, is_seat=is_seat) for inner in value) or NOTHING
        return NOTHING if value is None or value == "" else self.words.name(value)

    def field(self, owner: Any, name: str) -> str:
        """One field of a part of the view, in words."""
        return self.cell(getattr(owner, name), is_seat=name in seat_fields(type(owner)))

    def _rows(self, field: str, rows: Sequence[Any]) -> RenderableType:
        """Many things of one kind: players side by side, anything else line by line."""
        title = self.label(field)
        fields = rows[0].__struct_fields__
        if "seat" in fields and len(fields) > MANY_FIELDS and len(rows) == len(self.players):
            return self._side_by_side(rows)
        names = [name for name in fields if any(not _is_empty(getattr(row, name)) for row in rows)]
        table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
        for name in names:
            table.add_column(self.label(name), header_style="dim")
        for row in rows:
            table.add_row(*(self.field(row, name) for name in names))
        return Padding(table, (1, 0, 0, 0))

    def _side_by_side(self, rows: Sequence[Any]) -> RenderableType:
        """A column for each player, a row for each field; nested ones are indented under theirs."""
        table = Table(box=None, pad_edge=False, show_header=True)
        table.add_column("")
        for place, row in enumerate(rows):
            table.add_column(self.players[getattr(row, "seat", place)], header_style="bold")
        self._add_fields(table, rows, "")
        return Padding(table, (1, 0, 0, 0))

    def _add_fields(self, table: Table, rows: Sequence[Any], indent: str) -> None:
        for name in next(row for row in rows if row is not None).__struct_fields__:
            values = [None if row is None else getattr(row, name) for row in rows]
            if name == "seat" or all(_is_empty(value) for value in values):
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
            return "\n".join(map(self.cell, value))
        return NOTHING if _is_empty(value) else self.field(owner, name)

    def _struct(self, field: str, value: Any) -> RenderableType:
        facts = [(self.label(name), self.field(value, name)) for name, inner in _fields(value) if not _is_empty(inner)]
        return Padding(Group(Text(self.label(field), style="bold"), _pairs(facts)), (1, 0, 0, 0))


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


def _pairs(facts: Sequence[tuple[str, str]]) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="dim")
    table.add_column()
    for label, value in facts:
        table.add_row(label, value)
    return table
