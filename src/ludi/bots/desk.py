"""Scratch space for one searching thread of one game."""

from typing import Any, Final

import numpy as np

from ludi.bots.player import SEED_BITS
from ludi.bots.search import Desk
from ludi.bots.worth import measure_spread
from ludi.core import layout, rng
from ludi.core.contract import MAX_SEATS, Game

SPREAD_PLAYOUTS: Final = 32


def furnish(game: Game[Any]) -> Desk:
    """A desk for this game."""
    return Desk(
        work=layout.blank(game.state, 2),
        mask=game.mask(),
        luck=np.zeros(rng.WORDS, dtype=np.uint32),
        out=np.zeros((2, MAX_SEATS), dtype=np.int32),
        utility=np.zeros(MAX_SEATS),
        chance=np.zeros(MAX_SEATS),
        spread=np.ones(1),
    )


def spread_of(desk: Desk, s: Any, knower: int, key: int) -> float:
    """How far the final scores still scatter, in points, as far as the knower can tell."""
    return measure_spread(
        s, knower, desk.work, desk.mask, desk.luck, desk.out, SPREAD_PLAYOUTS, key % (1 << (SEED_BITS - 1))
    )
