"""Goods, prestige and destroyed buildings (chapters 10 and 12)."""

from typing import Final

from ludi.core.events import note
from ludi.core.jit import compiled

from .cards import join_hand
from .events import Happened
from .state import State
from .tables import (
    CAP_WITH_HORREUM,
    CAP_WITHOUT,
    CARD_OF,
    GOODS,
    HORREUM,
    MILITARY,
    N_STANDING,
    PRESTIGE_CARD_HOLDS,
    PRESTIGE_CARDS,
    STANDING_WORTH,
    Good,
    Track,
)

PRESTIGE: Final = len(GOODS) + Track.PRESTIGE
"""Where a price or a loss is told, prestige and morale come after the goods."""
MORALE: Final = len(GOODS) + Track.MORALE


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
def take(s: State, seat: int, good: int, amount: int) -> int:
    """Take from the supply what there is and what fits (PRO-1002, 1004)."""
    got = min(amount, receivable(s, seat, good))
    s.supply[good] -= got
    s.goods[seat, good] += got
    return got


@compiled
def receive(s: State, seat: int, good: int, amount: int) -> None:
    """Take what a card or a building gives at once; the rest is lost."""
    got = take(s, seat, good, amount)
    if got:
        note(s, Happened.RECEIVED, seat, got, good)
    if got < amount:
        note(s, Happened.WASTED, seat, amount - got, good)


@compiled
def give(s: State, seat: int, good: int, amount: int) -> None:
    """Put back into the supply (PRO-1006)."""
    s.goods[seat, good] -= amount
    s.supply[good] += amount


@compiled
def pay(s: State, seat: int, good: int, amount: int) -> None:
    """Pay a price."""
    if amount:
        give(s, seat, good, amount)
        note(s, Happened.PAID, seat, amount, good)


@compiled
def raise_tracks(s: State, seat: int, morale: int, defence: int, military: int) -> None:
    """What a building does for a city when it begins to work; its military bonus lasts (PRO-412, 804)."""
    if morale:
        s.morale[seat] += morale
        note(s, Happened.GAINED, seat, morale, Track.MORALE)
    if defence:
        s.defence[seat] += defence
        note(s, Happened.GAINED, seat, defence, Track.DEFENCE)
    if military:
        note(s, Happened.GAINED, seat, military, Track.MILITARY)


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
    note(s, Happened.DESTROYED, seat, STANDING_WORTH[standing], MILITARY[standing], standing)
    if standing == HORREUM:
        for good in range(Good.CLAY, Good.STONE + 1):
            spilled = s.goods[seat, good] - CAP_WITHOUT
            if spilled > 0:
                give(s, seat, good, spilled)  # PRO-1003
                note(s, Happened.SPILLED, seat, spilled, good)


@compiled
def has_building(s: State, seat: int) -> bool:
    """Whether anything stands in a city."""
    for standing in range(N_STANDING):
        if s.city[seat, standing]:
            return True
    return False
