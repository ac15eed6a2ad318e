"""Many matches of one game, stepped together.

::

    lanes = ludi.batch("alea", seats=4, n=4096, seed=1)
    lanes.reset()
    while learning:
        lanes.step(choose(lanes.observations, lanes.masks))   # one action a lane
        learn(lanes.rewards[lanes.dones])

A lane plays one match after the other. Every lane waits for the seat in ``actors``; ``masks`` and
``observations`` are that seat's. Lane, episode and seed decide every shuffle: the same numbers on a core and on
a GPU, whatever the size of the batch.
"""

import os
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final, NamedTuple, Protocol

import numpy as np

from ludi.core import layout, rng
from ludi.core.catalogue import Value
from ludi.core.checked import BadCall
from ludi.core.contract import MAX_SEATS, PLACES, SCORES, Game, is_whole
from ludi.core.cuda import cuda
from ludi.core.errors import BadSetup, LudiError
from ludi.core.features import Table, write_rows
from ludi.envs.features import features
from ludi.envs.kernels import feature_kernel, step_kernel
from ludi.envs.lanes import GREEDY, LEARNER, MATCH_STREAM, RANDOM, Lanes, choose_lanes, step_lanes, write_key
from ludi.envs.names import game_named
from ludi.envs.sorting import NUMBERS, block_for

PLAYERS: Final = {"learner": LEARNER, "random": RANDOM, "greedy": GREEDY}
THREAD_LANES: Final = 64
"""Fewer lanes than this are not worth a thread of their own."""
BLOCK: Final = 128
"""Threads of a GPU that share a block."""


class Stepping(NamedTuple):
    """How the lanes of a batch go on."""

    seed: int
    autoreset: bool
    forced: bool


class IllegalAction(LudiError):
    """A lane was given an action that is not legal there."""


class Batch(Protocol):
    """What a batch offers on every device; arrays stay where they are, each step writes them anew."""

    game: Game[Any]
    n: int
    actors: Any
    """(n,) int8: the seat to decide, or -1 once the match is over and nothing follows."""
    masks: Any
    """(n, actions) bool: what it may do."""
    observations: Any
    """(n, length) int16: what it knows."""
    actions: Any
    """(n,) int32: what ``step`` plays if it is given nothing."""
    dones: Any
    """(n,) bool: whether a match ended in this step."""
    scores: Any
    """(n, MAX_SEATS) int32: of the match that ended."""
    places: Any
    """(n, MAX_SEATS) int32: of the match that ended, 1 for a winner."""
    rewards: Any
    """(n, MAX_SEATS) float32: where one ended, the seat's share of the win less a fair share."""
    refused: Any
    """(n,) bool: whether the action was illegal; such a lane has not moved."""
    episodes: Any
    """(n,) int64: how many matches the lane has finished."""
    states: Any
    """(n,) position records."""

    def reset(self) -> None:
        """Begin every lane's first match."""
        ...

    def step(self, actions: Any = None) -> None:
        """Play one action in every lane, up to its next decision."""
        ...

    def observe_features(self, out: Any = None) -> Any:
        """The observations as float32 for networks, (n, features): see ``envs/features.py``."""
        ...


def batch(
    game: str | Game[Any],
    seats: int | Sequence[int],
    n: int,
    *,
    device: str = "cpu",
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    players: Sequence[str] = (),
    autoreset: bool = True,
    forced: bool = False,
    threads: int | None = None,
    buffers: Mapping[str, Any] | None = None,
) -> "Batch":
    """Set n matches up to be stepped together.

    Several numbers of ``seats`` are dealt out to the lanes in turn. ``players`` says by seat who decides:
    ``learner`` (the default), or ``random`` or ``greedy``, who play inside the step. With ``forced``, decisions
    with a single option are taken inside the step too. ``buffers`` are arrays of yours that the batch shall
    write to, by the names of its own.
    """
    asked = game_named(game)
    host = _lanes(asked, _counts(seats), n, options or {}, players)
    rules = Stepping(_checked_seed(seed), autoreset, forced)
    if threads is not None and not (is_whole(threads) and threads > 0):
        raise BadSetup(f"threads={threads!r}; expected a whole number from 1 on")
    if buffers is not None and not isinstance(buffers, Mapping):
        raise BadSetup(f"buffers={buffers!r:.60}; expected arrays by name")
    if device == "cpu":
        return CpuBatch(asked, _with(host, buffers or {}), threads or os.cpu_count() or 1, rules)
    if device == "cuda":
        return CudaBatch(asked, host, buffers or {}, rules)
    raise BadSetup(f"device={device!r}; expected cpu or cuda")


def _counts(seats: Any) -> list[Any]:
    """The numbers of seats, of one or of several; what is no number is refused as one of them."""
    return list(seats) if isinstance(seats, Iterable) and not isinstance(seats, str) else [seats]


def _checked_seed(seed: int) -> int:
    if not is_whole(seed) or not 0 <= seed < 1 << 63:
        raise BadSetup(f"seed={seed!r}; expected a whole number from 0 to 2**63 - 1")
    return int(seed)


def _lanes(
    game: Game[Any], seats: Sequence[int], n: int, options: Mapping[str, Value], players: Sequence[str]
) -> Lanes:
    """Arrays for n lanes, in the memory of this process."""
    if not is_whole(n) or n < 1:
        raise BadSetup(f"n={n!r}; expected a whole number from 1 on")
    if not seats:
        raise BadSetup("seats: expected at least one number of seats")
    for each in seats:
        game.start(each, options, 0)  # says what is wrong with seats or options
    if isinstance(players, str) or len(players) > max(seats):
        raise BadSetup(f"players={players!r}; expected at most a name for each seat, as in ('learner', 'greedy')")
    if unknown := [name for name in players if name not in PLAYERS]:
        raise BadSetup(f"players={unknown[0]!r}; expected one of {', '.join(PLAYERS)}")
    by_seat = [PLAYERS[name] for name in players] + [LEARNER] * (MAX_SEATS - len(players))
    if LEARNER not in by_seat[: min(seats)]:
        raise BadSetup("players: at least one seat of every match must be left to a learner")
    is_greedy = GREEDY in by_seat
    return Lanes(
        states=layout.blank(game.state, n),
        seats=np.resize(np.array(seats, dtype=np.int8), n),
        options=np.tile(game.option_indices(options), (n, 1)),
        players=np.tile(np.array(by_seat, dtype=np.int8), (n, 1)),
        episodes=np.zeros(n, dtype=np.int64),
        actions=np.zeros(n, dtype=np.int32),
        actors=np.zeros(n, dtype=np.int8),
        masks=np.zeros((n, len(game.actions)), dtype=np.bool_),
        observations=layout.blank(game.observation, n),
        dones=np.zeros(n, dtype=np.bool_),
        results=np.zeros((n, 2, MAX_SEATS), dtype=np.int32),
        rewards=np.zeros((n, MAX_SEATS), dtype=np.float32),
        refused=np.zeros(n, dtype=np.bool_),
        keys=np.zeros((n, rng.KEY_WORDS), dtype=np.uint32),
        luck=np.zeros((n, rng.WORDS), dtype=np.uint32),
        trials=np.zeros((n if is_greedy else 1, 2), dtype=layout.dtype_of(game.state) if is_greedy else np.int8),
    )


def _with(lanes: Lanes, buffers: Mapping[str, Any]) -> Lanes:
    """The lanes with the caller's arrays in place of their own."""
    changed = {}
    for name, given in buffers.items():
        own = getattr(lanes, name, None)
        wanted = own.view(np.int16).reshape(len(own), -1) if own is not None and name == "observations" else own
        _fitting(name, given, wanted)[...] = wanted
        changed[name] = given.view(lanes.observations.dtype).reshape(len(given)) if name == "observations" else given
    return lanes._replace(**changed)


def _fitting(name: str, given: Any, wanted: Any) -> Any:
    """The caller's array, if it can take the place of ours."""
    if wanted is None or name in {"states", "keys", "luck", "trials"}:
        raise BadSetup(f"buffers: no array {name!r} to be replaced")
    fits = getattr(given, "dtype", None) == wanted.dtype and given.shape == wanted.shape and given.flags["C_CONTIGUOUS"]
    if not fits or not getattr(given.flags, "writeable", True):
        raise BadSetup(f"buffers: {name}: expected a contiguous array of {wanted.dtype} {wanted.shape}")
    return given


def _check_begun(begun: bool) -> None:
    if not begun:
        raise BadCall("no match has begun: reset the batch first")


def _one_a_lane(actions: Any, n: int) -> Any:
    """The caller's actions, if there is a whole number for every lane."""
    given = np.asarray(actions)
    if given.shape != (n,) or given.dtype.kind not in "iu":
        raise IllegalAction(f"actions: expected {n} whole numbers, one for each lane, got {given.dtype} {given.shape}")
    return given


class CpuBatch:
    """A batch in the memory of this process, stepped by its cores without the interpreter."""

    def __init__(self, game: Game[Any], lanes: Lanes, threads: int, rules: Stepping) -> None:
        self.game = game
        self.n = len(lanes.states)
        self.lanes = lanes
        self._rules = rules
        self._begun = False
        workers = max(1, min(threads, self.n // THREAD_LANES))
        edges = [self.n * worker // workers for worker in range(workers + 1)]
        self._spans = list(pairwise(edges))
        self._pool = ThreadPoolExecutor(max(1, workers - 1))  # beside the thread that asks; none is started unasked
        self._luck = np.zeros((workers, rng.WORDS), dtype=np.uint32)
        for worker, luck in enumerate(self._luck):
            rng.start_from(luck, rules.seed * workers + worker + 1)
        self.actors, self.masks, self.actions = lanes.actors, lanes.masks, lanes.actions
        self.dones, self.rewards, self.refused = lanes.dones, lanes.rewards, lanes.refused
        self.episodes, self.states = lanes.episodes, lanes.states
        self.scores, self.places = lanes.results[:, SCORES], lanes.results[:, PLACES]
        self.observations = lanes.observations.view(np.int16).reshape(self.n, -1)
        self._told = features(game)
        self._features: Any = None

    def reset(self) -> None:
        """Begin every lane's first match."""
        self._begun = True
        self._step(fresh=True)

    def step(self, actions: Any = None) -> None:
        """Play one action in every lane; illegal ones are an error, and their lanes stay where they were."""
        _check_begun(self._begun)
        if actions is not None:
            self.actions[:] = _one_a_lane(actions, self.n)
        self._step(fresh=False)
        if self.refused.any():
            lane = int(self.refused.argmax())
            raise IllegalAction(
                f"lane {lane}: action {self.actions[lane]} is not legal for seat {self.actors[lane]}; "
                f"{int(self.refused.sum())} of {self.n} lanes have not moved"
            )

    def sample(self) -> Any:
        """A random legal action for every lane, in ``actions``."""
        _check_begun(self._begun)
        self._all(lambda worker, first, last: choose_lanes(self.lanes, first, last, self._luck[worker]))
        return self.actions

    def observe_features(self, out: Any = None) -> Any:
        """The observations as floats, in an array of yours or in one that each call writes anew."""
        told = self._told
        if out is None:
            out = self._features = self._features if self._features is not None else told.blank(self.n)
        told.check_room(out, self.n)
        self._all(lambda _, first, last: write_rows(told.table, self.observations, out, first, last))
        return out

    def start(self, lane: int, episode: int) -> Any:
        """The first position of a lane's match, to replay it elsewhere."""
        if not is_whole(lane) or not 0 <= lane < self.n:
            raise BadCall(f"lane {lane!r}: expected 0 to {self.n - 1}")
        if not is_whole(episode) or not 0 <= episode < 1 << 63:
            raise BadCall(f"episode {episode!r}: expected a whole number from 0 on")
        key = np.zeros(rng.KEY_WORDS, dtype=np.uint32)
        write_key(key, self._rules.seed, lane, episode, MATCH_STREAM)
        s = layout.one(self.game.state)
        self.game.setup(s, int(self.lanes.seats[lane]), self.lanes.options[lane], key)
        return s

    def _step(self, *, fresh: bool) -> None:
        self._all(lambda _, first, last: step_lanes(self.lanes, first, last, fresh, *self._rules))

    def _all(self, work: Any) -> None:
        first, *rest = self._spans
        others = [self._pool.submit(work, worker, *span) for worker, span in enumerate(rest, 1)]
        work(0, *first)
        for other in others:
            other.result()  # an error of a thread is one of ours


class CudaBatch:
    """A batch in the memory of a GPU, one thread a match; nothing waits for the host."""

    def __init__(self, game: Game[Any], host: Lanes, buffers: Mapping[str, Any], rules: Stepping) -> None:
        door = cuda()
        self.game = game
        self.n = len(host.states)
        self._rules = rules
        self._begun = False
        self._cuda = door
        numbers = {"observations": host.observations.view(np.int16).reshape(self.n, -1)}
        arrays = {name: door.to_device(numbers.get(name, own)) for name, own in host._asdict().items()}
        for name, given in buffers.items():
            arrays[name] = _fitting(name, door.as_cuda_array(given), arrays.get(name))
        self.observations = arrays["observations"]
        self._rows = self.observations.reshape(self.n * self.observations.shape[1])
        if self._rows.device_ctypes_pointer.value % (2 * NUMBERS):
            raise BadSetup("buffers: observations: expected to begin at a multiple of 8 bytes")
        self._words = self._rows[: len(self._rows) // NUMBERS * NUMBERS].view(np.uint64)
        arrays["observations"] = self._rows.view(host.observations.dtype)
        self.lanes = Lanes(**arrays)
        lanes = self.lanes
        self.actors, self.masks, self.actions = lanes.actors, lanes.masks, lanes.actions
        self.dones, self.rewards, self.refused = lanes.dones, lanes.rewards, lanes.refused
        self.episodes, self.states, self.results = lanes.episodes, lanes.states, lanes.results
        self.scores, self.places = self.results[:, SCORES], self.results[:, PLACES]
        self._block = block_for(self.n)
        self._kinds = door.to_device(game.actions.kind_of)
        self._kernel: Any = step_kernel(door, host.observations.dtype)
        self._feature_kernel: Any = feature_kernel(door)
        told = self._told = features(game)
        self._table = Table(*(door.to_device(column) for column in told.table))
        self._blank: Any = lambda: door.to_device(told.blank(self.n))
        self._features: Any = None

    def reset(self, stream: Any = 0) -> None:
        """Begin every lane's first match."""
        self._begun = True
        self._launch(True, stream)

    def step(self, actions: Any = None, stream: Any = 0) -> None:
        """Play one action in every lane, on the caller's stream; ``refused`` marks lanes whose action was illegal."""
        _check_begun(self._begun)
        if actions is not None:
            self.lanes.actions.copy_to_device(self._cuda.as_cuda_array(actions), stream=self.stream_of(stream))
        self._launch(False, stream)

    def observe_features(self, out: Any = None, stream: Any = 0) -> Any:
        """The observations as floats, in an array of yours or in one that each call writes anew."""
        if out is None:
            out = self._features = self._features if self._features is not None else self._blank()
        blocks = (self.n + BLOCK - 1) // BLOCK
        floats = self._cuda.as_cuda_array(out)
        self._told.check_room(floats, self.n)
        self._feature_kernel[blocks, BLOCK, self.stream_of(stream)](self._table, self.observations, floats)
        return out

    def stream_of(self, stream: Any) -> Any:
        """The caller's stream, as kernels are launched on it."""
        pointer = getattr(stream, "cuda_stream", stream)  # a stream of torch, its address, or one of Numba's
        return self._cuda.external_stream(pointer) if isinstance(pointer, int) and pointer else pointer

    def _launch(self, fresh: bool, stream: Any) -> None:
        blocks = (self.n + self._block - 1) // self._block
        step = self._kernel[blocks, self._block, self.stream_of(stream)]
        step(self.lanes, self._kinds, self._rows, self._words, fresh, *self._rules)
