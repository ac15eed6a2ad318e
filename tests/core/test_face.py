"""The Python face: what users type, and what they are told when it is wrong."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import ludi


def played(steps: int = 6) -> ludi.Match:
    match = ludi.new("alea", seats=2, seed=5)
    for _ in range(steps):
        match.play(match.legal()[0])
    return match


def test_the_library_in_ten_lines() -> None:
    match = ludi.new("alea", seats=4, seed=7)
    while not match.over:
        action = match.legal()[0]
        match.play(action)
    assert 4 == len(match.scores) == len(match.places)
    assert match.view(0).actor == -1
    assert match.view(None).choices == ()
    assert ludi.load(match.record()).record() == match.record()


def test_a_match_without_a_seed_draws_an_unguessable_one() -> None:
    seeds = {ludi.new("alea", seats=2).seed for _ in range(4)}
    assert len(seeds) == 4
    assert max(seeds) > 1 << 100


def test_actions_are_named_by_object_code_or_text() -> None:
    match = ludi.new("alea", seats=2, seed=5)
    first = match.legal()[0]
    records = set()
    for action in (first, first.code, str(first)):
        other = ludi.new("alea", seats=2, seed=5)
        other.play(action)
        records.add(other.record())
    assert len(records) == 1


@pytest.mark.parametrize(
    ("call", "error", "says"),
    [
        (lambda: ludi.new("chess", 2), ludi.UnknownGame, "unknown game 'chess'; expected one of alea"),
        (lambda: ludi.new("alea", 6), ludi.BadSetup, "alea: seats=6; expected 2 to 5"),
        (lambda: ludi.new("alea", 1), ludi.BadSetup, "alea: seats=1; expected 2 to 5"),
        (lambda: ludi.new("alea", 2, seed=-1), ludi.BadSetup, "seed=-1"),
        (lambda: ludi.new("alea", 2, seed=1 << 256), ludi.BadSetup, "0 to 2**256 - 1"),
        (lambda: ludi.new("alea", 2, options={"fast": 1}), ludi.BadSetup, "unknown option 'fast'; expected start"),
        (lambda: ludi.new("alea", 2, options={"start": 9}), ludi.BadSetup, "option start=9; expected one of random"),
        (
            lambda: ludi.new("alea", 2, options={"start": 3}),
            ludi.BadSetup,
            "start=3; with 2 seats expected random, 1, 2",
        ),
        (lambda: ludi.new("praetor", 2, options={"expert": "on"}), ludi.BadSetup, "with 2 seats expected off"),
        (lambda: ludi.new(7, 2), ludi.UnknownGame, "unknown game 7"),
        (lambda: ludi.new("alea", 2.0), ludi.BadSetup, "alea: seats=2.0; expected 2 to 5"),
        (lambda: ludi.new("alea", "4"), ludi.BadSetup, "alea: seats='4'; expected 2 to 5"),
        (lambda: ludi.new("alea", 2, seed=1.5), ludi.BadSetup, "seed=1.5; expected a whole number"),
        (lambda: ludi.new("alea", 2, seed=True), ludi.BadSetup, "seed=True; expected a whole number"),
        (lambda: ludi.new("alea", 2, seed="x"), ludi.BadSetup, "seed='x'; expected a whole number"),
        (lambda: ludi.new("alea", 2, options={"start": True}), ludi.BadSetup, "option start=True; expected one of"),
        (lambda: ludi.new("alea", 2, options={"start": 2.0}), ludi.BadSetup, "option start=2.0; expected one of"),
        (lambda: ludi.new("alea", 2, options="start"), ludi.BadSetup, "options='start'; expected values by name"),
        (lambda: played().play(None), ludi.BadNotation, "None: expected an action, its code or its notation"),
        (lambda: played().play(1.0), ludi.BadNotation, "1.0: expected an action, its code or its notation"),
        (lambda: played().play(True), ludi.BadNotation, "True: expected an action, its code or its notation"),
        (lambda: played().play(ludi.game("praetor").actions[0]), ludi.BadNotation, "is no action of alea"),
        (lambda: played().why(None), ludi.BadNotation, "None: expected an action"),
        (lambda: played().view("0"), ludi.BadNotation, "seat '0': expected 0 to 1"),
        (lambda: ludi.load(played().record().encode()), ludi.BadRecord, "expected the text of a record or a path"),
        (lambda: ludi.load(None), ludi.BadRecord, "expected the text of a record or a path, got None"),
        (lambda: ludi.load("match.ludi"), ludi.BadRecord, "for a file, ludi.load(pathlib.Path('match.ludi'))"),
        (
            lambda: ludi.load("my games/a match.ludi"),
            ludi.BadRecord,
            "ludi.load(pathlib.Path('my games/a match.ludi'))",
        ),
        (lambda: ludi.load(Path("nowhere.ludi")), ludi.BadRecord, "nowhere.ludi: No such file"),
        (lambda: played().play("castrum 9 1"), ludi.BadNotation, "value '9' is not one of 1 … 6"),
        (lambda: played().play(10_000), ludi.BadNotation, "action code 10000"),
        (lambda: played().view(2), ludi.BadNotation, "seat 2: expected 0 to 1"),
        (lambda: ludi.new("alea", 2, seed=1).undo(), ludi.CannotUndo, "no action has been played"),
        (lambda: played().rewind(99), ludi.CannotUndo, "step 99: expected 0 to 6"),
        (lambda: played().rewind(1.0), ludi.CannotUndo, "step 1.0: expected 0 to 6"),
        (lambda: played().rewind("1"), ludi.CannotUndo, "step '1': expected 0 to 6"),
        (lambda: ludi.bot(None), ludi.UnknownBot, "bot None: expected a name, such as legatus"),
        (lambda: ludi.ask("random", played()), ludi.BotFault, "ludi.bot('random') makes a bot of that name"),
        (lambda: ludi.features(None), ludi.UnknownGame, "unknown game None"),
        (lambda: ludi.batch(None, 2, 4), ludi.UnknownGame, "unknown game None"),
        (lambda: ludi.checked("alea"), ludi.BadCall, "as in ludi.checked(ludi.game('alea')), got 'alea'"),
        (lambda: ludi.observe_features("alea", played().state, 2), ludi.BadCall, "seat 2: expected 0 to 1"),
        (lambda: ludi.observe_features("alea", played().state, -1), ludi.BadCall, "seat -1: expected 0 to 1"),
        (lambda: ludi.observe_features("alea", played(), 0), ludi.BadCall, "expected a position of alea, got <Match"),
        (lambda: ludi.observe_features("praetor", played().state, 0), ludi.BadCall, "expected a position of praetor"),
    ],
)
def test_bad_input_gets_an_error_that_says_what_and_where(call, error, says) -> None:  # noqa: ANN001
    with pytest.raises(error) as raised:
        call()
    assert isinstance(raised.value, ludi.LudiError)
    assert says in str(raised.value)


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    match = ludi.new("alea", seats=np.int64(2), seed=np.uint32(5))
    match.play(np.int64(match.legal()[0].code))

    assert ludi.load(match.record()).record() == match.record()
    assert (int, int, int) == (type(match.seats), type(match.seed), type(match.actions[0]))


def test_a_record_is_read_from_a_file(tmp_path: Path) -> None:
    saved = tmp_path / "match.ludi"
    saved.write_text(played().record(), encoding="utf-8")

    assert played().record() == ludi.load(saved).record()


def test_a_record_cut_between_two_lines_is_noticed() -> None:
    lines = played().record().splitlines(keepends=True)
    for kept in range(1, len(lines)):
        with pytest.raises(ludi.BadRecord, match=f"cut off after step {kept - 1}"):
            ludi.load("".join(lines[:kept]))


def test_a_refused_action_tells_seat_reason_and_clause() -> None:
    match = ludi.new("alea", seats=2, seed=5)
    with pytest.raises(ludi.RefusedAction) as refused:
        match.play("latrina")
    assert ("LATRINA_LAST", "AIE-1002", match.actor) == (
        refused.value.why,
        refused.value.clause,
        refused.value.seat,
    )
    assert str(refused.value) == match.why("latrina")
    assert "AIE-1002" in str(refused.value)


def test_nothing_is_played_after_the_end() -> None:
    match = ludi.new("alea", seats=2, seed=5)
    while not match.over:
        match.play(match.legal()[0])
    assert [] == match.legal()
    with pytest.raises(ludi.RefusedAction, match="the game is over"):
        match.play("latrina")


def edited(old: str, new: str, text: str | None = None) -> str:
    source = text if text is not None else played().record()
    assert old in source
    return source.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "the record is empty"),
        ("chess rules=1", "line 1: unknown game 'chess'"),
        ("alea rules=1", "line 1: expected alea rules=… data=…"),
        (edited("rules=2", "rules=99"), "line 1: rules=99, but this is rules=2"),
        (edited("seats=2", "seats=two"), "line 1: seats=two"),
        (edited("seats=2", "seats=7"), "line 1: alea: seats=7; expected 2 to 5"),
        (edited("options=-", "options=fast:yes"), "line 1: alea: unknown option 'fast'"),
        (edited("\n0 ", "\n3 "), "line 2: expected step 0, got '3'"),
        (edited("\n1 ", "\n1 latrina 0badc0de\n1 "), "line 3: latrina: the Latrina is only"),
        (edited("\n1 ", "\n1 jump 0badc0de\n1 "), "line 3: 'jump'"),
        (edited("\n2 ", "\n2\n2 "), "line 4: expected a step, an action and a digest"),
        (edited("running 6", "running 7"), "line 8: expected 'running 6', got 'running 7'"),
        (played().record() + "6 latrina 0badc0de", "line 9: nothing may follow the end"),
        (edited("running 6\n", "") + "end stages-played  scores 1 2  places 2 1\n", "the record ends at step 6"),
    ],
)
def test_a_bad_record_is_refused_with_its_line(text: str, says: str) -> None:
    with pytest.raises(ludi.LudiError) as raised:
        ludi.load(text)
    assert says in str(raised.value)


def test_an_altered_digest_is_noticed() -> None:
    lines = played().record().splitlines()
    lines[3] = lines[3][:-8] + "00000000"
    with pytest.raises(ludi.BadRecord, match=r"line 4: the digest '00000000' does not fit"):
        ludi.load("\n".join(lines))


def test_a_finished_record_must_have_its_true_end() -> None:
    match = ludi.new("alea", seats=2, seed=5)
    while not match.over:
        match.play(match.legal()[0])
    *body, end = match.record().splitlines()
    with pytest.raises(ludi.BadRecord, match="cut off after step"):
        ludi.load("\n".join(body))
    with pytest.raises(ludi.BadRecord, match="expected 'end stages-played"):
        ludi.load("\n".join([*body, end.replace("scores", "scores 9")]))
    with pytest.raises(ludi.BadRecord, match="nothing may follow the end"):
        ludi.load("\n".join([*body, end, "0 latrina 12345678"]))


def test_an_unknown_mode_is_refused_at_once() -> None:
    environment = os.environ | {"LUDI_MODE": "fast", "PYTHONPATH": str(Path(ludi.__file__).parents[1])}
    command = [sys.executable, "-c", "import ludi"]
    finished = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert "expected one of compiled, checked, interpreted" in finished.stderr
