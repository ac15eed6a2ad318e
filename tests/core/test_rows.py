"""Rows of numbers, told as a loop over them would."""

from typing import Annotated

import numpy as np

from ludi.core import layout
from ludi.core.jit import compiled
from ludi.core.layout import I8, I16
from ludi.core.rows import clear, clear_row, copy, copy_row, take_row


class Position:
    """Rows of lengths that fit no register."""

    flat: Annotated[I8, (13,)]
    square: Annotated[I8, (4, 37)]
    wide: Annotated[I16, (3,)]


class Seen:
    """Where they are told."""

    flat: Annotated[I16, (13,)]
    square: Annotated[I16, (6, 37)]
    one: Annotated[I16, (37,)]
    wide: Annotated[I16, (3,)]
    gone: Annotated[I16, (5,)]


@compiled
def tell(s, out, to, at):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201
    copy(out.flat, s.flat)
    copy(out.wide, s.wide)
    copy_row(out.square, to, s.square, at)
    clear_row(out.square, to + 1)
    take_row(out.one, s.square, at)
    clear(out.gone)


def test_rows_are_told_and_nothing_beside_them() -> None:
    s = layout.blank(Position, 1)
    for name in ("flat", "square", "wide"):
        numbers = np.arange(s[name].size) * 7 % 256 - 128
        s[name] = numbers.reshape(s[name].shape)
    for to in range(5):
        for at in range(4):
            out = layout.blank(Seen, 1)
            out.view(np.int16)[:] = 99
            tell(s[0], out[0], to, at)
            expected = np.full((6, 37), 99)
            expected[to], expected[to + 1] = s["square"][0, at], 0
            assert s["flat"].tolist() == out["flat"].tolist()
            assert s["wide"].tolist() == out["wide"].tolist()
            assert expected.tolist() == out["square"][0].tolist()
            assert s["square"][0, at].tolist() == out["one"][0].tolist()
            assert [0] * 5 == out["gone"][0].tolist()
