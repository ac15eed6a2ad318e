"""What the seats remember of cards that they cannot see (chapter 11).

Everybody sees the backs of all cards and can tell where they came from. That
is more than a count of unseen cards. Whoever watched a reshuffle knows cards
that must be among those dealt since, and so none of them is in a hand held
since before. We draw circles around such places: the cards that have been in
an earlier reshuffle of their pile, those among them that have been in the last
one, and, for a seat whose order of the pile another CONSUETUDO has mixed, the
cards of that order. Each circle lies within the one before it.

For every viewer and circle we keep ``sure``, the unseen cards that are surely
within, and ``outside``, how many unseen cards of each holder lie without. A
hand is a heap: when it shows a card that may have come from either side,
nobody can tell any more, and one card less counts as outside.

Cards of which a seat alone knows where they are, since it put them there, are
``fact_*``; to that seat they are not unseen.
"""

from ludi.core.jit import compiled

from .state import (
    CIRCLES,
    DISCARDED,
    FACTS,
    HOLDERS,
    NOBODY,
    NOTHING,
    ORDERED,
    SHUFFLES,
    Phase,
    State,
)
from .tables import FACE_DOWN, N_BUILDINGS, N_CARDS, PILE_END, PILE_FIRST, Pile


@compiled
def pile_of(kind: int) -> int:
    """The pile to which a card belongs."""
    if kind < N_BUILDINGS:
        return Pile.AEDIFICIUM
    return Pile.SPQR if kind < N_CARDS else Pile.OPES


@compiled
def hand_place(kind: int) -> int:
    """The place of a hand card's kind in ``n_hand``: 0 a building, 1 a senate card."""
    return 0 if kind < N_BUILDINGS else 1


@compiled
def spot(holder: int, pile: int) -> int:
    """The place of a holder's cards of a pile in ``outside``."""
    return 3 * holder + pile


# Facts: what one seat alone knows, for it put the cards there.


@compiled
def learn(s: State, seer: int, holder: int, card: int) -> None:
    """The seer knows that this card is there; when there is no room left, the oldest fact is forgotten."""
    if s.n_facts == FACTS:
        forget_fact(s, 0)
    s.fact_seer[s.n_facts] = seer
    s.fact_holder[s.n_facts] = holder
    s.fact_card[s.n_facts] = card
    s.n_facts += 1


@compiled
def forget_fact(s: State, fact: int) -> None:
    """Strike a fact from the list."""
    s.n_facts -= 1
    for place in range(fact, s.n_facts):
        s.fact_seer[place] = s.fact_seer[place + 1]
        s.fact_holder[place] = s.fact_holder[place + 1]
        s.fact_card[place] = s.fact_card[place + 1]
    s.fact_seer[s.n_facts] = NOBODY
    s.fact_holder[s.n_facts] = NOBODY
    s.fact_card[s.n_facts] = NOTHING


@compiled
def fact_about(s: State, seer: int, holder: int, card: int) -> int:
    """The first fact of the seer about such a card there, or NOTHING."""
    for fact in range(s.n_facts):
        if s.fact_seer[fact] == seer and s.fact_holder[fact] == holder and s.fact_card[fact] == card:
            return fact
    return NOTHING


@compiled
def n_facts_of(s: State, seer: int, holder: int, card: int) -> int:
    """How many cards of this kind the seer privately knows to be there."""
    n = 0
    for fact in range(s.n_facts):
        if s.fact_seer[fact] == seer and s.fact_holder[fact] == holder and s.fact_card[fact] == card:
            n += 1
    return n


# What a viewer has not seen.


@compiled
def spectator(s: State) -> int:
    """A viewer who has no seat."""
    return s.seats


@compiled
def n_viewers(s: State) -> int:
    """The seats and the spectator."""
    return s.seats + 1


@compiled
def knows_down(s: State, viewer: int, place: int) -> bool:
    """Whether the viewer knows a face-down card because he put it there (PRO-1105)."""
    return viewer >= 0 and s.down_seer[place] == viewer


@compiled
def is_looking(s: State, viewer: int) -> bool:
    """Whether CONSUETUDO shows cards to the viewer now."""
    return s.actor == viewer and (s.phase == Phase.LOOK or s.phase == Phase.ORDER)


@compiled
def n_covered(s: State, holder: int, pile: int) -> int:
    """How many cards of a pile the holder has that not everybody knows."""
    if holder == DISCARDED:
        return s.n_hidden[pile]
    if pile == Pile.OPES:
        return 0
    first = PILE_FIRST[pile]
    n = s.n_hand[holder, hand_place(first)]
    for kind in range(first, PILE_END[pile]):
        n -= s.known[holder, kind]
    return n


@compiled
def n_told(s: State, viewer: int, holder: int, pile: int) -> int:
    """How many of those the viewer privately knows to be there."""
    n = 0
    for fact in range(s.n_facts):
        if s.fact_seer[fact] == viewer and s.fact_holder[fact] == holder:
            n += 1 if pile_of(s.fact_card[fact]) == pile else 0
    return n


@compiled
def n_unseen(s: State, viewer: int, holder: int, pile: int) -> int:
    """How many cards of a pile the holder has that the viewer has not seen there."""
    if holder == viewer and holder != DISCARDED:
        return 0
    return n_covered(s, holder, pile) - n_told(s, viewer, holder, pile)


@compiled
def n_covered_of(s: State, kind: int) -> int:
    """How many cards of a kind not everybody sees; nobody needs to see them to count them."""
    n = s.pool[kind] + s.hidden[kind]
    for place in range(FACE_DOWN):
        n += 1 if s.face_down[place] == kind else 0
    if kind < N_CARDS:
        for holder in range(s.seats):
            n += s.hand[holder, kind] - s.known[holder, kind]
    if kind < N_BUILDINGS:
        n += s.removed[kind] + s.looked[kind]
        for place in range(s.n_top):
            n += 1 if s.top[place] == kind else 0
    return n


@compiled
def n_seen_alone(s: State, viewer: int, kind: int) -> int:
    """How many of those the viewer sees, or knows since he put them there."""
    n = 0
    for place in range(FACE_DOWN):
        n += 1 if s.face_down[place] == kind and knows_down(s, viewer, place) else 0
    if kind < N_CARDS and viewer != spectator(s):
        n += s.hand[viewer, kind] - s.known[viewer, kind]
    if kind < N_BUILDINGS:
        if is_looking(s, viewer):
            n += s.looked[kind]
        if s.top_seer == viewer:
            for place in range(s.n_top):
                n += 1 if s.top[place] == kind else 0
    for fact in range(s.n_facts):
        n += 1 if s.fact_seer[fact] == viewer and s.fact_card[fact] == kind else 0
    return n


@compiled
def n_unseen_of(s: State, viewer: int, kind: int) -> int:
    """How many cards of a kind the viewer has not seen."""
    return n_covered_of(s, kind) - n_seen_alone(s, viewer, kind)


# Circles.


@compiled
def is_drawn(s: State, viewer: int, circle: int, pile: int) -> bool:
    """Whether the viewer has this circle around cards of the pile."""
    if circle == ORDERED:
        return pile == Pile.AEDIFICIUM and s.recalled[viewer] > 0
    return circle < s.shuffles[pile]


@compiled
def is_recalled(s: State, pile: int) -> bool:
    """Whether anybody remembers a mixed order of the pile."""
    if pile == Pile.AEDIFICIUM:
        for viewer in range(s.seats):
            if s.recalled[viewer]:
                return True
    return False


@compiled
def miss(s: State, viewer: int, circle: int, kind: int) -> None:
    """A card of the circle is seen: one such card less is surely among the others."""
    if s.sure[viewer, circle, kind]:
        s.sure[viewer, circle, kind] -= 1
        if circle == ORDERED:
            s.recalled[viewer] -= 1


@compiled
def see(s: State, viewer: int, kind: int, circles: int, ordered: bool) -> None:
    """The viewer sees a card from within so many circles of reshuffles, and of the order of the pile."""
    for circle in range(circles):
        miss(s, viewer, circle, kind)
    if ordered and s.recalled[viewer]:
        miss(s, viewer, ORDERED, kind)


@compiled
def show(s: State, kind: int, circles: int, ordered: bool, knower: int) -> None:
    """Everybody sees a card that only the knower could tell before."""
    if circles or ordered:
        for viewer in range(n_viewers(s)):
            if viewer != knower:
                see(s, viewer, kind, circles, ordered)


@compiled
def hide(s: State, holder: int, pile: int, circles: int, ordered: bool, knower: int) -> None:
    """A card comes to a holder, and only he and the knower can tell which."""
    if circles == s.shuffles[pile] and (ordered or not is_recalled(s, pile)):
        return
    owner = NOBODY if holder == DISCARDED else holder
    for viewer in range(n_viewers(s)):
        if viewer != knower and viewer != owner:
            for circle in range(circles, s.shuffles[pile]):
                s.outside[viewer, circle, spot(holder, pile)] += 1
            if not ordered and is_drawn(s, viewer, ORDERED, pile):
                s.outside[viewer, ORDERED, spot(holder, pile)] += 1


@compiled
def uncover(s: State, holder: int, card: int) -> None:
    """A hand is about to show a card of which not everybody knew."""
    pile = pile_of(card)
    if s.n_facts == 0 and s.shuffles[pile] == 0 and not is_recalled(s, pile):
        return
    covered, covered_of = n_covered(s, holder, pile), n_covered_of(s, card)
    for viewer in range(n_viewers(s)):
        if viewer == holder:
            continue
        fact = fact_about(s, viewer, holder, card)
        if fact != NOTHING:
            forget_fact(s, fact)
            continue
        for circle in range(CIRCLES):
            if is_drawn(s, viewer, circle, pile):
                unseen = covered - n_told(s, viewer, holder, pile)
                unseen_of = covered_of - n_seen_alone(s, viewer, card)
                leave_heap(s, viewer, circle, spot(holder, pile), card, unseen, unseen_of)


@compiled
def leave_heap(s: State, viewer: int, circle: int, heap: int, card: int, unseen: int, unseen_of: int) -> None:
    """A card was within the circle, or outside, or it may have been either.

    The viewer has seen neither so many cards of the heap nor so many such cards anywhere.
    """
    outside = s.outside[viewer, circle, heap]
    if outside and (outside == unseen or unseen_of > s.sure[viewer, circle, card]):
        s.outside[viewer, circle, heap] -= 1
    if outside < unseen:
        miss(s, viewer, circle, card)


@compiled
def close_circle(s: State, pile: int) -> None:
    """The discards are about to become a pile: all that is not in it lies outside the new circle."""
    new = min(s.shuffles[pile], SHUFFLES - 1)
    for viewer in range(n_viewers(s)):
        for kind in range(PILE_FIRST[pile], PILE_END[pile]):
            shuffled = s.discard[kind] + n_facts_of(s, viewer, DISCARDED, kind)
            for circle in range(new):
                s.sure[viewer, circle, kind] += shuffled
            s.sure[viewer, new, kind] = shuffled
        for circle in range(new + 1):
            s.outside[viewer, circle, spot(DISCARDED, pile)] = 0
        if pile == Pile.AEDIFICIUM:
            forget_order(s, viewer)
    for holder in range(s.seats):
        covered = n_covered(s, holder, pile)
        for viewer in range(n_viewers(s)):
            unseen = 0 if viewer == holder else covered - n_told(s, viewer, holder, pile)
            s.outside[viewer, new, spot(holder, pile)] = unseen
    for place in range(FACE_DOWN):
        s.down_circles[place] = min(s.down_circles[place], new)
    s.shuffles[pile] = new + 1


@compiled
def open_circles(s: State, pile: int) -> None:
    """Reshuffles of the pile tell nothing any more: all its unseen cards are within."""
    for viewer in range(n_viewers(s)):
        for circle in range(s.shuffles[pile]):
            for kind in range(PILE_FIRST[pile], PILE_END[pile]):
                s.sure[viewer, circle, kind] = 0
            for holder in range(HOLDERS):
                s.outside[viewer, circle, spot(holder, pile)] = 0
    s.shuffles[pile] = 0


@compiled
def recall(s: State, viewer: int) -> None:
    """Another seat takes up the cards that the viewer put in order: their places are lost to him, not what they are."""
    if s.recalled[viewer] == 0:
        for holder in range(HOLDERS):
            s.outside[viewer, ORDERED, spot(holder, Pile.AEDIFICIUM)] = n_unseen(s, viewer, holder, Pile.AEDIFICIUM)
    for place in range(s.n_top):
        for circle in range(s.shuffles[Pile.AEDIFICIUM]):
            s.sure[viewer, circle, s.top[place]] += 1
        s.sure[viewer, ORDERED, s.top[place]] += 1
        s.recalled[viewer] += 1


@compiled
def forget_order(s: State, viewer: int) -> None:
    """The viewer's old order of the pile tells nothing any more."""
    if s.recalled[viewer]:
        s.recalled[viewer] = 0
        for kind in range(N_BUILDINGS):
            s.sure[viewer, ORDERED, kind] = 0
