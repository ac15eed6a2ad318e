"""Random play on a GPU: how fast, and is it the same play.

``python bench/gpu_random_play.py [GAME] [--matches N] [--observe]`` needs numba-cuda and a CUDA device. The kernel
calls the very functions that run on the CPU; final positions are compared with the CPU's byte for byte. With
``--observe`` the actor's observation is written at every decision. Matches are sorted as in a batch on a GPU
(``envs/sorting.py``).
"""

import argparse
import time
from typing import Any

import numpy as np

import ludi
from ludi.core import layout, rng, simulate
from ludi.core.contract import OVER
from ludi.core.cuda import cuda as door
from ludi.envs.sorting import KEYS, LARGEST_BLOCK, LAST, NUMBERS, REGISTERS, phase_of, row_copier, sorting, words_for

BLOCK = LARGEST_BLOCK
EACH = 4
"""Matches that a thread's place is given one after the other, so that few places are idle at the end."""
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
    """A kernel that plays many matches per block with this game's own functions, sorted by what they do next."""
    cuda = door()
    setup, legal, apply, observe, start_from = game.setup, game.legal, game.apply, game.observe, rng.start_from
    # Sizes of arrays must be constants to the compiler.
    n_key, n_options, n_actions = rng.KEY_WORDS, max(1, len(game.options)), len(game.actions)
    n_words = (n_actions + 7) // 8
    choose = make_chooser(n_words)
    arrange, is_idle = sorting(cuda)
    seen = layout.dtype_of(game.observation)
    length = seen.itemsize // 2
    n_row_words = words_for(length)
    copy_row = row_copier(cuda, length)
    keys, last, begin = KEYS, LAST, -1

    @cuda.jit(max_registers=REGISTERS)
    def kernel(states, lucks, actions, kinds, seats, first, decisions, rows, row_words):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        counts = cuda.shared.array(keys, np.int32)
        starts = cuda.shared.array(keys, np.int32)
        order = cuda.shared.array(BLOCK, np.int32)
        upcoming = cuda.shared.array(1, np.int32)
        key = cuda.local.array(n_key, np.uint32)
        words = cuda.local.array(n_words, np.uint64)
        options = cuda.local.array(n_options, np.int8)
        own = cuda.local.array(n_row_words, np.uint64).view(np.int16)[:length]
        for k in range(n_options):
            options[k] = 0
        for k in range(n_words):
            words[k] = 0
        mask = words.view(np.bool_)[:n_actions]
        thread = cuda.threadIdx.x
        mine = cuda.blockIdx.x * BLOCK * EACH
        end = min(mine + BLOCK * EACH, len(states))
        if thread == 0:
            upcoming[0] = mine + BLOCK
        mine += thread
        if mine >= end:
            mine = -1
        else:
            actions[mine] = begin
        while True:
            kind = 0
            if mine >= 0:
                kind = last if actions[mine] == begin else min(kinds[actions[mine]], last - 1)
            mine = arrange(mine, kind, counts, starts, order)
            if is_idle(starts):
                return
            if mine >= 0:
                if actions[mine] == begin:
                    seed = first + mine
                    for k in range(n_key):
                        key[k] = 0
                    key[0] = seed & rng.MASK
                    key[1] = (seed >> 32) & rng.MASK
                    start_from(lucks[mine], seed)
                    lucks[mine][2] = 1
                    decisions[mine] = 0
                    setup(states[mine], seats, options, key)
                else:
                    apply(states[mine], actions[mine])
                    decisions[mine] += 1
            mine = arrange(mine, phase_of(states[max(mine, 0)]), counts, starts, order)
            if mine >= 0:
                s = states[mine]
                if s.actor == OVER:
                    mine = cuda.atomic.add(upcoming, 0, 1)
                    if mine >= end:
                        mine = -1
                    else:
                        actions[mine] = begin
                else:
                    legal(s, mask)
                    if observing:
                        observe(s, s.actor, own.view(seen)[0])
                        copy_row(own, rows, row_words, mine)
                    actions[mine] = choose(words, lucks[mine])

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
    n = asked.matches
    length = layout.dtype_of(game.observation).itemsize // 2
    rows = cuda.to_device(np.zeros(words_for((n if asked.observe else 1) * length) * NUMBERS, dtype=np.int16))
    lucks = cuda.to_device(np.zeros((n, rng.WORDS), dtype=np.uint32))
    actions = cuda.to_device(np.zeros(n, dtype=np.int32))
    kinds = cuda.to_device(game.actions.kind_of)
    blocks = -(-n // (BLOCK * EACH))
    for seats in game.seats:
        states = cuda.to_device(layout.blank(game.state, n))
        decisions = cuda.to_device(np.zeros(n, dtype=np.int64))

        def play(first: int, seats: int = seats, states: Any = states, decisions: Any = decisions) -> None:
            kernel[blocks, BLOCK](states, lucks, actions, kinds, seats, first, decisions, rows, rows.view(np.uint64))
            cuda.synchronize()

        times = []
        for repeat in range(4):
            began = time.perf_counter()
            play(repeat * n)
            times.append(time.perf_counter() - began)
        total = int(decisions.copy_to_host().sum())
        play(0)
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
