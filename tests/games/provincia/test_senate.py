"""Chapter 5: the senate cards."""

import pytest

from games.provincia.positions import (
    NINE,
    a_battle,
    a_turn,
    build_up,
    city,
    empty_pile,
    give_cards,
    goods,
    hand,
    kind,
    lay,
    legal,
    no_horreum,
    order_top,
    play,
    set_goods,
    set_supply,
    why,
)
from ludi.games.provincia import GAME
from ludi.games.provincia.scoring import score
from ludi.games.provincia.senate import owes_tax
from ludi.games.provincia.state import NOBODY, NOTHING, Phase, State
from ludi.games.provincia.tables import HORREUM, KINDS, LAID, LAID_CONCUSSIO, SENATE, Pile
from ludi.games.provincia.view import view


def rich(s: State, seat: int = 0) -> State:
    return set_goods(s, seat, gold=15, clay=5, wood=5, stone=5)


def discarded(s: State) -> list[str]:
    return [KINDS[k] for k in range(len(KINDS)) for _ in range(s.discard[k])]


@pytest.mark.clause("PRO-501")
def test_cards_are_discarded_but_for_those_that_stay() -> None:
    assert {"architectus", "concussio", "corruptio", "gloria_2", "gloria_3", "gloria_4", "gloria_5"} == set(LAID)
    s = give_cards(rich(a_turn()), 0, "legio", "architectus", "gloria_2")
    s = play(s, "play legio", "play architectus", "play gloria_2")
    assert ["legio"] == discarded(s)
    assert ("architectus", "gloria_2") == view(s, None).players[0].senate


@pytest.mark.clause("PRO-502", "PRO-508")
def test_aediles_is_no_card_for_the_own_turn() -> None:
    s = give_cards(build_up(rich(a_turn()), 0, "domus"), 0, "aediles")
    assert "ONLY_REACTION" == why(s, "play aediles")
    assert "NOT_ASKED" == why(s, "aediles")


# AEDILES


def stricken(*cards: str, bellum: str = "bellum_V_1", **goods_held: int) -> State:
    """Seat 0 has lost and must give up a defence building; it holds these cards."""

    def prepare(s: State) -> None:
        build_up(s, 0, "turris_inactive", "officina", "lignator")
        give_cards(s, 0, *cards)
        set_goods(s, 0, **goods_held)

    return a_battle(bellum, prepare=prepare)


@pytest.mark.clause("PRO-505", "PRO-506")
def test_aediles_keeps_a_building_from_the_gauls_for_nothing() -> None:
    s = stricken("aediles", gold=5)
    after = play(s, "aediles")
    assert ["lignator", "officina", "turris_inactive"] == city(after, 0)
    assert "aediles" in discarded(after)
    assert 5 - 1 == after.goods[0, 0], "only the tax"
    assert s.prestige[0] == after.prestige[0], "no fallback either"


@pytest.mark.clause("PRO-509")
def test_aediles_is_decided_before_a_building_is_named_and_saves_nothing_but_buildings() -> None:
    s = stricken("aediles")
    assert {"aediles", "destroy officina", "destroy turris_inactive"} == legal(s)
    without = stricken()
    assert "NO_AEDILES" == why(without, "aediles")
    assert without.phase == s.phase == Phase.LOSE, "asked in any case: nobody learns who holds it"

    def prepare(s: State) -> None:
        give_cards(s, 0, "aediles")
        set_goods(s, 0, stone=3)

    after = a_battle("bellum_III_3", prepare=prepare)
    assert 1 == after.goods[0, 3], "stone is gone"
    assert 1 == after.hand[0, kind("aediles")]


@pytest.mark.clause("PRO-507", "PRO-526")
def test_coniuratio_is_answered_by_aediles_for_two_gold() -> None:
    s = give_cards(build_up(rich(a_turn()), 1, "domus", "statio"), 0, "coniuratio")
    s = set_goods(give_cards(s, 1, "aediles"), 1, gold=2)
    s = play(s, "play coniuratio")
    assert 10 == s.goods[0, 0], "paid first"
    s = play(s, "target 1", "destroy statio")
    assert (Phase.REACT, 1) == (s.phase, s.actor)
    assert {"aediles", "decline"} == legal(s)
    saved = play(s, "aediles")
    assert ["domus", "statio"] == city(saved, 1)
    assert 0 == saved.goods[1, 0]
    assert 10 == saved.goods[0, 0], "the five gold are not returned"
    assert ["aediles", "coniuratio"] == discarded(saved)
    assert (Phase.PLAY, 0) == (saved.phase, saved.actor)
    fallen = play(s, "decline")
    assert ["domus"] == city(fallen, 1)
    assert ["aediles", "statio"] == sorted(hand(fallen, 1))
    for over in (saved, fallen):
        assert (NOTHING, NOBODY, NOTHING) == (over.pending, over.target, over.aim), "the plot is over"


def test_the_victim_is_asked_even_without_aediles_but_not_without_gold() -> None:
    s = give_cards(build_up(rich(a_turn(2)), 1, "domus"), 0, "coniuratio")
    asked = play(set_goods(s, 1, gold=2), "play coniuratio", "destroy domus")
    assert {"decline"} == legal(asked)
    assert "NO_AEDILES" == why(asked, "aediles")
    poor = play(give_cards(set_goods(s, 1, gold=1), 1, "aediles"), "play coniuratio", "destroy domus")
    assert Phase.PLAY == poor.phase
    assert [] == city(poor, 1)


# ARCHITECTUS


@pytest.mark.clause("PRO-512")
def test_a_second_architect_is_of_no_use() -> None:
    s = give_cards(rich(a_turn()), 0, "architectus", "architectus")
    assert "TOO_POOR" == why(set_goods(s, 0, gold=3), "play architectus")
    s = play(rich(s), "play architectus")
    assert 11 == s.goods[0, 0]
    assert "ALREADY_LAID" == why(s, "play architectus")


# COMMERCIUM


@pytest.mark.clause("PRO-515", "PRO-516")
def test_an_exchange_is_repeated_as_often_as_the_player_likes() -> None:
    s = give_cards(set_goods(a_turn(), 0, gold=0, clay=5, wood=3, stone=0), 0, "commercium_c_g", "commercium_c_w")
    s = play(s, "play commercium_c_g")
    assert {"1", "2"} == legal(s, "exchange"), "two clay each"
    assert "TOO_OFTEN" == why(s, "exchange 3")
    s = play(s, "exchange 2")
    assert {"gold": 6, "clay": 1, "wood": 3} == goods(s, 0)
    assert ["commercium_c_g"] == discarded(s)
    s = play(s, "play commercium_c_w")
    assert {"gold": 6, "wood": 4} == goods(s, 0), "one exchange is all there is: not asked"


@pytest.mark.clause("PRO-517")
def test_an_exchange_yields_what_room_and_supply_allow_but_something() -> None:
    s = give_cards(set_goods(a_turn(), 0, gold=20, clay=6, wood=0, stone=9), 0, "commercium_g_c", "commercium_g_s")
    s = play(s, "play commercium_g_c")
    assert {"1", "2"} == legal(s, "exchange"), "room for three: two, then one"
    s = play(s, "exchange 2")
    assert {"gold": 14, "clay": 9, "stone": 9} == goods(s, 0)
    assert "NO_EXCHANGE" == why(s, "play commercium_g_s"), "no room"
    poor = give_cards(set_goods(a_turn(), 0, gold=2), 0, "commercium_g_c")
    assert "NO_EXCHANGE" == why(poor, "play commercium_g_c"), "not paid in full"
    dry = set_supply(give_cards(set_goods(a_turn(), 0, gold=9, clay=0), 0, "commercium_g_c"), 1, clay=1)
    after = GAME.actions.parse("play commercium_g_c").code
    assert not GAME.refusal(dry, after)
    GAME.apply(dry, after)
    assert (6, 1, 0) == (dry.goods[0, 0], dry.goods[0, 1], dry.supply[1])
    assert "NO_EXCHANGE" == why(give_cards(dry, 0, "commercium_g_c"), "play commercium_g_c"), "the supply is empty"


def test_every_commercium_trades_what_its_face_shows() -> None:
    for card in SENATE:
        if card.name != "COMMERCIUM" or card.trade is None:
            continue
        paid, pay, got, get = card.trade
        s = set_goods(a_turn(), 0, gold=7, clay=4, wood=4, stone=4)
        before = [int(s.goods[0, good]) for good in range(4)]
        s = play(give_cards(s, 0, card.id), f"play {card.id}", "exchange 1")
        before[paid] -= pay
        before[got] += get
        assert before == [int(s.goods[0, good]) for good in range(4)], card.id


# CONCUSSIO


@pytest.mark.clause("PRO-520", "PRO-521")
def test_concussio_makes_a_protected_opponent_pay_one_gold_of_tax() -> None:
    s = give_cards(lay(rich(a_turn()), 1, "corruptio"), 0, "concussio")
    s.praetor[1] = 1
    assert not owes_tax(s, 1)
    s = play(s, "play concussio", "target 1")
    assert 13 == s.goods[0, 0]
    assert 1 == s.laid[1, LAID_CONCUSSIO]
    assert owes_tax(s, 1)
    after = play(s, "done")
    assert s.goods[1, 0] - 1 == after.goods[1, 0]
    assert s.goods[2, 0] - 1 == after.goods[2, 0], "the others pay one gold as well"


@pytest.mark.clause("PRO-522")
def test_concussio_may_hit_any_opponent_but_not_in_the_last_turn() -> None:
    s = give_cards(rich(a_turn(4)), 0, "concussio")
    assert {"1", "2", "3"} == legal(play(s, "play concussio"), "target")
    assert "NO_OPPONENT" == why(play(s, "play concussio"), "target 0")
    assert "TOO_LATE_CONCUSSIO" == why(give_cards(rich(a_turn(final=True)), 0, "concussio"), "play concussio")
    alone = play(give_cards(rich(a_turn(2)), 0, "concussio"), "play concussio")
    assert 1 == alone.laid[1, LAID_CONCUSSIO], "one opponent: no question"


# CONIURATIO


@pytest.mark.clause("PRO-525")
def test_coniuratio_destroys_any_building_of_an_opponent() -> None:
    s = give_cards(build_up(rich(a_turn()), 1, "domus", "villa_inactive", "statio"), 0, "coniuratio")
    s = set_goods(s, 1, gold=0)
    s = play(s, "play coniuratio", "target 1")
    assert {"horreum", "domus", "villa_inactive", "statio"} == legal(s, "destroy")
    assert "NOT_STANDING" == why(s, "destroy forum")
    after = play(s, "destroy statio")
    assert ["domus", "villa_inactive"] == city(after, 1)
    assert 3 + 2 == after.prestige[1], "an activated one was worth a point less"
    assert ["statio"] == hand(after, 1)
    assert ["coniuratio"] == discarded(after)


def test_coniuratio_needs_an_opponent_with_a_building() -> None:
    s = give_cards(rich(no_horreum(a_turn(2), 1)), 0, "coniuratio")
    assert "NO_TARGET" == why(s, "play coniuratio")
    three = give_cards(rich(no_horreum(a_turn(3), 1)), 0, "coniuratio")
    hit = play(set_goods(three, 2, gold=0), "play coniuratio")
    assert 0 == hit.city[2, HORREUM], "one victim with one building: nothing to ask"


@pytest.mark.clause("PRO-527")
def test_a_returned_building_may_be_rebuilt_in_a_turn_still_to_come() -> None:
    s = give_cards(build_up(rich(a_turn()), 1, "villa"), 0, "coniuratio")
    s.start, s.turn = 0, 0
    s = set_goods(s, 1, gold=0, wood=1)
    s = play(s, "play coniuratio", "target 1", "destroy villa", "done")
    assert 1 == s.actor
    s = play(s, "play villa")
    assert ["villa_inactive"] == city(s, 1), "dormant again"


# CONSUETUDO


def acquainted() -> State:
    """Seat 0 plays CONSUETUDO over ten known cards."""
    s = give_cards(rich(a_turn()), 0, "consuetudo")
    return play(order_top(s, 2, *NINE, "villa"), "play consuetudo")


@pytest.mark.clause("PRO-530")
def test_consuetudo_shows_ten_cards_one_is_kept_and_the_others_put_back() -> None:
    s = acquainted()
    assert 13 == s.goods[0, 0]
    assert {*NINE, "villa"} == legal(s, "take")
    assert "NOT_SEEN" == why(s, "take circus")
    assert "NOT_SEEN" == why(s, "take praetor")
    n_pile = int(s.n_pile[Pile.AEDIFICIUM])
    s = play(s, "take villa")
    assert ["villa"] == hand(s, 0)
    order = ("strata", "statua", "lignator", "insula", "hortus", "forum", "fons", "domus")
    for card in order:
        assert card in legal(s, "put")
        s = play(s, f"put {card}")
    assert ("strata", "statua", "lignator", "insula", "hortus", "forum", "fons", "domus", "domus") == view(
        s, 0
    ).pile_order
    assert Phase.PLAY == s.phase, "the last card is settled without asking"
    assert n_pile + 9 == s.n_pile[Pile.AEDIFICIUM]
    assert ["consuetudo"] == discarded(s)
    assert () == view(s, 1).pile_order == view(s, 2).pile_order


def test_nobody_else_sees_what_consuetudo_shows() -> None:
    s = acquainted()
    assert () == view(play(s, "take villa"), 1).players[0].known_hand
    assert 10 == len(view(s, 0).looked_at)
    for seat in (None, 1, 2):
        assert () == view(s, seat).looked_at
    assert "NOT_SEEN" == why(play(s, "take villa"), "put circus")


@pytest.mark.clause("PRO-530")
def test_equal_cards_are_put_back_one_by_one_so_that_nobody_learns_of_them() -> None:
    equal, different = (
        play(
            order_top(give_cards(rich(a_turn()), 0, "consuetudo"), 2, *NINE[2:], "domus", last, "villa"),
            "play consuetudo",
            "take villa",
            *(f"put {card}" for card in NINE[2:]),
        )
        for last in ("domus", "fodina")
    )
    assert Phase.ORDER == equal.phase == different.phase
    assert view(equal, 1).ask == view(different, 1).ask
    assert {"domus"} == legal(equal, "put")


@pytest.mark.clause("PRO-531")
def test_consuetudo_reshuffles_while_drawing_and_needs_a_card() -> None:
    s = empty_pile(give_cards(rich(a_turn()), 0, "consuetudo"), Pile.AEDIFICIUM, keep=["forum"])
    s = play(s, "play consuetudo")
    assert 10 == len(view(s, 0).looked_at)
    assert "forum" in view(s, 0).looked_at
    few = empty_pile(give_cards(rich(a_turn()), 0, "consuetudo"), Pile.AEDIFICIUM, keep=["forum", "domus"])
    few.discard[:32] = 0
    GAME.apply(few, GAME.actions.parse("play consuetudo").code)
    assert {"forum", "domus"} == legal(few, "take")
    GAME.apply(few, GAME.actions.parse("take forum").code)
    assert Phase.PLAY == few.phase
    assert ("domus",) == view(few, 0).pile_order
    none = empty_pile(give_cards(rich(a_turn()), 0, "consuetudo"), Pile.AEDIFICIUM)
    none.discard[:32] = 0
    assert "NO_CARDS" == why(none, "play consuetudo")


def test_a_single_card_looked_at_is_kept_and_leaves_nothing_to_order() -> None:
    s = empty_pile(give_cards(rich(a_turn()), 0, "consuetudo"), Pile.AEDIFICIUM, keep=["forum"])
    s.discard[:32] = 0
    GAME.apply(s, GAME.actions.parse("play consuetudo").code)
    GAME.apply(s, GAME.actions.parse("take forum").code)
    assert (0, NOBODY, Phase.PLAY) == (s.n_top, s.top_seer, s.phase)


# CONSUL, LEGIO


@pytest.mark.clause("PRO-535", "PRO-550")
def test_consul_and_legio_raise_the_defence_but_not_in_the_last_turn() -> None:
    s = give_cards(rich(a_turn()), 0, "consul_metello", "consul_pompeio", "legio")
    s = play(s, "play consul_metello", "play consul_pompeio", "play legio")
    assert 2 + 2 + 1 == s.defence[0]
    assert 15 - 3 - 3 - 2 == s.goods[0, 0]
    assert ["consul_metello", "consul_pompeio", "legio"] == discarded(s)
    last = give_cards(rich(a_turn(final=True)), 0, "consul_metello", "legio")
    assert "TOO_LATE_CONSUL" == why(last, "play consul_metello")
    assert "TOO_LATE_LEGIO" == why(last, "play legio")
    assert "TOO_LATE_LEGIO" == why(set_goods(last, 0, gold=0), "play legio"), "rather than its price"


# CORRUPTIO


@pytest.mark.clause("PRO-540")
def test_corruptio_is_paid_with_any_three_resources_and_frees_from_tax() -> None:
    s = give_cards(set_goods(a_turn(), 0, gold=4, clay=2, wood=1, stone=1), 0, "corruptio")
    s = play(s, "play corruptio")
    assert {"clay-clay-wood", "clay-clay-stone", "clay-wood-stone"} == legal(s, "pay")
    assert "NO_BRIBE" == why(s, "pay clay-clay-clay")
    s = play(s, "pay clay-clay-stone")
    assert {"gold": 4, "wood": 1} == goods(s, 0)
    assert not owes_tax(s, 0)
    assert 4 == play(s, "done").goods[0, 0]
    forced = give_cards(set_goods(a_turn(), 0, gold=4, clay=0, wood=3, stone=0), 0, "corruptio")
    assert {"gold": 4} == goods(play(forced, "play corruptio"), 0)


@pytest.mark.clause("PRO-541")
def test_corruptio_is_refused_where_it_is_useless() -> None:
    s = give_cards(rich(a_turn()), 0, "corruptio")
    assert "NO_BRIBE" == why(set_goods(s, 0, clay=1, wood=1, stone=0), "play corruptio")
    assert "OK" == why(rich(s), "play corruptio")
    assert "CORRUPT_ALREADY" == why(lay(give_cards(rich(a_turn()), 0, "corruptio"), 0, "corruptio"), "play corruptio")
    assert "CONCUSSED_CORRUPTIO" == why(
        lay(give_cards(rich(a_turn()), 0, "corruptio"), 0, "concussio"), "play corruptio"
    )
    assert "TOO_LATE_CORRUPTIO" == why(give_cards(rich(a_turn(final=True)), 0, "corruptio"), "play corruptio")
    helped = build_up(lay(give_cards(a_turn(), 0, "corruptio"), 0, "architectus"), 0, "carchesium")
    assert "NO_BRIBE" == why(set_goods(helped, 0, clay=2, wood=0, stone=0), "play corruptio"), "no discount"


# GLORIA


@pytest.mark.clause("PRO-545", "PRO-546")
@pytest.mark.parametrize("value", [2, 3, 4, 5])
def test_each_gloria_alone_scores_its_value(value: int) -> None:
    s = a_turn()
    assert score(s, 0) + value == score(lay(s, 0, f"gloria_{value}"), 0)


@pytest.mark.clause("PRO-545", "PRO-546", "PRO-547")
def test_of_several_glorias_only_the_highest_scores_at_the_end() -> None:
    s = give_cards(set_goods(a_turn(), 0, gold=6), 0, "gloria_2", "gloria_4", "gloria_3")
    s = play(s, "play gloria_2")
    assert 0 == s.prestige[0]
    s = play(s, "play gloria_4")
    assert "NOT_HIGHER" == why(set_goods(s, 0, gold=9), "play gloria_3")
    s = set_goods(s, 0, gold=0)
    assert 4 == score(s, 0)
    assert ("gloria_2", "gloria_4") == view(s, 1).players[0].senate


# PATRONUS, PRAETOR


@pytest.mark.clause("PRO-555")
def test_patronus_brings_four_of_a_resource_as_far_as_they_fit() -> None:
    s = give_cards(set_goods(a_turn(), 0, gold=3, clay=9, wood=7, stone=0), 0, "patronus_c", "patronus_w", "patronus_s")
    assert "NO_ROOM" == why(s, "play patronus_c")
    s = play(s, "play patronus_w", "play patronus_s")
    assert {"gold": 1, "clay": 9, "wood": 9, "stone": 4} == goods(s, 0)
    assert ["patronus_w", "patronus_s"] == discarded(s)
    dry = set_supply(give_cards(set_goods(a_turn(), 0, gold=1, clay=0), 0, "patronus_c"), 1, clay=0)
    assert "NO_ROOM" == why(dry, "play patronus_c"), "the supply is empty"
    low = set_supply(give_cards(set_goods(a_turn(), 0, gold=1, clay=0), 0, "patronus_c"), 1, clay=3)
    GAME.apply(low, GAME.actions.parse("play patronus_c").code)
    assert (3, 0) == (low.goods[0, 1], low.supply[1])


@pytest.mark.clause("PRO-560", "PRO-561")
def test_praetor_frees_from_the_tax_of_this_round_only() -> None:
    s = give_cards(set_goods(a_turn(), 0, gold=3), 0, "praetor", "praetor")
    s = play(s, "play praetor")
    assert "TAX_FREE" == why(s, "play praetor")
    after = play(s, "done")
    assert (3, 5, -1) == (after.goods[0, 0], after.morale[0], after.defence[0]), "morale and defence still fall"
    assert owes_tax(after, 0), "the next round costs again"
    assert "CONCUSSED_PRAETOR" == why(lay(give_cards(a_turn(), 0, "praetor"), 0, "concussio"), "play praetor")
    assert "TAX_FREE" == why(lay(give_cards(a_turn(), 0, "praetor"), 0, "corruptio"), "play praetor")
    assert "TOO_LATE_PRAETOR" == why(give_cards(a_turn(final=True), 0, "praetor"), "play praetor")
