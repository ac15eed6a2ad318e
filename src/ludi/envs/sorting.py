"""Threads of a GPU that do the same at the same time.

Threads of a warp that part ways run one after the other. The matches of a batch are in different phases, so that a
warp would run nearly all branches of the rules for every decision. Therefore the matches of a block of threads
change hands: before every stage of a step they are sorted by what is to be done in it, and neighbours do the same.

And threads of a warp that write to rows of their own, a number at a time, keep the memory busy with scraps. So an
observation is written to a thread's own memory, which the hardware interleaves, and copied from there in words. That
memory is asked for in words too: where numbers begin at a word, the compiler stores several of them at once.
"""

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from numba.extending import overload

from ludi.core.contract import Position

KEYS: Final = 64
"""What a match may be about to do: kinds of actions, or phases. The last is for threads that have nothing to do."""
IDLE: Final = KEYS - 1
LAST: Final = IDLE - 1
"""Whatever a game has more than these is sorted as one."""
SMALLEST_BLOCK: Final = 128
LARGEST_BLOCK: Final = 1024
REGISTERS: Final = 64
"""Of a thread, so that a multiprocessor holds as many threads as the largest block has."""
PROCESSORS: Final = 128
"""Multiprocessors of a large GPU: all shall have something to do before blocks grow."""
NUMBERS: Final = 4
"""Numbers of an observation in a word of 64 bits."""


def block_for(n: int) -> int:
    """How many threads share a block, if there are n matches: the more, the better they can be sorted."""
    block = SMALLEST_BLOCK
    while 2 * block <= LARGEST_BLOCK and 2 * block * PROCESSORS <= n:
        block *= 2
    return block


def phase_of(s: Position) -> int:
    """What is asked, as far as the game keeps it: whoever is asked the same does nearly the same."""
    return min(max(0, int(getattr(s, "phase", 0))), LAST)


@overload(phase_of)
def _phase_of(s):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202  (Numba compares signatures to the letter)
    if "phase" in s.fields:
        return lambda s: min(max(0, s.phase), LAST)
    return lambda s: 0  # noqa: ARG005  (Numba compares them)


class Sorting(NamedTuple):
    """Device functions: all threads of a block, KEYS or more, call them together, with arrays in its shared memory."""

    arrange: Any  # the match that a thread works at next, or -1, by key
    is_idle: Any  # whether there was no match at all when it was called last


@cache
def sorting(door: Any) -> Sorting:
    """Made once, compiled into each kernel that sorts."""
    keys, idle = KEYS, IDLE

    @door.jit(device=True)
    def arrange(match, key, counts, starts, order):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        thread = door.threadIdx.x
        if match < 0:
            key = idle
        if thread < keys:
            counts[thread] = 0
        door.syncthreads()
        place = door.atomic.add(counts, key, 1)
        door.syncthreads()
        if thread == 0:
            total = 0
            for each in range(keys):
                starts[each] = total
                total += counts[each]
        door.syncthreads()
        order[starts[key] + place] = match
        door.syncthreads()
        return order[thread]

    @door.jit(device=True)
    def is_idle(starts):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        return starts[idle] == 0

    return Sorting(arrange, is_idle)


def words_for(length: int) -> int:
    """Words that hold so many numbers."""
    return -(-length // NUMBERS)


@cache
def row_copier(door: Any, length: int) -> Any:
    """A device function that copies a thread's own row of so many numbers to its place among all rows."""
    numbers = NUMBERS

    @door.jit(device=True)
    def copy_row(own, rows, words, lane):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        """``rows`` is all numbers one after the other, ``words`` the same memory, as far as it is whole words."""
        first = lane * length
        at = 0
        while at < length and (first + at) % numbers:
            rows[first + at] = own[at]
            at += 1
        place = (first + at) // numbers
        while at + numbers <= length:
            word = np.uint64(np.uint16(own[at]))
            word |= np.uint64(np.uint16(own[at + 1])) << np.uint64(16)
            word |= np.uint64(np.uint16(own[at + 2])) << np.uint64(32)
            word |= np.uint64(np.uint16(own[at + 3])) << np.uint64(48)
            words[place] = word
            place += 1
            at += numbers
        while at < length:
            rows[first + at] = own[at]
            at += 1

    return copy_row
