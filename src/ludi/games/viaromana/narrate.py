"""What happened, as sentences, seen from one seat.

The course of an action (who wins, who takes how many cards, whose turn it is
next) does not depend on chance, so it is told by playing the action again step
by step. What chance brought, the cards drawn, is read off the position after.
"""

from typing import Any, Final

import numpy as np

from ludi.core import layout
from ludi.core.catalogue import Action
from ludi.core.contract import MAX_SEATS, OVER, PLACES, SCORES, Event
from ludi.games.viaromana.actions import ACTIONS
from ludi.games.viaromana.points import mission_points, result
from ludi.games.viaromana.rules import act, is_running, step
from ludi.games.viaromana.scoring import pieces_on
from ludi.games.viaromana.state import NOBODY, NOTHING, Phase, RoadIs, State
from ludi.games.viaromana.tables import BASE_VALUE, CARD_IDS, CITIES, MISSIONS, N_CITIES, ROAD_ENDS, ROADS
from ludi.games.viaromana.turns import STANDSTILL
from ludi.games.viaromana.view import cards

TOLD: Final = {"start": "started", "discard": "discarded", "keep": "kept", "take": "took"}


def narrate(before: State, code: int, after: State, seat: int | None) -> list[Event]:
    """The events of one action, in the order in which they happened."""
    told, refilled = _story(before, code)
    events = list(told)
    if refilled:
        shown = tuple(CARD_IDS[card] for card in after.display.tolist() if card != NOTHING)
        events.append(Event("display", {"cards": shown}))
    if seat is not None:
        events += _own_draws(before, ACTIONS[code], after, seat)
    if after.actor == OVER:
        events += _final(after)
    elif after.phase != Phase.START and (before.phase == Phase.START or after.turn != before.turn):
        events.append(Event("turn", {"seat": int(after.turn)}))
    return events


@layout.remembered(State)
def _story(before: State, code: int) -> tuple[tuple[Event, ...], bool]:
    """What everybody hears alike, told once for all, and whether the display was refilled."""
    s = layout.copy(before)
    act(s, code)
    events = _of_action(before, ACTIONS[code], s)
    events += _of_scoring(before, s)
    refilled = False
    while is_running(s):
        last = layout.copy(s)
        step(s)
        events += _of_step(last, s)
        refilled |= bool(last.phase == Phase.CLEAR)
    return tuple(events), refilled


def _of_action(before: State, action: Action, after: State) -> list[Event]:
    about: dict[str, Any] = {"seat": int(before.actor)}
    match action.kind:
        case "pay":
            if after.pending != NOTHING:
                return [Event("paid-first", about | action.arguments)]
            paid: tuple[str, ...] = (str(action.arguments["card"]),)
            if before.paid != NOTHING:
                paid = (CARD_IDS[before.paid], *paid)
            return [_built(before, ACTIONS[before.pending], paid)]
        case "double":
            return [Event("built-double", about | action.arguments)]
        case "castle" | "city" | "joker_city" | "road" | "joker_road":
            return [Event(f"plans-{action.kind}", about | action.arguments)]
        case "draw":
            return [Event("drew", about | action.arguments)]
        case "marker" | "score" | "end":
            return []  # told by what they change
        case _:
            return [Event(TOLD[action.kind], about | action.arguments)]


def _built(before: State, build: Action, paid: tuple[str, ...]) -> Event:
    kind = build.kind.removeprefix("joker_")
    return Event(f"built-{kind}", {"seat": int(before.actor), **build.arguments, "cards": paid})


def _of_step(last: State, s: State) -> list[Event]:
    """What one step that happens by itself changed."""
    events = _of_scoring(last, s)
    reshuffled = _shown_cards(last) - _shown_cards(s)
    if reshuffled > 0:
        events.append(Event("reshuffled", {"cards": reshuffled}))
    if last.phase == Phase.CARDS:
        events += _of_claims(last, s)
    if last.phase == Phase.CLEAR:
        name = ROADS[last.scoring].id
        if s.road[last.scoring] == RoadIs.SIGNPOSTED:
            events.append(Event("signposted", {"road": name, "signposts": int(s.signposts)}))
        else:
            events.append(Event("scored-late", {"road": name}))
        if s.eagle != last.eagle:
            events.append(Event("eagle", {"seat": int(s.eagle)}))
    if last.phase == Phase.FINISH and s.phase != Phase.DRAW:
        drawn = int(s.n_hand[last.turn]) - int(last.n_hand[last.turn])
        events.append(Event("drew", {"seat": int(last.turn), "cards": drawn}))
    return events


def _shown_cards(s: State) -> int:
    """Cards in the discard pile and in front of the seat whose turn it is."""
    return sum(s.discard.tolist()) + sum(s.front.tolist())


def _of_scoring(last: State, s: State) -> list[Event]:
    """A scoring that was opened, and a marker that was taken."""
    events = []
    road = int(s.scoring)
    if last.scoring == NOTHING and road != NOTHING:
        name = ROADS[road].id
        events.append(Event("scoring", {"seat": int(s.turn), "road": name}))
        if s.winner == NOBODY:
            events.append(Event("nobody-won", {"road": name}))
        else:
            pieces = int(pieces_on(s, road, s.winner))
            events.append(Event("won", {"seat": int(s.winner), "road": name, "pieces": pieces}))
            if not any(last.stack[ROAD_ENDS[road, end]] for end in range(2)):
                events.append(Event("no-marker", {"seat": int(s.winner)}))
    for city, (left, markers) in enumerate(zip(s.stack.tolist(), last.stack.tolist(), strict=True)):
        if left < markers:
            value = BASE_VALUE + markers
            events.append(Event("took-marker", {"seat": int(s.winner), "city": CITIES[city].id, "value": value}))
    return events


def _of_claims(last: State, s: State) -> list[Event]:
    """Cards drawn unseen in a scoring, and claims that found no room or no card."""
    events = []
    for seat in range(s.seats):
        drawn = int(s.n_hand[seat]) - int(last.n_hand[seat])
        lapsed = int(last.due[seat]) - int(s.due[seat]) - drawn
        if drawn:
            events.append(Event("drew-due", {"seat": seat, "cards": drawn}))
        if lapsed:
            events.append(Event("lapsed", {"seat": seat, "cards": lapsed}))
    return events


def _own_draws(before: State, action: Action, after: State, seat: int) -> list[Event]:
    """The cards that the viewer drew from the pile."""
    hands = zip(after.hand[seat].tolist(), before.hand[seat].tolist(), strict=True)
    new = [now - was for now, was in hands]
    if seat == before.actor:
        moved = _card_moved(action)
        if moved != NOTHING:
            new[moved] += -1 if action.kind == "take" else 1
    return [Event("own-draw", {"cards": cards(new)})] if any(new) else []


def _card_moved(action: Action) -> int:
    """The card that the action itself brings into the actor's hand or out of it."""
    if action.kind in {"pay", "discard", "take"}:
        return CARD_IDS.index(str(action.arguments["card"]))
    if action.kind == "double":
        return next(c for c in range(N_CITIES) if str(action.arguments["double"]).endswith(CITIES[c].id))
    return NOTHING


def _final(after: State) -> list[Event]:
    events = [Event("standstill" if after.ending == STANDSTILL else "game-over")]
    for seat in range(after.seats):
        done = "fulfilled" if mission_points(after, seat) else "failed"
        events.append(Event(f"mission-{done}", {"seat": seat, "mission": MISSIONS[after.mission[seat]].id}))
    out = np.zeros((2, MAX_SEATS), dtype=np.int32)
    result(after, out)
    for place in range(1, after.seats + 1):
        seat = next(t for t in range(after.seats) if out[PLACES, t] == place)
        events.append(Event("final-score", {"seat": seat, "score": int(out[SCORES, seat]), "place": place}))
    return events
