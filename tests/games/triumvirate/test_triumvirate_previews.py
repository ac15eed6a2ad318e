"""What a choice would lead to, told before it is taken: the truth, and nothing that only chance knows."""

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
    legal,
    moving,
    play,
    province,
    put,
    set_track,
    supplying,
)
from ludi.core.contract import OVER, Event
from ludi.core.texts import LANGUAGES, texts
from ludi.games.triumvirate import GAME
from ludi.games.triumvirate.odds import odds
from ludi.games.triumvirate.state import Ending, Phase, State


def leads(s: State, action: str) -> dict[str, Event]:
    code = GAME.actions.parse(action).code
    choice = next(choice for choice in GAME.view(s, int(s.actor)).choices if choice.code == code)
    return {event.kind: event for event in choice.leads}


def sentences(s: State, action: str, language: str) -> list[str]:
    spoken = texts(GAME, language)
    return [spoken.event(event, ("Ada", "Ben", "Cleo")) for event in leads(s, action).values()]


def last_turn(s: State) -> State:
    """An election follows this turn, which Caesar would win a second time."""
    give_citizens(s, 4, 3, 2)
    s.calendar, s.consul[CAE] = 1, 1
    return s


def test_an_attack_is_previewed_for_every_number_of_legions() -> None:
    s = play(fill_bag(put(moving(a_game(), CAE, "ILL"), "ILL", legions=3), 1, 0, 0), "march MAC")

    assert [0, 100, 100] == [leads(s, f"take {n}")["leads-attack"].arguments["chance"] for n in (1, 2, 3)]
    assert 2 == leads(s, "take 3")["leads-attack"].arguments["survivors"]


def test_supply_is_previewed_with_shortages() -> None:
    s = give_gold(a_game(), POM, 14)

    assert {"gold": 3, "legions": 5, "hand": 2} == leads(s, "rome GG")["leads-supply"].arguments
    assert {"gold": 1} == leads(s, "rome GG")["leads-gold-short"].arguments
    assert "leads-gold-short" not in leads(s, "rome LL")


def test_costs_and_victories_are_previewed() -> None:
    s = set_track(set_track(acting(a_game(), CAE, "GNA", 3), POLITICAL, (6, 0, 0)), MILITARY, (7, 0, 0))

    assert {"leads-raised", "leads-cost", "leads-won-competence"} == leads(s, "raise political").keys()
    assert {"gold": 1, "left": 2} == leads(s, "raise political")["leads-cost"].arguments
    s.competence[CAE, POLITICAL] = 5
    assert "leads-won-competence" not in leads(s, "raise political")


def test_the_end_of_the_year_is_previewed() -> None:
    s = put(give_citizens(acting(a_game(), POM, "AFR", 1), 4, 3, 2), "HUL", legions=8)
    s.calendar = 1

    assert {"seat": CAE, "citizens": 4} == leads(s, "end")["leads-elected"].arguments
    assert {"legions": 2, "province": "HUL"} == leads(s, "end")["leads-cut-down"].arguments


def test_an_election_that_ends_the_game_is_previewed_as_such() -> None:
    s = give_citizens(acting(a_game(), POM, "AFR", 1), 4, 3, 2)
    s.calendar, s.consul[CAE] = 1, 1

    assert {"seat": CAE} == leads(s, "end")["leads-won-second-consulship"].arguments


def test_an_attack_tells_of_a_defending_character_and_of_the_ninth_province() -> None:
    s = fill_bag(put(moving(a_game(), CAE, "ILL"), "ILL", legions=6), 0, 0, 0)
    assert {"leads-step", "leads-attack"} == leads(s, "march MAC").keys()
    s.at[CRA] = province("MAC")
    for code in ("SIC", "AFR", "SAR"):
        put(s, code, owner=CAE)
    assert {"holder": "CRA"} == leads(s, "march MAC")["leads-protected"].arguments
    assert "leads-ninth" in leads(s, "march MAC")
    (attack,) = [attack for attack in GAME.view(s, 0).attacks if attack.province == "MAC"]
    assert ("CRA", 1, 2, 2) == (attack.owner, attack.points, attack.defenders, attack.protection)

    put(s, "ILL", legions=4)
    assert "leads-ninth" not in leads(s, "march MAC"), "it cannot be conquered"


def test_garrisons_weapons_and_the_lead_are_previewed() -> None:
    s = play(a_game(), "rome LL")
    assert {"legions": 3} == leads(s, "place ITA")["leads-then-legions"].arguments

    s = set_track(fill_bag(acting(a_game(), CAE, "GCI", 9), 7, 1, 2), MILITARY, (1, 1, 1))
    assert {"seat": CAE, "gold": 3, "weapons": 1, "yours": 8, "bag": 11} == leads(s, "arm")["leads-armed"].arguments
    assert "leads-lead" in leads(s, "raise military")
    set_track(s, MILITARY, (2, 1, 1))
    assert "leads-lead" not in leads(s, "raise military"), "he leads already"
    set_track(s, MILITARY, (0, 2, 1))
    assert "leads-lead" not in leads(s, "raise military")


def test_a_refuge_is_previewed_with_its_garrison() -> None:
    s = fill_bag(put(moving(a_game(), CAE, "ILL"), "ILL", legions=9, servants=0), 0, 0, 0)
    s.at[CRA] = province("MAC")
    s = play(s, "march MAC", "take 9")

    assert {"legions": 2} == leads(s, "flee ACH")["leads-guarded"].arguments


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stock_without_a_choice_promises_none(language: str) -> None:
    s = put(a_game(), "AFR", legions=32)
    assert (0, Phase.MARCH) == (s.legion_stock, play(s, "rome LL").phase)
    assert {"legions": 0} == leads(s, "rome LL")["leads-legions-short"].arguments
    assert "leads-who-goes-without" not in leads(s, "rome LL")
    assert not any("0" in sentence for sentence in sentences(s, "rome LL", language)[1:])

    s = give_gold(a_game(), POM, 14)
    assert "leads-who-goes-without" in leads(s, "rome GG")
    put(s, "GNA", governor_on=1)
    assert "leads-gold-short" in leads(s, "rome GG")
    assert "leads-who-goes-without" not in leads(s, "rome GG"), "Rome alone claims gold"


def test_a_small_chance_is_not_called_impossible_nor_a_small_risk_certain() -> None:
    s = fill_bag(put(moving(a_game(), CAE, "ILL"), "ILL", legions=5, servants=0), 3, 8, 8)
    put(s, "MAC", legions=5)
    s.at[CRA] = province("MAC")
    wins, _, ways = odds(s, CAE, province("MAC"), 5)
    assert (1, 969) == (wins, ways)
    assert 1 == leads(s, "march MAC")["leads-attack"].arguments["chance"]
    assert [1] == [attack.chance for attack in GAME.view(s, 0).attacks if attack.province == "MAC"]

    fill_bag(put(put(s, "ILL", legions=10), "MAC", legions=5), 8, 8, 3)
    wins, _, ways = odds(s, CAE, province("MAC"), 10)
    assert ways - wins == 1
    assert 99 == leads(s, "march MAC")["leads-attack"].arguments["chance"]


def test_a_servant_who_only_passes_takes_no_supply_away() -> None:
    s = put(moving(a_game(), CAE, "ILL"), "GCI", governor_on=1)
    assert {"leads-servants-gone"} == leads(play(s, "march GCI", "take 0"), "escort 1").keys()
    assert {"leads-servants-stay"} == leads(play(s, "march GCI", "take 0"), "escort 0").keys()
    s = play(s, "march GCI", "take 0", "escort 1", "march ITA", "take 0")

    assert {"leads-servants-pass"} == leads(s, "escort 1").keys()
    supplied = play(supplying(play(s, "escort 1"), CAE), "rome GG")
    assert 4 == at(supplied, "GCI")[1], "it produces"


def test_servants_come_back_from_an_attack_that_fails() -> None:
    def prepared(legions: int, bag: tuple[int, int, int] = (0, 0, 0)) -> State:
        s = fill_bag(put(moving(a_game(), CAE, "ILL"), "ILL", legions=legions), *bag)
        return play(s, "march MAC", f"take {legions}")

    assert {"leads-servants-return"} == leads(prepared(2), "escort 1").keys()
    assert {"leads-servants-return"} == leads(prepared(3, (0, 0, 2)), "escort 1").keys()
    assert {"leads-servants-gone", "leads-servants-risk"} == leads(prepared(3, (1, 0, 2)), "escort 1").keys()
    assert {"leads-servants-gone"} == leads(prepared(3), "escort 1").keys()
    assert {"leads-servants-stay"} == leads(prepared(2), "escort 0").keys()
    winning = prepared(3, (1, 0, 2))
    for code in ("SIC", "AFR", "SAR"):
        put(winning, code, owner=CAE)
    assert {"leads-servants-risk"} == leads(winning, "escort 1").keys(), "no supply follows a ninth province"


def test_a_second_servant_of_the_consul_is_told_to_be_idle() -> None:
    s = give_citizens(acting(a_game(), POM, "AFR", 1), 4, 3, 2)
    s.calendar = 1
    s = play(s, "end")

    assert "leads-idle" in leads(s, "install ILL")
    assert {"leads-returned-citizens", "leads-every-turn"} == leads(s, "install GCI").keys()


def test_whatever_ends_the_turn_tells_of_the_election() -> None:
    third = last_turn(acting(a_game(), POM, "AFR", 9, acted=2))
    assert "leads-won-second-consulship" in leads(third, "end")
    for action in ("raise political", "win_citizen", "drop_citizen CRA"):
        assert {"seat": CAE} == leads(third, action)["leads-won-second-consulship"].arguments
    second = last_turn(acting(a_game(), POM, "AFR", 9, acted=1))
    assert "leads-won-second-consulship" not in leads(second, "raise political"), "a third action may follow"

    poor = last_turn(moving(a_game(), POM, "HUL"))
    assert play(poor, "stop").actor == OVER
    assert {"leads-elected", "leads-won-second-consulship", "leads-beware-now"} == leads(poor, "stop").keys()
    rich = last_turn(give_gold(moving(a_game(), POM, "HUL"), POM, 1))
    assert {} == leads(rich, "stop")


def test_a_last_step_tells_of_the_election_too() -> None:
    s = last_turn(moving(a_game(), POM, "HUL", points=1))
    s = play(s, "march AFR")

    assert "leads-won-second-consulship" in leads(s, "take 0")


def last_attack(**egypt: int) -> State:
    """Pompeius attacks Egypt with the last of his points: luck decides, and he has no gold to act."""
    s = last_turn(fill_bag(put(moving(a_game(), POM, "AFR", points=1), "AFR", legions=3), 1, 1, 1))
    put(s, "AEG", **{"legions": 2, "gold": 0, "servants": 0} | egypt)
    return play(s, "march AEG")


@pytest.mark.parametrize("servants", [0, 1])
def test_an_attack_that_luck_decides_tells_of_the_election_that_follows(servants: int) -> None:
    s = last_attack(servants=servants)
    wins, _, ways = odds(s, POM, province("AEG"), 3)
    assert 0 < wins < ways

    assert {"seat": CAE, "citizens": 4} == leads(s, "take 3")["leads-elected"].arguments
    assert {"seat": CAE} == leads(s, "take 3")["leads-won-second-consulship"].arguments
    s.consul[CAE] = 0
    assert {"leads-attack", "leads-elected"} == leads(s, "take 3").keys()
    give_citizens(s, 9, 1, 0)
    assert {"seat": CAE} == leads(s, "take 3")["leads-won-six-citizens"].arguments


def test_an_attack_tells_of_no_election_while_anything_may_come_before_it() -> None:
    assert "leads-elected" not in leads(last_attack(gold=1), "take 3"), "with the gold he may act"
    early = last_attack()
    early.calendar = 2
    assert "leads-elected" not in leads(early, "take 3")
    close = last_attack()
    set_track(set_track(close, MILITARY, (0, 0, 7)), POLITICAL, (0, 0, 6))
    close.compensated, close.compensation_side = CRA, 1
    assert "leads-elected" not in leads(close, "take 3"), "a field as compensation would win"
    set_track(close, POLITICAL, (0, 0, 5))
    assert "leads-elected" in leads(close, "take 3")


def test_a_citizen_dropped_by_the_last_action_counts_in_the_election_that_is_foretold() -> None:
    s = last_turn(acting(a_game(), POM, "AFR", 9, acted=2))

    assert {"seat": CAE} == leads(s, "raise political")["leads-won-second-consulship"].arguments
    give_citizens(s, 3, 3, 2)
    assert {"seat": POM, "citizens": 3} == leads(s, "drop_citizen CAE")["leads-elected"].arguments


@pytest.mark.clause("TRI-909")
@pytest.mark.parametrize("servants", [3, 0])
def test_a_rival_who_will_win_with_the_citizens_left_is_foretold(servants: int) -> None:
    s = give_citizens(acting(a_game(), POM, "AFR", 1), 9, 1, 0)
    put(s, "GCI", servants=3 - servants, governor_on=0)
    s.calendar = 1

    assert {"seat": CAE, "citizens": 9} == leads(s, "end")["leads-elected"].arguments
    assert {"seat": CAE} == leads(s, "end")["leads-won-six-citizens"].arguments
    assert "leads-cut-down" not in leads(put(s, "AFR", legions=9), "end")
    if servants:
        s = play(s, "end")
        assert {"leads-returned-citizens", "leads-won-six-citizens"} == leads(s, "decline").keys()
        assert "leads-won-six-citizens" in leads(s, "install GCI")
    else:
        assert Ending.SIX_CITIZENS == play(s, "end").ending


def test_a_victory_comes_before_the_legion_limit() -> None:
    s = put(last_turn(acting(a_game(), POM, "AFR", 1)), "AFR", legions=9)

    assert {"leads-elected", "leads-won-second-consulship", "leads-beware-now"} == leads(s, "end").keys()
    s.consul[CAE] = 0
    assert {"leads-elected", "leads-cut-down"} == leads(s, "end").keys()


def test_the_third_action_tells_of_the_legion_limit() -> None:
    s = put(acting(a_game(), POM, "AFR", 9, acted=2), "AFR", legions=9)

    assert {"legions": 3, "province": "AFR"} == leads(s, "raise political")["leads-cut-down"].arguments


def test_previews_do_not_know_what_will_be_drawn() -> None:
    """An attack that only luck decides is told the same for every luck."""
    told = set()
    for seed in range(8):
        s = last_turn(fill_bag(put(moving(a_game(), CAE, "ILL", points=1), "ILL", legions=3), 1, 1, 1))
        GAME.conceal(s, 0, seed)
        s = play(s, "march MAC", "take 3")
        told.add(tuple(map(str, leads(s, "escort 1").values())))

    assert 1 == len(told)


@pytest.mark.parametrize(("gold", "german"), [(2, "1 bleibt"), (3, "2 bleiben")])
def test_german_counts_the_gold_that_is_left(gold: int, german: str) -> None:
    assert german in sentences(acting(a_game(), CAE, "ITA", gold), "raise political", "de")[1]


def test_what_is_legal_is_previewed_in_every_language() -> None:
    s = a_game()
    for action in ("rome LL", "place ITA", "place ITA", "march ITA", "take 1", "stop"):
        assert action in legal(s)
        assert all(sentences(s, action, language) or action == "stop" for language in LANGUAGES)
        s = play(s, action)
