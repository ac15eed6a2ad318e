"""What the rules note: it accounts for everything that changes, betrays nothing, and can be told."""

import itertools
import random

import pytest

import ludi
from ludi.core import layout, observation, texts
from ludi.core.texts import LANGUAGES
from places import clause_tests_of, goldens_of
from promises import every_change_is_accounted_for, seen
from walks import Table, each_table, steps, walk

SEEDS = (1, 2)
each_game = pytest.mark.parametrize("name", list(ludi.GAMES))


@each_table
def test_every_change_is_accounted_for(table: Table) -> None:
    for seed in SEEDS:
        for before, _, action, _ in steps(table, seed, 1000):
            every_change_is_accounted_for(table, before, action)


@each_game
def test_events_name_fields_of_the_state(name: str) -> None:
    game = ludi.GAMES[name]
    fields = set(layout.dtype_of(game.state).names or ())

    for kind in game.events:
        assert kind.declaration.changes <= fields, kind
    assert game.events.silent().keys() <= fields
    assert all(game.events.silent().values())


@each_table
def test_events_betray_nothing(table: Table) -> None:
    """Where two worlds look alike to a seat before and after an action, it hears the same of the action."""
    game = table.game
    chooser = random.Random(32)
    for step, (s, codes) in enumerate(walk(table, 7)):
        if not codes or step % 4:
            continue
        code = chooser.choice(codes)
        after, story = game.play(s, code)
        for seat, luck in itertools.product(range(-1, table.seats), (5, 6)):
            world = layout.copy(s)
            game.conceal(world, seat, luck)
            world.rng[:] = s.rng
            if game.refusal(world, code):
                continue
            elsewhere, other = game.play(world, code)
            if seen(table, after, seat) == seen(table, elsewhere, seat):
                viewer = None if seat < 0 else seat
                assert story.events(viewer) == other.events(viewer), f"{game.actions.text(code)}, seat {seat}"


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_sentences(name: str, language: str) -> None:
    game = ludi.GAMES[name]
    spoken = texts.texts(game, language)
    for kind in game.events:
        declared = kind.declaration
        wanted = [kind.message, *([declared.public] if declared.public else [])]
        wanted += [f"leads-{message}" for message in wanted if declared.foretold]
        assert [] == [message for message in wanted if not spoken.has(message)]
    assert spoken.has("game-over")
    assert spoken.has("final-score")


@pytest.mark.slow
@each_game
def test_every_event_has_occurred_in_a_golden_or_is_named_by_a_test(name: str) -> None:
    game = ludi.GAMES[name]
    told = set()
    for golden in goldens_of(game).glob("*"):
        match = ludi.load(golden.read_text(encoding="utf-8"))
        s = game.start(match.seats, match.options, match.seed)
        for code in match.actions:
            s, story = game.play(s, code)
            told |= {kind for kind, _ in story.rows}
    tests = "".join(path.read_text(encoding="utf-8") for path in clause_tests_of(game).glob("*.py"))
    assert [] == [kind.name for kind in game.events if kind not in told and f'"{kind.message}"' not in tests]


@each_table
def test_observations_stay_in_their_ranges(table: Table) -> None:
    game = table.game
    fields = list(observation.fields(game.observation))
    for s, _ in walk(table, 8):
        for seat in range(table.seats):
            row = layout.blank(game.observation, 1)
            game.observe(s, seat, row[0])
            for field in fields:
                found = row[field.name]
                assert field.low <= found.min() <= found.max() <= field.high, field
