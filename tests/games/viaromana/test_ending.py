"""Chapter 7: the end of the game."""

import pytest

from games.viaromana.positions import (
    a_turn,
    city,
    close_all_but,
    fill,
    give_marker,
    hold,
    kinds,
    legal,
    markers,
    owners,
    pay,
    play,
    put,
    road,
    told,
    winner,
)
from ludi.core.contract import OVER
from ludi.games.viaromana import GAME
from ludi.games.viaromana.scoring import marker_points, markers_of
from ludi.games.viaromana.state import NOBODY, Phase, RoadIs, State
from ludi.games.viaromana.tables import MISSIONS


def last_signpost(seat: int = 1, hand: str = "LUG", seats: int = 4) -> State:
    """The seat can complete R15 and place the last signpost; seat 2 will win the road."""
    s = a_turn("LUT=P2:K", "CEN=P2:K", *fill("R15", 2, 0), seat=seat, seats=seats, hand=hand)
    return close_all_but(s, "R15", "R16", "R18", signposts=1)


def finish(s: State) -> State:
    s = play(s, "road R15-3", pay("LUG"), "marker LUT")
    while s.phase == Phase.TAKE:
        s = play(s, f"take {min(legal(s, 'take'))}")
    return s


@pytest.mark.clause("VIA-701", "VIA-714")
def test_the_trigger_of_the_last_signpost_takes_the_eagle() -> None:
    s = finish(last_signpost())
    assert [(2, 3)] == markers(s, 2)
    assert (1, 0) == (s.eagle, s.signposts)
    assert GAME.view(s, None).players[1].points.eagle == 2
    assert GAME.view(s, None).last_turns


@pytest.mark.clause("VIA-702")
def test_the_trigger_finishes_his_turn() -> None:
    s = finish(last_signpost(hand="LUG CEN"))
    assert (Phase.BUILD, 1) == (s.phase, s.actor)
    assert {"R16-1", "R18-1"} <= legal(s, "road")
    before = int(s.n_hand[1])
    s = play(s, "end")
    assert (2, before + 2) == (s.turn, s.n_hand[1])


@pytest.mark.clause("VIA-703", "VIA-708")
@pytest.mark.parametrize("seats", [3, 4])
def test_then_everybody_else_has_one_more_turn(seats: int) -> None:
    s = play(finish(last_signpost(seats=seats)), "end")
    order = []
    while s.actor != OVER:
        order.append(int(s.turn))
        cards = int(s.n_hand[s.turn])
        s = play(s, "end")
        assert cards + 2 == s.n_hand[order[-1]]
    assert ([2, 3, 0] if seats == 4 else [2, 0]) == order
    assert GAME.endings[s.ending] == "last-signpost"


@pytest.mark.clause("VIA-708")
def test_the_hand_is_checked_in_the_last_turns() -> None:
    s = hold(finish(last_signpost()), 2, "GES BAG BAG DUR DUR TRE TRE COL")
    s = play(s, "end")
    assert (Phase.DISCARD, 2) == (s.phase, s.actor)


@pytest.mark.clause("VIA-704", "VIA-705", "VIA-707")
def test_after_the_last_signpost_roads_are_scored_but_their_milestones_stay() -> None:
    s = play(finish(last_signpost()), "end")
    put(s, "LIM=P0:K", *fill("R18", 2, 2))
    hold(s, 2, "AUG")
    s = play(s, "road R18-3", pay("AUG"), "marker LIM")
    while s.phase == Phase.TAKE:
        s = play(s, f"take {min(legal(s, 'take'))}")
    assert [2, 2, 2] == owners(s, "R18")
    assert (RoadIs.SCORED, 0, 1) == (s.road[road("R18")], s.signposts, s.eagle)
    assert [(2, 3), (3, 3)] == markers(s, 2)
    assert (17, "scored") == (s.milestones[2], GAME.view(s, 0).roads[road("R18")].status)
    assert all(card >= 0 for card in s.display)
    # Closed: nothing of it counts or is offered again.
    assert not any(place.startswith("R18") for place in legal(s, "road") | legal(s, "joker_road"))


@pytest.mark.clause("VIA-706")
def test_roads_beyond_the_last_signpost_keep_their_milestones() -> None:
    s = a_turn("GES=P1:K", "CEN=P2:K", *fill("R02", 0, 0, 0, 0), *fill("R15", 0, 0, 0), hand="LUG")
    s = close_all_but(s, "R16", signposts=1)
    s = play(s, "city LUT", pay("LUG"), "score R15", "marker CEN")
    s = play(s, f"take {min(legal(s, 'take'))}")
    assert (0, RoadIs.SIGNPOSTED) == (s.eagle, s.road[road("R15")])
    s = play(s, "marker GES")
    assert "scored-late" in kinds(told(s, f"take {min(legal(s, 'take'))}"))
    s = play(s, f"take {min(legal(s, 'take'))}")
    assert RoadIs.SCORED == s.road[road("R02")]
    assert [0, 0, 0, 0] == owners(s, "R02")
    assert [NOBODY] * 3 == owners(s, "R15")
    assert 0 == s.eagle


def at_the_end(*places: str, eagle: int = 0, seats: int = 4) -> State:
    s = a_turn(*places, seats=seats)
    close_all_but(s, signposts=0)
    s.eagle = eagle
    for seat, mission in enumerate((0, 1, 2, 3)[:seats]):
        s.mission[seat] = mission
    s.mission[4] = 4
    return s


@pytest.mark.clause("VIA-711", "VIA-712", "VIA-713", "VIA-714", "VIA-715", "VIA-EX7")
def test_ex7_final_points() -> None:
    s = at_the_end("LUT=P0:K", "TOL=P0:K", "CEN=P0:M", "R16.1=P0", "NAR=P1:K", eagle=1)
    give_marker(s, 0, "TOL")  # value 2; the stack at Tolosa is empty now
    hold(s, 0, "GES BAG BAG")
    # Seat 0: marker 2, Lutetia 3, Tolosa 1. Seat 1: Narbo 4, eagle 2.
    assert (6, 6, 0, 0) == GAME.standing(s)[0]
    for name in ("DUR", "DUR", "COL", "LUG"):  # 4 + 3 green, 2 grey, 4 blue: the mission of Belgica
        give_marker(s, 0, name)
    assert 6 + 13 + 5 == GAME.standing(s)[0][0]
    GAME.check(s)


@pytest.mark.clause("VIA-716", "VIA-717")
def test_a_mission_asks_for_colours_and_one_marker_fills_one_place() -> None:
    s = at_the_end(eagle=3)
    assert MISSIONS[0].needs == (2, 1, 1, 0, 0)
    for name in ("GES", "COL", "CON"):
        give_marker(s, 0, name)
    assert 6 == GAME.standing(s)[0][0]
    assert ("green",) == GAME.view(s, 0).players[0].mission_lacks
    assert ("green", "green", "grey", "blue") == GAME.view(s, 0).players[0].mission_needs
    give_marker(s, 0, "BAG")
    assert 6 + 3 + 5 == GAME.standing(s)[0][0]
    give_marker(s, 0, "BAG")
    give_marker(s, 0, "MAS")
    assert 14 + 2 + 3 == GAME.standing(s)[0][0]


@pytest.mark.clause("VIA-711", "VIA-716")
@pytest.mark.parametrize(("kind", "colour", "value"), [(3 * c + v - 2, c, v) for c in range(5) for v in (2, 3, 4)])
def test_a_marker_counts_its_value_and_for_its_colour(kind: int, colour: int, value: int) -> None:
    s = at_the_end(eagle=3)
    s.markers[0, kind] = 1
    assert [int(c == colour) for c in range(5)] == [markers_of(s, 0, c) for c in range(5)]
    assert value == marker_points(s, 0)


@pytest.mark.clause("VIA-718")
def test_most_points_win() -> None:
    s = at_the_end("TOL=P0:K", "NAR=P1:K", "MAS=P2:K", eagle=3)
    assert ((2, 4, 3, 2), 1) == (GAME.standing(s)[0], GAME.standing(s)[1][1])


@pytest.mark.clause("VIA-719")
def test_ties_go_to_the_eagle_and_then_clockwise_after_it() -> None:
    s = at_the_end("MAS=P0:K", "GEN=P1:K", "TOL=P2:K", eagle=2)
    put(s, "GES=P3:M")
    assert ((3, 3, 4, 0), (2, 3, 1, 4)) == GAME.standing(s)
    # The holder is among the tied.
    s = at_the_end("NAR=P0:K", "DUR=P3:K", "TOL=P1:K", "GES=P1:M", eagle=1)
    assert ((4, 4, 0, 4), (3, 1, 4, 2)) == GAME.standing(s)
    # He is not: first clockwise after him.
    s = at_the_end("NAR=P0:K", "DUR=P3:K", eagle=1)
    assert ((4, 2, 0, 4), (2, 3, 4, 1)) == GAME.standing(s)


@pytest.mark.clause("VIA-731")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_rounds_without_a_piece_end_the_game(seats: int) -> None:
    s = a_turn("LUT=P0:K", "CEN=P1:K", seats=seats)
    s.mission[:] = range(5)
    for turn in range(3 * seats):
        assert s.actor == turn % seats
        s = play(s, "end") if s.phase == Phase.BUILD else s
        while s.phase == Phase.DISCARD and s.actor != OVER:
            s = play(s, min(legal(s)))
    assert (OVER, NOBODY) == (s.actor, s.eagle)
    assert GAME.endings[s.ending] == "standstill"
    # Seat 0 would be next and wins the tie.
    assert (3, 3) == GAME.standing(s)[0][:2]
    assert (1, 2) == GAME.standing(s)[1][:2]


@pytest.mark.clause("VIA-731")
@pytest.mark.parametrize(("seats", "start", "last"), [(3, 0, 0), (4, 2, 0), (4, 0, 2)])
def test_a_tie_at_a_standstill_goes_to_whose_turn_would_come_first(seats: int, start: int, last: int) -> None:
    """Not to the start player, and not to him who had the last turn."""
    s = a_turn("LUT=P0:K", "CEN=P1:K", "MAS=P2:K", seats=seats, seat=last)
    s.start = start
    s.idle = 3 * seats - 1
    s = play(s, "end")
    assert OVER == s.actor
    first = (last + 1) % seats
    tied = [seat % seats for seat in range(first, first + seats) if seat % seats < 3]
    assert [1, 2, 3] == [GAME.standing(s)[1][seat] for seat in tied]


@pytest.mark.clause("VIA-731")
def test_a_piece_starts_the_count_anew() -> None:
    s = a_turn("LUT=P0:K", seats=2, hand="CEN")
    s.idle = 5
    assert 0 == play(s, "road R15-1", pay("CEN"), "end").idle
    assert OVER == play(s, "end").actor
    assert ["ended", "drew-unseen", "standstill", "failed", "failed", "game-over"] == kinds(told(s, "end"))[:-2]
    # Once the last signpost stands, nobody waits for a standstill.
    s = close_all_but(s, signposts=0)
    s.eagle = 0
    assert 1 == play(s, "end").turn


@pytest.mark.clause("VIA-715", "VIA-905")
def test_the_end_tells_who_has_fulfilled_his_mission() -> None:
    s = at_the_end(eagle=1)
    for name in ("GES", "BAG", "COL", "LUG"):
        give_marker(s, 0, name)
    heard = [(event.kind, event.arguments) for event in told(s, "end") if "mission" in event.arguments]
    ids = ("M1-Belgica", "M2-Germania", "M3-Narbonensis", "M4-Aquitania")
    expected = ["fulfilled", "failed", "failed", "failed"]
    assert [(kind, {"seat": n, "mission": ids[n]}) for n, kind in enumerate(expected)] == heard


def test_the_winner_is_found_by_the_trigger_alone() -> None:
    """A road without a tie does not depend on who completes it."""
    s = a_turn("LUT=P2:K", "CEN=P2:K", *fill("R15", 2, 0, 1))
    assert {2} == {winner(s, "R15", trigger) for trigger in range(4)}
    assert 2 == s.city[city("LUT")]
