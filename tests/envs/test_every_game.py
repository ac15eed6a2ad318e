"""A batch of every game, with every number of seats in it, is the matches that one would play by hand."""

from typing import Any

import numpy as np
import pytest

import ludi
from ludi.core import jit, layout
from ludi.core.contract import OVER
from ludi.envs.batch import batch

SHADOWED = 2
"""Lanes of each number of seats that are played by hand as well."""
STEPS = 40 if jit.INTERPRETED else 1200
"""Enough for a match of any game with the most seats, which ends among the first lanes."""


@pytest.mark.parametrize("name", ludi.GAMES)
def test_every_lane_is_a_match_of_its_own(name: str) -> None:
    game = ludi.GAMES[name]
    n = SHADOWED * len(game.seats)
    lanes: Any = batch(name, tuple(game.seats), n, seed=7)
    lanes.reset()
    shadows = [lanes.start(lane, 0) for lane in range(n)]
    assert [*game.seats] * SHADOWED == [int(s.seats) for s in shadows]
    finished = 0
    for _ in range(STEPS):
        actions = lanes.sample().copy()
        for lane, s in enumerate(shadows):
            assert layout.to_bytes(s) == lanes.states[lane].tobytes()
            assert s.actor == lanes.actors[lane]
        at = int(np.argmax(lanes.masks.sum(axis=1)))  # of all lanes the one with the most to do
        assert game.legal_codes(shadows[at]) == np.flatnonzero(lanes.masks[at]).tolist()
        assert game.observed(shadows[at], shadows[at].actor).tolist() == lanes.observations[at].tolist()
        lanes.step()
        for lane, s in enumerate(shadows):
            game.apply(s, int(actions[lane]))
            assert lanes.dones[lane] == (s.actor == OVER)
            if s.actor == OVER:
                scores, places = game.standing(s)
                assert list(scores) == lanes.scores[lane, : s.seats].tolist()
                assert list(places) == lanes.places[lane, : s.seats].tolist()
                shadows[lane] = lanes.start(lane, int(lanes.episodes[lane]))
                finished += 1
    assert finished >= n or jit.INTERPRETED


@pytest.mark.slow
@pytest.mark.parametrize("name", ludi.GAMES)
def test_bots_and_forced_actions_are_played_inside_the_step(name: str) -> None:
    game = ludi.GAMES[name]
    lanes: Any = batch(
        name, game.seats[-1], 4, seed=2, players=("learner", "greedy", "random")[: game.seats[-1]], forced=True
    )
    lanes.reset()
    for _ in range(20):
        assert not np.isin(lanes.actors, (1, 2)).any()
        assert lanes.masks.sum(axis=1).min() > 1
        lanes.sample()
        lanes.step()
