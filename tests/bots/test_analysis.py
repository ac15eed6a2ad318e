"""An analysis puts every change under the action that made it, and looks with the same eyes throughout."""

import re

import pytest

import ludi
import macellum
from ludi.arena.analysis import Analysis, Judged, analyse, draw_curve, write_analysis
from ludi.bots import Budget, Searcher
from ludi.bots.player import concealed
from ludi.bots.worth import OPEN
from ludi.cli.analyse import describe
from ludi.core import dispatch
from ludi.core.match import Match

dispatch.enrol(macellum.GAME)
PLAYERS = ["Ada", "Ben"]


def finished(seed: int = 5) -> Match:
    match = ludi.new("triumvirate", seats=2, seed=seed)
    while not match.over:
        match.play(match.legal()[0])
    return match


def told() -> tuple[Match, Analysis]:
    """A match of which three decisions are known: the second was a mistake that turned it."""
    match = finished()
    steps = (0, 4, 9)
    chances = ((0.5, 0.5), (0.55, 0.45), (0.1, 0.9))
    found = [
        Judged(step, n % 2, match.actions[step], match.actions[step] + (n == 1), 0.3 * (n == 1), chances[n])
        for n, step in enumerate(steps)
    ]
    return match, Analysis(found, (0.0, 1.0), match.step)


def test_a_change_stands_under_the_action_that_made_it() -> None:
    match, analysis = told()
    (turn, change), *_ = analysis.turning_points()
    page, text = write_analysis(match, analysis, PLAYERS), "\n".join(describe(match, analysis, PLAYERS, 60))

    assert (4, pytest.approx(0.45)) == (turn.step, change)
    assert [4] == [one.step for one in analysis.mistakes()]
    rows = re.findall(r"<tr><td[^>]*>4</td><td[^>]*>(\w+)</td>", page)
    assert ["Ben", "Ben"] == rows, "the mistake and the turning point are one decision"
    assert "+45%  Ben" in text
    assert "before" not in text.partition("Turning points")[2]


def test_the_axis_counts_the_steps_that_the_tables_count() -> None:
    match, analysis = told()
    drawing = draw_curve(match, analysis, PLAYERS)
    first, *others = re.findall(r'points="([^"]*)"', drawing)
    across = [float(point.partition(",")[0]) for point in first.split()]
    (mark,) = re.findall(r'class="mark" x1="([^"]*)"', drawing)

    assert [(0, 0.5), (4, 0.55), (9, 0.1), (match.step, 0.0)] == analysis.curve(0)
    assert across[1] == float(mark)
    assert pytest.approx(4 / match.step, abs=0.001) == (across[1] - across[0]) / (across[3] - across[0])
    assert f">{match.step}</text>" in drawing
    assert 1 == len(others)


def test_an_analysis_ends_with_the_result_and_its_mistakes_cost() -> None:
    match = finished()
    found = analyse(match, 30)

    assert tuple(float(place == 1) for place in match.places) == found.end
    assert (match.step, found.end[1]) == found.curve(1)[-1]
    assert all(one.loss > 0 for one in found.mistakes())
    assert all(one.loss == 0 for one in found.decisions if one.best == one.action)
    assert all(1 == pytest.approx(sum(one.chances)) for one in found.decisions)


@pytest.mark.parametrize("knower", [-1, 0, 1], ids=["a spectator", "who acts", "who waits"])
def test_chances_depend_on_nothing_that_the_knower_cannot_know(knower: int) -> None:
    match = ludi.new("viaromana", seats=2, seed=3)
    while match.actor or match.step < 8 or len(match.legal()) < 2:
        match.play(match.legal()[-1])
    searcher = Searcher(Budget(iterations=40))
    worlds = [concealed(match.game, match.state, knower, luck) for luck in (1, 2)]

    assert 1 == len({searcher.chances(match.game, world, knower) for world in worlds})


def test_where_nothing_is_hidden_everybody_sees_the_same() -> None:
    """Whoever is to act: chances differ by chance alone, not by whose turn it is."""
    game = macellum.GAME
    s = game.start(2, {}, 1)
    searcher = Searcher(Budget(iterations=800))
    everything, *others = [searcher.chances(game, s, knower) for knower in (OPEN, -1, 0, 1)]

    assert 1 == pytest.approx(sum(everything))
    for seen in others:
        assert everything == pytest.approx(seen, abs=0.05)
