"""What is asked, and what an action would lead to before it is taken; draws are told as their odds."""

from typing import Any

from ludi.core import layout
from ludi.core.catalogue import Action
from ludi.core.contract import OVER, Event
from ludi.games.triumvirate import supply
from ludi.games.triumvirate.actions import CHARACTERS
from ludi.games.triumvirate.calendar import most_citizens
from ludi.games.triumvirate.deeds import cost_of
from ludi.games.triumvirate.holdings import leads, n_provinces
from ludi.games.triumvirate.odds import odds
from ludi.games.triumvirate.rules import apply
from ludi.games.triumvirate.state import N_CLAIMS, Phase, State
from ludi.games.triumvirate.tables import (
    BASE_COST,
    CODES,
    COST_LIGHT,
    COST_LOADED,
    LEGION_LIMIT,
    N_PROVINCES,
    PROVINCES_TO_WIN,
    ROME,
    WEAPONS_AN_ACTION,
    Track,
)


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
            arguments |= {"stock": int(s.legion_stock)}
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


def preview(s: State, action: Action) -> tuple[Event, ...]:
    """The consequences of a legal action, as sentences."""
    match action.kind:
        case "rome":
            return _supply(s, action.code)
        case "gold":
            to_hand = action.arguments["claim"] in {"ROME", CODES[s.at[s.character]]}
            return (Event("leads-to-hand"),) if to_hand else (Event("leads-lies-there"),)
        case "march":
            return _march(s, CODES.index(str(action.arguments["province"])))
        case "take":
            return _take(s, int(action.arguments["legions"]))
        case "escort":
            return _escort(s, int(action.arguments["servants"]))
        case "place":
            legions = int(s.legions[CODES.index(str(action.arguments["province"]))]) + 1
            return (Event("leads-then-legions", {"legions": legions}),)
        case "flee":
            refuge = CODES.index(str(action.arguments["province"]))
            return (Event("leads-guarded", {"legions": int(s.legions[refuge])}), *_gold_at(s, refuge))
        case "weapon":
            return (_weapons(s, s.loser, 1),)
        case "advance":
            return _advance(s, s.loser, action)
        case "raise":
            return (*_cost(s, action), *_advance(s, s.character, action))
        case "win_citizen" | "drop_citizen":
            return (*_cost(s, action), *_victory(s, action))
        case "arm":
            return (*_cost(s, action), _weapons(s, s.character, WEAPONS_AN_ACTION))
        case "end":
            return _end(s)
        case "install":
            return (Event("leads-every-turn"),)
        case _:
            return ()


def _supply(s: State, code: int) -> tuple[Event, ...]:
    after = layout.copy(s)
    supply.choose_package(after, code)
    gold, legions = (
        sum(int(claims[claim]) for claim in range(N_CLAIMS)) for claims in (after.gold_claims, after.legion_claims)
    )
    here = int(s.at[s.character])
    to_hand = int(after.gold_claims[ROME]) + int(after.gold_claims[here])
    found = [Event("leads-supply", {"gold": gold, "legions": legions, "hand": to_hand})]
    if gold > s.gold_stock:
        found.append(Event("leads-gold-short", {"stock": int(s.gold_stock)}))
    if legions > s.legion_stock:
        found.append(Event("leads-legions-short", {"stock": int(s.legion_stock)}))
    return tuple(found)


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
    wins, left, ways = odds(s, s.character, target, legions)
    about = {
        "legions": legions,
        "defenders": int(s.legions[target]),
        "chance": round(100 * wins / ways),
        "survivors": round(left / wins) if wins else 0,
    }
    found = [Event("leads-attack", about)]
    holder = int(s.owner[target])
    if s.at[holder] == target:
        found.append(Event("leads-protected", {"holder": CHARACTERS[holder]}))  # TRI-608
    if wins and n_provinces(s, s.character) + 1 == PROVINCES_TO_WIN:
        found.append(Event("leads-ninth"))  # TRI-1002
    return tuple(found)


def _weapons(s: State, character: int, most: int) -> Event:
    """Weapons thrown, and what share of the bag is then the player's: the odds of battles to come."""
    bag = s.bag.tolist()
    thrown = min(most, int(s.weapons[character]))
    return Event("leads-weapons", {"weapons": thrown, "yours": bag[character] + thrown, "bag": sum(bag) + thrown})


def _escort(s: State, servants: int) -> tuple[Event, ...]:
    if servants == s.servants[s.at[s.character]]:
        return (Event("leads-servants-gone"),)  # TRI-516
    return (Event("leads-servants-stay"),)  # TRI-515


def _gold_at(s: State, province: int) -> tuple[Event, ...]:
    gold = int(s.gold[province])
    return (Event("leads-collect", {"gold": gold}),) if gold else ()


def _cost(s: State, action: Action) -> tuple[Event, ...]:
    cost = int(cost_of(s, action.code))
    return (Event("leads-cost", {"gold": cost, "left": int(s.hand[s.character]) - cost}),)


def _advance(s: State, character: int, action: Action) -> tuple[Event, ...]:
    track = int(Track[str(action.arguments["track"]).upper()])
    found = [Event("leads-field", {"field": int(s.competence[character, track]) + 1})]
    after = layout.copy(s)
    after.competence[character, track] += 1
    if leads(after, character, track) and not leads(s, character, track):
        found.append(Event("leads-lead"))  # TRI-114
    return (*found, *_victory(s, action))


def _victory(s: State, action: Action) -> tuple[Event, ...]:
    """No chance follows these actions, so playing one on a copy tells the truth."""
    after = layout.copy(s)
    apply(after, action.code)
    return (Event("leads-victory"),) if after.actor == OVER and after.winner == s.character_of[s.actor] else ()


def _end(s: State) -> tuple[Event, ...]:
    found = []
    if s.calendar == 1 and s.phase == Phase.ACT:
        consul = int(most_citizens(s, s.character))
        kind = "leads-second-consulship" if s.consul[consul] else "leads-election"  # TRI-1003
        found.append(Event(kind, {"consul": CHARACTERS[consul]}))
    surplus = sum(
        max(0, int(s.legions[province]) - LEGION_LIMIT)
        for province in range(N_PROVINCES)
        if s.owner[province] == s.character
    )
    if surplus:
        found.append(Event("leads-surplus", {"legions": surplus}))
    return tuple(found)
