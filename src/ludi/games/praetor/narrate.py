"""What happened, as sentences.

The action and all that follows it are played again on a copy, step by step,
and each step is told by what it changed. Everything but the stacks is public,
so everybody hears the same.
"""

from typing import Any, Final

import numpy as np

from ludi.core import layout
from ludi.core.catalogue import Action
from ludi.core.contract import MAX_SEATS, OVER, PLACES, SCORES, Event
from ludi.games.praetor.actions import ACTIONS, GOODS
from ludi.games.praetor.effects import gain_of, morale_value, n_active
from ludi.games.praetor.placing import owes_fee
from ludi.games.praetor.previews import AMOUNTS, counted, rate
from ludi.games.praetor.rounds import step
from ludi.games.praetor.rules import perform
from ludi.games.praetor.scoring import result
from ludi.games.praetor.state import NOTHING, Phase, State
from ludi.games.praetor.tables import (
    ACADEMY,
    BY_ID,
    FAVOUR,
    GIVES,
    KINDS,
    N_STACK,
    N_TILES,
    RECRUIT_PRICE,
    RETIRING,
    TILES,
    WALL_TILES,
    ZONE,
    Gives,
    Good,
    Zone,
    cell_place,
)
from ludi.games.praetor.update import wages

_RED: Final = tuple(tile for tile in range(N_TILES) if ZONE[tile] == Zone.RED)


def narrate(before: State, code: int, _after: State, _seat: int | None) -> list[Event]:
    """The events of one action, in the order in which they happened."""
    return list(_story(before, code))


@layout.remembered(State)
def _story(before: State, code: int) -> tuple[Event, ...]:
    """The same for everybody, so told once for all who listen."""
    now = layout.copy(before)
    perform(now, code)
    events = _of_action(before, ACTIONS[code], now)
    while now.phase >= Phase.NEXT_TURN and now.actor != OVER:
        then = layout.copy(now)
        step(now)
        events += _of_step(then, now)
    if now.actor == OVER:
        events += _final(now)
    return tuple(events)


def _of_action(before: State, action: Action, after: State) -> list[Event]:
    about: dict[str, Any] = {"seat": int(before.actor)}
    given = action.arguments
    match action.kind:
        case "board":
            return [Event("chose-board", about | given)]
        case "build" | "activate":
            return _placed(before, after) or [Event(f"begins-{action.kind}", about | given)]
        case "camp":
            tile = BY_ID[str(given["tile"])]
            events = [Event("sent-out", about | given), *_fee(before, tile), *_placed(before, after)]
            if after.building:
                events.append(Event("begins-build", about | {"tile": TILES[after.tile].id}))
            return events
        case "pass":
            return [Event("passed", about)]
        case "worker":
            return _placed(before, after) or [Event("chose-worker", about | given)]
        case "cell":
            x, y = cell_place(int(before.frontier[int(given["place"]) - 1]))
            return [Event("chose-cell", about | {"x": x, "y": y})]
        case "rotation":
            return _built(before, after)
        case "forge":
            return [Event("forged", about | {"weapons": int(given["weapons"])})]
        case "sell" | "buy":
            kind = "sold" if action.kind == "sell" else "bought"
            return [Event(kind, about | given | {"gold": rate(before, str(given["good"]))})]
        case "leave":
            return [Event("left-market", about)]
        case "academy":
            return _academy(before, given["use"] == "yes")
        case _:
            kind = "recruited" if given["use"] == "yes" else "did-not-recruit"
            return [Event(kind, about | {"favour": RECRUIT_PRICE})]


def _fee(before: State, tile: int) -> list[Event]:
    if not owes_fee(before, before.actor, tile):
        return []
    kind = KINDS[TILES[tile].kind]
    about: dict[str, Any] = {"seat": int(before.actor), "seat_owner": int(before.owner[tile])}
    return [Event("paid-fee", about | {"amount": kind.fee, "good": counted(GOODS[kind.fee_good], kind.fee)})]


def _placed(before: State, after: State) -> list[Event]:
    """An activation that has taken place, with its effect."""
    was, now = before.worker.tolist(), after.worker.tolist()
    tile = next((t for t in range(N_TILES) if now[t] and not was[t]), NOTHING)
    if tile == NOTHING:
        return []
    seat, gives = int(before.actor), int(GIVES[tile])
    experience = int(after.worker[tile])
    worker = "activated-retired" if experience == RETIRING else "activated"
    events = [Event(worker, {"seat": seat, "tile": TILES[tile].id, "experience": experience}), *_fee(before, tile)]
    if gives in AMOUNTS:
        good = AMOUNTS[gives]
        # A camp's fee may have gone before the temple counted: favour is told by what was scored.
        scored = int(after.favour[seat]) - int(before.favour[seat])
        gain = scored if good == "favour" else int(gain_of(before, seat, tile, experience))
        events.append(Event("gained", {"seat": seat, "amount": gain, "good": counted(good, gain)}))
    elif gives == Gives.MORALE:
        fields = int(after.morale[seat]) - int(before.morale[seat])
        events.append(Event("raised-morale", {"seat": seat, "fields": fields, "value": int(morale_value(after, seat))}))
    elif gives == Gives.TRAINING:
        events.append(Event("trains", {"seat": seat}))
    elif gives == Gives.WALL_TILE:
        wall = WALL_TILES[before.open_wall].id
        points = int(after.favour[seat]) - int(before.favour[seat])
        events.append(Event("claimed-wall", {"seat": seat, "wall": wall, "points": points}))
    return events


def _built(before: State, after: State) -> list[Event]:
    seat, tile = int(before.actor), int(before.tile)
    x, y = cell_place(int(after.at[tile]))
    points = int(after.favour[seat]) - int(before.favour[seat])
    about: dict[str, Any] = {"seat": seat, "tile": TILES[tile].id, "x": x, "y": y}
    return [Event("built", about | {"favour": int(FAVOUR[tile]), "plaza": points - int(FAVOUR[tile])})]


def _academy(before: State, use: bool) -> list[Event]:
    about: dict[str, Any] = {"seat": int(before.actor), "workers": int(before.training[before.actor, 0])}
    if use:
        return [*_fee(before, ACADEMY), Event("used-academy", about)]
    return [Event("moved-to-training-two", about)]


def _of_step(before: State, after: State) -> list[Event]:
    """What one step of the flow did by itself."""
    match Phase(before.phase):
        case Phase.NEXT_TURN:
            if after.phase == Phase.NEW_WORKERS:
                return [Event("update-begins", {"round": int(before.rounds)})]
            forced = [seat for seat in range(before.seats) if after.passed[seat] > before.passed[seat]]
            return [Event("must-pass", {"seat": seat}) for seat in forced]
        case Phase.NEW_WORKERS:
            moved = [(seat, int(before.training[seat, 1])) for seat in range(before.seats)]
            return [Event("became-active", {"seat": seat, "workers": n}) for seat, n in moved if n]
        case Phase.TRAINING if after.turn > before.turn:
            seat = int(before.order[before.turn])
            n = int(before.training[seat, 0])
            return [Event("moved-to-training-two", {"seat": seat, "workers": n})] if n else []
        case Phase.RETURN:
            return _returned(layout.plain(before))
        case Phase.RETIREMENT:
            return _retired(before, after)
        case Phase.WAGES:
            return _paid(before, after)
        case Phase.CITY_UPDATE:
            return _updated(before, after)
        case Phase.INITIATIVE:
            return [Event("round-begins", {"round": int(after.rounds), "seat": int(after.order[0])})]
        case _:
            return []


def _returned(p: Any) -> list[Event]:
    learners = [p.owner[tile] for tile in range(N_TILES) if 0 < p.builder[tile] < RETIRING]
    learners += [p.worker_seat[tile] for tile in _RED if 0 < p.worker[tile] < RETIRING]
    workers = [learners.count(seat) for seat in range(p.seats)]
    return [Event("gained-experience", {"seat": seat, "workers": n}) for seat, n in enumerate(workers) if n]


def _retired(before: State, after: State) -> list[Event]:
    events = []
    for place in range(before.seats):
        seat = int(before.order[place])
        workers = int(after.retired[seat]) - int(before.retired[seat])
        points = int(after.favour[seat]) - int(before.favour[seat])
        if workers:
            events.append(Event("retired", {"seat": seat, "workers": workers, "points": points}))
    return events


def _paid(before: State, after: State) -> list[Event]:
    events = []
    for place in range(before.seats):
        seat = int(before.order[place])
        owed = int(wages(before, seat))
        paid = int(before.stock[seat, Good.GOLD]) - int(after.stock[seat, Good.GOLD])
        fields = int(before.morale[seat]) - int(after.morale[seat])
        favour = int(before.favour[seat]) - int(after.favour[seat])
        about: dict[str, Any] = {"seat": seat}
        if owed == paid:
            events.append(Event("paid-wages", about | {"gold": paid}))
            continue
        events.append(Event("missed-wages", about | {"gold": paid, "owed": owed}))
        if fields:
            events.append(Event("lost-morale", about | {"fields": fields, "value": int(morale_value(after, seat))}))
        if favour:
            events.append(Event("lost-favour", about | {"favour": favour}))
    for seat in range(before.seats):
        if n_active(after, seat) == 0:
            events.append(Event("no-active-workers", {"seat": seat}))
    return events


def _updated(before: State, after: State) -> list[Event]:
    events = []
    if before.open_wall != NOTHING:
        events.append(Event("wall-gone", {"wall": WALL_TILES[before.open_wall].id}))
    events.append(Event("wall-revealed", {"wall": WALL_TILES[after.open_wall].id}))
    new = tuple(TILES[after.stack[place]].id for place in range(N_STACK) if before.drawn <= place < after.drawn)
    if new:
        events.append(Event("new-tiles", {"tiles": new}))
    if after.last_round:
        events.append(Event("last-round"))
    return events


def _final(after: State) -> list[Event]:
    out = np.zeros((2, MAX_SEATS), dtype=np.int32)
    result(after, out)
    standings = [(int(out[PLACES, seat]), seat, int(out[SCORES, seat])) for seat in range(after.seats)]
    return [
        Event("game-over"),
        *(
            Event("final-score", {"seat": seat, "score": score, "place": place})
            for place, seat, score in sorted(standings)
        ),
    ]
