"""Derive a fixed-size NumPy record from an annotated class.

A state class is declared once, with plain annotations::

    class State(Position):
        coins: Annotated[I16, (4,)]   # by seat

Type checkers see attributes of ``int`` and ``Ints``; NumPy and Numba see the
record type that :func:`dtype_of` derives from the same annotations.
"""

from functools import cache
from typing import Annotated, Any, Protocol, TypeAlias, TypeVar, cast, get_type_hints, overload

import numpy as np
import numpy.typing as npt


class Ints(Protocol):
    """An array of small integers inside a record, as the rules see it."""

    @overload
    def __getitem__(self, key: int | tuple[int, ...]) -> int: ...
    @overload
    def __getitem__(self, key: slice | tuple[int | slice, ...]) -> "Ints": ...
    def __setitem__(self, key: int | slice | tuple[int | slice, ...], value: "int | Ints") -> None: ...
    def __len__(self) -> int: ...


i8: TypeAlias = Annotated[int, np.int8]
i16: TypeAlias = Annotated[int, np.int16]
i32: TypeAlias = Annotated[int, np.int32]
i64: TypeAlias = Annotated[int, np.int64]

I8: TypeAlias = Annotated[Ints, np.int8]
I16: TypeAlias = Annotated[Ints, np.int16]
I32: TypeAlias = Annotated[Ints, np.int32]
I64: TypeAlias = Annotated[Ints, np.int64]
U32: TypeAlias = Annotated[Ints, np.uint32]

Record: TypeAlias = np.record
Records: TypeAlias = npt.NDArray[np.void]

S = TypeVar("S")


@cache
def dtype_of(state: type) -> np.dtype[Any]:
    """The aligned record type of a state class, base classes first."""
    fields: list[tuple[str, type] | tuple[str, type, tuple[int, ...]]] = []
    for name, hint in get_type_hints(state, include_extras=True).items():
        scalar, *shape = getattr(hint, "__metadata__", (None,))
        if not (isinstance(scalar, type) and issubclass(scalar, np.integer)):
            raise TypeError(f"{state.__qualname__}.{name}: annotate it with an integer type of ludi.core.layout")
        fields.append((name, scalar, shape[0]) if shape else (name, scalar))
    return np.dtype((np.record, np.dtype(fields, align=True)))


def blank(state: type[S], count: int) -> npt.NDArray[Any]:
    """A row of ``count`` zeroed records."""
    return np.zeros(count, dtype=dtype_of(state))


def one(state: type[S]) -> S:
    """A single zeroed record, typed as its state class."""
    return cast("S", blank(state, 1)[0])


def copy(s: S) -> S:
    """An independent copy of a record."""
    record = cast("np.record", s)
    return cast("S", np.frombuffer(bytearray(record.tobytes()), dtype=record.dtype)[0])


def to_bytes(s: object) -> bytes:
    """The bytes of a record: its identity, its digest and its saved form."""
    return cast("np.record", s).tobytes()
