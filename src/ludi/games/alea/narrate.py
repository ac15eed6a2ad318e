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
from ludi.games.alea.state import NOBODY, Phase, State, read


def narrate(before: State, code: int, after: State, seat: int | None) -> list[Event]:
    """The events of one action, in the order in which they happened."""
    is_told_more = ACTIONS[code].kind in _SECRET and before.actor == seat
    return list(_story(before, after, code, seat if is_told_more else None))


_SECRET: Final = frozenset({"keep_tile", "templum"})
"""Of these the actor hears more than the others: which tile it kept, which tokens it drew."""


@layout.remembered(State, records=2)
def _story(before: State, after: State, code: int, seat: int | None) -> tuple[Event, ...]:
    """Told once for all who hear the same."""
    action = ACTIONS[code]
    was, now = read(before), read(after)
    if code < REROLL:
        return (Event("marked", {"seat": was.actor, **action.arguments}),)
    events = _of_action(before, action, was, now, seat)
    if REROLL < code < KEEP_FORTUNA:
        events += _displaced(was, now)
        events += _drawn(was, now, seat)
    if _is_placing(was) and not (_is_placing(now) and now.stage == was.stage):
        events += _end_of_placing(was)
    events += _fortuna_kept(was, now)
    events += _ranked(was, now)
    events += _chips(was, now)
    events += _new_turn(was, code, now)
    if now.actor == OVER:
        events += _final(after)
    return tuple(events)


_PLACING: Final = frozenset({int(Phase.PLACE), int(Phase.MARK)})


def _is_placing(p: Any) -> bool:
    return p.actor != OVER and p.phase in _PLACING


def _of_action(before: State, action: Action, was: Any, now: Any, viewer: int | None) -> list[Event]:
    actor = was.actor
    about: dict[str, Any] = {"seat": actor}
    match action.kind:
        case "reroll":
            return [Event("rerolled", about | {"dice": values(was.marked), "roll": values(now.roll)})]
        case "templum":
            return [Event("placed-templum", about | {"dice": _new_dice(before, action.code)})]
        case "senatus":
            return [Event("placed-senatus", about | {"straight": str(action.arguments["straight"])})]
        case "castrum":
            size = was.castrum[actor][int(action.arguments["value"]) - 1] + int(action.arguments["count"])
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
            value = int(best_set(before)[1])
            size = was.castrum[actor][value - 1]
            return [Event("took-province", about | action.arguments | {"value": value, "size": size})]
        case "take_patrician":
            return [Event("took-patrician", about | action.arguments)]
        case _:
            return []


def _new_dice(s: State, code: int) -> tuple[int, ...]:
    """The dice that a placement in the Templum takes from the roll."""
    after = layout.copy(s)
    before = after.roll.tolist()
    place(after, code)
    return values([then - now for then, now in zip(before, after.roll.tolist(), strict=True)])


def _displaced(was: Any, now: Any) -> list[Event]:
    """Dice pushed off the Forum; a stage that ended says so by itself."""
    if now.latrina == was.latrina or now.stage != was.stage or not _is_placing(now):
        return []
    return [
        Event("displaced", {"seat": seat, "dice": n - then})
        for seat, (n, then) in enumerate(zip(now.latrina, was.latrina, strict=True))
        if n != then and seat != was.actor
    ]


def _drawn(was: Any, now: Any, viewer: int | None) -> list[Event]:
    if now.fortuna_drawn == was.fortuna_drawn:
        return []
    events = []
    for seat in range(was.seats):
        new = [n - then for n, then in zip(now.fortuna_drawn[seat], was.fortuna_drawn[seat], strict=True)]
        count = sum(new)
        if min(new) >= 0 and count:
            about: dict[str, Value | tuple[Value, ...]] = {"seat": seat, "count": count}
            if seat == viewer:
                events.append(Event("drew-fortuna", about | {"tokens": tuple(values(new))}))
            else:
                events.append(Event("drew-some-fortuna", about))
    return events


def _end_of_placing(was: Any) -> list[Event]:
    events = [Event("evaluation", {"stage": was.stage + 1})]
    for seat, left in enumerate(was.hand[: was.seats]):
        if seat != was.actor and left:
            events.append(Event("dice-left", {"seat": seat, "dice": left}))
    return events


def _fortuna_kept(was: Any, now: Any) -> list[Event]:
    if now.fortuna_kept == was.fortuna_kept:
        return []
    events = []
    for seat in range(was.seats):
        new = [n - then for n, then in zip(now.fortuna_kept[seat], was.fortuna_kept[seat], strict=True)]
        if sum(new):
            events.append(Event("kept-fortuna", {"seat": seat, "tokens": tuple(values(new))}))
    return events


def _ranked(was: Any, now: Any) -> list[Event]:
    """Who may look at senate tiles, when three have been drawn."""
    if now.senate_draws == was.senate_draws:
        return []
    return [
        Event("ranked-senatus", {"seat": seat, "rank": rank})
        for rank, seat in enumerate(now.senate_rank, 1)
        if seat != NOBODY
    ]


def _chips(was: Any, now: Any) -> list[Event]:
    if now.chips == was.chips:
        return []
    return [
        Event("won-chips", {"seat": seat, "chips": n - then})
        for seat, (n, then) in enumerate(zip(now.chips, was.chips, strict=True))
        if n > then
    ]


def _new_turn(was: Any, code: int, now: Any) -> list[Event]:
    events = []
    if now.stage != was.stage and now.actor != OVER:
        events.append(Event("stage-begins", {"stage": now.stage + 1, "seat": now.start}))
    if _is_placing(now) and REROLL < code and (now.stage != was.stage or _is_placing(was)):
        events.append(Event("rolled", {"seat": now.actor, "dice": values(now.roll)}))
    return events


def _final(after: State) -> list[Event]:
    out = np.zeros((2, 6), dtype=np.int32)
    result(after, out)
    standings = [
        Event("final-score", {"seat": seat, "score": int(out[0, seat]), "place": int(out[1, seat])})
        for seat in range(after.seats)
    ]
    return [Event("game-over"), *sorted(standings, key=lambda event: int(str(event.arguments["place"])))]
