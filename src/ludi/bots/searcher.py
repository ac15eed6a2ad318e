"""Bots that search: a budget, a style, and as many trees and threads as they are given."""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any, Final, NamedTuple

import numpy as np

from ludi.bots.calibration import sharpened
from ludi.bots.desk import Desk, Style, furnish, spread_of
from ludi.bots.network import Mind, Network, mind_of
from ludi.bots.player import Decision, concealed, mix
from ludi.bots.search import scatter, search
from ludi.bots.tree import NONE, ROOT, Floats, Tree, clear, plant
from ludi.bots.tuning import tuning
from ludi.bots.worth import OPEN
from ludi.core import rng
from ludi.core.contract import Game

FIRST_CHUNK: Final = 50
CHUNK_SECONDS: Final = 0.05
"""How long compiled code runs before Python looks at the clock and at Ctrl-C."""
LOOKS_AT_THE_CLOCK: Final = 16
"""A budget in iterations is spent in so many parts, whatever the clock says, so that it can be reproduced."""
TREE_NODES: Final = 1 << 16
GROWTH: Final = 16
"""Guided by a network, a node has all of its children at once: so many nodes an iteration, as a rule."""
MOST_NODES: Final = 1 << 19
"""A long search has room for a node an iteration, up to these: about 60 MB."""
CLEARLY: Final = 8
"""An action visited so many times as often as any other is chosen without further ado.

It saves a fifth of the iterations of a long search; of 130 such searches, one would have ended otherwise.
"""
ENOUGH: Final = 256
"""Iterations, at the least, before anything is clear."""


BEST: Final = -1
"""In place of an action to judge: look for the best."""
FEW_LINES: Final = 3
"""Of so many of the best actions it is told how the search went on."""
LONGEST_LINE: Final = 8
SURE: Final = 24
"""An action that was tried less often says nothing of how to go on."""
WORLDS: Final = 8
"""So many are imagined to tell the chances as somebody sees them who does not see everything."""


@dataclass(frozen=True, slots=True)
class Budget:
    """When to stop: after so many iterations, or earlier once the time is up; 0 is without limit."""

    iterations: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if self.iterations <= 0 and self.seconds <= 0:
            raise ValueError("a budget needs iterations or seconds")


class Root(NamedTuple):
    """What one tree says of the position it was grown from."""

    visits: int
    worth: float  # as all sums below, of the iterations; of the searching seat
    wins: Floats  # by seat
    children: list[tuple[int, int, float, Floats]]  # actions that were tried: visits, worth and wins
    lines: dict[int, tuple[int, ...]]  # of the actions tried most, how it went on
    scatter: float
    seconds: float  # in compiled code


class Searcher:
    """Information-set Monte Carlo tree search over imagined worlds.

    The budget is shared by several trees, which know nothing of each other and are grown one after the other, or at
    the same time by as many threads. With iterations alone as its budget, a decision depends on the position, the
    seed and the number of trees, and on nothing else.
    """

    def __init__(
        self,
        budget: Budget,
        seed: int = 0,
        style: Style | None = None,
        threads: int = 1,
        network: Network | None = None,
        *,
        trees: int = 1,
        calibrated: bool = True,
    ) -> None:
        self.budget = budget
        self.seed = seed
        self.style = style
        self.threads = threads
        self.trees = max(trees, threads)
        self.network = network
        self.calibrated = calibrated  # chances are told as matches have shown them to be; else as the search has them
        self._seats: dict[str, list[tuple[Tree, Desk, Mind | None]]] = {}
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def __repr__(self) -> str:
        return f"Searcher({self.budget}, trees={self.trees}, threads={self.threads})"

    def choose(self, game: Game[Any], s: Any, seat: int) -> Decision:
        """The most visited action; where there is only one, what it is worth."""
        codes = game.legal_codes(s)
        return self._search(game, s, seat, codes[0] if len(codes) == 1 else BEST, seat)

    def judge(self, game: Game[Any], s: Any, seat: int, action: int) -> Decision:
        """What this action is worth to the seat, searched as if it had been chosen already."""
        return self._search(game, s, seat, action, seat)

    def compare(self, game: Game[Any], s: Any, seat: int, actions: Sequence[int]) -> Decision:
        """What each of some actions is worth to the seat: all searched alike, from the same luck; the best of them."""
        found = {action: self.judge(game, s, seat, action) for action in actions}
        best = max(found.values(), key=lambda one: one.values[one.action])
        visits = {action: one.visits[action] for action, one in found.items()}
        values = {action: one.values[action] for action, one in found.items()}
        return Decision(best.action, best.chances, visits, values, sum(one.iterations for one in found.values()))

    def chances(self, game: Game[Any], s: Any, knower: int) -> tuple[float, ...]:
        """Of each seat to win, by what a seat, a spectator (-1) or somebody who sees everything (``OPEN``) knows.

        Who does not see everything expects the mean of what he would see in the worlds that he imagines: one rule
        for whoever is to act, so that chances at one moment and at the next can be compared.
        """
        if knower == OPEN:
            codes = game.legal_codes(s)
            return self._search(game, s, int(s.actor), codes[0] if len(codes) == 1 else BEST, OPEN).chances
        each = Budget(-(-self.budget.iterations // WORLDS), self.budget.seconds / WORLDS)
        analyst = Searcher(each, self.seed, self.style, network=self.network, calibrated=self.calibrated)
        worlds = [concealed(game, s, knower, mix("world", self.seed, number)) for number in range(WORLDS)]
        found = [analyst.chances(game, world, OPEN) for world in worlds]
        return tuple(sum(shares) / WORLDS for shares in zip(*found, strict=True))

    def _search(self, game: Game[Any], s: Any, seat: int, first: int, knower: int) -> Decision:
        began = perf_counter()
        style = self.style or tuning(game).style_of(learned=self.network is not None)
        thinkers = self._thinkers(game)
        grow = partial(self._grow, s, knower, seat, first, style, began)
        if self._pool is None:
            shares = [grow(thinkers[0], 0)]
        else:
            shares = list(self._pool.map(grow, thinkers, range(self.threads)))
        roots = [shares[number % self.threads][number // self.threads] for number in range(self.trees)]
        sharpness = tuning(game).sharp(int(s.seats), learned=self.network is not None) if self.calibrated else 1.0
        times = perf_counter() - began, max(sum(root.seconds for root in share) for share in shares)
        if first != BEST:
            return _judged(roots, s.seats, seat, first, sharpness, times)
        return _merged(roots, s.seats, seat, sharpness, times)

    def _thinkers(self, game: Game[Any]) -> list[tuple[Tree, Desk, Mind | None]]:
        """A tree, a desk and a mind for each thread, kept from one decision to the next."""
        if game.name not in self._seats:
            network = self.network
            wanted = self._iterations_each
            if network is not None:
                wanted = GROWTH * wanted or MOST_NODES
            nodes = min(MOST_NODES, max(TREE_NODES, wanted))
            self._seats[game.name] = [
                (plant(nodes), furnish(game), None if network is None else mind_of(game, network))
                for _ in range(self.threads)
            ]
        return self._seats[game.name]

    @property
    def _iterations_each(self) -> int:
        """Of every tree; 0 is without limit."""
        return -(-self.budget.iterations // self.trees)

    def _grow(
        self,
        s: Any,
        knower: int,
        seat: int,
        first: int,
        style: Style,
        began: float,
        thinker: tuple[Tree, Desk, Mind | None],
        thread: int,
    ) -> list[Root]:
        """The trees of one thread, one after the other in the same place, each with its share of the time."""
        tree, desk, mind = thinker
        key = mix("search", self.seed, s.rng.tobytes().hex())
        numbers = range(thread, self.trees, self.threads)
        roots = []
        for nth, number in enumerate(numbers, 1):
            clear(tree)
            rng.start_from(desk.luck, mix(key, number))
            before = perf_counter()
            desk.spread[0] = spread_of(desk, s, knower, key) if self.network is None else self.network.spread[s.seats]
            spent = perf_counter() - before
            until = began + nth * self.budget.seconds / len(numbers) if self.budget.seconds > 0 else float("inf")
            spent += self._think(s, knower, seat, first, tree, desk, mind, style, until)
            roots.append(_root(tree, seat, spent))
        return roots

    def _think(
        self,
        s: Any,
        knower: int,
        seat: int,
        first: int,
        tree: Tree,
        desk: Desk,
        mind: Mind | None,
        style: Style,
        until: float,
    ) -> float:
        """Search in chunks until the budget of a tree is spent; the seconds of it."""
        wanted = self._iterations_each
        done, inside = 0, 0.0
        chunk = max(FIRST_CHUNK, wanted // LOOKS_AT_THE_CLOCK)
        while True:
            if wanted:
                chunk = min(chunk, wanted - done)
            before = perf_counter()
            search(s, knower, seat, first, mind, tree, desk, style, chunk)
            now = perf_counter()
            done += chunk
            inside += now - before
            if now >= until or (wanted and done >= wanted):
                return inside
            pace = (now - before) / chunk
            if not wanted:
                chunk = max(1, int(min(CHUNK_SECONDS, until - now) / pace))
            left = wanted - done if wanted else int((until - now) / pace)
            if first == BEST and is_settled(tree, left):
                return inside


def is_settled(tree: Tree, left: int) -> bool:
    """Whether so many more iterations could not, or will hardly, change which action is visited most."""
    most = second = 0
    for child in _children(tree, ROOT):
        visits = int(tree.visits[child])
        most, second = (visits, most) if visits > most else (most, max(second, visits))
    done = int(tree.visits[ROOT])
    is_clear = most > CLEARLY * second and done >= max(ENOUGH, left // (LOOKS_AT_THE_CLOCK - 1))
    return is_clear or most - second > left


def _root(tree: Tree, seat: int, seconds: float) -> Root:
    """What is to be kept of a tree that another will grow over; guided by a network, it has children nobody tried."""
    tried = [child for child in _children(tree, ROOT) if tree.visits[child]]
    children = [
        (int(tree.action[child]), int(tree.visits[child]), float(tree.worth[child, seat]), tree.wins[child].copy())
        for child in tried
    ]
    most = sorted(children, key=_rank)[:FEW_LINES]
    return Root(
        visits=int(tree.visits[ROOT]),
        worth=float(tree.worth[ROOT, seat]),
        wins=tree.wins[ROOT].copy(),
        children=children,
        lines={action: line(tree, action) for action, *_ in most},
        scatter=float(scatter(tree, seat)),
        seconds=seconds,
    )


def _rank(tried: tuple[int, int, float, Floats]) -> tuple[int, float, int]:
    """Actions in the order of their visits, then of what they are worth."""
    action, visits, worth, _ = tried
    return -visits, -worth / visits, action


def _judged(
    roots: list[Root], n: int, seat: int, action: int, sharpness: float, times: tuple[float, float]
) -> Decision:
    """What the roots say of the one action that was played before all of them."""
    visits = sum(root.visits for root in roots)
    chances = sharpened((_summed(root.wins for root in roots)[:n] / visits).tolist(), sharpness)
    worth = sum(root.worth for root in roots) / visits
    return Decision(action, chances, {action: visits}, {action: worth}, visits, *times, wins={action: chances[seat]})


def _children(tree: Tree, node: int) -> Iterator[int]:
    child = int(tree.first[node])
    while child != NONE:
        yield child
        child = int(tree.sibling[child])


def line(tree: Tree, action: int) -> tuple[int, ...]:
    """What followed an action in more than half of the iterations that tried it, as far as there is such a thing."""
    node = next((child for child in _children(tree, ROOT) if tree.action[child] == action), NONE)
    found: list[int] = []
    while node != NONE and tree.visits[node] >= SURE and len(found) < LONGEST_LINE:
        half = tree.visits[node] / 2
        node = next((child for child in _children(tree, node) if tree.visits[child] > half), NONE)
        if node != NONE:
            found.append(int(tree.action[node]))
    return tuple(found)


def _merged(roots: list[Root], n: int, seat: int, sharpness: float, times: tuple[float, float]) -> Decision:
    """One decision from the roots of all trees: what they tried most together."""
    several: dict[int, list[tuple[int, int, float, Floats]]] = {}
    for root in roots:
        for each in root.children:
            several.setdefault(each[0], []).append(each)
    tried = sorted(
        (
            (action, sum(one[1] for one in found), sum(one[2] for one in found), _summed(one[3] for one in found))
            for action, found in several.items()
        ),
        key=_rank,
    )
    chances = {action: sharpened((wins[:n] / visits).tolist(), sharpness) for action, visits, _, wins in tried}
    best = tried[0][0]
    return Decision(
        action=best,
        chances=chances[best],
        visits={action: visits for action, visits, _, _ in tried},
        values={action: worth / visits for action, visits, worth, _ in tried},
        iterations=sum(root.visits for root in roots),
        seconds=times[0],
        seconds_compiled=times[1],
        wins={action: told[seat] for action, told in chances.items()},
        lines={action: roots[0].lines.get(action, ()) for action, *_ in tried[:FEW_LINES]},
        scatter=float(np.mean([root.scatter for root in roots])),
    )


def _summed(several: Iterable[Floats]) -> Floats:
    return np.sum(list(several), axis=0)
