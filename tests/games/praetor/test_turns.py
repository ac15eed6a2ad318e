"""Chapters 5 to 7: the favour track, the round, the action phase."""

import pytest

from games.praetor.positions import (
    a_game,
    active,
    cell,
    demand,
    end_round,
    give,
    in_order,
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
from ludi.games.praetor.state import LastRound, No, Phase
from ludi.games.praetor.tables import BY_ID, N_TILES
from ludi.games.praetor.track import move, set_initiative


@pytest.mark.clause("PRA-TRK-01")
def test_a_score_never_falls_below_zero() -> None:
    s = a_game()
    s.favour[0] = 3
    move(s, 0, -5)
    assert 0 == s.favour[0]


@pytest.mark.clause("PRA-TRK-02")
@pytest.mark.clause("PRA-INI-02")
def test_a_marker_that_arrives_lies_on_top_and_goes_first() -> None:
    s = a_game(3)
    for seat in (2, 0, 1):
        s.favour[seat] = 0
        move(s, seat, 5)
    set_initiative(s)
    assert [1, 0, 2] == [int(s.order[place]) for place in range(3)]


@pytest.mark.clause("PRA-TRK-03")
@pytest.mark.parametrize("points", [0, -5])
def test_a_marker_that_does_not_move_keeps_its_place_in_the_stack(points: int) -> None:
    s = a_game(3)
    for seat in range(3):
        s.favour[seat] = 1
        move(s, seat, -1)
    move(s, 0, points)
    set_initiative(s)
    assert [2, 1, 0] == [int(s.order[place]) for place in range(3)]


@pytest.mark.clause("PRA-TRK-04")
def test_the_favour_of_one_action_is_one_move_that_ends_on_top() -> None:
    s = show(a_game(4), "A02")
    s.favour[0] = 20
    for seat, favour in ((1, 21), (2, 23), (3, 24)):
        s.favour[seat] = favour
    play(s, "build A02", "worker 1", cell(s, 0, 2), "rotation 2")  # 1 for the tile, 3 for plazas
    set_initiative(s)
    assert [21, 23, 24, 24] == sorted(int(s.favour[seat]) for seat in range(4))
    assert [1, 2, 0, 3] == [int(s.order[place]) for place in range(4)]


@pytest.mark.clause("PRA-TRK-05")
def test_players_who_score_in_one_step_move_in_initiative_order() -> None:
    s = in_order(a_game(2), 1, 0)
    for seat in (0, 1):
        staff(s, seat, [5])
        s.favour[seat] = 7
    play(s, "activate M2")
    play(s, "activate M1", "recruit no", "recruit no")
    assert 2 == s.rounds
    assert [19, 19] == [int(s.favour[seat]) for seat in (0, 1)]
    assert [0, 1] == [int(s.order[place]) for place in (0, 1)], "seat 0 moved last and lies on top"


@pytest.mark.clause("PRA-TRK-05")
@pytest.mark.clause("PRA-UPD-15")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_players_who_lose_favour_in_one_step_move_in_initiative_order(order: tuple[int, int]) -> None:
    s = in_order(a_game(2), *order)
    for seat in (0, 1):
        give(s, seat, gold=0)
        s.morale[seat], s.favour[seat] = 0, 40
    end_round(s)
    assert [25, 25] == [int(s.favour[seat]) for seat in (0, 1)]
    assert [order[1], order[0]] == [int(s.order[place]) for place in (0, 1)], "who moved last lies on top"


@pytest.mark.clause("PRA-RND-01")
@pytest.mark.clause("PRA-RND-02")
def test_a_round_ends_with_the_update_and_the_last_with_the_end() -> None:
    s = a_game(2)
    gold = int(s.stock[0, 0])
    end_round(s)
    assert (2, gold - 3) == (s.rounds, s.stock[0, 0])
    s.last_round = LastRound.CITY
    end_round(s)
    assert (OVER, 2) == (s.actor, s.rounds)


@pytest.mark.clause("PRA-INI-01")
def test_fewest_favour_goes_first() -> None:
    s = a_game(4)
    for seat, favour in enumerate((30, 10, 40, 20)):
        s.favour[seat] = favour
    end_round(s)
    assert [1, 3, 0, 2] == [int(s.order[place]) for place in range(4)]
    assert 1 == s.actor


@pytest.mark.clause("PRA-EX-01")
@pytest.mark.clause("PRA-INI-02")
def test_ex_01_purple_lies_on_blue_and_yellow_is_ahead() -> None:
    yellow, blue, purple = 0, 1, 2
    s = a_game(3)
    s.favour[yellow], s.favour[blue], s.favour[purple] = 69, 60, 60
    move(s, blue, 6)
    move(s, purple, 6)
    set_initiative(s)
    assert [purple, blue, yellow] == [int(s.order[place]) for place in range(3)]


@pytest.mark.clause("PRA-INI-03")
def test_the_order_stays_for_the_round_whatever_the_scores_do() -> None:
    s = a_game(3)
    s.favour[0] = 99
    play(s, "activate M1", "worker 1")
    assert 1 == s.actor
    play(s, "activate M2", "worker 1")
    assert 2 == s.actor
    play(s, "activate M3", "worker 1")
    assert 0 == s.actor


@pytest.mark.clause("PRA-ACT-01")
def test_players_act_in_turn_again_and_again_until_they_pass() -> None:
    s = a_game(3)
    play(s, "activate M1", "worker 1", "pass", "activate M3", "worker 1")
    assert 0 == s.actor
    play(s, "activate O1" if why(s, "activate O1") == No.OK else "activate T1", "worker 2")
    assert 2 == s.actor, "seat 1 has passed"


@pytest.mark.clause("PRA-ACT-02")
def test_the_actions_are_to_build_to_activate_to_use_a_camp_and_to_pass() -> None:
    s = show(put(a_game(), "A15", 0, 2, owner=0), "A01")
    s.retired[0] = 1
    assert {"build", "activate", "camp", "pass"} == {text.split()[0] for text in legal(s)}


@pytest.mark.clause("PRA-ACT-03")
def test_a_player_may_always_pass() -> None:
    assert "pass" in legal(a_game())


@pytest.mark.clause("PRA-ACT-04")
def test_who_has_passed_does_nothing_more_this_round() -> None:
    s = a_game(2)
    play(s, "pass")
    for _ in range(3):
        assert (1, 1) == (s.actor, s.rounds)
        play(s, legal(s, "activate")[0])
        while s.phase != Phase.TURN:
            play(s, legal(s)[0])
    assert 2 == s.rounds


@pytest.mark.clause("PRA-ACT-05")
def test_a_player_without_any_action_passes_by_himself() -> None:
    s = staff(a_game(3), 1, [])
    play(s, "activate M1", "worker 1")
    assert (2, 1) == (s.actor, s.passed[1])


@pytest.mark.clause("PRA-ACT-05")
@pytest.mark.parametrize("camp", ["A15", "B12"])
def test_without_active_workers_a_camp_may_still_be_used(camp: str) -> None:
    s = staff(put(a_game(3), camp, 0, 2, owner=1), 1, [], retired=1)
    play(s, "activate M1", "worker 1")
    assert (1, [f"camp {camp}", "pass"]) == (s.actor, legal(s))


@pytest.mark.clause("PRA-BLD-01", "PRA-USE-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_holds_exactly_the_price_is_offered_the_action(seat: int) -> None:
    s = give(put(show(a_game(2), "A01"), "A02", 2, 0, owner=1 - seat), seat, gold=2)
    assert ["build A01"] == legal(turn_of(s, seat), "build")
    assert "activate A02" in legal(give(s, seat, gold=1))
    assert [] == legal(s, "build")
    assert "activate A02" not in legal(give(s, seat, gold=0))


@pytest.mark.clause("PRA-ACT-06")
def test_the_phase_ends_when_all_have_passed() -> None:
    s = a_game(4)
    play(s, "pass", "pass", "pass")
    assert 1 == s.rounds
    play(s, "pass")
    assert 2 == s.rounds


@pytest.mark.clause("PRA-ACT-07")
def test_a_placed_worker_stays_until_the_update() -> None:
    s = a_game(2)
    play(s, "activate M1", "worker 2")
    assert (2, 0) == (s.worker[BY_ID["M1"]], s.worker_seat[BY_ID["M1"]])
    assert [1, 3] == active(s, 0)
    play(s, "pass")
    assert 2 == s.worker[BY_ID["M1"]]
    end_round(s)
    assert not any(s.worker[tile] for tile in range(N_TILES))
    assert [1, 3, 3] == active(s, 0)


@pytest.mark.clause("PRA-ACT-08")
def test_display_and_wall_are_not_refilled_during_the_action_phase() -> None:
    s = demand(show(give(a_game(2), 0, stone=9), "A01", "A04"), "W06")
    play(s, "build A01", "worker 1", "cell 1", "rotation 0")
    assert ["A04"] == shown(s)
    turn_of(s, 0)
    play(s, "activate O1", "worker 2")
    assert -1 == s.open_wall
    assert why(turn_of(s, 0), "activate O1") == No.ALREADY_USED


@pytest.mark.clause("PRA-BLD-01", "PRA-USE-02", "PRA-LAB-01", "PRA-LAB-02")
def test_a_refusal_cites_the_clause_of_what_was_wanted() -> None:
    s = give(staff(put(show(a_game(3), "A01"), "A15", 0, 2, owner=1), 0, [], retired=1), 0, weapon=0)
    cited = {"build A01": "PRA-BLD-01", "activate T1": "PRA-USE-02", "camp A15": "PRA-LAB-02", "camp B12": "PRA-LAB-01"}
    assert cited == {text: why(s, text).clause for text in cited}
    staff(s, 0, [2, 3])
    assert "PRA-BLD-02" == why(play(layout.copy(s), "build A01"), "worker 1").clause
    assert "PRA-USE-06" == why(play(layout.copy(s), "activate T1"), "worker 1").clause
