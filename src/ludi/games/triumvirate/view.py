"""What everybody may see: all of it, since nothing is hidden (TRI-1201)."""

from typing import Any, Final

import msgspec

from ludi.core import layout
from ludi.core.contract import OVER, SeatNumber, View
from ludi.core.parts.choices import choices

from .actions import CHARACTERS, CLAIMS
from .calendar import last_of_the_year, most_citizens
from .characters import next_character
from .holdings import Arsenal, Contender, ProvinceView, Stocks, contender, province_view
from .movement import refuse_march
from .odds import odds, percent
from .previews import ask, more
from .state import NOBODY, NOWHERE, Phase, State
from .tables import BASE_COST, CODES, COST_LOADED, N_CHARACTERS, N_PROVINCES, PROTECTION

STAGES: Final = ("supply", "movement", "actions", "election")


class Attack(msgspec.Struct, frozen=True):
    """An attack that is possible now, with all legions at hand or with those chosen."""

    province: str
    owner: str
    points: int  # of movement
    legions: int
    defenders: int
    protection: int  # legions that the defender's character would destroy
    chance: int  # percent; 0 and 100 only where it is certain
    survivors: int  # expected after a conquest, rounded


class Battle(msgspec.Struct, frozen=True):
    """The last battle."""

    province: str
    attacker: str
    defender: str
    attackers: int
    defenders: int
    weapons_for: int
    weapons_against: int
    weapons_neutral: int
    protection: int
    attackers_left: int
    defenders_left: int


class Claim(msgspec.Struct, frozen=True):
    """A claim of supply that is not served yet."""

    claim: str
    gold: int
    legions: int


class TriumvirateView(View, frozen=True, kw_only=True):
    """The End of the Triumvirate, the same from every seat."""

    turn: int  # from 1
    stage: str
    active: SeatNumber  # the seat whose turn it is
    turns_to_election: int
    tie_order: tuple[str, ...]  # of the next election, the first wins
    front_runner: str  # who would be elected with the citizens of now
    map: tuple[ProvinceView, ...]
    contenders: tuple[Contender, ...]  # in turn order
    arsenals: tuple[Arsenal, ...]
    stocks: Stocks
    claims: tuple[Claim, ...]
    arriving: int  # legions from Rome, to be placed
    movement_points: int
    marching_to: str | None
    marching_legions: int
    attacks: tuple[Attack, ...]
    actions_taken: int
    next_action_costs: int | None  # without a surcharge; None after the third
    last_battle: Battle | None
    winner: SeatNumber | None


def view(s: State, seat: int | None) -> TriumvirateView:
    """What a seat, or a spectator, may see."""
    deciding = s.actor != OVER and s.actor == seat
    return TriumvirateView(seat=seat, choices=choices(s, more) if deciding else (), **_common(s))


@layout.remembered(State)
def _common(s: State) -> dict[str, Any]:
    """What everybody sees alike: built once for all who look at a position."""
    p = layout.plain(s)
    last = last_of_the_year(s)
    return {
        "actor": p.actor,
        "ask": ask(s),
        "turn": p.turn + 1,
        "stage": _stage(p.phase),
        "active": p.seat_of[p.character],
        "turns_to_election": p.calendar,
        "tie_order": _tie_order(s, last),
        "front_runner": CHARACTERS[most_citizens(s, last)],
        "map": tuple(province_view(p, province) for province in range(N_PROVINCES)),
        "contenders": tuple(contender(s, p, character) for character in range(p.seats)),
        "arsenals": tuple(Arsenal(CHARACTERS[c], p.bag[c], p.weapons[c]) for c in range(N_CHARACTERS)),
        "stocks": Stocks(p.gold_stock, p.legion_stock, p.servant_stock, p.alii),
        "claims": _claims(p),
        "arriving": p.arriving,
        "movement_points": p.points,
        "marching_to": None if p.target == NOWHERE else CODES[p.target],
        "marching_legions": p.load,
        "attacks": _attacks(s, p),
        "actions_taken": p.acted,
        "next_action_costs": BASE_COST[p.acted] if p.acted < len(BASE_COST) else None,
        "last_battle": _battle(p),
        "winner": None if p.winner == NOBODY else p.seat_of[p.winner],
    }


def _stage(phase: int) -> str:
    if phase < Phase.MARCH:
        return STAGES[0]
    if phase < Phase.ACT:
        return STAGES[1]
    return STAGES[2] if phase == Phase.ACT else STAGES[3]


def _tie_order(s: State, last: int) -> tuple[str, ...]:
    """Who wins a tie at the coming election (TRI-904)."""
    order = [next_character(s, last)]
    while len(order) < s.seats:
        order.append(next_character(s, order[-1]))
    return tuple(CHARACTERS[character] for character in order)


def _claims(p: Any) -> tuple[Claim, ...]:
    if p.phase not in {Phase.GOLD, Phase.LEGION} or p.actor == OVER:
        return ()
    claims = zip(CLAIMS, p.gold_claims, p.legion_claims, strict=True)
    return tuple(Claim(claim, gold, legions) for claim, gold, legions in claims if gold or legions)


def _attacks(s: State, p: Any) -> tuple[Attack, ...]:
    """Every attack within reach; while one is prepared, that one."""
    if p.actor == OVER or p.phase not in {Phase.MARCH, Phase.TAKE, Phase.ESCORT}:
        return ()
    targets = range(N_PROVINCES) if p.phase == Phase.MARCH else (p.target,)
    here = p.at[p.character]
    legions = p.load if p.phase == Phase.ESCORT else p.legions[here]
    found = []
    for target in targets:
        if p.owner[target] == p.character or refuse_march(s, target):
            continue
        wins, left, ways = odds(s, p.character, target, legions)
        found.append(
            Attack(
                province=CODES[target],
                owner=CHARACTERS[p.owner[target]],
                points=int(COST_LOADED[here, target]),
                legions=legions,
                defenders=p.legions[target],
                protection=min(PROTECTION, legions) if p.at[p.owner[target]] == target else 0,
                chance=percent(wins, ways),
                survivors=round(left / wins) if wins else 0,
            )
        )
    return tuple(found)


def _battle(p: Any) -> Battle | None:
    if p.battle_at == NOWHERE:
        return None
    attacker, defender = p.battle_attacker, p.battle_defender
    neutral = N_CHARACTERS - attacker - defender  # the third of 0, 1 and 2
    return Battle(
        province=CODES[p.battle_at],
        attacker=CHARACTERS[attacker],
        defender=CHARACTERS[defender],
        attackers=p.battle_attack,
        defenders=p.battle_defence,
        weapons_for=p.battle_drawn[attacker],
        weapons_against=p.battle_drawn[defender],
        weapons_neutral=p.battle_drawn[neutral],
        protection=p.battle_protection,
        attackers_left=p.battle_attack_left,
        defenders_left=p.battle_defence_left,
    )
