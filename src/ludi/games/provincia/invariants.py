"""What must hold in every position: nothing printed is ever lost or made."""

from itertools import product
from typing import Any, Final

import numpy as np

from .memory import is_drawn, n_unseen, n_unseen_of, n_viewers, spot
from .state import CIRCLES, HOLDERS, NOTHING, ORDERED, Phase, State
from .tables import (
    ASLEEP,
    CAP_WITH_HORREUM,
    CAP_WITHOUT,
    CARD_OF,
    COUNT,
    FIRST_DORMANT,
    HORREUM,
    LAID_CARD,
    LOWEST_DEFENCE,
    LOWEST_MORALE,
    MARKERS,
    N_BUILDINGS,
    N_CARDS,
    N_KINDS,
    N_VALUES,
    PIECES,
    PILE_END,
    PILE_FIRST,
    PRESTIGE_CARDS,
    REMOVED,
    ROUNDS,
    STANDING_WORTH,
    TOKEN_COUNT,
    UNIQUE,
    Pile,
)

CHOOSING: Final = range(Phase.WAIVE, Phase.DISCARD)
"""Phases with a card that is being resolved."""


def check(s: State) -> None:
    """Assert conservation of cards, goods and tokens, and the bounds of every track."""
    check_goods(s)
    check_cards(s)
    check_piles(s)
    check_tokens(s)
    check_cities(s)
    check_memory(s)
    assert 0 <= s.rounds_done < ROUNDS, "rounds"
    assert np.all((0 <= plain(s.markers)) & (plain(s.markers) <= MARKERS)), "markers"
    assert (s.pending != NOTHING) == (s.phase in CHOOSING), "pending card"
    assert -1 <= s.actor < s.seats, "actor"


def plain(numbers: Any) -> Any:
    """An array of the record as whole numbers that do not wrap."""
    return np.asarray(numbers).astype(np.int64)


def check_goods(s: State) -> None:
    """PRO-1007, and storage (PRO-1001)."""
    goods, supply = plain(s.goods), plain(s.supply)
    assert goods.min() >= 0, "goods held"
    assert supply.min() >= 0, "supply"
    assert np.array_equal(PIECES, goods.sum(axis=0) + supply), "goods"
    room = np.where(plain(s.city)[:, HORREUM] > 0, CAP_WITH_HORREUM, CAP_WITHOUT)
    assert np.all(goods[:, 1:] <= room[:, np.newaxis]), "storage"


def check_cards(s: State) -> None:
    """Every card is somewhere, and only once."""
    hand, known, city, n_hand = plain(s.hand), plain(s.known), plain(s.city), plain(s.n_hand)
    n = plain(s.pool) + plain(s.discard) + plain(s.hidden)
    assert n.min() >= 0, "piles"
    single = [*plain(s.face_up), *plain(s.face_down), *plain(s.top)[: int(s.n_top)], int(s.pending)]
    n += np.bincount([kind for kind in single if kind != NOTHING], minlength=N_KINDS)
    n[:N_CARDS] += hand.sum(axis=0)
    np.add.at(n, np.asarray(LAID_CARD), plain(s.laid).sum(axis=0))
    n[:N_BUILDINGS] += plain(s.looked) + plain(s.removed)
    np.add.at(n, np.asarray(CARD_OF), city.sum(axis=0))
    expected = plain(COUNT)
    expected[HORREUM] = s.seats
    assert np.array_equal(expected, n), f"cards of the kinds {np.flatnonzero(expected != n)}"
    assert known.min() >= 0, "known cards"
    assert np.all(known <= hand), "known cards"
    assert np.array_equal(n_hand[:, 0], hand[:, :N_BUILDINGS].sum(axis=1)), "buildings in hand"
    assert np.array_equal(n_hand[:, 1], hand[:, N_BUILDINGS:].sum(axis=1)), "senate cards in hand"


def check_piles(s: State) -> None:
    """The counts of the piles fit what is in them."""
    pool, hidden = plain(s.pool), plain(s.hidden)
    for pile in range(3):
        first, end = int(PILE_FIRST[pile]), int(PILE_END[pile])
        pooled = int(pool[first:end].sum())
        assert s.n_hidden[pile] == hidden[first:end].sum(), f"unseen discards {pile}"
        if pile == Pile.AEDIFICIUM:
            pooled += int(s.n_top) - int(s.in_box)
            assert s.in_box in {0, REMOVED}, "removed buildings"
            assert s.in_box + plain(s.removed).sum() == REMOVED, "removed buildings"
        assert s.n_pile[pile] == pooled, f"pile {pile}"


def check_tokens(s: State) -> None:
    """Tokens of the colours in play are held or spent; everybody holds as many."""
    if s.phase == Phase.CITY:
        return
    tokens = plain(s.tokens)
    expected = plain(TOKEN_COUNT)
    expected[int(s.seats) * N_VALUES :] = 0
    assert np.array_equal(expected, plain(s.spent) + tokens.sum(axis=0)), "tokens"
    assert 1 == len(set(tokens.sum(axis=1)[: int(s.seats)])), "tokens held"
    for seat in range(s.seats):
        assert s.chosen[seat] == NOTHING or tokens[seat, s.chosen[seat]], f"seat {seat}: chosen token"


def check_cities(s: State) -> None:
    """Prestige is what stands there less what was lost (PRO-1206); tracks keep their bounds."""
    seats, city = int(s.seats), plain(s.city)
    assert city.min() >= 0, "buildings"
    assert np.array_equal(plain(s.prestige), city @ plain(STANDING_WORTH) - plain(s.lost)), "prestige"
    assert plain(s.morale)[:seats].min() >= LOWEST_MORALE, "morale"
    assert plain(s.defence)[:seats].min() >= LOWEST_DEFENCE, "defence"
    standing = city[:, :N_BUILDINGS].copy()
    standing[:, FIRST_DORMANT:] += city[:, FIRST_DORMANT + ASLEEP :]
    assert np.all((standing <= 1) | (np.asarray(UNIQUE) == 0)), "unique buildings"
    assert plain(s.prestige_cards).sum() <= PRESTIGE_CARDS, "prestige cards"


def check_memory(s: State) -> None:
    """Circles lie within each other, and what is sure to be within one leaves enough for the places outside."""
    sure, removed = plain(s.sure), int(plain(s.removed).sum())
    assert np.array_equal(plain(s.recalled), sure[:, ORDERED].sum(axis=1)), "recalled"
    for viewer, pile in product(range(n_viewers(s)), range(3)):
        if not (drawn := [circle for circle in range(CIRCLES) if is_drawn(s, viewer, circle, pile)]):
            continue
        kinds = range(PILE_FIRST[pile], PILE_END[pile])
        most = [int(n_unseen(s, viewer, holder, pile)) for holder in range(HOLDERS)]
        unseen = sum(int(n_unseen_of(s, viewer, kind)) for kind in kinds)
        surely = sure[viewer, :, kinds.start : kinds.stop]
        least = [0] * HOLDERS
        for circle in drawn:
            outside = [int(s.outside[viewer, circle, spot(holder, pile)]) for holder in range(HOLDERS)]
            bounds = zip(least, outside, most, strict=True)
            assert all(low <= n <= high for low, n, high in bounds), f"viewer {viewer}: circle {circle} of pile {pile}"
            within = surely[[inner for inner in drawn if inner >= circle]].max(axis=0).sum()
            spare = unseen - int(within)
            assert spare >= sum(outside) + (removed if pile == Pile.AEDIFICIUM else 0), f"viewer {viewer}"
            least = outside
