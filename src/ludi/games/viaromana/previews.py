"""What an action would lead to, before it is taken; nothing here depends on chance or on others' secrets."""

from typing import Any, Final, NamedTuple

from ludi.core.catalogue import Action
from ludi.core.contract import Event
from ludi.games.viaromana import actions as code
from ludi.games.viaromana.actions import ACTIONS, CITY_IDS
from ludi.games.viaromana.state import NOBODY, NOTHING
from ludi.games.viaromana.tables import BASE_VALUE, CITY_COLOUR, CITY_ROADS, DRAWN_PER_TURN, HAND_LIMIT, SPACE_ROAD

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
            return (Event("leads-cost", {"cards": 2 if kind in PAIRS else 1}), *_of_build(outlook, action))
        case "pay":
            build = ACTIONS[p.pending]
            if build.kind in PAIRS and p.paid == NOTHING:
                return (Event("leads-second-card"),)
            return tuple(_of_build(outlook, build))
        case "discard":
            return (Event("leads-hand", {"cards": p.n_hand[p.actor] - 1}),)
        case "keep":
            return (Event("leads-hand", {"cards": p.n_hand[p.actor]}),)
        case "take":
            return (Event("leads-take", {"cards": p.due[p.actor] - 1}),)
        case "marker":
            return tuple(_of_marker(outlook, action.code - code.MARKER))
        case "score":
            return tuple(_of_scoring(outlook, action.code - code.SCORE, 0))
        case "end":
            return (Event("leads-draw", {"cards": cards_to_draw(p)}),)
        case _:
            return (_castle_worth(p, action.code - code.START),)


def cards_to_draw(p: Any) -> int:
    """How many cards the actor will draw if he ends his turn now."""
    left = p.n_pile + sum(p.discard) + sum(p.front)
    room = HAND_LIMIT - p.n_hand[p.actor] if p.stubborn_hand else DRAWN_PER_TURN
    return min(DRAWN_PER_TURN, room, left)


def _castle_worth(p: Any, city: int) -> Event:
    return Event("leads-castle", {"points": BASE_VALUE + p.stack[city]})


def _of_build(outlook: Outlook, action: Action) -> list[Event]:
    """The roads that a build completes, or how far its road would be."""
    match action.kind:
        case "road" | "joker_road":
            first = code.ROAD if action.kind == "road" else code.JOKER_ROAD
            return _of_road(outlook, _ROAD_OF[action.code - first], 1)
        case "double":
            return _of_road(outlook, (action.code - code.DOUBLE) // 2, 2)
        case "castle":
            city = action.code - code.CASTLE
            events = [_castle_worth(outlook.p, city)]
        case _:
            city = action.code - (code.CITY if action.kind == "city" else code.JOKER_CITY)
            events = []
    for road in _ROADS_OF[city]:
        if outlook.roads[road].missing == 1:
            events += _of_scoring(outlook, road, 1)
    return events


def _of_road(outlook: Outlook, road: int, milestones: int) -> list[Event]:
    """A road with so many milestones more of the actor."""
    shown, actor = outlook.roads[road], outlook.p.actor
    if shown.missing == milestones:
        return _of_scoring(outlook, road, milestones)
    others = max(pieces for seat, pieces in enumerate(shown.pieces) if seat != actor)
    about = {"missing": shown.missing - milestones, "pieces": shown.pieces[actor] + milestones, "others": others}
    return [Event("leads-progress", {"road": shown.road, **about})]


def _of_scoring(outlook: Outlook, road: int, more: int) -> list[Event]:
    """Who would win a road, completed by so many pieces more of the actor, and what everybody would get."""
    shown, winner = outlook.roads[road], outlook.winners[road][more]
    name = shown.road
    if winner == NOBODY:
        return [Event("leads-tie", {"road": name})]
    events = [_of_prizes({"seat": winner, "road": name}, shown.prizes)]
    for seat, pieces in enumerate(shown.pieces):
        due = pieces + (more if seat == outlook.p.turn else 0)
        if due and seat != winner:
            events.append(Event("leads-cards", {"seat": seat, "road": name, "cards": due}))
    return events


def _of_prizes(won: dict[str, Any], prizes: tuple[int, ...]) -> Event:
    """What the winner of a road may take."""
    if not prizes:
        return Event("leads-win-nothing", won)
    if min(prizes) == max(prizes):
        return Event("leads-win", won | {"value": prizes[0]})
    return Event("leads-win-either", won | {"value": max(prizes), "other": min(prizes)})


def _of_marker(outlook: Outlook, city: int) -> list[Event]:
    """The marker's value, what it does for the own mission and to the castle there."""
    p = outlook.p
    events = [Event("leads-marker", {"value": BASE_VALUE + p.stack[city]})]
    if outlook.lacks[_COLOUR_OF[city]]:
        events.append(Event("leads-mission", {"missing": sum(outlook.lacks) - 1}))
    if p.has_castle[city]:
        events.append(Event("leads-castle-loses", {"seat": p.city[city], "city": CITY_IDS[city]}))
    return events
