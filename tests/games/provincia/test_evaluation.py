"""How good a position looks."""

import random

from games.provincia.positions import a_turn, build_up, give_cards, set_goods
from ludi.core import layout
from ludi.core.contract import OVER
from ludi.games.provincia import GAME
from ludi.games.provincia.state import State


def test_at_the_end_a_position_is_worth_its_score() -> None:
    s = set_goods(build_up(a_turn(final=True), 0, "hortus"), 0, gold=7)
    s.actor = OVER
    assert 100 * (8 + 2) == GAME.evaluate(s, 0)


def test_who_has_played_the_last_turn_is_worth_the_score_too() -> None:
    s = set_goods(build_up(a_turn(3, final=True), 1, "hortus"), 1, gold=7, stone=9)
    assert 100 * (8 + 2) == GAME.evaluate(s, 1)
    assert 100 * 2 < GAME.evaluate(give_cards(s, 0, "hortus"), 0), "seat 0 may still play"


def test_strength_before_a_battle_is_worth_something() -> None:
    weak = a_turn(rounds_done=1)
    weak.morale[0] = 2
    strong = layout.copy(weak)
    strong.defence[0] = 4
    assert GAME.evaluate(weak, 0) < GAME.evaluate(strong, 0)


def greedy(s: State, codes: list[int], seat: int) -> int:
    def worth(code: int) -> int:
        world = layout.copy(s)
        GAME.conceal(world, seat, 7)
        GAME.apply(world, code)
        return int(GAME.evaluate(world, seat))

    return max(codes, key=worth)


def test_a_greedy_player_beats_a_random_one_by_far() -> None:
    wins = 0
    for seed in range(5):
        chooser, s = random.Random(seed), GAME.start(2, {}, seed)
        while codes := GAME.legal_codes(s):
            GAME.apply(s, greedy(s, codes, 0) if s.actor == 0 else chooser.choice(codes))
        wins += GAME.standing(s)[1][0] == 1
    assert wins >= 4
