"""What every game promises, where its seats want something: the corners that random play hardly ever reaches."""

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, note, settings

import ludi
from directing import Directed, directed
from judging import judge_of, worlds_fit_what_was_shown
from ludi.core import layout
from ludi.core.contract import Game
from promises import (
    a_concealed_world_plays_on,
    a_decision_shows_to_whoever_takes_it,
    asking_changes_nothing,
    chance_counts_as_a_reveal,
    every_change_is_accounted_for,
    mask_and_refusal_agree,
    nothing_hidden_shows,
    the_end_has_a_result,
    without_a_reveal_nobody_learns,
)

each_game = pytest.mark.parametrize("game", ludi.GAMES.values(), ids=lambda game: game.name)
LOOKED_AT = 4
"""So many positions of a match are looked at closely, and the last two, where most goes wrong."""


def keep_promises(match: Directed) -> None:
    """Follow a match and assert everything along it."""
    table, chooser = match.table, random.Random(match.seed)
    steps = list(match.steps())
    judge = judge_of(table.game) and judge_of(table.game)(table.game, layout.copy(steps[0][0]))
    close = {*chooser.sample(range(len(steps)), min(LOOKED_AT, len(steps))), len(steps) - 2, len(steps) - 1}
    for number, (before, codes, action, after) in enumerate(steps):
        table.game.check(after)
        chance_counts_as_a_reveal(before, after)
        if judge:
            judge.see(before, action, after)
        if table.game.events is not None:
            every_change_is_accounted_for(table, before, action)
        if number in close:
            mask_and_refusal_agree(table, before, codes)
            asking_changes_nothing(table, after)
            nothing_hidden_shows(table, after, [chooser.getrandbits(60)])
            if judge:
                worlds_fit_what_was_shown(table, judge, after, [chooser.getrandbits(60)])
            without_a_reveal_nobody_learns(table, before, action, after, chooser.getrandbits(60))
            others = codes if number == len(steps) - 1 else chooser.sample(codes, min(2, len(codes)))
            a_decision_shows_to_whoever_takes_it(table, before, action, after, others)
    a_concealed_world_plays_on(table, chooser.choice(steps)[0], chooser)
    the_end_has_a_result(table, steps[-1][3])


def following(game: Game[Any], examples: int) -> None:
    """Follow so many directed matches of a game; the same ones every time."""

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(directed(game))
    def follow(match: Directed) -> None:
        note(f"{match.table}, seed {match.seed}, {match.bents}")
        keep_promises(match)

    follow()


@each_game
def test_promises_are_kept_in_a_few_directed_matches(game: Game[Any]) -> None:
    following(game, 4)


@pytest.mark.slow
@each_game
def test_promises_are_kept_in_directed_matches(game: Game[Any]) -> None:
    following(game, 60)
