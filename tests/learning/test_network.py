"""The network as bots use it: the numbers of torch, files that fit, and a search that asks it."""

from pathlib import Path

import numpy as np
import pytest
import torch

import ludi
from ludi.bots.levels import bot, warm
from ludi.bots.network import BadNetwork, inputs_of, judge, mind_of, read_network, sharpness, think
from ludi.bots.player import ask as ask_bot
from ludi.core.contract import MAX_SEATS, Game
from ludi.learning.model import Model, Seen, ask
from ludi.learning.ppo import foretold

SPREAD = torch.full((MAX_SEATS + 1,), 13.0)


def a_network(game: Game, folder: Path, *, environment: str = "") -> tuple[Model, Path]:
    """Random weights, in the half precision in which they are written."""
    torch.manual_seed(3)
    model = Model(game, 24, 16)
    for weights in model.parameters():
        weights.data = (weights.data + 0.05 * torch.randn_like(weights)).half().float()
    path = folder / "network.safetensors"
    model.save(path, SPREAD, {"environment": environment or f"{game.name}-v{game.environment}"})
    return model, path


@pytest.mark.parametrize("name", ["leduc", "triumvirate"])
def test_compiled_code_and_torch_say_the_same_of_a_position(name: str, tmp_path: Path) -> None:
    game = ludi.GAMES[name]
    model, path = a_network(game, tmp_path)
    mind = mind_of(game, read_network(path, game))
    match = ludi.new(name, seats=game.seats[-1], seed=5)
    utility, chance = np.zeros(MAX_SEATS), np.zeros(MAX_SEATS)
    for step in range(40):
        if match.over:
            break
        s, seats, actor = match.state, game.seats[-1], match.actor
        think(mind, s)
        judge(mind, actor, seats, utility, chance)
        legal = game.legal_codes(s)
        mask = torch.zeros(1, len(game.actions), dtype=torch.bool)
        mask[0, legal] = True
        seen = Seen(
            torch.from_numpy(game.observed(s, actor)[None]),
            torch.from_numpy(mind.standing.copy())[None],
            torch.ones(1, len(game.actions)),
            mask,
            torch.tensor([seats]),
        )
        answer = ask(model, seen)
        wins, leads = foretold(answer, torch.tensor([actor]), torch.tensor([seats]))[0].detach().numpy()
        net = mind.network
        logits = net.policy[legal] @ mind.narrow + net.policy_bias[legal] + sharpness(mind)

        assert np.allclose(wins[:seats], chance[:seats], atol=1e-4)
        assert np.allclose(0.75 * wins[:seats] + 0.25 * leads[:seats], utility[:seats], atol=1e-4)
        assert np.allclose(answer.logits[0, legal].detach().numpy(), logits, atol=1e-3)
        match.play(legal[step * 7 % len(legal)])


@pytest.mark.parametrize("name", list(ludi.GAMES))
def test_a_number_at_its_lowest_has_no_column(name: str) -> None:
    game = ludi.GAMES[name]
    inputs, columns = inputs_of(game)
    lowest = torch.from_numpy(inputs.low.astype(np.int16))[None]

    assert (1, columns) == Model(game, 8, 8).features(lowest).shape
    assert 0.0 == Model(game, 8, 8).features(lowest).abs().sum()


def test_weights_of_another_environment_are_refused(tmp_path: Path) -> None:
    _, path = a_network(ludi.GAMES["leduc"], tmp_path, environment="leduc-v0")

    with pytest.raises(BadNetwork, match="learned from leduc-v0; expected leduc-v1"):
        read_network(path, ludi.GAMES["leduc"])


def test_a_file_that_is_no_network_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "network.safetensors"
    path.write_bytes(b"SPQR")

    with pytest.raises(BadNetwork, match=r"network\.safetensors"):
        read_network(path, ludi.GAMES["leduc"])
    with pytest.raises(BadNetwork, match=r"nowhere"):
        read_network(tmp_path / "nowhere", ludi.GAMES["leduc"])


def test_a_search_with_a_network_decides_by_seed_and_position_alone(tmp_path: Path) -> None:
    game = ludi.GAMES["leduc"]
    _, path = a_network(game, tmp_path)
    spec = f"search@200/network={path}"
    warm(game, [spec])

    def actions() -> list[int]:
        match = ludi.new("leduc", seats=2, seed=4)
        while not match.over:
            match.play(ask_bot(bot(spec, 9), match).action)
        return list(match.actions)

    assert actions() == actions()


def test_a_search_with_a_network_tells_chances_that_add_up(tmp_path: Path) -> None:
    game = ludi.GAMES["leduc"]
    _, path = a_network(game, tmp_path)
    decision = ask_bot(bot(f"search@300/network={path}"), ludi.new("leduc", seats=2, seed=4))

    assert pytest.approx(1.0) == sum(decision.chances)
    assert sum(decision.visits.values()) == decision.iterations <= 300
    assert set(decision.visits) == set(game.legal_codes(ludi.new("leduc", seats=2, seed=4).state))
