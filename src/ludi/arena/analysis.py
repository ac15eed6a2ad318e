"""A finished match looked at again: chances at every decision, turning points, mistakes."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from ludi.arena.page import page, paragraph, section, table
from ludi.arena.statistics import wins
from ludi.arena.svg import curves
from ludi.bots.player import concealed, mix
from ludi.bots.searcher import Budget, Searcher
from ludi.bots.worth import OPEN
from ludi.core.match import Match
from ludi.core.texts import texts

SEEN_ENOUGH: Final = 0.1
"""An action with this share of the visits has been judged; others are searched again by themselves."""


class Judged(msgspec.Struct, frozen=True):
    """One decision: what was played, what the search preferred, and what that cost."""

    step: int
    seat: int
    action: int
    best: int
    loss: float  # in utility, 0 to 1, of the deciding seat, by what it knew
    chances: tuple[float, ...]  # of each seat to win before the decision, by what the analysis knows


class Analysis(msgspec.Struct, frozen=True):
    """A whole match, judged."""

    decisions: list[Judged]
    end: tuple[float, ...]  # what each seat won
    steps: int

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """The seat's chance by step: before every decision, and its win at the end."""
        return [(one.step, one.chances[seat]) for one in self.decisions] + [(self.steps, self.end[seat])]

    def mistakes(self, n: int = 5) -> list[Judged]:
        """The most costly decisions."""
        costly = [one for one in self.decisions if one.loss > 0]
        return sorted(costly, key=lambda one: -one.loss)[:n]

    def turning_points(self, n: int = 5) -> list[tuple[Judged, float]]:
        """Decisions from which to the next the winner's chance moved most, with the change; luck included."""
        winner = self.end.index(max(self.end))
        shares = [share for _, share in self.curve(winner)]
        changes = [after - before for before, after in pairwise(shares)]
        moves = list(zip(self.decisions, changes, strict=True))
        return sorted(moves, key=lambda move: -abs(move[1]))[:n]


def analyse(
    match: Match, iterations: int, progress: Callable[[int], None] = lambda _: None, knower: int = OPEN
) -> Analysis:
    """Judge every real decision of a match.

    A decision is judged by what the seat knew that took it. Chances are judged by one knowledge throughout, of
    everything, of a spectator (-1) or of a seat: otherwise they would change with whose turn it is.
    """
    searcher = Searcher(Budget(iterations=iterations))
    again = Match(match.game, match.seats, match.seed, match.options)
    judged: list[Judged] = []
    for step, action in enumerate(match.actions):
        progress(step)
        if len(again.game.legal_codes(again.state)) > 1:
            judged.append(_judge(again, action, searcher, knower))
        again.play(action)
    return Analysis(judged, tuple(wins(match.places)), match.step)


def _judge(match: Match, action: int, searcher: Searcher, knower: int) -> Judged:
    game, seat = match.game, match.actor
    world = concealed(game, match.state, seat, mix("analyse", match.step))
    decision = searcher.choose(game, world, seat)
    chances = searcher.chances(game, match.state, knower)
    loss = 0.0
    if action != decision.action:
        # Compare like with like: a well visited action by its visits, another by a search of its own.
        is_seen = decision.visits.get(action, 0) >= SEEN_ENOUGH * decision.iterations
        played = decision if is_seen else searcher.judge(game, world, seat, action)
        loss = max(0.0, decision.values[decision.action] - played.values[action])
    return Judged(match.step, seat, action, decision.action, loss, chances)


def write_analysis(match: Match, analysis: Analysis, players: Sequence[str]) -> str:
    """The analysis as a page."""
    words = texts(match.game)

    def sentence(code: int) -> str:
        return words.action(match.game.actions[code], players)

    mistakes = [
        [str(one.step), players[one.seat], sentence(one.action), sentence(one.best), f"{one.loss:.1%}"]
        for one in analysis.mistakes(10)
    ]
    turns = [
        [str(one.step), players[one.seat], sentence(one.action), f"{change:+.0%}"]
        for one, change in analysis.turning_points(10)
    ]
    winner = players[analysis.end.index(max(analysis.end))]
    return page(
        f"{match.game.title}: a match of {match.step} actions",
        paragraph(f"Seed {match.seed}; {match.seats} seats; scores {', '.join(map(str, match.scores))}."),
        paragraph("Steps are counted as in the record. A mistake is judged by what the seat knew that made it."),
        section("Chances to win", draw_curve(match, analysis, players)),
        section("Largest mistakes", table(["step", "seat", "played", "better", "cost"], mistakes, n_texts=4)),
        section(
            f"Turning points for {winner}",
            paragraph(
                "What was played, and how the chance changed from before it to the next decision, luck included."
            ),
            table(["step", "seat", "played", "change"], turns, n_texts=3),
        ),
    )


def draw_curve(match: Match, analysis: Analysis, players: Sequence[str]) -> str:
    """Every seat's chance from the first decision to the end, as SVG."""
    lines = [(players[seat], analysis.curve(seat)) for seat in range(match.seats)]
    marks = [one.step for one in analysis.mistakes(3)]
    return curves("Chance to win by step; dashed lines are the largest mistakes", lines, marks)
