"""A batch on a GPU: its kernels, compiled once for each game."""

from functools import cache
from typing import Any

import numpy as np

from ludi.core.features import write_features
from ludi.envs.lanes import BEGIN, LOOK, TELL, act, look, take, tell
from ludi.envs.sorting import KEYS, LARGEST_BLOCK, LAST, REGISTERS, phase_of, row_copier, sorting, words_for


@cache
def step_kernel(door: Any, dtype: Any) -> Any:
    """Step all lanes, each observation being a record of this type.

    In turns, lanes act, sorted by the kind of their action, and look what follows, sorted by phase, until all of
    their block wait for the learner.
    """
    arrange, is_idle = sorting(door)
    length = dtype.itemsize // 2
    n_words = words_for(length)
    copy_row = row_copier(door, length)
    keys, largest, last = KEYS, LARGEST_BLOCK, LAST

    @door.jit(max_registers=REGISTERS)
    def kernel(lanes, kinds, rows, words, fresh, seed, autoreset, forced):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        counts = door.shared.array(keys, np.int32)
        starts = door.shared.array(keys, np.int32)
        order = door.shared.array(largest, np.int32)
        tasks = door.shared.array(largest, np.int32)  # by lane of the block
        own = door.local.array(n_words, np.uint64).view(np.int16)[:length]
        base = door.blockIdx.x * door.blockDim.x
        lane = base + door.threadIdx.x
        if lane < len(lanes.states):
            tasks[lane - base] = take(lanes, lane, fresh, autoreset)
        else:
            lane = -1
        if lane >= 0 and tasks[lane - base] <= TELL:
            lane = -1
        door.syncthreads()
        while True:
            key = 0
            if lane >= 0:
                task = tasks[lane - base]
                key = last if task == BEGIN else last - 1 if task == LOOK else min(kinds[task], last - 2)
            lane = arrange(lane, key, counts, starts, order)
            if is_idle(starts):
                break
            if lane >= 0:
                act(lanes, lane, tasks[lane - base], seed)
            lane = arrange(lane, phase_of(lanes.states[max(lane, 0)]), counts, starts, order)
            if lane >= 0:
                task = look(lanes, lane, autoreset, forced)
                tasks[lane - base] = task
                if task <= TELL:
                    lane = -1
        # Every lane is told by one thread, whoever played for it.
        lane = base + door.threadIdx.x
        if lane >= len(lanes.states) or tasks[lane - base] != TELL:
            lane = -1
        lane = arrange(lane, phase_of(lanes.states[max(lane, 0)]), counts, starts, order)
        if lane >= 0:
            tell(lanes, lane, own.view(dtype)[0])
            if lanes.actors[lane] >= 0:
                copy_row(own, rows, words, lane)

    return kernel


@cache
def feature_kernel(door: Any) -> Any:
    """Write the observations of all lanes as floats."""

    @door.jit
    def kernel(table, rows, out):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        lane = door.grid(1)
        if lane < len(rows):
            write_features(table, rows[lane], out[lane])

    return kernel
