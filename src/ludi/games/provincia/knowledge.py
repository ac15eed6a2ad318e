"""Who knows what (chapter 11): concealing, and observations for learners.

Unseen by a viewer are the cards in other hands that nobody saw there, the
face-down cards on the table, the cards discarded unseen, the order that
somebody else gave the building pile, the removed buildings, the piles, and the
other seats' tokens. Concealing puts all unseen cards into the pool and draws
as many again for every place.

Two things that a viewer can tell about unseen cards are kept. What he privately
knows (``fact_*``, his own order of the pile) is left alone. And cards that were
seen in the discards before the last reshuffle (``fresh``) are not given to
hands that hold their cards since before it (``old``).
"""

from ludi.core import rng
from ludi.core.jit import compiled
from ludi.games.provincia.cards import draw_kind, n_facts_of, pile_of
from ludi.games.provincia.state import DISCARDED, NOTHING, Phase, State
from ludi.games.provincia.tables import (
    FACE_DOWN,
    N_BUILDINGS,
    N_TOKENS,
    N_VALUES,
    PILE_END,
    PILE_FIRST,
    REMOVED,
    Pile,
)


@compiled
def conceal(s: State, seat: int, seed: int) -> None:
    """Redraw everything the seat cannot know; seat -1 is a spectator."""
    rng.start_from(s.rng, seed)
    if s.phase == Phase.CITY:
        return
    gather_opes(s)
    redraw_opes(s)
    for pile in range(Pile.SPQR, Pile.AEDIFICIUM + 1):
        gather_hands(s, seat, pile)
        looked = gather_table(s, seat, pile)
        redraw_hands(s, seat, pile)
        redraw_table(s, seat, pile, looked)
    conceal_tokens(s, seat)


@compiled
def n_pooled(s: State, pile: int) -> int:
    """Cards in the pool of a pile."""
    n = 0
    for kind in range(PILE_FIRST[pile], PILE_END[pile]):
        n += s.pool[kind]
    return n


@compiled
def draw_any(s: State, pile: int) -> int:
    """A random card of the pool."""
    return draw_kind(s.rng, s.pool, PILE_FIRST[pile], n_pooled(s, pile))


@compiled
def gather_opes(s: State) -> None:
    """Unseen production cards lie on the discards or face down on the table."""
    for kind in range(PILE_FIRST[Pile.OPES], PILE_END[Pile.OPES]):
        s.pool[kind] += s.hidden[kind]
        s.hidden[kind] = 0
    if s.drawn == Pile.OPES:
        for place in range(FACE_DOWN):
            if s.face_down[place] != NOTHING:
                s.pool[s.face_down[place]] += 1


@compiled
def redraw_opes(s: State) -> None:
    for _ in range(s.n_hidden[Pile.OPES]):
        s.hidden[draw_any(s, Pile.OPES)] += 1
    if s.drawn == Pile.OPES:
        for place in range(FACE_DOWN):
            if s.face_down[place] != NOTHING:
                s.face_down[place] = draw_any(s, Pile.OPES)


@compiled
def gather_hands(s: State, seat: int, pile: int) -> None:
    """Other seats, and the unseen discards, keep what the viewer knows to be there."""
    for kind in range(PILE_FIRST[pile], PILE_END[pile]):
        for other in range(s.seats):
            if other != seat and s.hand[other, kind]:
                kept = s.known[other, kind] + n_facts_of(s, seat, other, kind)
                s.pool[kind] += s.hand[other, kind] - kept
                s.hand[other, kind] = kept
        if s.hidden[kind]:
            kept = n_facts_of(s, seat, DISCARDED, kind)
            s.pool[kind] += s.hidden[kind] - kept
            s.hidden[kind] = kept


@compiled
def gather_table(s: State, seat: int, pile: int) -> int:
    """Face-down cards, the order of the pile, the removed ones; the number of cards that another seat looks at."""
    if s.drawn == pile:
        for place in range(FACE_DOWN):
            if s.face_down[place] != NOTHING and not knows_down(s, seat, place):
                s.pool[s.face_down[place]] += 1
    if pile == Pile.SPQR:
        return 0
    looked = 0
    for kind in range(N_BUILDINGS):
        if s.actor != seat and s.looked[kind]:
            s.pool[kind] += s.looked[kind]
            looked += s.looked[kind]
            s.looked[kind] = 0
        if not s.in_box:
            s.pool[kind] += s.removed[kind]
            s.removed[kind] = 0
    if s.top_seer != seat:
        for place in range(s.n_top):
            s.pool[s.top[place]] += 1
    return looked


@compiled
def knows_down(s: State, seat: int, place: int) -> bool:
    """Whether the viewer knows a face-down card because he put it there (PRO-1105)."""
    return seat >= 0 and s.down_seer[place] == seat


@compiled
def privately_known(s: State, seat: int, kind: int) -> int:
    """Cards of a kind that the viewer sees and not everybody does."""
    if seat < 0:
        return 0
    n = s.hand[seat, kind] - s.known[seat, kind]
    for fact in range(s.n_facts):
        if s.fact_seer[fact] == seat and s.fact_card[fact] == kind:
            n += 1
    if kind < N_BUILDINGS:
        if s.actor == seat:
            n += s.looked[kind]
        if s.top_seer == seat:
            for place in range(s.n_top):
                n += 1 if s.top[place] == kind else 0
    for place in range(FACE_DOWN):
        n += 1 if s.face_down[place] == kind and knows_down(s, seat, place) else 0
    return n


@compiled
def n_old_of_kind(s: State, seat: int, kind: int) -> int:
    """How many pooled cards of a kind may lie unseen since before the last reshuffle."""
    reshuffled = max(0, s.fresh[kind] - privately_known(s, seat, kind))
    return max(0, s.pool[kind] - reshuffled)


@compiled
def draw_old(s: State, seat: int, pile: int) -> int:
    """A random pooled card for a place that the last reshuffle did not touch."""
    total = 0
    for kind in range(PILE_FIRST[pile], PILE_END[pile]):
        total += n_old_of_kind(s, seat, kind)
    if total == 0:
        return draw_any(s, pile)
    left = rng.below(s.rng, total)
    for kind in range(PILE_FIRST[pile], PILE_END[pile]):
        left -= n_old_of_kind(s, seat, kind)
        if left < 0:
            s.pool[kind] -= 1
            return kind
    return draw_any(s, pile)


@compiled
def n_kept(s: State, seat: int, pile: int) -> int:
    """Cards of a pile's kinds in a hand."""
    n = 0
    for kind in range(PILE_FIRST[pile], PILE_END[pile]):
        n += s.hand[seat, kind]
    return n


@compiled
def redraw_hands(s: State, seat: int, pile: int) -> None:
    """First the places that hold their cards since before the last reshuffle, then the others."""
    place = 0 if pile == Pile.AEDIFICIUM else 1
    if pile == Pile.AEDIFICIUM and not s.in_box:
        for _ in range(REMOVED):
            s.removed[draw_old(s, seat, pile)] += 1
    for other in range(s.seats):
        if other == seat or s.old[other, place] == 0:
            continue
        privately = 0
        for fact in range(s.n_facts):
            if s.fact_seer[fact] == seat and s.fact_holder[fact] == other and pile_of(s.fact_card[fact]) == pile:
                privately += 1
        for _ in range(s.old[other, place] - privately):
            s.hand[other, draw_old(s, seat, pile)] += 1
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.n_hand[other, place] - n_kept(s, other, pile)):
                s.hand[other, draw_any(s, pile)] += 1


@compiled
def redraw_table(s: State, seat: int, pile: int, looked: int) -> None:
    """The unseen discards, the face-down cards, what another seat looks at, and its order of the pile."""
    unseen = s.n_hidden[pile]
    for kind in range(PILE_FIRST[pile], PILE_END[pile]):
        unseen -= s.hidden[kind]
    for _ in range(unseen):
        s.hidden[draw_any(s, pile)] += 1
    if s.drawn == pile:
        for place in range(FACE_DOWN):
            if s.face_down[place] != NOTHING and not knows_down(s, seat, place):
                s.face_down[place] = draw_any(s, pile)
    if pile == Pile.AEDIFICIUM:
        for _ in range(looked):
            s.looked[draw_any(s, pile)] += 1
        if s.top_seer != seat:
            for place in range(s.n_top):
                s.top[place] = draw_any(s, pile)


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
