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


@pytest.mark.parametrize("seats", [2.0, "2", 9, None])
def test_a_number_of_seats_that_cannot_be_is_refused(seats: object) -> None:
    with pytest.raises(ludi.BadSetup, match="expected 2 to 3"):
        pettingzoo.env("triumvirate", seats)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [1.5, True, "x", -1])
def test_a_seed_that_is_no_whole_number_is_refused(seed: object) -> None:
    with pytest.raises(ludi.BadSetup, match="expected a whole number"):
        pettingzoo.env("triumvirate", 2).reset(seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [None, 1.0, "jump", 9999])
def test_what_is_no_action_is_refused_and_the_same_agent_goes_on(action: object) -> None:
    env = pettingzoo.env("triumvirate", 2)
    env.reset(seed=4)
    before = env.agent_selection
    with pytest.raises(ludi.BadNotation):
        env.step(action)  # type: ignore[arg-type]

    assert before == env.agent_selection


def test_nothing_is_played_before_a_match_has_begun() -> None:
    with pytest.raises(ludi.BadCall, match="reset the environment first"):
        pettingzoo.env("triumvirate", 2).step(0)
