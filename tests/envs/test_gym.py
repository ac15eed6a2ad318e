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
    ("given", "message"),
    [
        ({"opponents": ("greedy",)}, "expected the names of 2 bots"),
        ({"opponents": "greedy"}, "expected the names of 2 bots"),
        ({"opponents": ("learner", "greedy")}, "expected the names of 2 bots"),
        ({"seat": 3}, "seat=3"),
        ({"seat": True}, "seat=True"),
        ({"n": 0}, "n=0"),
        ({"n": 2.5}, "n=2.5"),
        ({"seats": 3.0}, "seats=3.0; expected 2 to 3"),
        ({"seats": "3"}, "seats='3'; expected 2 to 3"),
        ({"options": {"second_gold": True}}, "option second_gold=True"),
    ],
)
def test_what_cannot_be_is_said(given: dict[str, object], message: str) -> None:
    with pytest.raises(ludi.BadSetup, match=message):
        gym.vector(**({"game": "triumvirate", "seats": 3, "n": 2} | given))  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [1.5, True, "x", -1])
def test_a_seed_that_is_no_whole_number_is_refused(seed: object) -> None:
    with pytest.raises(ludi.BadSetup, match="expected a whole number"):
        gym.vector("triumvirate", 2, 2).reset(seed=seed)


def test_nothing_is_played_before_a_match_has_begun() -> None:
    with pytest.raises(ludi.BadCall, match="reset the environment first"):
        gym.vector("triumvirate", 2, 2).step([0, 0])
