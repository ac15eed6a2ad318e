"""Derive a fixed-size NumPy record from an annotated class.

A state class is declared once, with plain annotations::

    class State(Position):
        coins: Annotated[I16, (4,)]   # by seat

Type checkers see attributes that are ``int`` or arrays; NumPy and Numba see the
record type that :func:`dtype_of` derives from the same annotations.

Compiled integers are widened to 64 bits before any arithmetic. So that
interpreted rules compute the same, interpreted records hand out Python
integers; storing one that does not fit its field is an error.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, wraps
from math import prod
from operator import itemgetter
from struct import Struct
from types import SimpleNamespace
from typing import TYPE_CHECKING, Annotated, Any, Final, ParamSpec, TypeAlias, TypeVar, cast, get_type_hints

import msgspec
import numpy as np
import numpy.typing as npt

from ludi.core.box import SEPARATOR
from ludi.core.jit import INTERPRETED, rules_digest

Ints: TypeAlias = npt.NDArray[np.integer[Any]]
"""An array of integers, such as a function is handed to read or to fill."""
Records: TypeAlias = Any
"""An array of position records, or one of them: NumPy's types know nothing of fields."""

if TYPE_CHECKING:

    class Numbers(np.ndarray[Any, np.dtype[np.integer[Any]]]):
        """Integers of a record's field or of a printed table; one place is an ``int``, or a row of them."""

        def __getitem__(self, key: Any) -> Any:
            """Element or row: which of them depends on the shape, which a checker does not see."""
            ...

else:
    Numbers = npt.NDArray[np.integer[Any]]

i8: TypeAlias = Annotated[int, np.int8]
i16: TypeAlias = Annotated[int, np.int16]
i32: TypeAlias = Annotated[int, np.int32]
i64: TypeAlias = Annotated[int, np.int64]

I8: TypeAlias = Annotated[Numbers, np.int8]
I16: TypeAlias = Annotated[Numbers, np.int16]
I32: TypeAlias = Annotated[Numbers, np.int32]
I64: TypeAlias = Annotated[Numbers, np.int64]
U32: TypeAlias = Annotated[Numbers, np.uint32]

S = TypeVar("S")
P = ParamSpec("P")
R = TypeVar("R")

REMEMBERED: Final = 2048
"""How many answers are kept: for as many positions as may be shown at once, and those they came from."""


class Says(msgspec.Struct, frozen=True):
    """What a field of an observation means, and the least and the greatest number it can hold."""

    meaning: str
    low: int
    high: int


_element: Final = np.ndarray.__getitem__


class PlainArray(np.ndarray[Any, Any]):
    """An array whose elements are Python integers.

    Interpreted rules spend most of their time here and in reading fields.
    """

    def __getitem__(self, key: Any) -> Any:
        found = _element(self, key)
        return int(found) if isinstance(found, np.integer) else found

    def __iter__(self) -> Iterator[Any]:
        return (self[place] for place in range(len(self)))


class Record(np.void):  # type: ignore[misc]  # NumPy allows it, its types do not
    """A record whose fields are attributes; each state class gets its own kind with one property a field.

    ``np.record`` finds a field by Python code, four times as slow, and a screen's view reads hundreds.
    """

    @property
    def data(self) -> Any:
        """The memory of the record, for which Numba asks at every call from Python.

        NumPy would describe each field anew, which takes longer than most of these calls.
        """
        rows: Any = self.base
        return rows if rows is not None and rows.size == 1 else _described(self)


_described: Final[Callable[[Record], Any]] = np.void.data.__get__


class _PlainRow:
    """A field as an array of Python integers, made once for each record: rules read the same ones again and again."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, record: Any, _: type) -> Any:
        if record is None:
            return self
        rows = record.base
        if rows is None or rows.ndim != 1:
            return record[self.name].view(PlainArray)
        kept = record.__dict__  # where Python looks first
        column = rows[self.name]
        place = 0 if len(rows) == 1 else kept.get(_PLACE)
        if place is None:
            place = kept[_PLACE] = (_address(record[self.name]) - _address(column)) // rows.strides[0]
        # A part of the rows and not of the record, which would keep itself alive.
        found = kept[self.name] = column[place].view(PlainArray)
        return found


_PLACE: Final = "place in its row"


def _address(array: npt.NDArray[Any]) -> int:
    address: int = array.__array_interface__["data"][0]
    return address


def _plain_number(name: str) -> Callable[[Any], int]:
    """Read a field as a Python integer."""

    def read(record: Any) -> int:
        return int(record[name])

    return read


def _write(name: str) -> Callable[[Any, Any], None]:
    def write(record: Any, value: Any) -> None:
        record[name] = value

    return write


def _record_class(state: type, fields: Sequence[tuple[Any, ...]]) -> type[Record]:
    """The record class of a state, importable beside it so that records can be pickled."""
    parts: dict[str, Any] = {"__module__": state.__module__}
    for name, _, *shape in fields:
        if INTERPRETED and shape:
            parts[name] = _PlainRow(name)
        else:
            parts[name] = property(_plain_number(name) if INTERPRETED else itemgetter(name), _write(name))
    if INTERPRETED:
        parts["__setattr__"] = np.void.__setitem__  # else an array could take a row's place
    record = type(f"{state.__name__}Record", (Record,), parts)
    setattr(sys.modules[state.__module__], record.__name__, record)
    return record


_DTYPES: Final[dict[type, np.dtype[Any]]] = {}


def dtype_of(state: type) -> np.dtype[Any]:
    """The aligned record type of a state class, base classes first."""
    if state not in _DTYPES:
        _DTYPES[state] = _derived(state)
    return _DTYPES[state]


def _derived(state: type) -> np.dtype[Any]:
    fields: list[Any] = []
    for name, hint in get_type_hints(state, include_extras=True).items():
        scalar, *more = getattr(hint, "__metadata__", (None,))
        shape = [each for each in more if isinstance(each, tuple)]
        if not (isinstance(scalar, type) and issubclass(scalar, np.integer)):
            raise TypeError(f"{state.__qualname__}.{name}: annotate it with an integer type of ludi.core.layout")
        fields.append((name, scalar, shape[0]) if shape else (name, scalar))
    record = _record_class(state, fields)
    title = getattr(state, "title", "") + _box_of(state) + rules_digest(state.__module__)
    if title:
        fields[0] = ((title, fields[0][0]), *fields[0][1:])
    return np.dtype((record, np.dtype(fields, align=True)))


def _box_of(state: type) -> str:
    """The part of its package's name that tells one box of a game from another: their records must differ too."""
    return "".join(part for part in state.__module__.split(".") if SEPARATOR in part)


def blank(state: type[S], count: int) -> npt.NDArray[Any]:
    """A row of ``count`` zeroed records."""
    return np.zeros(count, dtype=dtype_of(state))


def one(state: type[S]) -> S:
    """A single zeroed record, typed as its state class."""
    return cast("S", blank(state, 1)[0])


def copy(s: S) -> S:
    """An independent copy of a record."""
    record = cast("np.void", s)
    return cast("S", np.frombuffer(bytearray(record.tobytes()), dtype=record.dtype)[0])


def from_bytes(state: type[S], raw: bytes) -> S:
    """The record of a saved form."""
    return cast("S", np.frombuffer(bytearray(raw), dtype=dtype_of(state))[0])


def plain(s: object) -> Any:
    """The fields of a record as Python integers and lists, each read once: for screens and checks.

    Reading an element of a record from Python takes a microsecond or more; a view reads thousands.
    """
    record = cast("np.void", s)
    unpack, fields = _numbers(record.dtype)
    numbers = list(unpack(record.tobytes()))
    return SimpleNamespace(
        **{name: _taken(numbers, cut) if type(cut) is list else numbers[cut] for name, cut in fields}
    )


def _taken(numbers: list[int], cut: Any) -> Any:
    return [_taken(numbers, each) for each in cut] if type(cut) is list else numbers[cut]


@cache
def _numbers(dtype: np.dtype[Any]) -> tuple[Callable[[bytes], tuple[int, ...]], list[tuple[str, Any]]]:
    """How the bytes of a record become numbers, and which of them are each field's: one, a row, a list of rows."""
    letters, fields, at, begin = "=", [], 0, 0
    for name in dtype.names or ():
        field, offset = dtype[name], cast("Any", dtype.fields)[name][1]
        letters += f"{offset - at}x{prod(field.shape)}{_LETTERS[field.base.str[1:]]}"
        fields.append((name, _cut(begin, field.shape)))
        at, begin = offset + field.itemsize, begin + prod(field.shape)
    return Struct(f"{letters}{dtype.itemsize - at}x").unpack, fields


def _cut(begin: int, shape: tuple[int, ...]) -> Any:
    if len(shape) > 1:
        return [_cut(begin + n * prod(shape[1:]), shape[1:]) for n in range(shape[0])]
    return slice(begin, begin + shape[0]) if shape else begin


_LETTERS: Final = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u4": "I"}
"""What :mod:`struct` calls the integers of a record."""


def to_bytes(s: object) -> bytes:
    """The bytes of a record: its identity, its digest and its saved form."""
    return cast("np.void", s).tobytes()


def remembered_by(state: type, *names: str) -> Callable[[Callable[[Any], R]], Callable[[Any], R]]:
    """Answer once for all positions that agree in these fields; nobody may change the answer.

    The function is handed a record in which all other fields are zero.
    """
    dtype = dtype_of(state)
    fields: Any = dtype.fields
    places = [slice(at, at + field.itemsize) for field, at, *_ in (fields[name] for name in names)]
    cut = itemgetter(*places, slice(0))  # one more, empty: of a single place it would not make a tuple

    def decorate(function: Callable[[Any], R]) -> Callable[[Any], R]:
        @lru_cache(maxsize=REMEMBERED)
        def answer(parts: tuple[bytes, ...]) -> R:
            raw = bytearray(dtype.itemsize)
            for place, part in zip(places, parts, strict=False):
                raw[place] = part
            return function(np.frombuffer(raw, dtype=dtype)[0])

        return wraps(function)(lambda s: answer(cut(s.tobytes())))

    return decorate


def remembered(state: type, records: int = 1) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Answer once for everybody who asks the same of the same position; nobody may change the answer.

    The first argument, or the first two, are records of ``state``, the others are hashable; none is given by
    name. The function is handed copies of the records, which it may change.
    """
    dtype = dtype_of(state)

    def record(raw: bytes) -> Any:
        return np.frombuffer(bytearray(raw), dtype=dtype)[0]

    # A server asks for every move and viewer: one function for any number of records takes twice as long.
    def of_one(function: Callable[..., Any]) -> Callable[..., Any]:
        @lru_cache(maxsize=REMEMBERED)
        def answer(raw: bytes, *others: Any) -> Any:
            return function(record(raw), *others)

        return lambda s, *others: answer(s.tobytes(), *others)

    def of_two(function: Callable[..., Any]) -> Callable[..., Any]:
        @lru_cache(maxsize=REMEMBERED)
        def answer(raw: bytes, other: bytes, *others: Any) -> Any:
            return function(record(raw), record(other), *others)

        return lambda s, other, *others: answer(s.tobytes(), other.tobytes(), *others)

    of_all = {1: of_one, 2: of_two}[records]

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        return cast("Callable[P, R]", wraps(function)(of_all(function)))

    return decorate


def read_only(numbers: npt.ArrayLike, scalar: type[np.integer[Any]] = np.int8) -> Numbers:
    """Numbers of a printed table as the compiled rules read them."""
    array = np.array(numbers, dtype=scalar)
    array.flags.writeable = False
    return cast("Numbers", array.view(PlainArray) if INTERPRETED else array)
