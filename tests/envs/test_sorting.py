"""Lanes that change hands within a block of a GPU end where each of them would have ended alone."""

from typing import Any

import numpy as np
import pytest
from barracks import Barracks

import ludi
import macellum
from ludi.core import layout
from ludi.envs.batch import _lanes, batch
from ludi.envs.kernels import step_kernel
from ludi.envs.lanes import HOLD
from ludi.envs.sorting import IDLE, KEYS, LARGEST_BLOCK, LAST, SMALLEST_BLOCK, block_for, phase_of, row_copier, sorting

BLOCK = KEYS  # the smallest that can sort
N = 2 * BLOCK - 5  # the last block is not full


@pytest.mark.parametrize("rules", [{}, {"forced": True}, {"players": ("learner", "random")}, {"autoreset": False}])
def test_a_sorted_step_is_the_step_of_every_lane(rules: dict[str, Any]) -> None:
    game = macellum.GAME
    device = Barracks(BLOCK)
    expected = batch(game, 2, N, seed=5, **rules)
    expected.reset()
    lanes = _lanes(game, [2], N, {}, rules.get("players", ()))
    length = lanes.observations.dtype.itemsize // 2
    memory = np.zeros(-(-N * length // 4), np.uint64)
    rows = memory.view(np.int16)[: N * length]
    kernel = step_kernel(device, lanes.observations.dtype)

    def step(*, fresh: bool) -> None:
        autoreset, forced = rules.get("autoreset", True), rules.get("forced", False)
        words = memory[: N * length // 4]
        device.launch(kernel, N, (lanes, game.actions.kind_of, rows, words, fresh, 5, autoreset, forced))

    step(fresh=True)
    for turn in range(8):
        assert expected.states.tobytes() == lanes.states.tobytes()
        for name in ("actors", "masks", "dones", "rewards", "episodes", "refused"):
            assert np.array_equal(getattr(expected, name), getattr(lanes, name)), name
        is_told = expected.actors >= 0
        assert np.array_equal(expected.observations[is_told], rows.reshape(N, length)[is_told])
        expected.sample()
        expected.actions[turn::7] = HOLD
        lanes.actions[:] = expected.actions
        expected.step()
        step(fresh=False)


def test_matches_are_handed_out_by_key_and_none_is_lost() -> None:
    device = Barracks(BLOCK)
    arrange, is_idle = sorting(device)
    keys = 4 * [5, 0, LAST, 5, 3, 0, 5, 9, 9, 1, 1, 1, 2, 40, 5, 0]
    given = [-1 if thread % 5 == 4 else thread for thread in range(BLOCK)]
    found = [99] * BLOCK
    idle = [True] * BLOCK

    def kernel() -> None:
        counts, starts = (device.shared.array(KEYS, np.int32) for _ in range(2))
        order = device.shared.array(BLOCK, np.int32)
        thread = device.threadIdx.x
        found[thread] = int(arrange(given[thread], keys[thread], counts, starts, order))
        idle[thread] = bool(is_idle(starts))

    device.launch(kernel, BLOCK, ())

    assert sorted(given) == sorted(found)
    told = [IDLE if match < 0 else keys[match] for match in found]
    assert sorted(told) == told
    assert not any(idle)


@pytest.mark.parametrize("length", [1, 3, 4, 7, 18])
def test_a_row_is_copied_in_words_wherever_it_begins(length: int) -> None:
    memory = np.full(-(-6 * length // 4), 0x7777777777777777, np.uint64)
    rows = memory.view(np.int16)[: 6 * length]
    copy_row = row_copier(Barracks(1), length)
    expected = rows.copy().reshape(6, length)
    for lane in (4, 1, 2):
        own = np.arange(length, dtype=np.int16) - 100 * lane
        expected[lane] = own
        copy_row(own, rows, memory[: 6 * length // 4], lane)

    assert expected.tolist() == rows.reshape(6, length).tolist()


def test_blocks_grow_only_when_there_is_work_for_all() -> None:
    assert SMALLEST_BLOCK == block_for(1) == block_for(2 * SMALLEST_BLOCK * 128 - 1)
    assert 2 * SMALLEST_BLOCK == block_for(2 * SMALLEST_BLOCK * 128)
    assert LARGEST_BLOCK == block_for(1 << 22)


def test_what_is_asked_sorts_where_a_game_keeps_it() -> None:
    s = ludi.new("leduc", seats=2, seed=1).state

    assert int(s.phase) == phase_of(s)
    assert 0 == phase_of(layout.one(macellum.GAME.state))
