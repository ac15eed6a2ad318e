"""Names of things that are made of others, and of printed values."""

from pathlib import Path

import pytest

from ludi.core.contract import Phrase
from ludi.core.texts import LANGUAGES, Texts, texts
from ludi.games import GAMES


def speak(folder: Path, messages: dict[str, str], things: dict[str, Phrase] | None = None) -> Texts:
    (folder / "en.ftl").write_text("\n".join(f"{key} = {text}" for key, text in messages.items()), encoding="utf-8")
    return Texts([folder], "en", things)


@pytest.fixture
def spoken(tmp_path: Path) -> Texts:
    messages = {
        "name-R16": "the road",
        "name-LUT": "the city",
        "name-numbered": "{ $thing }, space { $part }",
        "name-paired": "{ $thing } from { $part }",
    }
    return speak(tmp_path, messages)


@pytest.mark.parametrize(
    ("value", "name"), [("R16", "the road"), ("R16-2", "the road, space 2"), ("R16-LUT", "the road from the city")]
)
def test_a_thing_made_of_two_is_named_by_one_message(spoken: Texts, value: str, name: str) -> None:
    assert spoken.has_name(value)
    assert name == spoken.name(value)


@pytest.mark.parametrize("value", ["R17", "R17-2", "R16-XXX", "R16-"])
def test_what_has_no_name_stays_as_it_is(spoken: Texts, value: str) -> None:
    assert not spoken.has_name(value)
    assert value == spoken.name(value)


def test_a_phrase_is_filled_with_names_numbers_and_phrases(tmp_path: Path) -> None:
    messages = {
        "name-clay": 'clay "of Gaul"',
        "pieces": "{ $n } { $good }",
        "trade": "{ $paid } for { $got }",
        "and-list": "{ $first } and { $last }",
    }
    one, two = (Phrase("pieces", {"n": n, "good": "clay"}) for n in (1, 2))
    things = {
        "name-a": Phrase("trade", {"paid": one, "got": (one, two, one)}),
        "name-b": Phrase("pieces", two.arguments),
    }
    spoken = speak(tmp_path, messages, things)

    clay = 'clay "of Gaul"'
    assert f"1 {clay} for 1 {clay}, 2 {clay} and 1 {clay}" == spoken.name("a")
    (tmp_path / "en.ftl").write_text(spoken.source, encoding="utf-8")
    assert [f"2 {clay}", spoken.name("a")] == list(map(Texts([tmp_path], "en").name, ("b", "a"))), "the browser's share"


def test_a_game_may_say_what_all_share_in_words_of_its_own() -> None:
    assert "Am Zug" == texts(GAMES["alea"], "de").format("label-actor")
    assert "Entscheidet" == texts(GAMES["viaromana"], "de").format("label-actor")


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_that_name_a_seat_need_no_text_of_their_own(language: str) -> None:
    spoken = texts(GAMES["praetor"], language)
    assert spoken.format("option-seat", {"number": 3}) == spoken.format("option-ages-3")
