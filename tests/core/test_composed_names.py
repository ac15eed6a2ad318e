"""Names of things that are made of two."""

from pathlib import Path

import pytest

from ludi.core.texts import Texts


@pytest.fixture
def spoken(tmp_path: Path) -> Texts:
    messages = {
        "name-R16": "the road",
        "name-LUT": "the city",
        "name-numbered": "{ $thing }, space { $part }",
        "name-paired": "{ $thing } from { $part }",
    }
    (tmp_path / "en.ftl").write_text("\n".join(f"{key} = {text}" for key, text in messages.items()), encoding="utf-8")
    return Texts([tmp_path], "en")


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
