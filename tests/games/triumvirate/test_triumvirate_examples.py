"""The worked examples of the rules page, by their ids."""

import pytest

from games.triumvirate.positions import (
    CAE,
    CRA,
    MILITARY,
    POLITICAL,
    POM,
    a_game,
    acting,
    at,
    fill_bag,
    give_citizens,
    give_gold,
    is_on,
    legal,
    moving,
    own,
    play,
    province,
    put,
    set_track,
    supplying,
    the_start,
)
from ludi.core.contract import OVER
from ludi.games.triumvirate import GAME
from ludi.games.triumvirate.battle import n_drawn
from ludi.games.triumvirate.state import Ending, Phase, State


@pytest.mark.clause("TRI-604")
def test_ex1_four_against_two_draw_two_weapons() -> None:
    assert 2 == n_drawn(a_game(), 4, 2)


@pytest.mark.clause("TRI-604")
def test_ex2_seven_against_five_draw_three_weapons() -> None:
    assert 3 == n_drawn(a_game(), 7, 5)


def macedonia_attacked() -> State:
    """Caesar with 5 legions against 3 of Crassus; one weapon of each colour is all the bag holds."""
    s = put(moving(a_game(), CAE, "ILL"), "ILL", legions=5, servants=0)
    return fill_bag(put(s, "MAC", legions=3), 1, 1, 1)


@pytest.mark.clause("TRI-610")
def test_ex3_five_against_three_conquer_with_two_left() -> None:
    s = macedonia_attacked()
    stock = int(s.legion_stock)
    s = play(s, "march MAC", "take 5")

    assert (CAE, 2, 0, 0) == at(s, "MAC")
    assert ([8, 7, 8], [0, 1, 0]) == ([int(n) for n in s.weapons], [int(n) for n in s.bag])
    assert (CRA, 1, stock + 6) == (s.compensated, s.compensation_side, s.legion_stock)


@pytest.mark.clause("TRI-608")
def test_ex4_character_protection_turns_the_battle() -> None:
    s = macedonia_attacked()
    s.at[CRA] = province("MAC")
    s = play(s, "march MAC", "take 5")

    assert (CRA, 0, 0, 0) == at(s, "MAC")
    assert s.at[CAE] == province("ILL")


@pytest.mark.clause("TRI-516")
def test_ex5_a_servant_carried_off_stops_production_for_a_turn() -> None:
    s = put(put(moving(a_game(), CAE, "GNA"), "ILL", servants=0), "GNA", servants=1, governor_on=0)
    s = put(s, "GCI", governor_on=1)
    s = play(s, "march GCI", "take 0", "escort 1", "march ITA", "take 0", "escort 0")
    assert not is_on(s, "GNA")
    assert not is_on(s, "GCI")
    s = supplying(s, CAE)
    before = at(s, "GNA"), at(s, "GCI")
    s = play(s, "rome GG")

    assert is_on(s, "GNA")
    assert before[0] == at(s, "GNA")
    assert (CAE, before[1][1] + 2, 0, 1) == at(s, "GCI")


@pytest.mark.clause("TRI-115")
def test_ex6_all_on_seven_lead() -> None:
    s = set_track(acting(a_game(), CRA, "ASI", 5), POLITICAL, (7, 7, 7))

    assert 4 == play(s, "win_citizen").hand[CRA]


@pytest.mark.clause("TRI-114")
def test_ex7_all_on_three_do_not_lead() -> None:
    s = set_track(acting(a_game(), CAE, "ITA", 5), POLITICAL, (3, 3, 3))

    assert 2 == play(s, "win_citizen").hand[CAE]


@pytest.mark.clause("TRI-114")
def test_ex8_two_of_three_lead() -> None:
    s = set_track(acting(a_game(), CAE, "ITA", 5), POLITICAL, (3, 3, 2))

    assert 4 == play(s, "win_citizen").hand[CAE]


@pytest.mark.clause("TRI-711")
def test_ex9_side_two_stays_up_and_works_again() -> None:
    s = put(put(moving(a_game(), CAE, "ITA"), "SIC", legions=0), "AFR", legions=0)
    s.compensated, s.compensation_side = POM, 2
    s = play(s, "march SIC", "take 2", "advance military", "march AFR", "take 2")

    assert (POM, 2, Phase.COMPENSATION) == (s.compensated, s.compensation_side, s.phase)
    assert 2 == play(s, "advance military").competence[POM, MILITARY]


@pytest.mark.clause("TRI-409")
def test_ex10_the_last_gold_may_go_to_rome_instead_of_a_province() -> None:
    s = play(give_gold(a_game(), POM, 14), "rome GL")
    assert {"GNA", "ROME"} == legal(s, "gold")
    s = play(s, "gold ROME")

    assert 1 == s.hand[CAE]
    assert (CAE, 3, 0, 0) == at(s, "GNA")


@pytest.mark.clause("TRI-403")
def test_ex11_caesars_first_supply() -> None:
    s = play(the_start(), "rome GG")
    codes = ("GNA", "ITA", "GTR", "GCI", "ILL")

    assert [(3, 1), (2, 2), (2, 0), (2, 0), (2, 0)] == [at(s, code)[1:3] for code in codes]
    assert [False, False, True, True, True] == [is_on(s, code) for code in codes]
    assert (2, 29, 10) == (s.hand[CAE], s.legion_stock, s.gold_stock)


@pytest.mark.clause("TRI-403")
def test_ex12_the_first_supply_of_pompeius() -> None:
    s = play(supplying(a_game(), POM), "rome LL", "place SIC", "place SIC")

    codes = ("AFR", "SAR", "HCI", "SIC", "HUL")
    assert [(2, 2, 0), (3, 1, 0), (3, 1, 1), (4, 0, 0), (2, 0, 0)] == [at(s, code)[1:] for code in codes]
    assert [False, False, False, True, True] == [is_on(s, code) for code in codes]


@pytest.mark.clause("TRI-403")
def test_ex13_the_first_supply_of_crassus() -> None:
    s = play(supplying(a_game(), CRA), "rome GL", "place MAC")

    codes = ("ASI", "MAC", "AEG", "ACH", "SYR")
    assert [(2, 2, 0), (4, 1, 0), (2, 2, 1), (2, 0, 0), (2, 0, 0)] == [at(s, code)[1:] for code in codes]
    assert [False, False, False, True, True] == [is_on(s, code) for code in codes]
    assert 1 == s.hand[CRA]


@pytest.mark.clause("TRI-613")
def test_ex14_a_march_through_three_provinces_costs_three_points() -> None:
    s = fill_bag(put(moving(a_game(), CAE, "ILL"), "ILL", legions=9, servants=0), 0, 0, 0)
    s = play(s, "march MAC", "take 9", "decline", "march ACH", "take 7", "decline", "march SIC", "take 5")

    assert {"MAC", "ACH", "SIC"} <= own(s, CAE)
    assert (1, 3) == (s.points, at(s, "SIC")[1])


@pytest.mark.clause("TRI-505")
def test_ex15_a_crossing_and_an_arrow_without_legions() -> None:
    s = play(put(moving(a_game(), POM, "HUL"), "SAR", legions=0), "march SAR", "take 0")
    assert 3 == s.points
    s = play(s, "march AFR")

    assert (2, province("AFR")) == (s.points, s.at[POM])


@pytest.mark.clause("TRI-504")
def test_ex16_the_same_crossing_with_legions() -> None:
    assert 2 == play(moving(a_game(), POM, "HUL"), "march SAR", "take 2").points


@pytest.mark.clause("TRI-908")
def test_ex17_caesar_becomes_consul() -> None:
    s = give_citizens(acting(a_game(), POM, "AFR", 1), 4, 3, 2)
    s.calendar = 1
    s = play(s, "end")
    assert (Phase.CONSUL, CAE) == (s.phase, s.actor)
    s = play(s, "install ITA")

    assert ([1, 3, 2], 5) == ([int(n) for n in s.citizens], s.alii)
    assert (8, CRA) == (s.calendar, s.character)


@pytest.mark.clause("TRI-1003")
def test_ex18_caesar_elected_again_wins() -> None:
    s = give_citizens(acting(a_game(), POM, "AFR", 1), 4, 3, 2)
    s.calendar = s.consul[CAE] = 1
    s = play(s, "end")

    assert (OVER, CAE, Ending.SECOND_CONSULSHIP) == (s.actor, s.winner, s.ending)


@pytest.mark.clause("TRI-1004")
def test_ex19_a_sixth_citizen_wins_for_a_consul() -> None:
    s = give_citizens(acting(a_game(), CAE, "ITA", 3), 5, 2, 2)
    s.consul[CAE] = 1
    s = play(s, "win_citizen")

    assert (OVER, "six-citizens") == (s.actor, GAME.endings[s.ending])


@pytest.mark.clause("TRI-706")
def test_ex20_crassus_flees_from_achaia() -> None:
    s = put(put(moving(a_game(), CAE, "ITA"), "ITA", legions=9), "ACH", legions=1)
    s = fill_bag(set_track(set_track(s, POLITICAL, (2, 1, 4)), MILITARY, (3, 3, 1)), 0, 0, 0)
    s.at[CRA] = province("ACH")
    s = play(s, "march ACH", "take 9")

    assert (3, 1) == (s.competence[CRA, POLITICAL], s.competence[CRA, MILITARY])
    assert (Phase.FLEE, CRA) == (s.phase, s.actor)
    s = play(s, "flee AEG")
    assert (Phase.COMPENSATION, province("AEG")) == (s.phase, s.at[CRA])
