"""What happened: noted by the rules at the line that does it, told from one declaration.

A game declares its events once::

    class Happened(EventKind):
        MARKED = event("seat value count", changes="marked")
        KEPT_TILE = event("seat", tile=named(TILES), changes="senate", hidden="tile", public="kept-a-tile")

and its rules say ``note(s, Happened.MARKED, seat, value, count)``. A plain record listens to nothing: there
the call compiles to nothing, so that search, arena and GPU pay nothing for it. A record made by
:func:`listening` carries a buffer that fills with rows of :data:`WIDTH` numbers.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import Annotated, Any, Final, Self, TypeAlias

import msgspec
import numpy as np
from numba.extending import overload

from ludi.core import layout
from ludi.core.catalogue import Value
from ludi.core.jit import compiled
from ludi.core.layout import I32, i32

CAPACITY: Final = 256
"""How many notes one action may make."""
ARGUMENTS: Final = 6
KIND: Final = 0
REVEALED: Final = 1  # how far ``reveals`` had risen: from 1 on, chance or hidden things had a part in it
FIRST: Final = 2
WIDTH: Final = FIRST + ARGUMENTS

Read: TypeAlias = Callable[[int], Value | tuple[Value, ...]]
"""How a number among the arguments of a note is told."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of the log: a message id and what fills it.

    Texts among the arguments are ids of names (``SQ-XI``), translated when
    shown; arguments whose name begins with ``seat`` are seats.
    """

    kind: str
    arguments: Mapping[str, Value | tuple[Value, ...]] = {}


class Listening:
    """The fields that a record which listens has behind those of its state."""

    revealed_before: i32
    n_notes: i32
    notes: Annotated[I32, (CAPACITY, WIDTH)]


def listening(state: type) -> type:
    """The state class with a buffer for notes behind its own fields."""
    # A title for the first field: Numba takes a record for a subtype of one that has only its first fields, and
    # would let rules that were compiled for plain records loose on it, which note nothing.
    fields = {
        "__module__": state.__module__,
        "__annotations__": dict(Listening.__annotations__),
        "title": "listening",
    }
    return type(f"Listening{state.__name__}", (state,), fields)


def note(s: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Note that this has happened, if the record listens."""
    if "notes" in s.dtype.fields:
        _write(s, kind, a, b, c, d, e, f)


def listens(s: Any) -> bool:
    """Whether the record listens; guards what is computed only to be noted."""
    return "notes" in s.dtype.fields


def _yes(s: Any) -> bool:  # noqa: ARG001  (Numba compares the names)
    return True


def _no(s: Any) -> bool:  # noqa: ARG001
    return False


@overload(listens)
def _compiled_listens(s: Any) -> Any:
    return _yes if "notes" in s.fields else _no


@compiled
def _write(s: Any, kind: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
    n = s.n_notes
    s.n_notes = n + 1
    if n < CAPACITY:
        s.notes[n, KIND] = kind
        s.notes[n, REVEALED] = s.reveals - s.revealed_before
        s.notes[n, FIRST] = a
        s.notes[n, FIRST + 1] = b
        s.notes[n, FIRST + 2] = c
        s.notes[n, FIRST + 3] = d
        s.notes[n, FIRST + 4] = e
        s.notes[n, FIRST + 5] = f


def _noted(s: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    _write(s, kind, a, b, c, d, e, f)


def _nothing(s: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    pass


# Numba compares this signature with those of the two implementations to the letter.
def _compiled_note(
    s: Any,
    kind: int,  # noqa: ARG001
    a: int = 0,  # noqa: ARG001
    b: int = 0,  # noqa: ARG001
    c: int = 0,  # noqa: ARG001
    d: int = 0,  # noqa: ARG001
    e: int = 0,  # noqa: ARG001
    f: int = 0,  # noqa: ARG001
) -> Any:
    """Which of the two is compiled, by the type of the record."""
    return _noted if "notes" in s.fields else _nothing


overload(note, inline="always")(_compiled_note)


def number(n: int) -> Value:
    """An argument that is told as the number it is."""
    return n


def named(ids: Sequence[str]) -> Read:
    """An argument that is told by name: the index of one of these."""
    known = tuple(ids)
    return lambda n: known[n]


@compiled
def packed(counts: Any) -> int:
    """Up to seven counts from 0 to 15 as one argument of a note; read by :func:`values`."""
    total = 0
    for place in range(len(counts)):
        total |= counts[place] << (4 * place)
    return total


def values(n: int) -> tuple[Value, ...]:
    """The values from 1 on that packed counts stand for, ascending: counts (0, 2, 1) are 2, 2, 3."""
    found: list[Value] = []
    value = 1
    while n:
        found += [value] * (n & 15)
        n >>= 4
        value += 1
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Declared:
    """What an event means: its arguments, the fields it accounts for, and who may know what of it."""

    arguments: Mapping[str, Read]
    changes: frozenset[str]
    hidden: frozenset[str]
    known_to: tuple[str, ...]
    public: str
    foretold: bool
    opens: bool


def event(
    numbers: str = "",
    *,
    changes: str = "",
    hidden: str = "",
    known_to: str = "seat",
    public: str = "",
    foretold: bool = False,
    opens: bool = False,
    **read: Read,
) -> Declared:
    """Declare an event.

    ``numbers`` are the arguments told as numbers, in the order of the call, those whose name begins with
    ``seat`` being seats; ``read`` are further ones with how each is told. ``changes`` names the fields of the
    state that it accounts for. ``hidden`` arguments are told only to the seats in the arguments ``known_to``;
    all others hear the message ``public`` without them, or nothing if it is empty. A ``foretold`` event is
    shown as ``leads-…`` beside an action that is sure to bring it about. One that ``opens`` begins a part of the
    match, such as a round, a battle or a scoring: a heading of the log, and a scene on the table.
    """
    arguments = dict.fromkeys(numbers.split(), number) | read
    if len(arguments) > ARGUMENTS:
        raise ValueError(f"{', '.join(arguments)}: at most {ARGUMENTS} arguments")
    kept = frozenset(hidden.split())
    if not kept <= arguments.keys() or (kept and not arguments.keys() >= set(known_to.split())):
        raise ValueError(f"{', '.join(arguments)}: no such arguments: {hidden}, {known_to}")
    known = tuple(known_to.split()) if kept else ()
    return Declared(arguments, frozenset(changes.split()), kept, known, public, foretold, opens)


class EventKind(IntEnum):
    """A game's events; a member is a number in compiled rules and carries its declaration."""

    def __new__(cls, _: Declared) -> Self:
        value = len(cls.__members__)
        member = int.__new__(cls, value)
        member._value_ = value
        return member

    def __init__(self, declared: Declared) -> None:
        self.declaration = declared
        self.message = self.name.lower().replace("_", "-")

    @classmethod
    def silent(cls) -> Mapping[str, str]:
        """Fields of the state that change without an event, each with the reason."""
        return {}

    def insiders(self, row: Sequence[int]) -> list[int]:
        """The seats that are told more of the note in this row than others are."""
        declared = self.declaration
        return [row[FIRST + place] for place, name in enumerate(declared.arguments) if name in declared.known_to]

    def event(self, row: Sequence[int], viewer: int | None, prefix: str = "") -> Event | None:
        """The note in this row as the viewer may know it; None if it is not for them."""
        declared = self.declaration
        knows = not declared.hidden or viewer in self.insiders(row)
        if not knows and not declared.public:
            return None
        arguments = {
            name: read(row[FIRST + place])
            for place, (name, read) in enumerate(declared.arguments.items())
            if knows or name not in declared.hidden
        }
        return Event(prefix + (self.message if knows else declared.public), arguments)


@cache
def numbered(kinds: type[EventKind]) -> tuple[EventKind, ...]:
    """The kinds by their numbers."""
    return tuple(kinds)


class Story:
    """What one action did, as the rules noted it, of which everybody may know their share."""

    __slots__ = ("_events", "_insiders", "final", "rows")

    def __init__(self, kinds: type[EventKind], rows: Sequence[Sequence[int]], final: tuple[Event, ...] = ()) -> None:
        self.rows = [(numbered(kinds)[row[KIND]], row) for row in rows]
        self.final = final
        self._insiders = {seat for kind, row in self.rows for seat in kind.insiders(row)}
        self._events: dict[int | None, tuple[Event, ...]] = {}

    def events(self, viewer: int | None) -> tuple[Event, ...]:
        """The events as a seat, or a spectator, may know them."""
        insider = viewer if viewer in self._insiders else None
        if insider not in self._events:
            known = (kind.event(row, insider) for kind, row in self.rows)
            self._events[insider] = (*(each for each in known if each), *self.final)
        return self._events[insider]


def position_bytes(s: Any, listening: np.dtype[Any]) -> bytes:
    """The bytes that a plain record and the listening one have in common, of either."""
    fields: Any = listening.fields
    raw: bytes = s.tobytes()[: fields["revealed_before"][1]]
    return raw


def begin(s: Any, record: np.dtype[Any]) -> Any:
    """A listening record in the position of a plain one, with nothing noted yet."""
    raw = position_bytes(s, record)
    ear: Any = np.frombuffer(bytearray(raw.ljust(record.itemsize, b"\0")), dtype=record)[0]
    ear.revealed_before = s.reveals
    return ear


def position(ear: Any, state: type) -> Any:
    """The plain record of the position that a listening record is in."""
    raw = position_bytes(ear, ear.dtype)
    return layout.from_bytes(state, raw.ljust(layout.dtype_of(state).itemsize, b"\0"))


def noted_rows(ear: Any) -> list[list[int]]:
    """The rows that a listening record has noted."""
    n = int(ear.n_notes)
    assert n <= CAPACITY, f"{n} notes of one action; there is room for {CAPACITY}"
    rows: list[list[int]] = ear.notes[:n].tolist()
    return rows
