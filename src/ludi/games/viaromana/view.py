"""What each seat may see, built from nothing: never a copy of the state with holes."""

from typing import Any

import msgspec
import numpy as np

from ludi.core.contract import OVER, BySeat, Choice, Event, SeatNumber, View
from ludi.games.viaromana.actions import ACTIONS
from ludi.games.viaromana.building import is_pair
from ludi.games.viaromana.points import castle_points, eagle_points, marker_points, markers_of, mission_points
from ludi.games.viaromana.previews import piece_counts, preview
from ludi.games.viaromana.rules import legal
from ludi.games.viaromana.state import NOBODY, NOTHING, Phase, RoadIs, State
from ludi.games.viaromana.tables import (
    BASE_VALUE,
    CARD_IDS,
    CARDS_PER_TURN,
    CITIES,
    HAND_LIMIT,
    MARKER_KINDS,
    MISSIONS,
    N_CITIES,
    N_ROADS,
    ROAD_CLOSED_WITH,
    ROAD_ENDS,
    ROAD_FIRST,
    ROADS,
    Colour,
)


class CityView(msgspec.Struct, frozen=True):
    """A city, the piece in it and the markers beside it."""

    city: str
    colour: str
    symbol: str
    seat: SeatNumber | None  # the owner of the piece
    piece: str | None  # castle or milestone
    markers: tuple[int, ...]  # bottom first
    worth: int  # of a castle here, if the game ended now


class RoadView(msgspec.Struct, frozen=True):
    """A road. When it is complete, one of the leaders takes a prize and the others cards, one per piece."""

    road: str
    ends: tuple[str, str]
    colours: tuple[str, ...]
    status: str  # open, complete, blocked, signposted, or scored after the last signpost
    milestones: tuple[SeatNumber | None, ...]  # the owner by space, from the first end
    pieces: BySeat[int]  # those in the end cities included
    missing: int  # pieces until it is complete
    leaders: tuple[SeatNumber, ...]  # the seats with most pieces
    prizes: tuple[int, ...]  # the top markers of its end cities


class PendingBuild(msgspec.Struct, frozen=True):
    """A build that has been chosen and is being paid."""

    build: str  # the kind of the action
    place: str  # a city or a road space
    paid: str | None  # the first of two cards
    cards_to_pay: int


class RoadScoring(msgspec.Struct, frozen=True):
    """The scoring that is going on."""

    road: str
    trigger: SeatNumber
    winner: SeatNumber
    due: BySeat[int]  # cards still to be taken


class Points(msgspec.Struct, frozen=True):
    """Points as if the game ended now, as far as the viewer knows them."""

    markers: int
    castles: int
    eagle: int
    mission: int | None
    total: int


class Player(msgspec.Struct, frozen=True):
    """A seat's holdings; what the viewer may not know is None."""

    seat: SeatNumber
    castles: int  # in the supply
    milestones: int
    n_cards: int
    hand: tuple[str, ...] | None
    seen_cards: tuple[str, ...]  # in the hand: everybody saw them taken
    markers: tuple[str, ...]
    mission: str | None
    mission_lacks: tuple[str, ...] | None  # colours of the markers still missing
    points: Points


class ViaRomanaView(View, frozen=True, kw_only=True):
    """Via Romana from one seat."""

    start: SeatNumber
    turn: SeatNumber | None  # None before the first turn
    cards_left: int  # that may still be played this turn
    played: tuple[str, ...]  # cards in front of the seat whose turn it is
    pending: PendingBuild | None
    scoring: RoadScoring | None
    signposts: int
    eagle: SeatNumber | None
    last_turns: bool
    idle_turns: int
    display: tuple[str | None, ...]
    draw_pile: int
    discard_pile: tuple[str, ...]
    cities: tuple[CityView, ...]
    roads: tuple[RoadView, ...]
    players: tuple[Player, ...]
    stubborn_hand: bool
    dangerous_tie: bool


def view(s: State, seat: int | None) -> ViaRomanaView:
    """What a seat, or a spectator, may see."""
    viewer = NOBODY if seat is None else seat
    return ViaRomanaView(
        seat=seat,
        actor=int(s.actor),
        ask=ask(s),
        choices=_choices(s) if s.actor != OVER and s.actor == viewer else (),
        start=int(s.start),
        turn=None if s.actor == OVER or s.phase == Phase.START else int(s.turn),
        cards_left=CARDS_PER_TURN - int(s.played),
        played=cards(s.front),
        pending=_pending(s),
        scoring=_scoring(s),
        signposts=int(s.signposts),
        eagle=None if s.eagle == NOBODY else int(s.eagle),
        last_turns=bool(s.eagle != NOBODY),
        idle_turns=int(s.idle),
        display=tuple(None if card == NOTHING else CARD_IDS[card] for card in s.display),
        draw_pile=int(s.n_pile),
        discard_pile=cards(s.discard),
        cities=tuple(_city(s, city) for city in range(N_CITIES)),
        roads=tuple(_road(s, road) for road in range(N_ROADS)),
        players=tuple(_player(s, other, viewer) for other in range(s.seats)),
        stubborn_hand=bool(s.stubborn_hand),
        dangerous_tie=bool(s.dangerous_tie),
    )


def cards(counts: Any) -> tuple[str, ...]:
    """Counts by kind as the cards themselves, in the order of the kinds."""
    return tuple(CARD_IDS[card] for card in range(N_CITIES) for _ in range(counts[card]))


def markers(counts: Any) -> tuple[str, ...]:
    """Counts by kind as the markers themselves."""
    return tuple(
        f"{colour.name.lower()}-{value}"
        for kind, (colour, value) in enumerate(MARKER_KINDS)
        for _ in range(counts[kind])
    )


def ask(s: State) -> Event:
    """What is asked of the actor, as a sentence."""
    if s.actor == OVER:
        return Event("ask-over")
    about: dict[str, Any] = {"seat": int(s.actor)}
    match Phase(s.phase):
        case Phase.DISCARD:
            return Event("ask-discard", about | {"surplus": int(s.n_hand[s.actor]) - HAND_LIMIT})
        case Phase.BUILD:
            return Event("ask-build", about | {"cards": CARDS_PER_TURN - int(s.played)})
        case Phase.PAY:
            build = ACTIONS[s.pending]
            return Event(f"ask-pay-{build.kind}", about | build.arguments | {"cards": _cards_to_pay(s)})
        case Phase.MARKER:
            return Event("ask-marker", about | {"road": ROADS[s.scoring].id})
        case Phase.TAKE:
            return Event("ask-take", about | {"road": ROADS[s.scoring].id, "cards": int(s.due[s.actor])})
        case phase:
            return Event(f"ask-{phase.name.lower()}", about)


def _choices(s: State) -> tuple[Choice, ...]:
    mask = np.zeros(len(ACTIONS), dtype=np.bool_)
    legal(s, mask)
    return tuple(
        Choice(action.code, action.kind, action.arguments, preview(s, action))
        for action in (ACTIONS[int(code)] for code in np.flatnonzero(mask))
    )


def _cards_to_pay(s: State) -> int:
    return 2 if is_pair(s.pending) and s.paid == NOTHING else 1


def _pending(s: State) -> PendingBuild | None:
    if s.pending == NOTHING:
        return None
    build = ACTIONS[s.pending]
    place = str(next(iter(build.arguments.values())))
    return PendingBuild(build.kind, place, None if s.paid == NOTHING else CARD_IDS[s.paid], _cards_to_pay(s))


def _scoring(s: State) -> RoadScoring | None:
    if s.scoring == NOTHING:
        return None
    due = tuple(int(s.due[seat]) for seat in range(s.seats))
    return RoadScoring(ROADS[s.scoring].id, int(s.turn), int(s.winner), due)


def _city(s: State, city: int) -> CityView:
    printed = CITIES[city]
    piece = None if s.city[city] == NOBODY else "castle" if s.has_castle[city] else "milestone"
    return CityView(
        city=printed.id,
        colour=printed.colour.name.lower(),
        symbol=printed.symbol.name.lower(),
        seat=None if s.city[city] == NOBODY else int(s.city[city]),
        piece=piece,
        markers=tuple(range(BASE_VALUE + 1, BASE_VALUE + 1 + int(s.stack[city]))),
        worth=BASE_VALUE + int(s.stack[city]),
    )


def _road(s: State, road: int) -> RoadView:
    printed = ROADS[road]
    ends = [int(ROAD_ENDS[road, end]) for end in range(2)]
    owners = [int(s.space[space]) for space in range(ROAD_FIRST[road], ROAD_FIRST[road + 1])]
    pieces = piece_counts(s, road)
    closed = s.road[road] >= RoadIs.SIGNPOSTED
    missing = owners.count(NOBODY) + sum(1 for city in ends if s.city[city] == NOBODY)
    return RoadView(
        road=printed.id,
        ends=(printed.start, printed.end),
        colours=tuple(dict.fromkeys(CITIES[city].colour.name.lower() for city in ends)),
        status="blocked" if ROAD_CLOSED_WITH[road] == s.seats else RoadIs(s.road[road]).name.lower(),
        milestones=tuple(None if owner == NOBODY else owner for owner in owners),
        pieces=pieces,
        missing=0 if closed else missing,
        leaders=() if closed else tuple(t for t in range(s.seats) if pieces[t] and pieces[t] == max(pieces)),
        prizes=() if closed else tuple(BASE_VALUE + int(s.stack[city]) for city in ends if s.stack[city]),
    )


def _player(s: State, seat: int, viewer: int) -> Player:
    knows_mission = seat == viewer or s.actor == OVER
    return Player(
        seat=seat,
        castles=int(s.castles[seat]),
        milestones=int(s.milestones[seat]),
        n_cards=int(s.n_hand[seat]),
        hand=cards(s.hand[seat, :]) if seat == viewer else None,
        seen_cards=cards(s.seen[seat, :]),
        markers=markers(s.markers[seat, :]),
        mission=MISSIONS[s.mission[seat]].id if knows_mission else None,
        mission_lacks=_mission_lacks(s, seat) if knows_mission else None,
        points=_points(s, seat, knows_mission),
    )


def _mission_lacks(s: State, seat: int) -> tuple[str, ...]:
    needs = MISSIONS[s.mission[seat]].needs
    return tuple(
        colour.name.lower() for colour in Colour for _ in range(needs[colour] - int(markers_of(s, seat, colour)))
    )


def _points(s: State, seat: int, knows_mission: bool) -> Points:
    parts = int(marker_points(s, seat)), int(castle_points(s, seat)), int(eagle_points(s, seat))
    mission = int(mission_points(s, seat)) if knows_mission else None
    return Points(*parts, mission, sum(parts) + (mission or 0))
