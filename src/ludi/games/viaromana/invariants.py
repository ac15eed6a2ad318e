"""What must hold in every position: nothing printed is ever lost or made."""

from collections import Counter

from ludi.core.contract import OVER

from .state import IN_PILE, N_ASKED, NOBODY, NOTHING, SEATS, Phase, RoadIs, State
from .tables import (
    CARD_COPIES,
    CARDS_PER_TURN,
    CASTLES,
    CITIES,
    COPY_CARD,
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
    Colour,
)

# Plain lists are read many times faster than arrays, and checks run after every step of long tests.
_COPIES: list[int] = CARD_COPIES.tolist()
_KINDS: list[int] = COPY_CARD.tolist()
_ENDS: list[list[int]] = ROAD_ENDS.tolist()
_FIRST: list[int] = ROAD_FIRST.tolist()
_CLOSED_WITH: list[int] = ROAD_CLOSED_WITH.tolist()
_CITIES_OF = [[place for place, city in enumerate(CITIES) if city.colour == colour] for colour in Colour]
_MARKERS = [sum(CITIES[city].highest >= value for city in _CITIES_OF[colour]) for colour, value in MARKER_KINDS]


def check(s: State) -> None:
    """Assert conservation of cards, markers, pieces and signposts, and the shape of the roads."""
    _check_cards(s)
    _check_pieces(s)
    _check_markers(s)
    _check_roads(s)
    standing = s.road.tolist().count(RoadIs.SIGNPOSTED)
    assert SIGNPOSTS == standing + s.signposts, "signposts"
    assert (s.signposts == 0) == (s.eagle != NOBODY), "eagle"
    assert sorted(s.mission.tolist()) == list(range(N_MISSIONS)), "missions"
    assert 0 <= s.idle <= IDLE_ROUNDS * s.seats, "idle turns"
    if s.actor != OVER:
        assert 0 <= s.actor < s.seats, "actor"
        assert 0 <= s.phase < N_ASKED, "phase"
        assert (s.scoring != NOTHING) == (s.phase in {Phase.MARKER, Phase.TAKE}), "scoring"
        assert (s.pending != NOTHING) == (s.site != NOTHING) == (s.phase == Phase.PAY), "pending build"
        in_front = 0 if s.phase == Phase.DRAW else s.played
        assert in_front == sum(s.front.tolist()), "cards in front"
        assert s.played <= CARDS_PER_TURN, "cards played"
        assert s.actor == s.turn or s.phase in {Phase.START, Phase.MARKER, Phase.TAKE}, "turn"


def _check_cards(s: State) -> None:
    shown = s.display.tolist()
    pile, discard, front = s.pile.tolist(), s.discard.tolist(), s.front.tolist()
    hands, seen, sizes = s.hand.tolist(), s.seen.tolist(), s.n_hand.tolist()
    for card in range(N_CITIES):
        held = sum(hand[card] for hand in hands)
        cards = pile[card] + discard[card] + front[card] + shown.count(card) + held
        assert _COPIES[card] == cards, f"cards {CITIES[card].id}"
        assert min(pile[card], discard[card], front[card]) >= 0, f"piles of {CITIES[card].id}"
    assert s.n_pile == sum(pile), "size of the draw pile"
    unseen = Counter(zip(s.holder.tolist(), _KINDS, strict=True))
    for card in range(N_CITIES):
        assert pile[card] == unseen[IN_PILE, card], f"copies of {CITIES[card].id} in the pile"
        for seat in range(SEATS):
            assert hands[seat][card] - seen[seat][card] == unseen[seat, card], f"copies of {CITIES[card].id} held"
    dealt = {shuffle for holder, shuffle in zip(s.holder.tolist(), s.dealt.tolist(), strict=True) if holder == IN_PILE}
    assert dealt <= {s.shuffle}, "cards of an old shuffle in the pile"
    for seat in range(SEATS):
        assert all(0 <= known <= n for known, n in zip(seen[seat], hands[seat], strict=True)), f"seat {seat}: seen"
        assert sizes[seat] == sum(hands[seat]), f"seat {seat}: size of the hand"
        assert not s.stubborn_hand or sizes[seat] <= HAND_LIMIT, f"seat {seat}: stubborn hand"


def _check_pieces(s: State) -> None:
    cities, castles, spaces = s.city.tolist(), s.has_castle.tolist(), s.space.tolist()
    for seat in range(SEATS):
        built = sum(castle for owner, castle in zip(cities, castles, strict=True) if owner == seat)
        milestones = cities.count(seat) - built + spaces.count(seat)
        in_game = seat < s.seats
        assert (CASTLES if in_game else 0) == built + s.castles[seat], f"seat {seat}: castles"
        assert (MILESTONES if in_game else 0) == milestones + s.milestones[seat], f"seat {seat}: milestones"
        assert min(s.castles[seat], s.milestones[seat]) >= 0, f"seat {seat}: supply"
    assert not any(castle for owner, castle in zip(cities, castles, strict=True) if owner == NOBODY), "castles"


def _check_markers(s: State) -> None:
    stacks, taken = s.stack.tolist(), s.markers.tolist()
    for kind, (colour, value) in enumerate(MARKER_KINDS):
        lying = sum(stacks[city] > value - 2 for city in _CITIES_OF[colour])
        assert _MARKERS[kind] == lying + sum(row[kind] for row in taken), f"markers {colour.name} {value}"


def _check_roads(s: State) -> None:
    roads, cities, spaces = s.road.tolist(), s.city.tolist(), s.space.tolist()
    for road in range(N_ROADS):
        built = [owner != NOBODY for owner in spaces[_FIRST[road] : _FIRST[road + 1]]]
        ends = [cities[city] != NOBODY for city in _ENDS[road]]
        assert _CLOSED_WITH[road] != s.seats or roads[road] == RoadIs.SIGNPOSTED, f"{ROADS[road].id}: blocked"
        _check_road(ROADS[road].id, roads[road], built, ends)


def _check_road(name: str, status: int, built: list[bool], ends: list[bool]) -> None:
    if status == RoadIs.SIGNPOSTED:
        assert not any(built), f"{name}: milestones on a closed road"
    elif status == RoadIs.OPEN:
        assert not all(built + ends), f"{name}: complete and not scored"
        empty = [place for place, is_built in enumerate(built) if not is_built]
        assert not empty or len(empty) == empty[-1] - empty[0] + 1, f"{name}: empty spaces in more than one run"
        assert not built[0] or ends[0] or all(built), f"{name}: built from nowhere"
        assert not built[-1] or ends[1] or all(built), f"{name}: built from nowhere"
    else:
        assert all(built + ends), f"{name}: scored and not complete"
