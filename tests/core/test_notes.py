"""What the rules note, and who hears what of it; the table that rules are made of; observations."""

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from ludi.core import events, layout, observation
from ludi.core.contract import Event
from ludi.core.events import event
from ludi.core.jit import compiled
from ludi.core.rulebook import Rule, Rulebook
from macellum import ACTIONS, GAME, Happened, No, Observation, Phase, State, pass_turn


def code(text: str) -> int:
    return ACTIONS.parse(text).code


def start() -> State:
    return GAME.start(2, {}, 3)


def test_an_action_tells_what_the_rules_noted_in_order() -> None:
    after, story = GAME.play(start(), code("buy figs 2"))

    assert (Event("bought", {"seat": 0, "price": 2, "stall": "figs"}), Event("turn", {"seat": 1})) == story.events(None)
    assert [1, 3] == after.coins.tolist()


def test_a_position_that_listens_is_the_same_position() -> None:
    plain = start()
    after, _ = GAME.play(plain, code("draw"))
    GAME.apply(plain, code("draw"))

    assert layout.to_bytes(plain) == layout.to_bytes(after)
    assert layout.dtype_of(State) == after.dtype  # type: ignore[attr-defined]


@pytest.mark.slow
def test_rules_compiled_for_plain_records_are_not_used_for_one_that_listens() -> None:
    """In a process of its own and with warnings as errors: Numba might take one record type for the other."""
    script = (
        "from macellum import GAME, ACTIONS; draw = ACTIONS.parse('draw').code; s = GAME.start(2, {}, 3);"
        "GAME.apply(s, draw); print(len(GAME.play(GAME.start(2, {}, 3), draw)[1].rows))"
    )
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-W", "error", "-c", script]

    assert "3" == subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()


def test_secrets_are_told_to_those_who_know_them() -> None:
    own = GAME.tell(start(), code("draw"), 0)
    other = GAME.tell(start(), code("draw"), 1)
    spectator = GAME.tell(start(), code("draw"), None)

    assert ["drew", "whispered", "turn"] == [each.kind for each in own]
    assert "coins" in own[0].arguments
    assert (Event("drew-a-purse", {"seat": 0}), Event("turn", {"seat": 1})) == other == spectator


def test_the_end_is_told_with_the_winner_first() -> None:
    s, _ = GAME.play(start(), code("buy figs 2"))
    s, _ = GAME.play(s, code("pass"))
    told = GAME.tell(s, code("pass"), None)

    assert [
        Event("passed", {"seat": 0}),
        Event("game-over"),
        Event("final-score", {"seat": 1, "score": 3, "place": 1}),
        Event("final-score", {"seat": 0, "score": 1, "place": 2}),
    ] == list(told)


def test_choices_foretell_what_is_sure() -> None:
    leads = {str(GAME.actions[choice.code]): choice.leads for choice in GAME.view(start(), 0).choices}

    assert {
        "buy figs 2": (Event("leads-bought", {"seat": 0, "price": 2, "stall": "figs"}),),
        "buy fish 3": (Event("leads-bought", {"seat": 0, "price": 3, "stall": "fish"}),),
        "pass": (),
        "draw": (),
    } == leads


def test_what_chance_decides_is_marked() -> None:
    ear = events.begin(start(), GAME.listening)
    GAME.apply(ear, code("draw"))

    assert [1, 1, 1] == [row[events.REVEALED] for row in events.noted_rows(ear)]


def test_an_action_is_legal_exactly_if_it_is_asked_and_not_refused() -> None:
    s = start()

    assert [code("buy figs 2"), code("buy fish 3"), code("pass"), code("draw")] == GAME.legal_codes(s)
    assert No.TOO_POOR == GAME.refusal(s, code("buy marble 4"))
    s.phase = Phase.HAGGLE
    assert [code("pass")] == GAME.legal_codes(s)
    assert No.NOT_ASKED == GAME.refusal(s, code("draw"))


def test_a_kind_without_a_rule_or_with_two_is_an_error() -> None:
    every = [Rule(kind, (Phase.BUY,), None, pass_turn) for kind in ("buy", "pass", "draw")]

    with pytest.raises(ValueError, match="no rule for draw"):
        Rulebook(ACTIONS, No.NOT_ASKED, *every[:2])
    with pytest.raises(ValueError, match="buy: two rules in phase BUY"):
        Rulebook(ACTIONS, No.NOT_ASKED, *every, every[0])


def test_an_observation_is_one_row_of_numbers() -> None:
    s, _ = GAME.play(start(), code("buy figs 2"))

    assert [3, 1, 1] == GAME.observed(s, 1).tolist()
    assert 3 == observation.length(Observation)
    assert [("coins", 0, (2,)), ("turn", 2, ())] == [(f.name, f.at, f.shape) for f in observation.fields(Observation)]


def test_a_field_that_does_not_say_what_it_means_is_an_error() -> None:
    with pytest.raises(TypeError, match="Says"):
        list(observation.fields(State))


@pytest.mark.parametrize(
    ("numbers", "given"),
    [("a b c d e f g", {}), ("seat", {"hidden": "card"}), ("card", {"hidden": "card"})],
)
def test_a_wrong_declaration_is_an_error(numbers: str, given: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="arguments"):
        event(numbers, **given)  # type: ignore[arg-type]


def test_more_notes_than_there_is_room_for_are_an_error() -> None:
    ear = events.begin(start(), GAME.listening)
    for _ in range(events.CAPACITY + 1):
        events.note(ear, Happened.PASSED, 0)

    with pytest.raises(AssertionError, match="257 notes"):
        events.noted_rows(ear)


@compiled
def what_listens(s: Any) -> int:
    """As rules ask it, compiled for one record or the other."""
    return 1 if events.listens(s) else 0


def test_rules_can_ask_whether_anybody_listens() -> None:
    plain = start()
    ear = events.begin(plain, GAME.listening)

    assert not events.listens(plain)
    assert events.listens(ear)
    assert (0, 1, 0) == (what_listens(plain), what_listens(ear), what_listens(events.position(ear, State)))


def test_packed_counts_are_told_as_values() -> None:
    assert (2, 2, 3) == events.values(events.packed(np.array([0, 2, 1])))
