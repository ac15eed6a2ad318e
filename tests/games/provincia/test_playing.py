"""Chapter 4: Phase 2."""

import pytest

from games.provincia.positions import (
    a_game,
    a_turn,
    build_up,
    city,
    empty_hands,
    give_cards,
    goods,
    hand,
    kind,
    lay,
    legal,
    no_horreum,
    play,
    set_goods,
    set_supply,
    why,
)
from ludi.games.provincia import GAME
from ludi.games.provincia.state import Phase, State
from ludi.games.provincia.tables import CITIES, HORREUM, PONS, PORTUS
from ludi.games.provincia.view import view


def rich(s: State, seat: int = 0) -> State:
    return set_goods(s, seat, gold=9, clay=9, wood=9, stone=9)


@pytest.mark.clause("PRO-401", "PRO-402")
def test_a_turn_is_any_number_of_cards_and_purchases_in_any_order() -> None:
    s = give_cards(rich(a_turn()), 0, "domus", "lignator", "legio", "hortus")
    assert {"domus", "lignator", "legio", "hortus"} == legal(s, "play")
    s = play(set_goods(s, 0, wood=8), "play legio", "buy wood", "play domus")
    assert 0 == s.actor
    assert {"lignator"} == legal(s, "play"), "too little gold for the garden now"
    s = play(s, "done")
    assert Phase.PILE == s.phase, "with no card played at all the turn may end as well"


@pytest.mark.clause("PRO-403", "PRO-410", "PRO-411")
def test_a_building_is_paid_in_full_lies_in_the_city_and_brings_its_prestige() -> None:
    s = give_cards(set_goods(a_turn(), 0, gold=7, clay=2, wood=1, stone=0), 0, "domus", "fons")
    supply = [int(n) for n in s.supply]
    assert "TOO_POOR" == why(s, "play fons")
    assert "NOT_IN_HAND" == why(s, "play forum")
    s = play(s, "play domus")
    assert {"gold": 7} == goods(s, 0)
    assert [supply[0], supply[1] + 2, supply[2] + 1, supply[3]] == [int(n) for n in s.supply]
    assert ["domus"] == city(s, 0)
    assert 3 == s.prestige[0]
    assert ["fons"] == hand(s, 0)


@pytest.mark.clause("PRO-404", "PRO-405")
def test_two_gold_buy_a_wood_or_a_stone_but_no_clay() -> None:
    s = set_goods(a_turn(), 0, gold=5, clay=0, wood=8, stone=0)
    assert {"wood", "stone"} == legal(s, "buy")
    s = play(s, "buy wood", "buy stone")
    assert {"gold": 1, "wood": 9, "stone": 1} == goods(s, 0)
    assert "PRICE" == why(s, "buy stone")
    assert "NOT_FOR_SALE" == why(set_goods(s, 0, gold=2), "buy wood"), "no room"
    s = set_supply(set_goods(s, 0, wood=0, gold=4), 1, wood=0)
    assert "NOT_FOR_SALE" == why(s, "buy wood"), "none left"
    assert {"stone"} == legal(s, "buy")


@pytest.mark.clause("PRO-406")
def test_players_never_trade_with_each_other() -> None:
    s = give_cards(rich(a_turn()), 0, "commercium_c_w", "domus")
    for code in GAME.legal_codes(s):
        after = play(s, GAME.actions.text(code))
        for seat in (1, 2):
            if after.phase == Phase.PLAY:
                assert goods(s, seat) == goods(after, seat)


@pytest.mark.clause("PRO-412")
def test_active_buildings_work_at_once() -> None:
    s = give_cards(rich(a_turn()), 0, "armamentarium", "hortus", "officina")
    s = play(s, "play armamentarium", "play hortus", "play officina")
    assert (1, 7) == (s.defence[0], s.morale[0])
    assert 1 == view(s, 0).players[0].military


@pytest.mark.clause("PRO-413")
def test_inactive_buildings_bring_prestige_and_nothing_else() -> None:
    s = give_cards(rich(a_turn()), 0, "statio", "villa", "turris")
    s = play(s, "play statio", "play villa", "play turris")
    assert ["statio_inactive", "turris_inactive", "villa_inactive"] == city(s, 0)
    assert 6 == s.prestige[0]
    assert (0, 6, 9) == (s.defence[0], s.morale[0], s.goods[0, 0])
    assert 0 == view(s, 0).players[0].military


@pytest.mark.clause("PRO-416")
def test_a_unique_building_stands_once_at_a_time() -> None:
    s = give_cards(rich(a_turn()), 0, "forum", "emporium", "domus", "domus")
    s = build_up(s, 0, "forum", "emporium")
    assert "UNIQUE" == why(s, "play forum")
    assert "UNIQUE" == why(s, "play emporium")
    assert {"domus"} == legal(s, "play")
    assert ["domus", "domus"] == [b for b in city(play(s, "play domus", "play domus"), 0) if b == "domus"]
    dormant = build_up(give_cards(rich(a_turn()), 0, "emporium"), 0, "emporium_inactive")
    assert "UNIQUE" == why(dormant, "play emporium")
    s.city[0, kind("forum")] = 0  # destroyed
    assert "OK" == why(s, "play forum")


@pytest.mark.clause("PRO-418")
def test_a_harbour_city_builds_no_bridge_and_a_bridge_city_no_harbour() -> None:
    for number, row in enumerate(CITIES):
        s = give_cards(rich(a_turn()), 0, "pons", "portus")
        s.city_of[0] = number
        assert {"pons" if row.building == "pons" else "portus"} == legal(s, "play")
        assert "WRONG_CITY" == why(s, "play portus" if row.building == "pons" else "play pons")
    assert PONS != PORTUS


@pytest.mark.clause("PRO-419")
def test_a_destroyed_warehouse_is_rebuilt_for_its_cost_without_prestige() -> None:
    s = set_goods(no_horreum(a_turn(), 0), 0, gold=2, clay=1, wood=1, stone=0)
    s = play(s, "play horreum")
    assert {} == goods(s, 0)
    assert (1, 0) == (s.city[0, HORREUM], s.prestige[0])
    assert 9 == view(s, 0).players[0].storage


@pytest.mark.clause("PRO-420")
def test_a_card_that_leaves_play_works_no_more() -> None:
    s = build_up(a_turn(), 0, "carchesium", "officina", "fodina")
    with_all = view(s, 0).players[0]
    assert 1 == with_all.military
    from ludi.games.provincia.goods import destroy  # noqa: PLC0415

    for building in ("carchesium", "officina", "fodina"):
        destroy(s, 0, kind(building))
    without = view(s, 0).players[0]
    assert (0, 0) == (without.military, without.prestige)
    assert ["carchesium", "fodina", "officina"] == hand(s, 0)


# Discounts


@pytest.mark.clause("PRO-430", "PRO-511")
def test_architectus_waives_a_resource_of_the_players_choice() -> None:
    s = give_cards(rich(lay(a_turn(), 0, "architectus")), 0, "fornax_lateris", "strata", "lignator")
    asked = play(s, "play fornax_lateris")
    assert Phase.WAIVE == asked.phase
    assert {"wood", "stone"} == legal(asked, "waive"), "no gold"
    assert "NOT_IN_COST" == why(asked, "waive gold")
    assert "NOT_IN_COST" == why(asked, "waive clay")
    after = play(asked, "waive stone")
    assert {"gold": 8, "clay": 9, "wood": 8, "stone": 9} == goods(after, 0)
    assert {"gold": 8, "clay": 9, "wood": 9, "stone": 9} == goods(play(s, "play lignator"), 0), "gold is not waived"


@pytest.mark.clause("PRO-431")
def test_carchesium_also_waives_gold() -> None:
    s = give_cards(rich(build_up(a_turn(), 0, "carchesium")), 0, "fornax_lateris", "hortus")
    assert {"gold", "wood", "stone"} == legal(play(s, "play fornax_lateris"), "waive")
    assert 4 == play(s, "play hortus").goods[0, 0], "one kind only: waived without asking"


@pytest.mark.clause("PRO-432")
def test_discounts_never_combine() -> None:
    s = lay(build_up(a_turn(), 0, "carchesium"), 0, "architectus")
    s = give_cards(set_goods(s, 0, gold=0, clay=1, wood=1, stone=0), 0, "domus", "strata")
    assert {"domus"} == legal(s, "play"), "strata lacks three"
    assert {} == goods(play(s, "play domus"), 0)


@pytest.mark.clause("PRO-433")
def test_the_discount_applies_whenever_it_can_and_only_payable_kinds_are_offered() -> None:
    s = give_cards(lay(a_turn(), 0, "architectus"), 0, "strata", "hortus")
    short = set_goods(s, 0, gold=7, clay=1, wood=0, stone=2)
    after = play(short, "play strata")
    assert {"gold": 7} == goods(after, 0), "the missing clay is the one waived"
    free = set_goods(s, 0, gold=7, clay=2, wood=0, stone=2)
    asked = play(free, "play strata")
    assert {"clay", "stone"} == legal(asked, "waive")
    assert {"gold": 7, "clay": 1} == goods(play(asked, "waive clay"), 0)
    assert "NOT_ASKED" == why(asked, "done")
    assert {"gold": 1} == goods(play(set_goods(s, 0, gold=7, clay=0, stone=0), "play hortus"), 0)
    asked.goods[0, 1] = 1
    assert "TOO_POOR" == why(asked, "waive stone")


@pytest.mark.clause("PRO-434")
def test_with_both_cards_every_kind_in_the_cost_may_be_waived() -> None:
    s = lay(build_up(rich(a_turn()), 0, "carchesium"), 0, "architectus")
    s = play(give_cards(s, 0, "circus"), "play circus")
    assert {"gold", "clay", "wood", "stone"} == legal(s, "waive")


@pytest.mark.clause("PRO-435")
def test_the_crane_costs_its_full_price_unless_an_architect_helps() -> None:
    s = give_cards(set_goods(a_turn(), 0, gold=2, clay=1, wood=2), 0, "carchesium")
    assert 0 == play(s, "play carchesium").goods[0, 2]
    assert "TOO_POOR" == why(set_goods(s, 0, wood=1), "play carchesium")
    helped = lay(s, 0, "architectus")
    assert ["carchesium"] == city(play(helped, "play carchesium"), 0)


@pytest.mark.clause("PRO-436")
def test_discounts_are_for_buildings_only_the_warehouse_included() -> None:
    s = build_up(no_horreum(a_turn(), 0), 0, "carchesium")
    s = give_cards(set_goods(s, 0, gold=1, clay=1, wood=1, stone=0), 0, "legio")
    assert {"horreum"} == legal(s, "play")
    assert {} == goods(play(s, "play horreum"), 0)


# Hand limit


@pytest.mark.clause("PRO-440", "PRO-441", "PRO-444")
def test_after_all_turns_hands_are_cut_to_five_in_turn_order() -> None:
    s = empty_hands(a_game(3, start=1))
    s.phase, s.turn, s.actor = Phase.PLAY, 2, 0
    give_cards(s, 2, "domus", "domus", "fons", "praetor", "praetor", "legio", "strata")
    give_cards(s, 0, "domus", "fons", "fons", "strata", "strata", "praetor")
    give_cards(s, 1, "domus", "fons", "strata", "villa", "mola")
    build_up(s, 1, "turris")
    s = play(s, "done")
    assert (Phase.DISCARD, 2) == (s.phase, s.actor)
    assert {"domus", "fons", "praetor", "legio", "strata"} == legal(s, "discard")
    s = play(s, "discard domus")
    assert 2 == s.actor, "one at a time"
    s = play(s, "discard praetor")
    assert 0 == s.actor
    assert (1, 1) == (s.discard[kind("domus")], s.discard[kind("praetor")])
    s = play(s, "discard strata")
    assert s.phase != Phase.DISCARD
    assert [5, 5, 5] == [int(s.n_hand[seat, :].sum()) for seat in range(3)]


@pytest.mark.clause("PRO-442")
def test_before_the_end_of_the_phase_a_hand_may_be_larger() -> None:
    s = give_cards(a_turn(), 0, *["domus"] * 6, "fons")
    s.turn, s.start = 0, 0
    after = play(s, "done")
    assert (Phase.PLAY, 1) == (after.phase, after.actor)
    assert 7 == after.n_hand[0, 0]


@pytest.mark.clause("PRO-443")
def test_a_warehouse_in_hand_counts_but_cannot_be_discarded() -> None:
    s = give_cards(no_horreum(a_turn(), 0), 0, "domus", "domus", "domus", "fons", "fons")
    s = play(s, "done")
    assert "HORREUM_STAYS" == why(s, "discard horreum")
    assert {"domus", "fons"} == legal(s, "discard")
    assert Phase.DISCARD != play(s, "discard fons").phase


@pytest.mark.clause("PRO-445")
def test_nobody_discards_of_free_will() -> None:
    s = give_cards(build_up(rich(a_turn()), 0, "forum"), 0, "forum")
    assert set() == legal(s, "discard")
    assert "NOT_ASKED" == why(s, "discard forum")


@pytest.mark.clause("PRO-450")
def test_senate_cards_that_change_nothing_cannot_be_played() -> None:
    s = set_goods(a_turn(), 0, gold=9, clay=0, wood=9, stone=9)
    s.praetor[0] = 1
    s = give_cards(
        lay(s, 0, "architectus", "gloria_5"), 0, "architectus", "gloria_4", "praetor", "patronus_w", "commercium_c_w"
    )
    assert set() == legal(s, "play")


@pytest.mark.clause("PRO-432")
def test_two_discounts_save_one_piece_only() -> None:
    s = build_up(lay(give_cards(a_turn(), 0, "strata"), 0, "architectus"), 0, "carchesium")
    set_goods(s, 0, gold=9, clay=1, wood=0, stone=1)
    assert "TOO_POOR" == why(s, "play strata"), "two clay and two stone: one of each is missing"
    set_goods(s, 0, clay=2, stone=2)
    after = play(s, "play strata", "waive clay")
    assert (1, 0) == (after.goods[0, 1], after.goods[0, 3])


CASES = [
    ("play praetor", "PRO-561", True, ()),
    ("play legio", "PRO-550", True, ()),
    ("play consul_metello", "PRO-535", True, ()),
    ("play concussio", "PRO-522", True, ()),
    ("play corruptio", "PRO-541", True, ()),
    ("play corruptio", "PRO-541", False, ("corruptio",)),
    ("play corruptio", "PRO-541", False, ("concussio",)),
    ("play praetor", "PRO-561", False, ("concussio",)),
    ("play praetor", "PRO-561", False, ("corruptio",)),
    ("play architectus", "PRO-512", False, ("architectus",)),
]


@pytest.mark.clause("PRO-450")
@pytest.mark.parametrize(("action", "clause", "final", "laid"), CASES)
def test_a_useless_card_is_refused_by_its_own_clause(
    action: str, clause: str, final: bool, laid: tuple[str, ...]
) -> None:
    s = set_goods(a_turn(3, final=final), 0, gold=0, clay=0, wood=0, stone=0)
    s = lay(give_cards(s, 0, action.split()[1]), 0, *laid)
    assert clause == GAME.refusals(GAME.refusal(s, GAME.actions.parse(action).code)).clause
