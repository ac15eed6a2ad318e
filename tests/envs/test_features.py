"""Features for networks: every observation told in floats from which it can be told back."""

from typing import Any

import numpy as np
import pytest

import ludi
from ludi.core import observation
from ludi.core.features import Features
from ludi.envs.batch import batch
from ludi.envs.features import features, observe_features
from walks import Table, sampled

EVERY = [pytest.param(Table(game, game.seats[-1]), id=name) for name, game in ludi.GAMES.items()]


def told_back(told: Features, floats: Any) -> list[int]:
    """The numbers that the floats stand for."""
    numbers = []
    for field, said in zip(told.fields, observation.fields(told.game.observation), strict=True):
        part = told.part(field.name, floats)
        if field.hot > 1:
            assert (part.sum(axis=-1) == 1).all()
            assert {0.0, 1.0} >= set(part.ravel().tolist())
            found = part.argmax(axis=-1) + said.low
        else:
            assert (part >= 0).all(), field.name
            assert (part <= 1.0001).all(), field.name
            found = np.rint(part * (said.high - said.low)) + said.low
        numbers += np.ravel(found).astype(int).tolist()
    return numbers


@pytest.mark.parametrize("table", EVERY)
def test_an_observation_can_be_told_back_from_its_features(table: Table) -> None:
    told = features(table.game.name)
    for s, codes in sampled(table, 41, 6):
        if codes:
            numbers = table.game.observed(s, int(s.actor))
            floats = observe_features(table.game, s, int(s.actor))
            assert (told.length,) == floats.shape
            assert np.float32 == floats.dtype
            assert numbers.tolist() == told_back(told, floats)


def test_a_batch_tells_features_into_an_array_that_stays() -> None:
    lanes: Any = batch("triumvirate", 2, 130, seed=3, threads=2)
    lanes.reset()
    first = lanes.observe_features()
    before = first.copy()
    lanes.sample()
    lanes.step()
    again = lanes.observe_features()
    mine = np.zeros_like(first)

    assert first is again
    assert (before != again).any()
    assert features("triumvirate").of(lanes.observations).tolist() == again.tolist()
    assert lanes.observe_features(mine) is mine
    assert again.tolist() == mine.tolist()


def test_a_field_keeps_its_shape() -> None:
    told = features("viaromana")
    s = ludi.new("viaromana", 3, seed=1).state
    floats = told.observe(s, 0)
    for field, said in zip(told.fields, observation.fields(told.game.observation), strict=True):
        part = told.part(field.name, floats)
        assert (*said.shape, *((field.hot,) if field.hot > 1 else ())) == part.shape
        assert np.shares_memory(part, floats)
