"""A finished match judged by a search: chances turn by turn, mistakes with what was better, turning points.

Chances are told once a turn, a run of actions by one seat, for in the midst of one they only foretell what its
seat is about to do. Moves are counted from 1: move n is the action of step n - 1, and leads to the nth position.
"""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Final

import msgspec

from ludi.bots.levels import ADVISER, full_name, learned
from ludi.bots.player import concealed, mix
from ludi.bots.searcher import Budget, Searcher
from ludi.bots.worth import OPEN
from ludi.core.contract import Game

ITERATIONS: Final = 2000
"""For each question to the search: with 400 the chances still lean to whoever is to act, with 2,000 hardly."""


class Judged(msgspec.Struct, frozen=True):
    """One decision: what was played, what the search preferred, and the worth of both by one comparison."""

    step: int
    seat: int
    action: int
    best: int
    # Utility of both to the deciding seat, 0 to 1, by what it knew.
    played: float
    better: float

    @property
    def move(self) -> int:
        return self.step + 1

    @property
    def loss(self) -> float:
        """What it cost; none where the search preferred what was played, or found the other no better after all."""
        return max(0.0, self.better - self.played)


class Turn(msgspec.Struct, frozen=True):
    """Actions that one seat took in a row, and everybody's chances before the first of them."""

    step: int
    seat: int
    chances: tuple[float, ...]


class Turning(msgspec.Struct, frozen=True):
    """A turn that changed the chances, luck included, and the action that stands for it."""

    turn: Turn
    step: int
    changes: tuple[float, ...]

    @property
    def move(self) -> int:
        return self.step + 1


class Analysis(msgspec.Struct, frozen=True):
    """A whole match, judged."""

    decisions: list[Judged]
    turns: list[Turn]
    end: tuple[float, ...]  # what each seat won
    steps: int
    judge: str = ""  # the full name of the search that judged, with what it has learned

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """The seat's chance by the number of moves played: before every turn, and its win at the end."""
        return [(turn.step, turn.chances[seat]) for turn in self.turns] + [(self.steps, self.end[seat])]

    def mistakes(self, n: int = 5) -> list[Judged]:
        """The most costly decisions."""
        costly = [one for one in self.decisions if one.loss > 0]
        return sorted(costly, key=lambda one: -one.loss)[:n]

    def turning_points(self, n: int = 5, seat: int | None = None) -> list[Turning]:
        """Turns that changed a seat's chance most, or anybody's, from before them to the next."""
        after = [*(turn.chances for turn in self.turns), self.end]
        found = []
        for number, (one, then) in enumerate(pairwise(after)):
            turn = self.turns[number]
            stop = self.turns[number + 1].step if number + 1 < len(self.turns) else self.steps
            changes = tuple(b - a for a, b in zip(one, then, strict=True))
            found.append(Turning(turn, self._standing_for(turn.step, stop), changes))

        def size(one: Turning) -> float:
            return max(map(abs, one.changes)) if seat is None else abs(one.changes[seat])

        return sorted(found, key=lambda one: -size(one))[:n]

    def _standing_for(self, first: int, stop: int) -> int:
        """The step of a turn that cost most, or its last where nothing was lost."""
        costly = [one for one in self.decisions if first <= one.step < stop and one.loss > 0]
        return max(costly, key=lambda one: one.loss).step if costly else stop - 1


def judge_of(game: Game[Any], iterations: int = ITERATIONS, seed: int = 0) -> Searcher:
    """The search that judges positions of a game: it asks the network that ``legatus`` asks, where there is one."""
    return Searcher(Budget(iterations=iterations), seed, network=learned(ADVISER, game))


def judge_name(game: Game[Any], iterations: int = ITERATIONS) -> str:
    """What it is called in analyses: other weights are another judge."""
    return full_name(f"{ADVISER}@{iterations}", game)


def judge_moves(
    searcher: Searcher, game: Game[Any], moves: Iterable[tuple[int, Any, int]], before: int | None, knower: int = OPEN
) -> tuple[list[Turn], list[Judged]]:
    """Judge moves in a row, each a step, the position there and the action: every turn that begins, every decision.

    ``before`` is the seat that acted before the first of them, if any. A decision is judged by what the seat knew
    that took it. Chances are judged by one knowledge throughout, of everything, of a spectator (-1) or of a seat:
    otherwise they would change with whose turn it is.
    """
    turns: list[Turn] = []
    decisions: list[Judged] = []
    for step, s, action in moves:
        seat = int(s.actor)
        if seat != before:
            turns.append(Turn(step, seat, searcher.chances(game, s, knower)))
        before = seat
        found = judge(searcher, game, s, step, action)
        if found is not None:
            decisions.append(found)
    return turns, decisions


def judge(searcher: Searcher, game: Game[Any], s: Any, step: int, action: int) -> Judged | None:
    """Judge what was played here by what its seat knew; None where there was nothing to decide.

    What the search prefers and what was played are then searched alike, each as if it had been chosen, from the
    same luck: an action that the search has hardly visited is judged as fairly as its favourite.
    """
    if len(game.legal_codes(s)) < 2:
        return None
    seat = int(s.actor)
    world = concealed(game, s, seat, mix("analyse", step))
    best = searcher.choose(game, world, seat).action
    if best == action:
        return Judged(step, seat, action, best, 0.0, 0.0)
    values = searcher.compare(game, world, seat, (best, action)).values
    return Judged(step, seat, action, best, values[action], values[best])
