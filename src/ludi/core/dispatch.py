"""Generic functions that resolve to the right game by the type of the record.

Code written once against the contract (search, simulation, batches) calls
``dispatch.legal(s, mask)``. Compiled, the call is bound to one game's function
as soon as the record type is known, so it costs nothing and the disk cache
finds it again; interpreted, it is looked up.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import types
from numba.np import numpy_support

from ludi.core.contract import RECORDS, Game, Mask, Position
from ludi.core.jit import chosen
from ludi.core.layout import Ints


def game_of(s: Any) -> Game[Any]:
    """The game whose record this is."""
    return RECORDS[s.dtype]


@cache
def _type_of(dtype: np.dtype[Any]) -> types.Type:
    return numpy_support.from_dtype(dtype)


def setup(s: Position, seats: int, options: Ints, key: Ints) -> None:
    """Write the first position."""
    game_of(s).setup(s, seats, options, key)


def legal(s: Position, mask: Mask) -> None:
    """Fill the mask of legal actions for the seat ``s.actor``."""
    game_of(s).legal(s, mask)


def apply(s: Position, action: int) -> None:
    """Play a legal action in place."""
    game_of(s).apply(s, action)


def conceal(s: Position, seat: int, seed: int) -> None:
    """Redraw what the seat cannot know into one world it may imagine."""
    game_of(s).conceal(s, seat, seed)


def observe(s: Position, seat: int, out: Any) -> None:
    """Fill the record of what the seat knows."""
    game_of(s).observe(s, seat, out)


def result(s: Position, out: Ints) -> None:
    """Fill scores and places."""
    game_of(s).result(s, out)


def evaluate(s: Position, seat: int) -> int:
    """The seat's expected final score, in hundredths."""
    return game_of(s).evaluate(s, seat)


def _bind(generic: Callable[..., Any]) -> None:
    """Teach Numba the generic function: by the type of the record, the game's function of that name."""

    # Numba compares this signature with the implementation's to the letter, annotations included.
    def by_record(s, *arguments):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN002, ANN202, ARG001
        game = next((game for dtype, game in RECORDS.items() if _type_of(dtype) == s), None)
        if game is None:
            return None
        bound = getattr(game, generic.__name__)
        return lambda s, *arguments: bound(s, *arguments)  # noqa: PLW0108  (Numba wants the names)

    chosen(generic)(by_record)


for _generic in (setup, legal, apply, conceal, observe, result, evaluate):
    _bind(_generic)
