"""Matches to learn from: those that the search plays against itself, and quick ones by the policy alone.

A search that a network guides plays better than the network alone, so that the policy can learn from it: which
actions it tried how often. How matches end is learned better from many than from good ones: a thousand of the search
are few, and the policy alone plays a hundred in the time of one.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from copy import deepcopy
from functools import partial
from itertools import count, islice
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np

from ludi.arena.playing import cluster
from ludi.bots.desk import Desk, Style, count_legal, draw_seed, furnish
from ludi.bots.guided import promise
from ludi.bots.network import Mind, Network, Singles, mind_of, stand
from ludi.bots.player import mix
from ludi.bots.search import search
from ludi.bots.searcher import GROWTH, TREE_NODES
from ludi.bots.tree import NONE, ROOT, Tree, clear, plant
from ludi.core import dispatch, layout, observation, rng
from ludi.core.contract import MAX_SEATS, OVER, Game, Mask, Position
from ludi.core.jit import compiled
from ludi.core.layout import Ints, Records
from ludi.games import GAMES

ROOM: Final = 4096
"""Decisions of one match that are noted; a longer one is left out."""
ANY: Final = -1
"""In place of a first action: the search may begin with any."""
BOLD: Final = 0.5
"""Temperature of the policy in quick matches, which squares its chances as the search's visits are squared."""
SPARSE: Final = 8
"""Of so many decisions of a quick match about one is noted: those of one match have one end, and teach little more."""
BLOCK: Final = 64
"""Quick matches that a thread plays in one go."""


class Notes(NamedTuple):
    """Decisions one after the other, a row each."""

    observations: Any  # int16
    standings: Any  # float32 by seat, from the actor on
    masks: Any  # bool by action
    visits: Any  # int16 by action
    actors: Any  # int8
    seats: Any  # int8
    results: Any  # int32 (2, seat): scores and places at the end of the match


def blank_notes(game: Game[Any], n: int) -> Notes:
    """Room for so many decisions."""
    length = layout.dtype_of(game.observation).itemsize // 2
    return Notes(
        observations=np.zeros((n, length), np.int16),
        standings=np.zeros((n, MAX_SEATS), np.float32),
        masks=np.zeros((n, len(game.actions)), np.bool_),
        visits=np.zeros((n, len(game.actions)), np.int16),
        actors=np.zeros(n, np.int8),
        seats=np.zeros(n, np.int8),
        results=np.zeros((n, 2, MAX_SEATS), np.int32),
    )


class Glimpses(NamedTuple):
    """Decisions here and there in quick matches, a row each."""

    observations: Any  # int16
    standings: Any  # float32 by seat, from the actor on
    actors: Any  # int8
    seats: Any  # int8
    results: Any  # int32 (2, seat)


def blank_glimpses(game: Game[Any], n: int) -> Glimpses:
    """Room for so many."""
    notes = blank_notes(game, n)
    return Glimpses(notes.observations, notes.standings, notes.actors, notes.seats, notes.results)


R = TypeVar("R", Notes, Glimpses)


def upto(n: int, rows: R) -> R:
    """A copy of the first n rows."""
    return type(rows)(*(column[:n].copy() for column in rows))


def together(several: list[R]) -> R:
    """All rows of all."""
    return type(several[0])(*(np.concatenate(columns) for columns in zip(*several, strict=True)))


@compiled
def has_choice(s: Position, mask: Mask) -> bool:
    """Play what is forced; whether there comes a choice, whose legal actions are in the mask, before the end."""
    while s.actor != OVER:
        dispatch.legal(s, mask)
        n_legal, only = count_legal(mask)
        if n_legal > 1:
            return True
        dispatch.apply(s, only)
    return False


@compiled
def drawn(visits: Ints, luck: Ints) -> int:
    """An action by the square of its visits: mostly the best, and often enough another to learn from."""
    total = 0
    for code in range(len(visits)):
        total += int(visits[code]) ** 2
    left = rng.below(luck, total)
    for code in range(len(visits)):
        left -= int(visits[code]) ** 2
        if left < 0:
            return code
    return -1


@compiled
def play_and_note(
    match: Records,
    seats: int,
    options: Ints,
    key: Ints,
    mind: Any,
    tree: Tree,
    desk: Desk,
    style: Style,
    iterations: int,
    seen: Any,
    row: Ints,
    spread: Singles,
    notes: Notes,
) -> int:
    """Play one match, searching so long at every decision; how many were noted, or 0 if there is no room for all."""
    s = match[0]
    dispatch.setup(s, seats, options, key)
    at = 0
    while has_choice(s, desk.mask):
        if at == len(notes.actors):
            return 0
        seat = 0 + s.actor
        notes.masks[at] = desk.mask
        notes.actors[at] = seat
        desk.work[0] = s
        world = desk.work[0]
        dispatch.conceal(world, seat, draw_seed(desk.luck))
        dispatch.observe(world, seat, seen[0])
        notes.observations[at] = row
        stand(world, spread[seats], notes.standings[at])
        clear(tree)
        search(s, seat, seat, ANY, mind, tree, desk, style, iterations)
        notes.visits[at] = 0
        child = tree.first[ROOT]
        while child != NONE:
            notes.visits[at, tree.action[child]] = tree.visits[child]
            child = tree.sibling[child]
        action = drawn(notes.visits[at], desk.luck)
        at += 1
        dispatch.apply(s, action)
    dispatch.result(s, desk.out)
    for each in range(at):
        notes.seats[each] = seats
        notes.results[each] = desk.out
    return at


@compiled
def chosen(promises: Singles, mask: Mask, luck: Ints) -> int:
    """A legal action, each as often as it is promised."""
    left = rng.word(luck) / 2.0**32
    last = -1
    for code in range(len(mask)):
        if mask[code]:
            last = code
            left -= promises[code]
            if left < 0:
                break
    return last


@compiled
def play_quickly(
    match: Records, seats: int, options: Ints, key: Ints, mind: Any, desk: Desk, first: int, glimpses: Glimpses
) -> int:
    """Play one match by the network's policy alone; up to which row decisions were noted, from the first on."""
    s = match[0]
    dispatch.setup(s, seats, options, key)
    at = first
    while has_choice(s, desk.mask):
        seat = 0 + s.actor
        desk.work[0] = s
        dispatch.conceal(desk.work[0], seat, draw_seed(desk.luck))
        promise(mind, desk, BOLD)
        if at < len(glimpses.actors) and rng.below(desk.luck, SPARSE) == 0:
            glimpses.observations[at] = mind.row
            glimpses.standings[at] = mind.standing
            glimpses.actors[at] = seat
            at += 1
        dispatch.apply(s, chosen(mind.promises, desk.mask, desk.luck))
    dispatch.result(s, desk.out)
    for each in range(first, at):
        glimpses.seats[each] = seats
        glimpses.results[each] = desk.out
    return at


class Thinker(NamedTuple):
    """All that one thread needs to play."""

    match: Records
    mind: Mind | None
    tree: Tree
    desk: Desk
    seen: Any  # one observation record
    row: Ints  # the same memory as numbers
    notes: Notes
    glimpses: Glimpses


Crew = tuple[int, Callable[[int], Callable[[], R]]]
"""How many play at a time, and what begins a numbered match: its answer waits until that has been played."""


class Harvest:
    """Matches of a search against itself, in threads of this process or on the cores of a Ray cluster.

    What they are depends on the seed and on nothing else.
    """

    def __init__(
        self,
        game: Game[Any],
        network: Network | None,
        spread: Singles,
        style: Style,
        iterations: int,
        seed: int,
        threads: int,
        ray: str = "",
    ) -> None:
        self.game = game
        self._network = network
        self._ray = ray
        self._spread = np.asarray(spread, np.float32)
        self._style = style
        self._iterations = iterations
        self._seed = seed
        self._threads = threads
        self._options = game.option_indices({})
        self._turns = [seats for seats in game.seats for _ in range(round(game.seats[-1] / seats))]
        self._thinkers: SimpleQueue[Thinker] = SimpleQueue()
        for _ in range(threads):
            self._thinkers.put(self._thinker(network))

    def _thinker(self, network: Network | None) -> Thinker:
        game = self.game
        seen = layout.blank(game.observation, 1)
        return Thinker(
            match=layout.blank(game.state, 1),
            mind=None if network is None else mind_of(game, network),
            tree=plant(min(TREE_NODES, 4 * GROWTH * self._iterations)),
            desk=furnish(game),
            seen=seen,
            row=observation.observed(seen)[0],
            notes=blank_notes(game, ROOM),
            glimpses=blank_glimpses(game, ROOM),
        )

    def gather(self, decisions: int, first: int = 0) -> tuple[Notes, int]:
        """Searched matches until there are so many decisions, and the number of the match to go on with."""
        return self._gather(Harvest.play, decisions, first)

    def glimpse(self, decisions: int, first: int = 0) -> tuple[Glimpses, int]:
        """The same of quick matches, by blocks: its network must be there to play them."""
        return self._gather(Harvest.play_block, decisions, first)

    def _gather(self, play: Callable[["Harvest", int], R], decisions: int, first: int) -> tuple[R, int]:
        """What this plays, one number after the other, until there are so many rows."""
        numbers = count(first)
        found: list[R] = []
        rows = 0
        with self._on_cluster(play) if self._ray else self._in_threads(play) as (hands, begin):
            running = [begin(n) for n in islice(numbers, 2 * hands)]
            while rows < decisions:
                found.append(running.pop(0)())
                rows += len(found[-1].actors)
                running.append(begin(next(numbers)))
        return together(found), first + len(found)

    @contextmanager
    def _in_threads(self, play: Callable[["Harvest", int], R]) -> Iterator[Crew[R]]:
        with ThreadPoolExecutor(self._threads) as pool:
            try:
                yield self._threads, lambda number: pool.submit(play, self, number).result
            finally:
                pool.shutdown(cancel_futures=True)

    @contextmanager
    def _on_cluster(self, play: Callable[["Harvest", int], R]) -> Iterator[Crew[R]]:
        with cluster(self._ray) as ray:
            n = int(ray.cluster_resources()["CPU"])
            told = (self.game.name, self._network, self._spread, self._style, self._iterations, self._seed)
            hands = [ray.remote(num_cpus=1)(_Hand).remote(*told) for _ in range(n)]
            try:
                yield n, lambda number: partial(ray.get, hands[number % n].play.remote(play, number))
            finally:
                for hand in hands:
                    ray.kill(hand)

    def play(self, number: int) -> Notes:
        """One match of the search."""
        with self._thinking() as (match, mind, tree, desk, seen, row, notes, _):
            seats = self._seats(number)
            rng.start_from(desk.luck, mix("luck", self._seed, number))
            desk.spread[0] = self._spread[seats]
            n = play_and_note(
                match, seats, self._options, self._key("harvest", number), mind, tree, desk, self._style,
                self._iterations, seen, row, self._spread, notes,
            )  # fmt: skip
            return upto(n, notes)

    def play_block(self, number: int) -> Glimpses:
        """A block of quick matches."""
        with self._thinking() as thinker:
            rng.start_from(thinker.desk.luck, mix("quick luck", self._seed, number))
            at = 0
            for each in range(number * BLOCK, (number + 1) * BLOCK):
                key = self._key("quick", each)
                at = play_quickly(
                    thinker.match, self._seats(each), self._options, key, thinker.mind, thinker.desk, at,
                    thinker.glimpses,
                )  # fmt: skip
            return upto(at, thinker.glimpses)

    def _seats(self, number: int) -> int:
        """Numbers of seats in turn, few seats more often."""
        return self._turns[number % len(self._turns)]

    def _key(self, kind: str, number: int) -> Ints:
        return rng.key_from_seed(mix(kind, self._seed, number))

    @contextmanager
    def _thinking(self) -> Iterator[Thinker]:
        thinker = self._thinkers.get()
        try:
            yield thinker
        finally:
            self._thinkers.put(thinker)


class _Hand:
    """A core of a cluster at work. What is sent there cannot be written to, and would be compiled for anew: a copy can."""

    def __init__(
        self, name: str, network: Network | None, spread: Singles, style: Style, iterations: int, seed: int
    ) -> None:
        self._harvest = Harvest(GAMES[name], deepcopy(network), deepcopy(spread), style, iterations, seed, threads=1)

    def play(self, play: Callable[[Harvest, int], R], number: int) -> R:
        return play(self._harvest, number)
