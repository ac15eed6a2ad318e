"""What happened, as sentences: the difference between two positions, seen from one seat."""

from typing import Any, Final

import numpy as np

from ludi.core import layout
from ludi.core.catalogue import Action, Value
from ludi.core.contract import OVER, Event
from ludi.games.alea.actions import ACTIONS, KEEP_FORTUNA, REROLL
from ludi.games.alea.evaluation import best_set
from ludi.games.alea.players import values
from ludi.games.alea.rules import place
from ludi.games.alea.scoring import result
from ludi.games.alea.state import NOBODY, Phase, State


def narrate(before: State, code: int, after: State, seat: int | None) -> list[Event]:
    """The events of one action, in the order in which they happened."""
    action = ACTIONS[code]
    if code < REROLL:
        return [Event("marked", {"seat": int(before.actor), **action.arguments})]
    events = _of_action(before, action, after, seat)
    if REROLL < code < KEEP_FORTUNA:
        events += _displaced(before, after)
        events += _drawn(before, after, seat)
    if _is_placing(before) and not (_is_placing(after) and after.stage == before.stage):
        events += _end_of_placing(before)
    events += _fortuna_kept(before, after)
    events += _ranked(before, after)
    events += _chips(before, after)
    events += _new_turn(before, code, after)
    if after.actor == OVER:
        events += _final(after)
    return events


_PLACING: Final = frozenset({int(Phase.PLACE), int(Phase.MARK)})


def _is_placing(s: State) -> bool:
    return s.actor != OVER and s.phase in _PLACING


def _of_action(before: State, action: Action, after: State, viewer: int | None) -> list[Event]:
    actor = int(before.actor)
    about: dict[str, Any] = {"seat": actor}
    match action.kind:
        case "reroll":
            return [Event("rerolled", about | {"dice": values(before.marked), "roll": values(after.roll)})]
        case "templum":
            return [Event("placed-templum", about | {"dice": _new_dice(before, action.code)})]
        case "senatus":
            return [Event("placed-senatus", about | {"straight": str(action.arguments["straight"])})]
        case "castrum":
            size = int(before.castrum[actor, int(action.arguments["value"]) - 1]) + int(action.arguments["count"])
            return [Event("placed-castrum", about | action.arguments | {"size": size})]
        case "forum":
            return [Event("placed-forum", about | {"dice": (int(action.arguments["value"]),)})]
        case "forum_pair":
            return [Event("placed-forum", about | {"dice": tuple(map(int, str(action.arguments["pair"]).split("+")))})]
        case "latrina":
            return [Event("placed-latrina", about)]
        case "keep_tile":
            if viewer == actor:
                return [Event("kept-tile", about | action.arguments)]
            return [Event("kept-a-tile", about)]
        case "take_province":
            _, value = best_set(before)
            size = int(before.castrum[actor, value - 1])
            return [Event("took-province", about | action.arguments | {"value": int(value), "size": size})]
        case "take_patrician":
            return [Event("took-patrician", about | action.arguments)]
        case _:
            return []


def _new_dice(before: State, code: int) -> tuple[int, ...]:
    """The dice that a placement in the Templum takes from the roll."""
    after = layout.copy(before)
    place(after, code)
    return tuple(v + 1 for v in range(6) for _ in range(int(before.roll[v]) - int(after.roll[v])))


def _displaced(before: State, after: State) -> list[Event]:
    """Dice pushed off the Forum; a stage that ended says so by itself."""
    if after.stage != before.stage or not _is_placing(after):
        return []
    events = []
    latrina, latrina_before = after.latrina.tolist(), before.latrina.tolist()
    for seat in range(before.seats):
        pushed = latrina[seat] - latrina_before[seat]
        if pushed and seat != before.actor:
            events.append(Event("displaced", {"seat": seat, "dice": pushed}))
    return events


def _drawn(before: State, after: State, viewer: int | None) -> list[Event]:
    events = []
    drawn, drawn_before = after.fortuna_drawn.tolist(), before.fortuna_drawn.tolist()
    for seat in range(before.seats):
        new = [now - then for now, then in zip(drawn[seat], drawn_before[seat], strict=True)]
        count = sum(new)
        if min(new) >= 0 and count:
            about: dict[str, Value | tuple[Value, ...]] = {"seat": seat, "count": count}
            if seat == viewer:
                events.append(Event("drew-fortuna", about | {"tokens": tuple(values(new))}))
            else:
                events.append(Event("drew-some-fortuna", about))
    return events


def _end_of_placing(before: State) -> list[Event]:
    events = [Event("evaluation", {"stage": int(before.stage) + 1})]
    for seat in range(before.seats):
        left = int(before.hand[seat])
        if seat != before.actor and left:
            events.append(Event("dice-left", {"seat": seat, "dice": left}))
    return events


def _fortuna_kept(before: State, after: State) -> list[Event]:
    events = []
    kept, kept_before = after.fortuna_kept.tolist(), before.fortuna_kept.tolist()
    for seat in range(before.seats):
        new = [now - then for now, then in zip(kept[seat], kept_before[seat], strict=True)]
        if sum(new):
            events.append(Event("kept-fortuna", {"seat": seat, "tokens": tuple(values(new))}))
    return events


def _ranked(before: State, after: State) -> list[Event]:
    """Who may look at senate tiles, when three have been drawn."""
    if after.senate_draws == before.senate_draws:
        return []
    draw = int(after.senate_draws) - 1
    return [
        Event("ranked-senatus", {"seat": int(after.senate_rank[draw, rank]), "rank": rank + 1})
        for rank in range(3)
        if after.senate_rank[draw, rank] != NOBODY
    ]


def _chips(before: State, after: State) -> list[Event]:
    return [
        Event("won-chips", {"seat": seat, "chips": now - then})
        for seat, (now, then) in enumerate(zip(after.chips.tolist(), before.chips.tolist(), strict=True))
        if now > then
    ]


def _new_turn(before: State, code: int, after: State) -> list[Event]:
    events = []
    if after.stage != before.stage and after.actor != OVER:
        events.append(Event("stage-begins", {"stage": int(after.stage) + 1, "seat": int(after.start)}))
    if _is_placing(after) and REROLL < code and (after.stage != before.stage or _is_placing(before)):
        events.append(Event("rolled", {"seat": int(after.actor), "dice": values(after.roll)}))
    return events


def _final(after: State) -> list[Event]:
    out = np.zeros((2, 6), dtype=np.int32)
    result(after, out)
    standings = [
        Event("final-score", {"seat": seat, "score": int(out[0, seat]), "place": int(out[1, seat])})
        for seat in range(after.seats)
    ]
    return [Event("game-over"), *sorted(standings, key=lambda event: int(str(event.arguments["place"])))]
