"""Weaker levels err by what an action is worth: close calls often, blunders hardly ever."""

import math
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pytest

import ludi
from ludi.bots import Budget, GreedyBot, Searcher, bot
from ludi.bots.player import FARTHEST, decide, drawn, odds
from ludi.core.contract import Game
from ludi.games import GAMES
from walks import Table, walk

ALEA = ludi.game("alea")
EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def test_an_action_is_the_rarer_the_more_it_loses() -> None:
    values = {7: 0.6, 8: 0.55, 9: 0.5}
    found = [drawn(values, 0.05, seed) for seed in range(4000)]

    weights = {code: math.exp((value - 0.6) / 0.05) for code, value in values.items()}
    for code, weight in weights.items():
        assert pytest.approx(weight / sum(weights.values()), abs=0.03) == found.count(code) / 4000


def test_many_poor_actions_are_no_more_likely_than_one() -> None:
    values = {0: 0.6} | dict.fromkeys(range(1, 200), 0.6 - 1.01 * FARTHEST * 0.05)

    assert {0} == {drawn(values, 0.05, seed) for seed in range(500)}


def test_without_a_temperature_the_first_is_taken() -> None:
    """Also where a rarely tried action seems better: the first is what the search is sure of."""
    values = {7: 0.6, 8: 0.7}

    assert {7} == {drawn(values, 0, seed) for seed in range(100)}
    assert pytest.approx(0.5, abs=0.05) == sum(drawn(values, 0.01, seed) == 7 for seed in range(2000)) / 2000


def test_a_level_that_errs_still_searches_the_same() -> None:
    s = ALEA.start(2, {}, 5)
    sharp, *careless = (decide(bot(f"search@300/temperature={t}", 4), ALEA, s, 1) for t in (0, 0.5, 0.5))

    assert sharp.action == next(iter(sharp.visits))
    assert sharp.visits == careless[0].visits
    assert careless[0].action == careless[1].action, "the same position and seed, the same mistake"
    assert sharp.action != decide(bot("search@300/temperature=0.5", 6), ALEA, s, 1).action


def decisions(game: Game[Any], n: int) -> Iterator[Any]:
    """So many positions of random matches with something to decide."""
    found = (s for seed in count() for s, codes in walk(Table(game, game.seats[0]), seed) if len(codes) > 1)
    return islice(found, 0, 5 * n, 5)


def coin(n: int, oversight: float) -> list[float]:
    """How likely each of n actions is to be the first, best first, that is not overlooked."""
    chances = [(1 - oversight) * oversight**place for place in range(n)]
    chances[0] += oversight**n
    return chances


def by_value(values: list[float], temperature: float) -> list[float]:
    """How likely each of these actions is to be drawn."""
    found = odds(dict(enumerate(values)), temperature)
    return [found.get(place, 0.0) / sum(found.values()) for place in range(len(values))]


@EACH_GAME
def test_mistakes_cost_less_than_those_of_a_coin(game: Game[Any]) -> None:
    """At the same number of mistakes: a quarter of the actions overlooked, or a temperature that errs as often."""
    searcher = Searcher(Budget(iterations=300))
    positions = [list(decide(searcher, game, s, 1).values.values()) for s in decisions(game, 60)]
    overlooking = [coin(len(values), 0.25) for values in positions]

    def mistakes(chances: list[list[float]]) -> float:
        return sum(1 - each[0] for each in chances)

    def cost(chances: list[list[float]]) -> float:
        return sum(
            chance * max(0.0, values[0] - value)
            for values, each in zip(positions, chances, strict=True)
            for value, chance in zip(values, each, strict=True)
        )

    low, high = 1e-6, 1.0
    for _ in range(40):
        middle = math.sqrt(low * high)
        errs = mistakes([by_value(values, middle) for values in positions])
        low, high = (middle, high) if errs < mistakes(overlooking) else (low, middle)
    valuing = [by_value(values, low) for values in positions]

    assert pytest.approx(mistakes(overlooking), rel=0.1) == mistakes(valuing)
    assert cost(valuing) < cost(overlooking) / 2


@EACH_GAME
def test_a_tiro_takes_nothing_far_worse_than_the_best(game: Game[Any]) -> None:
    """Its temperature grows with how far scores still scatter, so that the same loss weighs more near the end."""
    sharp, careless = GreedyBot(1, worlds=1), bot("tiro/temperature=0.1", 1)
    erred = 0
    for number, s in enumerate(decisions(game, 60)):
        best, taken = (decide(each, game, s, number) for each in (sharp, careless))
        assert best.values == taken.values
        assert best.values[best.action] - taken.values[taken.action] <= 0.1 * FARTHEST * taken.scatter
        erred += best.action != taken.action
    assert erred > 3
