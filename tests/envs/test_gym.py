"""Gymnasium: a learner against bots."""

import numpy as np
import pytest

import ludi
from ludi.envs import gym

EVERY = [
    pytest.param(name, seats, marks=() if seats == game.seats[0] else pytest.mark.slow)
    for name, game in ludi.GAMES.items()
    for seats in game.seats
]


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_a_learner_plays_against_bots(name: str, seats: int) -> None:
    envs = gym.vector(name, seats, 8, seat=seats - 1)
    chance = np.random.default_rng(1)
    observations, info = envs.reset(seed=2)
    for _ in range(40):
        assert envs.observation_space.contains(observations)
        assert (envs._lanes.actors == seats - 1).all()
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        observations, rewards, ended, truncated, info = envs.step(actions)
        assert (rewards[~ended] == 0).all()
        assert not truncated.any()


def test_the_same_seed_plays_the_same_matches() -> None:
    def walk() -> list[bytes]:
        envs = gym.vector("triumvirate", 2, 5, ("random",))
        observations, info = envs.reset(seed=9)
        found = [observations.tobytes()]
        for _ in range(30):
            observations, *_, info = envs.step(info["action_mask"].argmax(axis=1))
            found.append(observations.tobytes())
        return found

    assert walk() == walk()


def test_bots_that_search_may_be_opponents() -> None:
    envs = gym.vector("triumvirate", 3, 2, ("search@5", "greedy"))
    _, info = envs.reset(seed=1)
    for _ in range(5):
        *_, info = envs.step(info["action_mask"].argmax(axis=1))
    assert info["action_mask"].any(axis=1).all()


@pytest.mark.parametrize(
    ("given", "message"), [({"opponents": ("greedy",)}, "expected 2 of them"), ({"seat": 3}, "seat=3")]
)
def test_what_cannot_be_is_said(given: dict[str, object], message: str) -> None:
    with pytest.raises(ludi.BadSetup, match=message):
        gym.vector("triumvirate", 3, 2, **given)  # type: ignore[arg-type]
