"""Chapters 1 to 4: components, setup, configuration, information."""

import itertools
from collections import Counter

import msgspec
import numpy as np
import pytest

import ludi
from games.praetor.positions import a_game, active, end_round, held, legal, play, put, show, shown, turn_of, why
from ludi.core import layout
from ludi.core.errors import BadSetup
from ludi.core.rng import key_from_seed
from ludi.games.praetor import GAME, tables
from ludi.games.praetor.effects import morale_value
from ludi.games.praetor.state import GONE, NOBODY, OPEN, STACK, No, Phase, State
from ludi.games.praetor.tables import (
    ABSENT,
    BOARDS,
    BY_ID,
    CORNERS,
    KINDS,
    LAYOUTS,
    N_TILES,
    TILES,
    WALL_TILES,
    Kind,
    Zone,
    cell_place,
)
from modes import interpreted

every_count = pytest.mark.parametrize("seats", range(2, 6))


@pytest.mark.clause("PRA-COM-01")
def test_there_are_42_city_tiles_with_single_ids() -> None:
    assert 42 == len(TILES) == len({tile.id for tile in TILES})
    assert {0: 10, 1: 16, 2: 16} == Counter(tile.back for tile in TILES)
    assert [row.copies for row in KINDS] == [Counter(t.kind for t in TILES)[row.kind] for row in KINDS]
    assert 42 == sum(row.copies for row in KINDS)
    assert list(Kind) == [row.kind for row in KINDS]


@pytest.mark.clause("PRA-COM-02")
def test_a_tile_shows_a_zone_with_a_fee_or_none_and_four_corners() -> None:
    for row in KINDS:
        assert (row.fee > 0) == (row.zone != Zone.NONE and row.kind != Kind.OUT)
        assert sum(row.cost) > 0 or row.kind in {Kind.MINE, Kind.OUT}
    assert all(tile.back in {0, 1, 2} and tile.mark in {2, 3, 4, 5} and len(tile.corners) == 4 for tile in TILES)


@pytest.mark.clause("PRA-COM-03")
def test_each_of_four_patterns_occurs_42_times_and_no_tile_is_symmetric() -> None:
    assert dict.fromkeys("RCVF", 42) == Counter("".join(tile.corners for tile in TILES))
    turned = [{tile.corners[-k:] + tile.corners[:-k] for k in range(4)} for tile in TILES]
    assert all(len(ways) == 4 for ways in turned)
    assert all(not one & other for one, other in itertools.combinations(turned, 2))
    assert all(len(set(tile.corners)) >= 3 for tile in TILES)
    assert (CORNERS >= 0).all()
    assert (CORNERS < 4).all()


@pytest.mark.clause("PRA-COM-04")
def test_there_are_14_wall_tiles_with_demand_favour_and_bonus() -> None:
    assert 14 == len(WALL_TILES)
    assert (0, 0, 0, 2, 2) == WALL_TILES[0].demand
    assert (10, 3) == (WALL_TILES[0].favour, WALL_TILES[0].bonus)
    assert all(sum(wall.demand) and wall.favour and wall.bonus == 3 for wall in WALL_TILES)
    assert all(any(wall.demand[good] for wall in WALL_TILES) for good in range(5))


@pytest.mark.clause("PRA-COM-05")
def test_side_a_and_five_different_b_sides() -> None:
    assert ["A", "B-blue", "B-yellow", "B-white", "B-black", "B-purple"] == [board.id for board in BOARDS]
    assert 6 == len({board[1:5] for board in BOARDS})


@pytest.mark.clause("PRA-COM-06")
def test_a_board_has_a_rising_morale_track_with_a_zero_rates_and_wages() -> None:
    for board in BOARDS:
        assert 12 == len(board.morale)
        assert sorted(board.morale) == list(board.morale)
        assert 1 == board.morale.count(0)
        assert len(board.rates) == 4
        assert min(board.rates) > 0
        assert board.wage_active >= 0 <= board.wage_retired


@pytest.mark.clause("PRA-COM-07")
def test_five_resources() -> None:
    assert ["GOLD", "WOOD", "STONE", "MARBLE", "WEAPON"] == [good.name for good in tables.Good]


@pytest.mark.clause("PRA-COM-08")
def test_no_amount_of_resources_is_too_much() -> None:
    s = a_game()
    s.stock[0, 0] = 200  # the box holds 112
    play(s, "activate M1", "worker 3")
    assert 203 == s.stock[0, 0]


@pytest.mark.clause("PRA-COM-10")
@pytest.mark.clause("PRA-COM-09")
@every_count
def test_each_player_has_eight_workers(seats: int) -> None:
    s = a_game(seats)
    for seat in range(seats):
        assert 8 == len(active(s, seat)) + s.villagers[seat]


@pytest.mark.clause("PRA-COM-11")
@pytest.mark.clause("PRA-COM-12")
def test_a_player_who_owns_twelve_tiles_cannot_build() -> None:
    s = show(a_game(), "A01")
    s.owned[0] = 11
    assert why(s, "build A01") == No.OK
    s.owned[0] = 12
    assert why(s, "build A01") == No.NO_MARKER
    assert legal(s, "build") == []
    assert legal(s, "activate")


@pytest.mark.clause("PRA-COM-12")
def test_the_twelfth_tile_is_built_and_the_thirteenth_is_not() -> None:
    s = show(a_game(5), "A01", "A02")
    for place in range(10):
        put(s, TILES[-1 - place].id, 2 + place, 0, owner=0)
    play(s, "build A01", "worker 1", "cell 1", "rotation 0")
    assert (12, 0) == (s.owned[0], GAME.view(s, None).players[0].markers)  # type: ignore[attr-defined]
    assert why(turn_of(s, 0), "build A02") == No.NO_MARKER


@pytest.mark.clause("PRA-COM-12")
def test_a_retired_worker_cannot_build_a_thirteenth_tile_either() -> None:
    s = show(put(a_game(), "A15", 0, 2, owner=0), "A01")
    s.retired[0], s.owned[0] = 1, 12
    play(s, "camp A15")
    assert why(s, "build A01") == No.NO_MARKER


@pytest.mark.clause("PRA-COM-13")
def test_a_special_tile_can_be_used_without_a_marker_left() -> None:
    s = put(a_game(), "A15", 0, 2, owner=0)
    s.retired[0], s.owned[0] = 1, 12
    assert why(s, "camp A15") == No.OK


@pytest.mark.clause("PRA-COM-14")
def test_the_favour_track_has_no_end() -> None:
    s = put(a_game(), "B02", 0, 2)
    s.favour[0] = 500
    play(s, "activate B02", "worker 1")
    assert 501 == s.favour[0]


@pytest.mark.clause("PRA-SET-01")
@pytest.mark.clause("PRA-SET-16")
@pytest.mark.parametrize(
    ("seats", "start", "first", "second"), [(2, 5, 8, 8), (3, 6, 10, 8), (4, 8, 13, 12), (5, 10, 16, 16)]
)
def test_the_number_of_players_decides_which_tiles_are_used(seats: int, start: int, first: int, second: int) -> None:
    s = a_game(seats)
    used = {t for t in range(N_TILES) if TILES[t].mark <= seats}
    city = {t for t in range(N_TILES) if s.at[t] != ABSENT}
    stack = {int(s.stack[place]) for place in range(s.n_stack)}
    assert used == city | stack
    assert (start, first, second) == (len(city), s.n_first, s.n_stack - s.n_first)
    assert first + second - seats - 1 == s.n_stack - s.drawn


@pytest.mark.clause("PRA-SET-02")
@every_count
def test_the_start_city_lies_as_printed(seats: int) -> None:
    s = a_game(seats)
    city = {TILES[t].id: cell_place(int(s.at[t])) for t in range(N_TILES) if s.at[t] != ABSENT}
    assert LAYOUTS[seats] == city
    assert (0, 0) == city["O1"]
    assert not any(s.rotation[t] for t in range(N_TILES))
    assert all(TILES[BY_ID[name]].back == 0 for name in city)


@pytest.mark.clause("PRA-SET-03")
def test_all_tiles_of_epoch_one_are_drawn_before_any_of_epoch_two() -> None:
    orders, first_of_two = set(), set()
    for seed in range(20):
        s = a_game(3, seed=seed)
        while not s.last_round:
            show(s)
            end_round(s)
            drawn = [int(s.stack[place]) for place in range(s.drawn)]
            backs = [TILES[tile].back for tile in drawn]
            assert sorted(backs) == backs
        orders.add(tuple(drawn))
        first_of_two.add(drawn[s.n_first])
    assert 20 == len(orders)
    assert len(first_of_two) > 4


@pytest.mark.clause("PRA-SET-04")
@pytest.mark.clause("PRA-SET-06")
def test_a_random_wall_tile_is_open_and_thirteen_are_face_down() -> None:
    opened = set()
    for seed in range(60):
        s = a_game(2, seed=seed)
        opened.add(int(s.open_wall))
        assert 1 == s.walls_drawn
        assert Counter({STACK: 13, OPEN: 1}) == Counter(int(where) for where in s.wall_at)
    assert len(opened) > 10


@pytest.mark.clause("PRA-SET-05")
@every_count
def test_one_tile_more_than_players_is_shown(seats: int) -> None:
    s = a_game(seats)
    assert seats + 1 == s.n_display == len(set(shown(s)))


@pytest.mark.clause("PRA-SET-07")
@pytest.mark.clause("PRA-SET-08")
@pytest.mark.clause("PRA-SET-09")
@pytest.mark.clause("PRA-SET-10")
@every_count
@pytest.mark.parametrize("boards", ["A", "B"])
def test_every_player_starts_alike(seats: int, boards: str) -> None:
    s = a_game(seats, boards=boards)
    for seat in range(seats):
        assert [1, 2, 3] == active(s, seat)
        assert 5 == s.villagers[seat]
        assert [10, 4, 3, 2, 1] == held(s, seat)
        assert 0 == morale_value(s, seat)
        assert (s.board[seat] == 0) == (boards == "A")


@pytest.mark.clause("PRA-SET-11")
@pytest.mark.clause("PRA-SET-12")
@every_count
def test_each_seat_owns_its_gold_mine_and_nobody_the_rest(seats: int) -> None:
    s = a_game(seats)
    owners = {TILES[t].id: int(s.owner[t]) for t in range(N_TILES) if s.owner[t] != NOBODY}
    assert {f"M{seat + 1}": seat for seat in range(seats)} == owners
    assert [1] * seats == [int(s.owned[seat]) for seat in range(seats)]


@pytest.mark.clause("PRA-SET-13")
@pytest.mark.clause("PRA-SET-14")
@pytest.mark.clause("PRA-SET-15")
@every_count
def test_a_random_seat_has_ten_favour_and_the_next_clockwise_begins(seats: int) -> None:
    starts = set()
    for seed in range(40):
        s = GAME.start(seats, {}, seed)
        first = max(range(seats), key=lambda seat: int(s.favour[seat]))
        starts.add(first)
        assert [10 - k for k in range(seats)] == [int(s.favour[(first - k) % seats]) for k in range(seats)]
        assert [(first + 1 + k) % seats for k in range(seats)] == [int(s.order[k]) for k in range(seats)]
        assert (first + 1) % seats == s.actor
    assert set(range(seats)) == starts


@pytest.mark.clause("PRA-EX-02")
def test_ex_02_three_players_at_the_start() -> None:
    seed = next(seed for seed in range(50) if GAME.start(3, {}, seed).favour[0] == 10)
    s = GAME.start(3, {}, seed)
    assert [10, 8, 9] == [int(s.favour[seat]) for seat in range(3)]
    assert [1, 2, 0] == [int(s.order[place]) for place in range(3)]
    assert (4, 14, 13) == (s.n_display, s.n_stack - s.drawn, 14 - s.walls_drawn)


@every_count
@pytest.mark.parametrize("boards", ["A", "B", "free"])
def test_setup_writes_every_field_whatever_was_there(seats: int, boards: str) -> None:
    used = layout.one(State)
    for name in layout.dtype_of(State).names or ():
        used[name] = 1  # type: ignore[index]
    GAME.setup(used, seats, GAME.option_indices({"boards": boards}), key_from_seed(9))
    assert layout.to_bytes(GAME.start(seats, {"boards": boards}, 9)) == layout.to_bytes(used)


@pytest.mark.clause("PRA-CFG-01")
def test_b_sides_are_dealt_at_random_each_at_most_once() -> None:
    dealt = set()
    for seed in range(30):
        s = a_game(5, seed=seed, boards="B")
        sides = tuple(int(s.board[seat]) for seat in range(5))
        assert {1, 2, 3, 4, 5} == set(sides)
        assert not a_game(3, seed=seed, boards="B").board[3:].any()
        dealt.add(sides)
    assert len(dealt) > 20


@pytest.mark.clause("PRA-CFG-01")
def test_boards_are_chosen_in_initiative_order_and_a_b_side_only_once() -> None:
    firsts = set()
    for seed in range(12):
        s = GAME.start(3, {"boards": "free"}, seed)
        order = [int(s.order[place]) for place in range(3)]
        firsts.add(order[0])
        choose_in_order(s, order)
    assert {0, 1, 2} == firsts


def choose_in_order(s: State, order: list[int]) -> None:
    assert (order[0], Phase.BOARD) == (s.actor, s.phase)
    assert 6 == len(legal(s))
    play(s, "board B-black")
    assert order[1] == s.actor
    assert why(s, "board B-black") == No.BOARD_TAKEN
    play(s, "board A")
    assert order[2] == s.actor
    assert 5 == len(legal(s))
    play(s, "board A")
    assert (order[0], Phase.TURN) == (s.actor, s.phase)
    assert [4, 0, 0] == [int(s.board[seat]) for seat in order]
    assert 3 == s.morale[order[0]]  # the field with value 0 of the black side
    assert 0 == morale_value(s, order[0])


@pytest.mark.clause("PRA-CFG-02")
@pytest.mark.clause("PRA-VAR-01")
@pytest.mark.parametrize("option", ["expert", "hard"])
def test_the_variants_are_refused_with_two_players(option: str) -> None:
    with pytest.raises(BadSetup, match="with 2 seats expected off"):
        GAME.start(2, {option: "on"}, 1)
    both = GAME.start(3, {"expert": "on", "hard": "on"}, 1)
    assert (1, 1) == (both.expert, both.hard)
    assert (0, 0) == (GAME.start(3, {}, 1).expert, GAME.start(3, {}, 1).hard)


@pytest.mark.clause("PRA-CFG-03")
def test_ages_are_not_given_by_default() -> None:
    assert 0 == a_game(3).ages
    assert 2 == a_game(3, ages=2).ages


@pytest.mark.clause("PRA-CFG-04")
def test_the_house_rule_adds_the_second_camp_to_the_start_city_of_two_and_nothing_else() -> None:
    plain, s = a_game(2), a_game(2, second_camp="on")
    camp = BY_ID["T2"]
    assert ABSENT == plain.at[camp]
    assert (2, 0) == cell_place(int(s.at[camp]))
    assert (0, NOBODY) == (s.rotation[camp], s.owner[camp])
    GAME.check(s)
    same = [name for name in s.dtype.names if name not in {"at", "frontier", "n_frontier"}]
    assert all(np.array_equal(plain[name], s[name]) for name in same)
    assert [tile for tile in range(N_TILES) if tile != camp and plain.at[tile] != s.at[tile]] == []


@pytest.mark.clause("PRA-CFG-04")
def test_both_of_two_players_can_train_in_one_round_by_the_house_rule() -> None:
    s = a_game(2)
    play(s, "activate T1", "worker 1")
    assert why(s, "activate T2") != No.OK
    s = a_game(2, second_camp="on")
    play(s, "activate T1", "worker 1", "activate T2", "worker 1")
    assert [1, 1] == [int(s.training[seat, 0]) for seat in range(2)]
    assert [10, 10] == [int(s.stock[seat, tables.Good.GOLD]) for seat in range(2)]  # neutral: no fee


@pytest.mark.clause("PRA-CFG-04")
def test_the_house_rule_is_off_by_default_told_as_one_and_for_two_players_only() -> None:
    option = next(option for option in GAME.options if option.name == "second_camp")
    assert ("off", True) == (option.values[0], option.is_house_rule)
    assert ["second_camp"] == [option.name for option in GAME.options if option.is_house_rule]
    for seats in (3, 4, 5):
        with pytest.raises(BadSetup, match=f"with {seats} seats expected off"):
            GAME.start(seats, {"second_camp": "on"}, 1)


@pytest.mark.clause("PRA-CFG-04")
@interpreted
def test_the_second_camp_finds_the_next_empty_cell_in_a_box_and_does_not_come_twice() -> None:
    cells = [list(row) for row in tables.LAYOUT_ROWS[0].cells]
    longer = ludi.GAMES.with_box("praetor", {"layout.2.cells": [*cells[:-1], ["M2", 2, 0]]})
    assert (3, 0) == cell_place(int(longer.start(2, {"second_camp": "on"}, 1).at[BY_ID["T2"]]))
    printed = {"tile.T2.mark": 2, "layout.2.cells": [*cells, ["T2", -1, 1]]}
    three = [*map(list, tables.LAYOUT_ROWS[1].cells), ["T2", 1, 1]]
    has_it = ludi.GAMES.with_box("praetor", {**printed, "layout.3.cells": three})
    assert (-1, 1) == cell_place(int(has_it.start(2, {"second_camp": "on"}, 1).at[BY_ID["T2"]]))


@pytest.mark.clause("PRA-INF-01")
@pytest.mark.clause("PRA-INF-04")
def test_all_seats_and_spectators_see_the_same() -> None:
    s = a_game(3)
    views = [msgspec.structs.asdict(GAME.view(s, seat)) for seat in (None, 0, 1, 2)]
    for seen in views:
        del seen["seat"], seen["choices"]
    assert views[0] == views[1] == views[2] == views[3]


@pytest.mark.clause("PRA-INF-02")
@pytest.mark.clause("PRA-INF-03")
def test_the_view_tells_the_contents_of_the_stacks_but_not_their_order() -> None:
    s = a_game(3)
    seen = GAME.view(s, None)
    assert (14, "I") == (len(seen.stack.unseen), seen.stack.top)  # type: ignore[attr-defined]
    assert sorted(seen.stack.unseen) == list(seen.stack.unseen)  # type: ignore[attr-defined]
    assert 13 == len(seen.wall.unseen) == seen.wall.left  # type: ignore[attr-defined]
    world = layout.copy(s)
    GAME.conceal(world, 0, 5)
    futures = set()
    for seed in range(8):
        world = layout.copy(s)
        GAME.conceal(world, 0, seed)
        futures.add(tuple(shown(end_round(show(world)))))
    assert len(futures) > 5


@pytest.mark.clause("PRA-INF-02")
def test_removed_wall_tiles_are_shown() -> None:
    s = a_game(3)
    gone = int(s.open_wall)
    end_round(s)
    assert GONE == s.wall_at[gone]
    assert (WALL_TILES[gone].id,) == GAME.view(s, None).wall.gone  # type: ignore[attr-defined]


@pytest.mark.clause("PRA-INF-05")
def test_what_all_may_do_at_once_is_done_in_initiative_order() -> None:
    s = put(a_game(3), "A14", 0, 2, owner=0)
    for place, seat in enumerate((2, 0, 1)):
        s.order[place] = seat
        s.training[seat, 0], s.villagers[seat] = 1, 4
    turn_of(s, 2)
    end_round(s)
    asked = []
    while s.phase == Phase.ACADEMY:
        asked.append(int(s.actor))
        play(s, "academy no")
    assert [2, 0, 1] == asked
