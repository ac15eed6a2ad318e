"""Random play, written once for every game."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ludi.core import dispatch, rng
from ludi.core.contract import OVER, Mask, Position
from ludi.core.jit import compiled
from ludi.core.layout import Ints

AT_ONCE: Final = 16


@compiled
def choose(mask: Mask, luck: Ints) -> int:
    """A uniformly random legal action; the mask has at least one."""
    n = 0
    for legal in mask:
        n += legal
    left = rng.below(luck, n)
    code = 0
    # Most actions are illegal: so many at once are counted without asking each.
    while code + AT_ONCE <= len(mask):
        n = 0
        for place in range(AT_ONCE):
            n += mask[code + place]
        if left < n:
            break
        left -= n
        code += AT_ONCE
    while left >= mask[code]:
        left -= mask[code]
        code += 1
    return code


@compiled
def play_out(s: Position, mask: Mask, luck: Ints) -> int:
    """Play uniformly at random to the end; the number of decisions taken."""
    decisions = 0
    while s.actor != OVER:
        dispatch.legal(s, mask)
        dispatch.apply(s, choose(mask, luck))
        decisions += 1
    return decisions


@compiled
def play_matches(states: npt.NDArray[Any], seats: Ints, options: Ints, mask: Mask, first: int, decisions: Ints) -> None:
    """One random match in each record: match i has seed ``first + i``, ``seats[i]`` seats, ``options[i]``."""
    luck = np.zeros(rng.WORDS, dtype=np.uint32)
    key = np.zeros(rng.KEY_WORDS, dtype=np.uint32)
    for i in range(len(states)):
        seed = first + i
        key[0] = seed & rng.MASK
        key[1] = (seed >> 32) & rng.MASK
        rng.start_from(luck, seed)
        luck[2] = 1  # another stream than the match's own
        s = states[i]
        dispatch.setup(s, seats[i], options[i], key)
        decisions[i] = play_out(s, mask, luck)
