"""Scratch space for one searching thread of one game."""

from typing import Any

import numpy as np

from ludi.bots.search import Desk
from ludi.core import layout, rng
from ludi.core.contract import MAX_SEATS, Game


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
