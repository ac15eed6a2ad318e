"""One lane of a batch: a match that goes on to the next decision of a learner, and the next match after it.

Plain functions over records and arrays, without allocation: the same source steps a lane on a core and in a
thread of a GPU.
"""

from typing import Any, Final, NamedTuple

from ludi.core import dispatch, rng
from ludi.core.contract import OVER, PLACES, Mask, Position
from ludi.core.jit import chosen, compiled, types
from ludi.core.layout import Ints
from ludi.core.simulate import choose

# Who decides for a seat.
LEARNER: Final = 0
RANDOM: Final = 1
GREEDY: Final = 2

HOLD: Final = -1
"""The action of a lane that stays where it is in this step."""

# What a lane has to do in a step, beside playing an action (whose code is the task).
LOOK: Final = -1
"""See what follows."""
BEGIN: Final = -2
"""Set a match up."""
TELL: Final = -3
"""Wait for the learner: tell what it has to know."""
STAY: Final = -4
"""Nothing: all has been told."""

MATCH_STREAM: Final = 0
BOT_STREAM: Final = 1


class Lanes(NamedTuple):
    """Everything that a step reads and writes, one row a lane."""

    states: Any  # position records
    seats: Any  # int8
    options: Any  # int8, option indices
    players: Any  # int8 by seat: LEARNER, RANDOM or GREEDY
    episodes: Any  # int64: the number of the match that is played, from 0
    actions: Any  # int32, by the caller
    actors: Any  # int8: the seat to decide, or OVER
    masks: Any  # bool by action
    observations: Any  # observation records of the actor
    dones: Any  # bool: a match has ended in this step
    results: Any  # int32 (2, seats): scores and places of the match that ended
    rewards: Any  # float32 by seat: the share of the win less a fair share; 0 while the match goes on
    refused: Any  # bool: the action was not legal, nothing was done
    keys: Any  # uint32 scratch
    luck: Any  # uint32: generators of the bots
    trials: Any  # position records, two a lane: where a greedy bot tries actions; bytes where nobody is greedy


@compiled
def write_key(key: Ints, seed: int, lane: int, episode: int, stream: int) -> None:
    """The 256-bit key of a lane's match, or of its bots: nothing but these four numbers."""
    key[0] = seed & rng.MASK
    key[1] = (seed >> 32) & rng.MASK
    key[2] = lane & rng.MASK
    key[3] = episode & rng.MASK
    key[4] = (episode >> 32) & rng.MASK
    key[5] = stream
    key[6] = 0
    key[7] = 0


@compiled
def begin(lanes: Lanes, lane: int, seed: int) -> None:
    """Set the lane's next match up."""
    episode = lanes.episodes[lane]
    write_key(lanes.keys[lane], seed, lane, episode, BOT_STREAM)
    rng.start(lanes.luck[lane], lanes.keys[lane])
    write_key(lanes.keys[lane], seed, lane, episode, MATCH_STREAM)
    dispatch.setup(lanes.states[lane], lanes.seats[lane], lanes.options[lane], lanes.keys[lane])


@compiled
def settle(lanes: Lanes, lane: int) -> None:
    """The match of this lane has ended: its result and the rewards."""
    s = lanes.states[lane]
    result = lanes.results[lane]
    dispatch.result(s, result)
    winners = 0
    for seat in range(s.seats):
        winners += result[PLACES, seat] == 1
    for seat in range(s.seats):
        won = 1.0 / winners if result[PLACES, seat] == 1 else 0.0
        lanes.rewards[lane, seat] = won - 1.0 / s.seats
    lanes.dones[lane] = True


@compiled
def n_legal(mask: Mask) -> int:
    """How many actions are legal."""
    n = 0
    for action in range(len(mask)):
        n += mask[action]
    return n


def greediest(s: Position, mask: Mask, trials: Any, luck: Ints) -> int:
    """The action after which the actor's evaluation leads by most, in one imagined world."""
    seat, n = s.actor, 0 + s.seats
    trials[0] = s
    dispatch.conceal(trials[0], seat, rng.word(luck))
    choice, most = -1, 0.0
    for action in range(len(mask)):
        if not mask[action]:
            continue
        trials[1] = trials[0]
        ahead = trials[1]
        dispatch.apply(ahead, action)
        best = -1.0e9
        for other in range(n):
            if other != seat:
                best = max(best, 1.0 * dispatch.evaluate(ahead, other))
        worth = dispatch.evaluate(ahead, seat) - best / (n - 1)
        if choice < 0 or worth > most:
            choice, most = action, worth
    return choice


def _nobody_is_greedy(s: Position, mask: Mask, trials: Any, luck: Ints) -> int:  # noqa: ARG001  (Numba compares them)
    return -1


@chosen(greediest)
def _compiled_greediest(s: Position, mask: Mask, trials: Any, luck: Ints) -> Any:  # noqa: ARG001
    """Evaluation and imagined worlds are compiled only for batches that have room to try actions."""
    return greediest if isinstance(trials.dtype, types.Record) else _nobody_is_greedy


@compiled
def take(lanes: Lanes, lane: int, fresh: bool, autoreset: bool) -> int:
    """Begin a step: what the lane has to do first."""
    s = lanes.states[lane]
    lanes.dones[lane] = False
    lanes.refused[lane] = False
    for seat in range(lanes.rewards.shape[1]):
        lanes.rewards[lane, seat] = 0.0
    if fresh:
        lanes.episodes[lane] = 0
        return BEGIN
    if s.actor == OVER:
        return LOOK if autoreset else STAY  # unless there is another match, its end has been told
    action = lanes.actions[lane]
    if action == HOLD:
        return STAY
    mask = lanes.masks[lane]
    if action < 0 or action >= len(mask) or not mask[action]:
        lanes.refused[lane] = True
        return STAY
    return 0 + action


@compiled
def act(lanes: Lanes, lane: int, task: int, seed: int) -> None:
    """Do it: play an action, or set a match up."""
    if task >= 0:
        dispatch.apply(lanes.states[lane], task)
    elif task == BEGIN:
        begin(lanes, lane, seed)


@compiled
def look(lanes: Lanes, lane: int, autoreset: bool, forced: bool) -> int:
    """See what follows: an end, a decision that needs no learner, or one that does."""
    s = lanes.states[lane]
    mask = lanes.masks[lane]
    if s.actor == OVER:
        # A second match that ends within one step, among bots, waits for the next step with its result.
        if lanes.dones[lane]:
            return TELL
        settle(lanes, lane)
        if not autoreset:
            return TELL
        lanes.episodes[lane] += 1
        return BEGIN
    dispatch.legal(s, mask)
    player = lanes.players[lane, s.actor]
    if player == RANDOM:
        return choose(mask, lanes.luck[lane])
    if player == GREEDY:
        return greediest(s, mask, lanes.trials[lane], lanes.luck[lane])
    if forced and n_legal(mask) == 1:
        only = 0
        while not mask[only]:
            only += 1
        return only
    return TELL


@compiled
def tell(lanes: Lanes, lane: int, row: Any) -> None:
    """End a step: who decides next, and what that seat knows."""
    s = lanes.states[lane]
    lanes.actors[lane] = s.actor
    if s.actor == OVER:
        mask = lanes.masks[lane]
        for action in range(len(mask)):
            mask[action] = False
    else:
        dispatch.observe(s, s.actor, row)


@compiled
def step_lane(lanes: Lanes, lane: int, fresh: bool, seed: int, autoreset: bool, forced: bool) -> None:
    """Play the caller's action, then all that needs no learner, up to the next decision."""
    task = take(lanes, lane, fresh, autoreset)
    while task > TELL:
        act(lanes, lane, task, seed)
        task = look(lanes, lane, autoreset, forced)
    if task == TELL:
        tell(lanes, lane, lanes.observations[lane])


@compiled
def step_lanes(lanes: Lanes, first: int, last: int, fresh: bool, seed: int, autoreset: bool, forced: bool) -> None:
    """Step a range of lanes."""
    for lane in range(first, last):
        step_lane(lanes, lane, fresh, seed, autoreset, forced)


@compiled
def choose_lanes(lanes: Lanes, first: int, last: int, luck: Ints) -> None:
    """A random legal action for each lane of a range that waits for one."""
    for lane in range(first, last):
        if lanes.actors[lane] != OVER:
            lanes.actions[lane] = choose(lanes.masks[lane], luck)
