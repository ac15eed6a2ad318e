"""What an action would lead to, before it is taken; nothing here depends on chance or on others' secrets."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from ludi.core.catalogue import Action
from ludi.core.contract import Event
from ludi.games.viaromana import actions as code
from ludi.games.viaromana.actions import ACTIONS, CITY_IDS
from ludi.games.viaromana.state import NOBODY, NOTHING
from ludi.games.viaromana.tables import (
    BASE_VALUE,
    CITY_COLOUR,
    CITY_ROADS,
    DISPLAY,
    DRAWN_PER_TURN,
    HAND_LIMIT,
    N_CARDS,
    SPACE_ROAD,
)

BUILDS: Final = frozenset({"castle", "city", "joker_city", "double", "road", "joker_road"})
PAIRS: Final = frozenset({"castle", "joker_city", "joker_road"})
"""The builds that cost two cards."""

_ROADS_OF: Final = tuple(tuple(road for road in roads if road >= 0) for roads in CITY_ROADS.tolist())
_ROAD_OF: Final[list[int]] = SPACE_ROAD.tolist()
_COLOUR_OF: Final[list[int]] = CITY_COLOUR.tolist()


class Outlook(NamedTuple):
    """A position as previews read it."""

    p: Any  # in plain numbers
    roads: tuple[Any, ...]  # as they are shown
    winners: list[list[int]]  # of each road with none, one or two pieces more of the seat whose turn it is
    lacks: list[int]  # markers that the actor's mission still needs, by colour


def preview(outlook: Outlook, action: Action) -> tuple[Event, ...]:
    """The consequences of a legal action, as sentences."""
    p = outlook.p
    match action.kind:
        case kind if kind in BUILDS:
            cost = 2 if kind in PAIRS else 1
            return (Event("leads-cost", {"cards": cost}), *_of_build(outlook, action, cost))
        case "pay":
            build = ACTIONS[p.pending]
            if build.kind in PAIRS and p.paid == NOTHING:
                return (Event("leads-second-card"),)
            return tuple(_of_build(outlook, build, 1))
        case "discard":
            return (Event("leads-hand", {"cards": p.n_hand[p.actor] - 1}),)
        case "keep":
            return (Event("leads-hand", {"cards": p.n_hand[p.actor]}),)
        case "take":
            return (Event("leads-take", {"cards": claims(p, p.winner, p.due)[p.actor] - 1}),)
        case "marker":
            return tuple(_of_marker(outlook, action.code - code.MARKER))
        case "score":
            return tuple(_of_scoring(outlook, action.code - code.SCORE, 0, 0))
        case "end":
            drawn = cards_to_draw(p)
            return (Event("leads-draw-choice") if drawn and p.stubborn_hand else Event("leads-draw", {"cards": drawn}),)
        case "draw":
            return (Event("leads-hand", {"cards": p.n_hand[p.actor] + int(action.arguments["cards"])}),)
        case _:
            return (_castle_worth(p, action.code - code.START),)


def cards_to_draw(p: Any) -> int:
    """How many cards the actor can draw if he ends his turn now."""
    return min(DRAWN_PER_TURN, _room(p, p.turn), p.n_pile + sum(p.discard) + sum(p.front))


def _room(p: Any, seat: int) -> int:
    """How many cards fit into a hand."""
    return HAND_LIMIT - p.n_hand[seat] if p.stubborn_hand else N_CARDS


def _cards_to_take(p: Any) -> int:
    """How many cards there are to take in scorings: open ones and those that can be drawn (VIA-525, VIA-604)."""
    return DISPLAY - p.display.count(NOTHING) + p.n_pile + sum(p.discard)


def claims(p: Any, winner: int, due: Sequence[int], paying: int = 0) -> list[int]:
    """What every seat will take of the cards that are due to it, clockwise after the winner, as far as they fit.

    The seat whose turn it is will have paid so many cards more by then.
    """
    taken = [0] * p.seats
    for step in range(1, p.seats):
        seat = (winner + step) % p.seats
        room = _room(p, seat) + (paying if seat == p.turn else 0)
        taken[seat] = min(due[seat], room, _cards_to_take(p) - sum(taken))
    return taken


def _castle_worth(p: Any, city: int) -> Event:
    return Event("leads-castle", {"points": BASE_VALUE + p.stack[city]})


def _of_build(outlook: Outlook, action: Action, paying: int) -> list[Event]:
    """The roads that a build completes, or how far its road would be."""
    match action.kind:
        case "road" | "joker_road":
            first = code.ROAD if action.kind == "road" else code.JOKER_ROAD
            return _of_road(outlook, _ROAD_OF[action.code - first], 1, paying)
        case "double":
            return _of_road(outlook, (action.code - code.DOUBLE) // 2, 2, paying)
        case "castle":
            city = action.code - code.CASTLE
            events = [_castle_worth(outlook.p, city)]
        case _:
            city = action.code - (code.CITY if action.kind == "city" else code.JOKER_CITY)
            events = []
    complete = [road for road in _ROADS_OF[city] if outlook.roads[road].missing == 1]
    if len(complete) > 1:
        return events + _of_scorings(outlook, complete, city, paying)
    return events + [event for road in complete for event in _of_scoring(outlook, road, 1, paying)]


def _of_road(outlook: Outlook, road: int, milestones: int, paying: int) -> list[Event]:
    """What milestones on a road would do there."""
    shown, actor = outlook.roads[road], outlook.p.actor
    if shown.missing == milestones:
        return _of_scoring(outlook, road, milestones, paying)
    others = max(pieces for seat, pieces in enumerate(shown.pieces) if seat != actor)
    about = {"missing": shown.missing - milestones, "pieces": shown.pieces[actor] + milestones, "others": others}
    return [Event("leads-progress", {"road": shown.road, **about})]


def _due(outlook: Outlook, road: int, more: int) -> list[int]:
    """Everybody's cards for a road, completed by so many pieces more of the seat whose turn it is."""
    winner = outlook.winners[road][more]
    if winner == NOBODY:
        return [0] * outlook.p.seats
    pieces = list(outlook.roads[road].pieces)
    pieces[outlook.p.turn] += more
    return [0 if seat == winner else n for seat, n in enumerate(pieces)]


def _of_scoring(outlook: Outlook, road: int, more: int, paying: int) -> list[Event]:
    """Who would win a road that is scored next, and what everybody would get."""
    winner = outlook.winners[road][more]
    due = _due(outlook, road, more)
    taken = claims(outlook.p, winner, due, paying)
    return [_of_prizes(outlook, road, winner), *_of_cards(outlook, road, winner, due, taken)]


def _of_cards(outlook: Outlook, road: int, winner: int, due: Sequence[int], taken: Sequence[int]) -> Iterator[Event]:
    for step in range(1, outlook.p.seats):
        seat = (winner + step) % outlook.p.seats
        about = {"seat": seat, "road": outlook.roads[road].road}
        if taken[seat]:
            yield Event("leads-cards", about | {"cards": taken[seat]})
        elif due[seat]:
            yield Event("leads-cards-none", about)


def _of_scorings(outlook: Outlook, roads: Sequence[int], city: int, paying: int) -> list[Event]:
    """What roads bring that a piece in this city completes together: the order of their scorings is still open."""
    p = outlook.p
    dues = [_due(outlook, road, 1) for road in roads]
    in_all = [sum(due[seat] for due in dues) for seat in range(p.seats)]
    fits = all(n <= _room(p, seat) + (paying if seat == p.turn else 0) for seat, n in enumerate(in_all))
    is_certain = fits and sum(in_all) <= _cards_to_take(p)
    events = []
    for road, due in zip(roads, dues, strict=True):
        winner = outlook.winners[road][1]
        if winner != NOBODY and p.stack[city]:
            # Whoever wins before him may have taken the marker that lies on top now.
            about = {"seat": winner, "road": outlook.roads[road].road}
            events.append(Event("leads-win-shared", about | {"value": max(outlook.roads[road].prizes)}))
        else:
            events.append(_of_prizes(outlook, road, winner))
        if is_certain:
            events += _of_cards(outlook, road, winner, due, due)
    if not is_certain:
        most = [min(n, _room(p, seat) + (paying if seat == p.turn else 0)) for seat, n in enumerate(in_all)]
        events += [
            Event("leads-cards-most", {"seat": seat, "cards": min(n, _cards_to_take(p))})
            for seat, n in enumerate(most)
            if in_all[seat]
        ]
    return events


def _of_prizes(outlook: Outlook, road: int, winner: int) -> Event:
    """What the winner of a road may take."""
    shown = outlook.roads[road]
    if winner == NOBODY:
        return Event("leads-tie", {"road": shown.road})
    won: dict[str, Any] = {"seat": winner, "road": shown.road}
    if not shown.prizes:
        return Event("leads-win-nothing", won)
    if min(shown.prizes) == max(shown.prizes):
        return Event("leads-win", won | {"value": shown.prizes[0]})
    return Event("leads-win-either", won | {"value": max(shown.prizes), "other": min(shown.prizes)})


def _of_marker(outlook: Outlook, city: int) -> list[Event]:
    """The marker's value, what it does for the own mission and to the castle there."""
    p = outlook.p
    events = [Event("leads-marker", {"value": BASE_VALUE + p.stack[city]})]
    if outlook.lacks[_COLOUR_OF[city]]:
        events.append(Event("leads-mission", {"missing": sum(outlook.lacks) - 1}))
    if p.has_castle[city]:
        events.append(Event("leads-castle-loses", {"seat": p.city[city], "city": CITY_IDS[city]}))
    return events
