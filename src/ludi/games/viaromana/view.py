"""What each seat may see, built from nothing: never a copy of the state with holes."""

from typing import Any, Final

import msgspec

from ludi.core import layout
from ludi.core.contract import OVER, BySeat, Event, SeatNumber, View
from ludi.core.parts.choices import choices

from .board import CityView, RoadView, cities, roads
from .holdings import LACKS, Player, cards, figures, player
from .paying import IS_IN_CITY, IS_PAIR
from .previews import Outlook, cards_to_draw
from .state import NOBODY, NOTHING, Build, Phase, State
from .tables import CARD_IDS, CARDS_PER_TURN, CITY_IDS, HAND_LIMIT, ROAD_IDS, SPACE_IDS

_SITE: Final = tuple("city" if IS_IN_CITY[build] else "space" for build in Build)


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
    is_deciding = s.actor != OVER and s.actor == seat
    players = sight.closed
    if seat is not None:
        players = (*players[:seat], sight.opened[seat], *players[seat + 1 :])
    return ViaRomanaView(
        seat=seat,
        choices=choices(s, sight.outlook.preview) if is_deciding else (),
        players=players,
        **sight.common,
    )


@layout.remembered(State)
def _sight(s: State) -> _Sight:
    """Built once for all who look at a position."""
    p = layout.plain(s)
    rows = figures(s)
    shown = roads(s, p)
    lacks = rows[p.actor][LACKS:] if p.actor != OVER else []
    hand = tuple(p.hand[p.actor]) if p.actor != OVER else ()
    return _Sight(
        _common(p, shown),
        tuple(player(p, seat, row, is_open=False) for seat, row in enumerate(rows)),
        tuple(player(p, seat, row, is_open=True) for seat, row in enumerate(rows)),
        Outlook(p, shown, lacks, hand),
    )


def _common(p: Any, shown: tuple[RoadView, ...]) -> dict[str, Any]:
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
        "roads": shown,
        "stubborn_hand": bool(p.stubborn_hand),
        "dangerous_tie": bool(p.dangerous_tie),
    }


def ask(p: Any) -> Event:
    """What is asked of the actor, as a sentence."""
    if p.actor == OVER:
        return Event("ask-over")
    about: dict[str, Any] = {"seat": p.actor}
    match Phase(p.phase):
        case Phase.DISCARD:
            about["surplus"] = p.n_hand[p.actor] - HAND_LIMIT
        case Phase.BUILD:
            about["cards"] = CARDS_PER_TURN - p.played
        case Phase.PAY:
            pay = f"ask-pay-{_build(p)}"
            return Event(pay, about | {_SITE[p.pending]: _place(p), "cards": _cards_to_pay(p)})
        case Phase.MARKER:
            about["road"] = ROAD_IDS[p.scoring]
        case Phase.TAKE:
            about |= {"road": ROAD_IDS[p.scoring], "cards": p.due[p.actor]}
        case Phase.DRAW:
            about["cards"] = cards_to_draw(p)
    return Event(f"ask-{Phase(p.phase).name.lower()}", about)


def _build(p: Any) -> str:
    return Build(p.pending).name.lower()


def _place(p: Any) -> str:
    return CITY_IDS[p.site] if IS_IN_CITY[p.pending] else SPACE_IDS[p.site]


def _cards_to_pay(p: Any) -> int:
    return 2 if IS_PAIR[p.pending] and p.paid == NOTHING else 1


def _pending(p: Any) -> PendingBuild | None:
    if p.pending == NOTHING:
        return None
    return PendingBuild(_build(p), _place(p), None if p.paid == NOTHING else CARD_IDS[p.paid], _cards_to_pay(p))


def _scoring(p: Any) -> RoadScoring | None:
    if p.scoring == NOTHING:
        return None
    return RoadScoring(ROAD_IDS[p.scoring], p.turn, p.winner, tuple(p.due[: p.seats]))
