"""What a seat knows, and worlds that fit it (chapter 9).

Everybody remembers the open cards that a seat was seen to take, as long as
they cannot have been played (VIA-904): those stay in its hand. Beyond that
nobody counts cards: the rest of the other hands and the draw pile are one pool.
"""

from typing import Final

from ludi.core import rng
from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.viaromana.building import refuse_pay
from ludi.games.viaromana.cards import pick
from ludi.games.viaromana.points import castle_points, marker_points
from ludi.games.viaromana.state import N_ASKED, NOBODY, NOTHING, SEATS, No, Phase, State
from ludi.games.viaromana.tables import (
    DISPLAY,
    N_CITIES,
    N_MARKERS,
    N_MISSIONS,
    N_ROADS,
    N_SPACES,
)


@compiled
def conceal(s: State, seat: int, seed: int) -> None:
    """Redraw everything the seat cannot know; seat -1 is a spectator."""
    rng.start_from(s.rng, seed)
    if s.actor != OVER:
        _conceal_missions(s, seat)
    for other in range(s.seats):
        if other != seat:
            _return_hidden(s, other)
    payer = s.actor if s.actor != OVER and s.phase == Phase.PAY and s.actor != seat else NOBODY
    if payer != NOBODY:
        # He has chosen a build, so all know that he can pay for it.
        _redraw_hidden(s, payer)
        while not _can_pay(s):
            _return_hidden(s, payer)
            _redraw_hidden(s, payer)
    for other in range(s.seats):
        if other != seat and other != payer:
            _redraw_hidden(s, other)


@compiled
def _conceal_missions(s: State, seat: int) -> None:
    """Shuffle all missions but the seat's own, those in the box included."""
    # In the order of their ids first, so that the world drawn depends on the seed and not on the truth.
    own = s.mission[seat] if seat >= 0 else -1
    place = 0
    for mission in range(N_MISSIONS):
        if mission != own:
            s.mission[place] = mission
            place += 1
    rng.shuffle(s.rng, s.mission, place)
    if seat >= 0:
        s.mission[N_MISSIONS - 1] = s.mission[seat]
        s.mission[seat] = own


@compiled
def _return_hidden(s: State, seat: int) -> None:
    """Put the cards of a hand that nobody saw it take into the draw pile."""
    for card in range(N_CITIES):
        hidden = s.hand[seat, card] - s.seen[seat, card]
        s.hand[seat, card] = s.seen[seat, card]
        s.pile[card] += hidden
        s.n_pile += hidden


@compiled
def _redraw_hidden(s: State, seat: int) -> None:
    """Fill a hand up to its size from the draw pile."""
    missing = s.n_hand[seat]
    for card in range(N_CITIES):
        missing -= s.hand[seat, card]
    for _ in range(missing):
        s.n_pile -= 1
        s.hand[seat, pick(s.rng, s.pile, s.n_pile + 1)] += 1


@compiled
def _can_pay(s: State) -> bool:
    """Whether the actor holds a card that pays for the pending build."""
    for card in range(N_CITIES):
        if refuse_pay(s, card) == No.OK:
            return True
    return False


# Observations: every seat sees itself as seat 0 and the others clockwise after it.
COMMON_FIELDS: Final = N_ASKED + 16 + 5 * N_CITIES
BOARD_FIELDS: Final = 3 * N_CITIES + N_ROADS + N_SPACES
SEAT_FIELDS: Final = 8 + N_MARKERS + N_CITIES + N_MISSIONS
N_OBSERVED: Final = COMMON_FIELDS + BOARD_FIELDS + SEATS * SEAT_FIELDS


@compiled
def _relative(s: State, owner: int, seat: int) -> int:
    """0 for nobody, 1 for the viewer, 2 for the seat to his left and so on."""
    return 0 if owner == NOBODY else 1 + (owner - seat) % s.seats


@compiled
def observe(s: State, seat: int, out: Ints) -> None:
    """What the seat knows, as numbers: itself first, then the others clockwise."""
    out[:] = 0
    at = _observe_common(s, seat, out)
    for card in range(N_CITIES):
        out[at + card] = s.hand[seat, card] if seat >= 0 else 0
        out[at + N_CITIES + card] = s.discard[card]
        out[at + 2 * N_CITIES + card] = s.front[card]
    for place in range(DISPLAY):
        if s.display[place] != NOTHING:
            out[at + 3 * N_CITIES + s.display[place]] += 1
    if s.paid != NOTHING:
        out[at + 4 * N_CITIES + s.paid] = 1
    at += 5 * N_CITIES
    for city in range(N_CITIES):
        out[at + 3 * city] = _relative(s, s.city[city], seat)
        out[at + 3 * city + 1] = s.has_castle[city]
        out[at + 3 * city + 2] = s.stack[city]
    at += 3 * N_CITIES
    for road in range(N_ROADS):
        out[at + road] = s.road[road]
    at += N_ROADS
    for space in range(N_SPACES):
        out[at + space] = _relative(s, s.space[space], seat)
    at += N_SPACES
    for place in range(s.seats):
        _observe_seat(s, (seat + place) % s.seats, place == 0 and seat >= 0, out, at)
        at += SEAT_FIELDS


@compiled
def _observe_common(s: State, seat: int, out: Ints) -> int:
    """The state of the turn; where the next field is."""
    if s.actor != OVER:
        out[s.phase] = 1
    at = N_ASKED
    out[at] = s.seats
    out[at + 1] = s.stubborn_hand
    out[at + 2] = s.dangerous_tie
    out[at + 3] = _relative(s, s.start, seat)
    out[at + 4] = _relative(s, s.turn, seat)
    out[at + 5] = s.played
    out[at + 6] = s.built
    out[at + 7] = s.idle
    out[at + 8] = 1 + s.pending
    out[at + 9] = 1 + s.scoring
    out[at + 10] = _relative(s, s.winner, seat)
    out[at + 11] = s.signposts
    out[at + 12] = _relative(s, s.eagle, seat)
    out[at + 13] = s.n_pile
    out[at + 14] = 1 if s.actor == OVER else 0
    out[at + 15] = s.ending
    return at + 16


@compiled
def _observe_seat(s: State, seat: int, is_own: bool, out: Ints, at: int) -> None:
    out[at] = 1
    out[at + 1] = 1 if s.actor == seat else 0
    out[at + 2] = s.castles[seat]
    out[at + 3] = s.milestones[seat]
    out[at + 4] = s.n_hand[seat]
    out[at + 5] = s.due[seat]
    out[at + 6] = marker_points(s, seat)
    out[at + 7] = castle_points(s, seat)
    at += 8
    for marker in range(N_MARKERS):
        out[at + marker] = s.markers[seat, marker]
    at += N_MARKERS
    for card in range(N_CITIES):
        out[at + card] = s.seen[seat, card]
    at += N_CITIES
    if is_own or s.actor == OVER:
        out[at + s.mission[seat]] = 1
