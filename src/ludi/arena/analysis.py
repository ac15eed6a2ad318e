"""A finished match looked at again: chances after every decision, turning points, mistakes."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from ludi.arena.page import page, paragraph, section, table
from ludi.arena.statistics import wins
from ludi.arena.svg import curves
from ludi.bots.player import concealed, mix
from ludi.bots.searcher import Budget, Searcher
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
    loss: float  # in utility, 0 to 1, of the deciding seat
    chances: tuple[float, ...]  # of each seat to win, after the decision as the deciding seat knew it


class Analysis(msgspec.Struct, frozen=True):
    """A whole match, judged."""

    decisions: list[Judged]
    end: tuple[float, ...]  # what each seat won

    def curve(self, seat: int) -> list[float]:
        """The seat's chance after every decision, and its win at the end."""
        return [one.chances[seat] for one in self.decisions] + [self.end[seat]]

    def mistakes(self, n: int = 5) -> list[Judged]:
        """The most costly decisions."""
        costly = [one for one in self.decisions if one.loss > 0]
        return sorted(costly, key=lambda one: -one.loss)[:n]

    def turning_points(self, n: int = 5) -> list[tuple[Judged, float]]:
        """Where the winner's chance moved most from one decision to the next, with the change; luck included."""
        winner = self.end.index(max(self.end))
        curve = self.curve(winner)
        moves = [(one, curve[place] - curve[place - 1]) for place, one in enumerate(self.decisions) if place]
        return sorted(moves, key=lambda move: -abs(move[1]))[:n]


def analyse(match: Match, iterations: int, progress: Callable[[int], None] = lambda _: None) -> Analysis:
    """Judge every real decision of a match, each with the knowledge of the seat that took it."""
    searcher = Searcher(Budget(iterations=iterations))
    again = Match(match.game, match.seats, match.seed, match.options)
    judged: list[Judged] = []
    for step, action in enumerate(match.actions):
        progress(step)
        if len(again.game.legal_codes(again.state)) > 1:
            judged.append(_judge(again, action, searcher))
        again.play(action)
    return Analysis(judged, tuple(wins(match.places)))


def _judge(match: Match, action: int, searcher: Searcher) -> Judged:
    seat = match.actor
    world = concealed(match.game, match.state, seat, mix("analyse", match.step))
    decision = searcher.choose(match.game, world, seat)
    # Compare like with like: a well visited action by its visits, another by a search of its own.
    if decision.visits.get(action, 0) >= SEEN_ENOUGH * decision.iterations:
        played = decision
    else:
        played = searcher.judge(match.game, world, seat, action)
    if action == decision.action:
        chances, loss = decision.chances, 0.0
    else:
        chances = searcher.judge(match.game, world, seat, action).chances if played is decision else played.chances
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
        section("Chances to win", draw_curve(match, analysis, players)),
        section("Largest mistakes", table(["step", "seat", "played", "better", "cost"], mistakes, n_texts=4)),
        section(f"Turning points for {winner}", table(["step", "seat", "played", "change"], turns, n_texts=3)),
    )


def draw_curve(match: Match, analysis: Analysis, players: Sequence[str]) -> str:
    """Every seat's chance from the first decision to the end, as SVG."""
    lines = [(players[seat], analysis.curve(seat)) for seat in range(match.seats)]
    steps = {one.step: place for place, one in enumerate(analysis.decisions)}
    marks = [steps[one.step] for one in analysis.mistakes(3)]
    return curves("Chance to win after every decision; dashed lines are the largest mistakes", lines, marks)
