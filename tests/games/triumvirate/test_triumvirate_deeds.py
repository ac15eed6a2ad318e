"""Section 8: actions."""

import pytest

from games.triumvirate.positions import (
    CAE,
    CRA,
    MILITARY,
    POLITICAL,
    POM,
    a_game,
    acting,
    fill_bag,
    give_citizens,
    legal,
    play,
    set_track,
    why,
)
from ludi.core.contract import OVER
from ludi.games.triumvirate.state import Ending, No, Phase, State
from ludi.games.triumvirate.tables import BASE_COST, SURCHARGE


def leading(s: State) -> State:
    """Caesar leads in both competences."""
    return set_track(set_track(s, POLITICAL, (1, 0, 0)), MILITARY, (1, 0, 0))


@pytest.mark.clause("TRI-801")
def test_up_to_three_actions_for_1_2_and_3_gold() -> None:
    assert (1, 2, 3) == BASE_COST
    s = acting(a_game(), CAE, "GNA", 9)
    s = play(s, "raise political")
    assert 8 == s.hand[CAE]
    s = play(s, "raise military")
    assert 6 == s.hand[CAE]
    s = play(s, "raise political")

    assert (3, Phase.ROME, POM) == (s.hand[CAE], s.phase, s.character)


@pytest.mark.clause("TRI-801")
def test_no_action_needs_to_be_taken() -> None:
    s = play(acting(a_game(), CAE, "GNA", 9), "raise political", "end")

    assert (8, POM) == (s.hand[CAE], s.character)


@pytest.mark.clause("TRI-802")
@pytest.mark.clause("TRI-803")
def test_a_political_province_offers_politics_and_citizens() -> None:
    s = acting(a_game(), CAE, "ITA", 9)

    assert {"raise political", "win_citizen", "drop_citizen POM", "drop_citizen CRA", "end"} == legal(s)
    assert "NOT_IN_THIS_PROVINCE" == why(s, "raise military")
    assert "NOT_IN_THIS_PROVINCE" == why(s, "arm")


@pytest.mark.clause("TRI-803")
def test_citizens_move_between_alii_and_one_area() -> None:
    s = acting(a_game(), CAE, "ITA", 9)
    won = play(s, "win_citizen")
    assert (3, 4) == (won.citizens[CAE], won.alii)
    dropped = play(s, "drop_citizen CRA")
    assert (2, 1, 6) == (dropped.citizens[CAE], dropped.citizens[CRA], dropped.alii)
    assert 1 == play(s, "raise political").competence[CAE, POLITICAL]


@pytest.mark.clause("TRI-802")
@pytest.mark.clause("TRI-804")
def test_a_military_province_offers_arms() -> None:
    s = acting(a_game(), CAE, "GCI", 9)

    assert {"raise military", "arm", "end"} == legal(s)
    assert 1 == play(s, "raise military").competence[CAE, MILITARY]
    s = play(s, "arm")
    assert (4, 4) == (s.bag[CAE], s.weapons[CAE])


@pytest.mark.clause("TRI-802")
@pytest.mark.clause("TRI-805")
def test_a_competence_province_offers_both_tracks_and_nothing_else() -> None:
    s = acting(a_game(), CAE, "GNA", 9)

    assert {"raise political", "raise military", "end"} == legal(s)
    assert "NOT_IN_THIS_PROVINCE" == why(s, "win_citizen")


@pytest.mark.clause("TRI-806")
@pytest.mark.parametrize("action", ["win_citizen", "drop_citizen POM"])
def test_citizens_cost_two_more_without_the_political_lead(action: str) -> None:
    s = acting(a_game(), CAE, "ITA", 9)

    assert 9 - 1 - SURCHARGE == play(s, action).hand[CAE]
    assert 9 - 1 == play(leading(s), action).hand[CAE]
    military = set_track(set_track(s, POLITICAL, (0, 1, 0)), MILITARY, (1, 0, 0))
    assert 9 - 1 - SURCHARGE == play(military, action).hand[CAE]


@pytest.mark.clause("TRI-807")
def test_weapons_cost_two_more_without_the_military_lead() -> None:
    s = acting(a_game(), CAE, "GCI", 9)

    assert 9 - 1 - SURCHARGE == play(s, "arm").hand[CAE]
    assert 9 - 1 == play(leading(s), "arm").hand[CAE]
    political = set_track(set_track(s, POLITICAL, (1, 0, 0)), MILITARY, (0, 1, 0))
    assert 9 - 1 - SURCHARGE == play(political, "arm").hand[CAE]


@pytest.mark.clause("TRI-808")
def test_raising_a_marker_never_carries_a_surcharge() -> None:
    s = set_track(set_track(acting(a_game(), CAE, "GNA", 9), POLITICAL, (0, 5, 5)), MILITARY, (0, 5, 5))

    assert 8 == play(s, "raise political").hand[CAE]
    assert 8 == play(s, "raise military").hand[CAE]


@pytest.mark.clause("TRI-809")
def test_the_same_action_may_be_repeated() -> None:
    s = play(leading(acting(a_game(), CAE, "ITA", 6)), "win_citizen", "win_citizen", "win_citizen")

    assert (5, 0, POM) == (s.citizens[CAE], s.hand[CAE], s.character)


@pytest.mark.clause("TRI-810")
def test_an_action_needs_its_full_cost() -> None:
    s = acting(a_game(), CAE, "ITA", 2)

    assert {"raise political", "end"} == legal(s)
    assert ("TOO_POOR", "TRI-810") == (why(s, "win_citizen"), No.TOO_POOR.clause)
    assert {"raise political", "win_citizen", "drop_citizen POM", "drop_citizen CRA", "end"} == legal(leading(s))


@pytest.mark.clause("TRI-810")
def test_an_action_needs_an_effect() -> None:
    s = leading(give_citizens(acting(a_game(), CAE, "ITA", 9), 8, 3, 0))
    assert "NO_EFFECT" == why(s, "win_citizen")
    assert "NO_EFFECT" == why(s, "drop_citizen CRA")
    assert "OK" == why(s, "drop_citizen POM")

    s = leading(fill_bag(acting(a_game(), CAE, "GCI", 9), 8, 0, 0))
    assert "NO_EFFECT" == why(s, "arm")
    assert "NO_EFFECT" == why(set_track(s, MILITARY, (7, 0, 0)), "raise military")


@pytest.mark.clause("TRI-803")
def test_own_citizens_are_not_dropped() -> None:
    s = acting(a_game(), CAE, "ITA", 9)

    assert "NOT_A_RIVAL" == why(s, "drop_citizen CAE")
    assert "TRI-803" == No.NOT_A_RIVAL.clause


@pytest.mark.clause("TRI-810")
def test_a_single_weapon_goes_in_at_full_price() -> None:
    s = play(leading(fill_bag(acting(a_game(), CAE, "GCI", 9), 7, 0, 0)), "arm")

    assert (8, 0, 8) == (s.bag[CAE], s.weapons[CAE], s.hand[CAE])


@pytest.mark.clause("TRI-809")
def test_every_kind_of_action_is_one_of_the_three() -> None:
    s = play(leading(acting(a_game(), CAE, "GCI", 9)), "arm", "raise military", "arm")
    assert (9 - 1 - 2 - 3, 6, POM) == (s.hand[CAE], s.bag[CAE], s.character)

    s = play(leading(acting(a_game(), CAE, "ITA", 9)), "drop_citizen POM", "win_citizen", "raise political")
    assert (9 - 1 - 2 - 3, POM) == (s.hand[CAE], s.character)


@pytest.mark.clause("TRI-811")
def test_gold_paid_goes_to_the_stock() -> None:
    s = acting(a_game(), CAE, "ITA", 9)

    assert s.gold_stock + 3 == play(s, "win_citizen").gold_stock


@pytest.mark.clause("TRI-812")
@pytest.mark.clause("TRI-1004")
def test_the_sixth_citizen_of_a_consul_wins() -> None:
    s = give_citizens(acting(a_game(), CAE, "ITA", 9), 5, 2, 2)
    assert play(s, "win_citizen").actor != OVER
    s.consul[CAE] = 1
    s = play(s, "win_citizen")

    assert (OVER, CAE, Ending.SIX_CITIZENS) == (s.actor, s.winner, s.ending)


@pytest.mark.clause("TRI-1005")
def test_both_markers_on_7_win() -> None:
    s = set_track(set_track(acting(a_game(), CAE, "GNA", 9), POLITICAL, (6, 0, 0)), MILITARY, (6, 7, 0))
    s = play(s, "raise military")
    assert s.actor != OVER
    s = play(s, "raise political")

    assert (OVER, CAE, Ending.COMPETENCE) == (s.actor, s.winner, s.ending)
    assert POM != s.winner != CRA


def only(action: str) -> State:
    """After one more action, Caesar can do this and nothing else."""
    s = leading(acting(a_game(), CAE, "ITA", 9))
    match action:
        case "raise political":
            return set_track(give_citizens(s, 11, 0, 0), POLITICAL, (4, 0, 0))
        case "win_citizen":
            return set_track(give_citizens(s, 3, 0, 0), POLITICAL, (7, 0, 0))
        case "drop_citizen POM":
            return set_track(give_citizens(s, 9, 2, 0), POLITICAL, (6, 0, 0))
        case "drop_citizen CRA":
            return set_track(give_citizens(s, 9, 0, 2), POLITICAL, (6, 0, 0))
        case "arm":
            return set_track(acting(s, CAE, "GCI", 9), MILITARY, (6, 0, 0))
        case _:
            return fill_bag(acting(s, CAE, "GCI", 9), 8, 0, 0)


@pytest.mark.clause("TRI-810")
@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("raise political", "raise political"),
        ("win_citizen", "win_citizen"),
        ("raise political", "drop_citizen POM"),
        ("raise political", "drop_citizen CRA"),
        ("raise military", "arm"),
        ("raise military", "raise military"),
    ],
)
def test_the_turn_goes_on_while_any_action_is_possible(first: str, then: str) -> None:
    s = play(only(then), first)

    assert {then, "end"} == legal(s)


@pytest.mark.clause("TRI-810")
def test_the_turn_ends_where_no_action_is_possible() -> None:
    s = set_track(give_citizens(acting(a_game(), CAE, "ITA", 9), 11, 0, 0), POLITICAL, (6, 0, 0))
    assert POM == play(s, "raise political").character

    s = acting(a_game(), CAE, "GNA", 3)
    assert (CAE, 2) == (play(s, "raise political").character, play(s, "raise political").hand[CAE])
    assert POM == play(acting(a_game(), CAE, "GNA", 2), "raise political").character, "1 gold does not pay a second"
