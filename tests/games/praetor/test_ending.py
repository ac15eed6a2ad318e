"""Chapters 14 and 15: final scoring, the winner, variants."""

import pytest

from games.praetor.positions import a_game, claim, end_round, give, legal, play, put, show, staff, turn_of
from ludi.core import layout
from ludi.core.errors import BadSetup
from ludi.games.praetor import GAME
from ludi.games.praetor.scoring import DISTRICT, VILLAGERS, WALL, district, expert_points, majority_points
from ludi.games.praetor.state import LastRound, Phase, State
from ludi.games.praetor.tables import ABSENT, BY_ID, LAYOUTS, MAJORITIES, N_TILES, TILES, Kind, cell_place


def bare(seats: int = 3, **options: str | int) -> State:
    """Nobody has anything but 20 favour and morale 0."""
    s = a_game(seats, **options)
    for seat in range(seats):
        staff(s, seat, [])
        give(s, seat, gold=0, wood=0, stone=0, marble=0, weapon=0)
        s.favour[seat] = 20
    return s


def scores(s: State) -> list[int]:
    return list(GAME.standing(s)[0])


def places(s: State) -> list[int]:
    return list(GAME.standing(s)[1])


@pytest.mark.clause("PRA-FIN-01")
@pytest.mark.clause("PRA-FIN-02")
@pytest.mark.clause("PRA-FIN-03")
def test_workers_score_experience_new_ones_one_others_nothing() -> None:
    s = bare()
    staff(s, 0, [1, 4, 5])
    staff(s, 1, [], training=(2, 1))
    staff(s, 2, [], retired=6)
    assert [30, 23, 20] == scores(s)


@pytest.mark.clause("PRA-FIN-01")
def test_a_placed_worker_still_counts() -> None:
    s = show(bare(), "A01")
    staff(s, 0, [2, 3])
    staff(s, 1, [1])  # so that the round goes on
    give(s, 0, gold=2)
    play(s, "activate T1", "worker 3")
    assert [20 + 5 + 1, 20 + 1, 20] == scores(s)
    play(turn_of(s, 0), "build A01", "cell 1", "rotation 0")
    assert [int(s.favour[0]) + 5 + 1, 20 + 1, 20] == scores(s)


@pytest.mark.clause("PRA-FIN-03")
def test_a_retired_worker_on_a_tile_scores_nothing() -> None:
    s = show(put(put(bare(), "A15", 2, 0, owner=0), "B12", 3, 0, owner=0), "A01")
    staff(s, 0, [], retired=2)
    give(s, 0, gold=2)
    play(s, "camp A15", "build A01", "cell 1", "rotation 0")
    play(turn_of(s, 0), "camp B12", "activate M1")
    assert int(s.favour[0]) == scores(s)[0]


@pytest.mark.clause("PRA-FIN-04")
def test_morale_is_gained_or_lost() -> None:
    s = bare()
    s.morale[0], s.morale[1] = 11, 0
    assert [36, 10, 20] == scores(s)


@pytest.mark.clause("PRA-FIN-05")
def test_every_full_ten_gold_of_resources_scores_one() -> None:
    s = bare()
    give(s, 0, gold=9, wood=1)  # 10
    give(s, 1, gold=1, wood=1, stone=1, marble=1, weapon=3)  # 1 + 1 + 2 + 3 + 12 = 19
    s.board[2] = 4  # black: 1, 3, 3, 5
    s.morale[2] = 3
    give(s, 2, stone=5, weapon=3)  # 30
    assert [21, 21, 23] == scores(s)


@pytest.mark.clause("PRA-FIN-06")
def test_a_score_stops_at_zero_before_resources_are_added() -> None:
    s = bare()
    s.favour[0], s.morale[0] = 4, 0
    give(s, 0, gold=20)
    assert 2 == scores(s)[0], "4 - 10 stops at 0, then 2"
    staff(s, 0, [5, 4])
    assert 5 == scores(s)[0], "4 + 9 - 10 + 2: workers come first"


@pytest.mark.clause("PRA-WIN-01")
@pytest.mark.clause("PRA-WIN-06")
def test_most_favour_wins_and_the_others_follow() -> None:
    s = bare(4)
    for seat, favour in enumerate((20, 50, 30, 40)):
        s.favour[seat] = favour
    assert [4, 1, 3, 2] == places(s)


@pytest.mark.clause("PRA-WIN-02")
def test_first_tie_break_is_the_printed_morale_value() -> None:
    s = bare()
    s.board[1] = 2  # yellow: 7 on the eighth field
    s.morale[0], s.morale[1], s.morale[2] = 8, 7, 7  # values 6, 7, 4
    s.favour[0], s.favour[1], s.favour[2] = 14, 13, 16
    assert [20, 20, 20] == scores(s)
    assert [2, 1, 3] == places(s)


@pytest.mark.clause("PRA-WIN-03")
def test_second_tie_break_is_claimed_wall_tiles() -> None:
    s = claim(claim(bare(), 1, "W01", "W02"), 2, "W03")
    assert [3, 1, 2] == places(s)


@pytest.mark.clause("PRA-WIN-04")
def test_third_tie_break_is_owned_city_tiles() -> None:
    s = put(put(put(bare(), "A01", 2, 0, owner=2), "A02", 3, 0, owner=2), "A04", 4, 0, owner=0)
    assert [2, 3, 1] == places(s)
    claim(s, 1, "W01")
    assert [3, 1, 2] == places(s), "wall tiles come first"


@pytest.mark.clause("PRA-WIN-05")
def test_the_youngest_wins_the_last_tie_and_the_others_share_their_place() -> None:
    assert [1, 1, 1] == places(bare())
    assert [2, 2, 1] == places(bare(ages=3))
    assert [1, 2, 2] == places(bare(ages=1))
    s = bare(4, ages=1)
    s.favour[0] = 10
    assert [4, 1, 1, 1] == places(s), "the youngest is not among the tied"
    s = bare(ages=2)
    s.owned[0] = 2
    assert [1, 2, 3] == places(s)
    with pytest.raises(BadSetup, match="with 2 seats expected none, 1, 2"):
        bare(2, ages=5)


@pytest.mark.clause("PRA-WIN-06")
def test_a_tie_that_nothing_breaks_is_shared_and_the_next_place_left_out() -> None:
    s = bare(4)
    s.favour[3] = 30
    s.favour[0] = 10
    assert [4, 2, 2, 1] == places(s)


@pytest.mark.clause("PRA-VAR-02")
def test_majorities_count_in_the_expert_game_only() -> None:
    plain, expert = bare(), bare(expert="on")
    claim(plain, 0, "W01")
    claim(expert, 0, "W01")
    assert [20, 20, 20] == scores(plain)
    assert 0 == expert_points(plain, 0)
    # District 8 each; wall 18, then 9 each; villagers: 8 each, 11 each.
    assert [20 + 8 + 18 + 11, 20 + 8 + 9 + 11, 20 + 8 + 9 + 11] == scores(expert)


@pytest.mark.clause("PRA-VAR-03")
@pytest.mark.parametrize("joining", ["A04", TILES[-1].id])
def test_the_largest_district_is_connected_by_edges(joining: str) -> None:
    s = bare(3, expert="on")
    put(s, "A01", 0, 2, owner=2)  # below M3
    put(s, "A02", 1, 3, owner=2)  # touches A01 by a corner only
    assert 2 == district(s, 2)
    put(s, joining, 1, 2, owner=2)  # joins them
    assert 4 == district(s, 2)
    assert 1 == district(s, 0)
    put(s, "A05", -2, -1, owner=0)
    assert 2 == district(s, 0)
    assert [8, 4, 12] == [majority_points(s, seat, DISTRICT) for seat in range(3)]


@pytest.mark.clause("PRA-VAR-03")
def test_tiles_of_others_do_not_join_a_district() -> None:
    s = put(bare(3, expert="on"), "A01", 2, 0, owner=2)  # beside K1, which is nobody's, and two cells from M3
    assert 1 == district(s, 2)
    put(s, "A02", 1, 1, owner=0)  # between them
    assert [1, 1] == [district(s, 0), district(s, 2)]


@pytest.mark.clause("PRA-VAR-03")
def test_cells_at_opposite_ends_of_neighbouring_rows_do_not_touch() -> None:
    s = bare(3, expert="on")
    put(s, "A01", 34, 5, owner=0)
    put(s, "A02", -33, 6, owner=0)
    assert 1 == district(s, 0)


@pytest.mark.clause("PRA-VAR-04")
@pytest.mark.clause("PRA-VAR-08")
def test_the_longest_wall_is_judged_by_counts_alone() -> None:
    s = claim(claim(claim(bare(4, expert="on"), 0, "W01"), 1, "W02", "W03"), 2, "W04", "W05", "W06")
    assert [6, 12, 18, 0] == [majority_points(s, seat, WALL) for seat in range(4)]


@pytest.mark.clause("PRA-VAR-05")
def test_most_villagers() -> None:
    s = bare(4, expert="on")
    for seat, villagers in enumerate((1, 5, 3, 2)):
        s.villagers[seat] = villagers
    assert [0, 20, 10, 5] == [majority_points(s, seat, VILLAGERS) for seat in range(4)]


@pytest.mark.clause("PRA-VAR-06")
@pytest.mark.parametrize(
    ("villagers", "points"),
    [((4, 4, 1, 0), [15, 15, 5, 0]), ((4, 4, 4, 0), [11, 11, 11, 0]), ((4, 3, 3, 3), [20, 5, 5, 5])],
)
def test_tied_places_share_their_points_rounded_down(villagers: tuple[int, ...], points: list[int]) -> None:
    s = bare(4, expert="on")
    for seat, n in enumerate(villagers):
        s.villagers[seat] = n
    assert points == [majority_points(s, seat, VILLAGERS) for seat in range(4)]


@pytest.mark.clause("PRA-VAR-07")
def test_three_players_use_three_values_and_a_fifth_place_scores_nothing() -> None:
    assert not MAJORITIES[:, 3:].any()
    three = claim(claim(bare(3, expert="on"), 0, "W01"), 1, "W02", "W03")
    assert [12, 18, 6] == [majority_points(three, seat, WALL) for seat in range(3)], "a count of 0 takes its place"
    five = bare(5, expert="on")
    for seat, villagers in enumerate((5, 4, 3, 2, 1)):
        five.villagers[seat] = villagers
    assert [20, 10, 5, 0, 0] == [majority_points(five, seat, VILLAGERS) for seat in range(5)]


@pytest.mark.clause("PRA-VAR-10")
@pytest.mark.clause("PRA-VAR-11")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_hard_game_has_no_markets_and_their_cells_are_empty(seats: int) -> None:
    s = a_game(seats, hard="on")
    city = {TILES[t].id: cell_place(int(s.at[t])) for t in range(N_TILES) if s.at[t] != ABSENT}
    assert {name: at for name, at in LAYOUTS[seats].items() if name[0] != "K"} == city
    stack = [TILES[s.stack[place]] for place in range(s.n_stack)]
    assert all(tile.kind != Kind.MKT for tile in stack)
    assert s.n_stack == sum(1 for t in TILES if t.back and t.mark <= seats and t.id not in {"B09", "B11"})
    assert s.n_first == sum(1 for t in TILES if t.back == 1 and t.mark <= seats)
    cells = {cell_place(int(s.frontier[place])) for place in range(s.n_frontier)}
    assert LAYOUTS[seats]["K1"] in cells
    GAME.check(s)


@pytest.mark.clause("PRA-VAR-11")
def test_a_cell_beside_a_mine_cut_off_by_the_hard_game_may_be_built() -> None:
    s = show(a_game(4, hard="on"), "A01")
    play(s, "build A01", "worker 1")
    cells = {cell_place(int(s.frontier[place])): place + 1 for place in range(s.n_frontier)}
    play(s, f"cell {cells[3, 0]}", "rotation 0")  # beside M2 only
    assert 0 == s.owner[BY_ID["A01"]]


@pytest.mark.clause("PRA-VAR-12")
def test_the_hard_game_still_turns_resources_into_gold_at_the_end() -> None:
    s = bare(3, hard="on")
    give(s, 0, weapon=5)
    assert 22 == scores(s)[0]


def test_nobody_is_asked_when_there_is_only_one_way() -> None:
    s = a_game(3, seed=4)
    while s.actor >= 0:
        assert len(legal(s)) > 1
        play(s, legal(s)[-1] if s.phase != Phase.TURN else legal(s)[0])
    assert s.rounds <= 14
    end_round(s)


def test_evaluation_prefers_acting_to_passing_and_knows_the_final_score() -> None:
    s = a_game(3)
    worth = {}
    for text in ("pass", "activate M1"):
        after = play(layout.copy(s), text)
        worth[text] = GAME.evaluate(after, 0)
    assert worth["activate M1"] > worth["pass"]
    s.last_round = LastRound.CITY
    end_round(s)
    assert [100 * score for score in scores(s)] == [GAME.evaluate(s, seat) for seat in range(3)]
