"""A batch on a GPU: whether it is the same as on a core, and how long a step takes.

``python bench/gpu_batch.py [GAME]`` needs numba-cuda, torch and a CUDA device. Batches of all numbers of seats are
stepped on both devices with the same actions, some of them held or illegal, as they are, with forced actions, and
with bots inside the step; every array must be equal after each of them. Then steps are timed by the device's clock.
"""

import argparse
from contextlib import suppress
from typing import Any

import torch

import ludi
from ludi.core.cuda import cuda as door
from ludi.envs.batch import IllegalAction
from ludi.envs.lanes import HOLD

ARRAYS = ("states", "actors", "masks", "observations", "dones", "rewards", "episodes", "refused")
LANES = 1500
STEPS = 150
SIZES = (1 << 15, 1 << 18)
TIMED = 30


def differing(game: ludi.Game, **rules: Any) -> list[str]:
    """The arrays in which both devices differ after any step."""
    core = ludi.batch(game, list(game.seats), LANES, seed=7, **rules)
    gpu: Any = ludi.batch(game, list(game.seats), LANES, seed=7, device="cuda", **rules)
    core.reset()
    gpu.reset()
    found = set()
    for step in range(STEPS):
        actions = core.sample().copy()
        actions[step % 5 :: 5] = HOLD
        actions[step % LANES] = len(game.actions)  # not legal
        gpu.step(door().to_device(actions))
        with suppress(IllegalAction):
            core.step(actions)
        found |= {
            name for name in ARRAYS if getattr(core, name).tobytes() != getattr(gpu, name).copy_to_host().tobytes()
        }
    if core.observe_features().tobytes() != gpu.observe_features().copy_to_host().tobytes():
        found.add("features")
    return sorted(found)


def milliseconds(game: ludi.Game, n: int) -> float:
    """Of a step of n lanes with the most seats, mask and observation included: the median."""
    lanes: Any = ludi.batch(game, game.seats[-1], n, seed=7, device="cuda")
    lanes.reset()
    masks = torch.as_tensor(lanes.masks, device="cuda")
    actions = torch.as_tensor(lanes.actions, device="cuda")
    stream = torch.cuda.current_stream()
    times = []
    for step in range(3 * TIMED):  # the first steps bring the matches to different phases
        actions.copy_((torch.rand(masks.shape, device="cuda", dtype=torch.float16) * masks).argmax(1))
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        lanes.step(None, stream)
        end.record()
        torch.cuda.synchronize()
        if step >= 2 * TIMED:
            times.append(begin.elapsed_time(end))
    return sorted(times)[TIMED // 2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="alea")
    game = ludi.game(parser.parse_args().game)
    for title, rules in (
        ("", {}),
        (", forced", {"forced": True}),
        (", beside bots", {"players": ("learner", "random")}),
    ):
        wrong = differing(game, **rules)
        print(f"{game.name}{title}: {f'DIFFER in {wrong}' if wrong else 'equal'}", flush=True)
    for n in SIZES:
        took = milliseconds(game, n)
        print(f"{game.name}, {n:,} lanes: {took:.2f} ms a step, {n / took / 1e3:.0f} M decisions/s", flush=True)


if __name__ == "__main__":
    main()
