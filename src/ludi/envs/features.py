"""Observations of a game as floats for networks, by its name or itself: see ``core/features.py``."""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ludi.core.contract import Game
from ludi.core.features import Features
from ludi.envs.names import game_named


@cache
def _features(game: str) -> Features:
    return Features(game_named(game))


def features(game: str | Game[Any]) -> Features:
    """How observations of a game are told as floats."""
    return Features(game) if isinstance(game, Game) else _features(game)


def observe_features(game: str | Game[Any], s: Any, seat: int) -> npt.NDArray[np.float32]:
    """What a seat knows of a position, as floats for a network."""
    return features(game).observe(s, seat)
