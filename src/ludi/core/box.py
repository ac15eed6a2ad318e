"""What is printed on the components of a game, and what another copy of the game prints instead.

The tables of a game declare it::

    BOX: Final = Box(__name__)

    class Tile(NamedTuple):
        id: str
        fee: Annotated[int, Range(0, 5)]
        provenance: str

    TILES: Final = BOX.rows("tile", "city tile", (Tile("A01", 1, "reconstructed"), …))

A field that says what it may be is a value of the box: whoever owns another edition writes its value into a
file. A game with such a file is a game of its own, called ``praetor+1a2b3c4d``: its package is imported once
more under that name (see ``ludi.boxes``), and there the same lines read the other values. So a box costs the
rules nothing, and may change what decides how large a record is, such as the length of a road.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from enum import IntEnum
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar, get_type_hints

SEPARATOR: Final = "+"
"""Between the name of a game and the digest of a box."""

Changes: TypeAlias = Mapping[str, Any]
"""Values as a file writes them, by their path: ``tile.A12.fee``."""
Rows: TypeAlias = Mapping[str, tuple[Any, ...]]
"""The rows of every component, by its name."""
R = TypeVar("R", bound=NamedTuple)
T = TypeVar("T")

OPENED: Final[dict[str, Changes]] = {}
"""By the name of a game with a box: in what it differs."""


def name_with(game: str, changes: Changes) -> str:
    """What the game is called with this box: the same for equal values; its own name where none differs."""
    if not changes:
        return game
    values = json.dumps(changes, sort_keys=True, separators=(",", ":"))
    return f"{game}{SEPARATOR}{hashlib.sha256(values.encode()).hexdigest()[:8]}"


def name_without(game: str) -> str:
    """The name of the game, with or without a box, as it is without."""
    return game.partition(SEPARATOR)[0]


def nested(changes: Changes) -> dict[str, Any]:
    """The same values by component, row and field, as a file has them."""
    written: dict[str, Any] = {}
    for path, value in changes.items():
        *tables, field = path.split(".")
        here = written
        for table in tables:
            here = here.setdefault(table, {})
        here[field] = value
    return written


def reachable(first: T, joined: Iterable[tuple[T, T]]) -> set[T]:
    """All that can be come to from the first, where pairs are joined: whether a map hangs together."""
    pairs = list(joined)
    found: set[T] = set()
    todo = [first]
    while todo:
        here = todo.pop()
        found.add(here)
        todo += [end for pair in pairs if here in pair for end in pair if end not in found]
    return found


class UnfitValueError(ValueError):
    """A value that its place in the box cannot have; says what was expected."""


class Problem(NamedTuple):
    """Something in a box that cannot be."""

    path: str  # of the value, of the row or of the component that is to be mended
    says: str


class Kind(Protocol):
    """What a value may be."""

    @property
    def expected(self) -> str: ...
    def read(self, written: Any) -> Any: ...
    def write(self, value: Any) -> Any: ...


@dataclass(frozen=True, slots=True)
class Range:
    """A whole number within bounds."""

    low: int
    high: int

    @property
    def expected(self) -> str:
        return f"{self.low} to {self.high}"

    def read(self, written: Any) -> int:
        if type(written) is not int or not self.low <= written <= self.high:
            raise UnfitValueError(self.expected)
        return written

    def write(self, value: int) -> int:
        return int(value)


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few words or numbers."""

    values: tuple[str | int, ...]

    @property
    def expected(self) -> str:
        return f"one of {', '.join(map(str, self.values))}"

    def read(self, written: Any) -> str | int:
        for value in self.values:
            if type(written) is type(value) and written == value:
                return value
        raise UnfitValueError(self.expected)

    def write(self, value: str | int) -> str | int:
        return value


@dataclass(frozen=True, slots=True)
class Member:
    """A member of an enumeration, written by its name in lower case."""

    of: type[IntEnum]

    @property
    def expected(self) -> str:
        return f"one of {', '.join(member.name.lower() for member in self.of)}"

    def read(self, written: Any) -> IntEnum:
        for member in self.of:
            if isinstance(written, str) and written.lower() == member.name.lower():
                return member
        raise UnfitValueError(self.expected)

    def write(self, value: IntEnum) -> str:
        return value.name.lower()


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    expected: str = "true or false"

    def read(self, written: Any) -> bool:
        if type(written) is not bool:
            raise UnfitValueError(self.expected)
        return written

    def write(self, value: bool) -> bool:
        return bool(value)


@dataclass(frozen=True, slots=True)
class Letters:
    """So many letters, each of them one of these."""

    of: str
    count: int

    @property
    def expected(self) -> str:
        return f"{self.count} letters of {self.of}"

    def read(self, written: Any) -> str:
        if type(written) is not str or len(written) != self.count or set(written) - set(self.of):
            raise UnfitValueError(self.expected)
        return written

    def write(self, value: str) -> str:
        return value


@dataclass(frozen=True, slots=True)
class Each:
    """A list of values of one kind; of any length, or of this one."""

    kind: Kind
    count: int | None = None

    @property
    def expected(self) -> str:
        many = "a list" if self.count is None else f"a list of {self.count}"
        return f"{many}, each {self.kind.expected}"

    def read(self, written: Any) -> tuple[Any, ...]:
        if type(written) is not list or (self.count is not None and len(written) != self.count):
            raise UnfitValueError(self.expected)
        try:
            return tuple(map(self.kind.read, written))
        except UnfitValueError:
            raise UnfitValueError(self.expected) from None

    def write(self, value: Iterable[Any]) -> list[Any]:
        return [self.kind.write(one) for one in value]


@dataclass(frozen=True, slots=True)
class Items:
    """A list with a place for each of these kinds."""

    kinds: tuple[Kind, ...]

    @property
    def expected(self) -> str:
        return f"a list of {'; '.join(kind.expected for kind in self.kinds)}"

    def read(self, written: Any) -> tuple[Any, ...]:
        if type(written) is not list or len(written) != len(self.kinds):
            raise UnfitValueError(self.expected)
        try:
            return tuple(kind.read(one) for kind, one in zip(self.kinds, written, strict=True))
        except UnfitValueError:
            raise UnfitValueError(self.expected) from None

    def write(self, value: Iterable[Any]) -> list[Any]:
        return [kind.write(one) for kind, one in zip(self.kinds, value, strict=True)]


def _is_fit(kind: Kind, written: Any) -> bool:
    try:
        kind.read(written)
    except UnfitValueError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class Component:
    """The rows of one kind of component, and which of their fields are values of the box."""

    name: str  # in a file
    title: str  # in a sentence
    rows: tuple[Any, ...]
    fields: Mapping[str, Kind]
    key: str  # the field that names a row; empty where there is one row only

    def id_of(self, row: Any) -> str:
        """How a file names this row."""
        if not self.key:
            return ""
        found = getattr(row, self.key)
        return found.name if isinstance(found, IntEnum) else str(found)

    def path(self, row: Any, field: str = "") -> str:
        """Of the row, or of a value in it."""
        return ".".join(filter(None, (self.name, self.id_of(row), field)))

    def called(self, row: Any) -> str:
        """The row in a sentence."""
        return f"{self.title} {self.id_of(row)}".strip()

    def values(self, row: Any) -> Iterator[tuple[str, Kind, Any]]:
        """The values of a row by name, with their kinds and as a file writes them; what it lacks is left out."""
        for field, kind in self.fields.items():
            value = getattr(row, field)
            if value is not None and _is_fit(kind, kind.write(value)):
                yield field, kind, kind.write(value)

    def changed(self, row: Any, changes: Changes) -> Any:
        """The row with the values of a box in place of its own; they were read before."""
        paths = {field: self.path(row, field) for field in self.fields} if changes else {}
        given = {field: self.fields[field].read(changes[path]) for field, path in paths.items() if path in changes}
        return row._replace(**given) if given else row


class Box:
    """What is printed in one copy of a game."""

    def __init__(self, module: str) -> None:
        self.game = module.split(".")[-2]  # the package of the tables
        self.changes = OPENED.get(self.game, {})
        self.components: dict[str, Component] = {}

    def rows(self, name: str, title: str, rows: tuple[R, ...], key: str = "id") -> tuple[R, ...]:
        """Declare the rows of a component; as this box has them."""
        hints = get_type_hints(type(rows[0]), include_extras=True)
        kinds = {field: getattr(hint, "__metadata__", (None,))[0] for field, hint in hints.items()}
        fields = {field: kind for field, kind in kinds.items() if kind is not None}
        component = Component(name, title, rows, fields, key)
        found = tuple(component.changed(row, self.changes) for row in rows)
        self.components[name] = Component(name, title, found, fields, key)
        return found

    def row(self, name: str, title: str, row: R) -> R:
        """Declare a component of which there is one; as this box has it."""
        return self.rows(name, title, (row,), key="")[0]

    def read(self, written: Mapping[str, Any]) -> tuple[dict[str, Any], list[Problem]]:
        """The values in which a file differs from this box, by path, and all that cannot be in it."""
        differences: dict[str, Any] = {}
        problems: list[Problem] = []
        for name, table in written.items():
            component = self.components.get(name)
            if component is None:
                problems.append(_unknown(name, "component", name, self.components))
            elif not isinstance(table, Mapping):
                problems.append(Problem(name, f"{component.title}: {table!r}, expected a table [{name}]"))
            else:
                _read_component(component, table, differences, problems)
        return differences, problems

    def values(self) -> dict[str, Any]:
        """Everything that is printed in it, by path."""
        return {
            component.path(row, field): value
            for component in self.components.values()
            for row in component.rows
            for field, _, value in component.values(row)
        }

    def lines(self) -> list[str]:
        """The box in a record: a line for each value in which it differs from ours."""
        return [f"{path} = {json.dumps(value, separators=(',', ':'))}" for path, value in sorted(self.changes.items())]

    def with_changes(self, changes: Changes) -> Rows:
        """The rows of all components with these values, which were read before."""
        return {
            name: tuple(component.changed(row, changes) for row in component.rows)
            for name, component in self.components.items()
        }


def _read_component(
    component: Component, table: Mapping[str, Any], differences: dict[str, Any], problems: list[Problem]
) -> None:
    rows = {component.id_of(row): row for row in component.rows}
    for key, given in table.items() if component.key else (("", table),):
        path = ".".join(filter(None, (component.name, key)))
        if key not in rows:
            problems.append(_unknown(path, component.title, key, rows))
        elif not isinstance(given, Mapping):
            problems.append(Problem(path, f"{component.called(rows[key])}: {given!r}, expected a table [{path}]"))
        else:
            _read_row(component, rows[key], given, differences, problems)


def _read_row(
    component: Component, row: Any, given: Mapping[str, Any], differences: dict[str, Any], problems: list[Problem]
) -> None:
    here = {field: (kind, value) for field, kind, value in component.values(row)}
    for field, written in given.items():
        path = component.path(row, field)
        if field not in here:
            problems.append(_unknown(path, f"value of {component.called(row)}", field, here))
            continue
        kind, present = here[field]
        try:
            kind.read(written)
        except UnfitValueError as error:
            problems.append(Problem(path, f"{component.called(row)}: {field} {written!r}, expected {error}"))
        else:
            if written != present:
                differences[path] = written


def _unknown(path: str, what: str, name: str, known: Iterable[str]) -> Problem:
    names = list(known)
    near = get_close_matches(name, names, 1, 0.5)
    meant = f"did you mean {near[0]}?" if near else f"expected {', '.join(names) or 'nothing here'}"
    return Problem(path, f"no {what} is called {name!r}; {meant}")
