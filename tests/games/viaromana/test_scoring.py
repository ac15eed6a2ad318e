"""Chapters 5 and 6: scoring a road, cards and piles."""

import pytest

from games.viaromana.positions import (
    a_turn,
    cards,
    city,
    complete,
    fill,
    hand,
    hold,
    hold_all,
    kinds,
    lay_aside,
    legal,
    markers,
    owners,
    pay,
    play,
    put,
    road,
    show,
    take,
    told,
    why,
    winner,
)
from ludi.core import events
from ludi.games.viaromana import GAME
from ludi.games.viaromana.cards import refill_display
from ludi.games.viaromana.events import Happened, card_list
from ludi.games.viaromana.roads import pieces_on
from ludi.games.viaromana.state import NOBODY, NOTHING, Phase, RoadIs, State
from ludi.games.viaromana.tables import CARD_IDS, DISPLAY

BLUE, VIOLET = 2, 4


def last_gap(*built: int, ends: tuple[str, str] = ("LUT=P1:K", "CEN=P2:K"), seat: int = 0, **options: str) -> State:
    """R15 lacks its last space, which the seat can pay; its ends and first two spaces belong to these seats."""
    return a_turn(*ends, *fill("R15", *built), seat=seat, hand="LUG", **options)


def finish(s: State) -> State:
    """Build the last space of R15."""
    return play(s, "road R15-3", pay("LUG"))


def all_taken(s: State) -> State:
    """Let everybody take the first cards there are."""
    while s.phase == Phase.TAKE:
        s = play(s, f"take {min(legal(s, 'take'))}")
    return s


@pytest.mark.clause("VIA-501")
def test_a_road_is_complete_with_all_spaces_and_both_cities() -> None:
    full = fill("R15", 1, 2, 3)
    assert ["R15"] == complete(a_turn("LUT=P1:K", "CEN=P2:M", *full))
    assert [] == complete(a_turn("LUT=P1:K", *full))
    assert [] == complete(a_turn("CEN=P2:M", *full))
    assert [] == complete(a_turn("LUT=P1:K", "CEN=P2:M", *full[:2]))
    s = a_turn("LUT=P1:K", "CEN=P2:M", *full)
    s.road[road("R15")] = RoadIs.SCORED
    assert [] == complete(s)


@pytest.mark.clause("VIA-502", "VIA-307")
def test_a_complete_road_is_scored_at_once() -> None:
    s = finish(last_gap(0, 0))
    assert (Phase.MARKER, 0, 0) == (s.phase, s.actor, s.turn)
    assert ("R15", 0, 0) == (GAME.view(s, 2).scoring.road, GAME.view(s, 2).scoring.trigger, s.winner)


@pytest.mark.clause("VIA-502")
def test_a_castle_completes_a_road_too() -> None:
    s = a_turn("CEN=P2:K", *fill("R15", 0, 0, 0), hand="LUT LUG")
    s = play(s, "castle LUT", pay("LUT"), pay("LUG"))
    assert (Phase.MARKER, 0) == (s.phase, s.winner)


def three_at_lutetia() -> State:
    """A piece in Lutetia completes R02, R15 and R16."""
    pieces = [*fill("R02", 0, 0, 1, 1), *fill("R15", 2, 2, 2), *fill("R16", 3, 3, 0, 0, 0)]
    return a_turn("GES=P1:K", "CEN=P2:K", "LUG=P3:K", *pieces, hand="CON CEN LUG")


@pytest.mark.clause("VIA-463", "VIA-503", "VIA-504", "VIA-528")
def test_several_roads_are_scored_in_the_order_of_the_trigger() -> None:
    s = play(three_at_lutetia(), "city LUT", pay("CON"))
    assert (Phase.ORDER, 0) == (s.phase, s.actor)
    assert {"R02", "R15", "R16"} == legal(s, "score")
    assert why(s, "score R01") == "NOT_COMPLETE"

    s = play(s, "score R15")
    assert (2, Phase.MARKER) == (s.winner, s.phase)
    s = play(s, "marker CEN", take("LUT"))
    # The display is full again before the next road is chosen.
    assert (Phase.ORDER, 0) == (s.phase, s.actor)
    assert NOTHING not in list(s.display)
    assert {"R02", "R16"} == legal(s, "score")
    assert RoadIs.SIGNPOSTED == s.road[road("R15")]
    # The last one follows by itself.
    s = all_taken(play(s, "score R02", "marker GES"))
    assert (Phase.MARKER, road("R16")) == (s.phase, s.scoring)
    s = all_taken(play(s, "marker LUG"))
    assert (Phase.BUILD, 0, 17) == (s.phase, s.actor, s.signposts)
    assert 1 == s.played


@pytest.mark.clause("VIA-463", "VIA-503", "VIA-531")
def test_one_piece_can_complete_four_roads() -> None:
    pieces = [
        *fill("R06", 1, 1, 1, 1, 1),
        *fill("R16", 2, 2, 2, 2, 2),
        *fill("R20", 3, 3, 3, 3),
        *fill("R21", 0, 0, 0, 0),
    ]
    s = a_turn("DUR=P1:K", "LUT=P2:K", "AUG=P3:K", "MAS=P1:K", *pieces, hand="CON CEN")
    s = play(s, "castle LUG", pay("CON"), pay("CEN"))
    assert {"R06", "R16", "R20", "R21"} == legal(s, "score")
    for name, seat in (("R21", 0), ("R06", 1), ("R20", 3)):
        s = play(s, f"score {name}")
        assert seat == s.winner
        s = all_taken(play(s, "marker LUG"))
    # The three markers of Lugdunum are gone, so the last road was scored without a choice.
    assert (Phase.BUILD, 0, 2) == (s.phase, s.actor, s.played)
    assert [[(BLUE, 4)], [(BLUE, 3)], [(BLUE, 3)], [(BLUE, 2)]] == [markers(s, seat) for seat in range(4)]
    assert (16, 1) == (s.signposts, GAME.view(s, 0).players[0].points.castles)
    assert [20, 20, 20, 20] == list(s.milestones)


@pytest.mark.clause("VIA-505")
def test_after_the_scoring_the_turn_goes_on_if_cards_are_left() -> None:
    s = hold(last_gap(0, 0), 0, "CEN")
    s = all_taken(play(finish(s), "marker LUT"))
    assert (Phase.BUILD, 0, 1) == (s.phase, s.actor, s.played)
    s = hold(last_gap(0, 0), 0, "CEN CEN")
    s = play(s, "road R16-1", pay("CEN"), "road R16-2", pay("CEN"))
    s = all_taken(play(finish(s), "marker LUT"))
    assert 1 == s.turn


@pytest.mark.clause("VIA-511", "VIA-512", "VIA-513")
def test_pieces_on_the_road_and_in_its_ends_count_one_each() -> None:
    s = a_turn("LUT=P1:K", "CEN=P1:M", *fill("R15", 1, 2, 0))
    assert [1, 3, 1, 0] == [pieces_on(s, road("R15"), seat) for seat in range(4)]
    assert 1 == winner(s, "R15", 0)


@pytest.mark.clause("VIA-511")
def test_who_has_no_piece_takes_no_part() -> None:
    s = play(finish(last_gap(0, 0)), "marker LUT")
    assert [0, 1, 1, 0] == list(s.due)


@pytest.mark.clause("VIA-514")
def test_the_trigger_wins_a_tie_he_is_in() -> None:
    for trigger in range(3):
        s = a_turn("LUT=P0:K", "CEN=P1:K", *fill("R15", 0, 1, 2), seat=trigger)
        expected = trigger if trigger < 2 else 0
        assert expected == winner(s, "R15", trigger)
    s = finish(last_gap(1, 0, ends=("LUT=P1:K", "CEN=P2:K")))
    assert 0 == s.winner


@pytest.mark.clause("VIA-515", "VIA-529")
def test_else_the_first_tied_clockwise_from_the_trigger_wins_and_the_other_takes_cards() -> None:
    for trigger, first in ((0, 1), (2, 3)):
        s = last_gap(1, 3, ends=("LUT=P1:K", "CEN=P3:K"), seat=trigger)
        s = finish(s)
        assert (first, Phase.MARKER) == (s.winner, s.phase)
        s = play(s, "marker LUT")
        assert 2 == s.due[4 - first]


@pytest.mark.clause("VIA-516")
def test_the_winner_takes_the_top_marker_of_the_city_he_chooses() -> None:
    s = finish(last_gap(2, 2))
    assert (Phase.MARKER, 2) == (s.phase, s.actor)
    assert {"LUT", "CEN"} == legal(s, "marker")
    assert why(s, "marker LUG") == "NOT_AN_END"
    after = play(s, "marker CEN")
    assert [(BLUE, 3)] == markers(after, 2)
    assert (2, 1) == (after.stack[city("LUT")], after.stack[city("CEN")])
    assert ("blue-3",) == GAME.view(after, 0).players[2].markers


@pytest.mark.clause("VIA-517", "VIA-518")
@pytest.mark.parametrize(("empty", "other"), [("LUT", "CEN"), ("CEN", "LUT")])
def test_with_one_stack_left_its_marker_is_taken_without_asking(empty: str, other: str) -> None:
    s = last_gap(2, 2)
    while s.stack[city(empty)]:
        s.stack[city(empty)] -= 1
        s.markers[3, 3 * BLUE + s.stack[city(empty)]] += 1
    s = finish(s)
    assert Phase.TAKE == s.phase
    assert [(BLUE, 3)] == markers(s, 2)
    assert 1 == s.stack[city(other)]


@pytest.mark.clause("VIA-518")
def test_a_marker_cannot_be_refused() -> None:
    assert {"marker LUT", "marker CEN"} == legal(finish(last_gap(2, 2)))


@pytest.mark.clause("VIA-519")
def test_without_markers_the_winner_gets_nothing_and_the_others_their_cards() -> None:
    s = last_gap(2, 2)
    for name in ("LUT", "CEN"):
        while s.stack[city(name)]:
            s.stack[city(name)] -= 1
            s.markers[3, 3 * BLUE + s.stack[city(name)]] += 1
    assert ("won", 0) == next(
        (e.kind, e.arguments["value"]) for e in told(play(s, "road R15-3"), pay("LUG")) if e.kind == "won"
    )
    s = finish(s)
    assert ([], 0, Phase.TAKE) == (markers(s, 2), s.n_hand[2], s.phase)
    s = all_taken(s)
    assert (RoadIs.SIGNPOSTED, 0) == (s.road[road("R15")], s.n_hand[2])


@pytest.mark.clause("VIA-521", "VIA-522", "VIA-523", "VIA-524")
def test_the_others_take_a_card_per_piece_clockwise_after_the_winner() -> None:
    s = a_turn("LUT=P1:K", "LUG=P0:K", *fill("R16", 3, 3, 0, 2), hand="CEN")
    show(s, "GES", "COL", "BUR", "TOL")
    s = play(s, "road R16-5", pay("CEN"), "marker LUG")
    assert 0 == s.winner
    assert [0, 1, 1, 2] == list(s.due)
    taken = []
    while s.phase == Phase.TAKE:
        name = min(cards(s, "take"))
        taken.append((int(s.actor), name))
        s = play(s, take(name))
    # The third gets all his cards one after the other.
    assert [(1, "BUR"), (2, "COL"), (3, "GES"), (3, "TOL")] == taken
    assert ["GES", "TOL"] == hand(s, 3)
    assert 0 == s.n_hand[0]


@pytest.mark.clause("VIA-524")
def test_only_open_cards_can_be_chosen() -> None:
    s = play(finish(show(last_gap(2, 2), "GES", "GES", "BUR", "TOL")), "marker LUT")
    assert {"GES", "BUR", "TOL"} == cards(s, "take")
    assert why(s, take("LUT")) == "NOT_OPEN"


@pytest.mark.clause("VIA-525", "VIA-526", "VIA-527")
def test_missing_cards_are_drawn_unseen_when_the_display_is_empty() -> None:
    s = show(last_gap(1, 1, ends=("LUT=P1:K", "CEN=P2:K")), "GES")
    s = play(finish(s), "marker LUT")
    # Seat 1 has won with three; seats 2 and 0 take one card each, one of them open.
    assert (Phase.TAKE, 2, {"take green-helmet"}) == (s.phase, s.actor, legal(s))
    pile = int(s.n_pile)
    s = play(s, take("GES"))
    assert (["GES"], 1) == (hand(s, 2), s.n_hand[0])
    assert pile - 1 - 4 == s.n_pile
    assert NOTHING not in list(s.display)
    assert 0 == sum(s.seen[0, card] for card in range(20))


@pytest.mark.clause("VIA-523", "VIA-525")
def test_all_missing_cards_are_drawn() -> None:
    """Seat 2 is due three cards, and two lie open."""
    s = a_turn("LUT=P0:K", "LUG=P2:K", *fill("R16", 0, 0, 2, 2), hand="CEN")
    s = play(show(s, "GES", "COL"), "road R16-5", pay("CEN"), "marker LUG")
    assert (0, 3) == (s.winner, s.due[2])
    before = int(s.n_pile)
    s = play(s, take("GES"), take("COL"))
    assert (3, 0) == (s.n_hand[2], sum(s.due))
    assert before - 1 - 4 == s.n_pile
    # With no open card at all, all three are drawn.
    s = a_turn("LUT=P0:K", "LUG=P2:K", *fill("R16", 0, 0, 2, 2), hand="CEN")
    s = play(show(s), "road R16-5", pay("CEN"), "marker LUG")
    assert (3, Phase.BUILD) == (s.n_hand[2], s.phase)
    assert [0] * 20 == list(s.seen[2])


@pytest.mark.clause("VIA-527", "VIA-604")
def test_a_short_display_stays_short_until_the_next_scoring() -> None:
    s = play(show(last_gap(2, 2), "GES", "COL"), "end")
    assert 2 == sum(1 for card in s.display if card != NOTHING)
    s = play(hold(s, 1, "LUG"), "road R15-3", pay("LUG"))
    s = all_taken(play(s, "marker LUT"))
    assert NOTHING not in list(s.display)


@pytest.mark.clause("VIA-527", "VIA-534")
def test_the_display_is_refilled_after_the_scoring_only() -> None:
    s = play(finish(last_gap(2, 2)), "marker LUT")
    s = play(s, take("BAG"))
    assert Phase.TAKE == s.phase
    assert 3 == sum(1 for card in s.display if card != NOTHING)
    assert [2, 2, 0] == owners(s, "R15")
    s = play(s, take("LUT"))
    assert NOTHING not in list(s.display)


@pytest.mark.clause("VIA-531", "VIA-533", "VIA-534")
def test_milestones_go_home_and_a_signpost_closes_the_road() -> None:
    s = play(finish(last_gap(2, 2)), "marker LUT")
    assert (RoadIs.COMPLETE, 18, 19) == (s.road[road("R15")], s.milestones[2], s.milestones[0])
    s = all_taken(s)
    assert (RoadIs.SIGNPOSTED, 20, 20) == (s.road[road("R15")], s.milestones[2], s.milestones[0])
    assert [NOBODY] * 3 == owners(s, "R15")
    assert 19 == s.signposts
    assert why(hold(s, 0, "CEN"), "road R15-1") == "ROAD_CLOSED"


@pytest.mark.clause("VIA-532")
def test_a_city_piece_counts_for_other_roads_again() -> None:
    s = all_taken(play(finish(last_gap(2, 2)), "marker LUT"))
    put(s, *fill("R16", 0, 0, 0, 0))
    assert 1 == pieces_on(s, road("R16"), 1)


@pytest.mark.clause("VIA-601", "VIA-602")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_missing() -> None:
    s = play(lay_aside(a_turn(), keep=2), "end")
    assert (0, 49) == (s.n_pile, sum(s.discard))
    s = play(s, "end")
    assert (47, 0) == (s.n_pile, sum(s.discard))
    s = play(lay_aside(a_turn(), keep=1), "end")
    assert (49, 0, 2) == (s.n_pile, sum(s.discard), s.n_hand[0])


@pytest.mark.clause("VIA-601")
def test_cards_drawn_before_and_after_a_shuffle_are_told_apart() -> None:
    s = lay_aside(a_turn(), keep=1)
    heard = told(s, "end", 0)
    assert ["ended", "drew", "reshuffled", "drew", "turn"] == kinds(heard)
    assert [1, 1] == [event.arguments["number"] for event in heard if event.kind == "drew"]
    assert {"cards": 50} == heard[2].arguments
    # The same for the open display.
    s = lay_aside(show(last_gap(2, 2)), keep=3)
    heard = told(play(finish(s)), "marker LUT")
    assert ["took-marker", "drew-unseen", "drew-unseen", "cleared", "laid-out", "reshuffled", "laid-out"] == kinds(
        heard
    )
    assert [1, 3] == [len(event.arguments["cards"]) for event in heard if event.kind == "laid-out"]


@pytest.mark.clause("VIA-604")
def test_without_any_card_nothing_is_shuffled_or_drawn() -> None:
    heard = told(hold_all(show(a_turn()), 3), "end")
    assert ["ended", "drew-unseen", "turn"] == kinds(heard)
    assert {"seat": 0, "number": 0} == heard[1].arguments


@pytest.mark.clause("VIA-603")
def test_cards_in_front_are_not_shuffled_in_but_at_the_end_of_the_turn() -> None:
    s = hold(last_gap(0, 0), 0, "CEN")
    s = lay_aside(s)
    s = all_taken(play(finish(s), "marker LUT"))
    # The refill shuffled the discards, without the card in front.
    assert (1, 0) == (s.front[city("LUG")], sum(s.discard))
    s = play(lay_aside(s), "end")
    assert (0, 0) == (sum(s.front), sum(s.discard))
    assert 55 == s.n_pile + 4 + sum(s.n_hand)


@pytest.mark.clause("VIA-604")
def test_with_both_piles_empty_missing_cards_are_not_taken() -> None:
    s = show(last_gap(2, 2), "GES")
    s = play(finish(hold_all(s, 3)), "marker LUT")
    s = play(s, take("GES"))
    # Seat 0 took the open card; nothing is left for seat 1, nor for the display.
    assert [1, 0] == [s.n_hand[seat] for seat in range(2)]
    assert [NOTHING] * 4 == list(s.display)
    after = play(s, "end")
    # The card played this turn is all there is to draw.
    assert 0 == after.n_pile + sum(after.discard)
    assert (1, 2) == (after.turn, after.n_hand[0])


@pytest.mark.clause("VIA-605")
def test_no_card_ever_leaves_the_game() -> None:
    s = play(
        three_at_lutetia(), "city LUT", pay("CON"), "score R15", "marker CEN", take("LUT"), "score R02", "marker GES"
    )
    s = all_taken(s)
    assert 55 == s.n_pile + sum(s.discard) + sum(s.front) + sum(s.n_hand) + sum(1 for c in s.display if c != NOTHING)
    GAME.check(s)


@pytest.mark.clause("VIA-527")
def test_the_last_card_is_laid_out_and_told_and_no_place_that_stays_empty() -> None:
    s = GAME.start(2, {}, 1)
    s.pile[:] = s.discard[:] = 0
    s.pile[5] = s.n_pile = 1
    s.display[:] = NOTHING
    ear = events.begin(s, GAME.listening)

    refill_display(ear)

    assert [5] + [NOTHING] * (DISPLAY - 1) == [int(card) for card in ear.display]
    told = [row for row in ear.notes[: ear.n_notes] if row[events.KIND] == Happened.LAID_OUT]
    assert [(CARD_IDS[5],)] == [card_list(int(row[events.FIRST])) for row in told]
