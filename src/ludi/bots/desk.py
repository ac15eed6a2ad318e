"""How to search, and scratch space for one searching thread of one game."""

from typing import Any, Final, NamedTuple

import numpy as np

from ludi.bots.player import SEED_BITS
from ludi.bots.tree import Floats
from ludi.bots.worth import measure_spread
from ludi.core import dispatch, layout, rng
from ludi.core.contract import MAX_SEATS, Game, Mask
from ludi.core.jit import compiled, inlined
from ludi.core.layout import Ints, Records

SEED_MASK: Final = (1 << 62) - 1
SPREAD_PLAYOUTS: Final = 32
LOWEST: Final = -(1 << 60)
"""Below anything that a look can tell."""


class Style(NamedTuple):
    """How to search; the numbers that a level or an experiment may change."""

    exploration: float = 1.4  # in standard deviations of the utility, see scatter
    widen: float = 1.5  # children considered after v visits: widen * v ** power
    power: float = 0.45
    horizon: int = 2  # turns played on after the tree before the evaluation speaks; -1: to the end
    rivals: int = 4  # random actions compared by evaluation at each decision of a playout; 1: plain random
    looks: int = 64  # at most so many actions are looked at to find the next to add
    warmth: float = 1.5  # temperature of a network's policy as the tree trusts it
    patience: int = 0  # a node that a network has judged so many times has its actions told apart
    play_on: float = 0.0  # how much of a network's judgement playing on and the evaluation replace, 0 to 1


class Desk(NamedTuple):
    """Scratch space of one searching thread."""

    work: Records  # two records: the world at hand, and a trial one action ahead
    mask: Mask
    luck: Ints
    out: Ints
    utility: Floats
    chance: Floats
    judged: Floats  # (2, seat): utilities and chances as a network has them
    spread: Floats  # (1,): see worth.measure_spread


@compiled
def draw_seed(luck: Ints) -> int:
    """A seed for one world."""
    return ((rng.word(luck) << 32) | rng.word(luck)) & SEED_MASK


@inlined
def look(desk: Desk, code: int) -> int:
    """How good the world at hand looks to its actor one action further, in hundredths of a point."""
    desk.work[1] = desk.work[0]
    ahead = desk.work[1]
    actor = 0 + ahead.actor  # widened: rules are compiled once for every width of their arguments
    dispatch.apply(ahead, code)
    return dispatch.evaluate(ahead, actor)


@compiled
def count_legal(mask: Mask) -> tuple[int, int]:
    """How many actions are legal, and the last of them."""
    n, last = 0, -1
    for code in range(len(mask)):
        if mask[code]:
            n += 1
            last = code
    return n, last


def furnish(game: Game[Any]) -> Desk:
    """A desk for this game."""
    return Desk(
        work=layout.blank(game.state, 2),
        mask=game.mask(),
        luck=np.zeros(rng.WORDS, dtype=np.uint32),
        out=np.zeros((2, MAX_SEATS), dtype=np.int32),
        utility=np.zeros(MAX_SEATS),
        chance=np.zeros(MAX_SEATS),
        judged=np.zeros((2, MAX_SEATS)),
        spread=np.ones(1),
    )


def spread_of(desk: Desk, s: Any, knower: int, key: int) -> float:
    """How far the final scores still scatter, in points, as far as the knower can tell."""
    return measure_spread(
        s, knower, desk.work, desk.mask, desk.luck, desk.out, SPREAD_PLAYOUTS, key % (1 << (SEED_BITS - 1))
    )
