"""What a seat knows, as numbers for learners: itself first, then the others clockwise."""

from typing import Final

from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.provincia.combat import military
from ludi.games.provincia.memory import knows_down, n_facts_of
from ludi.games.provincia.state import DISCARDED, NOTHING, Phase, State
from ludi.games.provincia.tables import (
    FACE_DOWN,
    FACE_UP,
    LOOKED_AT,
    N_BUILDINGS,
    N_CARDS,
    N_KINDS,
    N_LAID,
    N_STANDING,
    N_TOKENS,
    N_VALUES,
    N_WARS,
    SEATS,
)

N_PHASES: Final = len(Phase)
COMMON: Final = N_PHASES + 9 + 3 * 3 + N_KINDS + 2 * FACE_DOWN + 2 * N_KINDS + LOOKED_AT + N_BUILDINGS
COMMON_WAR: Final = N_WARS + 2 * N_TOKENS + 4 + 3
SEAT_FIELDS: Final = 6 + 2 + N_STANDING + N_LAID + 4 + 9 + N_CARDS + 3
N_OBSERVED: Final = COMMON + COMMON_WAR + SEATS * SEAT_FIELDS + N_TOKENS + 1


@compiled
def observe(s: State, seat: int, out: Ints) -> None:
    """Everything the seat may know; cards and tokens as counts by kind."""
    out[:] = 0
    n = s.seats
    at = observe_table(s, seat, out)
    for step in range(n):
        observe_seat(s, seat, (seat + step) % n, out, at)
        at += SEAT_FIELDS
    at += (SEATS - n) * SEAT_FIELDS
    for token in range(n * N_VALUES):
        out[at + relative_token(s, seat, token)] = s.tokens[seat, token]
    if s.chosen[seat] != NOTHING:
        out[at + N_TOKENS] = 1 + relative_token(s, seat, s.chosen[seat])


@compiled
def relative_token(s: State, seat: int, token: int) -> int:
    """A token numbered from the viewer's colour on."""
    return (token // N_VALUES - seat) % s.seats * N_VALUES + token % N_VALUES


@compiled
def observe_table(s: State, seat: int, out: Ints) -> int:
    """Phase, piles, discards and combat; where the seats begin."""
    n = s.seats
    if s.actor != OVER:
        out[s.phase] = 1
        out[N_PHASES] = 1 + (s.actor - seat) % n
    at = N_PHASES + 1
    out[at] = s.rounds_done
    out[at + 1] = s.final
    out[at + 2] = (s.start - seat) % n
    out[at + 3] = s.turn
    out[at + 4] = s.selecting
    out[at + 5] = s.taken
    out[at + 6] = n
    out[at + 7] = 1 + s.drawn
    at += 8
    for pile in range(3):
        out[at + pile] = s.markers[pile]
        out[at + 3 + pile] = s.n_pile[pile]
        out[at + 6 + pile] = s.n_hidden[pile]
    at += 9
    for place in range(FACE_UP):
        if s.face_up[place] != NOTHING:
            out[at + s.face_up[place]] += 1
    at += N_KINDS
    for place in range(FACE_DOWN):
        if s.face_down[place] != NOTHING:
            out[at + 2 * place] = 1
            out[at + 2 * place + 1] = 1 + s.face_down[place] if knows_down(s, seat, place) else 0
    at += 2 * FACE_DOWN
    for kind in range(N_KINDS):
        out[at + kind] = s.discard[kind]
        out[at + N_KINDS + kind] = n_facts_of(s, seat, DISCARDED, kind)
    at += 2 * N_KINDS
    if s.top_seer == seat:
        for place in range(s.n_top):
            out[at + place] = 1 + s.top[place]
    at += LOOKED_AT
    if s.actor == seat:
        for kind in range(N_BUILDINGS):
            out[at + kind] = s.looked[kind]
    at += N_BUILDINGS
    for war in range(N_WARS):
        out[at + war] = 1 + s.bellum[war]
    at += N_WARS
    for token in range(n * N_VALUES):
        out[at + relative_token(s, seat, token)] = s.shown[token]
        out[at + N_TOKENS + relative_token(s, seat, token)] = s.spent[token]
    at += 2 * N_TOKENS
    for good in range(4):
        out[at + good] = s.supply[good]
    at += 4
    out[at] = 1 + s.pending
    out[at + 1] = 1 + (s.target - seat) % n if s.target >= 0 else 0
    out[at + 2] = 1 + s.aim
    return at + 3


@compiled
def observe_seat(s: State, seat: int, other: int, out: Ints, at: int) -> None:
    """A seat's city, goods and hand, the hand as far as the viewer knows it."""
    out[at] = 1
    out[at + 1] = 1 if s.actor == other else 0
    out[at + 2] = 1 if s.start == other else 0
    out[at + 3] = 1 + s.city_of[other]
    out[at + 4] = s.praetor[other]
    out[at + 5] = 1 if s.chosen[other] != NOTHING else 0
    out[at + 6] = s.n_hand[other, 0]
    out[at + 7] = s.n_hand[other, 1]
    at += 8
    for standing in range(N_STANDING):
        out[at + standing] = s.city[other, standing]
    at += N_STANDING
    for place in range(N_LAID):
        out[at + place] = s.laid[other, place]
    at += N_LAID
    for good in range(4):
        out[at + good] = s.goods[other, good]
    at += 4
    out[at] = s.prestige[other]
    out[at + 1] = s.lost[other]
    out[at + 2] = s.prestige_cards[other]
    out[at + 3] = s.morale[other]
    out[at + 4] = s.defence[other]
    out[at + 5] = military(s, other)
    out[at + 6] = s.strength[other]
    out[at + 7] = s.fate[other]
    out[at + 8] = s.tax[other]
    at += 9
    for card in range(N_CARDS):
        if other == seat:
            out[at + card] = s.hand[other, card]
        else:
            out[at + card] = s.known[other, card] + n_facts_of(s, seat, other, card)
    at += N_CARDS
    for place in range(3):
        out[at + place] = s.income[other, place + 1]
