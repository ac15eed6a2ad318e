"""The parts of an evaluation, which hints give as reasons, are what it adds up."""

import pytest

import ludi
from ludi.core.contract import OVER
from ludi.games import OURS
from ludi.games.triumvirate import evaluation as triumvirate
from walks import Table, each_table, sampled


@pytest.mark.parametrize("game", OURS.values(), ids=OURS)
def test_every_part_has_a_name_of_its_own(game: ludi.Game) -> None:
    s = game.start(game.seats[0], {}, 1)

    assert len(game.part_names) == len(game.parts(s, 0)) > 1
    assert len(set(game.part_names)) == len(game.part_names)


@each_table
def test_an_evaluation_is_the_sum_of_its_parts(table: Table) -> None:
    game, moved = table.game, set()
    if not game.part_names:
        pytest.skip("its evaluation cannot be told in parts")
    for s, _ in sampled(table, 43, 5):
        told = [game.parts(s, seat) for seat in range(s.seats)]
        moved |= {name for parts in told for name, part in zip(game.part_names, parts, strict=True) if part}
        expected = [sum(parts) for parts in told]
        if game.name == "triumvirate":
            expected = [chance_of(expected, seat, over=s.actor == OVER) for seat in range(s.seats)]
        assert expected == [game.evaluate(s, seat) for seat in range(s.seats)]
    assert len(moved) > 3, "in a whole match most parts count"


def chance_of(strengths: list[int], seat: int, *, over: bool) -> int:
    """A chance of sole power goes with the fourth power of the strengths."""
    if over:
        return 10_000 * (strengths[seat] == triumvirate.SURE)
    powers = [max(1, triumvirate.BASE + strength) ** triumvirate.POWER for strength in strengths]
    return min(powers[seat] // max(1, sum(powers) // 10_000), 10_000)
