"""Chapters 12 and 13: the update phase and the end of the game."""

import pytest

from games.praetor.positions import (
    a_game,
    active,
    all_walls_shown,
    cell,
    demand,
    drain,
    end_round,
    give,
    held,
    legal,
    play,
    put,
    show,
    shown,
    staff,
    turn_of,
    why,
)
from ludi.core import layout
from ludi.core.contract import OVER
from ludi.games.praetor import GAME
from ludi.games.praetor.effects import morale_value
from ludi.games.praetor.scoring import district
from ludi.games.praetor.state import GONE, NOTHING, OPEN, LastRound, No, Phase, State
from ludi.games.praetor.tables import BY_ID, N_TILES, N_WALLS
from ludi.games.praetor.update import retirement_points, wages


@pytest.mark.clause("PRA-UPD-01")
@pytest.mark.clause("PRA-UPD-02")
@pytest.mark.clause("PRA-UPD-03")
def test_new_workers_move_on_one_step_a_round() -> None:
    s = staff(a_game(2), 0, [3], training=(2, 1))
    end_round(s)
    assert ([1, 3], 0, 2) == (active(s, 0), s.training[0, 0], s.training[0, 1])
    end_round(s)
    assert ([1, 1, 1, 3], 0, 0) == (active(s, 0), s.training[0, 0], s.training[0, 1])


@pytest.mark.clause("PRA-UPD-01", "PRA-UPD-02")
def test_everybodys_training_two_is_over_before_anybody_is_asked_about_the_academy() -> None:
    s = put(a_game(2), "A14", 2, 0, owner=0)
    staff(s, 0, [3], training=(1, 0))
    staff(s, 1, [3], training=(0, 2))
    end_round(s)
    assert (0, Phase.ACADEMY) == (s.actor, s.phase)
    assert ([1, 1, 3], 0) == (active(s, 1), s.training[1, 1])


@pytest.mark.clause("PRA-UPD-03")
def test_the_owner_uses_the_academy_for_nothing_and_others_for_a_stone() -> None:
    s = put(a_game(2), "A14", 2, 0, owner=1)
    staff(s, 0, [3], training=(2, 1))
    staff(s, 1, [3], training=(1, 0))
    give(s, 0, stone=1)
    end_round(s)
    assert (0, Phase.ACADEMY) == (s.actor, s.phase)
    play(s, "academy yes")
    assert ([1, 1, 1, 3], 0) == (active(s, 0), s.stock[0, 2]), "one payment for all"
    assert (1, Phase.ACADEMY, 4) == (s.actor, s.phase, s.stock[1, 2])
    play(s, "academy yes")
    assert ([1, 3], 4) == (active(s, 1), s.stock[1, 2])


@pytest.mark.clause("PRA-UPD-04")
def test_the_academy_is_offered_only_with_a_new_worker_and_a_stone_and_may_be_declined() -> None:
    s = put(a_game(3), "A14", 2, 0, owner=1)
    staff(s, 0, [3], training=(1, 0))
    staff(s, 1, [3], training=(1, 0))
    staff(s, 2, [3], training=(0, 1))
    give(s, 0, stone=0)
    end_round(s)
    assert (1, Phase.ACADEMY) == (s.actor, s.phase), "seat 0 has no stone"
    assert ["academy yes", "academy no"] == legal(s)
    play(s, "academy no")
    assert (2, Phase.TURN) == (s.rounds, s.phase), "seat 2 has nobody on Training I"
    assert ([3], 1) == (active(s, 1), s.training[1, 1])


@pytest.mark.clause("PRA-UPD-03", "PRA-UPD-04")
def test_the_owner_of_the_academy_needs_no_stone() -> None:
    s = give(put(staff(a_game(2), 0, [3], training=(2, 0)), "A14", 2, 0, owner=0), 0, stone=0)
    end_round(s)
    assert (0, Phase.ACADEMY) == (s.actor, s.phase)
    play(s, "academy yes")
    assert ([1, 1, 3], 0) == (active(s, 0), s.stock[0, 2])


@pytest.mark.clause("PRA-UPD-05")
def test_an_academy_built_this_round_works() -> None:
    s = show(staff(a_game(2), 0, [3], training=(1, 0)), "A14")
    play(s, "build A14", "cell 1", "rotation 0")
    end_round(s)
    assert Phase.ACADEMY == s.phase


@pytest.mark.clause("PRA-UPD-07")
@pytest.mark.clause("PRA-UPD-08")
def test_builders_and_red_workers_gain_experience_and_nobody_else() -> None:
    s = show(staff(a_game(2), 0, [1, 2, 3, 4]), "A01")
    play(s, "build A01", "worker 1", "cell 1", "rotation 0")
    play(turn_of(s, 0), "activate M1", "worker 2")
    play(turn_of(s, 0), "activate T1", "worker 3")
    end_round(s)
    assert [2, 3, 3, 4] == active(s, 0)
    assert 0 == s.placed[0]


@pytest.mark.clause("PRA-UPD-07", "PRA-VAR-03")
def test_the_builder_of_the_last_of_all_tiles_learns_too_and_it_counts_in_a_district() -> None:
    s = give(show(staff(a_game(3, expert="on"), 0, [4]), "B16"), 0, stone=2, marble=2, weapon=2)
    play(s, "build B16", cell(s, -1, -2), "rotation 0")  # above the own mine
    assert (2, 4) == (district(s, 0), s.builder[BY_ID["B16"]])
    end_round(s)
    assert [5] == active(s, 0)


@pytest.mark.clause("PRA-UPD-09")
@pytest.mark.clause("PRA-UPD-10")
@pytest.mark.parametrize(("left", "points"), [(13, 12), (9, 12), (8, 8), (1, 8)])
def test_a_worker_who_reaches_six_retires_for_twelve_or_eight(left: int, points: int) -> None:
    s = drain(staff(show(a_game(2), "A01", "A04", "A07"), 0, [2, 5]), left)
    favour = int(s.favour[0])
    play(s, "activate M1", "worker 5")
    end_round(s)
    assert (favour + points, 1, [2]) == (s.favour[0], s.retired[0], active(s, 0))


@pytest.mark.clause("PRA-UPD-10", "PRA-TRK-04")
def test_every_retirement_scores_and_all_of_a_player_are_one_move() -> None:
    s = show(staff(put(a_game(2), "A04", 2, 0), 0, [5, 5, 5]), "A01")
    play(s, "activate M1")
    play(turn_of(s, 0), "activate A04")
    play(turn_of(s, 0), "build A01", "cell 1", "rotation 0")
    favour = int(s.favour[0])
    end_round(s)
    assert (favour + 36, 3, []) == (s.favour[0], s.retired[0], active(s, 0))


@pytest.mark.clause("PRA-UPD-11")
def test_with_an_empty_stack_retirement_scores_eight() -> None:
    s = drain(a_game(2), 0)
    s.n_first = s.n_stack  # even if the last tile was one of epoch I
    assert 8 == retirement_points(s)


@pytest.mark.clause("PRA-UPD-12")
def test_wages_are_due_for_active_and_retired_workers_only() -> None:
    s = staff(a_game(2), 0, [5, 1], retired=1, training=(1, 1))
    play(s, "activate T1", "worker 1")
    turn_of(s, 0)
    play(s, "activate M1")  # the worker of experience 5 will retire
    gold = int(s.stock[0, 0])
    end_round(s)
    # Active: 1 and the new one from Training II; retired: 2.
    assert ([1, 1], 2, gold - 4) == (active(s, 0), s.retired[0], s.stock[0, 0])


@pytest.mark.clause("PRA-UPD-12")
@pytest.mark.parametrize(("board", "owed"), [(0, 5), (1, 5), (2, 7), (3, 3), (4, 5), (5, 6)])
def test_each_board_has_its_own_wages(board: int, owed: int) -> None:
    s = staff(a_game(2), 0, [1, 2, 3], retired=2)
    s.board[0] = board
    assert owed == wages(s, 0, 3, 2)


@pytest.mark.clause("PRA-UPD-12")
@pytest.mark.parametrize(("board", "owed"), [(2, 1 + 2), (3, 1 + 0), (5, 0 + 3)])
def test_a_worker_who_retires_gets_the_retired_wage(board: int, owed: int) -> None:
    s = staff(a_game(2), 0, [5, 1])
    s.board[0] = board
    play(s, "activate M1", "worker 5")
    gold = int(s.stock[0, 0])
    end_round(s)
    assert (1, gold - owed) == (s.retired[0], s.stock[0, 0])


@pytest.mark.clause("PRA-UPD-13")
@pytest.mark.clause("PRA-UPD-14")
def test_all_gold_goes_to_wages_and_each_missing_one_costs_a_field() -> None:
    s = give(a_game(2), 0, gold=1, weapon=9)
    end_round(s)
    assert [0, 4, 3, 2, 9] == held(s, 0)
    assert (2, -3) == (s.morale[0], morale_value(s, 0))


@pytest.mark.clause("PRA-UPD-15")
@pytest.mark.parametrize(("field", "favour", "left"), [(0, 40, 25), (1, 40, 30), (2, 40, 35), (3, 40, 40), (0, 12, 0)])
def test_from_the_leftmost_field_on_each_missing_gold_costs_five_favour(field: int, favour: int, left: int) -> None:
    s = give(a_game(2), 0, gold=0)
    s.morale[0], s.favour[0] = field, favour
    end_round(s)
    assert (0, left) == (s.morale[0], s.favour[0])


@pytest.mark.clause("PRA-UPD-15")
@pytest.mark.clause("PRA-TRK-03")
def test_short_wages_at_zero_favour_cost_nothing_more_and_move_no_marker() -> None:
    s = give(a_game(2), 0, gold=0)
    s.morale[0] = s.favour[0] = s.favour[1] = 0
    s.height[0], s.height[1] = 0, 1
    end_round(s)
    assert (0, 0, 0) == (s.favour[0], s.morale[0], s.height[0])
    assert 1 == s.order[0]


@pytest.mark.clause("PRA-UPD-16")
def test_without_an_active_worker_a_villager_may_be_recruited_for_five_favour() -> None:
    s = staff(a_game(2), 0, [], retired=1, training=(1, 0))
    s.favour[0] = 5
    gold = int(s.stock[0, 0])
    turn_of(s, 1)
    end_round(s)
    assert (0, Phase.RECRUIT) == (s.actor, s.phase)
    assert ["recruit yes", "recruit no"] == legal(s)
    declined = play(layout.copy(s), "recruit no")
    assert (2, [], 5) == (declined.rounds, active(declined, 0), declined.favour[0])
    play(s, "recruit yes")
    assert (2, [1], 0, 5) == (s.rounds, active(s, 0), s.favour[0], s.villagers[0])
    assert gold - 1 == s.stock[0, 0], "no wage for the recruit this round"


@pytest.mark.clause("PRA-UPD-16")
@pytest.mark.parametrize(("favour", "villagers", "last"), [(4, 5, 0), (9, 0, 0), (9, 5, 1)])
def test_recruiting_needs_favour_a_villager_and_another_round(favour: int, villagers: int, last: int) -> None:
    s = staff(a_game(2), 0, [], retired=8 - villagers)
    s.favour[0], s.last_round = favour, last
    turn_of(s, 1)
    end_round(s)
    assert Phase.RECRUIT != s.phase
    assert (s.actor == OVER) == bool(last)


@pytest.mark.clause("PRA-UPD-16")
def test_a_player_without_workers_sits_the_round_out_and_the_game_goes_on() -> None:
    s = staff(a_game(2), 0, [], retired=3)
    s.favour[0] = 0
    turn_of(s, 1)
    end_round(s)
    assert (2, 1) == (s.rounds, s.actor)
    end_round(s)
    assert 3 == s.rounds
    assert [] == active(s, 0)


@pytest.mark.clause("PRA-UPD-17")
def test_the_display_is_refilled_as_far_as_the_stack_goes() -> None:
    s = show(a_game(4), "A01", "A04")
    end_round(s)
    assert (5, ["A01", "A04"]) == (s.n_display, shown(s)[:2])
    drain(show(s, "A01"), 1)
    end_round(s)
    assert 2 == s.n_display


@pytest.mark.clause("PRA-UPD-18")
def test_an_unclaimed_wall_tile_leaves_and_a_claimed_one_stays() -> None:
    s = a_game(2)
    unclaimed = int(s.open_wall)
    end_round(s)
    assert GONE == s.wall_at[unclaimed]
    assert OPEN == s.wall_at[s.open_wall]
    claimed = int(s.open_wall)
    give(turn_of(s, 0), 0, gold=20, wood=9, stone=9, marble=9, weapon=9)
    play(s, "activate O1", legal_worker(s))
    end_round(s)
    assert 0 == s.wall_at[claimed]
    assert s.open_wall not in {claimed, NOTHING}
    assert [unclaimed] == [wall for wall in range(N_WALLS) if s.wall_at[wall] == GONE]


@pytest.mark.clause("PRA-UPD-18")
def test_a_new_wall_tile_is_a_reveal() -> None:
    s = a_game(2)
    reveals = int(s.reveals)
    end_round(s)
    assert reveals + 1 == s.reveals, "the display was full"


def legal_worker(s: State) -> str:
    return legal(play(layout.copy(s), "activate O1"), "worker")[0]


@pytest.mark.clause("PRA-UPD-19")
def test_the_marks_of_every_camp_and_player_are_cleared() -> None:
    s = put(put(a_game(3), "A15", 0, 2, owner=0), "B12", 0, 3, owner=0)
    for seat, camp, tile in ((0, "B12", "M1"), (1, "A15", "M2"), (2, "B12", "M3")):
        give(staff(s, seat, [1], retired=1), seat, weapon=3)
        play(turn_of(s, seat), f"camp {camp}", f"activate {tile}")
    assert [[0, 1], [1, 0], [0, 1]] == [list(s.camp_used[seat]) for seat in range(3)]
    end_round(s)
    assert not s.camp_used.any()
    assert not s.sent.any()


@pytest.mark.clause("PRA-UPD-19")
def test_all_marks_of_the_round_are_cleared() -> None:
    s = staff(put(a_game(2), "A15", 2, 0, owner=0), 0, [1], retired=1)
    play(s, "camp A15", "activate M1")
    end_round(s)
    assert not any(s.worker[tile] or s.builder[tile] for tile in range(N_TILES))
    assert 0 == s.camp_used[0, 0] == s.sent[0]
    turn_of(s, 0)
    assert No.OK == why(s, "camp A15") == why(s, "activate M1")


@pytest.mark.clause("PRA-EX-09")
@pytest.mark.clause("PRA-EX-10")
def test_ex_09_and_10_the_update_of_purple() -> None:
    yellow, purple, blue = 0, 1, 3
    s = a_game(4)
    for tile, x, y, owner in (("A14", 0, 2, yellow), ("A15", 0, 3, blue), ("A07", 0, 4, yellow), ("A01", 0, 5, purple)):
        put(s, tile, x, y, owner)
    staff(s, purple, [1, 2, 5], retired=1)
    demand(give(s, purple, gold=20, stone=20, weapon=1), "W06")
    s.morale[purple] = 9
    assert 9 == morale_value(s, purple)
    for actions in (("activate T1", "worker 1"), ("activate O1", "worker 2"), ("camp A15", "activate A07")):
        play(turn_of(s, purple), *actions)
    play(turn_of(s, purple), "activate A01")
    give(s, purple, gold=3, stone=1)
    favour, stone = int(s.favour[purple]), int(s.stock[yellow, 2])
    end_round(s)
    assert (purple, Phase.ACADEMY) == (s.actor, s.phase)
    play(s, "academy yes")
    assert (0, stone + 1) == (s.stock[purple, 2], s.stock[yellow, 2])
    assert ([1, 1, 2], 2) == (active(s, purple), s.retired[purple])
    assert favour + 12 == s.favour[purple]
    assert 0 == s.stock[purple, 0]
    assert (7, 4) == (s.morale[purple], morale_value(s, purple))


@pytest.mark.clause("PRA-END-01")
@pytest.mark.clause("PRA-END-02")
@pytest.mark.parametrize(
    ("tiles", "walls", "ending"), [(1, 5, "city-complete"), (9, 1, "wall-complete"), (1, 1, "both-complete")]
)
def test_the_round_after_the_last_tile_is_revealed_is_the_last(tiles: int, walls: int, ending: str) -> None:
    s = all_walls_shown(drain(show(a_game(3), "A01"), tiles), but=walls)
    s.n_display = 3
    end_round(s)
    assert (2, LastRound.NO) != (s.rounds, s.last_round)
    assert s.actor != OVER
    wall, display, gold = int(s.open_wall), shown(s), int(s.stock[0, 0])
    staff(s, 0, [])
    end_round(s)
    assert (OVER, ending) == (s.actor, GAME.endings[s.ending])
    assert (wall, display, gold) == (s.open_wall, shown(s), s.stock[0, 0])
    assert [] == GAME.legal_codes(s)


@pytest.mark.clause("PRA-END-01")
def test_no_last_round_while_both_stacks_hold_tiles() -> None:
    s = all_walls_shown(drain(show(a_game(3), "A01"), 4), but=2)
    end_round(s)
    assert LastRound.NO == s.last_round


@pytest.mark.clause("PRA-END-02")
def test_wages_are_paid_in_the_last_round() -> None:
    s = a_game(2)
    s.last_round = LastRound.WALL
    gold = int(s.stock[0, 0])
    end_round(s)
    assert (OVER, gold - 3) == (s.actor, s.stock[0, 0])


@pytest.mark.clause("PRA-END-03")
def test_the_last_display_may_be_short() -> None:
    s = drain(show(a_game(4)), 2)
    end_round(s)
    assert (2, LastRound.CITY) == (s.n_display, s.last_round)


@pytest.mark.clause("PRA-END-04")
@pytest.mark.parametrize(("seats", "fewest"), [(2, 6), (3, 5), (4, 5), (5, 6)])
def test_fourteen_rounds_at_most_and_five_or_six_at_least(seats: int, fewest: int) -> None:
    s = a_game(seats)
    while s.actor != OVER:
        end_round(s)
        if s.phase == Phase.RECRUIT and s.actor != OVER:
            play(s, "recruit no")
    assert (14, "wall-complete", N_WALLS) == (s.rounds, GAME.endings[s.ending], s.walls_drawn)
    s = a_game(seats)
    while s.actor != OVER:
        show(s)  # as if every tile were built in every round
        end_round(s)
        if s.phase == Phase.RECRUIT and s.actor != OVER:
            play(s, "recruit no")
    assert (fewest, "city-complete") == (s.rounds, GAME.endings[s.ending])
