"""The generator kept inside every position: ChaCha8, a counter-based stream cipher.

Each position carries 27 words: a key of 256 bits, a block counter, the current
block and a place in it. Seeing any number of dice does not let anybody work
back to the key, so the shuffles to come stay secret. All arithmetic is on
64-bit integers with explicit masks: compiled, interpreted and on a GPU the
numbers are the same.
"""

import hashlib
from typing import Final

import numpy as np
import numpy.typing as npt

from ludi.core.jit import compiled
from ludi.core.layout import Ints

KEY_WORDS: Final = 8
COUNTER: Final = 8  # two words
BLOCK: Final = 10  # sixteen words
PLACE: Final = 26  # next unread word of the block; 16 means "none left"
WORDS: Final = 27

ROUNDS: Final = 8
MASK: Final = 0xFFFFFFFF
# "expand 32-byte k", the published constant of the cipher, as little-endian words.
C0: Final = 0x61707865
C1: Final = 0x3320646E
C2: Final = 0x79622D32
C3: Final = 0x6B206574


def key_from_seed(seed: int) -> npt.NDArray[np.uint32]:
    """The 256-bit key of a match seed, whatever its size."""
    return np.frombuffer(hashlib.sha256(f"ludi-romani {seed}".encode()).digest(), dtype="<u4").astype(np.uint32)


@compiled
def _wide(word: int) -> int:
    """A word as a signed 64-bit integer: Numba would turn a mix with unsigned ones into floats."""
    return np.int64(word)  # type: ignore[return-value]  # pyright: ignore[reportReturnType]


@compiled
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & MASK
    d ^= a
    d = ((d << 16) | (d >> 16)) & MASK
    c = (c + d) & MASK
    b ^= c
    b = ((b << 12) | (b >> 20)) & MASK
    a = (a + b) & MASK
    d ^= a
    d = ((d << 8) | (d >> 24)) & MASK
    c = (c + d) & MASK
    b ^= c
    b = ((b << 7) | (b >> 25)) & MASK
    return a, b, c, d


@compiled
def _refill(rng: Ints) -> None:
    """Compute the next block of sixteen words and advance the counter."""
    k0, k1, k2, k3 = _wide(rng[0]), _wide(rng[1]), _wide(rng[2]), _wide(rng[3])
    k4, k5, k6, k7 = _wide(rng[4]), _wide(rng[5]), _wide(rng[6]), _wide(rng[7])
    low, high = _wide(rng[COUNTER]), _wide(rng[COUNTER + 1])
    x0, x1, x2, x3 = C0, C1, C2, C3
    x4, x5, x6, x7, x8, x9, x10, x11 = k0, k1, k2, k3, k4, k5, k6, k7
    x12, x13, x14, x15 = low, high, 0, 0
    for _ in range(ROUNDS // 2):
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    rng[BLOCK + 0] = (x0 + C0) & MASK
    rng[BLOCK + 1] = (x1 + C1) & MASK
    rng[BLOCK + 2] = (x2 + C2) & MASK
    rng[BLOCK + 3] = (x3 + C3) & MASK
    rng[BLOCK + 4] = (x4 + k0) & MASK
    rng[BLOCK + 5] = (x5 + k1) & MASK
    rng[BLOCK + 6] = (x6 + k2) & MASK
    rng[BLOCK + 7] = (x7 + k3) & MASK
    rng[BLOCK + 8] = (x8 + k4) & MASK
    rng[BLOCK + 9] = (x9 + k5) & MASK
    rng[BLOCK + 10] = (x10 + k6) & MASK
    rng[BLOCK + 11] = (x11 + k7) & MASK
    rng[BLOCK + 12] = (x12 + low) & MASK
    rng[BLOCK + 13] = (x13 + high) & MASK
    rng[BLOCK + 14] = x14
    rng[BLOCK + 15] = x15
    low = (low + 1) & MASK
    rng[COUNTER] = low
    if low == 0:
        rng[COUNTER + 1] = (high + 1) & MASK
    rng[PLACE] = 0


@compiled
def start(rng: Ints, key: Ints) -> None:
    """Begin the stream of a 256-bit key."""
    for i in range(KEY_WORDS):
        rng[i] = key[i]
    for i in range(COUNTER, PLACE):
        rng[i] = 0
    rng[PLACE] = 16


@compiled
def start_from(rng: Ints, seed: int) -> None:
    """Begin the stream of a 64-bit seed; for simulations, where nobody guesses keys."""
    rng[0] = seed & MASK
    rng[1] = (seed >> 32) & MASK
    for i in range(2, PLACE):
        rng[i] = 0
    rng[PLACE] = 16


@compiled
def word(rng: Ints) -> int:
    """The next 32 random bits."""
    if rng[PLACE] >= 16:
        _refill(rng)
    place = _wide(rng[PLACE])
    rng[PLACE] = place + 1
    return _wide(rng[BLOCK + place])


@compiled
def below(rng: Ints, n: int) -> int:
    """A uniform integer from 0 to n - 1, without bias, for 1 <= n < 2**31."""
    product = word(rng) * n
    low = product & MASK
    if low < n:
        # Lemire's rejection: the few words that would favour small numbers are drawn again.
        threshold = (MASK + 1 - n) % n
        while low < threshold:
            product = word(rng) * n
            low = product & MASK
    return product >> 32


@compiled
def shuffle(rng: Ints, items: Ints, n: int) -> None:
    """Shuffle the first n items in place."""
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        items[i], items[j] = items[j], items[i]


@compiled
def deal(rng: Ints, deck: Ints, at: int, n: int) -> int:
    """Draw the card at place ``at`` of a deck of n whose places from ``at`` on are still unknown.

    Equal to having shuffled the deck at the start, but nothing undrawn is ever fixed.
    """
    j = at + below(rng, n - at)
    deck[at], deck[j] = deck[j], deck[at]
    return deck[at]


@compiled
def draw(rng: Ints, counts: Ints, first: int, n: int) -> int:
    """Take one of n things that are counted by kind, from the first kind on; which kind it was."""
    left = below(rng, n)
    kind = first
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind
