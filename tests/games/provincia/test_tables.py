"""The printed tables against the totals of the rulebook (chapter 1, D-9)."""

import pytest

from ludi.games.provincia.tables import (
    BELLUM,
    BUILDINGS,
    CITIES,
    KINDS,
    OPES,
    PIECES,
    PRESTIGE_CARDS,
    SEATS,
    SENATE,
    STARTS,
    TOKEN_COUNTS,
    TOKEN_VALUES,
    Class,
)


@pytest.mark.clause("PRO-108")
def test_there_are_235_cards_of_five_sorts() -> None:
    assert 132 == sum(card.copies for card in BUILDINGS)
    assert 6 == next(card.copies for card in BUILDINGS if card.id == "horreum")
    assert 30 == sum(card.copies for card in OPES)
    assert 50 == sum(card.copies for card in SENATE)
    assert 15 == len(BELLUM)
    assert 8 == PRESTIGE_CARDS


@pytest.mark.clause("PRO-114")
def test_all_cards_sum_to_235() -> None:
    printed = sum(card.copies for card in (*BUILDINGS, *OPES, *SENATE)) + len(BELLUM) + PRESTIGE_CARDS
    assert 235 == printed
    assert 242 == printed + 1 + SEATS


@pytest.mark.clause("PRO-109", "PRO-110")
def test_pieces_are_37_clay_42_wood_48_stone_and_53_coins_of_one() -> None:
    assert [53, 37, 42, 48] == list(PIECES)
    assert 127 == sum(PIECES[1:])


@pytest.mark.clause("PRO-111")
def test_each_of_six_colours_has_five_tokens_of_both_signs() -> None:
    assert 5 == sum(TOKEN_COUNTS)
    assert 30 == sum(TOKEN_COUNTS) * len(CITIES)
    assert min(TOKEN_VALUES) < 0 < max(TOKEN_VALUES)
    assert 1 == TOKEN_COUNTS[TOKEN_VALUES.index(1)]


@pytest.mark.clause("PRO-112")
def test_the_four_basic_producers_are_equal_in_number() -> None:
    producers = {"aurifex", "fodina", "fornax_lateris", "lignator"}
    assert {6} == {card.copies for card in BUILDINGS if card.id in producers}


@pytest.mark.clause("PRO-113")
def test_there_are_two_cards_of_each_consul() -> None:
    assert [2, 2] == [card.copies for card in SENATE if card.name.startswith("CONSUL ")]


@pytest.mark.clause("PRO-414")
def test_simple_buildings_are_worth_two_and_may_be_equal_unless_unique() -> None:
    simple = [card for card in BUILDINGS if card.prestige < 3 and card.id != "horreum"]
    assert {2} == {card.prestige for card in simple}
    assert {True, False} == {card.unique for card in simple}


@pytest.mark.clause("PRO-415", "PRO-417")
def test_prestige_buildings_are_unique_but_for_the_plentiful_ones() -> None:
    several = {"domus", "fons", "hortus", "insula", "puteus", "strata"}
    prestige = [card for card in BUILDINGS if card.prestige >= 3]
    assert {Class.PRESTIGE} == {card.kind for card in prestige}
    assert several == {card.id for card in prestige if not card.unique}
    assert not next(card.unique for card in BUILDINGS if card.id == "aurifex")


def test_classes_follow_from_worth_and_effect() -> None:
    for card in BUILDINGS:
        military = {"military", "defence"} & {name for name, _ in card.effect}
        expected = Class.PRESTIGE if card.prestige >= 3 else Class.DEFENCE if military else Class.PRODUCTION
        assert expected == card.kind, card.id


def test_totals_of_the_production_cards() -> None:
    upper = [sum(card.copies * card.quaestor[good] for card in OPES) for good in range(4)]
    lower = [sum(card.copies * card.lower[good] for card in OPES) for good in range(4)]
    assert [35, 30, 35, 37] == upper
    assert [23, 21, 25, 27] == lower
    assert 27 == sum(card.copies for card in OPES if sum(card.quaestor) > sum(card.lower))


def test_commercium_has_every_ordered_pair_of_goods_and_no_profit() -> None:
    trades = [card for card in SENATE if card.name == "COMMERCIUM"]
    assert 19 == sum(card.copies for card in trades)
    rates = {(card.trade[0], card.trade[2]): card.trade[3] / card.trade[1] for card in trades if card.trade}
    assert 12 == len(rates)
    for (one, other), rate in rates.items():
        assert rate * rates[other, one] <= 1 or 0 in {one, other}
        if 0 not in {one, other}:
            assert rate == 1


def test_half_the_cities_have_a_bridge_and_half_a_harbour() -> None:
    assert ["pons"] * 3 + ["portus"] * 3 == sorted(city.building for city in CITIES)
    assert 6 == len({city.colour for city in CITIES})


def test_combat_cards_are_three_and_three_times_four() -> None:
    assert [3, 4, 4, 4] == [sum(card.war == war for card in BELLUM) for war in range(4)]


def test_every_row_says_where_it_comes_from() -> None:
    for row in (*BUILDINGS, *SENATE, *OPES, *BELLUM, *CITIES):
        assert any(word in row.provenance for word in ("seed", "public", "reconstructed"))
    assert len(KINDS) == len(set(KINDS))
    assert [2, 3, 4, 5, 6] == [len(row) for row in STARTS.values()]
