"""A finished match looked at again: judged step by step, and written as a page."""

from collections.abc import Callable, Sequence

from ludi.arena.page import page, paragraph, section, table
from ludi.arena.statistics import wins
from ludi.arena.svg import curves
from ludi.bots.judging import Analysis, Judged, Turn, judge
from ludi.bots.searcher import Budget, Searcher
from ludi.bots.worth import OPEN
from ludi.core.match import Match
from ludi.core.texts import texts


def analyse(
    match: Match, iterations: int, progress: Callable[[int], None] = lambda _: None, knower: int = OPEN
) -> Analysis:
    """Judge every real decision of a match, and everybody's chances before every turn.

    A decision is judged by what the seat knew that took it. Chances are judged by one knowledge throughout, of
    everything, of a spectator (-1) or of a seat: otherwise they would change with whose turn it is.
    """
    searcher = Searcher(Budget(iterations=iterations))
    again = Match(match.game, match.seats, match.seed, match.options)
    decisions: list[Judged] = []
    turns: list[Turn] = []
    for step, action in enumerate(match.actions):
        progress(step)
        if not turns or turns[-1].seat != again.actor:
            turns.append(Turn(step, again.actor, searcher.chances(match.game, again.state, knower)))
        found = judge(searcher, match.game, again.state, step, action)
        if found is not None:
            decisions.append(found)
        again.play(action)
    return Analysis(decisions, turns, tuple(wins(match.places)), match.step)


def write_analysis(match: Match, analysis: Analysis, players: Sequence[str]) -> str:
    """The analysis as a page."""
    words = texts(match.game)

    def sentence(code: int) -> str:
        return words.action(match.game.actions[code], players)

    mistakes = [
        [str(one.move), players[one.seat], sentence(one.action), sentence(one.best), f"{one.loss:.1%}"]
        for one in analysis.mistakes(10)
    ]
    best = analysis.end.index(max(analysis.end))
    turns = [
        [str(one.move), players[one.turn.seat], sentence(match.actions[one.step]), f"{one.changes[best]:+.0%}"]
        for one in analysis.turning_points(10, best)
    ]
    return page(
        f"{match.game.title}: a match of {match.step} moves",
        paragraph(f"Seed {match.seed}; {match.seats} seats; scores {', '.join(map(str, match.scores))}."),
        paragraph(
            "Moves are counted from 1, as in the browser; the record counts what was played before each, from 0. "
            "A mistake is judged by what the seat knew that made it: what was better, and by how much of the worth "
            "that the search gives to both (0 to 100 %: the chance to win, and a little the lead)."
        ),
        section("Chances to win", draw_curve(match, analysis, players)),
        section("Largest mistakes", table(["move", "seat", "played", "better", "by"], mistakes, n_texts=4)),
        section(
            f"Turning points for {players[best]}",
            paragraph(
                "How the chance changed in a turn, from before its first move to the next turn, luck included, and "
                "the move of it that cost most, or its last."
            ),
            table(["move", "seat", "played", "change"], turns, n_texts=3),
        ),
    )


def draw_curve(match: Match, analysis: Analysis, players: Sequence[str]) -> str:
    """Every seat's chance from the first turn to the end, as SVG."""
    lines = [(players[seat], analysis.curve(seat)) for seat in range(match.seats)]
    marks = [one.move for one in analysis.mistakes(3)]
    return curves("Chance to win by move; dashed lines are the largest mistakes", lines, marks)
