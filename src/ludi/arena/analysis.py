"""A finished match looked at again: judged step by step, and written as a page."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ludi.arena.page import page, paragraph, section, table
from ludi.arena.svg import curves
from ludi.bots.judging import Analysis, judge_moves, judge_name, judge_of
from ludi.bots.worth import OPEN
from ludi.core.contract import wins
from ludi.core.match import Match
from ludi.core.texts import texts


def analyse(
    match: Match, iterations: int, progress: Callable[[int], None] = lambda _: None, knower: int = OPEN
) -> Analysis:
    """Judge every real decision of a match, and everybody's chances before every turn, as the knower sees them."""

    def moves() -> Iterator[tuple[int, Any, int]]:
        again = Match(match.game, match.seats, match.seed, match.options)
        for step, action in enumerate(match.actions):
            progress(step)
            yield step, again.state, action
            again.play(action)

    turns, decisions = judge_moves(judge_of(match.game, iterations), match.game, moves(), None, knower)
    name = judge_name(match.game, iterations)
    return Analysis(decisions, turns, wins(match.places), match.step, name)


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
        paragraph(
            f"Seed {match.seed}; {match.seats} seats; scores {', '.join(map(str, match.scores))}; "
            f"judged by {analysis.judge}."
        ),
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
