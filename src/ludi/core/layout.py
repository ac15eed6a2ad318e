"""Derive a fixed-size NumPy record from an annotated class.

A state class is declared once, with plain annotations::

    class State(Position):
        coins: Annotated[I16, (4,)]   # by seat

Type checkers see attributes that are ``int`` or arrays; NumPy and Numba see the
record type that :func:`dtype_of` derives from the same annotations.
"""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, TypeAlias, TypeVar, cast, get_type_hints

import numpy as np
import numpy.typing as npt

Ints: TypeAlias = npt.NDArray[Any]
"""An array of integers inside a record or beside it, as the rules see it."""

i8: TypeAlias = Annotated[int, np.int8]
i16: TypeAlias = Annotated[int, np.int16]
i32: TypeAlias = Annotated[int, np.int32]
i64: TypeAlias = Annotated[int, np.int64]

I8: TypeAlias = Annotated[Ints, np.int8]
I16: TypeAlias = Annotated[Ints, np.int16]
I32: TypeAlias = Annotated[Ints, np.int32]
I64: TypeAlias = Annotated[Ints, np.int64]
U32: TypeAlias = Annotated[Ints, np.uint32]

S = TypeVar("S")


@cache
def dtype_of(state: type[object]) -> np.dtype[Any]:
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


def read_only(numbers: Sequence[int] | Sequence[Sequence[int]], scalar: type = np.int8) -> Ints:
    """Numbers of a printed table as the compiled rules read them."""
    array = np.array(numbers, dtype=scalar)
    array.flags.writeable = False
    return array
