"""Chapter 2: setup."""

import pytest

from games.viaromana.positions import city, free, hand, legal, play, road, why
from ludi.games.viaromana import GAME
from ludi.games.viaromana.state import NOBODY, NOTHING, Phase, RoadIs
from ludi.games.viaromana.tables import CITIES, CITY_IDS, N_CITIES, N_MISSIONS, ROADS

each_count = pytest.mark.parametrize("seats", [2, 3, 4])


@each_count
@pytest.mark.clause("VIA-201", "VIA-202", "VIA-203", "VIA-204")
def test_everybody_has_his_pieces_and_four_cards_and_four_lie_open(seats: int) -> None:
    s = GAME.start(seats, {}, 5)

    assert [(4, 20, 4)] * seats == [(s.castles[t], s.milestones[t], s.n_hand[t]) for t in range(seats)]
    assert [4] * seats == [len(hand(s, t)) for t in range(seats)]
    assert NOTHING not in list(s.display)
    assert s.n_pile == 55 - 4 * seats - 4
    assert s.eagle == NOBODY
    GAME.check(s)


@pytest.mark.clause("VIA-202")
def test_cards_are_dealt_at_random() -> None:
    dealt = {tuple(hand(GAME.start(2, {}, seed), 0)) for seed in range(20)}
    assert len(dealt) > 15
    counts = [0] * N_CITIES
    for seed in range(300):
        for name in hand(GAME.start(2, {}, seed), 1):
            counts[city(name)] += 1
    # 1200 cards: about 44 of a kind with two copies, 65 with three.
    assert 20 < min(counts) <= max(counts) < 100


@pytest.mark.clause("VIA-205", "VIA-EX1")
def test_ex1_stacks_rise_from_two_to_the_printed_value() -> None:
    s = GAME.start(4, {}, 1)
    stacks = {entry.city: entry.markers for entry in GAME.view(s, None).cities}

    assert stacks["NAR"] == (2, 3, 4)
    assert stacks["MAS"] == (2, 3)
    assert stacks["TOL"] == (2,)
    for printed in CITIES:
        assert tuple(range(2, printed.highest + 1)) == stacks[printed.id]


@pytest.mark.clause("VIA-206")
def test_missions_are_dealt_at_random_and_differ() -> None:
    deals = {tuple(int(tile) for tile in GAME.start(3, {}, seed).mission) for seed in range(200)}
    assert all(sorted(deal) == list(range(N_MISSIONS)) for deal in deals)
    assert {0, 1, 2, 3, 4} == {deal[0] for deal in deals} == {deal[2] for deal in deals}


@each_count
@pytest.mark.clause("VIA-207")
def test_the_start_player_is_drawn_by_lot(seats: int) -> None:
    starts = [int(GAME.start(seats, {}, seed).start) for seed in range(60)]
    assert set(range(seats)) == set(starts)
    assert GAME.start(seats, {}, 3).actor == starts[3]


@each_count
@pytest.mark.clause("VIA-207", "VIA-731")
def test_before_the_first_turn_the_start_player_is_first_among_equals(seats: int) -> None:
    for seed in range(6):
        s = GAME.start(seats, {}, seed)
        places = GAME.standing(s)[1]
        assert list(range(1, seats + 1)) == [places[(int(s.start) + step) % seats] for step in range(seats)]


@pytest.mark.clause("VIA-208", "VIA-210")
@pytest.mark.parametrize("seats", [3, 4])
def test_each_seat_places_one_castle_clockwise_from_the_start_player(seats: int) -> None:
    s = GAME.start(seats, {}, 7)
    placed = []
    while s.phase == Phase.START:
        assert free(s) == legal(s, "start")
        # He has looked at his hand, his mission and the display.
        view = GAME.view(s, int(s.actor))
        own = view.players[s.actor]
        assert own.hand is not None
        assert own.mission is not None
        assert None not in view.display
        placed.append(int(s.actor))
        s = play(s, f"start {CITY_IDS[len(placed)]}")

    assert [(int(s.start) + step) % seats for step in range(seats)] == placed
    assert (Phase.BUILD, int(s.start)) == (s.phase, s.actor)


@pytest.mark.clause("VIA-208")
def test_a_start_castle_needs_a_free_city() -> None:
    s = play(GAME.start(4, {}, 7), "start LUT")
    assert why(s, "start LUT") == "CITY_TAKEN"
    assert "LUT" not in legal(s, "start")


@pytest.mark.clause("VIA-209", "VIA-EX6")
def test_ex6_two_seats_place_two_castles_alternately() -> None:
    s = GAME.start(2, {}, 4)
    first = int(s.start)
    order = []
    for name in ("LUT", "MAS", "NAR", "ARG"):
        order.append(int(s.actor))
        s = play(s, f"start {name}")

    assert [first, 1 - first, first, 1 - first] == order
    assert s.phase == Phase.BUILD
    assert [first, 1 - first] == [s.city[city("NAR")], s.city[city("ARG")]]


@each_count
@pytest.mark.clause("VIA-211")
def test_start_castles_come_from_the_four(seats: int) -> None:
    s = GAME.start(seats, {}, 4)
    while s.phase == Phase.START:
        s = play(s, f"start {min(free(s))}")
    assert [2 if seats == 2 else 3] * seats == [s.castles[t] for t in range(seats)]


@pytest.mark.clause("VIA-212")
def test_cities_on_blocked_roads_may_be_chosen() -> None:
    s = GAME.start(2, {}, 4)
    assert s.road[road("R02")] == RoadIs.SIGNPOSTED
    assert set(CITY_IDS) == legal(s, "start")


@pytest.mark.clause("VIA-221", "VIA-222", "VIA-223", "VIA-224", "VIA-225", "VIA-EX6")
@pytest.mark.parametrize(("seats", "closed", "left"), [(2, 10, 10), (3, 5, 15), (4, 0, 20)])
def test_ex6_roads_are_closed_by_the_number_of_seats(seats: int, closed: int, left: int) -> None:
    s = GAME.start(seats, {}, 4)
    blocked = [printed.id for printed in ROADS if s.road[road(printed.id)] != RoadIs.OPEN]

    assert [printed.id for printed in ROADS if printed.closed_with == seats] == blocked
    assert (closed, left) == (len(blocked), s.signposts)
    assert len(ROADS) - closed == left + 10
    assert ["blocked"] * closed == [r.status for r in GAME.view(s, None).roads if r.status != "open"]


@pytest.mark.clause("VIA-221", "VIA-222")
def test_red_and_yellow_roads() -> None:
    red, yellow = GAME.start(2, {}, 4), GAME.start(3, {}, 4)
    assert (RoadIs.SIGNPOSTED, RoadIs.OPEN) == (red.road[road("R26")], yellow.road[road("R26")])
    assert (RoadIs.OPEN, RoadIs.SIGNPOSTED) == (red.road[road("R16")], yellow.road[road("R16")])
