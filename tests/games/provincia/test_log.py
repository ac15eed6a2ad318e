"""What people are told: the log, and previews of choices."""

from typing import Any

import pytest

from games.provincia.positions import (
    a_battle,
    a_game,
    a_turn,
    build_up,
    empty_pile,
    give_cards,
    hold_tokens,
    lay,
    lay_out,
    lose,
    no_horreum,
    order_top,
    play,
    set_goods,
)
from ludi.core import layout, texts
from ludi.core.contract import Event
from ludi.core.texts import LANGUAGES
from ludi.games.provincia import GAME
from ludi.games.provincia.combat import begin_combat
from ludi.games.provincia.state import State
from ludi.games.provincia.tables import BELLUM, CITIES, Pile
from ludi.games.provincia.view import view


def told(s: State, action: str, seat: int | None) -> list[tuple[Any, ...]]:
    """The events of an action as a seat is told them."""
    return [(event.kind, *event.arguments.values()) for event in GAME.tell(s, GAME.actions.parse(action).code, seat)]


def kinds(s: State, action: str, seat: int | None = None) -> list[str]:
    return [event[0] for event in told(s, action, seat)]


def leads(s: State, action: str) -> list[tuple[Any, ...]]:
    (choice,) = [c for c in view(s, int(s.actor)).choices if c.code == GAME.actions.parse(action).code]
    return [(event.kind, *event.arguments.values()) for event in choice.leads]


def test_a_card_taken_face_down_is_named_to_its_taker_only() -> None:
    s = lay_out(a_game(3), "spqr", ["praetor", "legio", "gloria_3", "praetor"], ["aediles", "praetor"])
    assert [("took-hidden", 0, 0, "aediles")] == told(s, "take_hidden", 0)
    for seat in (None, 1, 2):
        assert [("took-a-hidden-card", 0, 0)] == told(s, "take_hidden", seat)


def test_who_ordered_the_pile_is_told_what_another_takes_face_down() -> None:
    s = order_top(a_game(2, start=1), 0, "domus", "fons", "forum", "strata", "hortus", "insula")
    s = play(s, "pile aedificium")
    assert [("took-hidden", 1, 0, "hortus")] == told(s, "take_hidden", 0)
    assert [("took-a-hidden-card", 1, 0)] == told(s, "take_hidden", None)


def test_all_that_is_laid_out_is_told() -> None:
    s = order_top(a_game(2), 0, "domus", "fodina", "forum", "vinea", "hortus", "insula")
    assert ("laid-out", 2, ("domus", "fodina", "forum", "vinea")) in told(s, "pile aedificium", None)


@pytest.mark.clause("PRO-323")
def test_no_more_face_down_cards_are_told_than_there_are() -> None:
    five = ("aediles", "legio", "praetor", "gloria_2", "gloria_3")
    for count in (4, 5):
        s = empty_pile(a_game(3), Pile.SPQR, keep=five[:count])
        s.discard[:] = 0
        ((_, hidden, cards),) = (event for event in told(s, "pile spqr", None) if event[0] == "laid-out")
        assert (count - 4, 4) == (hidden, len(cards))


def test_a_choice_of_cities_ends_with_the_deal() -> None:
    s = a_game(2, cities="picked")
    assert [("took-city", 0, "arelate")] == told(s, "city arelate", None)
    s = play(s, "city arelate")
    assert ["took-city", "dealt", "round-begins"] == kinds(s, "city massilia")


def test_tokens_and_looks_at_the_pile_are_hidden_in_the_log() -> None:
    s = a_turn(3, rounds_done=1)
    begin_combat(s)
    hold_tokens(s, seat1=[(1, 1), (0, 2)])
    assert [("chose-token", 1, 0, 2)] == told(s, "token 0 2", 1)
    assert [("chose-a-token", 1)] == told(s, "token 0 2", 2)

    s = order_top(give_cards(set_goods(a_turn(), 0, gold=9), 0, "consuetudo"), 2, "domus", "fons", "forum")
    mine = told(s, "play consuetudo", 0)
    assert ("looked", 0, 10) in mine
    assert 10 == sum(len(event[2]) for event in mine if event[0] == "saw")
    assert "saw" not in kinds(s, "play consuetudo", 1)
    s = play(s, "play consuetudo")
    assert [("kept", 0, "forum")] == told(s, "take forum", 0)
    assert [("kept-a-card", 0)] == told(s, "take forum", 1)
    s = play(s, "take forum")
    assert [("put-back", 0, "fons")] == told(s, "put fons", 0)
    assert [("put-back-a-card", 0)] == told(s, "put fons", None)


def test_an_action_that_ends_a_round_tells_all_that_followed() -> None:
    s = build_up(a_turn(2, rounds_done=1), 0, "fodina", "aquaeductus")
    build_up(s, 1, "statio", "statio")
    begin_combat(s)
    s = set_goods(s, 1, gold=0)
    hold_tokens(s, seat0=[(0, 1), (1, -2)], seat1=[(1, 1)])
    s.morale[0] = 9
    s = play(s, "token 1 1")
    events = told(s, "token 0 1", None)
    assert [("token-shown", 0, 1), ("token-shown", 1, 1)] == [event for event in events if event[0] == "token-shown"]
    gauls = next(event[1] for event in events if event[0] == "gauls")
    after = events[[event[0] for event in events].index("gauls") + 1 :]
    assert [
        ("battle-won", 1, 6 + 4 + 1, gauls),
        ("battle-won", 0, 10, gauls),
        ("upkeep", 2),
        ("upkept", 1, 5, -1, "tax_unpaid"),
        ("fined", 1, 2),
        ("upkept", 0, 8, -1, "tax_paid"),
        ("income", 0, 1, "stone"),
        ("income", 0, 1, "morale"),
        ("round-begins", 3, 0),
    ] == after


@pytest.mark.clause("PRO-604")
def test_the_round_of_a_battle_and_all_that_its_card_shows_are_told() -> None:
    s = a_turn(2, rounds_done=1)
    assert [("ended-turn", 0), ("mustered", 2)] == told(s, "done", None)
    begin_combat(s)
    s = play(s, GAME.actions.text(GAME.legal_codes(s)[0]))
    events = told(s, GAME.actions.text(GAME.legal_codes(s)[0]), None)
    (gauls,) = (event[1:] for event in events if event[0] == "gauls")
    card = next(row for row in BELLUM if row.id == gauls[3])
    penalties = (card.first.name.lower(), card.second.name.lower())
    assert (card.strength, card.first_amount, card.second_amount, card.id, *penalties) == gauls


def test_a_lost_battle_says_what_was_lost() -> None:
    s = a_battle("bellum_V_1", losers=[0, 1], prepare=lambda s: build_up(s, 0, "turris"))
    events = told(s, "destroy turris", None)
    assert ("destroyed", 0, 1, 0, "turris") == events[0]
    assert ("battle-lost", 1, 2, 3) in events, "and who is next"


def test_a_reshuffle_is_told_between_the_choice_and_the_cards() -> None:
    s = empty_pile(a_game(3), Pile.SPQR)
    assert ["picked-pile", "reshuffled", "laid-out"] == kinds(s, "pile spqr")
    s = empty_pile(give_cards(set_goods(a_turn(), 0, gold=9), 0, "consuetudo"), Pile.AEDIFICIUM)
    assert ["played", "paid", "reshuffled", "looked"] == kinds(s, "play consuetudo")


def test_a_conspiracy_is_told_step_by_step() -> None:
    s = give_cards(build_up(set_goods(a_turn(), 0, gold=9), 1, "statio"), 0, "coniuratio")
    assert [("played", 0, "coniuratio"), ("paid", 0, 5, "gold")] == told(s, "play coniuratio", None)
    s = play(s, "play coniuratio")
    assert [("aimed", 0, 1, "coniuratio")] == told(s, "target 1", None)
    s = play(s, "target 1")
    assert [("named", 0, 1, 1, "statio")] == told(s, "destroy statio", None)
    s = play(s, "destroy statio")
    assert [("declined", 1), ("destroyed", 1, 1, 2, "statio")] == told(s, "decline", None)
    s = give_cards(s, 1, "aediles")
    assert [("protected", 1), ("paid", 1, 2, "gold")] == told(s, "aediles", None)


def test_the_last_take_tells_what_is_left_over() -> None:
    s = lay_out(a_game(2), "spqr", ["praetor", "legio", "gloria_3", "praetor"], ["aediles", "praetor"])
    s = play(s, "take legio")
    assert ("left-over", 3, 1, ("praetor", "gloria_3", "praetor")) == told(s, "take_hidden", None)[-1]


def test_previews_tell_costs_gains_and_waste() -> None:
    s = give_cards(set_goods(a_turn(), 0, gold=6, clay=2, wood=1), 0, "hortus", "officina", "commercium_c_g")
    assert [
        ("leads-paid", 0, 6, "gold"),
        ("leads-gained", 0, 8, "prestige"),
        ("leads-gained", 0, 1, "morale"),
    ] == leads(s, "play hortus")
    assert ("leads-gained", 0, 1, "military") == leads(s, "play officina")[-1]
    assert [
        ("leads-paid", 0, 2, "clay"),
        ("leads-received", 0, 3, "gold"),
        ("leads-exchange", 2, "clay", 3, "gold", 1),
    ] == (leads(s, "play commercium_c_g"))
    s = lay_out(set_goods(a_game(3), 0, clay=7), "opes", ["opes_01", "opes_02", "opes_03", "opes_04"])
    assert [("leads-received", 0, 2, "clay"), ("leads-wasted", 0, 2, "clay")] == leads(s, "take opes_01")


def test_a_preview_of_a_choice_in_battle_tells_nothing_of_the_others() -> None:
    def prepare(s: State) -> None:
        build_up(s, 0, "turris", "statio")
        set_goods(no_horreum(s, 1), 1, gold=5)

    s = a_battle("bellum_V_1", losers=[0, 1], prepare=prepare)
    assert ("destroyed", 0, 1, 2, "statio") == told(s, "destroy statio", None)[0]
    assert ("taken", 1, 3, "gold") in told(s, "destroy statio", None), "the next loser pays at once"
    assert [("leads-destroyed", 0, 1, 2, "statio")] == leads(s, "destroy statio")


def test_a_discount_is_told_and_previewed() -> None:
    s = build_up(give_cards(set_goods(a_turn(), 0, gold=0, clay=2, wood=1), 0, "domus"), 0, "carchesium")
    assert [("help-domus",), ("leads-waive",)] == leads(s, "play domus"), "what it costs and brings is told before"
    assert [("played", 0, "domus")] == told(s, "play domus", None)
    s = play(s, "play domus")
    assert [("leads-paid", 0, 2, "clay"), ("leads-saved", 0, "wood"), ("leads-gained", 0, 3, "prestige")] == leads(
        s, "waive wood"
    )
    assert ("built", 0, "domus") == told(s, "waive wood", None)[0]


def test_a_building_in_the_draft_tells_whether_it_can_be_built() -> None:
    s = set_goods(a_game(2), 0, gold=1, clay=2, wood=0, stone=0)
    wrong = "portus" if CITIES[s.city_of[0]].building == "pons" else "pons"
    build_up(s, 0, "forum")
    s = lay_out(s, "aedificium", ["puteus", "forum", wrong, "strata"], ["domus", "fons"])
    assert [("help-puteus",), ("leads-payable",)] == leads(s, "take puteus")
    assert [("help-strata",), ("leads-lacks", 2)] == leads(s, "take strata")
    assert [("help-forum",), ("leads-unique",)] == leads(s, "take forum")
    assert [(f"help-{wrong}",), ("leads-wrong-city",)] == leads(s, f"take {wrong}")
    assert [] == leads(s, "take_hidden")


def test_what_a_building_lacks_counts_the_discount() -> None:
    s = build_up(set_goods(a_game(2), 0, gold=0, clay=0, wood=0, stone=2), 0, "carchesium")
    s = lay_out(s, "aedificium", ["strata", "forum", "domus", "fons"], ["domus", "fons"])
    assert ("leads-lacks", 1) == leads(s, "take strata")[-1], "two clay, of which one is waived"
    assert ("leads-payable",) == leads(set_goods(s, 0, clay=1), "take strata")[-1]


def test_a_trade_in_the_draft_tells_its_rate() -> None:
    s = lay_out(a_game(2), "spqr", ["commercium_g_c", "legio", "gloria_3", "praetor"], ["aediles", "praetor"])
    assert [("leads-trade", 3, "gold", 2, "clay")] == leads(s, "take commercium_g_c")
    assert [] == leads(s, "take legio")


def test_known_face_down_cards_are_named_to_who_put_them_there() -> None:
    s = order_top(a_game(2, start=0), 0, "domus", "fons", "forum", "strata", "turris", "hortus")
    s = play(s, "pile aedificium")
    assert [("leads-known", "turris")] == leads(s, "take_hidden")
    assert [("leads-known", "hortus")] == leads(s, "take_second")


def test_previews_tell_what_comes_later() -> None:
    s = lay(give_cards(set_goods(a_turn(), 0, gold=9), 0, "gloria_5", "praetor", "consuetudo"), 0, "gloria_3")
    assert [("leads-paid", 0, 2, "gold"), ("leads-gloria", 2)] == leads(s, "play gloria_5")
    assert [("leads-freed", 0)] == leads(s, "play praetor")
    assert [("leads-paid", 0, 2, "gold"), ("leads-look",)] == leads(s, "play consuetudo")
    assert [] == leads(s, "done")
    give_cards(s, 0, "domus", "domus", "fons", "fons")
    assert [("leads-hand-limit", 2)] == leads(s, "done")
    s.final = 1
    assert [] == leads(s, "done"), "no hand limit after the last turns"


def test_a_bribe_is_asked_for_only_where_there_is_a_choice() -> None:
    s = give_cards(set_goods(a_turn(), 0, gold=0, clay=2, wood=2, stone=0), 0, "corruptio")
    assert [("leads-corruptio",)] == leads(s, "play corruptio")
    s = set_goods(s, 0, wood=1)
    assert [("leads-paid", 0, 2, "clay"), ("leads-paid", 0, 1, "wood")] == leads(s, "play corruptio")


def test_a_conspiracy_is_previewed_with_what_the_victim_loses() -> None:
    s = give_cards(build_up(set_goods(a_turn(2), 0, gold=9), 1, "domus"), 0, "coniuratio")
    s = play(set_goods(s, 1, clay=8), "play coniuratio")
    assert [("leads-named", 0, 1, 3, "domus")] == leads(s, "destroy domus")
    set_goods(s, 1, gold=1)
    assert [("leads-destroyed", 1, 3, 0, "domus")] == leads(s, "destroy domus")
    assert [("leads-destroyed", 1, 0, 0, "horreum"), ("leads-spilled", 1, 3, "clay")] == leads(s, "destroy horreum")


@pytest.mark.clause("PRO-801")
def test_who_activates_no_more_is_told_before_the_income() -> None:
    s = play(build_up(a_turn(2), 0, "villa_inactive", "fodina"), "done")
    assert [("done-activating", 0), ("income", 0, 1, "stone")] == told(s, "done", None)[:2]


def test_an_activation_is_previewed() -> None:
    s = play(build_up(a_turn(2), 0, "villa_inactive", "domus"), "done")
    assert [
        ("leads-paid", 0, 1, "prestige"),
        ("leads-received", 0, 1, "gold"),
        ("leads-gained", 0, 1, "morale"),
    ] == leads(s, "activate villa")


def test_a_victim_is_previewed_by_name() -> None:
    s = give_cards(set_goods(set_goods(a_turn(3), 0, gold=9), 2, gold=4), 0, "concussio")
    build_up(s, 2, "domus")
    assert [("leads-victim", 2, 3, 4)] == leads(play(s, "play concussio"), "target 2")


def test_a_token_is_previewed_with_the_strength_of_its_city() -> None:
    s = build_up(a_turn(2, rounds_done=1), 0, "statio")
    begin_combat(s)
    hold_tokens(s, seat1=[(1, 1), (0, -2)])
    s.defence[0] = -1
    assert 1 == s.actor
    assert [("leads-strength", 0, 6 - 1 + 2 - 2)] == leads(s, "token 0 -2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_are_told_with_their_sign_and_buildings_without_an_owner(language: str) -> None:
    spoken = texts.texts(GAME, language)
    assert [" +2 ", " −2 "] == [
        sign
        for sign, action in ((" +2 ", "token 0 2"), (" −2 ", "token 0 -2"))
        if sign in spoken.action(GAME.actions.parse(action))
    ]
    destroy = spoken.action(GAME.actions.parse("destroy forum"))
    assert not any(word in destroy for word in ("Lose", "verlieren", "Verlies")), "it may be another's"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_single_exchange_is_not_up_to_once(language: str) -> None:
    about = {"pay": 2, "good": "clay", "get": 3, "other": "gold"}
    spoken = texts.texts(GAME, language)
    once, twice = (spoken.event(Event("leads-exchange", about | {"times": n}), ()) for n in (1, 2))
    for word in ("up to", "bis zu", "hoogstens"):
        assert word not in once
    assert any(word in twice for word in ("up to", "bis zu", "hoogstens"))


def test_nobody_owes_tax_any_more_in_the_last_turns() -> None:
    assert view(a_turn(3, rounds_done=5), None).players[0].owes_tax
    assert not view(a_turn(3, rounds_done=5, final=True), None).players[0].owes_tax


def test_the_view_says_which_phase_it_is_and_forgets_no_battle() -> None:
    s = a_game(2)
    first = view(s, 0)
    assert ("draft", False) == (first.stage, first.gauls_come)
    player = first.players[0]
    assert (None, None, None, None) == (player.strength, player.fate, player.tax, player.income)
    s = a_turn(2, rounds_done=1)
    assert ("playing", True) == (view(s, 0).stage, view(s, 0).gauls_come)
    begin_combat(s)
    player = view(s, 0).players[0]
    assert ("combat", None, "fate_open") == (view(s, 0).stage, player.strength, player.fate)
    s = a_turn(2, rounds_done=5, final=True)
    assert ("final_turns", False) == (view(s, 0).stage, view(s, 0).gauls_come)


def test_the_own_hand_shows_what_the_others_know_of_it() -> None:
    s = give_cards(give_cards(a_turn(2), 0, "domus"), 0, "fons", openly=True)
    mine = view(s, 0).players[0]
    assert (("domus", "fons"), ("fons",)) == (mine.hand, mine.known_hand)
    build_up(s, 0, "statio", "statio_inactive")
    assert (("horreum", "statio", "statio_inactive"), 0 + 1 + 2) == (
        view(s, 0).players[0].buildings,
        view(s, 0).players[0].score.worth,
    )


def test_a_score_says_how_each_point_was_made() -> None:
    s = lay(build_up(set_goods(a_turn(2), 0, gold=7), 0, "domus", "hortus"), 0, "gloria_3")
    score = view(lose(s, 0, 2), 1).players[0].score
    assert (3 + 8, -2, 3, 7 // 3) == (score.worth, score.lost, score.glory, score.coins)
    assert 3 + 8 - 2 + 3 + 2 == score.total == GAME.standing(s)[0][0]


def test_previews_change_nothing() -> None:
    s = give_cards(build_up(set_goods(a_turn(), 0, gold=9), 1, "domus"), 0, "coniuratio", "consuetudo", "hortus")
    before = layout.to_bytes(s)
    view(s, 0)
    assert before == layout.to_bytes(s)


def test_equal_tokens_are_shown_one_by_one() -> None:
    s = a_turn(2, rounds_done=1)
    begin_combat(s)
    hold_tokens(s, seat0=[(0, 1), (1, -1)], seat1=[(1, 1), (1, -1)])
    s = play(s, "token 1 -1")
    shown = [event for event in told(s, "token 1 -1", None) if event[0] == "token-shown"]
    assert [("token-shown", 1, -1)] * 2 == shown


def test_every_loss_to_the_gauls_is_told_as_what_it_is() -> None:
    """Seat 0 gives up a building; seat 1 can pay nothing on the card."""

    def prepare(s: State) -> None:
        build_up(s, 0, "turris")
        set_goods(no_horreum(s, 1), 1, gold=0)

    events = told(a_battle("bellum_V_1", losers=[0, 1], prepare=prepare), "destroy turris", None)
    assert [("fallback", 1), ("taken", 1, 2, "prestige")] == events[2:4]

    def demoralised(s: State) -> None:
        build_up(s, 0, "officina")
        set_goods(s, 0, gold=5)

    events = told(a_battle("bellum_III_2", losers=[0, 1], prepare=demoralised), "destroy officina", None)
    assert ("taken", 1, 1, "morale") in events
