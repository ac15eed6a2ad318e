"""Section 6: attack and battle."""

import pytest

from games.triumvirate.positions import (
    CAE,
    CRA,
    POM,
    a_game,
    at,
    fill_bag,
    is_on,
    legal,
    moving,
    play,
    province,
    put,
    why,
)
from ludi.games.triumvirate.battle import n_drawn
from ludi.games.triumvirate.state import Phase, State


def before_battle(attackers: int, defenders: int, bag: tuple[int, int, int] = (0, 0, 0)) -> State:
    """Caesar in Illyricum against Macedonia of Crassus; no servant goes along."""
    s = put(moving(a_game(), CAE, "ILL"), "ILL", legions=attackers, servants=0)
    return fill_bag(put(s, "MAC", legions=defenders), *bag)


def attack(s: State, attackers: int) -> State:
    return play(s, "march MAC", *([f"take {attackers}"] if at(s, "ILL")[1] > 1 else []))


@pytest.mark.clause("TRI-601")
def test_points_are_paid_whatever_comes_of_the_attack() -> None:
    assert 3 == attack(before_battle(1, 5), 1).points
    s = put(moving(a_game(), CAE, "ITA"), "ITA", legions=1)
    assert 2 == play(s, "march ACH").points


@pytest.mark.clause("TRI-602")
@pytest.mark.clause("TRI-1007")
def test_a_last_province_may_not_be_attacked() -> None:
    s = before_battle(5, 1)
    for code in ("ACH", "ASI", "SYR", "AEG"):
        put(s, code, owner=POM)
    s.at[CRA] = province("MAC")

    assert "LAST_PROVINCE" == why(s, "march MAC")
    assert "MAC" not in legal(s, "march")
    put(s, "ACH", owner=CRA)
    assert "OK" == why(s, "march MAC")


@pytest.mark.clause("TRI-603")
def test_legions_left_behind_take_no_part() -> None:
    s = attack(before_battle(6, 3), 2)

    assert (CAE, 4, 0, 0) == at(s, "ILL")
    assert (CRA, 1, 0, 0) == at(s, "MAC")


@pytest.mark.clause("TRI-604")
@pytest.mark.parametrize(("attackers", "defenders", "weapons"), [(4, 2, 2), (7, 5, 3), (1, 9, 1), (3, 3, 3), (5, 0, 0)])
def test_as_many_weapons_as_the_smaller_side_but_three(attackers: int, defenders: int, weapons: int) -> None:
    s = before_battle(attackers, defenders, (2, 2, 2))

    assert weapons == n_drawn(s, attackers, defenders)
    assert weapons == sum(int(n) for n in attack(s, attackers).battle_drawn)


@pytest.mark.clause("TRI-605")
def test_a_bag_with_too_few_weapons_is_emptied() -> None:
    s = attack(before_battle(5, 5, (1, 0, 1)), 5)

    assert [1, 0, 1] == [int(n) for n in s.battle_drawn]


@pytest.mark.clause("TRI-606")
def test_weapons_destroy_legions_of_the_other_side() -> None:
    assert 3 == attack(before_battle(4, 3, (2, 0, 0)), 4).battle_attack_left  # 4 against 1
    assert 1 == attack(before_battle(4, 3, (0, 0, 2)), 4).battle_defence_left  # 2 against 3
    assert 1 == attack(before_battle(4, 3, (0, 3, 0)), 4).battle_attack_left  # 4 against 3


@pytest.mark.clause("TRI-607")
def test_weapons_in_use_return_to_their_owners_and_neutral_ones_to_the_bag() -> None:
    s = attack(before_battle(5, 3, (1, 1, 1)), 5)

    assert [0, 1, 0] == [int(n) for n in s.bag]
    assert [8, 7, 8] == [int(n) for n in s.weapons]


@pytest.mark.clause("TRI-608")
@pytest.mark.parametrize(("attackers", "destroyed"), [(5, 2), (1, 1)])
def test_a_character_destroys_two_attackers_or_fewer(attackers: int, destroyed: int) -> None:
    s = before_battle(attackers, 1)
    s.at[CRA] = province("MAC")
    s = attack(s, attackers)

    assert destroyed == s.battle_protection
    assert max(0, attackers - destroyed - 1) == s.battle_attack_left


@pytest.mark.clause("TRI-608")
def test_an_absent_character_protects_nothing() -> None:
    s = attack(before_battle(2, 1), 2)

    assert (0, 1) == (s.battle_protection, s.battle_attack_left)


@pytest.mark.clause("TRI-608")
def test_protection_finds_only_those_whom_the_weapons_left() -> None:
    s = before_battle(3, 3, (0, 0, 2))
    s.at[CRA] = province("MAC")
    s = attack(s, 3)

    assert (1, 0, 3) == (s.battle_protection, s.battle_attack_left, s.battle_defence_left)
    assert (CRA, 3, 0, 0) == at(s, "MAC")


@pytest.mark.clause("TRI-609")
@pytest.mark.parametrize(("attackers", "defenders"), [(5, 2), (2, 5), (3, 3)])
def test_the_rest_cancel_out_one_for_one(attackers: int, defenders: int) -> None:
    s = attack(before_battle(attackers, defenders), attackers)

    assert max(0, attackers - defenders) == s.battle_attack_left
    assert max(0, defenders - attackers) == s.battle_defence_left


@pytest.mark.clause("TRI-610")
def test_an_attack_without_survivors_has_failed() -> None:
    s = attack(before_battle(3, 3), 3)
    assert (CRA, 0, 0, 0) == at(s, "MAC")

    s = attack(before_battle(4, 3), 4)
    assert (CAE, 1, 0, 0) == at(s, "MAC")


@pytest.mark.clause("TRI-611")
def test_the_dead_go_to_the_stock() -> None:
    s = before_battle(5, 3)
    stock = int(s.legion_stock)

    assert stock + 6 == attack(s, 5).legion_stock


@pytest.mark.clause("TRI-612")
def test_after_a_failed_attack_character_and_servants_return() -> None:
    s = put(before_battle(2, 4), "ILL", servants=2, governor_on=0)
    s = put(s, "MAC", gold=1, servants=1, governor_on=0)
    s = play(s, "march MAC", "take 1", "escort 2")

    assert s.at[CAE] == province("ILL")
    assert (CAE, 1, 0, 2) == at(s, "ILL")
    assert (CRA, 3, 1, 1) == at(s, "MAC")
    assert not is_on(s, "MAC")
    assert (Phase.MARCH, 3) == (s.phase, s.points)


@pytest.mark.clause("TRI-612")
def test_after_a_failed_landing_the_character_is_where_it_embarked() -> None:
    s = put(put(moving(a_game(), CAE, "GNA"), "GNA", legions=1), "AFR", legions=6)
    s = play(s, "march AFR")

    assert (province("GNA"), 2) == (s.at[CAE], s.points)


@pytest.mark.clause("TRI-613")
def test_points_left_serve_for_further_attacks_on_the_same_province() -> None:
    s = attack(before_battle(5, 3), 1)
    assert "OK" == why(s, "march MAC")
    s = play(s, "march MAC", "take 4")

    assert (CAE, 2, 0, 0) == at(s, "MAC")
    assert 2 == s.points


@pytest.mark.clause("TRI-614")
def test_an_undefended_province_falls_without_a_draw() -> None:
    s = before_battle(1, 0, (2, 2, 2))
    reveals = int(s.reveals)
    s = attack(s, 1)

    assert (CAE, 1, 0, 0) == at(s, "MAC")
    assert reveals == s.reveals
    guarded = before_battle(2, 0, (2, 2, 2))
    guarded.at[CRA] = province("MAC")
    assert (CRA, 0, 0, 0) == at(attack(guarded, 2), "MAC")


@pytest.mark.clause("TRI-1202")
def test_every_weapon_in_the_bag_is_equally_likely() -> None:
    drawn = [0, 0, 0]
    for seed in range(900):
        s = fill_bag(put(moving(a_game(seed=seed), CAE, "ILL"), "ILL", legions=1, servants=0), 3, 2, 1)
        s = play(s, "march MAC")
        for colour in range(3):
            drawn[colour] += int(s.battle_drawn[colour])

    assert 900 == sum(drawn)
    assert all(abs(found - expected) < 60 for found, expected in zip(drawn, (450, 300, 150), strict=True))


@pytest.mark.clause("TRI-604")
def test_every_battle_has_its_own_draw() -> None:
    s = attack(before_battle(5, 3, (1, 1, 1)), 1)
    assert 1 == sum(int(n) for n in s.battle_drawn)
    s = play(fill_bag(s, 0, 0, 0), "march MAC", "take 4")

    assert [0, 0, 0] == [int(n) for n in s.battle_drawn]


@pytest.mark.clause("TRI-1202")
def test_a_draw_is_one_reveal() -> None:
    s = before_battle(5, 3, (2, 2, 2))

    assert s.reveals + 1 == attack(s, 5).reveals
