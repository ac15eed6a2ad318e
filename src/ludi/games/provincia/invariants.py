"""What must hold in every position: nothing printed is ever lost or made."""

from ludi.games.provincia.goods import cap, worth_of
from ludi.games.provincia.state import NOTHING, Phase, State
from ludi.games.provincia.tables import (
    ASLEEP,
    COUNT,
    FACE_DOWN,
    FACE_UP,
    FIRST_DORMANT,
    HORREUM,
    LAID_CARD,
    LOWEST_DEFENCE,
    LOWEST_MORALE,
    MARKERS,
    N_BUILDINGS,
    N_CARDS,
    N_KINDS,
    N_LAID,
    N_STANDING,
    N_TOKENS,
    N_VALUES,
    PIECES,
    PILE_END,
    PILE_FIRST,
    PRESTIGE_CARDS,
    REMOVED,
    TOKEN_COUNT,
    UNIQUE,
    Pile,
)


def check(s: State) -> None:
    """Assert conservation of cards, goods and tokens, and the bounds of every track."""
    check_goods(s)
    check_cards(s)
    check_piles(s)
    check_tokens(s)
    for seat in range(s.seats):
        check_city(s, seat)
    assert sum(s.prestige_cards[seat] for seat in range(s.seats)) <= PRESTIGE_CARDS, "prestige cards"
    assert 0 <= s.rounds_done <= 5, "round"
    assert all(0 <= s.markers[pile] <= MARKERS for pile in range(3)), "markers"
    choosing = {Phase.WAIVE, Phase.EXCHANGE, Phase.TARGET, Phase.DESTROY, Phase.PAY, Phase.LOOK, Phase.ORDER}
    assert (s.pending != NOTHING) == (s.phase in choosing | {Phase.REACT}), "pending card"
    assert -1 <= s.actor < s.seats, "actor"


def check_goods(s: State) -> None:
    """PRO-1007, and storage (PRO-1001)."""
    for good in range(4):
        held = [int(s.goods[seat, good]) for seat in range(s.seats)]
        assert min(held) >= 0, f"good {good}"
        assert s.supply[good] >= 0, f"supply {good}"
        assert PIECES[good] == sum(held) + s.supply[good], f"good {good}"
        assert good == 0 or all(held[seat] <= cap(s, seat) for seat in range(s.seats)), f"storage {good}"


def check_cards(s: State) -> None:
    """Every card is somewhere, and only once."""
    table = [int(s.face_up[p]) for p in range(FACE_UP)] + [int(s.face_down[p]) for p in range(FACE_DOWN)]
    top = [int(s.top[p]) for p in range(s.n_top)]
    for kind in range(N_KINDS):
        n = int(s.pool[kind]) + int(s.discard[kind]) + int(s.hidden[kind]) + table.count(kind)
        n += 1 if s.pending == kind else 0
        if kind < N_CARDS:
            for seat in range(s.seats):
                assert 0 <= s.known[seat, kind] <= s.hand[seat, kind], f"seat {seat}: known {kind}"
                n += int(s.hand[seat, kind])
                n += sum(int(s.laid[seat, p]) for p in range(N_LAID) if LAID_CARD[p] == kind)
        if kind < N_BUILDINGS:
            n += top.count(kind) + int(s.looked[kind]) + int(s.removed[kind])
            for seat in range(s.seats):
                n += int(s.city[seat, kind])
                n += int(s.city[seat, kind + ASLEEP]) if kind >= FIRST_DORMANT else 0
        expected = s.seats if kind == HORREUM else COUNT[kind]
        assert expected == n, f"cards of kind {kind}"
    for seat in range(s.seats):
        assert s.n_hand[seat, 0] == sum(int(s.hand[seat, c]) for c in range(N_BUILDINGS)), f"seat {seat}: hand"
        assert s.n_hand[seat, 1] == sum(int(s.hand[seat, c]) for c in range(N_BUILDINGS, N_CARDS)), f"seat {seat}: hand"


def check_piles(s: State) -> None:
    """The counts of the piles fit what is in them."""
    for pile in range(3):
        kinds = range(PILE_FIRST[pile], PILE_END[pile])
        pooled = sum(int(s.pool[kind]) for kind in kinds)
        assert s.n_hidden[pile] == sum(int(s.hidden[kind]) for kind in kinds), f"unseen discards {pile}"
        if pile == Pile.AEDIFICIUM:
            pooled += int(s.n_top) - int(s.in_box)
            assert s.in_box in {0, REMOVED}, "removed buildings"
            assert s.in_box + sum(int(s.removed[kind]) for kind in kinds) == REMOVED, "removed buildings"
        assert s.n_pile[pile] == pooled, f"pile {pile}"


def check_tokens(s: State) -> None:
    """Tokens of the colours in play are held or spent; everybody holds as many."""
    if s.phase == Phase.CITY:
        return
    for token in range(N_TOKENS):
        n = int(s.spent[token]) + sum(int(s.tokens[seat, token]) for seat in range(s.seats))
        assert n == (TOKEN_COUNT[token] if token < s.seats * N_VALUES else 0), f"token {token}"
    held = {sum(int(s.tokens[seat, token]) for token in range(N_TOKENS)) for seat in range(s.seats)}
    assert len(held) == 1, "tokens held"
    for seat in range(s.seats):
        assert s.chosen[seat] == NOTHING or s.tokens[seat, s.chosen[seat]], f"seat {seat}: chosen token"


def check_city(s: State, seat: int) -> None:
    """Prestige is what stands there less what was lost (PRO-1206); tracks keep their bounds."""
    worth = sum(int(s.city[seat, standing]) * int(worth_of(standing)) for standing in range(N_STANDING))
    assert s.prestige[seat] == worth - s.lost[seat], f"seat {seat}: prestige"
    assert s.morale[seat] >= LOWEST_MORALE, f"seat {seat}: morale"
    assert s.defence[seat] >= LOWEST_DEFENCE, f"seat {seat}: defence"
    for card in range(N_BUILDINGS):
        standing = int(s.city[seat, card]) + (int(s.city[seat, card + ASLEEP]) if card >= FIRST_DORMANT else 0)
        assert standing <= 1 or not UNIQUE[card], f"seat {seat}: unique {card}"
