"""Concealing: one world as a seat may imagine it (chapter 11).

Unseen by a viewer are the cards in other hands that nobody saw there, the
face-down cards on the table, the cards discarded unseen, the order that
somebody else gave the building pile, the removed buildings, the piles, and the
other seats' tokens. Concealing puts all unseen cards into the pool and draws
as many again for every place, from the outermost circle inwards (memory.py):
what lies outside a circle is drawn from the cards that are not surely within.
"""

from typing import Final

from ludi.core import rng
from ludi.core.jit import compiled

from .memory import (
    forget_fact,
    forget_order,
    hand_place,
    is_looking,
    knows_down,
    n_facts_of,
    n_seen_alone,
    n_unseen,
    n_viewers,
    spectator,
    spot,
)
from .state import (
    DISCARDED,
    HOLDERS,
    NOBODY,
    NOTHING,
    ORDERED,
    SHUFFLES,
    Phase,
    State,
)
from .tables import (
    FACE_DOWN,
    N_BUILDINGS,
    N_TOKENS,
    N_VALUES,
    PILE_END,
    PILE_FIRST,
    REMOVED,
    Pile,
)

BLANK: Final = -2
"""A card on the table or on top of the pile that is still to be drawn."""


@compiled
def conceal(s: State, seat: int, seed: int) -> None:
    """Redraw everything the seat cannot know; seat -1 is a spectator."""
    rng.start_from(s.rng, seed)
    if s.phase == Phase.CITY:
        return
    viewer = spectator(s) if seat < 0 else seat
    for pile in range(3):
        gather(s, viewer, pile)
        looked = gather_order(s, viewer) if pile == Pile.AEDIFICIUM else 0
        if pile == Pile.AEDIFICIUM and s.recalled[viewer]:
            looked -= redraw_recalled(s, viewer, looked)
        for circle in range(s.shuffles[pile]):
            redraw_outside(s, viewer, pile, circle)
        redraw_rest(s, viewer, pile, looked)
    for other in range(n_viewers(s)):
        if other != viewer:
            forget(s, other)
    conceal_tokens(s, seat)


@compiled
def gather(s: State, viewer: int, pile: int) -> None:
    """Hands, unseen discards and face-down cards keep what the viewer knows to be there."""
    for kind in range(PILE_FIRST[pile], PILE_END[pile]):
        if pile != Pile.OPES:
            for other in range(s.seats):
                if other != viewer and s.hand[other, kind]:
                    kept = s.known[other, kind] + n_facts_of(s, viewer, other, kind)
                    s.pool[kind] += s.hand[other, kind] - kept
                    s.hand[other, kind] = kept
        if s.hidden[kind]:
            kept = n_facts_of(s, viewer, DISCARDED, kind)
            s.pool[kind] += s.hidden[kind] - kept
            s.hidden[kind] = kept
    if s.drawn == pile:
        for place in range(FACE_DOWN):
            if s.face_down[place] != NOTHING and not knows_down(s, viewer, place):
                s.pool[s.face_down[place]] += 1
                s.face_down[place] = BLANK


@compiled
def gather_order(s: State, viewer: int) -> int:
    """The order of the building pile and the removed buildings; the number of cards that another seat looks at."""
    looked = 0
    for kind in range(N_BUILDINGS):
        if not is_looking(s, viewer):
            s.pool[kind] += s.looked[kind]
            looked += s.looked[kind]
            s.looked[kind] = 0
        s.pool[kind] += s.removed[kind]
        s.removed[kind] = 0
    if s.top_seer != viewer:
        for place in range(s.n_top):
            s.pool[s.top[place]] += 1
            s.top[place] = BLANK
    return looked


@compiled
def reserved(s: State, viewer: int, circle: int, kind: int) -> int:
    """Pooled cards of a kind that must stay within a circle; those of a mixed order have left the pool already."""
    most = 0
    for inner in range(circle, SHUFFLES):
        most = max(most, s.sure[viewer, inner, kind])
    return max(0, most - s.sure[viewer, ORDERED, kind])


@compiled
def draw_outside(s: State, viewer: int, pile: int, circle: int) -> int:
    """A random pooled card for a place outside a circle."""
    total = 0
    for kind in range(PILE_FIRST[pile], PILE_END[pile]):
        total += s.pool[kind] - reserved(s, viewer, circle, kind)
    left = rng.below(s.rng, total)
    kind = PILE_FIRST[pile]
    left -= s.pool[kind] - reserved(s, viewer, circle, kind)
    while left >= 0:
        kind += 1
        left -= s.pool[kind] - reserved(s, viewer, circle, kind)
    s.pool[kind] -= 1
    return kind


@compiled
def draw_any(s: State, pile: int) -> int:
    """A random card of the pool."""
    n = 0
    for kind in range(PILE_FIRST[pile], PILE_END[pile]):
        n += s.pool[kind]
    return rng.draw(s.rng, s.pool, PILE_FIRST[pile], n)


@compiled
def n_left(s: State, viewer: int, holder: int, pile: int) -> int:
    """How many cards of a pile a holder still has to be given."""
    if holder == viewer and holder != DISCARDED:
        return 0
    n = s.n_hidden[pile] if holder == DISCARDED else 0
    if holder != DISCARDED and pile != Pile.OPES:
        n = s.n_hand[holder, hand_place(PILE_FIRST[pile])]
    for kind in range(PILE_FIRST[pile], PILE_END[pile]):
        if holder == DISCARDED:
            n -= s.hidden[kind]
        elif pile != Pile.OPES:
            n -= s.hand[holder, kind]
    return n


@compiled
def give(s: State, holder: int, kind: int) -> None:
    """A card drawn for a hand or for the unseen discards."""
    if holder == DISCARDED:
        s.hidden[kind] += 1
    else:
        s.hand[holder, kind] += 1


@compiled
def redraw_outside(s: State, viewer: int, pile: int, circle: int) -> None:
    """The places outside this circle of a reshuffle that lie within the one before it."""
    for holder in range(HOLDERS):
        n = s.outside[viewer, circle, spot(holder, pile)]
        if circle:
            n -= s.outside[viewer, circle - 1, spot(holder, pile)]
        for _ in range(n):
            give(s, holder, draw_outside(s, viewer, pile, circle))
    if circle == 0 and pile == Pile.AEDIFICIUM:
        for _ in range(REMOVED):
            s.removed[draw_outside(s, viewer, pile, circle)] += 1
    if s.drawn == pile:
        for place in range(FACE_DOWN):
            if s.face_down[place] == BLANK and s.down_circles[place] == circle:
                s.face_down[place] = draw_outside(s, viewer, pile, circle)


@compiled
def redraw_recalled(s: State, viewer: int, looked: int) -> int:
    """Strew the cards of a mixed order over its places; how many went to those that another seat looks at."""
    # The row of another viewer, who is about to forget, counts the cards that are still to be strewn.
    row = (viewer + 1) % n_viewers(s)
    s.recalled[row] = s.recalled[viewer]
    for kind in range(N_BUILDINGS):
        s.sure[row, ORDERED, kind] = s.sure[viewer, ORDERED, kind]
    places = looked
    for place in range(s.n_top):
        places += 1 if s.top[place] == BLANK else 0
    for place in range(FACE_DOWN):
        places += 1 if is_blank_of_order(s, place) else 0
    for holder in range(HOLDERS):
        places += n_within(s, viewer, holder)
    strewn = 0
    for _ in range(looked):
        kind = strew(s, row, places)
        places -= 1
        if kind != BLANK:
            s.looked[kind] += 1
            strewn += 1
    for place in range(s.n_top):
        if s.top[place] == BLANK:
            s.top[place] = strew(s, row, places)
            places -= 1
    for place in range(FACE_DOWN):
        if is_blank_of_order(s, place):
            s.face_down[place] = strew(s, row, places)
            places -= 1
    for holder in range(HOLDERS):
        for _ in range(n_within(s, viewer, holder)):
            kind = strew(s, row, places)
            places -= 1
            if kind != BLANK:
                give(s, holder, kind)
    return strewn


@compiled
def n_within(s: State, viewer: int, holder: int) -> int:
    """How many of a holder's buildings may belong to the viewer's mixed order."""
    outside = s.outside[viewer, ORDERED, spot(holder, Pile.AEDIFICIUM)]
    return n_unseen(s, viewer, holder, Pile.AEDIFICIUM) - outside


@compiled
def is_blank_of_order(s: State, place: int) -> bool:
    """Whether a face-down card still to be drawn came from the ordered top of the pile."""
    return s.face_down[place] == BLANK and s.down_seer[place] != NOBODY


@compiled
def strew(s: State, row: int, places: int) -> int:
    """A random card still to be strewn, or BLANK where the next of so many places gets none."""
    left = rng.below(s.rng, places)
    if left >= s.recalled[row]:
        return BLANK
    kind = 0
    while left >= s.sure[row, ORDERED, kind]:
        left -= s.sure[row, ORDERED, kind]
        kind += 1
    s.sure[row, ORDERED, kind] -= 1
    s.recalled[row] -= 1
    s.pool[kind] -= 1
    return kind


@compiled
def redraw_rest(s: State, viewer: int, pile: int, looked: int) -> None:
    """All other places are alike."""
    for holder in range(HOLDERS):
        for _ in range(n_left(s, viewer, holder, pile)):
            give(s, holder, draw_any(s, pile))
    if s.drawn == pile:
        for place in range(FACE_DOWN):
            if s.face_down[place] == BLANK:
                s.face_down[place] = draw_any(s, pile)
    if pile == Pile.AEDIFICIUM:
        for _ in range(looked):
            s.looked[draw_any(s, pile)] += 1
        for place in range(s.n_top):
            if s.top[place] == BLANK:
                s.top[place] = draw_any(s, pile)


@compiled
def forget(s: State, viewer: int) -> None:
    """In the world of somebody else a viewer has seen other cards: what he can tell is what everybody can."""
    for fact in range(s.n_facts - 1, -1, -1):
        if s.fact_seer[fact] == viewer:
            forget_fact(s, fact)
    forget_order(s, viewer)
    if viewer == spectator(s):
        return
    for pile in range(3):
        for circle in range(s.shuffles[pile]):
            for kind in range(PILE_FIRST[pile], PILE_END[pile]):
                seen = n_seen_alone(s, viewer, kind)
                s.sure[viewer, circle, kind] = max(0, s.sure[spectator(s), circle, kind] - seen)
            for holder in range(HOLDERS):
                place = spot(holder, pile)
                s.outside[viewer, circle, place] = 0 if holder == viewer else s.outside[spectator(s), circle, place]


@compiled
def conceal_tokens(s: State, seat: int) -> None:
    """Deal the other seats' tokens anew, but for each seat's own +1, which everybody knows it got (PRO-218)."""
    bag, n = 0, 0  # the bag in one number, two bits for each token: there are at most two alike
    for other in range(s.seats):
        if other != seat:
            for token in range(N_TOKENS):
                if token % N_VALUES:
                    bag += s.tokens[other, token] << 2 * token
                    n += s.tokens[other, token]
    for other in range(s.seats):
        if other == seat:
            continue
        dealt = 0
        for token in range(N_TOKENS):
            if token % N_VALUES:
                dealt += s.tokens[other, token]
                s.tokens[other, token] = 0
        for _ in range(dealt):
            left = rng.below(s.rng, n)
            token = 0
            while left >= (bag >> 2 * token) & 3:
                left -= (bag >> 2 * token) & 3
                token += 1
            bag -= 1 << 2 * token
            n -= 1
            s.tokens[other, token] += 1
        if s.chosen[other] != NOTHING:
            choose_any(s, other)


@compiled
def choose_any(s: State, seat: int) -> None:
    """Any of the seat's tokens as the one that it has chosen in secret."""
    held = 0
    for token in range(N_TOKENS):
        held += s.tokens[seat, token]
    left = rng.below(s.rng, held)
    token = 0
    while left >= s.tokens[seat, token]:
        left -= s.tokens[seat, token]
        token += 1
    s.chosen[seat] = token
