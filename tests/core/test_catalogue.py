"""Kinds, codes and notation."""

import pytest

from ludi.core.catalogue import Catalogue, Kind, numbers
from ludi.core.errors import BadNotation

ACTIONS = Catalogue(Kind("pass"), Kind("buy", stall=("figs", "marble"), count=numbers(1, 3)), Kind("stop"))


def test_codes_are_flat_and_the_last_argument_varies_fastest() -> None:
    assert [
        "pass",
        *("buy figs 1", "buy figs 2", "buy figs 3"),
        *("buy marble 1", "buy marble 2", "buy marble 3"),
        "stop",
    ] == [str(action) for action in ACTIONS]
    assert (0, 1, 7) == (ACTIONS.start("pass"), ACTIONS.start("buy"), ACTIONS.start("stop"))


def test_encoding_is_the_inverse_of_decoding() -> None:
    for action in ACTIONS:
        assert action.code == ACTIONS.encode(action.kind, **action.arguments)
        assert action == ACTIONS.parse(str(action)) == ACTIONS[action.code]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "expected one of pass, buy, stop"),
        ("sell figs", "expected one of pass, buy, stop"),
        ("buy", "expected buy <stall> <count>"),
        ("buy grapes 1", "stall 'grapes' is not one of figs … marble"),
        ("buy figs 4", "count '4' is not one of 1 … 3"),
        ("buy figs 1 1", "expected buy <stall> <count>"),
    ],
)
def test_bad_notation_says_what_was_expected(text: str, says: str) -> None:
    with pytest.raises(BadNotation) as refused:
        ACTIONS.parse(text)
    assert says in str(refused.value)


@pytest.mark.parametrize("code", [-1, 8, 10**9])
def test_codes_out_of_range_are_refused(code: int) -> None:
    with pytest.raises(BadNotation, match="expected 0 to 7"):
        ACTIONS[code]


def test_bad_arguments_are_refused() -> None:
    with pytest.raises(BadNotation, match="expected the arguments stall, count"):
        ACTIONS.encode("buy", stall="figs")
    with pytest.raises(BadNotation, match="stall 'grapes'"):
        ACTIONS.encode("buy", stall="grapes", count=1)
    with pytest.raises(BadNotation, match="'sell'"):
        ACTIONS.encode("sell")


def test_a_kind_is_declared_once() -> None:
    with pytest.raises(ValueError, match="declared twice"):
        Catalogue(Kind("pass"), Kind("pass"))
