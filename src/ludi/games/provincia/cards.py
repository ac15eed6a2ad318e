"""Cards on their way between piles, hands and discards, and who knows of them (chapters 3 and 11)."""

from ludi.core import rng
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.provincia.state import DISCARDED, FACTS, NOBODY, NOTHING, State
from ludi.games.provincia.tables import N_BUILDINGS, N_CARDS, PILE_END, PILE_FIRST, Pile


@compiled
def pile_of(kind: int) -> int:
    """The pile to which a card belongs."""
    if kind < N_BUILDINGS:
        return Pile.AEDIFICIUM
    return Pile.SPQR if kind < N_CARDS else Pile.OPES


@compiled
def hand_place(kind: int) -> int:
    """The place of a hand card's kind in ``n_hand`` and ``old``: 0 a building, 1 a senate card."""
    return 0 if kind < N_BUILDINGS else 1


@compiled
def draw_kind(luck: Ints, pool: Ints, first: int, total: int) -> int:
    """Take a random card out of a pool, whose kinds from the first on hold so many."""
    left = rng.below(luck, total)
    kind = first
    while left >= pool[kind]:
        left -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


@compiled
def n_available(s: State, pile: int) -> int:
    """Cards in the pile and its discards together (PRO-323)."""
    n = s.n_pile[pile] + s.n_hidden[pile]
    for kind in range(PILE_FIRST[pile], PILE_END[pile]):
        n += s.discard[kind]
    return n


@compiled
def reshuffle(s: State, pile: int) -> None:
    """The discards become the new draw pile (PRO-321)."""
    n = 0
    for kind in range(PILE_FIRST[pile], PILE_END[pile]):
        if pile == Pile.AEDIFICIUM and s.in_box:
            s.removed[kind] = s.pool[kind]  # what is left of the first pool never was in the pile
            s.pool[kind] = 0
        if pile != Pile.OPES:
            s.fresh[kind] = s.discard[kind]
        s.pool[kind] += s.discard[kind] + s.hidden[kind]
        n += s.discard[kind] + s.hidden[kind]
        s.discard[kind] = 0
        s.hidden[kind] = 0
    if pile == Pile.AEDIFICIUM:
        s.in_box = 0
    s.n_hidden[pile] = 0
    s.n_pile[pile] = n
    for fact in range(s.n_facts - 1, -1, -1):
        if s.fact_holder[fact] == DISCARDED and pile_of(s.fact_card[fact]) == pile:
            forget_fact(s, fact)
    if pile != Pile.OPES:
        place = hand_place(PILE_FIRST[pile])
        for seat in range(s.seats):
            unseen = s.n_hand[seat, place]
            for kind in range(PILE_FIRST[pile], PILE_END[pile]):
                unseen -= s.known[seat, kind]
            s.old[seat, place] = unseen


@compiled
def draw(s: State, pile: int) -> int:
    """The top card of a pile, reshuffled when it is empty (PRO-322); NOTHING when there is none at all."""
    if s.n_pile[pile] == 0:
        reshuffle(s, pile)
        if s.n_pile[pile] == 0:
            return NOTHING
    s.n_pile[pile] -= 1
    if pile == Pile.AEDIFICIUM:
        if s.n_top:
            kind = s.top[0]
            s.n_top -= 1
            for place in range(s.n_top):
                s.top[place] = s.top[place + 1]
            s.top[s.n_top] = NOTHING
            return kind
        # The card to be drawn still counts in the pool, as do the removed ones that nobody can tell apart.
        return draw_kind(s.rng, s.pool, 0, s.n_pile[pile] + 1 + s.in_box)
    return draw_kind(s.rng, s.pool, PILE_FIRST[pile], s.n_pile[pile] + 1)


@compiled
def see(s: State, kind: int) -> None:
    """A card unseen so far is shown to all: one less is owed by the last reshuffle."""
    if kind < N_CARDS and s.fresh[kind]:
        s.fresh[kind] -= 1


@compiled
def join_hand(s: State, seat: int, card: int, openly: bool) -> None:
    """A card comes to a hand, openly or unseen by the others."""
    s.hand[seat, card] += 1
    s.n_hand[seat, hand_place(card)] += 1
    if openly:
        s.known[seat, card] += 1


@compiled
def leave_hand(s: State, seat: int, card: int) -> None:
    """A card is shown and leaves the hand."""
    s.hand[seat, card] -= 1
    s.n_hand[seat, hand_place(card)] -= 1
    if s.known[seat, card]:
        s.known[seat, card] -= 1
        return
    s.reveals += 1
    see(s, card)
    if s.old[seat, hand_place(card)]:
        s.old[seat, hand_place(card)] -= 1  # it may have been one of the old ones
    forget_held(s, seat, card)


@compiled
def n_in_hand(s: State, seat: int) -> int:
    """Cards in a hand."""
    return s.n_hand[seat, 0] + s.n_hand[seat, 1]


# Private knowledge: what the seat that ordered the pile knows of cards that others saw from behind only.


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
def forget_held(s: State, holder: int, card: int) -> None:
    """One such card less: every seer knows of one less in this hand."""
    for seer in range(s.seats):
        for fact in range(s.n_facts):
            if s.fact_seer[fact] == seer and s.fact_holder[fact] == holder and s.fact_card[fact] == card:
                forget_fact(s, fact)
                break


@compiled
def n_facts_of(s: State, seer: int, holder: int, card: int) -> int:
    """How many cards of this kind the seer privately knows to be there."""
    n = 0
    for fact in range(s.n_facts):
        if s.fact_seer[fact] == seer and s.fact_holder[fact] == holder and s.fact_card[fact] == card:
            n += 1
    return n
