"""Learning from the search: what is noted of its matches, what is learned of it, and taking it up again."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
import torch
from typer.testing import CliRunner

import ludi
from ludi.bots.desk import Style
from ludi.bots.network import Network, read_network
from ludi.cli.train import app
from ludi.core.contract import MAX_SEATS, PLACES, SCORES
from ludi.learning.folder import BadRun
from ludi.learning.harvest import Glimpses, Harvest, Notes
from ludi.learning.model import Model
from ludi.learning.study import Generation, Plan, Study

LEDUC = ludi.GAMES["leduc"]
PLAN = Plan(
    generations=3, decisions=600, iterations=48, glimpses=600, window=2, rounds=8, hidden=16, narrow=8, minibatch=128
)


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Network:
    """Random weights that listen to the evaluation."""
    torch.manual_seed(3)
    path = tmp_path_factory.mktemp("network") / "network.safetensors"
    model = Model(LEDUC, 16, 8)
    model.forget_looks()
    model.save(path, torch.full((MAX_SEATS + 1,), 10.0), {"environment": "leduc-v1"})
    return read_network(path, LEDUC)


def a_harvest(network: Network, *, seed: int = 1, iterations: int = 48, threads: int = 1) -> Harvest:
    return Harvest(LEDUC, network, network.spread, Style(), iterations, seed, threads)


def alike(one: Notes | Glimpses, other: Notes | Glimpses) -> bool:
    return all(np.array_equal(*columns) for columns in zip(one, other, strict=True))


def test_visits_are_of_legal_actions_and_as_many_as_the_iterations(network: Network) -> None:
    notes, _ = a_harvest(network).gather(200)

    assert {48} == set(notes.visits.sum(1).tolist())
    assert not notes.visits[~notes.masks].any()
    assert (notes.masks.sum(1) > 1).all()


def test_every_row_has_the_result_of_its_match(network: Network) -> None:
    notes, after = a_harvest(network).gather(200)
    glimpses, _ = a_harvest(network).glimpse(200)
    ends = {tuple(map(tuple, each)) for each in notes.results.tolist()}

    assert 1 < after < len(notes.actors)
    assert len(ends) > 3
    for rows in (notes, glimpses):
        scores, places = rows.results[:, SCORES, :2], rows.results[:, PLACES, :2]
        assert ((places[:, 0] < places[:, 1]) == (scores[:, 0] > scores[:, 1])).all()
        assert (places.min(1) == 1).all()


def test_matches_depend_on_seed_and_number_and_on_nothing_else(network: Network) -> None:
    one, two = a_harvest(network, threads=1), a_harvest(network, threads=2)
    notes, after = one.gather(100)
    first, middle = one.gather(50)
    rest, _ = one.gather(100 - len(first.actors), middle)

    assert alike(notes, two.gather(100)[0])
    assert alike(one.glimpse(100)[0], two.glimpse(100)[0])
    assert after >= middle
    assert np.array_equal(notes.visits, np.concatenate([first.visits, rest.visits])[: len(notes.visits)])
    assert not alike(notes, a_harvest(network, seed=2).gather(100)[0])


@pytest.mark.slow
def test_a_cluster_plays_the_same_matches(network: Network, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    try:
        far = Harvest(LEDUC, network, network.spread, Style(), 48, 1, 0, ray.get_runtime_context().gcs_address)
        notes, glimpses = far.gather(100), far.glimpse(100)
    finally:
        ray.shutdown()
    here = a_harvest(network)

    for found, expected in ((notes, here.gather(100)), (glimpses, here.glimpse(100))):
        assert alike(found[0], expected[0])
        assert found[1] == expected[1]


@pytest.mark.parametrize("kind", ["searched", "quick"])
def test_standings_tell_a_learner_nothing_that_its_seat_cannot_know(network: Network, kind: str) -> None:
    """Who sees the same wins as often, whatever the standings say: they speak of an imagined world."""
    harvest = a_harvest(network, iterations=2)
    rows: Any = harvest.gather(15_000)[0] if kind == "searched" else harvest.glimpse(15_000)[0]
    seen = {}
    for row, (observation, standing) in enumerate(zip(rows.observations, rows.standings, strict=True)):
        seen.setdefault(observation.tobytes(), {}).setdefault(round(float(standing[0]), 4), []).append(row)
    places = rows.results[np.arange(len(rows.actors)), PLACES, rows.actors]
    compared = 0
    for groups in seen.values():
        several = [(places[group] == 1) for group in groups.values() if len(group) >= 60]
        for won in several:
            mean = np.mean(np.concatenate(several))
            assert abs(won.mean() - mean) < 4.5 * max(0.02, np.sqrt(mean * (1 - mean) / len(won)))
            compared += len(several) > 1

    assert compared >= 6


@pytest.mark.slow
def test_a_study_comes_to_know_what_the_search_prefers(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(PLAN, decisions=3_000, glimpses=3_000)
    study = Study(LEDUC, plan, None, "cpu", tmp_path, threads=1)
    notes, _ = study.harvest().gather(1_000, first=1_000_000)
    surprised, misled, agreed = study.examine(notes)
    told: list[Generation] = []
    path = study.learn(told.append)
    after = study.examine(notes)

    assert 3 == len(told)
    assert after[0] < surprised - 0.3
    assert after[1] < 0.75 * misled
    assert after[2] > agreed + 0.1
    assert "generations" in (tmp_path / "progress.html").read_text()
    assert not list(tmp_path.glob("material-*")), "what it learned from is not needed any more"
    assert read_network(path, LEDUC).scalars[0] < 0, "it does without looks"


def test_a_study_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    class StoppedError(Exception):
        pass

    def stop(_: Generation) -> None:
        raise StoppedError

    def weights(study: Study) -> torch.Tensor:
        study.learn(lambda _: None)
        return torch.cat([one.flatten() for one in study.model.state_dict().values()])

    whole = Study(LEDUC, PLAN, None, "cpu", tmp_path / "whole", threads=1)
    expected = weights(whole)
    for _ in range(2):
        with pytest.raises(StoppedError):
            Study(LEDUC, PLAN, None, "cpu", tmp_path / "parts", threads=1).learn(stop)
    parts = Study(LEDUC, PLAN, None, "cpu", tmp_path / "parts", threads=1)

    assert 2 == len(parts.progress)
    assert torch.equal(expected, weights(parts))
    assert [one.decisions for one in whole.progress] == [one.decisions for one in parts.progress]


def test_another_study_does_not_overwrite_the_folder(tmp_path: Path) -> None:
    few = msgspec.structs.replace(PLAN, generations=1)
    Study(LEDUC, few, None, "cpu", tmp_path, threads=1).learn(lambda _: None)

    with pytest.raises(BadRun, match="holds another run"):
        Study(LEDUC, PLAN, None, "cpu", tmp_path, threads=1)


def test_a_study_begins_with_the_network_that_guides_it(tmp_path: Path) -> None:
    Study(LEDUC, msgspec.structs.replace(PLAN, generations=1), None, "cpu", tmp_path / "first", 1).learn(lambda _: None)
    path = tmp_path / "first" / "network.safetensors"
    second = Study(LEDUC, PLAN, path, "cpu", tmp_path / "second", threads=1)
    guide = read_network(path, LEDUC)

    assert second.run.guide
    assert np.array_equal(guide.second, second.model.second.weight.detach().numpy().T)
    assert np.array_equal(guide.spread, second.spread)


@pytest.mark.slow
@pytest.mark.parametrize("teacher", ["search --generations 2", "play --lanes 64"])
def test_the_command_learns_and_goes_on_where_it_stopped(teacher: str, tmp_path: Path) -> None:
    asked = f"train leduc --from {teacher} --folder {tmp_path} --decisions 0.002 --gate 0 --device cpu"
    first, again = (CliRunner().invoke(app, asked.split()) for _ in range(2))

    assert 0 == first.exit_code == again.exit_code, first.output
    assert "decisions" in first.output
    assert first.output.splitlines()[-3:] == again.output.splitlines()[-3:]
    assert len(read_network(tmp_path / "network.safetensors", LEDUC).policy) == len(LEDUC.actions)
