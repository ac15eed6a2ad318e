"""Every game speaks every language, completely."""

import random
import re
import typing
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import ludi
from ludi.core import layout
from ludi.core.contract import Choice, Event, Game, View
from ludi.core.texts import LANGUAGES, texts
from walks import Table, each_table, sampled

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", ludi.GAMES.values(), ids=lambda game: game.name)
PLAYERS = ("Ada", "Ben", "Cleo", "Dido", "Enea", "Flavia")


def structs(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """A struct and all structs inside it."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
        for hint in typing.get_type_hints(kind).values():
            yield from structs(hint)
    for part in typing.get_args(kind):
        yield from structs(part)


def view_of(game: Game[Any]) -> type[View]:
    view: type[View] = typing.get_type_hints(game.view)["return"]
    return view


@each_game
@each_language
def test_every_fixed_message_is_there(game: Game[Any], language: str) -> None:
    spoken = texts(game, language)
    wanted = ["game-title", "game-summary", *(f"game-howto-{n}" for n in range(1, 7))]
    wanted += [f"ending-{ending}" for ending in game.endings]
    wanted += [f"refused-{why.name}" for why in game.refusals]
    wanted += [f"action-{kind.name}" for kind in game.actions.kinds()]
    wanted += [f"reason-{part}{whose}" for part in game.part_names for whose in ("", "-rival")]
    for option in game.options:
        wanted += [f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)]
    skipped = {Event, *structs(Choice)}
    for struct in structs(view_of(game)):
        if struct not in skipped:
            wanted += [f"label-{field}" for field in struct.__struct_fields__]

    assert [] == sorted({message for message in wanted if not spoken.has(message)})


@each_game
@each_language
def test_every_action_can_be_said(game: Game[Any], language: str) -> None:
    spoken = texts(game, language)
    for action in game.actions:
        assert spoken.action(action)
        for value in action.arguments.values():
            if isinstance(value, str) and re.fullmatch(r"[A-Za-z][\w-]*", value):
                assert spoken.has_name(value), value


@each_table
def test_every_event_can_be_said(table: Table) -> None:
    spoken = [texts(table.game, language) for language in LANGUAGES]
    chooser = random.Random(41)
    match = ludi.new(table.game.name, table.seats, 41, dict(table.options))
    met: Counter[str] = Counter()

    def say(event: Event) -> None:
        """Say it in every language; the same sentence with other numbers a few times only."""
        met[event.kind] += 1
        if met[event.kind] <= 12:
            assert all(language.event(event, PLAYERS) for language in spoken)

    while not match.over:
        before, action = layout.copy(match.state), chooser.choice(match.legal())
        match.play(action)
        for seat in (None, int(before.actor)):
            for event in table.game.tell(before, action.code, seat):
                say(event)
        view = match.view(None if match.over else match.actor)
        for event in (view.ask, *(event for choice in view.choices for event in choice.leads)):
            say(event)


def ids(tree: Any) -> Iterator[str]:
    """Every text in a view that looks like the id of a thing."""
    match tree:
        case str() if re.fullmatch(r"[A-Za-z][\w-]*", tree):
            yield tree
        case dict():
            for key, value in tree.items():
                if key not in {"kind", "choices", "ask"}:
                    yield from ids(value)
        case list() | tuple():
            for value in tree:
                yield from ids(value)


@each_table
def test_every_thing_in_a_view_has_a_name(table: Table) -> None:
    spoken = [texts(table.game, language) for language in LANGUAGES]
    found: set[str] = set()
    for s, _ in sampled(table, 42, 10):
        for seat in (None, 0):
            found |= set(ids(msgspec.to_builtins(table.game.view(s, seat))))
    for language in spoken:
        assert [] == sorted(value for value in found if not language.has_name(value))


@each_game
def test_languages_have_the_same_messages(game: Game[Any]) -> None:
    def messages(language: str) -> list[str]:
        source = (game.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
        return sorted(re.findall(r"^([a-zA-Z][\w-]*) =", source, re.MULTILINE))

    english = messages("en")
    assert len(english) == len(set(english)), "a message is defined twice"
    for language in LANGUAGES[1:]:
        assert english == messages(language)
