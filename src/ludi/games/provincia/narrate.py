"""What happened, as sentences: the difference between two positions, seen from one seat."""

from typing import Any

import numpy as np

from ludi.core import layout
from ludi.core.catalogue import Action
from ludi.core.contract import OVER, Event
from ludi.games.provincia.actions import ACTIONS
from ludi.games.provincia.changes import changes, done_at_once
from ludi.games.provincia.drafting import face_down_at
from ludi.games.provincia.players import names, tokens
from ludi.games.provincia.scoring import result
from ludi.games.provincia.state import NOBODY, NOTHING, Fate, Phase, State, Tax
from ludi.games.provincia.tables import (
    AMOUNTS,
    BELLUM,
    CONSUETUDO,
    FACE_DOWN,
    FACE_UP,
    FALLBACK_GOLD,
    FALLBACK_PRESTIGE,
    FIRST_OPES,
    GOODS,
    KINDS,
    LAID_CONCUSSIO,
    PENALTIES,
    PILES,
    STANDING,
    WAR,
    Penalty,
    Pile,
)

DRAFT, PLAY, HANDS, TOKENS, BATTLES, ACTIVATION, FINAL, FINISHED = range(8)
_STAGE = {
    Phase.CITY: DRAFT,
    Phase.PILE: DRAFT,
    Phase.TAKE: DRAFT,
    Phase.DISCARD: HANDS,
    Phase.TOKEN: TOKENS,
    Phase.LOSE: BATTLES,
    Phase.GIVE: BATTLES,
    Phase.ACTIVATE: ACTIVATION,
}


def narrate(before: State, code: int, after: State, seat: int | None) -> list[Event]:
    """The events of one action, in the order in which they happened."""
    action = ACTIONS[code]
    viewer = NOBODY if seat is None else seat
    return [*_of_action(before, action, after, viewer), *_rest(before, after, code)]


@layout.remembered(State, records=2)
def _rest(before: State, after: State, code: int) -> tuple[Event, ...]:
    """What everybody is told alike, once for all who listen."""
    action = ACTIONS[code]
    events = _destroyed(before, action, after)
    events += _own_changes(before, action, after)
    events += _left_over(before, action, after)
    events += _combat(before, after)
    events += _upkeep(before, after)
    events += _income(before, after)
    events += _new_round(before, after)
    if after.actor == OVER:
        events += _final(after)
    return tuple(events)


def progress(s: State) -> tuple[int, int]:
    """How far the game has come: rounds done, and the part of the round."""
    if s.actor == OVER:
        return int(s.rounds_done), FINISHED
    if s.final:
        return int(s.rounds_done), FINAL
    return int(s.rounds_done), _STAGE.get(Phase(s.phase), PLAY)


def _of_action(before: State, action: Action, after: State, viewer: int) -> list[Event]:
    actor = int(before.actor)
    about: dict[str, Any] = {"seat": actor, **action.arguments}
    match action.kind:
        case "pile":
            return _picked(before, after, about)
        case "take" if before.phase == Phase.LOOK:
            return [Event("kept-looked", about) if viewer == actor else Event("kept-a-looked-card", {"seat": actor})]
        case "take_hidden":
            return _took_hidden(before, about, viewer)
        case "play":
            return [Event("played", about), *_looked(before, action, after, viewer), *_aimed(before, after)]
        case "target":
            return [Event("aimed", {"seat": actor, "seat_target": int(action.arguments["seat"])})]
        case "destroy":
            return _aimed(before, after)
        case "waive" | "exchange":
            return [Event(f"{action.kind}d", about | {"card": KINDS[before.pending]})]
        case "put":
            return [Event("put-card", about) if viewer == actor else Event("put-a-card", {"seat": actor})]
        case "token":
            if viewer == actor:
                colour, value = int(action.arguments["seat"]), action.arguments["value"]
                return [Event("chose-token", {"seat": actor, "seat_colour": colour, "value": value})]
            return [Event("chose-a-token", {"seat": actor})]
        case "done":
            return [Event("done-activating" if before.phase == Phase.ACTIVATE else "ended-turn", about)]
        case "pay":
            return [Event("gave" if before.phase == Phase.GIVE else "corrupted", about)]
        case _:
            return [Event(f"did-{action.kind}", about)]


def _picked(before: State, after: State, about: dict[str, Any]) -> list[Event]:
    pile = PILES.index(str(about["pile"]))
    events = [Event("picked-pile", about)]
    up = tuple(KINDS[after.face_up[place]] for place in range(FACE_UP) if after.face_up[place] != NOTHING)
    down = sum(1 for place in range(FACE_DOWN) if after.face_down[place] != NOTHING)
    if before.n_pile[pile] < len(up) + down:
        events.append(Event("reshuffled", {"pile": PILES[pile]}))
    return [*events, Event("laid-out", {"cards": up, "hidden": down})]


def _took_hidden(before: State, about: dict[str, Any], viewer: int) -> list[Event]:
    place = face_down_at(before)
    kind = int(before.face_down[place])
    if kind >= FIRST_OPES:
        return [Event("turned-up", about | {"card": KINDS[kind]})]
    if viewer != NOBODY and viewer in {int(before.actor), int(before.down_seer[place])}:
        return [Event("took-hidden", about | {"card": KINDS[kind]})]
    return [Event("took-a-hidden-card", about)]


def _looked(before: State, action: Action, after: State, viewer: int) -> list[Event]:
    """CONSUETUDO shows cards to its player."""
    if action.arguments["card"] != KINDS[CONSUETUDO]:
        return []
    seen = names(after.looked.tolist())
    events = []
    if before.n_pile[Pile.AEDIFICIUM] < len(seen):
        events.append(Event("reshuffled", {"pile": PILES[Pile.AEDIFICIUM]}))
    if viewer == before.actor:
        return [*events, Event("looked-at", {"seat": int(before.actor), "cards": seen})]
    return [*events, Event("looked-at-some", {"seat": int(before.actor), "count": len(seen)})]


def _aimed(before: State, after: State) -> list[Event]:
    """The victim of CONCUSSIO without a choice, and the building named by CONIURATIO."""
    events = []
    for seat in range(before.seats):
        if after.laid[seat, LAID_CONCUSSIO] > before.laid[seat, LAID_CONCUSSIO]:
            events.append(Event("aimed", {"seat": int(before.actor), "seat_target": seat}))
    if after.phase == Phase.REACT and before.phase != Phase.REACT:
        victim, building = int(after.target), STANDING[after.aim]
        events.append(Event("named", {"seat": int(before.actor), "seat_target": victim, "building": building}))
    return events


def _destroyed(before: State, action: Action, after: State) -> list[Event]:
    if action.kind == "activate":
        return []
    events = []
    lost = np.asarray(before.city) > np.asarray(after.city)
    for seat, standing in np.argwhere(lost[: before.seats]).tolist():
        events.append(Event("destroyed", {"seat": seat, "building": STANDING[standing]}))
        if seat != before.actor:
            events += changes("log", before, after, seat)
    return events


def _own_changes(before: State, action: Action, after: State) -> list[Event]:
    """What the action itself cost and brought; battles and upkeep are told apart."""
    actor = int(before.actor)
    if action.kind in {"done", "token", "discard", "city", "pile", "pay"}:
        return []
    if action.kind == "activate" or before.phase in {Phase.LOSE, Phase.GIVE}:
        return changes("log", before, done_at_once(before, action), actor)
    return changes("log", before, after, actor)


def _left_over(before: State, action: Action, after: State) -> list[Event]:
    """What goes to the discards after the last take."""
    if before.phase != Phase.TAKE or after.drawn != NOTHING:
        return []
    up = [KINDS[before.face_up[place]] for place in range(FACE_UP) if before.face_up[place] != NOTHING]
    down = sum(1 for place in range(FACE_DOWN) if before.face_down[place] != NOTHING)
    if action.kind == "take":
        up.remove(str(action.arguments["card"]))
    else:
        down -= 1
    return [Event("left-over", {"cards": tuple(up), "count": len(up), "hidden": down})] if up or down else []


def _combat(before: State, after: State) -> list[Event]:
    """Tokens and the combat card turned up, and the battles reached since."""
    war = int(WAR[before.rounds_done])
    if war < 0 or after.bellum[war] == NOTHING or progress(before)[1] > BATTLES:
        return []
    events = []
    card = int(after.bellum[war])
    if before.bellum[war] == NOTHING:
        fresh = (np.asarray(after.spent) - np.asarray(before.spent)).tolist()
        events += [Event("token-shown", {"seat": token.colour_of, "value": token.value}) for token in tokens(fresh)]
        events.append(Event("gauls", {"card": BELLUM[card].id, "strength": BELLUM[card].strength}))
    for place in range(_battles(before), _battles(after) if after.rounds_done == before.rounds_done else before.seats):
        events += _battle(after, int((before.start + place) % before.seats), card)
    return events


def _battles(s: State) -> int:
    """How many battles have been reached in this round."""
    if s.actor != OVER and s.phase in {Phase.LOSE, Phase.GIVE}:
        return int(s.turn) + 1
    return int(s.seats) if progress(s)[1] > BATTLES else 0


def _battle(after: State, seat: int, card: int) -> list[Event]:
    fate = Fate(after.fate[seat])
    about: dict[str, Any] = {"seat": seat, "strength": int(after.strength[seat]), "gauls": BELLUM[card].strength}
    if fate is Fate.WON:
        return [Event("battle-won", about)]
    events = [Event("battle-lost", about)]
    paid = {
        Fate.STONE: ("log-pays", "good", "stone", Penalty.STONE),
        Fate.GOLD: ("log-pays", "good", "gold", Penalty.GOLD),
        Fate.MORALE: ("log-loses", "track", "morale", Penalty.MORALE),
        Fate.PRESTIGE: ("log-loses", "track", "prestige", Penalty.PRESTIGE),
    }
    if fate in paid:
        kind, key, value, penalty = paid[fate]
        place = 0 if PENALTIES[card, 0] == penalty else 1
        events.append(Event(kind, {"seat": seat, key: value, "amount": int(AMOUNTS[card, place])}))
    elif fate is Fate.RESOURCES:
        events.append(Event("gave-only", {"seat": seat}))
    elif fate is Fate.FALLBACK_GOLD:
        events.append(Event("fallback-gold", {"seat": seat, "amount": FALLBACK_GOLD}))
    elif fate is Fate.FALLBACK_PRESTIGE:
        events.append(Event("fallback-prestige", {"seat": seat, "amount": FALLBACK_PRESTIGE}))
    return events


def _reached_activation(before: State, after: State) -> bool:
    here = (int(before.rounds_done), ACTIVATION)
    return progress(before) < here <= progress(after)


def _upkeep(before: State, after: State) -> list[Event]:
    if not _reached_activation(before, after):
        return []
    events = [Event("upkeep", {"round": int(before.rounds_done) + 1})]
    for seat in range(before.seats):
        if after.tax[seat] != Tax.PAID:
            events.append(Event("tax-unpaid" if after.tax[seat] == Tax.UNPAID else "tax-free", {"seat": seat}))
    return events


def _income(before: State, after: State) -> list[Event]:
    """What buildings brought to the seats whose Phase 5 is over."""
    activating = before.actor != OVER and before.phase == Phase.ACTIVATE
    if not activating and not _reached_activation(before, after):
        return []
    first = int(before.turn) if activating else 0
    same = after.rounds_done == before.rounds_done and not after.final
    last = int(after.turn) if same else int(before.seats)
    events = []
    for place in range(first, last):
        seat = int((before.start + place) % before.seats)
        for good, name in enumerate(GOODS):
            amount = int(after.income[seat, good])
            if amount:
                events.append(Event("income", {"seat": seat, "good": name, "amount": amount}))
    return events


def _new_round(before: State, after: State) -> list[Event]:
    if after.rounds_done != before.rounds_done:
        return [Event("round-begins", {"round": int(after.rounds_done) + 1, "seat": int(after.start)})]
    if before.phase == Phase.CITY and after.phase != Phase.CITY:
        return [Event("round-begins", {"round": 1, "seat": int(after.start)})]
    if after.final and not before.final:
        return [Event("final-turns", {"seat": int(after.start)})]
    return []


def _final(after: State) -> list[Event]:
    out = np.zeros((2, 6), dtype=np.int32)
    result(after, out)
    standings = [
        Event("final-score", {"seat": seat, "score": int(out[0, seat]), "place": int(out[1, seat])})
        for seat in range(after.seats)
    ]
    return [Event("game-over"), *sorted(standings, key=lambda event: int(str(event.arguments["place"])))]
