"""A plain record of what everybody has been shown, which every imagined world is held against.

A game's ``judge.py`` keeps it beside a match: ``Judge(game, s)`` is made at the start, ``see(before, action, after)``
watches every action, and ``check(seat, world)`` asserts that a world which this seat may imagine contradicts nothing
of it. Seat -1 is a spectator.
"""

import importlib.util
import itertools
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from ludi.core import layout
from ludi.core.contract import Game
from places import clause_tests_of
from promises import everybody
from walks import Table


def judge_of(game: Game[Any]) -> Any:
    """The game's ``Judge``, or None where nobody keeps a record."""
    path = clause_tests_of(game) / "judge.py"
    return _judge_in(path) if path.exists() else None


@cache
def _judge_in(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(f"judge_in_{path.parent}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Judge


def worlds_fit_what_was_shown(table: Table, judge: Any, s: Any, lucks: Iterable[int]) -> None:
    """In every world that anybody may imagine all is as it was shown."""
    for seat, luck in itertools.product(everybody(table), lucks):
        world = layout.copy(s)
        table.game.conceal(world, seat, luck)
        judge.check(seat, world)
