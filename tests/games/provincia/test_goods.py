"""Chapters 10 and 12: supply, storage, prestige and destroyed buildings."""

import pytest

from games.provincia.positions import (
    a_game,
    a_turn,
    build_up,
    city,
    give_cards,
    goods,
    hand,
    lay,
    lay_out,
    no_horreum,
    play,
    set_goods,
    set_supply,
    standing,
)
from ludi.core import layout
from ludi.games.provincia import GAME
from ludi.games.provincia.goods import cap, destroy, give, lose_prestige, take
from ludi.games.provincia.holdings import prestige_cards
from ludi.games.provincia.tables import HORREUM, PIECES, Good
from ludi.games.provincia.view import view


@pytest.mark.clause("PRO-1001", "PRO-1002")
def test_w09_storage_is_nine_with_a_warehouse_and_five_without() -> None:
    s = set_goods(a_turn(), 0, wood=8)
    supply = int(s.supply[Good.WOOD])
    assert 1 == take(s, 0, Good.WOOD, 3)
    assert (9, supply - 1) == (s.goods[0, Good.WOOD], s.supply[Good.WOOD])
    s = no_horreum(set_goods(a_turn(), 0, wood=5, gold=30), 0)
    assert 5 == cap(s, 0)
    assert 0 == take(s, 0, Good.WOOD, 3)
    assert 6 == take(s, 0, Good.GOLD, 6), "gold has no limit"


@pytest.mark.clause("PRO-1003", "PRO-1212")
def test_a_destroyed_warehouse_lets_go_of_all_above_five() -> None:
    s = set_goods(a_turn(), 0, clay=9, wood=5, stone=7)
    supply = [int(n) for n in s.supply]
    destroy(s, 0, HORREUM)
    assert (5, 5, 5) == tuple(int(s.goods[0, good]) for good in (1, 2, 3))
    assert [supply[1] + 4, supply[2], supply[3] + 2] == [int(n) for n in s.supply[1:]]


@pytest.mark.clause("PRO-1004")
def test_what_the_supply_lacks_is_lost() -> None:
    s = set_supply(set_goods(a_turn(), 0, stone=0), 1, stone=2)
    assert 2 == take(s, 0, Good.STONE, 4)
    give(s, 1, Good.STONE, 3)
    assert (2, 3) == (s.goods[0, 3], s.supply[3]), "nothing is made up for later"


@pytest.mark.clause("PRO-1005")
def test_gold_runs_out_as_well() -> None:
    s = set_supply(build_up(a_turn(2), 0, "emporium_inactive"), 1, gold=2)
    s = layout.copy(s)
    GAME.apply(s, GAME.actions.parse("done").code)
    assert 4 == s.supply[0], "two taxes came back"
    before = int(s.goods[0, 0])
    set_supply(s, 1, gold=3)
    GAME.apply(s, GAME.actions.parse("activate emporium").code)
    assert before + 3 == s.goods[0, 0]


@pytest.mark.clause("PRO-1006")
def test_pieces_paid_can_be_received_again_at_once() -> None:
    s = set_supply(set_goods(a_turn(), 0, gold=3, clay=2, stone=0), 1, stone=0)
    s = give_cards(s, 0, "commercium_c_s", "fons")
    assert "commercium_c_s" not in [t.split()[-1] for t in map(GAME.actions.text, GAME.legal_codes(s))]
    give(s, 1, Good.STONE, 1)
    s = layout.copy(s)
    GAME.apply(s, GAME.actions.parse("play commercium_c_s").code)
    assert (1, 0) == (s.goods[0, 3], s.supply[3])


@pytest.mark.clause("PRO-1007")
def test_goods_are_conserved() -> None:
    import random  # noqa: PLC0415

    chooser = random.Random(3)
    s = a_game(4)
    while codes := GAME.legal_codes(s):
        GAME.apply(s, chooser.choice(codes))
        for good in range(4):
            assert PIECES[good] == s.supply[good] + sum(int(s.goods[seat, good]) for seat in range(4))


@pytest.mark.clause("PRO-1008")
def test_each_kind_of_a_receipt_is_limited_on_its_own() -> None:
    s = set_goods(a_game(3), 0, clay=9, wood=8, stone=0)
    s = lay_out(s, "opes", ["opes_11", "opes_12", "opes_01", "opes_02"], ["opes_03", "opes_03"])
    assert {"gold": 7, "clay": 9, "wood": 9, "stone": 2} == goods(play(s, "take opes_11"), 0)


@pytest.mark.clause("PRO-1201", "PRO-1203")
def test_losses_count_even_when_the_prestige_cards_are_used_up() -> None:
    s = a_game(2)
    for _ in range(3):
        lose_prestige(s, 1, 2)
    assert (-4, -2) == prestige_cards(s, 1)
    for _ in range(20):
        lose_prestige(s, 0, 2)
    assert (-40, 6) == (s.prestige[0], s.prestige_cards[0])
    assert (-4,) * 6 == prestige_cards(s, 0)
    lose_prestige(s, 1, 2)
    assert (-4, -4) == prestige_cards(s, 1), "a card showing -2 is still turned"
    lose_prestige(s, 1, 2)
    assert (-4, -4) == prestige_cards(s, 1)
    assert -10 == s.prestige[1]


@pytest.mark.clause("PRO-1205")
def test_the_view_shows_negative_prestige() -> None:
    assert -2 == view(a_game(4), None).players[0].prestige


@pytest.mark.clause("PRO-1206", "PRO-1207", "PRO-1211")
def test_prestige_is_the_current_worth_of_the_city_less_the_losses() -> None:
    s = build_up(a_turn(2), 0, "hortus", "villa", "villa_inactive", "templum")
    assert 8 + 1 + 2 + 10 == s.prestige[0]
    lose_prestige(s, 0, 2)
    GAME.check(s)
    for building, left in (("villa", 18), ("villa_inactive", 16), ("templum", 6), ("hortus", -2)):
        destroy(s, 0, standing(building))
        assert left == s.prestige[0]
        GAME.check(s)


@pytest.mark.clause("PRO-1210")
def test_a_destroyed_building_returns_to_the_hand_whatever_its_size() -> None:
    s = give_cards(build_up(a_turn(2), 0, "domus"), 0, *["fons"] * 5)
    destroy(s, 0, standing("domus"))
    assert (6, []) == (len(hand(s, 0)), city(s, 0))
    assert 1 == s.known[0, standing("domus")], "everybody saw it"


@pytest.mark.clause("PRO-1213")
def test_one_off_gains_are_kept_when_the_building_falls() -> None:
    s = give_cards(set_goods(a_turn(2), 0, gold=9, wood=3), 0, "hortus", "armamentarium")
    s = play(s, "play hortus", "play armamentarium")
    destroy(s, 0, standing("hortus"))
    destroy(s, 0, standing("armamentarium"))
    assert (7, 1) == (s.morale[0], s.defence[0])


def test_lasting_benefits_end_with_the_building() -> None:
    s = build_up(lay(a_turn(2), 0, "gloria_2"), 0, "statio", "aurifex", "carchesium")
    for building in ("statio", "aurifex", "carchesium"):
        destroy(s, 0, standing(building))
    s = give_cards(set_goods(s, 0, gold=1, clay=1, wood=1), 0, "domus")
    assert 0 == view(s, 0).players[0].military
    assert "play domus" not in map(GAME.actions.text, GAME.legal_codes(s)), "no crane, no discount"
    assert 0 == play(s, "done").goods[0, 0], "tax paid, no income"
