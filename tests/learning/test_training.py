"""Learning: it learns, it goes on where it stopped, and the arena has the last word."""

from pathlib import Path

import msgspec
import numpy as np
import pytest
import torch

import ludi
from ludi.arena.statistics import Estimate, Standing
from ludi.bots.network import is_aided, read_network
from ludi.core.contract import MAX_SEATS
from ludi.learning import gate
from ludi.learning.ahead import TEAM, look_ahead
from ludi.learning.folder import BadRun
from ludi.learning.goals import by_seat, from_actor, outcome
from ludi.learning.ppo import Learner, Recipe
from ludi.learning.selfplay import Field
from ludi.learning.training import Progress, Training

LEDUC = ludi.GAMES["leduc"]
SMALL = Recipe(lanes=256, steps=16, hidden=32, narrow=16, minibatch=1024, rate=3e-3, sharp=-6.0)
"""Without any look ahead to begin with: it must find out everything by itself."""


@pytest.mark.slow
def test_a_short_run_beats_the_network_that_it_began_as(tmp_path: Path) -> None:
    told: list[Progress] = []
    run = Training(LEDUC, SMALL, "cpu", tmp_path, decisions=1_000_000)
    before = run.strength(4000)
    path = run.learn(told.append, duels=2)

    assert 0.9 < before < 1.1
    assert run.strength(4000) > 1.15
    assert 2 <= sum(one.strength is not None for one in told)
    assert len(read_network(path, LEDUC).policy) == len(LEDUC.actions)
    assert "Strength" in (tmp_path / "progress.html").read_text()


def test_a_run_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    run = Training(LEDUC, SMALL, "cpu", tmp_path, decisions=10_000)
    run.learn(lambda _: None)
    again = Training(LEDUC, SMALL, "cpu", tmp_path, decisions=10_000)

    assert run.spent == again.spent
    assert run.learner.decisions == again.learner.decisions
    assert run.progress == again.progress
    for name, weights in run.learner.model.state_dict().items():
        assert torch.equal(weights, again.learner.model.state_dict()[name])
    before, after = run.learner.optimiser.state_dict(), again.learner.optimiser.state_dict()
    assert torch.equal(before["state"][0]["exp_avg"], after["state"][0]["exp_avg"])


def test_a_run_that_is_watched_learns_the_same(tmp_path: Path) -> None:
    def weights(duels: int) -> torch.Tensor:
        run = Training(LEDUC, SMALL, "cpu", tmp_path / str(duels), decisions=20_000)
        run.learn(lambda _: None, duels)
        return torch.cat([one.flatten() for one in run.learner.model.state_dict().values()])

    assert torch.equal(weights(0), weights(2))


def test_another_run_does_not_overwrite_the_folder(tmp_path: Path) -> None:
    Training(LEDUC, SMALL, "cpu", tmp_path, decisions=10_000).save()

    with pytest.raises(BadRun, match="holds another run"):
        Training(LEDUC, msgspec.structs.replace(SMALL, seed=2), "cpu", tmp_path, decisions=10_000)


def test_the_same_seed_plays_the_same_matches() -> None:
    def first_actions() -> torch.Tensor:
        learner = Learner(Field(LEDUC, 64, "cpu", 5, np.full(MAX_SEATS + 1, 10.0)), SMALL)
        learner.field.reset()
        learner.play()
        return learner.rollout.actions.clone()

    assert torch.equal(first_actions(), first_actions())


def test_what_is_told_from_the_actor_on_comes_back_to_the_seats() -> None:
    told = torch.arange(12.0).reshape(2, 6) + 1
    actors, seats = torch.tensor([1, 2]), torch.tensor([3, 6])

    assert [[3, 1, 2, 0, 0, 0], [11, 12, 7, 8, 9, 10]] == by_seat(told, actors, seats).tolist()
    present = torch.arange(6) < seats[:, None]
    assert torch.equal(told * present, from_actor(by_seat(told, actors, seats), actors, seats))


def test_a_shared_win_counts_its_share_and_leads_are_over_the_best_other() -> None:
    results = torch.tensor([[[12, 12, 6, 0, 0, 0], [1, 1, 3, 1, 1, 1]]])
    wins, leads = outcome(results, torch.tensor([3]), torch.full((MAX_SEATS + 1,), 3.0))[0]

    assert [0.5, 0.5, 0, 0, 0, 0] == wins.tolist()
    assert [0.5, 0.5, 0.25, 0, 0, 0] == leads.tolist()


def test_looks_and_standings_come_from_a_world_that_the_seat_may_imagine() -> None:
    """Neither the other's card nor the card to be turned up changes what is told more than chance does."""
    field = Field(LEDUC, 512, "cpu", 5, np.full(MAX_SEATS + 1, 10.0))
    field.reset()
    before = field.ahead.standings.copy()
    for lane, state in enumerate(field.lanes.states):
        LEDUC.conceal(state, int(state.actor), lane)
    field.ahead.luck[:] = Field(LEDUC, 512, "cpu", 5, np.full(MAX_SEATS + 1, 10.0)).ahead.luck
    field._look()

    assert np.array_equal(before, field.ahead.standings)


def test_a_team_finds_what_one_finds_alone() -> None:
    field = Field(LEDUC, 64, "cpu", 5, np.full(MAX_SEATS + 1, 10.0))
    field.reset()
    worlds = field.ahead.trials[:, :1]
    shared = field.ahead._replace(
        trials=np.repeat(worlds, 1 + TEAM, axis=1), looks=np.full_like(field.ahead.looks, 9.0)
    )
    for member in reversed(range(TEAM)):
        for lane in range(64):
            look_ahead(field.lanes.states, field.lanes.masks, shared, lane, member, TEAM)

    assert field.ahead.looks.any()
    assert np.array_equal(field.ahead.looks, shared.looks)


def test_an_unaided_run_neither_asks_the_evaluation_nor_lets_its_network_ask(tmp_path: Path) -> None:
    run = Training(LEDUC, msgspec.structs.replace(SMALL, aided=False), "cpu", tmp_path, decisions=10_000)
    path = run.learn(lambda _: None)

    assert not run.learner.field.ahead.looks.any()
    assert not run.learner.field.ahead.standings.any()
    assert not is_aided(read_network(path, LEDUC))


def a_standing(low: float) -> Standing:
    unknown = Estimate(0.0, 0.0, 0.0)
    return Standing("x", 10, 5, Estimate(0.5, low, 0.9), 0.5, unknown, unknown, unknown, 1.0, 1.0, 1.0)


def test_a_network_is_taken_only_when_its_whole_interval_is_above_even() -> None:
    assert gate.is_better(a_standing(0.51))
    assert not gate.is_better(a_standing(0.5))


def test_the_gate_asks_with_the_fewest_and_the_most_seats_at_equal_time() -> None:
    alea = ludi.GAMES["alea"]
    fewest, most = gate.plans(alea, Path("new"), Path("old"), 0.1, 200, 1)

    assert (2, 5) == (fewest.seats, most.seats)
    assert ("search@0.1s/network=new", "search@0.1s/network=old") == fewest.bots
    assert "search@0.1s" == gate.plans(alea, Path("new"), None, 0.1, 200, 1)[0].bots[1]
