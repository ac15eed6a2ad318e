"""Concealed worlds fit everything that a seat has been shown and everybody can deduce.

A game's ``judge.py`` keeps, beside a match, a plain record of what each seat has been shown: ``Judge(game, s)`` is
made at the start, ``see(before, action, after)`` watches every action, and ``check(seat, world)`` asserts that a
world which this seat may imagine contradicts nothing of it. Seat -1 is a spectator.
"""

import importlib.util
import random

import pytest

from ludi.core import layout
from places import clause_tests_of
from promises import everybody
from walks import Table, each_table

LOOKED_AT = 9
"""Every so many positions worlds are imagined."""
WORLDS = 3


@each_table
def test_worlds_fit_what_a_seat_has_been_shown(table: Table) -> None:
    game = table.game
    path = clause_tests_of(game) / "judge.py"
    if not path.exists():
        pytest.skip("no judge of what is known")
    spec = importlib.util.spec_from_file_location(f"judge_of_{game.name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for seed in (61, 62):
        chooser = random.Random(seed)
        s = table.start(seed)
        judge = module.Judge(game, layout.copy(s))
        step = 0
        while codes := game.legal_codes(s):
            before, action = layout.copy(s), chooser.choice(codes)
            game.apply(s, action)
            judge.see(before, action, layout.copy(s))
            step += 1
            if step % LOOKED_AT == 0:
                for seat in everybody(table):
                    for _ in range(WORLDS):
                        world = layout.copy(s)
                        game.conceal(world, seat, chooser.getrandbits(60))
                        judge.check(seat, world)
