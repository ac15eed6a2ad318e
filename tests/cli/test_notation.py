"""What people type is understood as what they mean, and nothing is guessed."""

import io
import readline

import pytest
from rich.console import Console

import ludi
from ludi.cli.choices import Choices
from ludi.cli.notation import Keyboard, completions, find
from ludi.core.errors import BadNotation
from ludi.core.texts import LANGUAGES, texts
from walks import Table, each_table, sampled


def offered(match: ludi.Match, language: str = "en") -> Choices:
    choices = match.view(match.actor).choices
    actions = [match.game.actions[choice.code] for choice in choices]
    return Choices(choices, actions, texts(match.game, language), [f"Seat {n + 1}" for n in range(match.seats)])


@pytest.fixture(scope="module")
def first_roll() -> Choices:
    """Alea Iacta Est with 1, 1, 2, 3, 4, 5, 5, 6 in hand: 37 choices."""
    match = ludi.new("alea", seats=2, seed=3)
    match.play("forum_pair 1+4")
    return offered(match)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("senatus 2-5", "senatus 2-5"),
        ("sen 2 5", "senatus 2-5"),
        ("Senatus 2-5", "senatus 2-5"),
        ("senatus 3-3", "senatus 3-3"),
        ("forum 1", "forum 1"),
        ("forum 1 4", "forum_pair 1+4"),
        ("forum_pair 2+3", "forum_pair 2+3"),
        ("cas 5 2", "castrum 5 2"),
        ("castrum one die showing 6", "castrum 6 1"),
    ],
)
def test_a_short_notation_names_an_action(first_roll: Choices, typed: str, meant: str) -> None:
    assert meant == str(find(typed, first_roll.actions, first_roll.sentences))


@pytest.mark.parametrize("typed", ["", "circus", "forum 9", "senatus 5-2", "castrum 1 8"])
def test_what_names_nothing_is_not_guessed(first_roll: Choices, typed: str) -> None:
    assert find(typed, first_roll.actions, first_roll.sentences) is None


def test_what_names_several_is_asked_again(first_roll: Choices) -> None:
    with pytest.raises(BadNotation, match=r"'castrum' could be castrum 1 1, castrum 1 2, castrum 2 1, castrum 3 1, …"):
        find("castrum", first_roll.actions, first_roll.sentences)


@each_table
def test_every_notation_and_sentence_of_the_list_is_understood(table: Table) -> None:
    for s, codes in sampled(table, 17, 6):
        if not codes:
            continue
        choices = table.game.view(s, int(s.actor)).choices
        actions = [table.game.actions[choice.code] for choice in choices]
        for language in LANGUAGES:
            shown = Choices(
                choices, actions, texts(table.game, language), [f"Seat {n + 1}" for n in range(table.seats)]
            )
            for action in actions:
                assert action == find(str(action), actions, shown.sentences)
                assert action == find(str(action).upper(), actions, shown.sentences)


def test_the_tab_key_completes_kinds_then_their_arguments(first_roll: Choices) -> None:
    commands = ("help", "save ")

    assert ["save ", "senatus "] == completions("s", first_roll.actions, commands)
    assert ["2-2", "2-3", "2-4", "2-5", "2-6"] == completions("senatus 2", first_roll.actions, commands)
    assert ["5 "] == completions("castrum 5", first_roll.actions, commands)
    assert ["1", "2"] == completions("castrum 5 ", first_roll.actions, commands)
    assert [] == completions("forum 1 ", first_roll.actions, commands)


def test_the_terminal_is_asked_to_complete(first_roll: Choices, monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(("help",))
    keyboard.legal = first_roll.actions
    monkeypatch.setattr(readline, "get_line_buffer", lambda: "forum_pair ")
    complete = readline.get_completer()
    assert complete is not None

    assert ["1+4", "2+3", None] == [complete("", state) for state in range(3)]


def test_many_choices_stand_by_kind_and_few_one_by_one(first_roll: Choices) -> None:
    console = Console(file=io.StringIO(), width=80)
    console.print(first_roll.table())
    file = console.file
    assert isinstance(file, io.StringIO)
    lines = file.getvalue().splitlines()

    assert len(lines) < 16
    assert max(map(len, lines)) <= 80
    assert any(line.startswith(" 1-21  senatus <straight>") for line in lines)
    assert any("forum_pair 2+3" in line for line in lines)
    assert first_roll.of_kind("cast") is not None
    assert first_roll.of_kind("circus") is None
