"""Who is warned of: those who could win in their coming turn, as the board stands."""

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
    give_gold,
    moving,
    play,
    province,
    put,
    set_track,
)
from ludi.core.contract import Event
from ludi.games.triumvirate import GAME
from ludi.games.triumvirate.state import State
from ludi.games.triumvirate.tables import CODES
from ludi.games.triumvirate.threats import threats


def could_win(s: State) -> list[tuple[str, ...]]:
    return [row.could_win for row in GAME.view(s, None).contenders]


def bewares(s: State, action: str) -> list[Event]:
    code = GAME.actions.parse(action).code
    choice = next(choice for choice in GAME.view(s, int(s.actor)).choices if choice.code == code)
    return [event for event in choice.leads if event.kind.startswith("leads-beware-")]


def nearly_competent(pompeius: int) -> State:
    """Caesar acts in Italia; Pompeius, with that much gold, lacks a field on each track."""
    s = give_gold(acting(a_game(), CAE, "ITA", 3), POM, pompeius)
    return set_track(set_track(s, POLITICAL, (0, 6, 0)), MILITARY, (0, 6, 0))


def eight_for_pompeius(defenders: int) -> State:
    """Pompeius holds eight provinces and stands in Sicilia with the three legions that are his; so many hold Italia.

    All other legions guard the rest, and the stock has none.
    """
    s = fill_bag(acting(a_game(), CAE, "ILL", 3), 0, 0, 0)
    for code in ("MAC", "ACH", "GNA"):
        put(s, code, owner=POM)
    for code in CODES:
        put(s, code, legions=0 if s.owner[province(code)] == POM else 9)
    put(s, "SIC", legions=3)
    put(s, "ITA", legions=defenders)
    put(s, "GTR", legions=12 - defenders)
    s.at[POM] = province("SIC")
    assert 0 == s.legion_stock
    return s


def test_nobody_is_near_at_the_start() -> None:
    assert [(), (), ()] == could_win(a_game())


@pytest.mark.clause("TRI-1005")
def test_two_fields_are_paid_with_three_gold_in_a_competence_province() -> None:
    assert [(), ("competence",), ()] == could_win(nearly_competent(1))  # and two gold from Rome
    assert [Event("leads-beware-competence", {"seat": POM})] == bewares(nearly_competent(1), "end")

    far = nearly_competent(1)
    far.gold_stock = 0  # with one gold in hand and none to be had, he pays one field
    assert [(), (), ()] == could_win(far)
    assert [] == bewares(far, "end")


def test_gold_that_is_paid_may_be_what_a_rival_lacks() -> None:
    s = nearly_competent(1)
    for code in CODES:
        put(s, code, gold=0)
    give_gold(s, CRA, int(s.gold_stock))
    assert [(), (), ()] == could_win(s)

    assert [Event("leads-beware-competence", {"seat": POM})] == bewares(s, "win_citizen")
    assert [] == bewares(s, "end")


@pytest.mark.clause("TRI-1004")
def test_a_consul_lacks_no_more_citizens_than_can_be_paid() -> None:
    s = give_citizens(give_gold(acting(a_game(), CAE, "ITA", 3), POM, 6), 2, 5, 2)
    assert [(), (), ()] == could_win(s), "no consul card"
    s.consul[POM] = 1
    assert [(), ("political",), ()] == could_win(s)
    assert [(), (), ()] == could_win(give_citizens(s, 4, 5, 2)), "none in ALII"


@pytest.mark.clause("TRI-803")
def test_a_citizen_that_is_dropped_may_be_the_one_that_a_consul_lacks() -> None:
    s = give_citizens(give_gold(acting(a_game(), CAE, "ITA", 9), POM, 6), 3, 5, 3)
    s.consul[POM] = 1
    assert [] == bewares(s, "raise political")

    assert [Event("leads-beware-political", {"seat": POM})] == bewares(s, "drop_citizen CRA")
    assert [] == bewares(s, "drop_citizen POM"), "then he lacks two, and there is one"


@pytest.mark.clause("TRI-1003")
def test_an_election_before_the_next_turn_is_told() -> None:
    s = give_citizens(acting(a_game(), CAE, "ITA", 3), 2, 4, 2)
    s.consul[POM] = 1
    give_gold(s, CRA, int(s.gold_stock))  # so that nobody can pay a citizen
    for calendar, warned in ((1, True), (2, True), (3, True), (4, False)):
        s.calendar = calendar
        assert ("political" in could_win(s)[POM]) == warned, calendar

    s.calendar = 4  # after Caesar's own next turn
    assert [] == bewares(s, "end")
    s.calendar = 3
    assert [Event("leads-beware-political", {"seat": POM})] == bewares(s, "end")


@pytest.mark.clause("TRI-1002")
def test_the_ninth_province_is_told_with_its_chance() -> None:
    assert [(), ("military",), ()] == could_win(eight_for_pompeius(2))
    assert [Event("leads-beware-military", {"seat": POM, "chance": 100})] == bewares(eight_for_pompeius(2), "end")
    even = eight_for_pompeius(3)
    assert [(), (), ()] == could_win(even)
    assert {"military": 75} == threats(fill_bag(even, 0, 1, 3), POM, 3), "three of four are drawn, and one is his"
    assert {} == threats(fill_bag(even, 3, 1, 0), POM, 3), "with it come two against him"


@pytest.mark.clause("TRI-1002")
def test_two_provinces_are_conquered_one_after_the_other() -> None:
    s = put(put(eight_for_pompeius(1), "GTR", legions=11), "MAC", owner=CAE)  # seven, and Macedonia is empty
    assert [(), ("military",), ()] == could_win(s)
    assert [(), (), ()] == could_win(put(s, "MAC", legions=2)), "three against one and then two"


def test_a_garrison_that_leaves_may_give_a_rival_the_ninth_province() -> None:
    s = play(moving(eight_for_pompeius(3), CAE, "ITA"), "march GCI")

    assert [] == bewares(s, "take 0")
    assert [Event("leads-beware-military", {"seat": POM, "chance": 100})] == bewares(s, "take 3")


@pytest.mark.clause("TRI-716")
def test_the_compensation_of_a_loser_may_win() -> None:
    s = put(moving(a_game(), CAE, "ILL"), "ILL", legions=9)
    set_track(set_track(s, POLITICAL, (0, 0, 7)), MILITARY, (0, 0, 6))
    assert [] == [one for one in bewares(s, "march MAC") if one.kind == "leads-beware-compensation"], "side I: a weapon"

    s.compensated, s.compensation_side = CRA, 1
    warning = Event("leads-beware-compensation", {"seat": CRA})
    assert warning in bewares(s, "march MAC")
    assert warning in bewares(play(s, "march MAC"), "take 9")
    s.at[CRA] = province("MAC")
    assert warning not in bewares(s, "march MAC"), "he flees, led, and falls back"


def test_who_must_flee_is_not_judged() -> None:
    s = fill_bag(put(moving(a_game(), CAE, "ILL"), "ILL", legions=9), 3, 0, 0)
    s.at[CRA] = province("MAC")
    s = set_track(set_track(s, POLITICAL, (0, 0, 7)), MILITARY, (0, 0, 6))
    s = play(s, "march MAC", "take 9", "escort 0")

    assert GAME.actions.parse("flee SYR").code in GAME.legal_codes(s)
    assert () == could_win(s)[CRA]


def idle_pompeius(s: State, hand: int) -> State:
    """No province of Pompeius will produce, so that he has this hand and what Rome gives."""
    for code in CODES:
        if s.owner[province(code)] == POM:
            put(s, code, governor_on=0, servants=0)
    return give_gold(s, POM, hand)


@pytest.mark.clause("TRI-406")
def test_rome_gives_two_gold() -> None:
    assert ("competence",) == could_win(idle_pompeius(nearly_competent(0), 1))[POM]
    assert () == could_win(idle_pompeius(nearly_competent(0), 0))[POM]


@pytest.mark.clause("TRI-805")
def test_both_markers_are_raised_only_in_a_competence_province() -> None:
    s = nearly_competent(9)
    for code in ("HCI", "SAR", "SIC"):
        put(s, code, owner=CRA)
    assert () == could_win(s)[POM]
    s = set_track(s, POLITICAL, (0, 7, 0))
    assert ("competence",) == could_win(s)[POM], "one is raised in Hispania Ulterior too"


@pytest.mark.clause("TRI-806")
def test_whoever_does_not_lead_pays_more_for_a_citizen() -> None:
    s = idle_pompeius(give_citizens(acting(a_game(), CAE, "ITA", 3), 2, 5, 2), 0)
    s.consul[POM] = 1
    assert () == could_win(s)[POM], "three, or one for the lead and two"
    assert ("political",) == could_win(set_track(s, POLITICAL, (0, 1, 0)))[POM]


def test_legions_are_fetched_on_the_way() -> None:
    s = eight_for_pompeius(2)
    s.at[POM] = province("AFR")  # without a legion, next to Sicilia
    assert ("military",) == could_win(s)[POM]
    put(put(s, "SIC", legions=0), "ILL", legions=12)
    assert () == could_win(s)[POM]


@pytest.mark.clause("TRI-602")
def test_nobodys_last_province_is_the_ninth() -> None:
    s = eight_for_pompeius(3)
    for code in ("ASI", "AEG"):
        put(s, code, owner=CAE)
    put(put(s, "SYR", legions=0), "ILL", legions=18)
    s.at[POM] = province("ACH")
    put(put(s, "ACH", legions=3), "SIC", legions=0)
    assert () == could_win(s)[POM]
    assert ("military",) == could_win(put(put(s, "ASI", owner=CRA, legions=0), "ILL", legions=27))[POM]


@pytest.mark.clause("TRI-1001")
def test_an_action_with_which_a_rival_wins_says_so() -> None:
    s = give_citizens(acting(a_game(), POM, "AFR", 3), 4, 3, 2)
    s.calendar, s.consul[CAE] = 1, 1
    assert [Event("leads-beware-now", {"seat": CAE})] == bewares(s, "end")
    s.consul[:] = (0, 1, 0)
    assert [] == bewares(give_citizens(s, 2, 4, 2), "end"), "his own victory is no danger"
    # So does a battle after which the turn ends and the election comes, whatever is drawn.
    s = put(moving(give_citizens(a_game(), 4, 3, 2), POM, "SIC", points=1), "SIC", legions=3)
    s.calendar, s.consul[CAE] = 1, 1
    assert [Event("leads-beware-now", {"seat": CAE})] == bewares(play(s, "march ITA"), "take 3")
