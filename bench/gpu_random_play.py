"""Random play on a GPU, one match per thread: how fast, and is it the same play.

``python bench/gpu_random_play.py [GAME] [--matches N] [--observe]`` needs numba-cuda and a CUDA device. The kernel
calls the very functions that run on the CPU; final positions are compared with the CPU's byte for byte. With
``--observe`` the actor's observation is written at every decision.
"""

import argparse
import time
from typing import Any

import numpy as np

import ludi
from ludi.core import layout, rng, simulate
from ludi.core.contract import OVER
from ludi.core.cuda import cuda as door

BLOCK = 128
ONES = np.uint64(0x0101010101010101)
TOP = np.uint64(56)
BYTE = np.uint64(8)


def make_chooser(n_words: int) -> Any:
    """``simulate.choose`` for a mask that lies in whole words: it counts eight actions at a time."""
    below = rng.below

    @door().jit(device=True)
    def choose(words, luck):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        counts = np.uint64(0)  # in each of its bytes, of the actions in that place: there are fewer than 256 words
        for place in range(n_words):
            counts += words[place]
        n = 0
        for _ in range(8):
            n += np.int64(counts & np.uint64(0xFF))
            counts >>= BYTE
        left = below(luck, n)
        place = 0
        here = np.int64(words[0] * ONES >> TOP)
        while left >= here:
            left -= here
            place += 1
            here = np.int64(words[place] * ONES >> TOP)
        word, code = words[place], 8 * place
        while left >= np.int64(word & np.uint64(1)):
            left -= np.int64(word & np.uint64(1))
            word >>= BYTE
            code += 1
        return code

    return choose


def make_kernel(game: ludi.Game, observing: bool) -> Any:
    """A kernel that plays one match per thread with this game's own functions."""
    cuda = door()
    setup, legal, apply, observe, start_from = game.setup, game.legal, game.apply, game.observe, rng.start_from
    # Sizes of local arrays must be constants to the compiler.
    n_luck, n_key, n_options, n_actions = rng.WORDS, rng.KEY_WORDS, max(1, len(game.options)), len(game.actions)
    n_words = (n_actions + 7) // 8
    choose = make_chooser(n_words)

    @cuda.jit
    def kernel(states, seats, first, decisions, observations):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        i = cuda.grid(1)
        if i >= len(states):
            return
        luck = cuda.local.array(n_luck, np.uint32)
        key = cuda.local.array(n_key, np.uint32)
        words = cuda.local.array(n_words, np.uint64)
        options = cuda.local.array(n_options, np.int8)
        for k in range(n_options):
            options[k] = 0
        for k in range(n_words):
            words[k] = 0
        mask = words.view(np.bool_)[:n_actions]
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
            if observing:
                observe(s, s.actor, observations[i])
            apply(s, choose(words, luck))
            n += 1
        decisions[i] = n

    return kernel


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="alea")
    parser.add_argument("--matches", type=int, default=1 << 20)
    parser.add_argument("--observe", action="store_true")
    asked = parser.parse_args()
    game = ludi.game(asked.game)
    cuda = door()
    kernel = make_kernel(game, asked.observe)
    print(cuda.get_current_device().name)
    rows = layout.blank(game.observation, asked.matches if asked.observe else 1)
    observations = cuda.to_device(rows.view(np.int16)).view(rows.dtype)
    for seats in game.seats:
        states = cuda.to_device(layout.blank(game.state, asked.matches))
        decisions = cuda.to_device(np.zeros(asked.matches, dtype=np.int64))
        blocks = (asked.matches + BLOCK - 1) // BLOCK
        times = []
        for repeat in range(4):
            began = time.perf_counter()
            kernel[blocks, BLOCK](states, seats, repeat * asked.matches, decisions, observations)
            cuda.synchronize()
            times.append(time.perf_counter() - began)
        total = int(decisions.copy_to_host().sum())
        kernel[blocks, BLOCK](states, seats, 0, decisions, observations)
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
            f"{game.name} {seats}p{', observed' if asked.observe else ''}: "
            f"{total / sorted(times[1:])[1]:,.0f} decisions/s, first launch {times[0]:.1f} s, "
            f"2000 final positions {'equal' if same else 'DIFFER'}",
            flush=True,
        )


if __name__ == "__main__":
    main()
