"""What every game promises of a position and of an action, asserted wherever a test comes by."""

import itertools
import random
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ludi.core import layout
from ludi.core.contract import OVER
from walks import Table


def seen(table: Table, s: Any, seat: int) -> tuple[bytes, bytes, list[int]]:
    """All that a seat, or a spectator (-1), is told of a position."""
    game = table.game
    view = game.view(s, None if seat < 0 else seat)
    observation = game.observed(s, seat).tobytes() if seat >= 0 else b""
    legal = game.legal_codes(s) if s.actor == seat else []
    return msgspec.json.encode(view), observation, legal


def everybody(table: Table) -> range:
    """Every seat, and a spectator as -1."""
    return range(-1, table.seats)


def mask_and_refusal_agree(table: Table, s: Any, codes: Sequence[int]) -> None:
    if codes:
        assert codes == [code for code in range(len(table.game.actions)) if not table.game.refusal(s, code)]


def asking_changes_nothing(table: Table, s: Any) -> None:
    before = layout.to_bytes(s)
    for seat in everybody(table):
        seen(table, s, seat)
    table.game.standing(s)
    for seat in range(table.seats):
        table.game.evaluate(s, seat)
    for code in range(len(table.game.actions)) if s.actor != OVER else ():
        table.game.refusal(s, code)
    assert before == layout.to_bytes(s)


def nothing_hidden_shows(table: Table, s: Any, lucks: Iterable[int]) -> None:
    """The law: view, observe and legal are the same in every world that the seat may imagine."""
    for seat, luck in itertools.product(everybody(table), lucks):
        world = layout.copy(s)
        table.game.conceal(world, seat, luck)
        assert seen(table, s, seat) == seen(table, world, seat), f"seat {seat}"


def a_concealed_world_plays_on(table: Table, s: Any, chooser: random.Random) -> None:
    for seat in everybody(table) if s.actor != OVER else ():
        world = layout.copy(s)
        table.game.conceal(world, seat, chooser.getrandbits(60))
        table.game.check(world)
        while legal := table.game.legal_codes(world):
            table.game.apply(world, chooser.choice(legal))
        table.game.check(world)


def chance_counts_as_a_reveal(before: Any, after: Any) -> None:
    assert after.reveals >= before.reveals, "what was known is not forgotten"
    if bytes(after.rng) != bytes(before.rng):
        assert after.reveals > before.reveals


def without_a_reveal_nobody_learns(table: Table, before: Any, action: int, after: Any, luck: int) -> None:
    """Undo is free only where nobody has learnt anything: any world the viewer imagined still fits."""
    if after.reveals != before.reveals:
        return
    for seat in everybody(table):
        world = layout.copy(before)
        table.game.conceal(world, seat, luck)
        if table.game.refusal(world, action):
            continue
        table.game.apply(world, action)
        assert seen(table, after, seat) == seen(table, world, seat), f"seat {seat}"


def a_decision_shows_to_whoever_takes_it(
    table: Table, before: Any, action: int, after: Any, others: Iterable[int]
) -> None:
    """Where two actions lead to different positions, their actor sees a difference."""
    actor = int(before.actor)
    for other in others:
        elsewhere = layout.copy(before)
        table.game.apply(elsewhere, other)
        if layout.to_bytes(elsewhere) != layout.to_bytes(after):
            text = table.game.actions.text
            assert seen(table, after, actor) != seen(table, elsewhere, actor), (
                f"{text(action)} and {text(other)} look the same to seat {actor}"
            )


def changed_fields(before: Any, after: Any) -> set[str]:
    """The names of the fields in which two positions of a game differ."""
    old, new = (np.frombuffer(layout.to_bytes(s), np.uint8) for s in (before, after))
    return set(_names_by_byte(before.dtype)[old != new])


@cache
def _names_by_byte(dtype: np.dtype[Any]) -> npt.NDArray[Any]:
    """Which field each byte of a record belongs to."""
    names = np.full(dtype.itemsize, "", dtype=object)
    for name in dtype.names or ():
        kind, offset, *_ = dtype.fields[name]
        names[offset : offset + kind.itemsize] = name
    return names


def every_change_is_accounted_for(table: Table, before: Any, action: int) -> None:
    """Every field that an action changes is named by an event that happened."""
    game = table.game
    silent = game.events.silent()
    after, story = game.play(before, action)
    told = {field for kind, _ in story.rows for field in kind.declaration.changes}
    changed = changed_fields(before, after)
    assert changed <= told | silent.keys(), f"{game.actions.text(action)}: {changed - told - silent.keys()}"


def the_end_has_a_result(table: Table, s: Any) -> None:
    assert s.actor == OVER
    assert 0 <= s.ending < len(table.game.endings)
    scores, places = table.game.standing(s)
    assert len(scores) == len(places) == table.seats
    assert min(places) == 1
    for place in places:
        assert place == 1 + sum(1 for other in places if other < place)
