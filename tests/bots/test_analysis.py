"""An analysis puts every change under the action that made it, and looks with the same eyes throughout."""

import re
from itertools import chain

import pytest

import ludi
import macellum
from ludi.arena.analysis import analyse, draw_curve, write_analysis
from ludi.bots import Budget, Searcher
from ludi.bots.judging import Analysis, Judged, Turn, judge, judge_moves, judge_of
from ludi.bots.network import FILE, digest, read_network
from ludi.bots.player import concealed, mix
from ludi.bots.worth import OPEN
from ludi.cli.analyse import describe
from ludi.core import layout
from ludi.core.match import Match

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
        Judged(step, n % 2, match.actions[step], match.actions[step] + (n == 1), 0.2, 0.2 + 0.3 * (n == 1))
        for n, step in enumerate(steps)
    ]
    turns = [Turn(step, n % 2, chances[n]) for n, step in enumerate(steps)]
    return match, Analysis(found, turns, (0.0, 1.0), match.step, "legatus@2000#0123abcd")


def test_a_change_stands_under_the_action_that_made_it() -> None:
    match, analysis = told()
    turning, *_ = analysis.turning_points(seat=1)
    page, text = write_analysis(match, analysis, PLAYERS), "\n".join(describe(match, analysis, PLAYERS, 60))

    assert (4, 5, pytest.approx(0.45)) == (turning.step, turning.move, turning.changes[1])
    assert [5] == [one.move for one in analysis.mistakes()]
    rows = re.findall(r"<tr><td[^>]*>5</td><td[^>]*>(\w+)</td>", page)
    assert ["Ben", "Ben"] == rows, "the mistake and the turning point are one move"
    assert "   5  Ben: " in text
    assert "better by 30.0%: " in text
    assert "judged by legatus@2000#0123abcd" in page
    assert "judged by legatus@2000#0123abcd" in text
    assert "   5  +45%  Ben" in text


def test_a_turn_is_named_by_its_costliest_action_or_its_last() -> None:
    costs = {0: 0.0, 1: 0.02, 2: 0.3, 3: 0.0, 4: 0.0, 5: 0.0}
    found = [Judged(step, step // 4, 0, 1, 0.5, 0.5 + cost) for step, cost in costs.items()]
    turns = [Turn(0, 0, (0.5, 0.5)), Turn(4, 1, (0.2, 0.8))]
    analysis = Analysis(found, turns, (0.0, 1.0), 6)

    assert [(0, 3), (4, 6)] == [(one.turn.step, one.move) for one in analysis.turning_points()]


def test_the_axis_counts_the_moves_that_the_tables_count() -> None:
    match, analysis = told()
    drawing = draw_curve(match, analysis, PLAYERS)
    first, *others = re.findall(r'points="([^"]*)"', drawing)
    across = [float(point.partition(",")[0]) for point in first.split()]
    (mark,) = re.findall(r'class="mark" x1="([^"]*)"', drawing)
    width = across[3] - across[0]

    assert [(0, 0.5), (4, 0.55), (9, 0.1), (match.step, 0.0)] == analysis.curve(0)
    assert pytest.approx(4 / match.step, abs=0.001) == (across[1] - across[0]) / width, "after four moves"
    assert pytest.approx(5 / match.step, abs=0.001) == (float(mark) - across[0]) / width, "the fifth move"
    assert f">{match.step}</text>" in drawing
    assert 1 == len(others)


def test_an_analysis_ends_with_the_result_and_its_mistakes_cost() -> None:
    match = finished()
    found = analyse(match, 30)

    assert tuple(float(place == 1) for place in match.places) == found.end
    assert (match.step, found.end[1]) == found.curve(1)[-1]
    assert found.mistakes()
    assert all(one.loss > 0 for one in found.mistakes())
    assert all(one.loss == 0 for one in found.decisions if one.best == one.action)
    assert all(1 == pytest.approx(sum(one.chances)) for one in found.turns)


def begun(game: str, moves: int) -> Match:
    match = ludi.new(game, seats=2, seed=3)
    while match.step < moves:
        match.play(match.legal()[-1])
    return match


def test_an_analysis_asks_what_legatus_has_learned_and_names_it() -> None:
    match, start = begun("alea", 12), ludi.new("alea", seats=2, seed=3)
    weights = match.game.folder / FILE
    learned = Searcher(Budget(iterations=60), network=read_network(weights, match.game))
    by_hand = Searcher(Budget(iterations=60))
    found = analyse(match, 60)

    assert f"legatus@60#{digest(weights)}" == found.judge
    assert learned.chances(match.game, start.state, OPEN) == found.turns[0].chances
    assert by_hand.chances(match.game, start.state, OPEN) != found.turns[0].chances
    assert [judge(learned, match.game, start.state, 0, match.actions[0])] == found.decisions[:1]
    assert learned.chances(match.game, start.state, -1) == analyse(match, 60, knower=-1).turns[0].chances


def test_moves_judged_in_pieces_are_judged_as_a_whole() -> None:
    match, again = begun("triumvirate", 30), ludi.new("triumvirate", seats=2, seed=3)
    moves = []
    for step, action in enumerate(match.actions):
        moves.append((step, layout.copy(again.state), action))
        again.play(action)
    whole = judge_moves(judge_of(match.game, 10), match.game, moves, None)
    pieces = [
        judge_moves(judge_of(match.game, 10), match.game, moves[n : n + 3], int(moves[n - 1][1].actor) if n else None)
        for n in range(0, len(moves), 3)
    ]

    assert len(whole[0]) > 2
    assert whole == tuple([*chain.from_iterable(found)] for found in zip(*pieces, strict=True))


def test_chances_are_told_once_a_turn() -> None:
    """Within a turn the curve is one line, whatever its seat does in it."""
    match = finished()
    actors = []
    again = ludi.new("triumvirate", seats=2, seed=5)
    for action in match.actions:
        actors.append(again.actor)
        again.play(action)

    begins = [step for step, actor in enumerate(actors) if step == 0 or actor != actors[step - 1]]
    assert begins == [turn.step for turn in analyse(match, 10).turns]
    assert len(begins) < len(actors) / 2


@pytest.mark.parametrize("game", ["alea", "praetor", "provincia", "triumvirate", "viaromana"])
def test_every_mistake_is_better_by_the_searchs_own_values(game: str) -> None:
    """The margin is what one comparison says of both: asked again it says the same."""
    match = ludi.new(game, seats=2, seed=3)
    while not match.over and match.step < 40:
        match.play(match.legal()[-1])
    again, searcher = ludi.new(game, seats=2, seed=3), Searcher(Budget(iterations=60))
    named = 0
    for step, action in enumerate(match.actions):
        found = judge(searcher, match.game, again.state, step, action)
        if found is not None and found.loss > 0:
            named += 1
            world = concealed(match.game, again.state, again.actor, mix("analyse", step))
            asked = Searcher(Budget(iterations=60)).compare(match.game, world, again.actor, (found.best, action))
            assert found.loss == asked.values[found.best] - asked.values[action]
            assert found.best == asked.action, "by the same search it is the better one"
            assert asked.visits[found.best] == asked.visits[action], "both were looked at alike"
        again.play(action)
    assert named > 5


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
