"""Who could win in its next turn, as the board stands: for warnings, never for the rules.

A warning is a chance seen, not a promise: what others do before that turn is left out, and so are lines that
need a conquest before gold, citizens or a marker. Nothing is computed for a character that is not near.
"""

from functools import lru_cache
from typing import Any, Final, TypeAlias

from ludi.core import layout

from .calendar import most_citizens
from .characters import leads, n_provinces
from .odds import odds, percent
from .state import NOBODY, Phase, State
from .supply import begin_turn, produces
from .tables import (
    BASE_COST,
    CITIZENS_TO_WIN,
    COST_LIGHT,
    COST_LOADED,
    GOAL,
    GOLD_MADE,
    KIND,
    LEGIONS_MADE,
    MOVEMENT,
    N_PROVINCES,
    PACKAGE_GOLD,
    PACKAGE_LEGIONS,
    PROVINCES_TO_WIN,
    SURCHARGE,
    Kind,
    Track,
)

MILITARY: Final = "military"
POLITICAL: Final = "political"
COMPETENCE: Final = "competence"

CONQUESTS: Final = 2  # so many provinces short of victory are near: two conquests are within a turn's march
WORTH_TELLING: Final = 10  # percent: a smaller chance of conquest is no news
ACTIONS: Final = len(BASE_COST)
ROME_GOLD: Final = int(max(PACKAGE_GOLD))
ROME_LEGIONS: Final = int(max(PACKAGE_LEGIONS))

CERTAIN: Final = 100


def _ways(costs: Any) -> list[list[tuple[int, int]]]:
    """From every province the others within a turn's march, each with its cost."""
    return [
        [(target, cost) for target, cost in enumerate(row) if target != here and cost <= MOVEMENT]
        for here, row in enumerate(costs.tolist())
    ]


_LIGHT: Final = _ways(COST_LIGHT)
_LOADED: Final = _ways(COST_LOADED)

Threats: TypeAlias = dict[str, int]
"""The victories within reach, each with its chance in percent."""


@layout.remembered(State)
def threats(s: State, character: int, turns: int) -> Threats:
    """How the character could win in its coming turn, or by an election within so many turns, this one included."""
    is_moving = character == s.character and s.phase != Phase.ROME
    if is_moving or s.owner[s.at[character]] != character:  # where it flees to is not known
        return {}
    found: Threats = {}
    if (chance := _by_conquest(s, character)) >= WORTH_TELLING:
        found[MILITARY] = chance
    if _by_citizens(s, character) or _by_election(s, character, turns):
        found[POLITICAL] = CERTAIN
    if _by_competence(s, character):
        found[COMPETENCE] = CERTAIN
    return found


@layout.remembered_by(State, "seats", "owner", "citizens", "competence", "consul", "calendar")
def near(s: State) -> tuple[int, ...]:
    """The characters for whom a victory within a turn is thinkable, whatever anybody else does in one action."""
    held, citizens, competence = s.owner.tolist(), s.citizens.tolist(), s.competence.tolist()
    return tuple(
        character
        for character in range(int(s.seats))
        if held.count(character) >= PROVINCES_TO_WIN - CONQUESTS
        or sum(competence[character]) >= 2 * GOAL - ACTIONS
        or (s.consul[character] and (citizens[character] >= CITIZENS_TO_WIN - ACTIONS or s.calendar <= s.seats))
    )


def _turn_of(s: State, character: int) -> State:
    """The position when the character's turn has begun."""
    after = layout.copy(s)
    if character != s.character:
        begin_turn(after, character)
    return after


def _by_competence(s: State, character: int) -> bool:
    """Both markers to VII with the actions of a turn (TRI-801, 1005)."""
    fields = [GOAL - int(field) for field in s.competence[character]]
    if not 0 < sum(fields) <= ACTIONS:
        return False
    purses = _purses_of(_turn_of(s, character), character)
    kinds = {Kind.COMPETENCE}  # TRI-803 to 805
    if not fields[Track.MILITARY]:
        kinds.add(Kind.POLITICAL)
    if not fields[Track.POLITICAL]:
        kinds.add(Kind.MILITARY)
    return any(purses.get(kind, 0) >= sum(BASE_COST[: sum(fields)]) for kind in kinds)


def _by_citizens(s: State, character: int) -> bool:
    """The citizens that a consul lacks (TRI-1004)."""
    missing = CITIZENS_TO_WIN - int(s.citizens[character])
    return bool(s.consul[character]) and 0 < missing <= min(ACTIONS, int(s.alii)) and missing <= _citizens(s, character)


def _by_election(s: State, character: int, turns: int) -> bool:
    """A second consulship (TRI-1003)."""
    election = int(s.calendar) - 1  # turns after this one
    if not s.consul[character] or not 0 <= election < turns:
        return False
    after = layout.copy(s)
    if (character - int(s.character)) % s.seats <= election:
        after.citizens[character] += min(int(s.alii), _citizens(s, character))
    return bool(most_citizens(after, (int(s.character) + election) % int(s.seats)) == character)


def _citizens(s: State, character: int) -> int:
    """How many citizens the character can pay in its turn, raising its marker first where that is cheaper."""
    purse = _purses_of(_turn_of(s, character), character).get(Kind.POLITICAL, 0)
    best = 0
    after = layout.copy(s)
    for raised in range(ACTIONS):
        surcharge = 0 if leads(after, character, int(Track.POLITICAL)) else SURCHARGE  # TRI-806
        for won in range(1, ACTIONS - raised + 1):
            if sum(BASE_COST[: raised + won]) + won * surcharge <= purse:
                best = max(best, won)
        after.competence[character, Track.POLITICAL] = min(GOAL, after.competence[character, Track.POLITICAL] + 1)
    return best


def _purses_of(s: State, character: int) -> dict[int, int]:
    """The most gold that the character can have in its turn, by the type of the province in which its march ends."""
    own = tuple(province for province in range(N_PROVINCES) if s.owner[province] == character)
    made = tuple(int(GOLD_MADE[province]) if produces(s, province) else 0 for province in own)
    lying = tuple(int(s.gold[province]) for province in own)
    stock = min(int(s.gold_stock), sum(made) + ROME_GOLD)
    gathered = _gathered(int(s.at[character]), own, lying, made, stock)
    return {kind: int(s.hand[character]) + gold for kind, gold in gathered}


@lru_cache(maxsize=4096)
def _gathered(
    start: int, own: tuple[int, ...], lying: tuple[int, ...], made: tuple[int, ...], stock: int
) -> tuple[tuple[int, int], ...]:
    """The most gold gathered on the way, by the type of the last province (TRI-404 to 406, 512)."""
    gold = dict(zip(own, zip(lying, made, strict=True), strict=True))
    best: dict[int, int] = {}

    def walk(here: int, points: int, seen: frozenset[int], lies: int, makes: int) -> None:
        if here not in seen:
            seen = seen | {here}
            lies, makes = lies + gold[here][0], makes + gold[here][1]
        kind = int(KIND[here])
        best[kind] = max(best.get(kind, 0), lies + min(stock, makes + ROME_GOLD))
        for target, cost in _LIGHT[here]:
            if target in gold and target not in seen and cost <= points:
                walk(target, points - cost, seen, lies, makes)

    walk(start, MOVEMENT, frozenset(), 0, 0)
    return tuple(best.items())


def _by_conquest(s: State, character: int) -> int:
    """The best chance of the ninth province, in percent, with the legions found on the way (TRI-1002)."""
    missing = PROVINCES_TO_WIN - int(n_provinces(s, character))
    if missing > CONQUESTS:
        return 0
    after = _turn_of(s, character)
    legions = after.legions.tolist()
    stock = int(after.legion_stock) - ROME_LEGIONS
    for province in range(N_PROVINCES):
        if stock > 0 and produces(after, province):
            legions[province] += min(int(LEGIONS_MADE[province]), stock)
            stock -= int(LEGIONS_MADE[province])
    here = int(after.at[character])
    load = legions[here] + min(ROME_LEGIONS, int(after.legion_stock))
    return round(_March(after, character, legions).best(here, MOVEMENT, load, missing, frozenset(), frozenset()))


class _March:
    """The marches of a turn, always with all legions."""

    def __init__(self, s: State, character: int, legions: list[int]) -> None:
        self.s, self.character, self.legions = s, character, legions
        self.owner = s.owner.tolist()
        self.known: dict[tuple[int, int], tuple[int, int, int]] = {}

    def best(
        self, here: int, points: int, load: int, missing: int, left: frozenset[int], taken: frozenset[int]
    ) -> float:
        """The best chance, in percent, to take what is missing from here on, after some were left and taken."""
        found, left = 0.0, left | {here}
        for target, cost in (_LOADED if load else _LIGHT)[here]:
            rest = points - cost
            if self.owner[target] == self.character or target in taken:
                if rest >= missing:
                    joined = load + (0 if target in left else self.legions[target])
                    found = max(found, self.best(target, rest, joined, missing, left, taken))
            elif load and rest >= missing - 1 and not self._is_last(target, taken):
                wins, survivors, ways = self._odds(target, load)
                chance = percent(wins, ways)
                if missing > 1 and wins and chance > found:
                    then = self.best(target, rest, round(survivors / wins), missing - 1, left, taken | {target})
                    found = max(found, chance * then / 100)
                elif missing == 1:
                    found = max(found, chance)
            if found == CERTAIN:
                break
        return found

    def _odds(self, target: int, load: int) -> tuple[int, int, int]:
        if (target, load) not in self.known:
            self.known[target, load] = odds(self.s, self.character, target, load)
        return self.known[target, load]

    def _is_last(self, target: int, taken: frozenset[int]) -> bool:
        """Whether its owner may not be attacked any more (TRI-602)."""
        owner = self.owner[target]
        held = self.owner.count(owner) - sum(1 for province in taken if self.owner[province] == owner)
        return bool(held == 1 and self.s.seat_of[owner] != NOBODY)
