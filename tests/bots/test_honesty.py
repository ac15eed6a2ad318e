"""A bot decides by what its seat may know, and by nothing else; for every game."""

import pytest

from ludi.bots import Budget, GreedyBot, RandomBot, Searcher
from ludi.bots.player import concealed, decide
from ludi.core import layout
from walks import Table, each_table, sampled

BOTS = {
    "random": lambda: RandomBot(seed=3),
    "greedy": lambda: GreedyBot(seed=3),
    "search": lambda: Searcher(Budget(iterations=60), seed=3),
}


@each_table
def test_an_imagined_world_forgets_the_truth(table: Table) -> None:
    """The same seed draws the same world, whichever of the worlds that look alike to the seat is true."""
    for s, codes in sampled(table, 21, 12):
        for seat in range(-1, table.seats) if codes else ():
            expected = layout.to_bytes(concealed(table.game, s, seat, 5))
            for luck in (1, 2**50 + 9):
                other = concealed(table.game, s, seat, luck)
                assert expected == layout.to_bytes(concealed(table.game, other, seat, 5)), f"seat {seat}"


@pytest.mark.parametrize("name", BOTS)
@each_table
def test_a_choice_does_not_depend_on_what_is_hidden(table: Table, name: str) -> None:
    for s, codes in sampled(table, 22, 3):
        if codes:
            seat = int(s.actor)
            choices = {
                decide(BOTS[name](), table.game, concealed(table.game, s, seat, luck), 7).action for luck in (1, 2, 3)
            }
            choices.add(decide(BOTS[name](), table.game, s, 7).action)
            assert len(choices) == 1


@each_table
def test_a_bot_leaves_the_match_as_it_is(table: Table) -> None:
    for s, codes in sampled(table, 23, 2):
        if codes:
            before = layout.to_bytes(s)
            for make in BOTS.values():
                decide(make(), table.game, s, 1)
            assert before == layout.to_bytes(s)
