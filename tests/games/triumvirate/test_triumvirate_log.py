"""What people read of what happened: noted by the rules, in the order in which it happens."""

import pytest

from games.triumvirate.positions import (
    CAE,
    CRA,
    MILITARY,
    POLITICAL,
    POM,
    a_game,
    acting,
    events,
    fill_bag,
    give_citizens,
    give_gold,
    moving,
    play,
    province,
    put,
    set_track,
    told,
)
from ludi.core.contract import Event
from ludi.core.texts import texts
from ludi.games.triumvirate import GAME
from ludi.games.triumvirate.state import State


def attacking(legions: int, defenders: int, bag: tuple[int, int, int] = (0, 0, 0)) -> State:
    """Caesar in Illyricum is asked how many legions attack Macedonia."""
    s = fill_bag(put(moving(a_game(), CAE, "ILL"), "ILL", legions=legions, servants=0), *bag)
    return play(put(s, "MAC", legions=defenders), "march MAC")


def test_supply_is_told_province_by_province() -> None:
    assert [
        Event("chose-package", {"seat": 0, "package": "GL"}),
        Event("produced-gold", {"gold": 1, "province": "GNA"}),
        Event("gold-to-hand", {"seat": 0, "gold": 1, "claim": "ROME"}),
        Event("produced-legions", {"legions": 2, "province": "GTR"}),
        Event("produced-legions", {"legions": 1, "province": "GNA"}),
        Event("produced-legions", {"legions": 2, "province": "ILL"}),
        Event("legions-from-rome", {"seat": 0, "legions": 1}),
    ] == told(a_game(), "rome GL")


def test_nothing_is_told_to_come_from_an_empty_stock() -> None:
    s = give_gold(put(a_game(), "AFR", legions=32), POM, 15)
    assert (0, 0) == (s.legion_stock, s.gold_stock)

    assert [
        Event("chose-package", {"seat": 0, "package": "LL"}),
        Event("gold-lapsed", {"gold": 1, "claim": "GNA"}),
        Event("legions-lapsed", {"legions": 2, "claim": "GTR"}),
        Event("legions-lapsed", {"legions": 1, "claim": "GNA"}),
        Event("legions-lapsed", {"legions": 2, "claim": "ILL"}),
        Event("legions-lapsed", {"legions": 2, "claim": "ROME"}),
    ] == told(s, "rome LL")


def test_a_scarce_piece_is_told_where_it_goes() -> None:
    s = play(give_gold(a_game(), POM, 14), "rome GG")

    assert Event("gold-to-hand", {"seat": 0, "gold": 1, "claim": "ROME"}) == told(s, "gold ROME")[0]
    assert Event("produced-gold", {"gold": 1, "province": "GNA"}) == told(s, "gold GNA")[0]
    assert Event("gold-lapsed", {"gold": 2, "claim": "ROME"}) == told(s, "gold GNA")[1]


def test_a_turn_begins_with_its_governors() -> None:
    assert [
        Event("turn-begins", {"seat": POM, "turn": 2, "turns": 7}),
        Event("governors-on", {"seat": POM, "provinces": ("HUL", "SIC")}),
        Event("governors-off", {"seat": POM, "provinces": ("SAR", "AFR")}),
    ] == told(acting(a_game(), CAE, "ITA", 1), "end")


def test_a_conquest_is_told_step_by_step() -> None:
    s = attacking(9, 2, (1, 1, 1))
    put(s, "MAC", gold=1, servants=1, governor_on=0)
    set_track(s, POLITICAL, (0, 0, 2))
    s.at[CRA] = province("MAC")

    assert [
        "marched",
        "attacked",
        "drew-weapons",
        "protected",
        "clashed",
        "conquered",
        "collected",
        "captured-servants",
        "must-flee",
        "lost-field",
    ] == events(fill_bag(s, 0, 2, 0), "take 9")
    assert ["fled", "compensated"] == events(play(s, "take 9"), "flee ACH")


def test_a_battle_is_told_in_numbers() -> None:
    assert [
        Event(
            "marched",
            {"seat": CAE, "points": 1, "legions": 5, "servants": 0, "origin": "ILL", "province": "MAC"},
        ),
        Event("attacked", {"seat": CAE, "attackers": 5, "defenders": 3, "holder": "CRA", "province": "MAC"}),
        Event("drew-weapons", {"seat": CAE, "hits": 1, "losses": 1, "neutral": 1, "holder": "CRA"}),
        Event("clashed", {"legions": 2, "province": "MAC"}),
        Event("conquered", {"seat": CAE, "legions": 2, "holder": "CRA", "province": "MAC"}),
        Event("compensated", {"seat": CRA, "side": "side_I"}),
    ] == told(attacking(5, 3, (1, 1, 1)), "take 5")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The attack on Macedonia fails and leaves no legions there. Ada returns to Illyricum."),
        (
            "de",
            "Der Angriff auf Macedonia scheitert und lässt dort keine Legion übrig. Ada kehrt nach Illyricum zurück.",
        ),
        ("nl", "De aanval op Macedonia mislukt en laat daar geen legioen over. Ada keert terug naar Illyricum."),
    ],
)
def test_a_failed_attack_may_leave_nobody(language: str, sentence: str) -> None:
    last = told(attacking(2, 2), "take 2")[-1]

    assert sentence == texts(GAME, language).event(last, ("Ada", "Ben", "Cleo"))


def test_the_ninth_province_ends_the_story() -> None:
    s = attacking(9, 2)
    for code in ("ACH", "ASI", "SIC"):
        put(s, code, owner=CAE)

    assert ["marched", "attacked", "clashed", "conquered", "won-military", "game-over"] == events(s, "take 9")[:6]


def test_compensation_is_told_with_its_side_and_what_is_made_of_it() -> None:
    s = attacking(9, 2)
    s.compensated, s.compensation_side = CRA, 1
    assert Event("compensated", {"seat": CRA, "side": "side_II"}) == told(s, "take 9")[-1]
    s = play(s, "take 9")
    assert [Event("advanced", {"seat": CRA, "field": 1, "track": "military"})] == told(s, "advance military")

    s = put(attacking(9, 2), "MAC", servants=1, governor_on=0)
    s = play(s, "take 9")
    assert [Event("threw-weapon", {"seat": CRA, "yours": 1, "bag": 1})] == told(s, "weapon")
    assert [Event("declined", {"seat": CRA})] == told(play(s, "weapon"), "decline")


def test_a_servant_who_stays_is_told_to_free_the_supply_field() -> None:
    s = put(give_gold(moving(a_game(), CAE, "ILL"), CAE, 1), "GCI", governor_on=1)
    s = play(s, "march GCI", "take 0", "escort 1")

    assert [
        Event("stopped", {"seat": CAE, "province": "GCI"}),
        Event("governor-off", {"seat": CAE, "province": "GCI"}),
    ] == told(s, "stop")
    s = play(s, "march ITA", "take 0")
    assert ["marched", "governor-off"] == events(s, "escort 0")
    assert ["marched"] == events(s, "escort 1")


def test_a_year_ends_with_an_election_and_what_follows_it() -> None:
    s = put(give_citizens(acting(a_game(), POM, "AFR", 1), 4, 3, 2), "HUL", legions=8)
    put(s, "ITA", governor_on=1)
    s.calendar = 1
    assert [
        Event("election"),
        Event("voted", {"seat": CRA, "citizens": 2}),
        Event("voted", {"seat": CAE, "citizens": 4}),
        Event("voted", {"seat": POM, "citizens": 3}),
        Event("elected", {"seat": CAE, "citizens": 4}),
    ] == told(s, "end")
    s = play(s, "end")
    assert [
        Event("installed", {"seat": CAE, "province": "ITA"}),
        Event("governor-off", {"seat": CAE, "province": "ITA"}),
        Event("returned-citizens", {"seat": CAE, "citizens": 3}),
        Event("cut-down", {"legions": 2, "province": "HUL"}),
        Event("turn-begins", {"seat": CRA, "turn": 2, "turns": 8}),
    ] == told(s, "install ITA")[:5]
    assert "declined" == events(s, "decline")[0]


def test_what_happens_by_itself_is_told_too() -> None:
    s = put(give_citizens(acting(a_game(), POM, "AFR", 1), 4, 3, 2), "HUL", legions=8)
    s = put(s, "GCI", servants=3, governor_on=0)
    s.calendar = 1

    happened = [kind for kind in events(s, "raise political") if kind != "voted"]
    assert ["raised", "election", "elected", "returned-citizens", "cut-down", "turn-begins"] == happened[:6]


def test_actions_are_told_with_their_price() -> None:
    s = set_track(acting(a_game(), CAE, "ITA", 9), POLITICAL, (1, 0, 0))
    assert [Event("raised", {"seat": CAE, "gold": 1, "field": 2, "track": "political"})] == told(s, "raise political")
    assert [Event("won-citizen", {"seat": CAE, "gold": 1, "citizens": 3})] == told(s, "win_citizen")
    assert [Event("dropped-citizen", {"seat": CAE, "gold": 1, "rival": "POM"})] == told(s, "drop_citizen POM")

    s = set_track(acting(a_game(), CAE, "GCI", 9), MILITARY, (0, 1, 0))
    assert [Event("armed", {"seat": CAE, "gold": 3, "weapons": 2, "yours": 4, "bag": 8})] == told(s, "arm")


def test_flight_and_the_gold_found_are_told() -> None:
    s = attacking(9, 2)
    s.at[CRA] = province("MAC")
    s = put(play(s, "take 9"), "AEG", gold=2)

    assert [
        Event("fled", {"seat": CRA, "origin": "MAC", "province": "AEG"}),
        Event("collected", {"seat": CRA, "gold": 2, "province": "AEG"}),
        Event("compensated", {"seat": CRA, "side": "side_I"}),
    ] == told(s, "flee AEG")


def test_legions_from_rome_are_told_where_they_go() -> None:
    s = play(a_game(), "rome LL")

    assert [Event("placed-legions", {"seat": CAE, "legions": 1, "province": "ITA"})] == told(s, "place ITA")


def test_governors_are_told_only_where_some_move() -> None:
    s = acting(a_game(), CAE, "ITA", 1)
    for code in ("HUL", "SAR", "SIC", "AFR"):
        put(s, code, governor_on=1)
    assert ["turn-begins", "governors-off"] == events(s, "end")
    for code in ("HUL", "SAR", "SIC", "AFR"):
        put(s, code, governor_on=0)
    assert ["turn-begins", "governors-on"] == events(s, "end")


def test_what_did_not_happen_is_not_told() -> None:
    assert ["marched", "attacked", "conquered", "compensated"] == events(attacking(5, 0, (2, 2, 2)), "take 5")

    six = put(acting(a_game(), CAE, "ITA", 1), "GTR", legions=6)
    assert "turn-begins" == events(six, "end")[0]
