"""Chapter 9: the end of the game and scoring."""

import pytest

from games.provincia.positions import (
    a_turn,
    build_up,
    city,
    empty_hands,
    give_cards,
    hand,
    lay,
    legal,
    play,
    set_goods,
    why,
)
from ludi.core.contract import OVER
from ludi.games.provincia import GAME
from ludi.games.provincia.state import Phase, State
from ludi.games.provincia.tables import KINDS, PERSONAL


def last_turns(seats: int = 3, start: int = 1) -> State:
    """The first of the final play turns."""
    s = a_turn(seats, actor=start, rounds_done=5, final=True)
    s.start, s.turn = start, 0
    return s


@pytest.mark.clause("PRO-901", "PRO-902")
def test_after_round_six_everybody_has_one_last_turn_from_the_start_player() -> None:
    s = last_turns(3, start=1)
    order = []
    while s.actor != OVER:
        order.append(int(s.actor))
        s = play(s, "done")
    assert [1, 2, 0] == order
    assert "rounds-played" == GAME.endings[s.ending]


@pytest.mark.clause("PRO-903")
def test_in_the_last_turn_all_goods_may_be_used_but_nothing_is_activated() -> None:
    s = give_cards(set_goods(last_turns(), 1, gold=4, wood=0), 1, "turris", "villa")
    s = play(s, "buy wood", "play turris", "buy wood", "play villa", "done")
    assert ["turris_inactive", "villa_inactive"] == city(s, 1)
    assert 4 == s.prestige[1]
    s = play(s, "done", "done")
    assert OVER == s.actor, "no Phase 5 any more"


@pytest.mark.clause("PRO-904")
def test_conspiracies_and_their_answer_are_allowed_and_no_hand_limit_follows() -> None:
    s = build_up(give_cards(set_goods(last_turns(2, start=0), 0, gold=5), 0, "coniuratio"), 1, "domus")
    s = give_cards(s, 1, "aediles", *["strata"] * 6)
    s = play(s, "play coniuratio", "destroy domus", "aediles")
    assert ["domus"] == city(s, 1)
    s = play(s, "done", "done")
    assert OVER == s.actor
    assert 6 == len(hand(s, 1))


def finished(*, seats: int = 3) -> State:
    """A game just over, nobody with anything."""
    s = empty_hands(a_turn(seats, rounds_done=5, final=True))
    for seat in range(seats):
        set_goods(s, seat, gold=0, clay=0, wood=0, stone=0)
    s.actor = OVER
    return s


@pytest.mark.clause("PRO-905", "PRO-906", "PRO-907")
def test_the_score_is_prestige_the_best_gloria_and_a_third_of_the_gold() -> None:
    s = lay(build_up(finished(), 0, "hortus"), 0, "gloria_3", "gloria_5")
    set_goods(s, 0, gold=8, clay=9, wood=9, stone=9)
    give_cards(s, 1, "hortus", "circus")
    set_goods(s, 1, gold=2, stone=9)
    assert ((8 + 5 + 2, 0, 0), 1) == (GAME.standing(s)[0], GAME.standing(s)[1][0])


@pytest.mark.clause("PRO-908", "PRO-909")
def test_first_tie_break_is_the_building_on_the_own_city_board() -> None:
    s = finished(seats=2)
    s.city_of[0], s.city_of[1] = 1, 5  # Arelate with a bridge, Massilia with a harbour
    build_up(s, 0, "pons")
    build_up(s, 1, "domus", "lignator")
    set_goods(s, 1, gold=2)
    assert ((5, 5), (1, 2)) == GAME.standing(s)
    assert "pons" == KINDS[PERSONAL[1]]
    s.city_of[0] = 0  # the same bridge in a harbour city is not its own
    assert ((5, 5), (2, 1)) == GAME.standing(s)


@pytest.mark.clause("PRO-910")
def test_second_tie_break_is_gold_all_of_it() -> None:
    s = set_goods(set_goods(finished(), 0, gold=4), 1, gold=5)
    set_goods(s, 2, gold=3)
    assert ((1, 1, 1), (2, 1, 3)) == GAME.standing(s)


@pytest.mark.clause("PRO-911")
def test_third_tie_break_is_resources() -> None:
    s = set_goods(set_goods(finished(), 0, clay=2, wood=2), 1, stone=5)
    s.morale[0] = 9
    assert ((0, 0, 0), (2, 1, 3)) == GAME.standing(s)


@pytest.mark.clause("PRO-912", "PRO-913")
def test_fourth_tie_break_is_morale_and_then_victory_is_shared() -> None:
    s = finished()
    s.morale[0], s.morale[1], s.morale[2] = 4, 6, 6
    assert ((0, 0, 0), (3, 1, 1)) == GAME.standing(s)


@pytest.mark.clause("PRO-914")
def test_a_tie_break_never_helps_those_who_lost_an_earlier_one() -> None:
    s = finished()
    set_goods(set_goods(s, 0, gold=2), 1, gold=2)
    set_goods(s, 2, gold=1, clay=9, wood=9, stone=9)
    s.morale[0], s.morale[1], s.morale[2] = 3, 4, 60
    assert (2, 1, 3) == GAME.standing(s)[1]


@pytest.mark.clause("PRO-1208")
def test_a_score_may_be_negative() -> None:
    s = finished(seats=2)
    s.prestige[0], s.lost[0] = -6, 6
    assert ((-6, 0), (2, 1)) == GAME.standing(s)


def test_nothing_is_asked_once_the_game_is_over() -> None:
    s = finished()
    assert [] == GAME.legal_codes(s)
    s = last_turns()
    assert "NOT_ASKED" == why(s, "activate turris")
    assert {"done"} <= legal(s)
    assert Phase.PLAY == s.phase


@pytest.mark.clause("PRO-910")
def test_the_second_tie_break_counts_all_coins() -> None:
    s = a_turn(2, rounds_done=5, final=True)
    set_goods(s, 0, gold=4, clay=0, wood=0, stone=0)
    set_goods(s, 1, gold=9, clay=0, wood=0, stone=0)
    build_up(s, 0, "domus", "domus")
    build_up(s, 1, "strata")
    s.actor = -1
    assert ((6 + 1, 4 + 3), (2, 1)) == GAME.standing(s), "four and nine, not what is left after the conversion"
