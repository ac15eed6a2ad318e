"""What a learner is told beside the observation: how the evaluation sees the seats, and every action one ahead.

Both are asked of a world as the seat to act may imagine it, so that nothing hidden and no die that is yet to fall
finds its way into what is learned. The same source runs on a core and in the threads of a GPU. There a team of
threads shares a lane's actions: its members try the actions of one position, so that they seldom part ways, and a
lane with many actions does not hold up all the others.
"""

from functools import cache
from typing import Any, Final, NamedTuple

from ludi.bots.network import FARTHEST, POINT, stand
from ludi.core import dispatch, rng
from ludi.core.contract import OVER
from ludi.core.jit import compiled

TEAM: Final = 8
"""Threads of a GPU that look ahead in one lane."""
REGISTERS: Final = 64
"""Of a thread: with all that the compiler would like to have, too few threads are at work at a time."""


class Ahead(NamedTuple):
    """One row a lane."""

    trials: Any  # position records: the world that is imagined, and one for each member of the team
    luck: Any  # uint32: generators of imagined worlds
    spread: Any  # float32 by number of seats
    now: Any  # float32: the evaluation of the world for the actor
    standings: Any  # float32 by seat, from the actor on
    looks: Any  # float32 by action


@compiled
def imagine(states: Any, ahead: Ahead, lane: int) -> None:
    """Draw a lane's world anew, and fill its standings."""
    s = states[lane]
    if s.actor == OVER:
        return
    viewer, n = 0 + s.actor, 0 + s.seats
    ahead.trials[lane, 0] = s
    world = ahead.trials[lane, 0]
    dispatch.conceal(world, viewer, rng.word(ahead.luck[lane]))
    ahead.now[lane] = stand(world, ahead.spread[n], ahead.standings[lane])


@compiled
def look_ahead(states: Any, masks: Any, ahead: Ahead, lane: int, member: int, team: int) -> None:
    """Fill a lane's looks, as far as they fall to this member of the team; its world has been imagined."""
    s = states[lane]
    if s.actor == OVER:
        return
    viewer, n = 0 + s.actor, 0 + s.seats
    unit = POINT * ahead.spread[n]
    turn = 0
    for action in range(masks.shape[1]):
        if not masks[lane, action]:
            if action % team == member:
                ahead.looks[lane, action] = 0.0
            continue
        if turn == member:
            ahead.trials[lane, 1 + member] = ahead.trials[lane, 0]
            trial = ahead.trials[lane, 1 + member]
            dispatch.apply(trial, action)
            promise = (dispatch.evaluate(trial, viewer) - ahead.now[lane]) / unit
            ahead.looks[lane, action] = min(max(promise, -FARTHEST), FARTHEST)
        turn = turn + 1 if turn + 1 < team else 0


@compiled
def look_ahead_range(states: Any, masks: Any, ahead: Ahead, first: int, last: int, looking: bool) -> None:
    """Imagine, and look unless only standings are wanted, in a range of lanes."""
    for lane in range(first, last):
        imagine(states, ahead, lane)
        if looking:
            look_ahead(states, masks, ahead, lane, 0, 1)


@cache
def look_ahead_kernels(door: Any) -> tuple[Any, Any]:
    """The same on a GPU: worlds a thread a lane, then looks a team a lane."""

    @door.jit(max_registers=REGISTERS)
    def worlds(states, ahead):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        lane = door.grid(1)
        if lane < len(states):
            imagine(states, ahead, lane)

    @door.jit(max_registers=REGISTERS)
    def looks(states, masks, ahead):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        thread = door.grid(1)
        lane = thread // TEAM
        if lane < len(states):
            look_ahead(states, masks, ahead, lane, thread % TEAM, TEAM)

    return worlds, looks
