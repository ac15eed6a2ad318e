"""The checked face: whoever calls the compiled functions wrongly is told, instead of corrupting a position."""

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import ludi
from ludi.core import layout, observation, rng
from ludi.core.contract import MAX_SEATS

GAME = ludi.game("alea")
CHECKED = ludi.checked(GAME)


def begun() -> Any:
    return GAME.start(2, {}, 5)


def over() -> Any:
    s = begun()
    while s.actor >= 0:
        GAME.apply(s, GAME.legal_codes(s)[0])
    return s


def test_what_is_right_gives_the_same() -> None:
    plain, s = begun(), layout.one(GAME.state)
    CHECKED.setup(s, 2, GAME.option_indices({}), rng.key_from_seed(5))
    assert layout.to_bytes(plain) == layout.to_bytes(s)
    code = GAME.legal_codes(plain)[0]
    assert GAME.legal_codes(plain) == CHECKED.legal_codes(s)
    assert 0 == CHECKED.refusal(s, code)
    for game, position in ((GAME, plain), (CHECKED, s)):
        game.apply(position, code)
        game.conceal(position, 1, 9)
    assert layout.to_bytes(plain) == layout.to_bytes(s)
    assert GAME.observed(plain, 0).tolist() == CHECKED.observed(s, 0).tolist()
    assert GAME.standing(plain) == CHECKED.standing(s)
    assert GAME.evaluate(plain, 1) == CHECKED.evaluate(s, 1)
    assert GAME.parts(plain, 1) == CHECKED.parts(s, 1)
    assert GAME.play(plain, GAME.legal_codes(plain)[0])[0] == CHECKED.play(s, GAME.legal_codes(s)[0])[0]


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: CHECKED.apply(begun(), 9999), "action code 9999: expected 0 to"),
        (lambda: CHECKED.apply(begun(), -1), "action code -1: expected 0 to"),
        (lambda: CHECKED.apply(begun(), 1.0), "1.0: expected an action"),
        (lambda: CHECKED.apply(begun(), GAME.actions.encode("latrina")), "AIE-1002"),
        (lambda: CHECKED.apply(over(), 0), "the game is over"),
        (lambda: CHECKED.refusal(begun(), 9999), "action code 9999"),
        (lambda: CHECKED.legal(over(), GAME.mask()), "the game is over"),
        (lambda: CHECKED.legal(begun(), np.zeros(3, np.bool_)), f"mask: expected bool ({len(GAME.actions)},)"),
        (lambda: CHECKED.legal(begun(), np.zeros(len(GAME.actions))), "mask: expected bool"),
        (lambda: CHECKED.apply(ludi.new("praetor", 2, seed=1).state, 0), "expected a position of alea"),
        (lambda: CHECKED.apply(None, 0), "expected a position of alea, got None"),
        (lambda: CHECKED.conceal(begun(), 2, 1), "seat 2: expected -1 to 1"),
        (lambda: CHECKED.conceal(begun(), 0, -1), "seed -1: expected 0 to 2**63 - 1"),
        (lambda: CHECKED.evaluate(begun(), -1), "seat -1: expected 0 to 1"),
        (lambda: CHECKED.parts(begun(), 2), "seat 2: expected 0 to 1"),
        (lambda: CHECKED.observe(begun(), 2, observation.row(GAME.observation)[0]), "seat 2: expected 0 to 1"),
        (lambda: CHECKED.observe(begun(), 0, np.zeros(9, np.int16)), "expected an observation record of alea"),
        (lambda: CHECKED.result(begun(), np.zeros((2, 2), np.int32)), f"result: expected int32 (2, {MAX_SEATS})"),
        (lambda: CHECKED.setup(begun(), 9, GAME.option_indices({}), rng.key_from_seed(1)), "seats=9; expected 2 to 5"),
        (lambda: CHECKED.setup(begun(), 2, np.zeros(9, np.int8), rng.key_from_seed(1)), "options: expected int8 (1,)"),
        (
            lambda: CHECKED.setup(begun(), 2, GAME.option_indices({}), np.zeros(1, np.uint32)),
            "key: expected uint32 (8,)",
        ),
        (lambda: CHECKED.setup(begun(), 2, np.full(1, 9, np.int8), rng.key_from_seed(1)), "options: 9 at place 0"),
    ],
)
def test_a_wrong_call_is_refused_with_a_sentence(call: Callable[[], Any], says: str) -> None:
    with pytest.raises(ludi.LudiError, match=re.escape(says)):
        call()


def test_a_refused_action_leaves_the_position_alone() -> None:
    s = begun()
    before = layout.to_bytes(s)
    with pytest.raises(ludi.LudiError):
        CHECKED.apply(s, GAME.actions.encode("latrina"))
    assert before == layout.to_bytes(s)
