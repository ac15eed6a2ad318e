"""The phase that is asked, as observations tell it."""

from typing import Annotated

import numpy as np

from ludi.core import layout
from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi.core.layout import I16, i8, i16
from ludi.core.parts.phases import observe_phase


class Position:
    actor: i8
    phase: i8


class Seen:
    before: i16
    asked: Annotated[I16, (4,)]
    after: i16


@compiled
def tell(s, out):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201
    observe_phase(s, out.asked)


def told(actor: int, phase: int) -> list[int]:
    s, out = layout.blank(Position, 1), layout.blank(Seen, 1)
    s["actor"], s["phase"] = actor, phase
    out.view(np.int16)[:] = 9
    tell(s[0], out[0])
    return [int(number) for number in out.view(np.int16)]


def test_only_the_phase_that_is_asked_is_told() -> None:
    assert [9, 1, 0, 0, 0, 9] == told(0, 0)
    assert [9, 0, 0, 0, 1, 9] == told(2, 3)


def test_once_the_game_is_over_no_phase_is_told() -> None:
    assert [9, 0, 0, 0, 0, 9] == told(OVER, 3)
