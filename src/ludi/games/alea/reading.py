"""A position as plain integers, read once for everybody who looks at it."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from ludi.core import layout
from ludi.games.alea.state import State


def _places() -> tuple[dict[str, int | slice], dict[str, list[slice]]]:
    """Where the bytes of each field lie: numbers and rows of them, and tables by row."""
    flat: dict[str, int | slice] = {}
    tables: dict[str, list[slice]] = {}
    for name, (inner, at, *_) in (layout.dtype_of(State).fields or {}).items():
        if inner.base != np.int8:
            continue
        match inner.shape:
            case ():
                flat[name] = at
            case (width,):
                flat[name] = slice(at, at + width)
            case (rows, width):
                tables[name] = [slice(start, start + width) for start in range(at, at + rows * width, width)]
    return flat, tables


_FLAT, _TABLES = _places()


@layout.remembered(State)
def read(s: State) -> Any:
    """The fields of a position that are bytes, as integers and lists."""
    numbers = memoryview(layout.to_bytes(s)).cast("b").tolist()
    found: dict[str, Any] = {name: numbers[place] for name, place in _FLAT.items()}
    for name, places in _TABLES.items():
        found[name] = [numbers[place] for place in places]
    return SimpleNamespace(**found)
