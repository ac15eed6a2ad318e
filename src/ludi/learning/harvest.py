"""Matches that the search plays against itself, and what it found at every decision.

A search that a network guides plays better than the network alone, so that the network can learn from it: which
actions it tried how often, what it came to expect, and how the match ended.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count, islice
from queue import SimpleQueue
from typing import Any, Final, NamedTuple

import numpy as np

from ludi.bots.desk import Desk, Style, count_legal, draw_seed, furnish
from ludi.bots.network import MARGIN_SHARE, Mind, Network, Singles, mind_of, stand
from ludi.bots.player import mix
from ludi.bots.search import search
from ludi.bots.searcher import GROWTH, TREE_NODES
from ludi.bots.tree import NONE, ROOT, Tree, clear, plant
from ludi.core import dispatch, layout, observation, rng
from ludi.core.contract import MAX_SEATS, OVER, Game
from ludi.core.jit import compiled
from ludi.core.layout import Ints, Records

ROOM: Final = 4096
"""Decisions of one match that are noted; a longer one is left out."""
ANY: Final = -1
"""In place of a first action: the search may begin with any."""


class Notes(NamedTuple):
    """Decisions one after the other, a row each."""

    observations: Any  # int16
    standings: Any  # float32 by seat, from the actor on
    masks: Any  # bool by action
    visits: Any  # int16 by action
    actors: Any  # int8
    seats: Any  # int8
    foretold: Any  # float32 (2, seat): wins and leads as the search had them
    results: Any  # int32 (2, seat): scores and places at the end of the match

    def upto(self, n: int) -> "Notes":
        """A copy of the first n rows."""
        return Notes(*(column[:n].copy() for column in self))


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
        foretold=np.zeros((n, 2, MAX_SEATS), np.float32),
        results=np.zeros((n, 2, MAX_SEATS), np.int32),
    )


def together(several: list[Notes]) -> Notes:
    """All rows of all."""
    return Notes(*(np.concatenate(columns) for columns in zip(*several, strict=True)))


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
    while s.actor != OVER:
        dispatch.legal(s, desk.mask)
        n_legal, only = count_legal(desk.mask)
        if n_legal == 1:
            dispatch.apply(s, only)
            continue
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
        for other in range(seats):
            wins = tree.wins[ROOT, other] / tree.visits[ROOT]
            utility = tree.worth[ROOT, other] / tree.visits[ROOT]
            notes.foretold[at, 0, other] = wins
            notes.foretold[at, 1, other] = (utility - (1.0 - MARGIN_SHARE) * wins) / MARGIN_SHARE
        action = drawn(notes.visits[at], desk.luck)
        at += 1
        dispatch.apply(s, action)
    dispatch.result(s, desk.out)
    for each in range(at):
        notes.seats[each] = seats
        notes.results[each] = desk.out
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


class Harvest:
    """Matches of a search against itself, on every core; what they are depends on the seed and on nothing else."""

    def __init__(
        self,
        game: Game[Any],
        network: Network | None,
        spread: Singles,
        style: Style,
        iterations: int,
        seed: int,
        threads: int,
    ) -> None:
        self.game = game
        self._spread = np.asarray(spread, np.float32)
        self._style = style
        self._iterations = iterations
        self._seed = seed
        self._threads = threads
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
        )

    def matches(self, first: int = 0) -> Iterator[Notes]:
        """The notes of one match after the other, for ever; numbers of seats in turn, few seats more often."""
        turns = [seats for seats in self.game.seats for _ in range(round(self.game.seats[-1] / seats))]
        numbers = count(first)
        with ThreadPoolExecutor(self._threads) as pool:
            running = [pool.submit(self._play, n, turns[n % len(turns)]) for n in islice(numbers, 2 * self._threads)]
            try:
                while True:
                    yield running.pop(0).result()
                    n = next(numbers)
                    running.append(pool.submit(self._play, n, turns[n % len(turns)]))
            finally:
                pool.shutdown(cancel_futures=True)

    def gather(self, decisions: int, first: int = 0) -> tuple[Notes, int]:
        """Whole matches until there are so many decisions, and the number of the match to go on with."""
        found: list[Notes] = []
        rows = 0
        for notes in self.matches(first):
            found.append(notes)
            rows += len(notes.actors)
            if rows >= decisions:
                break
        return together(found), first + len(found)

    def _play(self, number: int, seats: int) -> Notes:
        thinker = self._thinkers.get()
        try:
            match, mind, tree, desk, seen, row, notes = thinker
            key = rng.key_from_seed(mix("harvest", self._seed, number))
            rng.start_from(desk.luck, mix("luck", self._seed, number))
            desk.spread[0] = self._spread[seats]
            options = self.game.option_indices({})
            n = play_and_note(
                match, seats, options, key, mind, tree, desk, self._style, self._iterations, seen, row,
                self._spread, notes,
            )  # fmt: skip
            return notes.upto(n)
        finally:
            self._thinkers.put(thinker)
