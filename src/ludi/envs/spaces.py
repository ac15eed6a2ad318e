"""Gymnasium's spaces of a game: what a learner may be shown, and every action."""

from typing import Any

import numpy as np

from ludi.core import observation
from ludi.core.contract import Game
from ludi.extras import needed

with needed("gym", "ludi.envs"):
    from gymnasium import spaces


def observation_space(game: Game[Any]) -> spaces.Box:
    """The numbers of an observation, each within what its field says."""
    fields = list(observation.fields(game.observation))
    sizes = [int(np.prod(field.shape)) for field in fields]
    low, high = (np.repeat([getattr(field, end) for field in fields], sizes) for end in ("low", "high"))
    return spaces.Box(low.astype(np.int16), high.astype(np.int16), dtype=np.int16)


def action_space(game: Game[Any]) -> Any:
    """Every action of the game by its code; a mask says which are legal."""
    return spaces.Discrete(len(game.actions))
