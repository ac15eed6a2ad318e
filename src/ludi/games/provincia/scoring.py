"""Prestige and places (chapter 9)."""

from ludi.core.contract import PLACES, SCORES
from ludi.core.jit import compiled
from ludi.core.layout import Ints

from .goods import resources
from .senate import best_gloria
from .state import State
from .tables import GOLD_PER_PRESTIGE, PERSONAL, Good


@compiled
def score(s: State, seat: int) -> int:
    """Prestige with the best GLORIA and a point for every three gold (PRO-905, 906)."""
    return s.prestige[seat] + best_gloria(s, seat) + s.goods[seat, Good.GOLD] // GOLD_PER_PRESTIGE


@compiled
def has_personal(s: State, seat: int) -> bool:
    """Whether the building of the city's board stands in the city (PRO-908)."""
    return s.city_of[seat] >= 0 and s.city[seat, PERSONAL[s.city_of[seat]]] > 0


@compiled
def tie_break(s: State, seat: int) -> int:
    """One number that orders tied seats: personal building, gold, resources, morale (PRO-908 to 912).

    Gold is at most 53, resources 27; morale stays far below a hundred.
    """
    rank = 1 if has_personal(s, seat) else 0
    rank = 100 * rank + s.goods[seat, Good.GOLD]
    rank = 100 * rank + resources(s, seat)
    return 100 * rank + s.morale[seat]


@compiled
def beats(s: State, seat: int, other: int) -> bool:
    """Whether a seat is placed before another (PRO-907 to 912)."""
    mine, yours = score(s, seat), score(s, other)
    return mine > yours or (mine == yours and tie_break(s, seat) > tie_break(s, other))


@compiled
def result(s: State, out: Ints) -> None:
    """Scores and places; those still tied share a place (PRO-913)."""
    for seat in range(s.seats):
        place = 1
        for other in range(s.seats):
            if beats(s, other, seat):
                place += 1
        out[SCORES, seat] = score(s, seat)
        out[PLACES, seat] = place
