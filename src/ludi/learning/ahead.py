"""What a learner is told beside the observation: how the evaluation sees the seats, and every action one ahead.

Both are asked of a world as the seat to act may imagine it, so that nothing hidden and no die that is yet to fall
finds its way into what is learned. The same source runs on a core and in a thread of a GPU.
"""

from functools import cache
from typing import Any, NamedTuple

from ludi.bots.network import FARTHEST, POINT
from ludi.core import dispatch, rng
from ludi.core.contract import OVER
from ludi.core.jit import compiled


class Ahead(NamedTuple):
    """One row a lane."""

    trials: Any  # two position records
    luck: Any  # uint32: generators of imagined worlds
    spread: Any  # float32 by number of seats
    standings: Any  # float32 by seat, from the actor on
    looks: Any  # float32 by action


@compiled
def look_ahead(states: Any, masks: Any, ahead: Ahead, lane: int) -> None:
    """Fill a lane's standings and looks."""
    s = states[lane]
    if s.actor == OVER:
        return
    viewer, n = 0 + s.actor, 0 + s.seats
    trials = ahead.trials[lane]
    trials[0] = s
    world = trials[0]
    dispatch.conceal(world, viewer, rng.word(ahead.luck[lane]))
    unit = POINT * ahead.spread[n]
    mean = 0.0
    for seat in range(n):
        mean += dispatch.evaluate(world, seat) / n
    for step in range(ahead.standings.shape[1]):
        above = (dispatch.evaluate(world, (viewer + step) % n) - mean) / unit if step < n else 0.0
        ahead.standings[lane, step] = min(max(above, -FARTHEST), FARTHEST)
    now = dispatch.evaluate(world, viewer)
    for action in range(masks.shape[1]):
        promise = 0.0
        if masks[lane, action]:
            trials[1] = trials[0]
            dispatch.apply(trials[1], action)
            promise = (dispatch.evaluate(trials[1], viewer) - now) / unit
        ahead.looks[lane, action] = min(max(promise, -FARTHEST), FARTHEST)


@compiled
def look_ahead_range(states: Any, masks: Any, ahead: Ahead, first: int, last: int) -> None:
    """The same for a range of lanes."""
    for lane in range(first, last):
        look_ahead(states, masks, ahead, lane)


@cache
def look_ahead_kernel(door: Any) -> Any:
    """The same on a GPU, a thread a lane."""

    @door.jit
    def kernel(states, masks, ahead):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        lane = door.grid(1)
        if lane < len(states):
            look_ahead(states, masks, ahead, lane)

    return kernel
