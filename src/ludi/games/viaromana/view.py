"""What each seat may see, built from nothing: never a copy of the state with holes."""

from typing import Any

import msgspec
import numpy as np

from ludi.core import layout
from ludi.core.contract import OVER, BySeat, Choice, Event, SeatNumber, View
from ludi.games.viaromana import figures
from ludi.games.viaromana.actions import ACTIONS
from ludi.games.viaromana.board import CityView, RoadView, cities, road_view
from ludi.games.viaromana.previews import PAIRS, Outlook, cards_to_draw, claims, preview
from ludi.games.viaromana.rules import legal
from ludi.games.viaromana.state import NOBODY, NOTHING, SEATS, Phase, State
from ludi.games.viaromana.tables import (
    CARD_IDS,
    CARDS_PER_TURN,
    COLOUR_IDS,
    HAND_LIMIT,
    MARKER_IDS,
    MISSIONS,
    N_ROADS,
    ROADS,
)


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
    due: BySeat[int]  # cards still to be taken, as far as they fit and are there


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


class _Sight(msgspec.Struct, frozen=True):
    """A position as it is shown, before anybody in particular looks."""

    common: dict[str, Any]
    closed: tuple[Player, ...]  # as strangers see them
    opened: tuple[Player, ...]  # as their owners do
    outlook: Outlook


def view(s: State, seat: int | None) -> ViaRomanaView:
    """What a seat, or a spectator, may see."""
    sight = _sight(s)
    deciding = s.actor != OVER and s.actor == seat
    return ViaRomanaView(
        seat=seat,
        choices=_choices(s, sight.outlook) if deciding else (),
        players=sight.closed if seat is None else _one_open(sight.closed, sight.opened, seat),
        **sight.common,
    )


@layout.remembered(State)
def _sight(s: State) -> _Sight:
    """Built once for all who look at a position."""
    p = layout.plain(s)
    seat_rows = np.zeros((SEATS, figures.N_FIGURES), dtype=np.int8)
    road_rows = np.zeros((N_ROADS, figures.N_ROAD_FIGURES), dtype=np.int8)
    figures.fill_figures(s, seat_rows, road_rows)
    numbers: list[list[int]] = seat_rows.tolist()[: p.seats]
    of_roads: list[list[int]] = road_rows.tolist()
    roads = tuple(road_view(p, road, tuple(row[: p.seats])) for road, row in enumerate(of_roads))
    lacks = numbers[p.actor][figures.LACKS :] if p.actor != OVER else []
    return _Sight(
        _common(p, roads),
        tuple(_player(p, seat, row, is_open=False) for seat, row in enumerate(numbers)),
        tuple(_player(p, seat, row, is_open=True) for seat, row in enumerate(numbers)),
        Outlook(p, roads, [row[figures.WINNER :] for row in of_roads], lacks),
    )


def _one_open(closed: tuple[Player, ...], opened: tuple[Player, ...], seat: int) -> tuple[Player, ...]:
    return (*closed[:seat], opened[seat], *closed[seat + 1 :])


def _common(p: Any, roads: tuple[RoadView, ...]) -> dict[str, Any]:
    """What everybody sees alike."""
    return {
        "actor": p.actor,
        "ask": ask(p),
        "start": p.start,
        "turn": None if p.actor == OVER or p.phase == Phase.START else p.turn,
        "cards_left": 0 if p.phase == Phase.DRAW else CARDS_PER_TURN - p.played,
        "played": cards(p.front),
        "pending": _pending(p),
        "scoring": _scoring(p),
        "signposts": p.signposts,
        "eagle": None if p.eagle == NOBODY else p.eagle,
        "last_turns": p.eagle != NOBODY,
        "idle_turns": p.idle,
        "display": tuple(None if card == NOTHING else CARD_IDS[card] for card in p.display),
        "draw_pile": p.n_pile,
        "discard_pile": cards(p.discard),
        "cities": cities(p),
        "roads": roads,
        "stubborn_hand": bool(p.stubborn_hand),
        "dangerous_tie": bool(p.dangerous_tie),
    }


def cards(counts: list[int]) -> tuple[str, ...]:
    """Counts by kind as the cards themselves, in the order of the kinds."""
    return tuple(CARD_IDS[card] for card, n in enumerate(counts) for _ in range(n))


def ask(p: Any) -> Event:
    """What is asked of the actor, as a sentence."""
    if p.actor == OVER:
        return Event("ask-over")
    about: dict[str, Any] = {"seat": p.actor}
    match Phase(p.phase):
        case Phase.DISCARD:
            return Event("ask-discard", about | {"surplus": p.n_hand[p.actor] - HAND_LIMIT})
        case Phase.BUILD:
            return Event("ask-build", about | {"cards": CARDS_PER_TURN - p.played})
        case Phase.PAY:
            build = ACTIONS[p.pending]
            return Event(f"ask-pay-{build.kind}", about | build.arguments | {"cards": _cards_to_pay(p)})
        case Phase.MARKER:
            return Event("ask-marker", about | {"road": ROADS[p.scoring].id})
        case Phase.TAKE:
            return Event(
                "ask-take", about | {"road": ROADS[p.scoring].id, "cards": claims(p, p.winner, p.due)[p.actor]}
            )
        case Phase.DRAW:
            return Event("ask-draw", about | {"cards": cards_to_draw(p)})
        case phase:
            return Event(f"ask-{phase.name.lower()}", about)


def _choices(s: State, outlook: Outlook) -> tuple[Choice, ...]:
    mask = np.zeros(len(ACTIONS), dtype=np.bool_)
    legal(s, mask)
    return tuple(
        Choice(action.code, action.kind, action.arguments, preview(outlook, action))
        for action in (ACTIONS[code] for code in np.flatnonzero(mask).tolist())
    )


def _cards_to_pay(p: Any) -> int:
    return 2 if ACTIONS[p.pending].kind in PAIRS and p.paid == NOTHING else 1


def _pending(p: Any) -> PendingBuild | None:
    if p.pending == NOTHING:
        return None
    build = ACTIONS[p.pending]
    place = str(next(iter(build.arguments.values())))
    return PendingBuild(build.kind, place, None if p.paid == NOTHING else CARD_IDS[p.paid], _cards_to_pay(p))


def _scoring(p: Any) -> RoadScoring | None:
    if p.scoring == NOTHING:
        return None
    return RoadScoring(ROADS[p.scoring].id, p.turn, p.winner, tuple(claims(p, p.winner, p.due)))


def _player(p: Any, seat: int, row: list[int], *, is_open: bool) -> Player:
    """A seat's holdings as its owner sees them, or as strangers do."""
    knows_mission = is_open or p.actor == OVER
    points = row[figures.MARKERS], row[figures.CASTLES], row[figures.EAGLE]
    mission = row[figures.MISSION] if knows_mission else None
    return Player(
        seat=seat,
        castles=p.castles[seat],
        milestones=p.milestones[seat],
        n_cards=p.n_hand[seat],
        hand=cards(p.hand[seat]) if is_open else None,
        seen_cards=cards(p.seen[seat]),
        markers=tuple(MARKER_IDS[kind] for kind, n in enumerate(p.markers[seat]) for _ in range(n)),
        mission=MISSIONS[p.mission[seat]].id if knows_mission else None,
        mission_lacks=_colours(row[figures.LACKS :]) if knows_mission else None,
        points=Points(*points, mission, sum(points) + (mission or 0)),
    )


def _colours(counts: list[int]) -> tuple[str, ...]:
    """Counts by colour as the colours themselves."""
    return tuple(COLOUR_IDS[colour] for colour, n in enumerate(counts) for _ in range(n))
