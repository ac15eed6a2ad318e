"""Section 7: conquest, flight and compensation."""

import pytest

from games.triumvirate.positions import (
    CAE,
    CRA,
    MILITARY,
    POLITICAL,
    POM,
    a_game,
    at,
    fill_bag,
    is_on,
    legal,
    moving,
    own,
    play,
    province,
    put,
    set_track,
    why,
)
from ludi.core.contract import OVER
from ludi.games.triumvirate.state import NOBODY, Ending, No, Phase, State
from ludi.games.triumvirate.tables import CODES


def conquering(*, character_there: bool = False, servants: int = 0, legions: int = 9) -> State:
    """Caesar in Illyricum is about to take Macedonia from Crassus; the bag is empty."""
    s = put(moving(a_game(), CAE, "ILL"), "ILL", legions=legions, servants=0)
    s = fill_bag(put(s, "MAC", servants=servants, governor_on=0 if servants else 1), 0, 0, 0)
    if character_there:
        s.at[CRA] = province("MAC")
    return s


def conquer(s: State) -> State:
    return play(s, "march MAC", f"take {at(s, 'ILL')[1]}")


@pytest.mark.clause("TRI-701")
def test_flight_comes_before_compensation_and_servants_last() -> None:
    s = put(conquering(character_there=True, servants=1), "MAC", gold=0)
    s = conquer(s)
    assert (Phase.FLEE, CRA, CAE) == (s.phase, s.actor, s.owner[province("MAC")])
    s = play(s, "flee ACH")
    assert (Phase.COMPENSATION, CRA) == (s.phase, s.actor)
    s = play(s, "weapon")
    assert (Phase.RANSOM, CRA) == (s.phase, s.actor)
    s = play(s, "weapon")

    assert (Phase.MARCH, CAE) == (s.phase, s.actor)
    assert 2 == s.bag[CRA]


@pytest.mark.clause("TRI-701")
def test_the_conqueror_takes_the_gold_before_the_loser_flees() -> None:
    s = conquer(put(conquering(), "MAC", gold=3))

    assert (3, Phase.COMPENSATION) == (s.hand[CAE], s.phase)


@pytest.mark.clause("TRI-702")
@pytest.mark.parametrize("governor_on", [0, 1])
def test_the_new_governor_stands_as_the_old_one_did(governor_on: int) -> None:
    s = conquer(put(conquering(), "MAC", governor_on=governor_on))

    assert bool(governor_on) == is_on(s, "MAC")
    assert "MAC" in own(s, CAE)


@pytest.mark.clause("TRI-703")
@pytest.mark.clause("TRI-1002")
def test_the_ninth_province_wins_before_anything_else_happens() -> None:
    s = put(conquering(character_there=True, servants=1), "MAC", gold=0)
    for code in ("ACH", "ASI", "SIC"):
        put(s, code, owner=CAE)
    s = conquer(s)

    assert (OVER, CAE, Ending.MILITARY) == (s.actor, s.winner, s.ending)
    assert s.compensated == NOBODY
    assert s.at[CRA] == province("MAC")


@pytest.mark.clause("TRI-1002")
def test_eight_provinces_do_not_win() -> None:
    s = conquering()
    for code in ("ACH", "ASI"):
        put(s, code, owner=CAE)
    s = conquer(s)

    assert (8, NOBODY) == (len(own(s, CAE)), s.winner)


@pytest.mark.clause("TRI-704")
def test_a_captured_servant_keeps_the_supply_field_free() -> None:
    s = conquer(conquering(servants=1))

    assert not is_on(s, "MAC")


@pytest.mark.clause("TRI-705")
def test_only_a_character_in_the_province_flees() -> None:
    assert conquer(conquering(character_there=True)).phase == Phase.FLEE
    s = conquer(conquering())
    assert s.phase == Phase.COMPENSATION
    assert (NOBODY, province("SYR")) == (s.fled, s.at[CRA])


@pytest.mark.clause("TRI-706")
def test_a_fugitive_loses_a_field_where_it_leads() -> None:
    s = set_track(set_track(conquering(character_there=True), POLITICAL, (2, 1, 4)), MILITARY, (3, 3, 1))
    s = conquer(s)

    assert (3, 1) == (s.competence[CRA, POLITICAL], s.competence[CRA, MILITARY])


@pytest.mark.clause("TRI-706")
def test_a_fugitive_keeps_its_fields_where_others_lead() -> None:
    s = set_track(set_track(conquering(character_there=True), POLITICAL, (4, 1, 2)), MILITARY, (1, 4, 3))
    s = conquer(s)

    assert (2, 3) == (s.competence[CRA, POLITICAL], s.competence[CRA, MILITARY])


@pytest.mark.clause("TRI-706")
def test_a_tied_leader_and_one_of_three_on_7_lose_as_well() -> None:
    s = set_track(set_track(conquering(character_there=True), POLITICAL, (4, 0, 4)), MILITARY, (7, 7, 7))
    s.competence[CAE, POLITICAL] = 4
    s = conquer(s)

    assert (3, 6) == (s.competence[CRA, POLITICAL], s.competence[CRA, MILITARY])


@pytest.mark.clause("TRI-706")
def test_nobody_loses_below_0_and_nobody_leads_when_all_are_equal() -> None:
    s = conquer(set_track(conquering(character_there=True), MILITARY, (2, 2, 2)))

    assert (0, 2) == (s.competence[CRA, POLITICAL], s.competence[CRA, MILITARY])


@pytest.mark.clause("TRI-706")
def test_a_leader_on_field_one_falls_to_0() -> None:
    s = set_track(set_track(conquering(character_there=True), POLITICAL, (0, 0, 1)), MILITARY, (0, 0, 1))
    s = conquer(s)

    assert (0, 0) == (s.competence[CRA, POLITICAL], s.competence[CRA, MILITARY])


@pytest.mark.clause("TRI-707")
def test_the_fugitive_goes_to_any_own_province_and_takes_its_gold() -> None:
    s = conquer(put(conquering(character_there=True), "AEG", gold=2))
    assert {"ACH", "ASI", "SYR", "AEG"} == legal(s, "flee")
    assert "NOT_YOURS" == why(s, "flee MAC")
    s = play(s, "flee AEG")

    assert (province("AEG"), 2) == (s.at[CRA], s.hand[CRA])


@pytest.mark.clause("TRI-707")
def test_a_single_refuge_is_not_asked_for() -> None:
    s = conquering(character_there=True)
    for code in ("ACH", "ASI", "AEG"):
        put(s, code, owner=POM)
    s = conquer(s)

    assert (Phase.COMPENSATION, province("SYR")) == (s.phase, s.at[CRA])


@pytest.mark.clause("TRI-708")
def test_the_flight_card_marks_who_fled_last_and_protects_nobody() -> None:
    s = play(conquer(conquering(character_there=True)), "flee ACH", "decline")
    assert s.fled == CRA
    assert "OK" == why(s, "march ACH")
    s = play(s, "march ACH", "take 5", "flee ASI", "decline")
    assert s.fled == CRA

    s.at[POM] = province("SIC")
    s = put(put(s, "ACH", legions=9), "SIC", legions=0)
    s = play(s, "march SIC", "take 9")
    assert s.fled == POM


@pytest.mark.clause("TRI-709")
def test_the_loser_takes_side_one_and_may_throw_a_weapon() -> None:
    s = conquer(conquering())
    assert (CRA, 1) == (s.compensated, s.compensation_side)
    assert {"weapon", "decline"} == legal(s)
    assert "OTHER_SIDE" == why(s, "advance political")

    assert (1, 7) == (play(s, "weapon").bag[CRA], play(s, "weapon").weapons[CRA])
    assert 0 == play(s, "decline").bag[CRA]


@pytest.mark.clause("TRI-710")
def test_side_two_advances_a_marker_of_choice() -> None:
    s = conquering()
    s.compensated, s.compensation_side = CRA, 1
    s = conquer(s)
    assert 2 == s.compensation_side
    assert {"advance political", "advance military", "decline"} == legal(s)
    assert "OTHER_SIDE" == why(s, "weapon")

    assert 1 == play(s, "advance military").competence[CRA, MILITARY]
    assert 1 == play(s, "advance political").competence[CRA, POLITICAL]
    assert 0 == play(s, "decline").competence[CRA, POLITICAL]


@pytest.mark.clause("TRI-711")
def test_side_two_stays_up() -> None:
    s = conquering()
    s.compensated, s.compensation_side = CRA, 2
    s = conquer(s)

    assert (CRA, 2) == (s.compensated, s.compensation_side)
    assert "advance military" in legal(s)


@pytest.mark.clause("TRI-712")
@pytest.mark.clause("TRI-719")
def test_another_loser_takes_the_card_with_side_one_up() -> None:
    s = conquering()
    s.compensated, s.compensation_side = POM, 2
    s = conquer(s)
    assert (CRA, 1) == (s.compensated, s.compensation_side)

    s = put(play(s, "decline"), "SIC", legions=0)
    s = play(put(s, "ACH", legions=0), "march ITA", "take 5", "march SIC", "take 5")
    assert (POM, 1) == (s.compensated, s.compensation_side)


@pytest.mark.clause("TRI-713")
def test_all_servants_pass_to_the_conqueror_also_from_a_fugitive() -> None:
    s = play(conquer(conquering(character_there=True, servants=2)), "flee ACH", "decline", "decline", "decline")

    assert (CAE, 5, 0, 2) == at(s, "MAC")
    assert (CRA, 2, 0, 0) == at(s, "ACH")


@pytest.mark.clause("TRI-714")
def test_a_weapon_for_each_lost_servant_besides_the_compensation() -> None:
    s = conquer(conquering(servants=2))
    s = play(s, "weapon", "weapon", "decline")

    assert (2, Phase.MARCH) == (s.bag[CRA], s.phase)
    assert 3 == play(conquer(conquering(servants=2)), "weapon", "weapon", "weapon").bag[CRA]


@pytest.mark.clause("TRI-714")
def test_servants_of_the_conqueror_are_not_paid_for() -> None:
    s = put(conquering(), "ILL", servants=1, governor_on=0)
    s = play(s, "march MAC", "take 9", "escort 1", "weapon")

    assert (Phase.MARCH, CAE) == (s.phase, s.actor)


@pytest.mark.clause("TRI-715")
def test_without_a_weapon_in_stock_nothing_is_asked() -> None:
    s = fill_bag(conquering(servants=1, legions=9), 0, 0, 8)
    s = conquer(put(s, "MAC", legions=0))
    assert (0, Phase.MARCH, CRA) == (s.weapons[CRA], s.phase, s.compensated)

    s = fill_bag(conquering(servants=1, legions=9), 0, 0, 7)
    s = play(conquer(put(s, "MAC", legions=0)), "weapon")
    assert s.phase == Phase.MARCH


@pytest.mark.clause("TRI-710")
def test_side_two_needs_no_weapon() -> None:
    s = fill_bag(conquering(), 0, 0, 8)
    s.compensated, s.compensation_side = CRA, 1
    s = conquer(put(s, "MAC", legions=0))

    assert {"advance political", "advance military", "decline"} == legal(s)


@pytest.mark.clause("TRI-715")
def test_a_marker_on_7_cannot_advance() -> None:
    s = set_track(conquering(), POLITICAL, (0, 0, 7))
    s.compensated, s.compensation_side = CRA, 1
    s = conquer(s)

    assert {"advance military", "decline"} == legal(s)
    assert ("ON_THE_LAST_FIELD", "TRI-715") == (why(s, "advance political"), No.ON_THE_LAST_FIELD.clause)


@pytest.mark.clause("TRI-716")
@pytest.mark.clause("TRI-1006")
def test_compensation_can_win_in_a_rivals_turn() -> None:
    s = set_track(set_track(conquering(servants=1), POLITICAL, (0, 0, 7)), MILITARY, (0, 0, 6))
    s.compensated, s.compensation_side = CRA, 2
    s = play(conquer(s), "advance military")

    assert (OVER, CRA, Ending.COMPETENCE) == (s.actor, s.winner, s.ending)


@pytest.mark.clause("TRI-1006")
def test_the_conqueror_comes_before_the_compensated() -> None:
    s = set_track(set_track(conquering(), POLITICAL, (0, 0, 7)), MILITARY, (0, 0, 6))
    s.compensated, s.compensation_side = CRA, 2
    for code in ("ACH", "ASI", "SIC"):
        put(s, code, owner=CAE)
    s = conquer(s)

    assert (CAE, Ending.MILITARY) == (s.winner, s.ending)


@pytest.mark.clause("TRI-717")
def test_every_lost_province_is_compensated() -> None:
    s = play(put(conquering(), "ACH", legions=0), "march MAC", "take 9", "weapon")
    s = play(s, "march ACH", "take 7")

    assert (Phase.COMPENSATION, CRA, 2) == (s.phase, s.actor, s.compensation_side)


@pytest.mark.clause("TRI-718")
def test_a_character_may_have_to_flee_twice_in_a_turn() -> None:
    s = set_track(put(conquering(character_there=True), "ACH", legions=0), POLITICAL, (0, 0, 5))
    s = play(conquer(s), "flee ACH", "decline", "march ACH", "take 5")

    assert (Phase.FLEE, 3) == (s.phase, s.competence[CRA, POLITICAL])
    assert set(legal(s, "flee")) == {"ASI", "SYR", "AEG"} <= set(CODES)


def with_refuges(*refuges: str) -> State:
    """Crassus is about to be driven from Macedonia and has these provinces left."""
    s = conquering(character_there=True)
    for code in CODES:
        if code in refuges:
            put(s, code, owner=CRA)
        elif s.owner[province(code)] == CRA and code != "MAC":
            put(s, code, owner=POM)
    return s


@pytest.mark.clause("TRI-707")
@pytest.mark.parametrize("refuge", ["GTR", "AEG"])
def test_whatever_the_last_refuge_is_the_fugitive_goes_there(refuge: str) -> None:
    s = conquer(with_refuges(refuge))

    assert (Phase.COMPENSATION, province(refuge)) == (s.phase, s.at[CRA])


@pytest.mark.clause("TRI-707")
def test_between_two_refuges_the_fugitive_chooses() -> None:
    s = conquer(with_refuges("GTR", "AEG"))

    assert (Phase.FLEE, {"GTR", "AEG"}) == (s.phase, legal(s, "flee"))


@pytest.mark.clause("TRI-715")
def test_the_last_weapon_in_stock_may_be_thrown() -> None:
    s = conquer(put(fill_bag(conquering(), 0, 0, 7), "MAC", legions=0))

    assert (1, Phase.COMPENSATION) == (s.weapons[CRA], s.phase)
    assert 8 == play(s, "weapon").bag[CRA]


@pytest.mark.clause("TRI-707")
def test_a_last_refuge_is_an_own_province() -> None:
    s = fill_bag(put(moving(a_game(), CAE, "ITA"), "ITA", legions=9), 0, 0, 0)
    for code in ("HUL", "HCI", "SAR"):
        put(s, code, owner=CRA)
    put(s, "GTR", owner=CRA)
    s.at[POM] = province("SIC")
    s = play(s, "march SIC", "take 9")

    assert (Phase.COMPENSATION, province("AFR")) == (s.phase, s.at[POM])


@pytest.mark.clause("TRI-1002")
def test_anybody_may_win_by_provinces() -> None:
    s = fill_bag(put(moving(a_game(), POM, "SIC"), "SIC", legions=9), 0, 0, 0)
    for code in ("MAC", "ASI", "SYR"):
        put(s, code, owner=POM)
    s.at[CRA] = province("AEG")
    s = play(s, "march ACH", "take 9")

    assert (OVER, POM, Ending.MILITARY) == (s.actor, s.winner, s.ending)


@pytest.mark.clause("TRI-714")
@pytest.mark.clause("TRI-715")
def test_the_last_weapon_may_be_thrown_for_a_servant() -> None:
    s = play(conquer(put(fill_bag(conquering(servants=1), 0, 0, 7), "MAC", legions=0)), "decline")

    assert (1, Phase.RANSOM, {"weapon", "decline"}) == (s.weapons[CRA], s.phase, legal(s))
