"""Matches of every game: records, undo, refusals."""

import random

import pytest

import ludi
from ludi.core import layout
from walks import Table, each_table


def played(table: Table, seed: int, steps: int | None = None) -> ludi.Match:
    """A random match to its end, or so many steps of it, but no more than half."""
    chooser = random.Random(seed)
    match = ludi.new(table.game.name, table.seats, seed, dict(table.options))
    while not match.over:
        match.play(chooser.choice(match.legal()))
    if steps is not None:
        match.rewind(min(steps, match.step // 2))
    return match


@each_table
def test_a_record_replays_to_the_byte(table: Table) -> None:
    match = played(table, 31)
    again = ludi.load(match.record())

    assert layout.to_bytes(match.state) == layout.to_bytes(again.state)
    assert match.record() == again.record()
    assert (match.scores, match.places, match.ending) == (again.scores, again.places, again.ending)


@each_table
def test_a_running_match_is_saved_and_resumed(table: Table) -> None:
    match = played(table, 32, steps=25)
    again = ludi.load(match.record())

    assert layout.to_bytes(match.state) == layout.to_bytes(again.state)
    assert not again.over


@each_table
def test_undo_is_the_inverse_of_play(table: Table) -> None:
    chooser = random.Random(33)
    match = played(table, 33, steps=10)
    for _ in range(30):
        if match.over:
            break
        before, record = layout.to_bytes(match.state), match.record()
        action = chooser.choice(match.legal())
        match.play(action)
        if not match.can_undo:
            with pytest.raises(ludi.CannotUndo, match="revealed"):
                match.undo()
        assert action == match.undo(beyond_reveals=True)
        assert before == layout.to_bytes(match.state)
        assert record == match.record()
        match.play(action)


@each_table
def test_refused_actions_change_nothing_and_say_why(table: Table) -> None:
    match = played(table, 34, steps=15)
    before, legal = layout.to_bytes(match.state), {action.code for action in match.legal()}
    for action in table.game.actions:
        if action.code in legal:
            assert match.why(action) is None
        else:
            with pytest.raises(ludi.RefusedAction) as refused:
                match.play(action)
            assert refused.value.why == table.game.refusals[refused.value.why].name
            assert str(refused.value) == match.why(str(action))
    assert before == layout.to_bytes(match.state)


@each_table
def test_notation_parses_back(table: Table) -> None:
    for action in table.game.actions:
        assert action == table.game.actions.parse(str(action))
        assert action.code == table.game.actions.encode(action.kind, **action.arguments)
