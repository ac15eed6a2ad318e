"""PettingZoo's own tests, for every game and number of seats."""

import warnings

import pytest

import ludi
from ludi.envs import pettingzoo

EVERY = [
    pytest.param(name, seats, marks=() if seats == game.seats[0] else pytest.mark.slow)
    for name, game in ludi.GAMES.items()
    for seats in game.seats
]


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_pettingzoos_own_api_test_passes(name: str, seats: int) -> None:
    from pettingzoo.test import api_test, seed_test  # noqa: PLC0415  (slow to import)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the test warns of observations that do not change
        api_test(pettingzoo.env(name, seats), num_cycles=100)
        seed_test(lambda: pettingzoo.env(name, seats), num_cycles=30)


def test_rewards_are_shares_of_the_win() -> None:
    env = pettingzoo.env("triumvirate-v1", 3, render_mode="ansi")
    env.reset(seed=4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        total[agent] += reward
        assert env.render()
        env.step(None if terminated else int(seen["action_mask"].argmax()))

    assert 0 == pytest.approx(sum(total.values()))
    assert pytest.approx(2 / 3) == max(total.values())


def test_a_version_that_is_not_ours_is_an_error() -> None:
    with pytest.raises(ludi.UnknownGame, match="alea-v9: this is alea-v1"):
        pettingzoo.env("alea-v9", 2)
