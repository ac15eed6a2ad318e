"""What everybody may see: all of it, since nothing is hidden (TRI-1201)."""

from typing import Final

import msgspec
import numpy as np

from ludi.core.contract import OVER, Choice, SeatNumber, View
from ludi.games.triumvirate.actions import ACTIONS, CHARACTERS, CLAIMS
from ludi.games.triumvirate.calendar import last_of_the_year, most_citizens
from ludi.games.triumvirate.holdings import leads, n_provinces, next_character
from ludi.games.triumvirate.movement import refuse_march
from ludi.games.triumvirate.odds import odds
from ludi.games.triumvirate.previews import ask, preview
from ludi.games.triumvirate.rules import legal
from ludi.games.triumvirate.state import N_CLAIMS, NOBODY, NOWHERE, No, Phase, State
from ludi.games.triumvirate.tables import (
    BASE_COST,
    CITIZENS_TO_WIN,
    CODES,
    GOAL,
    GOVERNORS,
    N_CHARACTERS,
    N_PROVINCES,
    PROVINCES,
    PROVINCES_TO_WIN,
    Track,
)

STAGES: Final = ("supply", "movement", "actions", "election")


class ProvinceView(msgspec.Struct, frozen=True):
    """A province and all that stands in it."""

    province: str
    type: str
    owner: str  # a character
    seat: SeatNumber | None  # of the owner; None while leaderless
    legions: int
    gold: int
    servants: int
    governor_on: bool
    produces_next: bool  # in its owner's next supply
    characters: tuple[str, ...]


class Contender(msgspec.Struct, frozen=True):
    """A player's character: what it has, and what it lacks for each victory."""

    seat: SeatNumber
    character: str
    at: str
    gold: int
    n_provinces: int
    governors_left: int
    citizens: int
    political: int
    military: int
    leads_political: bool
    leads_military: bool
    consul: bool
    compensation: int  # side of the card, 0 without it
    flight_card: bool
    provinces_missing: int
    fields_missing: int
    citizens_missing: int | None  # None without a consul card


class Arsenal(msgspec.Struct, frozen=True):
    """Where the weapons of a colour are."""

    character: str
    in_bag: int
    in_stock: int


class Attack(msgspec.Struct, frozen=True):
    """An attack that is possible now, with all legions at hand."""

    province: str
    legions: int
    defenders: int
    chance: int  # percent, rounded
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


class Stocks(msgspec.Struct, frozen=True):
    """What lies beside the map."""

    gold: int
    legions: int
    servants: int
    alii: int


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
    tie_order = _tie_order(s)
    return TriumvirateView(
        seat=seat,
        actor=int(s.actor),
        ask=ask(s),
        choices=_choices(s) if deciding else (),
        turn=int(s.turn) + 1,
        stage=_stage(s),
        active=int(s.seat_of[s.character]),
        turns_to_election=int(s.calendar),
        tie_order=tie_order,
        front_runner=CHARACTERS[most_citizens(s, last_of_the_year(s))],
        map=tuple(_province(s, province) for province in range(N_PROVINCES)),
        contenders=tuple(_contender(s, character) for character in range(s.seats)),
        arsenals=tuple(Arsenal(CHARACTERS[c], int(s.bag[c]), int(s.weapons[c])) for c in range(N_CHARACTERS)),
        stocks=Stocks(int(s.gold_stock), int(s.legion_stock), int(s.servant_stock), int(s.alii)),
        claims=_claims(s),
        arriving=int(s.arriving),
        movement_points=int(s.points),
        marching_to=None if s.target == NOWHERE else CODES[s.target],
        marching_legions=int(s.load),
        attacks=_attacks(s),
        actions_taken=int(s.acted),
        next_action_costs=BASE_COST[s.acted] if s.acted < len(BASE_COST) else None,
        last_battle=_battle(s),
        winner=None if s.winner == NOBODY else int(s.seat_of[s.winner]),
    )


def _choices(s: State) -> tuple[Choice, ...]:
    mask = np.zeros(len(ACTIONS), dtype=np.bool_)
    legal(s, mask)
    return tuple(
        Choice(action.code, action.kind, action.arguments, preview(s, action))
        for action in (ACTIONS[int(code)] for code in np.flatnonzero(mask))
    )


def _stage(s: State) -> str:
    if s.phase < Phase.MARCH:
        return STAGES[0]
    if s.phase < Phase.ACT:
        return STAGES[1]
    return STAGES[2] if s.phase == Phase.ACT else STAGES[3]


def _tie_order(s: State) -> tuple[str, ...]:
    """Who wins a tie at the coming election (TRI-904)."""
    order = [int(next_character(s, last_of_the_year(s)))]
    while len(order) < s.seats:
        order.append(int(next_character(s, order[-1])))
    return tuple(CHARACTERS[character] for character in order)


def _province(s: State, province: int) -> ProvinceView:
    owner = int(s.owner[province])
    seat = int(s.seat_of[owner])
    # The active character's governors have changed places before it takes supply.
    now = s.phase == Phase.ROME and owner == s.character
    free = not s.governor_on[province] if now else bool(s.governor_on[province] or s.servants[province])
    return ProvinceView(
        province=CODES[province],
        type=PROVINCES[province].kind.name.lower(),
        owner=CHARACTERS[owner],
        seat=None if seat == NOBODY else seat,
        legions=int(s.legions[province]),
        gold=int(s.gold[province]),
        servants=int(s.servants[province]),
        governor_on=bool(s.governor_on[province]),
        produces_next=seat != NOBODY and free,
        characters=tuple(CHARACTERS[c] for c in range(N_CHARACTERS) if s.at[c] == province),
    )


def _contender(s: State, character: int) -> Contender:
    held, citizens = int(n_provinces(s, character)), int(s.citizens[character])
    political, military = (int(s.competence[character, track]) for track in Track)
    consul = bool(s.consul[character])
    return Contender(
        seat=int(s.seat_of[character]),
        character=CHARACTERS[character],
        at=CODES[s.at[character]],
        gold=int(s.hand[character]),
        n_provinces=held,
        governors_left=GOVERNORS - held,
        citizens=citizens,
        political=political,
        military=military,
        leads_political=bool(leads(s, character, Track.POLITICAL)),
        leads_military=bool(leads(s, character, Track.MILITARY)),
        consul=consul,
        compensation=int(s.compensation_side) if s.compensated == character else 0,
        flight_card=bool(s.fled == character),
        provinces_missing=PROVINCES_TO_WIN - held,
        fields_missing=2 * GOAL - political - military,
        citizens_missing=max(0, CITIZENS_TO_WIN - citizens) if consul else None,
    )


def _claims(s: State) -> tuple[Claim, ...]:
    if s.phase not in {Phase.GOLD, Phase.LEGION} or s.actor == OVER:
        return ()
    claims = (Claim(CLAIMS[c], int(s.gold_claims[c]), int(s.legion_claims[c])) for c in range(N_CLAIMS))
    return tuple(claim for claim in claims if claim.gold or claim.legions)


def _attacks(s: State) -> tuple[Attack, ...]:
    """Every attack within reach; while one is prepared, that one."""
    if s.actor == OVER or s.phase not in {Phase.MARCH, Phase.TAKE, Phase.ESCORT}:
        return ()
    targets = range(N_PROVINCES) if s.phase == Phase.MARCH else (int(s.target),)
    legions = int(s.load) if s.phase == Phase.ESCORT else int(s.legions[s.at[s.character]])
    found = []
    for target in targets:
        if s.owner[target] == s.character or refuse_march(s, target) != No.OK:
            continue
        wins, left, ways = odds(s, s.character, target, legions)
        found.append(
            Attack(
                province=CODES[target],
                legions=legions,
                defenders=int(s.legions[target]),
                chance=round(100 * wins / ways),
                survivors=round(left / wins) if wins else 0,
            )
        )
    return tuple(found)


def _battle(s: State) -> Battle | None:
    if s.battle_at == NOWHERE:
        return None
    attacker, defender = int(s.battle_attacker), int(s.battle_defender)
    neutral = N_CHARACTERS - attacker - defender  # the third of 0, 1 and 2
    return Battle(
        province=CODES[s.battle_at],
        attacker=CHARACTERS[attacker],
        defender=CHARACTERS[defender],
        attackers=int(s.battle_attack),
        defenders=int(s.battle_defence),
        weapons_for=int(s.battle_drawn[attacker]),
        weapons_against=int(s.battle_drawn[defender]),
        weapons_neutral=int(s.battle_drawn[neutral]),
        protection=int(s.battle_protection),
        attackers_left=int(s.battle_attack_left),
        defenders_left=int(s.battle_defence_left),
    )
