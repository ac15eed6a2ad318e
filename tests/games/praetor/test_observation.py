"""What learners are shown: everything that is on the table, the viewer first."""

from typing import Any

import pytest

from games.praetor.positions import a_game, cell, claim, demand, give, play, put, show, staff
from ludi.core import layout
from ludi.games.praetor import GAME
from ludi.games.praetor.observation import Observation
from ludi.games.praetor.state import Phase, State
from ludi.games.praetor.tables import BY_ID, N_START, N_WALLS


def observed(s: State, seat: int) -> Any:
    row = layout.blank(Observation, 1)
    GAME.observe(s, seat, row[0])
    return layout.plain(row[0])


@pytest.mark.clause("PRA-INF-01", "PRA-INF-02")
def test_every_seat_is_told_of_all_seats_from_itself_on() -> None:
    s = staff(give(a_game(3, ages=1), 2, gold=7, weapon=4), 2, [2, 2, 5], retired=2, training=(1, 0))
    s.favour[2], s.morale[2], s.board[2], s.passed[1] = 33, 7, 4, 1
    for viewer, place in ((2, 0), (1, 1), (0, 2)):
        seen = observed(s, viewer)
        assert (33, 7, 4, [7, 4, 3, 2, 4]) == (
            seen.favour[place],
            seen.morale_field[place],
            seen.morale[place],
            seen.stock[place],
        )
        assert ([0, 2, 0, 0, 1, 0], 3, 2, [1, 0], 2) == (
            seen.unplaced[place],
            seen.active[place],
            seen.villagers[place],
            seen.training[place],
            seen.retired[place],
        )
        assert [0, 0, 0, 0, 1, 0] == seen.board[place]
        assert [1, 1, 1, 0, 0] == seen.plays
        assert 1 == seen.passed[(1 - viewer) % 3] == sum(seen.passed)
        assert 1 == seen.acts[-viewer % 3] == sum(seen.acts), "seat 0 is to decide"
        assert 1 + -viewer % 3 == seen.youngest, "seat 0"
        assert [1, 2, 3] == [seen.initiative[(seat - viewer) % 3] for seat in range(3)]
    assert 0 == observed(a_game(3), 0).youngest


@pytest.mark.clause("PRA-INF-02", "PRA-INF-03")
def test_the_city_the_stacks_and_the_wall_are_told() -> None:
    s = demand(claim(put(show(a_game(3), "A04"), "A01", -2, 3, owner=1, rotation=3), 2, "W02"), "W05")
    s.wall_at[BY_ID["M1"] + 7] = -3
    s.worker[BY_ID["A01"]], s.worker_seat[BY_ID["A01"]], s.builder[BY_ID["A01"]] = 4, 0, 2
    seen, tile = observed(s, 1), BY_ID["A01"]
    assert (1, -2, 3, 3) == (seen.in_city[tile], seen.x[tile], seen.y[tile], seen.rotation[tile])
    assert (1, 4, 3, 2) == (seen.owner[tile], seen.worker[tile], seen.worker_seat[tile], seen.builder[tile])
    assert (0, 0) == (seen.in_city[BY_ID["A02"]], seen.owner[BY_ID["T1"]])
    assert [BY_ID["A04"] - N_START] == [place for place, shown in enumerate(seen.display) if shown]
    assert {int(s.stack[place]) - N_START for place in range(s.drawn, s.n_stack)} == {
        place for place, left in enumerate(seen.to_come) if left
    }
    assert (14, 6, 13) == (seen.stack_left, seen.first_left, seen.walls_left)
    assert [4] == [wall for wall in range(N_WALLS) if seen.wall_open[wall]]
    assert [7] == [wall for wall in range(N_WALLS) if seen.wall_gone[wall]]
    assert {1: 2} == {wall: owner for wall, owner in enumerate(seen.wall_owner) if owner}


def test_the_action_under_way_is_told() -> None:
    s = show(a_game(4), "A02")
    play(s, "build A02", "worker 2", cell(s, 0, 2))
    seen = observed(s, 3)
    assert (1, BY_ID["A02"] + 1, 2, 0, 2) == (seen.building, seen.tile, seen.experience, seen.cell_x, seen.cell_y)
    assert [int(phase == Phase.ROTATION) for phase in range(len(seen.asked))] == seen.asked
    play(s, "rotation 0", "activate K1", "worker 1", "sell wood", "buy stone")
    seen = observed(s, 1)
    assert ([0, 1, 0, 0, 0], 1, 0, 0) == (seen.sold, seen.bought, seen.cell_x, seen.building)
    assert (0, 4) == (seen.shown, seen.seats)


def test_what_a_record_held_before_is_written_over() -> None:
    row = layout.blank(Observation, 1)
    GAME.observe(show(a_game(5), "A02"), 4, row[0])
    GAME.observe(a_game(2), 0, row[0])
    assert GAME.observed(a_game(2), 0).tobytes() == row.tobytes()
