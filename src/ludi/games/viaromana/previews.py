"""What an action would lead to, before it is taken; nothing here depends on chance or on others' secrets."""

from typing import Final

from ludi.core import layout
from ludi.core.catalogue import Action
from ludi.core.contract import Event
from ludi.games.viaromana.actions import ACTIONS
from ludi.games.viaromana.building import is_pair, place_build
from ludi.games.viaromana.points import markers_missing
from ludi.games.viaromana.scoring import pieces_on, take_marker, winner_of
from ludi.games.viaromana.state import NOBODY, NOTHING, RoadIs, State
from ludi.games.viaromana.tables import (
    BASE_VALUE,
    CITIES,
    DRAWN_PER_TURN,
    HAND_LIMIT,
    N_CITIES,
    N_ROADS,
    ROAD_ENDS,
    ROAD_FIRST,
    ROADS,
    SPACE_IDS,
    SPACE_ROAD,
)

BUILDS: Final = frozenset({"castle", "city", "joker_city", "double", "road", "joker_road"})


def preview(s: State, action: Action) -> tuple[Event, ...]:
    """The consequences of a legal action, as sentences."""
    if action.kind in BUILDS:
        cost = Event("leads-cost", {"cards": 2 if is_pair(action.code) else 1})
        return (cost, *_of_build(s, action))
    match action.kind:
        case "pay":
            if is_pair(s.pending) and s.paid == NOTHING:
                return (Event("leads-second-card"),)
            return tuple(_of_build(s, ACTIONS[s.pending]))
        case "discard":
            return (Event("leads-hand", {"cards": int(s.n_hand[s.actor]) - 1}),)
        case "keep":
            return (Event("leads-hand", {"cards": int(s.n_hand[s.actor])}),)
        case "take":
            return (Event("leads-take", {"cards": int(s.due[s.actor]) - 1}),)
        case "marker":
            return tuple(_of_marker(s, _place_of(action)))
        case "score":
            return tuple(_of_scoring(s, next(r for r in range(N_ROADS) if ROADS[r].id == action.arguments["road"])))
        case "end":
            return (Event("leads-draw", {"cards": cards_to_draw(s)}),)
        case _:
            return (_castle_worth(s, _place_of(action)),)


def piece_counts(s: State, road: int) -> tuple[int, ...]:
    """Pieces on a road and in its end cities, by seat."""
    return tuple(int(pieces_on(s, road, seat)) for seat in range(s.seats))


def cards_to_draw(s: State) -> int:
    """How many cards the actor will draw if he ends his turn now."""
    left = int(s.n_pile) + sum(int(s.discard[card]) + int(s.front[card]) for card in range(N_CITIES))
    room = HAND_LIMIT - int(s.n_hand[s.actor]) if s.stubborn_hand else DRAWN_PER_TURN
    return min(DRAWN_PER_TURN, room, left)


def _place_of(action: Action) -> int:
    return next(c for c in range(N_CITIES) if CITIES[c].id == action.arguments["city"])


def _castle_worth(s: State, city: int) -> Event:
    return Event("leads-castle", {"points": BASE_VALUE + int(s.stack[city])})


def _of_build(s: State, action: Action) -> list[Event]:
    """The roads that a build completes, or how far its road would be."""
    after = layout.copy(s)
    place_build(after, action.code)
    events = [_castle_worth(s, _place_of(action))] if action.kind == "castle" else []
    for road in range(N_ROADS):
        if after.road[road] == RoadIs.COMPLETE:
            events += _of_scoring(after, road)
    if "space" in action.arguments:
        road = int(SPACE_ROAD[SPACE_IDS.index(str(action.arguments["space"]))])
    elif action.kind == "double":
        road = next(r for r in range(N_ROADS) if str(action.arguments["double"]).startswith(ROADS[r].id))
    else:
        return events
    if after.road[road] == RoadIs.OPEN:
        events.append(_of_progress(after, road))
    return events


def _of_progress(after: State, road: int) -> Event:
    pieces = piece_counts(after, road)
    missing = sum(1 for space in range(ROAD_FIRST[road], ROAD_FIRST[road + 1]) if after.space[space] == NOBODY)
    missing += sum(1 for end in range(2) if after.city[ROAD_ENDS[road, end]] == NOBODY)
    others = max(pieces[seat] for seat in range(after.seats) if seat != after.actor)
    mine = pieces[after.actor]
    return Event("leads-progress", {"road": ROADS[road].id, "missing": missing, "pieces": mine, "others": others})


def _of_scoring(s: State, road: int) -> list[Event]:
    """Who would win a complete road, and what everybody would get."""
    name = ROADS[road].id
    winner = int(winner_of(s, road, s.turn))
    if winner == NOBODY:
        return [Event("leads-tie", {"road": name})]
    values = tuple(BASE_VALUE + int(s.stack[ROAD_ENDS[road, e]]) for e in range(2) if s.stack[ROAD_ENDS[road, e]])
    if values:
        events = [Event("leads-win", {"seat": winner, "road": name, "values": values})]
    else:
        events = [Event("leads-win-nothing", {"seat": winner, "road": name})]
    for seat, pieces in enumerate(piece_counts(s, road)):
        if pieces and seat != winner:
            events.append(Event("leads-cards", {"seat": seat, "road": name, "cards": pieces}))
    return events


def _of_marker(s: State, city: int) -> list[Event]:
    """The marker's value, what it does for the own mission and to the castle there."""
    after = layout.copy(s)
    take_marker(after, city)
    mission = s.mission[s.actor]
    missing = int(markers_missing(after, s.actor, mission))
    events = [Event("leads-marker", {"value": BASE_VALUE + int(s.stack[city])})]
    if missing < markers_missing(s, s.actor, mission):
        events.append(Event("leads-mission", {"missing": missing}))
    if s.has_castle[city]:
        events.append(Event("leads-castle-loses", {"seat": int(s.city[city]), "city": CITIES[city].id}))
    return events
