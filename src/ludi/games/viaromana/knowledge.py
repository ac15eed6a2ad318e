"""What a seat knows, and worlds that fit it (chapter 9).

Everybody remembers the open cards that a seat was seen to take, as long as
they cannot have been played (VIA-904): those stay in its hand. Every other card
was drawn from a shuffle whose cards all could count (VIA-907), so unseen cards
change places only among those of one shuffle. From which shuffle a played card
came is taken as known: as if each shuffle gave the cards backs of its own.
"""

from typing import Final

from ludi.core import rng
from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.viaromana.building import refuse_pay
from ludi.games.viaromana.points import castle_points, marker_points
from ludi.games.viaromana.state import IN_PILE, N_ASKED, NOBODY, NOTHING, SEATS, SHOWN, No, Phase, State
from ludi.games.viaromana.tables import (
    COPY_CARD,
    DISPLAY,
    N_CARDS,
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
    _redeal(s, seat)
    if s.actor != OVER and s.actor != seat and s.phase == Phase.PAY:
        while not _can_pay(s):  # VIA-908
            _redeal(s, seat)


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
def _redeal(s: State, viewer: int) -> None:
    """Deal the cards of every shuffle that the viewer has not seen anew, as many to everybody as he holds."""
    shuffles = 0  # a set of bits
    for copy in range(N_CARDS):
        if _is_hidden(s, copy, viewer):
            shuffles |= 1 << s.dealt[copy]
    shuffle = 0
    while shuffles >> shuffle:
        if (shuffles >> shuffle) & 1:
            _redeal_shuffle(s, viewer, shuffle)
        shuffle += 1
    _count_cards(s, viewer)


@compiled
def _is_hidden(s: State, copy: int, viewer: int) -> bool:
    """Whether the viewer does not know where a copy of a card is."""
    return s.holder[copy] != SHOWN and s.holder[copy] != viewer


@compiled
def _redeal_shuffle(s: State, viewer: int, shuffle: int) -> None:
    left, n = 0, 0  # what each holder is still to get, a byte each, and how much that is in all
    for copy in range(N_CARDS):
        if s.dealt[copy] == shuffle and _is_hidden(s, copy, viewer):
            left += 1 << 8 * s.holder[copy]
            n += 1
    for copy in range(N_CARDS):
        if s.dealt[copy] == shuffle and _is_hidden(s, copy, viewer):
            luck = rng.below(s.rng, n)
            holder = 0
            while luck >= (left >> 8 * holder) & 255:
                luck -= (left >> 8 * holder) & 255
                holder += 1
            left -= 1 << 8 * holder
            n -= 1
            s.holder[copy] = holder


@compiled
def _count_cards(s: State, viewer: int) -> None:
    """Hands and pile by kind, from where the copies are."""
    for card in range(N_CITIES):
        s.pile[card] = 0
        for seat in range(s.seats):
            if seat != viewer:
                s.hand[seat, card] = s.seen[seat, card]
    for copy in range(N_CARDS):
        if s.holder[copy] == IN_PILE:
            s.pile[COPY_CARD[copy]] += 1
        elif _is_hidden(s, copy, viewer):
            s.hand[s.holder[copy], COPY_CARD[copy]] += 1


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
