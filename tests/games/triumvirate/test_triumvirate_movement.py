"""Section 5: movement."""

import pytest

from games.triumvirate.positions import (
    CAE,
    CRA,
    POM,
    a_game,
    at,
    fill_bag,
    idle,
    is_on,
    legal,
    moving,
    play,
    province,
    put,
    supplying,
    why,
)
from ludi.games.triumvirate.state import Phase
from ludi.games.triumvirate.tables import CODES


@pytest.mark.clause("TRI-507")
def test_the_cheapest_way_is_used() -> None:
    # Africa and Sicilia share an arrow and both seas.
    s = play(moving(a_game(), POM, "AFR"), "march SIC", "take 2")

    assert 3 == s.points


@pytest.mark.clause("TRI-501")
def test_four_movement_points_and_no_more() -> None:
    s = moving(a_game(), POM, "HUL")
    s = play(s, "march HCI", "take 0", "march HUL", "take 0", "escort 0", "march AFR", "take 0")
    assert 1 == s.points
    s = play(s, "march SAR", "take 0")

    assert (Phase.ROME, CRA) == (s.phase, s.character)
    assert s.at[POM] == province("SAR")
    s = moving(a_game(), POM, "HUL", points=1)
    assert "TOO_FAR" == why(s, "march ACH")
    assert "stop" in legal(s)


@pytest.mark.clause("TRI-501")
def test_unused_points_are_lost() -> None:
    s = play(idle(a_game(), 3), "rome GG")

    assert (CAE, 4) == (s.character, s.points)


@pytest.mark.clause("TRI-502")
def test_what_is_not_taken_along_stays() -> None:
    s = play(moving(a_game(), CAE, "ILL"), "march GCI", "take 0", "escort 0")

    assert (CAE, 2, 0, 1) == at(s, "ILL")
    assert (CAE, 2, 0, 0) == at(s, "GCI")


@pytest.mark.clause("TRI-504")
def test_there_is_no_way_by_sea_without_a_coast() -> None:
    s = moving(a_game(), CAE, "GTR")

    assert {"GNA", "GCI"} == legal(s, "march")
    assert "NO_PASSAGE" == why(s, "march ITA")


@pytest.mark.clause("TRI-505")
def test_servants_do_not_count_as_legions_at_sea() -> None:
    s = play(moving(a_game(), CAE, "ILL"), "march ITA", "take 0", "escort 1")

    assert (3, province("ITA")) == (s.points, s.at[CAE])
    assert 1 == at(s, "ITA")[3]


@pytest.mark.clause("TRI-505")
def test_with_points_for_a_light_crossing_only_no_legion_goes_along() -> None:
    s = moving(a_game(), POM, "HUL", points=1)
    s.servant_stock += 1
    s.servants[province("HCI")] = 0
    after = play(s, "march SAR")

    assert after.at[POM] == province("SAR")
    assert 2 == at(after, "HUL")[1]
    s = play(put(moving(a_game(), POM, "HCI", points=1), "HCI", servants=1), "march SAR")
    assert s.phase == Phase.ESCORT


@pytest.mark.clause("TRI-506")
def test_a_crossing_is_one_step_from_province_to_province() -> None:
    s = put(moving(a_game(), CRA, "SYR"), "AFR", owner=CRA)
    s = play(s, "march AFR", "take 2")

    assert (2, province("AFR")) == (s.points, s.at[CRA])
    s = put(moving(a_game(), CRA, "SYR"), "SAR", owner=CRA)
    assert 1 == play(s, "march SAR", "take 2").points
    assert 2 == play(s, "march SAR", "take 0").points


@pytest.mark.clause("TRI-508")
@pytest.mark.clause("TRI-509")
def test_any_number_of_legions_goes_along_and_none_must_stay() -> None:
    s = put(moving(a_game(), CAE, "GCI"), "GCI", legions=9)
    prepared = play(s, "march ITA")
    assert {str(n) for n in range(10)} == legal(prepared, "take")
    assert "TOO_MANY_LEGIONS" == why(prepared, "take 10")
    s = play(prepared, "take 9")

    assert (CAE, 0, 0, 0) == at(s, "GCI")
    assert (CAE, 11, 0, 0) == at(s, "ITA")
    assert {str(n) for n in range(12)} == legal(play(s, "march GCI"), "take")


@pytest.mark.clause("TRI-510")
def test_any_number_of_servants_goes_along() -> None:
    s = play(put(moving(a_game(), CAE, "ILL"), "ILL", servants=3), "march GCI", "take 0")
    assert {"0", "1", "2", "3"} == legal(s, "escort")
    assert "TOO_MANY_SERVANTS" == why(s, "escort 4")
    s = play(s, "escort 2")

    assert (1, 2) == (at(s, "ILL")[3], at(s, "GCI")[3])


@pytest.mark.clause("TRI-511")
def test_arrivals_join_those_already_there() -> None:
    s = put(moving(a_game(), CAE, "ILL"), "GCI", servants=1, governor_on=0, legions=4)
    s = play(s, "march GCI", "take 2", "escort 1")

    assert (CAE, 6, 0, 2) == at(s, "GCI")


@pytest.mark.clause("TRI-512")
def test_gold_is_taken_on_arrival_without_choice() -> None:
    s = put(moving(a_game(), CAE, "GCI"), "ITA", gold=3)
    s = play(s, "march ITA", "take 0")

    assert (3, 0) == (s.hand[CAE], at(s, "ITA")[2])


@pytest.mark.clause("TRI-512")
def test_gold_is_taken_after_a_conquest() -> None:
    s = put(moving(a_game(), CAE, "ITA"), "SIC", gold=2, legions=0)
    s = play(s, "march SIC", "take 1")

    assert (2, 0) == (s.hand[CAE], at(s, "SIC")[2])


@pytest.mark.clause("TRI-513")
def test_a_foreign_province_is_entered_with_a_legion_only() -> None:
    s = put(put(moving(a_game(), CAE, "ITA"), "SIC", legions=0), "ITA", legions=0)
    assert "NEEDS_LEGION" == why(s, "march SIC")
    assert not {"SIC", "MAC"} & legal(s, "march")

    s = play(put(s, "ITA", legions=2), "march SIC")
    assert {"1", "2"} == legal(s, "take")
    assert "NEEDS_LEGION" == why(s, "take 0")


@pytest.mark.clause("TRI-514")
def test_a_province_may_be_visited_again() -> None:
    s = play(moving(a_game(), CAE, "GCI"), "march ITA", "take 0", "march GCI", "take 0", "march ITA", "take 0")

    assert (1, province("ITA")) == (s.points, s.at[CAE])
    assert "ALREADY_THERE" == why(s, "march ITA")


@pytest.mark.clause("TRI-515")
def test_a_servant_left_behind_frees_the_supply_field() -> None:
    s = put(moving(a_game(), CAE, "ILL"), "GCI", governor_on=1)
    s = play(s, "march GCI", "take 0", "escort 1")
    assert is_on(s, "GCI")

    left = play(s, "march ITA", "take 0", "escort 0")
    assert not is_on(left, "GCI")
    ended = play(s, "stop")
    assert not is_on(ended, "GCI")


@pytest.mark.clause("TRI-516")
def test_the_governor_stays_off_when_the_last_servant_leaves() -> None:
    s = play(moving(a_game(), CAE, "ILL"), "march GCI", "take 0", "escort 1")
    assert not is_on(s, "ILL")

    assert is_on(supplying(s, CAE), "ILL")


@pytest.mark.clause("TRI-517")
def test_passing_through_with_a_servant_changes_nothing() -> None:
    s = put(put(moving(a_game(), CAE, "ILL"), "GCI", governor_on=1), "ITA", governor_on=1)
    s = play(s, "march GCI", "take 0", "escort 1", "march ITA", "take 0", "escort 1", "stop")

    assert is_on(s, "GCI")
    assert not is_on(s, "ITA")


@pytest.mark.clause("TRI-517")
def test_a_conquest_with_servants_in_tow_places_them_only_when_they_stay() -> None:
    s = put(fill_bag(moving(a_game(), CAE, "ILL"), 0, 0, 0), "MAC", legions=0, governor_on=1)
    s = play(s, "march MAC", "take 2", "escort 1", "decline")

    assert (CAE, 2, 0, 1) == at(s, "MAC")
    assert is_on(s, "MAC")
    assert not is_on(play(s, "stop"), "MAC")
    assert is_on(play(s, "march ILL", "take 0", "escort 1"), "MAC")


def test_without_points_or_a_way_the_movement_ends_unasked() -> None:
    s = moving(a_game(), CAE, "GCI", points=1)
    s = play(s, "march ITA", "take 0")

    assert (POM, Phase.ROME) == (s.character, s.phase)  # no gold for an action either


@pytest.mark.clause("TRI-501")
@pytest.mark.clause("TRI-601")
def test_the_last_points_pay_for_a_step_and_not_one_less() -> None:
    s = put(put(moving(a_game(), CAE, "ITA", points=2), "ITA", legions=3), "ACH", legions=0)
    assert "OK" == why(s, "march ACH")
    assert 0 == play(s, "march ACH", "take 1").points
    s.points = 1
    assert "TOO_FAR" == why(s, "march ACH")
    assert "OK" == why(s, "march ILL"), "without legions"

    s = moving(a_game(), CAE, "GNA", points=2)
    assert {"0", "1", "2"} == legal(play(s, "march ITA"), "take")
    assert "OK" == why(s, "march ILL")
    s.points = 1
    assert "TOO_FAR" == why(s, "march ILL")


@pytest.mark.clause("TRI-501")
@pytest.mark.parametrize(("here", "there"), [("GCI", "GTR"), ("SYR", "AEG")])
def test_a_single_possible_step_is_asked_for(here: str, there: str) -> None:
    s = put(a_game(), here, owner=CAE, governor_on=1, legions=0)
    for code in CODES:
        if code not in {here, there} and s.owner[province(code)] == CAE:
            put(s, code, owner=POM if code in {"GTR", "GNA", "GCI"} else CRA)
    put(s, there, owner=CAE)
    s.at[CAE], s.at[CRA] = province(here), province("MAC")
    s = play(s, "rome GG")

    assert {"stop", f"march {there}"} == legal(s)


@pytest.mark.clause("TRI-513")
def test_nobody_enters_a_foreign_province_without_a_legion() -> None:
    for character, here, foreign in (
        (POM, "SIC", "ITA"),
        (CRA, "MAC", "ITA"),
        (CRA, "AEG", "AFR"),
        (CAE, "ILL", "MAC"),
    ):
        s = put(moving(a_game(), character, here), here, legions=0)
        assert "NEEDS_LEGION" == why(s, f"march {foreign}")
