"""Observations as floats for networks, made from what each field says about its range.

A number of few values becomes as many floats, one of them 1 (one-hot); a flag stays one float; a number of many
values is scaled to 0 … 1. Nothing is learned or guessed: the same table for every position of a game, and a changed
table raises the version of the environment like any change of what learners see.
"""

from math import prod
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from ludi.core import observation
from ludi.core.checked import BadCall, check_seat
from ludi.core.contract import Game
from ludi.core.jit import compiled
from ludi.core.layout import Ints

MOST_HOT: Final = 12
"""A number of so many values at the most is told one-hot."""


class Table(NamedTuple):
    """By number of an observation: where its floats begin, how many there are, and how they are made."""

    first: Ints  # int32
    size: Ints  # int32: 1 for a scaled number
    low: Ints  # int32: what is told as 0, or by the first float
    scale: Any  # float32


class FeatureField(msgspec.Struct, frozen=True):
    """The floats of a field: where they begin and how they are laid out, a last axis of ``hot`` among them."""

    name: str
    at: int
    shape: tuple[int, ...]
    hot: int  # 1 for a flag or a scaled number


@compiled
def write_features(table: Table, numbers: Ints, out: Any) -> None:
    """The floats of one observation; what lies outside its range is told as the nearest that does not."""
    for at in range(len(numbers)):
        first, size = table.first[at], table.size[at]
        number = numbers[at] - table.low[at]
        if size == 1:
            out[first] = number * table.scale[at]
        else:
            for place in range(size):
                out[first + place] = 0.0
            out[first + min(max(number, 0), size - 1)] = 1.0


@compiled
def write_rows(table: Table, rows: Ints, out: Any, begin: int, end: int) -> None:
    """The floats of a range of observations."""
    for row in range(begin, end):
        write_features(table, rows[row], out[row])


class Features:
    """The features of a game's observations."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.fields: list[FeatureField] = []
        rows = []
        at = 0
        for field in observation.fields(game.observation):
            n_values = field.high - field.low + 1
            hot = n_values if 2 < n_values <= MOST_HOT else 1
            count = prod(field.shape)
            self.fields.append(FeatureField(field.name, at, (*field.shape, hot) if hot > 1 else field.shape, hot))
            rows += [(at + n * hot, hot, field.low, 1 / max(1, n_values - 1)) for n in range(count)]
            at += count * hot
        self.length = at
        first, size, low, scale = zip(*rows, strict=True)
        self.table = Table(
            np.array(first, np.int32), np.array(size, np.int32), np.array(low, np.int32), np.array(scale, np.float32)
        )

    def blank(self, n: int) -> npt.NDArray[np.float32]:
        """An array for the floats of n observations."""
        return np.zeros((n, self.length), np.float32)

    def of(
        self, observations: npt.NDArray[np.int16], out: npt.NDArray[np.float32] | None = None
    ) -> npt.NDArray[np.float32]:
        """The floats of one observation, or of one in each row, written to ``out`` if it is given."""
        rows = np.atleast_2d(observations)
        floats = self.blank(len(rows)) if out is None else np.atleast_2d(out)
        self.check_room(floats, len(rows))
        write_rows(self.table, rows, floats, 0, len(rows))
        return floats if observations.ndim == 2 else floats[0]

    def check_room(self, out: Any, n: int) -> None:
        """Refuse an array that the floats of n observations do not fit in, for they are written unchecked."""
        expected = (n, self.length)
        if getattr(out, "dtype", None) != np.float32 or out.shape != expected:
            raise BadCall(f"features: expected an array of float32 {expected}")

    def observe(self, s: Any, seat: int) -> npt.NDArray[np.float32]:
        """What a seat knows of a position, as floats."""
        check_seat(self.game, s, seat)
        return self.of(self.game.observed(s, seat))

    def part(self, name: str, floats: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
        """The floats of one field in its own shape, in the same memory: planes of a board, cards by seat."""
        field = next(field for field in self.fields if field.name == name)
        chosen = floats[..., field.at : field.at + prod(field.shape)]
        return chosen.reshape((*floats.shape[:-1], *field.shape))
