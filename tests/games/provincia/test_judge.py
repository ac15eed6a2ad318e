"""The judge of imagined worlds lets pass what a seat may imagine, and nothing else."""

import pytest

from games.provincia.judge import Judge
from games.provincia.positions import a_turn, concealed, empty_pile, give_cards, kind, play, set_goods
from ludi.core import layout
from ludi.games.provincia import GAME
from ludi.games.provincia.state import Phase, State
from ludi.games.provincia.tables import Pile


def watched(s: State, *actions: str) -> tuple[State, Judge]:
    """Play actions under the eyes of a judge; an empty one is whatever comes first."""
    judge = Judge(GAME, s)
    for action in actions:
        code = GAME.actions.parse(action).code if action else GAME.legal_codes(s)[0]
        after = play(s, GAME.actions.text(code))
        judge.see(s, code, after)
        s = after
    return s, judge


@pytest.mark.clause("PRO-1108")
def test_a_reshuffled_card_in_an_old_hand_is_noticed() -> None:
    s = empty_pile(give_cards(a_turn(2), 1, "gloria_5"), Pile.SPQR)
    s.phase, s.actor, s.selecting, s.start = Phase.PILE, 0, 0, 0
    s, judge = watched(s, "pile spqr", "take_hidden")
    for seat in (-1, 0, 1):
        for seed in range(10):
            judge.check(seat, concealed(s, seat, seed))
    forged = layout.copy(s)
    pooled = int(forged.pool[kind("legio") :].argmax()) + kind("legio")
    forged.hand[1, kind("gloria_5")], forged.hand[1, pooled] = 0, 1
    forged.pool[pooled] -= 1
    forged.pool[kind("gloria_5")] += 1
    with pytest.raises(AssertionError, match="dealt before"):
        judge.check(0, forged)


@pytest.mark.clause("PRO-1105")
def test_a_mixed_order_that_lost_its_cards_is_noticed() -> None:
    s = a_turn(2)
    s.start, s.turn = 0, 0
    for seat in range(2):
        give_cards(set_goods(s, seat, gold=9), seat, "consuetudo")
    s, judge = watched(s, "play consuetudo", *[""] * 9, "done", "play consuetudo")
    assert Phase.LOOK == s.phase
    assert 9 == judge.memories[0].heap.total()
    for seat in (-1, 0, 1):
        for seed in range(10):
            judge.check(seat, concealed(s, seat, seed))
    with pytest.raises(AssertionError, match="mixed order"):
        judge.check(0, concealed(s, -1))


def test_own_order_left_overs_and_hands_are_remembered() -> None:
    s = give_cards(set_goods(a_turn(3), 0, gold=9), 0, "consuetudo")
    s, judge = watched(s, "play consuetudo", *[""] * 9, "done")
    assert 9 == len(judge.memories[0].order)
    world = concealed(s, 0)
    world.top[0], world.top[8] = kind("domus"), kind("circus")
    with pytest.raises(AssertionError, match="own order"):
        judge.check(0, world)
