"""What is asked, and what an action would lead to before it is taken; draws are told as their odds."""

from typing import Any

from ludi.core import layout
from ludi.core.catalogue import Action
from ludi.core.contract import OVER, Event
from ludi.games.triumvirate import actions as code
from ludi.games.triumvirate import supply
from ludi.games.triumvirate.actions import CHARACTERS
from ludi.games.triumvirate.deeds import cost_of
from ludi.games.triumvirate.holdings import leads, n_provinces
from ludi.games.triumvirate.odds import odds, percent
from ludi.games.triumvirate.rules import apply
from ludi.games.triumvirate.state import NOBODY, Ending, Phase, State
from ludi.games.triumvirate.tables import (
    BASE_COST,
    CITIZENS_RETURNED,
    CITIZENS_TO_WIN,
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
    after = layout.copy(s)
    apply(after, action.code)
    foreseen = _turn_over(s, after) if after.reveals == s.reveals else ()  # nothing that only chance knows
    return (*_at_once(s, action, after), *foreseen)


def _at_once(s: State, action: Action, after: State) -> tuple[Event, ...]:
    """What the action itself does."""
    match action.kind:
        case "rome":
            return _supply(s, action.code - code.ROME)
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
            return _advance(s, after, s.loser, action)
        case "raise":
            return (*_cost(s, action), *_advance(s, after, s.character, action))
        case "win_citizen" | "drop_citizen":
            return _cost(s, action)
        case "arm":
            return (*_cost(s, action), _weapons(s, s.character, WEAPONS_AN_ACTION))
        case "install":
            there = s.servants[CODES.index(str(action.arguments["province"]))]
            return (Event("leads-idle"),) if there else (Event("leads-every-turn"),)  # TRI-413
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
        *_shortage("leads-gold-short", gold, int(s.gold_stock)),
        *_shortage("leads-legions-short", legions, int(s.legion_stock)),
    )


def _shortage(kind: str, claims: list[int], stock: int) -> tuple[Event, ...]:
    """A stock that does not serve every claim; there is a choice if it serves some of several (TRI-409)."""
    if sum(claims) <= stock:
        return ()
    short = Event(kind, {"stock": stock})
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
    wins, left, ways = odds(s, s.character, target, legions)
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
    return tuple(found)


def _is_ninth(s: State) -> bool:
    """Whether one more province wins."""
    return bool(n_provinces(s, s.character) + 1 == PROVINCES_TO_WIN)


def _weapons(s: State, character: int, most: int) -> Event:
    """Weapons thrown, and what share of the bag is then the player's: the odds of battles to come."""
    bag = s.bag.tolist()
    thrown = min(most, int(s.weapons[character]))
    return Event("leads-weapons", {"weapons": thrown, "yours": bag[character] + thrown, "bag": sum(bag) + thrown})


def _escort(s: State, servants: int) -> tuple[Event, ...]:
    here, target = int(s.at[s.character]), int(s.target)
    if servants < s.servants[here]:
        return (Event("leads-servants-stay"),)  # TRI-515
    gone: tuple[Event, ...] = (
        Event("leads-servants-pass" if s.governor_on[here] else "leads-servants-gone"),
    )  # TRI-516, 517
    if s.owner[target] == s.character:
        return gone
    wins, _, ways = odds(s, s.character, target, s.load)
    if wins == 0:
        return (Event("leads-servants-return"),)  # TRI-612
    if _is_ninth(s):
        gone = ()  # no supply follows a victory
    return gone if wins == ways else (*gone, Event("leads-servants-risk"))


def _gold_at(s: State, province: int) -> tuple[Event, ...]:
    gold = int(s.gold[province])
    return (Event("leads-collect", {"gold": gold}),) if gold else ()


def _cost(s: State, action: Action) -> tuple[Event, ...]:
    cost = int(cost_of(s, action.code))
    return (Event("leads-cost", {"gold": cost, "left": int(s.hand[s.character]) - cost}),)


def _advance(s: State, after: State, character: int, action: Action) -> tuple[Event, ...]:
    track = int(Track[str(action.arguments["track"]).upper()])
    found = [Event("leads-field", {"field": int(after.competence[character, track])})]
    if leads(after, character, track) and not leads(s, character, track):
        found.append(Event("leads-lead"))  # TRI-114
    return tuple(found)


def _turn_over(s: State, after: State) -> tuple[Event, ...]:
    """An election, a victory and the legion limit, if the action leads to them without a further choice."""
    found = []
    winner = int(after.winner)
    if after.elections != s.elections:
        consul = int(after.elected)
        again = after.ending == Ending.SECOND_CONSULSHIP and after.actor == OVER
        found.append(Event("leads-second-consulship" if again else "leads-election", {"consul": CHARACTERS[consul]}))
        if again:
            return tuple(found)
        if after.phase == Phase.CONSUL and after.citizens[consul] - CITIZENS_RETURNED >= CITIZENS_TO_WIN:
            winner = consul  # TRI-909
    if winner != NOBODY:
        mine = winner == s.character_of[s.actor]
        return (*found, Event("leads-victory") if mine else Event("leads-rival-wins", {"rival": CHARACTERS[winner]}))
    if s.phase in {Phase.MARCH, Phase.ACT} and (after.turn != s.turn or after.elections != s.elections):
        surplus = sum(
            max(0, int(s.legions[province]) - LEGION_LIMIT)
            for province in range(N_PROVINCES)
            if s.owner[province] == s.character
        )
        if surplus:
            found.append(Event("leads-surplus", {"legions": surplus}))
    return tuple(found)
