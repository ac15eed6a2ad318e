"""What is shown: remembered by a part of the position, it follows from that part."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from ludi.core import layout
from ludi.games.alea import GAME
from ludi.games.alea.holdings import _held
from ludi.games.alea.view import _offers, _passed, _pedestals, _sets, _straights, _temple

PIECES: tuple[Callable[[Any], Any], ...] = (_held, _offers, _passed, _pedestals, _sets, _straights, _temple)


@pytest.mark.parametrize("seats", GAME.seats)
def test_pieces_of_a_view_follow_from_the_fields_that_they_are_remembered_by(seats: int) -> None:
    for seed in range(4):
        s, luck = GAME.start(seats, {}, seed), random.Random(seed)
        while codes := GAME.legal_codes(s):
            for piece in PIECES:
                everything: Any = piece.__wrapped__  # type: ignore[attr-defined]
                assert everything(layout.copy(s)) == piece(s), piece.__name__
            GAME.apply(s, luck.choice(codes))
