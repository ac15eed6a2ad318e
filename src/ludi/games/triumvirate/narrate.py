"""What happened, as sentences; the same for every viewer, since nothing is hidden.

An action is followed by whatever leaves no choice. It is told phase by phase:
the action is played once more on a copy, and every phase that passes tells
what it changed.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from ludi.core import layout
from ludi.core.catalogue import Action, Value
from ludi.core.contract import OVER, Event
from ludi.games.triumvirate.actions import ACTIONS, CHARACTERS
from ludi.games.triumvirate.deeds import cost_of
from ludi.games.triumvirate.rules import is_asked, perform
from ludi.games.triumvirate.state import Ending, Phase, State
from ludi.games.triumvirate.tables import CODES, N_CHARACTERS, N_PROVINCES, Track

Arguments: TypeAlias = dict[str, Value | tuple[Value, ...]]
Teller: TypeAlias = Callable[[State, State, Action | None], list[Event]]


def narrate(before: State, code: int, after: State, viewer: int | None) -> list[Event]:  # noqa: ARG001
    """The story of one action."""
    return list(_story(before, code))


@layout.remembered(State)
def _story(s: State, code: int) -> tuple[Event, ...]:
    """The same for everybody, so told once for all who listen."""
    previous = layout.copy(s)
    perform(s, code)
    events = _passed(previous, s, ACTIONS[code])
    while s.actor != OVER:
        previous = layout.copy(s)
        if is_asked(s):
            break
        events += _passed(previous, s, None)
    return tuple(events)


def _passed(before: State, after: State, action: Action | None) -> list[Event]:
    """One phase, passed by an action or by itself."""
    events = _TELLERS[Phase(before.phase)](before, after, action)
    if after.actor == OVER:
        ending = Ending(after.ending).name.lower().replace("_", "-")
        events.append(Event(f"won-{ending}", {"seat": int(after.seat_of[after.winner])}))
    elif after.phase == Phase.COMPENSATION and before.phase != Phase.COMPENSATION:
        side = int(after.compensation_side)
        events.append(Event(f"compensated-{side}", {"seat": int(after.actor)}))
    elif after.turn != before.turn:
        events += _turn_over(before, after)
    return events


def _active(s: State) -> Arguments:
    return {"seat": int(s.seat_of[s.character])}


def _rome(before: State, _after: State, action: Action | None) -> list[Event]:
    return [Event("took-supply", _active(before) | (dict(action.arguments) if action else {}))]


def _gold(before: State, after: State, action: Action | None) -> list[Event]:
    if action:
        return [Event("served-gold", _active(before) | dict(action.arguments))]
    gold = int(before.gold_stock) - int(after.gold_stock)
    hand = int(after.hand[before.character]) - int(before.hand[before.character])
    return [Event("received-gold", _active(before) | {"gold": gold, "hand": hand})] if gold else []


def _legion(before: State, after: State, action: Action | None) -> list[Event]:
    if action:
        return [Event("served-legion", _active(before) | dict(action.arguments))]
    legions = int(before.legion_stock) - int(after.legion_stock)
    return [Event("received-legions", _active(before) | {"legions": legions})] if legions else []


def _place(before: State, after: State, _action: Action | None) -> list[Event]:
    events = []
    for province in range(N_PROVINCES):
        legions = int(after.legions[province]) - int(before.legions[province])
        if legions:
            events.append(Event("placed-legions", _active(before) | {"province": CODES[province], "legions": legions}))
    return events


def _march(before: State, after: State, action: Action | None) -> list[Event]:
    if action and after.phase == Phase.ACT:
        return [Event("stopped", _active(before) | {"province": CODES[before.at[before.character]]})]
    return []


def _take(_before: State, _after: State, _action: Action | None) -> list[Event]:
    return []


def _step(before: State, after: State, action: Action | None) -> list[Event]:
    """The step is made: a march, or an attack with its battle."""
    servants = int(action.arguments["servants"]) if action else 0
    about = _active(before) | {"province": CODES[before.target], "legions": int(before.load), "servants": servants}
    if before.owner[before.target] == before.character:
        return [Event("marched", about), *_collected(before, after, before.character)]
    attacked = {"holder": CHARACTERS[before.owner[before.target]], "defenders": int(after.battle_defence)}
    return [Event("attacked", about | attacked), *_battle(after), *_conquest(before, after)]


def _battle(after: State) -> list[Event]:
    events = []
    attacker, defender = int(after.battle_attacker), int(after.battle_defender)
    drawn = [int(after.battle_drawn[colour]) for colour in range(N_CHARACTERS)]
    about = _active(after)
    if sum(drawn):
        hits, losses = drawn[attacker], drawn[defender]
        weapons: Arguments = {"hits": hits, "losses": losses, "neutral": sum(drawn) - hits - losses}
        events.append(Event("drew-weapons", about | weapons))
    if after.battle_protection:
        guard: Arguments = {"legions": int(after.battle_protection), "holder": CHARACTERS[defender]}
        events.append(Event("protected", about | guard))
    return events


def _conquest(before: State, after: State) -> list[Event]:
    about = _active(before) | {"province": CODES[before.target]}
    if not after.battle_attack_left:
        return [Event("repulsed", about | {"defenders": int(after.battle_defence_left)})]
    events = [Event("conquered", about | {"legions": int(after.battle_attack_left)})]
    events += _collected(before, after, before.character)
    if after.lost_servants and after.actor != OVER:
        events.append(Event("captured-servants", about | {"servants": int(after.lost_servants)}))
    if after.phase == Phase.FLEE:
        events.append(Event("must-flee", {"seat": int(after.actor), "province": CODES[before.target]}))
        for track in Track:
            field = int(after.competence[after.loser, track])
            if field != before.competence[after.loser, track]:
                events.append(Event("lost-field", _track(int(after.actor), track, field)))
    return events


def _collected(before: State, after: State, character: int) -> list[Event]:
    gold = int(after.hand[character]) - int(before.hand[character])
    return [Event("collected", {"seat": int(before.seat_of[character]), "gold": gold})] if gold else []


def _track(seat: int, track: Track, field: int) -> Arguments:
    return {"seat": seat, "track": track.name.lower(), "field": field}


def _flee(before: State, after: State, _action: Action | None) -> list[Event]:
    fled = Event("fled", {"seat": int(before.actor), "province": CODES[after.at[before.loser]]})
    return [fled, *_collected(before, after, before.loser)]


def _answer(before: State, after: State, action: Action | None) -> list[Event]:
    """Compensation, or the weapon for a lost servant."""
    if action is None:
        return []
    seat = int(before.actor)
    match action.kind:
        case "weapon":
            return [Event("threw-weapons", {"seat": seat, "weapons": 1})]
        case "advance":
            track = Track[str(action.arguments["track"]).upper()]
            return [Event("advanced", _track(seat, track, int(after.competence[before.loser, track])))]
        case _:
            return [Event("declined", {"seat": seat})]


def _act(before: State, after: State, action: Action | None) -> list[Event]:
    if action is None or action.kind == "end":
        return _elected(before, after)
    about = _active(before) | {"gold": int(cost_of(before, action.code))}
    match action.kind:
        case "raise":
            track = Track[str(action.arguments["track"]).upper()]
            field = int(after.competence[before.character, track])
            return [Event("raised", about | {"track": track.name.lower(), "field": field})]
        case "win_citizen":
            return [Event("won-citizen", about | {"citizens": int(after.citizens[before.character])})]
        case "drop_citizen":
            return [Event("dropped-citizen", about | dict(action.arguments))]
        case _:
            weapons = int(after.bag[before.character]) - int(before.bag[before.character])
            return [Event("armed", about | {"weapons": weapons})]


def _elected(before: State, after: State) -> list[Event]:
    if after.elections == before.elections:
        return []
    seat = int(after.seat_of[after.elected])
    return [Event("elected", {"seat": seat, "citizens": int(before.citizens[after.elected])})]


def _consul(before: State, after: State, action: Action | None) -> list[Event]:
    """The consul's servant, and citizens back to ALII."""
    seat = int(before.seat_of[before.elected])
    events = []
    if action and action.kind == "install":
        events.append(Event("installed", {"seat": seat, **action.arguments}))
    elif action:
        events.append(Event("declined", {"seat": seat}))
    citizens = int(before.citizens[before.elected]) - int(after.citizens[before.elected])
    if citizens:
        events.append(Event("returned-citizens", {"seat": seat, "citizens": citizens}))
    return events


def _turn_over(before: State, after: State) -> list[Event]:
    """The legion limit, and whose turn begins."""
    events = []
    for province in range(N_PROVINCES):
        legions = int(before.legions[province]) - int(after.legions[province])
        if legions:
            events.append(Event("cut-down", {"province": CODES[province], "legions": legions}))
    begins = {"turn": int(after.turn) + 1, "turns": int(after.calendar)}
    return [*events, Event("turn-begins", _active(after) | begins)]


_TELLERS: Final[dict[Phase, Teller]] = {
    Phase.ROME: _rome,
    Phase.GOLD: _gold,
    Phase.LEGION: _legion,
    Phase.PLACE: _place,
    Phase.MARCH: _march,
    Phase.TAKE: _take,
    Phase.ESCORT: _step,
    Phase.FLEE: _flee,
    Phase.COMPENSATION: _answer,
    Phase.RANSOM: _answer,
    Phase.ACT: _act,
    Phase.CONSUL: _consul,
}
