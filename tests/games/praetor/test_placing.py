"""Chapters 8 and 9: building, plazas, activation."""

import random

import pytest

from games.praetor.positions import (
    a_game,
    active,
    cell,
    demand,
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
from ludi.games.praetor import GAME
from ludi.games.praetor.city import best_plaza, corner, plaza_points
from ludi.games.praetor.state import FRONTIER, NOBODY, NOTHING, No, Phase
from ludi.games.praetor.tables import (
    BY_ID,
    KINDS,
    LAYOUTS,
    N_TILES,
    REACH,
    TILES,
    TOUCHING,
    Corner,
    Kind,
    Zone,
    cell_number,
    cell_place,
)

RICH = {"gold": 20, "wood": 20, "stone": 20, "marble": 20, "weapon": 20}


def corners(tile: str, rotation: int) -> str:
    return "".join(Corner(corner(BY_ID[tile], rotation, place)).name for place in range(4))


@pytest.mark.clause("PRA-BLD-01")
def test_building_needs_the_tile_a_worker_and_the_cost() -> None:
    s = show(a_game(), "A01")
    assert why(s, "build A01") == No.OK
    assert why(s, "build A02") == No.NOT_ON_DISPLAY
    assert why(give(layout.copy(s), 0, gold=1), "build A01") == No.CANNOT_PAY_COST
    assert why(staff(layout.copy(s), 0, []), "build A01") == No.NO_BUILDER


@pytest.mark.clause("PRA-BLD-02")
@pytest.mark.parametrize("experience", [1, 2, 3])
def test_any_worker_builds_alike(experience: int) -> None:
    s = show(a_game(), "A01")
    play(s, "build A01")
    assert ["worker 1", "worker 2", "worker 3"] == legal(s)
    favour = int(s.favour[0])
    play(s, f"worker {experience}", cell(s, 0, 2), "rotation 2")
    assert [e for e in (1, 2, 3) if e != experience] == active(s, 0)
    assert (8, favour + 1 + PLAZA) == (s.stock[0, 0], s.favour[0]), "whoever builds"
    assert (experience, 1) == (s.builder[BY_ID["A01"]], s.placed[0])


@pytest.mark.clause("PRA-BLD-02")
def test_workers_of_one_experience_are_not_asked_about() -> None:
    s = staff(show(a_game(), "A01"), 0, [2, 2])
    play(s, "build A01")
    assert (Phase.CELL, 2) == (s.phase, s.experience)


@pytest.mark.clause("PRA-BLD-03")
def test_the_cost_goes_to_the_supply() -> None:
    s = give(show(a_game(), "B15"), 0, **RICH)
    others = [held(s, seat) for seat in (1, 2, 3)]
    play(s, "build B15", "worker 1", "cell 1", "rotation 0")
    assert [20, 20, 18, 18, 18] == held(s, 0)
    assert others == [held(s, seat) for seat in (1, 2, 3)]


@pytest.mark.clause("PRA-BLD-04")
@pytest.mark.parametrize("seats", range(2, 6))
def test_open_cells_share_an_edge_with_the_city(seats: int) -> None:
    s = a_game(seats)
    city = set(LAYOUTS[seats].values())
    around = {(x + dx, y + dy) for x, y in city for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - city
    cells = [int(s.frontier[place]) for place in range(s.n_frontier)]
    assert sorted(cells) == cells
    assert around == {cell_place(number) for number in cells}


@pytest.mark.clause("PRA-BLD-04")
def test_a_corner_contact_is_not_enough() -> None:
    s = show(a_game(2), "A01")
    play(s, "build A01", "worker 1")
    cells = [cell_place(int(s.frontier[place])) for place in range(s.n_frontier)]
    assert (0, -2) in cells
    assert (1, -2) not in cells
    assert (2, 1) not in cells
    assert why(s, f"cell {s.n_frontier + 1}") == No.NOT_ADJACENT


@pytest.mark.clause("PRA-BLD-05")
def test_every_rotation_is_allowed_everywhere() -> None:
    s = show(a_game(), "A01")
    play(s, "build A01", "worker 1")
    for place in range(s.n_frontier):
        world = play(layout.copy(s), f"cell {place + 1}")
        assert ["rotation 0", "rotation 1", "rotation 2", "rotation 3"] == legal(world)
        for turns in range(4):
            laid = play(layout.copy(world), f"rotation {turns}")
            assert turns == laid.rotation[BY_ID["A01"]]


@pytest.mark.clause("PRA-BLD-06")
def test_a_tile_may_stand_next_to_a_rivals_or_nobodys() -> None:
    s = show(a_game(), "A01")
    play(s, "build A01", "worker 1", cell(s, 3, 0), "rotation 0")  # next to M2 of seat 1 only
    assert 0 == s.owner[BY_ID["A01"]]


@pytest.mark.clause("PRA-BLD-07")
def test_the_builder_owns_the_tile() -> None:
    s = show(a_game(), "A01")
    play(s, "build A01", "worker 1", "cell 1", "rotation 0")
    assert (0, 2) == (s.owner[BY_ID["A01"]], s.owned[0])
    end_round(s)
    assert 0 == s.owner[BY_ID["A01"]]


@pytest.mark.clause("PRA-BLD-08")
@pytest.mark.clause("PRA-EX-03")
def test_ex_03_yellow_builds_a_sawmill() -> None:
    s = show(a_game(4), "A02")
    favour = int(s.favour[0])
    play(s, "build A02", "worker 1", cell(s, 0, 2))
    assert "VVFC" == corners("A02", 2)
    play(s, "rotation 2")
    assert 8 == s.stock[0, 0]
    assert favour + 4 == s.favour[0]
    assert 0 == s.owner[BY_ID["A02"]]


@pytest.mark.clause("PRA-BLD-09")
@pytest.mark.clause("PRA-BLD-10")
def test_a_new_tile_is_free_to_be_activated_from_the_next_turn_on() -> None:
    s = show(a_game(2), "A01")
    play(s, "build A01", "worker 1", "cell 1", "rotation 0")
    assert 1 == s.actor, "building is a whole action"
    assert (1, 0) == (s.builder[BY_ID["A01"]], s.worker[BY_ID["A01"]])
    assert why(s, "activate A01") == No.OK
    play(s, "pass")
    play(s, "activate A01", "worker 3")
    assert 7 == s.stock[0, 1]


@pytest.mark.clause("PRA-EX-04")
@pytest.mark.clause("PRA-USE-03")
def test_ex_04_purple_activates_yellows_new_sawmill() -> None:
    s = show(a_game(4), "A02")
    play(s, "build A02", "worker 1", cell(s, 0, 2), "rotation 2", "activate A02", "worker 3")
    assert (9, 7) == (s.stock[1, 0], s.stock[1, 1])
    assert 9 == s.stock[0, 0]
    assert why(s, "activate A02") == No.ALREADY_USED


@pytest.mark.clause("PRA-BLD-11")
def test_the_longest_row_of_tiles_fits_the_grid_and_the_action_space() -> None:
    s = give(a_game(5), 0, **RICH)
    x = 2
    for tile in range(10, N_TILES - 1):
        put(s, TILES[tile].id, x, 0)
        x += 1
    assert s.n_frontier <= FRONTIER
    assert max(abs(part) for place in range(s.n_frontier) for part in cell_place(int(s.frontier[place]))) <= REACH
    last = show(s, TILES[N_TILES - 1].id)
    play(turn_of(last, 0), f"build {TILES[N_TILES - 1].id}", "worker 1", cell(s, x, 0), "rotation 0")
    assert cell_number(x, 0) == s.at[N_TILES - 1]


@pytest.mark.clause("PRA-PLZ-01")
@pytest.mark.clause("PRA-PLZ-02")
@pytest.mark.clause("PRA-PLZ-04")
def test_every_corner_meets_two_edge_neighbours_and_a_diagonal_one() -> None:
    at = {0: (-1, -1), 1: (1, -1), 2: (1, 1), 3: (-1, 1)}
    for mine, (east, south) in at.items():
        rows = {(dx, dy): theirs for corner_, dx, dy, theirs in TOUCHING if corner_ == mine}
        assert {(east, 0), (0, south), (east, south)} == set(rows)
        for (dx, dy), theirs in rows.items():
            # Both corners are the same grid point, counted in half cells.
            assert at[mine] == (2 * dx + at[theirs][0], 2 * dy + at[theirs][1])


@pytest.mark.clause("PRA-PLZ-03")
def test_a_neighbour_at_an_edge_can_give_two_points_and_a_diagonal_one_gives_one() -> None:
    s = a_game(2)
    x, y = 20, 20
    put(s, "A01", x, y)  # R F C V
    assert corners("A02", 0) == "FCVV"
    # To the east of it A02 shows F and V on the touching side where A01 shows F and C.
    assert 1 == plaza_points(s, BY_ID["A02"], cell_number(x + 1, y), 0)
    matches = [plaza_points(s, BY_ID["A11"], cell_number(x - 1, y), turns) for turns in range(4)]
    # A11 shows C F F R: its east side must show R over V to give two; it has no V.
    assert max(matches) == 1
    two = [plaza_points(s, BY_ID["A16"], cell_number(x, y - 1), turns) for turns in range(4)]
    # A16 shows F R C V; turned so that its south side shows R (SW) and F (SE) it gives two.
    assert 2 == max(two)
    assert 1 == best_plaza(s, BY_ID["A02"], cell_number(x + 1, y + 1)), "diagonal"
    assert 0 == best_plaza(s, BY_ID["A02"], cell_number(x + 2, y)), "too far away"


@pytest.mark.clause("PRA-PLZ-05")
def test_rotation_turns_the_corners_clockwise() -> None:
    assert ["RFCV", "VRFC", "CVRF", "FCVR"] == [corners("A01", turns) for turns in range(4)]


@pytest.mark.clause("PRA-PLZ-05")
def test_placed_tiles_count_as_they_lie() -> None:
    for turns in range(4):
        s = put(a_game(2), "A01", 20, 20, rotation=turns)
        side = corners("A01", turns)
        mine = corners("A02", 0)
        expected = int(mine[0] == side[1]) + int(mine[3] == side[2])
        assert expected == plaza_points(s, BY_ID["A02"], cell_number(21, 20), 0)


@pytest.mark.clause("PRA-PLZ-01", "PRA-PLZ-02", "PRA-PLZ-03", "PRA-PLZ-05")
def test_plaza_points_count_equal_patterns_in_every_grid_point_that_tiles_share() -> None:
    """Against a plain count over grid points, with neighbours all round, each turned its own way."""
    chooser = random.Random(3)
    found = set()
    for _ in range(60):
        s = a_game(2)
        tiles = chooser.sample(range(10, N_TILES), 9)
        at = {}
        for tile, (dx, dy) in zip(tiles[1:], AROUND, strict=True):
            if chooser.random() < 0.7:
                at[tile] = (20 + dx, 20 + dy, chooser.randrange(4))
                put(s, TILES[tile].id, 20 + dx, 20 + dy, rotation=at[tile][2])
        turns = chooser.randrange(4)
        mine = points_of(tiles[0], 20, 20, turns)
        expected = sum(mine.get(point) == shown for tile in at for point, shown in points_of(tile, *at[tile]).items())
        assert expected == plaza_points(s, tiles[0], cell_number(20, 20), turns)
        found.add(expected)
    assert len(found) > 4


AROUND = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
PLAZA = 4  # of A01 turned by a half at (0, 2) in the layout for four: T1, T2 and twice M3


def points_of(tile: int, x: int, y: int, turns: int) -> dict[tuple[int, int], str]:
    """The pattern that a tile shows in each of its grid points."""
    grid = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
    return {grid[(place + turns) % 4]: shown for place, shown in enumerate(TILES[tile].corners)}


@pytest.mark.clause("PRA-PLZ-06")
def test_only_the_builder_scores_and_only_once() -> None:
    assert 12 == len(TOUCHING)
    s = show(a_game(4), "A02")
    favour = [int(s.favour[seat]) for seat in range(4)]
    play(s, "build A02", "worker 1", cell(s, 0, 2), "rotation 2")
    assert [favour[0] + 4, *favour[1:]] == [int(s.favour[seat]) for seat in range(4)]
    end_round(s)
    assert favour[0] + 4 == s.favour[0]


@pytest.mark.clause("PRA-USE-01")
@pytest.mark.clause("PRA-EX-06")
@pytest.mark.clause("PRA-USE-04")
def test_ex_06_a_used_tile_is_closed_and_the_own_mine_is_free() -> None:
    s = put(a_game(4), "A02", 0, 2, owner=0)
    play(s, "pass", "activate A02", "worker 3", "pass")
    assert 3 == s.actor
    assert why(s, "activate A02") == No.ALREADY_USED
    play(s, "activate M4", "worker 3")
    assert 13 == s.stock[3, 0]


@pytest.mark.clause("PRA-USE-01")
def test_a_tile_is_open_again_in_the_next_round() -> None:
    s = a_game(2)
    play(s, "activate M1", "worker 1")
    end_round(s)
    assert why(turn_of(s, 0), "activate M1") == No.OK


@pytest.mark.clause("PRA-USE-02")
def test_activation_needs_a_worker_and_the_fee() -> None:
    s = put(a_game(), "A01", 0, 2, owner=1)
    assert why(s, "activate A01") == No.OK
    assert why(give(layout.copy(s), 0, gold=0), "activate A01") == No.CANNOT_PAY_FEE
    assert why(staff(layout.copy(s), 0, []), "activate A01") == No.NO_WORKER
    assert why(s, "activate A02") == No.NOT_IN_CITY


@pytest.mark.clause("PRA-USE-03")
def test_the_owner_is_paid_even_after_passing() -> None:
    s = a_game(2)
    play(s, "pass", "activate M1", "worker 1")
    assert (11, 10) == (s.stock[0, 0], s.stock[1, 0]), "1 gold fee, 1 gold mined"


@pytest.mark.clause("PRA-USE-04")
def test_neutral_tiles_cost_nothing() -> None:
    s = give(a_game(2), 0, gold=0)
    assert why(s, "activate T1") == No.OK
    play(s, "activate T1", "worker 1")
    assert 0 == s.stock[0, 0]


@pytest.mark.clause("PRA-USE-05")
def test_the_fee_is_due_before_the_gain() -> None:
    s = give(a_game(2), 0, gold=0)
    assert why(s, "activate M2") == No.CANNOT_PAY_FEE


@pytest.mark.clause("PRA-USE-05")
def test_the_last_gold_that_pays_the_fee_is_not_there_to_trade_with() -> None:
    s = put(give(a_game(2), 0, gold=1, wood=0, stone=0, marble=0, weapon=0), "B09", 2, 0, owner=1)
    play(s, "activate B09", "worker 1")
    assert (1, 0, 11) == (s.actor, s.stock[0, 0], s.stock[1, 0]), "nothing is left to trade"


@pytest.mark.clause("PRA-USE-06")
def test_any_unplaced_worker_may_be_chosen() -> None:
    s = staff(a_game(2), 0, [2, 2, 5])
    play(s, "activate T1")
    assert ["worker 2", "worker 5"] == legal(s)
    assert why(s, "worker 3") == No.NO_SUCH_WORKER


@pytest.mark.clause("PRA-USE-07")
def test_the_effect_takes_place_at_once() -> None:
    s = a_game(2)
    play(s, "activate M1", "worker 3")
    assert (13, 1) == (s.stock[0, 0], s.actor)


@pytest.mark.clause("PRA-USE-08")
def test_an_effect_of_nothing_is_allowed_but_a_step_must_be_possible() -> None:
    s = give(a_game(2), 0, gold=0, wood=0, stone=0, marble=0, weapon=0)
    for tile, x in (("A09", 2), ("B03", 3), ("B05", 4)):
        put(s, tile, x, 0)
    for tile in ("A09", "B03", "B05", "K1"):
        world = layout.copy(s)
        play(world, f"activate {tile}", "worker 1")
        assert 1 == world.actor, "no choice is left: nothing is asked"
    s.villagers[0] = 0
    assert why(s, "activate T1") == No.NO_VILLAGER
    assert why(demand(s, "W06"), "activate O1") == No.DEMAND_NOT_MET
    assert why(give(s, 0, stone=4), "activate O1") == No.OK
    assert why(demand(s, None), "activate O1") == No.NO_WALL_TILE


@pytest.mark.clause("PRA-USE-09")
def test_statues_and_arches_are_never_activated() -> None:
    s = put(put(a_game(2), "B13", 2, 0), "B15", 3, 0)
    assert No.NO_ZONE == why(s, "activate B13") == why(s, "activate B15")
    assert {Kind.STA, Kind.ARC} == {tile.kind for tile in TILES if KINDS[tile.kind].zone == Zone.NONE}


@pytest.mark.clause("PRA-BLD-03")
def test_a_built_tile_leaves_the_display() -> None:
    s = show(a_game(), "A01", "A04", "A09")
    play(s, "build A04", "worker 1", "cell 1", "rotation 0")
    assert ["A01", "A09"] == shown(s)
    assert NOTHING == s.display[2]
    assert NOBODY == s.worker_seat[BY_ID["A04"]]


def test_the_cells_of_a_view_say_what_each_rotation_would_score() -> None:
    s = show(a_game(4), "A02")
    play(s, "build A02", "worker 1")
    seen = GAME.view(s, 0)
    found = {(place.x, place.y): place.plaza for place in seen.cells}  # type: ignore[attr-defined]
    assert 3 == found[0, 2][2]
    assert len(found) == s.n_frontier
    leads = {choice.arguments["place"]: choice.leads[0].arguments for choice in seen.choices}
    assert all(max(place.plaza) == leads[place.place]["plaza"] for place in seen.cells)  # type: ignore[attr-defined]
