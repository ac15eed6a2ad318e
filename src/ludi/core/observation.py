"""What a seat knows, as numbers for learners: a record of named int16 fields, declared like a state.

::

    class Observation:
        hand: Annotated[I16, (SEATS,), Says("dice not placed, by seat from the viewer on", 0, 8)]

The rules write ``out.hand[step] = …``; learners see the same memory as one row of int16 numbers. Length,
places and documentation are derived, nothing is counted by hand.
"""

from collections.abc import Iterator
from typing import Any, get_type_hints

import msgspec
import numpy as np
import numpy.typing as npt

from ludi.core.layout import Says, blank, dtype_of


class ObservedField(msgspec.Struct, frozen=True):
    """A field of an observation: where it begins, its shape, its range and its meaning."""

    name: str
    at: int
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str


def length(observation: type) -> int:
    """How many numbers an observation has."""
    return dtype_of(observation).itemsize // 2


def fields(observation: type) -> Iterator[ObservedField]:
    """Every field in order; one that does not say what it means is an error of ours."""
    places: Any = dtype_of(observation).fields
    for name, hint in get_type_hints(observation, include_extras=True).items():
        says = next((each for each in hint.__metadata__ if isinstance(each, Says)), None)
        dtype, at = places[name][:2]
        if says is None or dtype.base != np.int16:
            raise TypeError(f"{observation.__qualname__}.{name}: annotate it with i16 or I16 and what it Says")
        yield ObservedField(name, at // 2, dtype.shape, says.low, says.high, says.meaning)


def observed(rows: Any) -> npt.NDArray[np.int16]:
    """The numbers of a row of observation records, in the same memory: one line each."""
    return rows.view(np.int16).reshape(len(rows), -1)


def row(observation: type) -> Any:
    """A row of one blank observation: ``row[0]`` is the record, ``observed(row)[0]`` its numbers."""
    return blank(observation, 1)
