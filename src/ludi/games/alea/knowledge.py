"""Who knows what (chapter 15): concealing, and observations for learners.

The decks of provinces and patricians and the Fortuna pile have no order until
something is drawn, so only two things hide in a position: Fortuna tokens drawn
this stage, and senate tiles.
"""

from typing import Final

import numpy as np

from ludi.core import rng
from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.alea.placing import templum_dice, templum_sum
from ludi.games.alea.state import NOBODY, OPEN, SEATS, Phase, State
from ludi.games.alea.tables import CHIPS, N_PATRICIANS, N_PROVINCES, N_SENATE_TILES, STAGES

# What the viewer knows of a place in the senate deck.
UNKNOWN: Final = 0
ONE_OF_TWO: Final = 1  # rank 2 kept this tile or its neighbour
KNOWN: Final = 2


@compiled
def rank_of(s: State, seat: int, draw: int) -> int:
    """The rank of the seat when that triple was drawn, or NOBODY; a spectator (-1) has none."""
    for rank in range(3):
        if seat >= 0 and s.senate_rank[draw, rank] == seat:
            return rank
    return NOBODY


@compiled
def knows_tile(s: State, seat: int, place: int) -> int:
    """What the seat knows of a place in the senate deck (AIE-1503, 1504)."""
    draw, slot = place // 3, place % 3
    if draw >= s.senate_draws:
        return UNKNOWN
    if s.actor == OVER and s.senate_rank[draw, slot] != NOBODY:
        return KNOWN  # AIE-1201
    rank = rank_of(s, seat, draw)
    # Who is to choose has seen what lies before him; later ranks have seen nothing yet.
    reached = s.senate_at if s.phase == Phase.SENATE and draw == s.senate_draws - 1 else 2
    if rank == NOBODY or slot < rank or rank > reached:
        return UNKNOWN
    if rank == 0 and slot > 0 and reached == 2 and s.senate_rank[draw, 1] != NOBODY:
        return ONE_OF_TWO
    return KNOWN


@compiled
def conceal(s: State, seat: int, seed: int) -> None:
    """Redraw everything the seat cannot know; seat -1 is a spectator."""
    rng.start_from(s.rng, seed)
    if s.actor == OVER:
        return
    _conceal_fortuna(s, seat)
    _conceal_senate(s, seat)


@compiled
def _conceal_fortuna(s: State, seat: int) -> None:
    """Put other seats' hidden tokens back into the pile and draw as many again."""
    for other in range(s.seats):
        if other != seat:
            for value in range(3):
                s.fortuna_pile[value] += s.fortuna_drawn[other, value]
    for other in range(s.seats):
        if other == seat:
            continue
        tokens = s.fortuna_drawn[other, 0] + s.fortuna_drawn[other, 1] + s.fortuna_drawn[other, 2]
        for value in range(3):
            s.fortuna_drawn[other, value] = 0
        for _ in range(tokens):
            luck = rng.below(s.rng, s.fortuna_pile[0] + s.fortuna_pile[1] + s.fortuna_pile[2])
            value = 0
            while luck >= s.fortuna_pile[value]:
                luck -= s.fortuna_pile[value]
                value += 1
            s.fortuna_pile[value] -= 1
            s.fortuna_drawn[other, value] += 1


@compiled
def _conceal_senate(s: State, seat: int) -> None:
    """Shuffle the tiles at all unknown places, kept by others or never drawn, among one another."""
    # Gathered in the order of their ids, so that the world drawn depends on the seed and not on the truth.
    is_unknown = np.zeros(N_SENATE_TILES, dtype=np.int8)
    for place in range(s.senate_tiles):
        if knows_tile(s, seat, place) == UNKNOWN:
            is_unknown[s.senate[place]] = 1
    tiles = np.zeros(N_SENATE_TILES, dtype=np.int8)
    unknown = 0
    for tile in range(N_SENATE_TILES):
        if is_unknown[tile]:
            tiles[unknown] = tile
            unknown += 1
    rng.shuffle(s.rng, tiles, unknown)
    for place in range(s.senate_tiles):
        if knows_tile(s, seat, place) == UNKNOWN:
            unknown -= 1
            s.senate[place] = tiles[unknown]
    for draw in range(s.senate_draws):
        if knows_tile(s, seat, 3 * draw + 1) == ONE_OF_TWO:
            first, second = 3 * draw + 1, 3 * draw + 2
            low, high = min(s.senate[first], s.senate[second]), max(s.senate[first], s.senate[second])
            swapped = rng.below(s.rng, 2) == 1
            s.senate[first] = high if swapped else low
            s.senate[second] = low if swapped else high


# Observations: every seat sees itself as seat 0 and the others clockwise after it.
SEAT_FIELDS: Final = 4 + 6 + 2 + 2 + 6 + 1 + 4 + 3 + 2
COMMON_FIELDS: Final = 6 + 2 + 6 + 6 + 2 * (SEATS + 2) + 6 + 3
N_OBSERVED: Final = COMMON_FIELDS + SEATS * SEAT_FIELDS + 2 * (N_PROVINCES + N_PATRICIANS) + 2 * N_SENATE_TILES


@compiled
def observe(s: State, seat: int, out: Ints) -> None:
    """What the seat knows, as numbers: itself first, then the others clockwise."""
    out[:] = 0
    n = s.seats
    at = 0
    for phase in range(6):
        out[at + phase] = 1 if s.actor != OVER and s.phase == phase else 0
    at += 6
    out[at] = STAGES[n] - s.stage
    out[at + 1] = s.last_round
    at += 2
    for value in range(6):
        out[at + value] = s.roll[value]
        out[at + 6 + value] = s.marked[value]
    at += 12
    for column in range(SEATS + 2):
        out[at + 2 * column] = s.forum_value[column]
        owner = s.forum_seat[column]
        out[at + 2 * column + 1] = 0 if owner == NOBODY else 1 + (owner - seat) % n
    at += 2 * (SEATS + 2)
    for value in range(3):
        out[at + value] = s.fortuna_returned[value]
    out[at + 3] = s.templum_placements
    out[at + 4] = s.senate_draws
    out[at + 5] = n
    at += 6
    supply = CHIPS
    for other in range(n):
        supply -= s.chips[other]
    out[at] = supply
    out[at + 1] = s.provinces_dealt
    out[at + 2] = s.forum_done
    at += 3
    for step in range(n):
        _observe_seat(s, (seat + step) % n, step == 0 or s.actor == OVER, out, at)
        at += SEAT_FIELDS
    at += (SEATS - n) * SEAT_FIELDS
    for tile in range(N_PROVINCES):
        where = s.province_at[tile]
        out[at] = 1 if where == OPEN else 0
        out[at + 1] = 1 + (where - seat) % n if where >= 0 else 0
        at += 2
    for tile in range(N_PATRICIANS):
        where = s.patrician_at[tile]
        out[at] = 1 if where == OPEN else 0
        out[at + 1] = 1 + (where - seat) % n if where >= 0 else 0
        at += 2
    for place in range(3 * s.senate_draws):
        known = knows_tile(s, seat, place)
        tile = s.senate[place]
        if known == KNOWN:
            owner = s.senate_rank[place // 3, place % 3]
            chosen = not (s.phase == Phase.SENATE and place // 3 == s.senate_draws - 1 and place % 3 >= s.senate_at)
            out[at + 2 * tile] = 1 + (owner - seat) % n if chosen and owner != NOBODY else -1
        if known != UNKNOWN:
            out[at + 2 * tile + 1] = 1


@compiled
def _observe_seat(s: State, seat: int, open_hand: bool, out: Ints, at: int) -> None:
    out[at] = 1
    out[at + 1] = 1 if s.actor == seat else 0
    out[at + 2] = 1 if s.start == seat else 0
    out[at + 3] = s.hand[seat]
    at += 4
    for value in range(6):
        out[at + value] = s.castrum[seat, value]
    at += 6
    out[at] = s.low[seat]
    out[at + 1] = s.high[seat]
    out[at + 2] = templum_dice(s, seat)
    out[at + 3] = templum_sum(s, seat)
    at += 4
    for value in range(6):
        out[at + value] = s.templum[seat, value]
    at += 6
    out[at] = s.latrina[seat]
    out[at + 1] = s.chips[seat]
    for value in range(3):
        out[at + 2 + value] = s.fortuna_kept[seat, value]
    at += 5
    for value in range(3):
        out[at + value] = s.fortuna_drawn[seat, value] if open_hand else 0
    out[at + 3] = s.fortuna_drawn[seat, 0] + s.fortuna_drawn[seat, 1] + s.fortuna_drawn[seat, 2]
    tiles = 0
    for draw in range(s.senate_draws):
        if rank_of(s, seat, draw) != NOBODY:
            tiles += 1
    out[at + 4] = tiles
