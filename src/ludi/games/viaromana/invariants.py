"""What must hold in every position: nothing printed is ever lost or made."""

from itertools import pairwise

from ludi.core.contract import OVER
from ludi.games.viaromana.state import N_ASKED, NOBODY, NOTHING, SEATS, Phase, RoadIs, State
from ludi.games.viaromana.tables import (
    CARD_COPIES,
    CARDS_PER_TURN,
    CASTLES,
    CITIES,
    HAND_LIMIT,
    IDLE_ROUNDS,
    MARKER_KINDS,
    MILESTONES,
    N_CITIES,
    N_MISSIONS,
    N_ROADS,
    ROAD_CLOSED_WITH,
    ROAD_ENDS,
    ROAD_FIRST,
    ROADS,
    SIGNPOSTS,
)


def check(s: State) -> None:
    """Assert conservation of cards, markers, pieces and signposts, and the shape of the roads."""
    _check_cards(s)
    _check_pieces(s)
    _check_markers(s)
    for road in range(N_ROADS):
        _check_road(s, road)
    standing = sum(1 for road in range(N_ROADS) if s.road[road] == RoadIs.SIGNPOSTED)
    assert SIGNPOSTS == standing + s.signposts, "signposts"
    assert (s.signposts == 0) == (s.eagle != NOBODY), "eagle"
    assert sorted(int(tile) for tile in s.mission) == list(range(N_MISSIONS)), "missions"
    assert 0 <= s.idle <= IDLE_ROUNDS * s.seats, "idle turns"
    if s.actor != OVER:
        assert 0 <= s.actor < s.seats, "actor"
        assert 0 <= s.phase < N_ASKED, "phase"
        assert (s.scoring != NOTHING) == (s.phase in {Phase.MARKER, Phase.TAKE}), "scoring"
        assert (s.pending != NOTHING) == (s.phase == Phase.PAY), "pending build"
        assert s.played == sum(int(n) for n in s.front) <= CARDS_PER_TURN, "cards in front"
        assert s.actor == s.turn or s.phase in {Phase.START, Phase.MARKER, Phase.TAKE}, "turn"


def _check_cards(s: State) -> None:
    shown = [int(card) for card in s.display if card != NOTHING]
    for card in range(N_CITIES):
        cards = int(s.pile[card]) + int(s.discard[card]) + int(s.front[card]) + shown.count(card)
        for seat in range(SEATS):
            cards += int(s.hand[seat, card])
            assert 0 <= s.seen[seat, card] <= s.hand[seat, card], f"seat {seat}: seen {CITIES[card].id}"
        assert CARD_COPIES[card] == cards, f"cards {CITIES[card].id}"
        assert min(int(s.pile[card]), int(s.discard[card]), int(s.front[card])) >= 0, f"piles of {CITIES[card].id}"
    assert s.n_pile == sum(int(n) for n in s.pile), "size of the draw pile"
    for seat in range(s.seats):
        assert s.n_hand[seat] == sum(int(n) for n in s.hand[seat, :]), f"seat {seat}: size of the hand"
        assert not s.stubborn_hand or s.n_hand[seat] <= HAND_LIMIT, f"seat {seat}: stubborn hand"


def _check_pieces(s: State) -> None:
    for seat in range(SEATS):
        here = [city for city in range(N_CITIES) if s.city[city] == seat]
        castles = sum(int(s.has_castle[city]) for city in here)
        milestones = len(here) - castles + sum(1 for owner in s.space if owner == seat)
        in_game = seat < s.seats
        assert (CASTLES if in_game else 0) == castles + s.castles[seat], f"seat {seat}: castles"
        assert (MILESTONES if in_game else 0) == milestones + s.milestones[seat], f"seat {seat}: milestones"
        assert min(s.castles[seat], s.milestones[seat]) >= 0, f"seat {seat}: supply"
    assert not any(s.has_castle[city] for city in range(N_CITIES) if s.city[city] == NOBODY), "castles"


def _check_markers(s: State) -> None:
    for kind, (colour, value) in enumerate(MARKER_KINDS):
        printed = sum(1 for city in CITIES if city.colour == colour and city.highest >= value)
        lying = sum(1 for c, city in enumerate(CITIES) if city.colour == colour and s.stack[c] > value - 2)
        taken = sum(int(s.markers[seat, kind]) for seat in range(SEATS))
        assert printed == lying + taken, f"markers {colour.name} {value}"


def _check_road(s: State, road: int) -> None:
    name = ROADS[road].id
    built = [bool(s.space[p] != NOBODY) for p in range(ROAD_FIRST[road], ROAD_FIRST[road + 1])]
    ends = [bool(s.city[ROAD_ENDS[road, end]] != NOBODY) for end in range(2)]
    if s.road[road] == RoadIs.SIGNPOSTED:
        assert not any(built), f"{name}: milestones on a closed road"
    elif s.road[road] == RoadIs.OPEN:
        assert not all(built + ends), f"{name}: complete and not scored"
        gaps = sum(1 for left, right in pairwise(built) if left and not right)
        assert gaps <= 1, f"{name}: empty spaces in more than one run"
        assert not built[0] or ends[0] or all(built), f"{name}: built from nowhere"
        assert not built[-1] or ends[1] or all(built), f"{name}: built from nowhere"
    else:
        assert all(built + ends), f"{name}: scored and not complete"
    if ROAD_CLOSED_WITH[road] == s.seats:
        assert s.road[road] == RoadIs.SIGNPOSTED, f"{name}: blocked"
