"""Chapters 10 and 11: tile effects, the wall, the special tiles."""

import pytest

from games.praetor.positions import (
    a_game,
    active,
    cell,
    claim,
    demand,
    end_round,
    give,
    held,
    legal,
    own,
    play,
    put,
    show,
    staff,
    turn_of,
    why,
)
from ludi.core import layout
from ludi.games.praetor.effects import morale_value, n_walls
from ludi.games.praetor.state import NOTHING, No, Phase, State
from ludi.games.praetor.tables import BY_ID


@pytest.mark.clause("PRA-EFF-01")
@pytest.mark.clause("PRA-EFF-02")
@pytest.mark.clause("PRA-EFF-03")
@pytest.mark.clause("PRA-EFF-04")
@pytest.mark.parametrize(("tile", "good"), [("M1", 0), ("A01", 1), ("A04", 2), ("A07", 3)])
@pytest.mark.parametrize("experience", [1, 2, 3, 4, 5])
def test_resource_tiles_give_as_much_as_the_experience(tile: str, good: int, experience: int) -> None:
    s = staff(a_game(2), 0, [experience])
    if tile != "M1":
        put(s, tile, 2, 0)
    before = held(s, 0)
    play(s, f"activate {tile}")
    assert [amount + experience * (g == good) for g, amount in enumerate(before)] == held(s, 0)


@pytest.mark.clause("PRA-LAB-03")
@pytest.mark.parametrize(("tile", "good"), [("M1", 0), ("A01", 1), ("A04", 2), ("A07", 3)])
def test_a_retired_worker_acts_with_experience_six(tile: str, good: int) -> None:
    s = staff(put(a_game(2), "A15", 3, 0, owner=0), 0, [1], retired=1)
    if tile != "M1":
        put(s, tile, 2, 0)
    before = held(s, 0)
    play(s, "camp A15", f"activate {tile}")
    assert [amount + 6 * (g == good) for g, amount in enumerate(before)] == held(s, 0)


@pytest.mark.clause("PRA-LAB-03", "PRA-EFF-05")
def test_a_retired_worker_forges_up_to_six_weapons() -> None:
    s = staff(put(put(a_game(2), "A09", 2, 0), "A15", 3, 0, owner=0), 0, [1], retired=1)
    give(s, 0, wood=9, weapon=0)
    play(s, "camp A15", "activate A09")
    assert [f"forge {n}" for n in range(7)] == legal(s)
    play(s, "forge 6")
    assert (3, 6) == (s.stock[0, 1], s.stock[0, 4])


@pytest.mark.clause("PRA-EFF-05")
@pytest.mark.parametrize(("experience", "wood", "most"), [(3, 10, 3), (5, 2, 2), (4, 4, 4)])
def test_the_smithy_turns_wood_into_weapons(experience: int, wood: int, most: int) -> None:
    s = give(staff(put(a_game(2), "A09", 2, 0), 0, [experience]), 0, wood=wood, weapon=1)
    play(s, "activate A09")
    assert [f"forge {n}" for n in range(most + 1)] == legal(s)
    assert why(s, f"forge {most + 1}") == (No.TOO_MANY_WEAPONS if most == experience else No.TOO_LITTLE_WOOD)
    play(s, f"forge {most}")
    assert (wood - most, 1 + most) == (s.stock[0, 1], s.stock[0, 4])
    assert 1 == s.actor


@pytest.mark.clause("PRA-EFF-06")
@pytest.mark.clause("PRA-EFF-18")
def test_the_curia_gives_gold_for_own_tiles_mine_and_new_ones_included() -> None:
    s = show(put(put(a_game(2), "A10", 2, 0), "A04", 3, 0, owner=0), "A01")
    play(s, "build A01", "worker 1", "cell 1", "rotation 0")
    play(turn_of(s, 0), "activate A10", "worker 2")
    assert 10 - 2 + 3 == s.stock[0, 0]


@pytest.mark.clause("PRA-EFF-07")
@pytest.mark.clause("PRA-EFF-08")
@pytest.mark.clause("PRA-EFF-09")
@pytest.mark.parametrize(("tile", "gold"), [("B08", True), ("B01", False)])
def test_forum_and_maia_count_active_workers_placed_or_not(tile: str, gold: bool) -> None:
    s = staff(put(a_game(2), tile, 2, 0), 0, [1, 2, 3], retired=2, training=(1, 1))
    play(s, "activate T1", "worker 3")
    before = int(s.stock[0, 0] if gold else s.favour[0])
    play(turn_of(s, 0), f"activate {tile}", "worker 1")
    assert before + 6 == (s.stock[0, 0] if gold else s.favour[0])


@pytest.mark.clause("PRA-EFF-09")
def test_a_retired_worker_sent_out_is_no_active_worker() -> None:
    s = staff(put(put(a_game(2), "B01", 2, 0), "A15", 3, 0, owner=0), 0, [1, 2], retired=1)
    favour = int(s.favour[0])
    play(s, "camp A15", "activate B01")
    assert favour + 4 == s.favour[0]


@pytest.mark.clause("PRA-EFF-10")
def test_apollo_scores_own_tiles() -> None:
    s = put(put(a_game(2), "B02", 2, 0), "A04", 3, 0, owner=0)
    favour = int(s.favour[0])
    play(s, "activate B02", "worker 1")
    assert favour + 2 == s.favour[0]


@pytest.mark.clause("PRA-EFF-11")
def test_plutus_scores_wood_and_stone_and_takes_nothing() -> None:
    s = give(put(a_game(2), "B03", 2, 0), 0, wood=7, stone=30)
    favour, before = int(s.favour[0]), held(s, 0)
    play(s, "activate B03", "worker 1")
    assert favour + 37 == s.favour[0]
    assert before == held(s, 0)


@pytest.mark.clause("PRA-EFF-12")
@pytest.mark.clause("PRA-EFF-13")
def test_mercury_scores_twice_marble_and_weapons_without_a_cap_after_the_fee() -> None:
    s = give(put(a_game(2), "B04", 2, 0, owner=1), 0, gold=3, marble=20, weapon=5)
    favour = int(s.favour[0])
    play(s, "activate B04", "worker 1")
    assert favour + 50 == s.favour[0]
    assert [0, 4, 3, 20, 5] == held(s, 0)
    assert 13 == s.stock[1, 0]


@pytest.mark.clause("PRA-EFF-14")
@pytest.mark.parametrize(("field", "points"), [(0, 0), (3, 0), (4, 0), (7, 4), (11, 16)])
def test_venus_scores_the_morale_value_if_positive(field: int, points: int) -> None:
    s = put(a_game(2), "B05", 2, 0)
    s.morale[0] = field
    favour = int(s.favour[0])
    play(s, "activate B05", "worker 1")
    assert favour + points == s.favour[0]


@pytest.mark.clause("PRA-EFF-15")
@pytest.mark.parametrize(("owned", "fields"), [(1, 0), (2, 1), (5, 2), (12, 6)])
def test_the_colosseum_raises_morale_by_half_the_own_tiles(owned: int, fields: int) -> None:
    s = put(a_game(2), "B06", 2, 0)
    s.owned[0] = owned
    play(s, "activate B06", "worker 1")
    assert 4 + fields == s.morale[0]


@pytest.mark.clause("PRA-EFF-16")
def test_the_oracle_raises_morale_by_two_for_each_retired_worker_sent_out_or_not() -> None:
    s = staff(put(put(a_game(2), "A12", 2, 0), "A15", 3, 0, owner=0), 0, [1], retired=2)
    play(s, "camp A15", "activate M1")
    play(turn_of(s, 0), "activate A12")
    assert 8 == s.morale[0]


@pytest.mark.clause("PRA-EFF-17")
def test_morale_beyond_the_last_field_is_lost() -> None:
    s = staff(put(a_game(2), "A12", 2, 0), 0, [1], retired=4)
    s.morale[0] = 9
    play(s, "activate A12")
    assert (11, 16) == (s.morale[0], morale_value(s, 0))


@pytest.mark.clause("PRA-EFF-19")
def test_the_training_camp_moves_a_villager_to_training_one() -> None:
    s = staff(a_game(2), 0, [1, 2, 3], training=(2, 1))
    play(s, "activate T1", "worker 3")
    assert (3, 1, 1) == (s.training[0, 0], s.training[0, 1], s.villagers[0])


@pytest.mark.clause("PRA-EFF-20")
def test_the_market_trades_at_the_rates_of_the_own_board() -> None:
    s = a_game(2)
    s.board[0] = 4  # black: 1, 3, 3, 5
    play(s, "activate K1", "worker 1", "sell weapon", "sell stone", "sell stone")
    assert [21, 4, 1, 2, 0] == held(s, 0)
    play(s, "buy marble", "buy wood", "buy wood", "leave")
    assert [16, 6, 1, 3, 0] == held(s, 0)
    assert 1 == s.actor


@pytest.mark.clause("PRA-EFF-20")
def test_one_cannot_sell_or_buy_what_is_not_there() -> None:
    s = give(a_game(2), 0, gold=2, wood=0, stone=1)
    play(s, "activate K1", "worker 1")
    assert why(s, "sell wood") == No.NOTHING_TO_SELL
    assert why(s, "buy marble") == No.TOO_LITTLE_GOLD
    assert why(s, "buy stone") == No.OK


@pytest.mark.clause("PRA-EFF-21")
def test_sales_come_before_purchases_and_nothing_is_bought_back() -> None:
    s = a_game(2)
    play(s, "activate K1", "worker 1", "sell wood")
    assert why(s, "buy wood") == No.SOLD_BEFORE
    play(s, "buy stone")
    assert why(s, "sell wood") == No.SALES_FIRST
    assert [] == legal(s, "sell")


@pytest.mark.clause("PRA-EFF-21")
def test_every_visit_to_the_market_begins_anew() -> None:
    s = a_game(2)
    play(s, "activate K1", "worker 1", "sell wood", "buy stone", "leave")
    end_round(s)
    play(turn_of(s, 0), "activate K1", "worker 2")
    assert No.OK == why(s, "sell stone") == why(s, "buy wood")


@pytest.mark.clause("PRA-EFF-21")
def test_the_market_closes_by_itself_when_no_trade_is_left() -> None:
    s = give(a_game(2), 0, gold=1, wood=0, stone=0, marble=0, weapon=0)
    play(s, "activate K1", "worker 1")
    assert ["buy wood", "leave"] == legal(s)
    play(s, "buy wood")
    assert (1, Phase.TURN) == (s.actor, s.phase)
    assert not any(s.sold)


@pytest.mark.clause("PRA-WAL-01")
@pytest.mark.clause("PRA-WAL-03")
@pytest.mark.clause("PRA-EX-05")
def test_ex_05_white_meets_the_first_demand() -> None:
    s = give(demand(a_game(4), "W01"), 2, marble=2, weapon=2)
    favour = int(s.favour[2])
    play(s, "pass", "pass", "activate O1", "worker 1")
    assert [10, 4, 3, 0, 0] == held(s, 2)
    assert favour + 10 == s.favour[2]
    assert (2, NOTHING) == (s.wall_at[0], s.open_wall)


@pytest.mark.clause("PRA-WAL-02")
@pytest.mark.clause("PRA-EX-11")
def test_ex_11_a_third_wall_tile_scores_six_more() -> None:
    s = claim(give(demand(a_game(4), "W01"), 0, marble=2, weapon=2), 0, "W05", "W08")
    favour = int(s.favour[0])
    claim(s, 1, "W09")
    play(s, "activate O1", "worker 1")
    assert favour + 16 == s.favour[0]
    assert (3, 3) == (n_walls(s, 0), s.height[0])


@pytest.mark.clause("PRA-WAL-04")
def test_one_wall_tile_a_round() -> None:
    s = give(demand(a_game(2), "W06"), 0, stone=20)
    play(s, "activate O1", "worker 1")
    assert 1 == sum(1 for tile in s.wall_at if tile == 0)
    s.worker[BY_ID["O1"]] = 0  # even if the outpost were free again
    assert why(turn_of(s, 0), "activate O1") == No.NO_WALL_TILE
    s.worker[BY_ID["O1"]] = 1
    end_round(s)
    assert NOTHING != s.open_wall


@pytest.mark.clause("PRA-LAB-01")
def test_each_player_uses_a_camp_once_a_round_and_several_may_use_it() -> None:
    s = put(a_game(2), "A15", 2, 0, owner=1)
    for seat in (0, 1):
        staff(s, seat, [1, 2], retired=2)
        give(s, seat, weapon=5)
    play(s, "camp A15", "activate M1")
    play(s, "camp A15", "activate M2")
    assert why(s, "camp A15") == No.CAMP_USED
    assert [1, 2] == active(s, 0)
    assert why(s, "activate A15") == No.SPECIAL_TILE


@pytest.mark.clause("PRA-EX-07")
@pytest.mark.clause("PRA-EX-08")
@pytest.mark.clause("PRA-LAB-02")
@pytest.mark.clause("PRA-LAB-03")
def test_ex_07_and_08_purple_and_blue_use_the_camp() -> None:
    yellow, purple, blue = 0, 1, 3
    s = put(put(a_game(4), "A15", 0, 2, owner=blue), "A07", 0, 3, owner=yellow)
    staff(s, purple, [1, 2, 3], retired=1)
    staff(s, blue, [1, 2, 3], retired=1)
    play(s, "pass", "camp A15", "activate M2")
    assert (0, 16) == (s.stock[purple, 4], s.stock[purple, 0])
    assert 2 == s.stock[blue, 4]
    assert 2 == s.actor, "camp and follow-up are one turn"
    play(s, "pass", "camp A15", "activate A07")
    assert (2, 9, 8) == (s.stock[blue, 4], s.stock[blue, 0], s.stock[blue, 3])
    assert 11 == s.stock[yellow, 0]
    assert purple == s.actor


@pytest.mark.clause("PRA-LAB-04")
def test_a_retired_worker_may_build_at_the_full_cost() -> None:
    s = show(staff(put(a_game(2), "A15", 2, 0, owner=0), 0, [1], retired=1), "A01")
    play(s, "camp A15", "build A01", cell(s, 3, 0), "rotation 0")
    assert (8, 0, 6) == (s.stock[0, 0], s.owner[BY_ID["A01"]], s.builder[BY_ID["A01"]])
    assert [1] == active(s, 0)


@pytest.mark.clause("PRA-LAB-05")
def test_a_camp_needs_a_retired_worker_the_fee_and_a_follow_up() -> None:
    s = staff(put(a_game(2), "A15", 2, 0, owner=1), 0, [1])
    assert why(s, "camp A15") == No.NO_RETIRED
    staff(s, 0, [1], retired=1)
    assert why(s, "camp A15") == No.OK
    assert why(s, "camp B12") == No.NO_CAMP
    assert why(give(layout.copy(s), 0, weapon=0), "camp A15") == No.CANNOT_PAY_CAMP
    s.sent[0] = 1
    assert why(s, "camp A15") == No.NO_RETIRED


@pytest.mark.clause("PRA-LAB-05")
def test_the_follow_up_must_be_legal_after_the_fee_is_paid() -> None:
    s = staff(put(show(a_game(2), "A15"), "B12", 2, 0, owner=1), 0, [1], retired=1)
    give(s, 0, gold=0, wood=2, stone=0, marble=0, weapon=1)
    demand(s, None)
    for tile in ("M1", "T1", "K1"):
        s.worker[BY_ID[tile]], s.worker_seat[BY_ID[tile]] = 1, 1
    assert why(s, "build A15") == No.OK, "2 wood and the weapon"
    assert why(s, "camp B12") == No.NO_FOLLOW_UP, "the fee takes the weapon"
    assert 1 == s.stock[0, 4]
    assert why(give(s, 0, weapon=2), "camp B12") == No.OK


def busy(s: State, *tiles: str) -> State:
    """Tiles that seat 1 has activated already."""
    for tile in tiles:
        s.worker[BY_ID[tile]], s.worker_seat[BY_ID[tile]] = 1, 1
    return s


@pytest.mark.clause("PRA-LAB-02", "PRA-LAB-05")
def test_an_own_camp_leaves_the_last_weapon_for_the_follow_up() -> None:
    s = staff(put(show(a_game(2), "B15", "A15"), "B12", 2, 0, owner=0), 0, [1], retired=1)
    give(s, 0, gold=0, wood=2, stone=0, marble=0, weapon=1)
    busy(demand(s, None), "M1", "T1", "K1")
    play(s, "camp B12")
    assert (Phase.CELL, BY_ID["A15"]) == (s.phase, s.tile), "the only follow-up is begun at once"


@pytest.mark.clause("PRA-LAB-05", "PRA-WAL-01")
def test_the_fee_of_a_camp_is_not_there_for_the_demand() -> None:
    s = staff(put(show(a_game(2)), "A15", 2, 0, owner=1), 0, [1], retired=1)
    give(s, 0, gold=0, wood=1, stone=1, marble=1, weapon=1)
    busy(demand(s, "W11"), "M1", "T1", "K1")
    assert why(s, "activate O1") == No.OK
    assert why(s, "camp A15") == No.NO_FOLLOW_UP
    assert why(give(s, 0, weapon=2), "camp A15") == No.OK


@pytest.mark.clause("PRA-LAB-05")
def test_a_single_follow_up_is_taken_at_once() -> None:
    s = staff(put(show(a_game(2)), "A15", 2, 0, owner=0), 0, [1], retired=1)
    busy(demand(give(s, 0, gold=0), None), "T1", "K1")
    play(s, "camp A15")
    assert (6, 1) == (s.stock[0, 0], s.actor)


@pytest.mark.clause("PRA-LAB-05")
@pytest.mark.parametrize(("shown", "free"), [((), ("M1", "T1")), (("A01",), ("M1",)), (("A01", "A02"), ())])
def test_two_follow_ups_are_asked_about(shown: tuple[str, ...], free: tuple[str, ...]) -> None:
    s = staff(put(show(a_game(2), *shown), "A15", 2, 0, owner=0), 0, [], retired=1)
    busy(demand(give(s, 0, gold=2), None), *{"M1", "M2", "T1", "K1"} - {*free})
    play(s, "camp A15")
    assert Phase.FOLLOW_UP == s.phase
    assert {*(f"build {tile}" for tile in shown), *(f"activate {tile}" for tile in free)} == set(legal(s))


@pytest.mark.clause("PRA-LAB-06")
def test_two_camps_may_each_be_used_once() -> None:
    s = staff(put(put(a_game(2), "A15", 2, 0, owner=0), "B12", 3, 0, owner=0), 0, [1], retired=2)
    play(s, "camp A15", "activate M1")
    play(turn_of(s, 0), "camp B12", "activate T1")
    assert (2, 2) == (s.sent[0], s.retired[0])
    assert [] == legal(turn_of(s, 0), "camp")


@pytest.mark.clause("PRA-LAB-02", "PRA-LAB-06")
def test_each_camp_is_paid_to_its_own_owner() -> None:
    s = staff(put(put(a_game(3), "A15", 0, 2, owner=1), "B12", 0, 3, owner=2), 0, [1], retired=2)
    give(s, 0, weapon=5)
    play(s, "camp B12", "activate M1")
    assert [4, 1, 2] == [int(s.stock[seat, 4]) for seat in range(3)]
    play(turn_of(s, 0), "camp A15", "activate T1")
    assert [3, 2, 2] == [int(s.stock[seat, 4]) for seat in range(3)]


@pytest.mark.clause("PRA-LAB-05")
def test_asking_whether_a_camp_may_be_used_changes_nothing() -> None:
    s = staff(put(a_game(2), "A15", 2, 0, owner=1), 0, [1], retired=1)
    before = layout.to_bytes(s)
    assert why(s, "camp A15") == No.OK
    assert before == layout.to_bytes(s)


@pytest.mark.clause("PRA-LAB-07")
@pytest.mark.clause("PRA-UPD-06")
def test_a_retired_worker_sent_out_returns_unchanged() -> None:
    s = staff(put(show(a_game(2), "A01"), "A15", 2, 0, owner=0), 0, [1], retired=2)
    play(s, "camp A15", "activate M1")
    favour = int(s.favour[0])
    end_round(s)
    assert (2, 0, favour) == (s.retired[0], s.sent[0], s.favour[0])
    play(turn_of(s, 0), "camp A15", "build A01", "cell 1", "rotation 0")
    favour = int(s.favour[0])
    end_round(s)
    assert (2, 0, favour) == (s.retired[0], s.sent[0], s.favour[0])


@pytest.mark.clause("PRA-ACD-01")
def test_the_academy_is_never_an_action() -> None:
    s = own(put(a_game(2), "A14", 2, 0), "A14", 0)
    assert why(s, "activate A14") == No.SPECIAL_TILE
    assert why(s, "academy yes") == No.NOT_ASKED


@pytest.mark.clause("PRA-WAL-01")
@pytest.mark.parametrize(
    ("wall", "gold", "wood", "stone", "marble", "weapon", "points"),
    [
        ("W01", 0, 0, 0, 2, 2, 10),
        ("W02", 0, 4, 2, 0, 0, 6),
        ("W03", 0, 3, 3, 0, 0, 7),
        ("W04", 4, 4, 0, 0, 0, 6),
        ("W05", 3, 0, 3, 0, 0, 7),
        ("W06", 0, 0, 4, 0, 0, 6),
        ("W07", 0, 0, 3, 1, 0, 7),
        ("W08", 0, 0, 2, 2, 0, 8),
        ("W09", 2, 0, 0, 3, 0, 8),
        ("W10", 0, 3, 0, 0, 2, 8),
        ("W11", 0, 1, 1, 1, 1, 8),
        ("W12", 0, 0, 2, 0, 2, 9),
        ("W13", 0, 0, 0, 3, 1, 10),
        ("W14", 0, 0, 0, 0, 3, 9),
    ],
)
def test_each_wall_tile_takes_exactly_its_demand(
    wall: str, gold: int, wood: int, stone: int, marble: int, weapon: int, points: int
) -> None:
    amounts = {"gold": gold, "wood": wood, "stone": stone, "marble": marble, "weapon": weapon}
    s = give(demand(a_game(2), wall), 0, **amounts)
    for good, amount in amounts.items():
        if amount:
            assert why(give(layout.copy(s), 0, **{good: amount - 1}), "activate O1") == No.DEMAND_NOT_MET
    favour = int(s.favour[0])
    play(s, "activate O1", "worker 1")
    assert [0, 0, 0, 0, 0] == held(s, 0)
    assert favour + points == s.favour[0]
