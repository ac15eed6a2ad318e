"""Random play on a GPU, one match per thread: how fast, and is it the same play.

``python bench/gpu_random_play.py [GAME] [--matches N]`` needs numba-cuda and a CUDA device. The kernel
calls the very functions that run on the CPU; final positions are compared with the CPU's byte for byte.
"""

import argparse
import time

import numpy as np

import ludi
from ludi.core import layout, rng, simulate
from ludi.core.contract import OVER
from ludi.core.cuda import cuda as door


def make_kernel(game: ludi.Game) -> object:
    """A kernel that plays one match per thread with this game's own functions."""
    cuda = door()
    setup, legal, apply = game.setup, game.legal, game.apply
    start_from, choose = rng.start_from, simulate.choose
    n_words, n_key = rng.WORDS, rng.KEY_WORDS  # sizes of local arrays must be constants to the compiler
    n_actions, n_options = len(game.actions), max(1, len(game.options))

    @cuda.jit
    def kernel(states, seats, first, decisions):  # noqa: ANN001, ANN202
        i = cuda.grid(1)
        if i >= len(states):
            return
        luck = cuda.local.array(n_words, np.uint32)
        key = cuda.local.array(n_key, np.uint32)
        mask = cuda.local.array(n_actions, np.bool_)
        options = cuda.local.array(n_options, np.int8)
        for k in range(n_options):
            options[k] = 0
        seed = first + i
        for k in range(n_key):
            key[k] = 0
        key[0] = seed & rng.MASK
        key[1] = (seed >> 32) & rng.MASK
        start_from(luck, seed)
        luck[2] = 1
        s = states[i]
        setup(s, seats, options, key)
        n = 0
        while s.actor != OVER:
            legal(s, mask)
            apply(s, choose(mask, luck))
            n += 1
        decisions[i] = n

    return kernel


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="alea")
    parser.add_argument("--matches", type=int, default=1 << 20)
    asked = parser.parse_args()
    game = ludi.game(asked.game)
    cuda = door()
    kernel = make_kernel(game)
    print(cuda.get_current_device().name)
    for seats in game.seats:
        states = cuda.to_device(layout.blank(game.state, asked.matches))
        decisions = cuda.to_device(np.zeros(asked.matches, dtype=np.int64))
        blocks = (asked.matches + 127) // 128
        began = time.perf_counter()
        kernel[blocks, 128](states, seats, 0, decisions)
        cuda.synchronize()
        compiled = time.perf_counter() - began
        times = []
        for repeat in range(1, 4):
            began = time.perf_counter()
            kernel[blocks, 128](states, seats, repeat * asked.matches, decisions)
            cuda.synchronize()
            times.append(time.perf_counter() - began)
        total = int(decisions.copy_to_host().sum())
        kernel[blocks, 128](states, seats, 0, decisions)
        found = states.copy_to_host()[:2000]
        expected = layout.blank(game.state, 2000)
        simulate.play_matches(
            expected,
            np.full(2000, seats, dtype=np.int64),
            np.zeros((2000, max(1, len(game.options))), dtype=np.int8),
            game.mask(),
            0,
            np.zeros(2000, dtype=np.int64),
        )
        same = found.tobytes() == expected.tobytes()
        print(
            f"{game.name} {seats}p: {total / sorted(times)[1]:,.0f} decisions/s, first launch {compiled:.1f} s, "
            f"2000 final positions {'equal' if same else 'DIFFER'}",
            flush=True,
        )


if __name__ == "__main__":
    main()
