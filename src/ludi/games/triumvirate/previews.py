"""What is asked, and what there is to say of an action before it is taken; draws are told as their odds."""

from itertools import product
from typing import Any

import numpy as np

from ludi.core import layout
from ludi.core.catalogue import Action
from ludi.core.contract import OVER, Event

from . import supply
from .actions import ACTIONS, CHARACTERS
from .calendar import most_citizens
from .characters import leads, n_provinces
from .deeds import cost_of
from .odds import odds, percent
from .rules import apply, legal
from .state import NOBODY, Phase, State
from .tables import (
    BASE_COST,
    CITIZENS_RETURNED,
    CITIZENS_TO_WIN,
    CODES,
    COST_LIGHT,
    COST_LOADED,
    GOAL,
    LEGION_LIMIT,
    N_PROVINCES,
    PROVINCES_TO_WIN,
    ROME,
    Deed,
    Track,
)
from .threats import MILITARY, near, threats


def ask(s: State) -> Event:
    """What is asked of the actor, as a sentence."""
    if s.actor == OVER:
        return Event("ask-over", {"seat": int(s.seat_of[s.winner])})
    phase = Phase(s.phase)
    arguments: dict[str, Any] = {"seat": int(s.actor)}
    name = phase.name.lower()
    match phase:
        case Phase.GOLD:
            arguments |= {"stock": int(s.gold_stock)}
        case Phase.LEGION:
            arguments |= {"legions": int(s.legion_stock)}
        case Phase.PLACE:
            arguments |= {"legions": int(s.arriving)}
        case Phase.MARCH:
            arguments |= {"points": int(s.points)}
        case Phase.TAKE:
            name = "take" if s.owner[s.target] == s.character else "take-into-battle"
            arguments |= {"province": CODES[s.target]}
        case Phase.ESCORT:
            arguments |= {"province": CODES[s.target], "legions": int(s.load)}
        case Phase.COMPENSATION:
            name = f"compensation-{int(s.compensation_side)}"
        case Phase.RANSOM:
            arguments |= {"servants": int(s.lost_servants)}
        case Phase.ACT:
            arguments |= {"cost": BASE_COST[s.acted], "gold": int(s.hand[s.character])}
        case _:
            pass
    return Event(f"ask-{name}", arguments)


def more(s: State, code: int) -> tuple[Event, ...]:
    """What there is to say of a legal action besides what it is sure to do: prices, odds and warnings."""
    told = (*_about(s, ACTIONS[code]), *_awaited(s, code))
    return (*told, *_beware(s, code, told))


def _about(s: State, action: Action) -> tuple[Event, ...]:
    """The action itself."""
    (argument,) = ACTIONS.arguments_of[action.code].tolist()
    match action.kind:
        case "rome":
            return _supply(s, argument)
        case "gold":
            to_hand = argument in {ROME, s.at[s.character]}
            return (Event("leads-to-hand"),) if to_hand else (Event("leads-lies-there"),)
        case "march":
            return _march(s, argument)
        case "take":
            return _take(s, argument)
        case "escort":
            return _escort(s, argument)
        case "place":
            return (Event("leads-then-legions", {"legions": int(s.legions[argument]) + 1}),)
        case "flee":
            return (Event("leads-guarded", {"legions": int(s.legions[argument])}), *_gold_at(s, argument))
        case "advance":
            return _lead(s, int(s.loser), argument)
        case "raise":
            return (_cost(s, Deed.RAISE_POLITICAL + argument), *_lead(s, int(s.character), argument))
        case "win_citizen":
            return (_cost(s, Deed.WIN_CITIZEN),)
        case "drop_citizen":
            return (_cost(s, Deed.DROP_CITIZEN),)
        case "arm":
            return (_cost(s, Deed.ARM),)
        case "install":
            return (Event("leads-idle"),) if s.servants[argument] else (Event("leads-every-turn"),)  # TRI-413
        case _:
            return ()


def _supply(s: State, package: int) -> tuple[Event, ...]:
    after = layout.copy(s)
    supply.choose_package(after, package)
    gold, legions = after.gold_claims.tolist(), after.legion_claims.tolist()
    here = int(s.at[s.character])
    due = {"gold": sum(gold), "legions": sum(legions), "hand": gold[ROME] + gold[here]}
    return (
        Event("leads-supply", due),
        *_shortage("gold", gold, int(s.gold_stock)),
        *_shortage("legions", legions, int(s.legion_stock)),
    )


def _shortage(what: str, claims: list[int], stock: int) -> tuple[Event, ...]:
    """A stock that does not serve every claim; there is a choice if it serves some of several (TRI-409)."""
    if sum(claims) <= stock:
        return ()
    short = Event(f"leads-{what}-short", {what: stock})
    claimants = sum(1 for claim in claims if claim)
    return (short, Event("leads-who-goes-without")) if stock and claimants > 1 else (short,)


def _march(s: State, target: int) -> tuple[Event, ...]:
    here = int(s.at[s.character])
    light, loaded = int(COST_LIGHT[here, target]), int(COST_LOADED[here, target])
    if s.owner[target] != s.character:
        return (
            Event("leads-step", {"points": loaded}),
            *_attack(s, target, int(s.legions[here])),
            *_gold_at(s, target),
        )
    if light == loaded or s.legions[here] == 0 or loaded > s.points:
        return (Event("leads-step", {"points": light}), *_gold_at(s, target))
    return (Event("leads-crossing", {"points": loaded, "light": light}), *_gold_at(s, target))


def _take(s: State, legions: int) -> tuple[Event, ...]:
    here, target = int(s.at[s.character]), int(s.target)
    if s.owner[target] != s.character:
        return _attack(s, target, legions)
    return (Event("leads-step", {"points": int((COST_LOADED if legions else COST_LIGHT)[here, target])}),)


def _attack(s: State, target: int, legions: int) -> tuple[Event, ...]:
    wins, left, ways = odds(s, int(s.character), target, legions)
    about = {
        "legions": legions,
        "defenders": int(s.legions[target]),
        "chance": percent(wins, ways),
        "survivors": round(left / wins) if wins else 0,
    }
    found = [Event("leads-attack", about)]
    holder = int(s.owner[target])
    if s.at[holder] == target:
        found.append(Event("leads-protected", {"holder": CHARACTERS[holder]}))  # TRI-608
    if wins and _is_ninth(s):
        found.append(Event("leads-ninth"))  # TRI-1002
    elif wins and _may_win_by_the_loss(s, target):
        found.append(Event("leads-beware-compensation", {"seat": int(s.seat_of[holder])}))
    return tuple(found)


def _may_win_by_the_loss(s: State, target: int) -> bool:
    """Whether the field that the loser gets for the province completes its competence (TRI-710, 716)."""
    holder = int(s.owner[target])
    if s.compensated != holder or s.seat_of[holder] == NOBODY:
        return False
    fields = [int(field) for field in s.competence[holder]]
    if s.at[holder] == target:  # it flees first (TRI-706)
        fields = [max(0, fields[track] - bool(leads(s, holder, int(track)))) for track in Track]
    return 2 * GOAL - sum(fields) == 1


def _is_ninth(s: State) -> bool:
    """Whether one more province wins."""
    return bool(n_provinces(s, int(s.character)) + 1 == PROVINCES_TO_WIN)


def _escort(s: State, servants: int) -> tuple[Event, ...]:
    here, target = int(s.at[s.character]), int(s.target)
    if servants < s.servants[here]:
        return (Event("leads-servants-stay"),)  # TRI-515
    kind = "leads-servants-pass" if s.governor_on[here] else "leads-servants-gone"  # TRI-516, 517
    gone: tuple[Event, ...] = (Event(kind),)
    if s.owner[target] == s.character:
        return gone
    wins, _, ways = odds(s, int(s.character), target, int(s.load))
    if wins == 0:
        return (Event("leads-servants-return"),)  # TRI-612
    if _is_ninth(s):
        gone = ()  # no supply follows a victory
    return gone if wins == ways else (*gone, Event("leads-servants-risk"))


def _gold_at(s: State, province: int) -> tuple[Event, ...]:
    gold = int(s.gold[province])
    return (Event("leads-collect", {"gold": gold}),) if gold else ()


def _cost(s: State, deed: int) -> Event:
    cost = int(cost_of(s, int(deed)))
    return Event("leads-cost", {"gold": cost, "left": int(s.hand[s.character]) - cost})


def _lead(s: State, character: int, track: int) -> tuple[Event, ...]:
    """Whether a field forward takes the lead (TRI-114)."""
    after = layout.copy(s)
    after.competence[character, track] += 1
    return (Event("leads-lead"),) if leads(after, character, track) and not leads(s, character, track) else ()


def _awaited(s: State, code: int) -> tuple[Event, ...]:
    """What follows as surely once the luck of battle and others have answered: election, victory, the legion limit."""
    if s.calendar != 1 or not Phase.MARCH <= s.phase <= Phase.ACT:
        return ()
    after = _played(s, code)
    if after.reveals != s.reveals:
        return _election_after_battle(s, code, int(after.battle_drawn.sum()))
    if after.actor == OVER or after.phase != Phase.CONSUL:
        return ()
    return _six_citizens(after, int(after.elected)) or tuple(
        Event("leads-cut-down", {"legions": int(after.legions[province]) - LEGION_LIMIT, "province": CODES[province]})
        for province in range(N_PROVINCES)
        if after.owner[province] == s.character and after.legions[province] > LEGION_LIMIT
    )


def _beware(s: State, code: int, told: tuple[Event, ...]) -> tuple[Event, ...]:
    """A rival's victory: at once, or within its next turn; while the turn goes on, only what the action opens."""
    rivals = [rival for rival in near(s) if s.seat_of[rival] != s.actor]
    won = [event.arguments["seat"] for event in told if event.kind.startswith("leads-won-")]
    if not rivals and not won:
        return ()
    after = _played(s, code)
    if after.actor == OVER and after.reveals == s.reveals:
        won.append(int(s.seat_of[after.winner]))
    if won:
        return () if won[0] == s.actor else (Event("leads-beware-now", {"seat": won[0]}),)
    if after.reveals != s.reveals:
        return ()
    goes_on = after.turn == s.turn and after.phase != Phase.CONSUL
    turns = int(s.seats) - (after.turn != s.turn)
    return tuple(
        Event(f"leads-beware-{how}", {"seat": int(s.seat_of[rival])} | ({"chance": chance} if how == MILITARY else {}))
        for rival in rivals
        for how, chance in threats(after, rival, turns).items()
        if not (goes_on and how in threats(s, rival, turns))
    )


def _six_citizens(s: State, elected: int) -> tuple[Event, ...]:
    """That the new consul wins by the citizens who stay (TRI-909)."""
    if s.citizens[elected] - CITIZENS_RETURNED < CITIZENS_TO_WIN:
        return ()
    return (Event("leads-won-six-citizens", {"seat": int(s.seat_of[elected])}),)


def _election_after_battle(s: State, code: int, drawn: int) -> tuple[Event, ...]:
    """The election, if it follows whatever the battle draws: neither battle nor its answers change the citizens."""
    if not all(_ends_the_year(s, code, weapons) for weapons in _draws(s.bag.tolist(), drawn)):
        return ()
    elected = int(most_citizens(s, int(s.character)))
    seat = int(s.seat_of[elected])
    told = Event("leads-elected", {"seat": seat, "citizens": int(s.citizens[elected])})
    if s.consul[elected]:
        return (told, Event("leads-won-second-consulship", {"seat": seat}))
    return (told, *_six_citizens(s, elected))


def _draws(bag: list[int], drawn: int) -> list[tuple[int, ...]]:
    """Every draw of so many weapons from the bag, by colour."""
    return [draw for draw in product(*(range(n + 1) for n in bag)) if sum(draw) == drawn]


def _ends_the_year(s: State, code: int, weapons: tuple[int, ...]) -> bool:
    """Whether a battle that draws these weapons ends the turn, however its loser answers."""
    world = layout.copy(s)
    world.bag[:] = weapons
    apply(world, code)
    mask = np.zeros(len(ACTIONS), dtype=np.bool_)
    while world.actor != OVER and Phase.FLEE <= world.phase <= Phase.RANSOM:
        legal(world, mask)
        answers = [_played(world, int(answer)) for answer in np.flatnonzero(mask)]
        if any(answered.actor == OVER and answered.elections == s.elections for answered in answers):
            return False  # the loser's compensation may win (TRI-716)
        world = answers[-1]
    return bool(world.elections > s.elections)


def _played(s: State, code: int) -> State:
    after = layout.copy(s)
    apply(after, code)
    return after
