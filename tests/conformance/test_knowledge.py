"""Concealed worlds fit everything that a seat has been shown and everybody can deduce."""

import random

import pytest

from judging import judge_of, worlds_fit_what_was_shown
from ludi.core import layout
from walks import Table, each_table

LOOKED_AT = 9
"""Every so many positions worlds are imagined."""
WORLDS = 3


@each_table
def test_worlds_fit_what_a_seat_has_been_shown(table: Table) -> None:
    game = table.game
    if judge_of(game) is None:
        pytest.skip("no judge of what is known")
    for seed in (61, 62):
        chooser = random.Random(seed)
        s = table.start(seed)
        judge = judge_of(game)(game, layout.copy(s))
        step = 0
        while codes := game.legal_codes(s):
            before, action = layout.copy(s), chooser.choice(codes)
            game.apply(s, action)
            judge.see(before, action, layout.copy(s))
            step += 1
            if step % LOOKED_AT == 0:
                worlds_fit_what_was_shown(table, judge, s, [chooser.getrandbits(60) for _ in range(WORLDS)])
