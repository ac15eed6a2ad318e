"""Goods, prestige and destroyed buildings (chapters 10 and 12)."""

from ludi.core.jit import compiled
from ludi.games.provincia.cards import join_hand
from ludi.games.provincia.state import State
from ludi.games.provincia.tables import (
    CAP_WITH_HORREUM,
    CAP_WITHOUT,
    CARD_OF,
    HORREUM,
    N_STANDING,
    PRESTIGE_CARD_HOLDS,
    PRESTIGE_CARDS,
    STANDING_WORTH,
    Good,
)


@compiled
def cap(s: State, seat: int) -> int:
    """How much of each resource the seat can store (PRO-1001)."""
    return CAP_WITH_HORREUM if s.city[seat, HORREUM] else CAP_WITHOUT


@compiled
def receivable(s: State, seat: int, good: int) -> int:
    """The most of a good that the seat could receive now: the supply, and for resources the room."""
    if good == Good.GOLD:
        return s.supply[good]
    return min(s.supply[good], cap(s, seat) - s.goods[seat, good])


@compiled
def receive(s: State, seat: int, good: int, amount: int) -> int:
    """Take from the supply what there is and what fits; the rest is lost (PRO-1002, 1004)."""
    got = min(amount, receivable(s, seat, good))
    s.supply[good] -= got
    s.goods[seat, good] += got
    return got


@compiled
def give(s: State, seat: int, good: int, amount: int) -> None:
    """Pay to the supply (PRO-1006)."""
    s.goods[seat, good] -= amount
    s.supply[good] += amount


@compiled
def resources(s: State, seat: int) -> int:
    """Clay, wood and stone held."""
    return s.goods[seat, Good.CLAY] + s.goods[seat, Good.WOOD] + s.goods[seat, Good.STONE]


@compiled
def lose_prestige(s: State, seat: int, amount: int) -> None:
    """Losses of 2, each put on record with the prestige cards (PRO-1202 to 1204)."""
    for _ in range(amount // 2):
        s.prestige[seat] -= 2
        s.lost[seat] += 2
        if s.lost[seat] > PRESTIGE_CARD_HOLDS * s.prestige_cards[seat]:
            used = 0
            for other in range(s.seats):
                used += s.prestige_cards[other]
            if used < PRESTIGE_CARDS:
                s.prestige_cards[seat] += 1


@compiled
def destroy(s: State, seat: int, standing: int) -> None:
    """A building returns to its owner's hand; one-off gains are kept (PRO-1210 to 1213)."""
    s.city[seat, standing] -= 1
    s.prestige[seat] -= STANDING_WORTH[standing]
    join_hand(s, seat, CARD_OF[standing], True)
    if standing == HORREUM:
        for good in range(Good.CLAY, Good.STONE + 1):
            if s.goods[seat, good] > CAP_WITHOUT:
                give(s, seat, good, s.goods[seat, good] - CAP_WITHOUT)  # PRO-1003


@compiled
def n_standing(s: State, seat: int) -> int:
    """Buildings in a city."""
    n = 0
    for standing in range(N_STANDING):
        n += s.city[seat, standing]
    return n
