"""A hint says only what is so: chances that were counted, and steps that can be taken; nothing in it is a secret."""

import random
from typing import Any

import pytest

from ludi.bots import Budget, Decision, Searcher
from ludi.bots.player import concealed, decide
from ludi.bots.reasons import reasons
from ludi.core import layout
from ludi.core.contract import Game
from ludi.games import GAMES
from ludi.server import hints
from walks import Table, walk

SEARCHED = 600
ONE_BY_ONE = {"alea", "leduc"}
"""In these a turn is one action, and then others or chance decide."""


def decisions(game: Game[Any], seed: int, every: int) -> list[Any]:
    """Some positions of a random match in which something is to be decided."""
    found = [layout.copy(s) for s, codes in walk(Table(game, game.seats[-1]), seed) if len(codes) > 1]
    return found[::every]


def certain(_: int) -> float:
    return 1.0


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_a_hint_says_comes_next_can_be_done(game: Game[Any]) -> None:
    searcher, steps = Searcher(Budget(iterations=SEARCHED)), 0
    for s in decisions(game, 3, 17):
        seat, world = int(s.actor), concealed(game, s, int(s.actor), 2)
        for one in hints.advice(game, world, decide(searcher, game, s, 1), certain):
            after = layout.copy(s)
            game.apply(after, one.code)
            for step in one.then:
                assert seat == after.actor
                assert step in game.view(after, seat).choices
                game.apply(after, step.code)
                steps += 1
    assert steps > 0 or game.name in ONE_BY_ONE


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_hint_is_the_same_whatever_the_seat_cannot_know(game: Game[Any]) -> None:
    searcher, luck = Searcher(Budget(iterations=SEARCHED)), random.Random(5)
    for s in decisions(game, 4, 23):
        seat, found = int(s.actor), decide(searcher, game, s, 1)
        worlds = [concealed(game, s, seat, luck.getrandbits(60)) for _ in range(3)]
        told = [hints.advice(game, world, found, certain) for world in worlds]
        assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_chance_of_a_hint_is_what_the_search_counted(game: Game[Any]) -> None:
    s = decisions(game, 6, 3)[0]
    found = decide(Searcher(Budget(iterations=4000)), game, s, 1)
    told = {one.code: one.chance for one in hints.advice(game, concealed(game, s, int(s.actor), 1), found, certain)}

    assert found.chances[int(s.actor)] == pytest.approx(told[found.action], abs=1e-4)
    counted = {code: round(found.wins[code], 4) if n >= hints.ENOUGH else 1.0 for code, n in found.visits.items()}
    assert told == {code: counted[code] for code in told}
    assert 1 < len(told) <= hints.N_ADVICE


def test_who_has_hardly_been_tried_is_judged_by_itself() -> None:
    game = GAMES["alea"]
    s = game.start(2, {}, 1)
    first, second, third = game.legal_codes(s)[:3]
    found = Decision(first, (0.6, 0.4), {first: 500, second: 4, third: 3}, wins={first: 0.6, second: 0.9, third: 0.0})

    told = hints.advice(game, s, found, {second: 0.25, third: 0.5}.__getitem__)

    assert [(first, 0.6), (third, 0.5), (second, 0.25)] == [(one.code, one.chance) for one in told]


def test_nothing_is_said_of_what_comes_after_chance_or_a_secret_shown() -> None:
    """An action that reveals something, after which the same seat decides again."""
    found = 0
    for game in GAMES.values():
        for s in decisions(game, 8, 3):
            for code in game.legal_codes(s):
                after = layout.copy(s)
                game.apply(after, code)
                if after.actor != s.actor or after.reveals == s.reveals or len(game.legal_codes(after)) < 2:
                    continue
                told = Decision(code, visits={code: 1}, lines={code: tuple(game.legal_codes(after)[:1])})
                assert () == hints.advice(game, s, told, certain)[0].then
                found += 1
    assert found > 0


def test_the_best_says_why_beside_the_next_and_the_others_beside_the_best() -> None:
    game = GAMES["alea"]
    said = 0
    for s in decisions(game, 3, 9):
        found = decide(Searcher(Budget(iterations=SEARCHED)), game, s, 1)
        world = concealed(game, s, int(s.actor), 2)
        best, *others = hints.advice(game, world, found, certain)
        lines = {one.code: (one.code, *found.lines.get(one.code, ())) for one in (best, *others)}
        for one, beside in ((best, others[0].code), *((other, best.code) for other in others)):
            assert reasons(game, world, lines[one.code], lines[beside]) == one.reasons
            said += len(one.reasons)
    assert said > 5


def test_a_single_action_needs_no_reason() -> None:
    game = GAMES["alea"]
    s = game.start(2, {}, 1)
    (only,) = hints.advice(game, s, Decision(game.legal_codes(s)[0]), certain)

    assert () == only.reasons
