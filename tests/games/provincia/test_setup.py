"""Chapter 2: setup."""

import pytest

from games.provincia.positions import a_game, a_turn, give_cards, goods, legal, play, why
from ludi.core.errors import BadSetup
from ludi.games.provincia import GAME
from ludi.games.provincia.holdings import prestige_cards
from ludi.games.provincia.state import NOTHING
from ludi.games.provincia.tables import HORREUM, N_TOKENS, N_VALUES, STARTS, TOKEN_COUNT, Pile
from ludi.games.provincia.view import view

EVERY_COUNT = (2, 3, 4, 5, 6)


@pytest.mark.clause("PRO-201")
def test_two_to_six_may_play() -> None:
    assert EVERY_COUNT == tuple(GAME.seats)
    for seats in (1, 7):
        with pytest.raises(BadSetup):
            GAME.start(seats, {}, 1)


@pytest.mark.clause("PRO-202", "PRO-106")
def test_the_round_marker_starts_on_one() -> None:
    assert 1 == view(a_game(), None).round


@pytest.mark.clause("PRO-203", "PRO-104")
def test_no_city_is_used_twice() -> None:
    for seed in range(20):
        s = a_game(6, seed=seed)
        assert {0, 1, 2, 3, 4, 5} == {int(s.city_of[seat]) for seat in range(6)}


@pytest.mark.clause("PRO-204")
def test_cities_are_random_or_picked_in_turn_order() -> None:
    found = {tuple(int(a_game(2, seed=seed).city_of[seat]) for seat in range(2)) for seed in range(200)}
    assert 30 == len(found)

    s = a_game(3, start=2, cities="picked")
    assert {"forum_julii", "arelate", "loupian", "tolosa", "narbo_martius", "massilia"} == legal(s, "city")
    assert 2 == s.actor
    s = play(s, "city tolosa")
    assert 0 == s.actor
    assert "CITY_TAKEN" == why(s, "city tolosa")
    assert 0 == sum(int(s.n_hand[seat, 0]) for seat in range(3)), "hands are dealt after the cities"
    s = play(s, "city massilia", "city arelate")
    assert [5, 1, 3] == [int(s.city_of[seat]) for seat in range(3)]
    assert {"opes", "spqr", "aedificium"} == legal(s, "pile")
    assert 3 == sum(int(s.n_hand[seat, 0]) for seat in range(3))


@pytest.mark.clause("PRO-205", "PRO-101")
def test_the_start_player_is_random_or_given() -> None:
    assert {0, 1, 2, 3} == {int(GAME.start(4, {}, seed).start) for seed in range(60)}
    assert 2 == GAME.start(4, {"start": 3}, 1).start == GAME.start(4, {"start": 3}, 1).actor


@pytest.mark.clause("PRO-206", "PRO-208", "PRO-105")
def test_everybody_starts_with_defence_0_morale_6_and_7_gold() -> None:
    for seats in EVERY_COUNT:
        s = a_game(seats)
        for seat in range(seats):
            assert (0, 6, 7) == (s.defence[seat], s.morale[seat], s.goods[seat, 0])


@pytest.mark.clause("PRO-207")
def test_everybody_has_a_warehouse_and_the_pile_has_none() -> None:
    s = a_game(4)
    assert [1, 1, 1, 1] == [int(s.city[seat, HORREUM]) for seat in range(4)]
    assert 0 == s.pool[HORREUM]
    assert 0 == s.prestige[2]


@pytest.mark.clause("PRO-209", "PRO-210", "PRO-211")
def test_goods_and_prestige_depend_on_the_place_in_turn_order() -> None:
    s = a_game(5, start=3)
    clay_wood_stone = [[int(s.goods[(3 + place) % 5, good]) for good in (1, 2, 3)] for place in range(5)]
    assert [[4, 4, 3], [4, 5, 4], [4, 5, 4], [4, 5, 4], [4, 5, 5]] == clay_wood_stone
    assert [-2, 0, 0, 0, 0] == [int(s.prestige[(3 + place) % 5]) for place in range(5)]
    assert [0] * 6 == [int(a_game(6).prestige[seat]) for seat in range(6)]


@pytest.mark.clause("PRO-212")
def test_w08_the_first_of_four_starts_at_minus_two_with_a_prestige_card() -> None:
    s = a_game(4)
    assert {"gold": 7, "clay": 4, "wood": 4, "stone": 3} == goods(s, 0)
    assert -2 == s.prestige[0]
    assert (-2,) == prestige_cards(s, 0)
    s = give_cards(a_turn(4, actor=3), 3, "domus")
    s.prestige[3], s.lost[3], s.prestige_cards[3] = -2, 2, 1
    s = play(s, "play domus")
    assert 1 == s.prestige[3]
    assert (-2,) == prestige_cards(s, 3)


@pytest.mark.clause("PRO-213")
def test_the_supply_is_what_nobody_was_given() -> None:
    expected = {
        2: [39, 29, 34, 42],
        3: [32, 25, 32, 41],
        4: [25, 21, 24, 34],
        5: [18, 17, 18, 28],
        6: [11, 13, 14, 24],
    }
    for seats, supply in expected.items():
        assert supply == [int(n) for n in a_game(seats).supply]
        assert len(STARTS[seats]) == seats


@pytest.mark.clause("PRO-214", "PRO-215")
def test_the_piles_hold_84_buildings_50_senate_and_30_production_cards() -> None:
    for seats in EVERY_COUNT:
        s = a_game(seats)
        assert [30, 50, 84 - seats] == [int(s.n_pile[pile]) for pile in range(3)]
        assert 42 == s.in_box


@pytest.mark.clause("PRO-216")
def test_everybody_starts_with_one_secret_building_card() -> None:
    s = a_game(4)
    for seat in range(4):
        assert (1, 0) == (int(s.n_hand[seat, 0]), int(s.n_hand[seat, 1]))
        assert 0 == int(s.known[seat, :].sum())
        assert view(s, (seat + 1) % 4).players[seat].hand is None
    starting = {tuple(int(n) for n in a_game(2, seed=seed).hand[0, :]) for seed in range(300)}
    assert len(starting) == 31, "any building but the warehouse"


@pytest.mark.clause("PRO-217")
def test_one_combat_card_of_each_stack_is_used() -> None:
    seen: list[set[int]] = [set(), set(), set(), set()]
    import random  # noqa: PLC0415

    for seed in range(40):
        s, chooser = a_game(2, seed=seed), random.Random(seed)
        assert [-1] * 4 == list(s.bellum)
        while codes := GAME.legal_codes(s):
            GAME.apply(s, chooser.choice(codes))
        for war in range(4):
            seen[war].add(int(s.bellum[war]))
    assert [{0, 1, 2}, {3, 4, 5, 6}, {7, 8, 9, 10}, {11, 12, 13, 14}] == seen


@pytest.mark.clause("PRO-218", "PRO-219")
def test_everybody_holds_the_own_plus_one_and_four_random_tokens_of_the_colours_in_play() -> None:
    for seats in EVERY_COUNT:
        s = a_game(seats)
        for seat in range(seats):
            assert 5 == int(s.tokens[seat, :].sum())
            assert 1 == s.tokens[seat, N_VALUES * seat]
        for token in range(N_TOKENS):
            held = sum(int(s.tokens[seat, token]) for seat in range(seats))
            assert held == (TOKEN_COUNT[token] if token < N_VALUES * seats else 0)


@pytest.mark.clause("PRO-220", "PRO-102")
def test_every_pile_has_two_markers() -> None:
    assert [2, 2, 2] == [int(a_game().markers[pile]) for pile in range(3)]
    assert 3 == len(Pile)


@pytest.mark.clause("PRO-304")
@pytest.mark.clause("PRO-305")
def test_turns_are_counted_from_the_start_player_in_every_round() -> None:
    for cities in ("random", "picked"):
        s = a_game(2, cities=cities)
        assert (0, 0, 0) == (s.turn, s.selecting, s.taken)
    s = play(a_turn(3), "done")
    assert (1, 0, 0, 0) == (s.rounds_done, s.turn, s.selecting, s.taken)


@pytest.mark.clause("PRO-214", "PRO-312")
def test_before_a_pile_is_picked_no_card_lies_on_the_table() -> None:
    for cities in ("random", "picked"):
        s = a_game(3, cities=cities)
        assert {NOTHING} == {*map(int, s.face_up), *map(int, s.face_down)}
        assert view(s, None).draft is None


@pytest.mark.clause("PRO-807")
def test_nobody_starts_with_an_income() -> None:
    s = a_game(3)
    assert [[0] * 4] * 3 == [[int(s.income[seat, good]) for good in range(4)] for seat in range(3)]
