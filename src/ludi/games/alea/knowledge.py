"""Who knows what (chapter 15): concealing, and observations for learners.

The decks of provinces and patricians and the Fortuna pile have no order until
something is drawn, so only two things hide in a position: Fortuna tokens drawn
this stage, and senate tiles.
"""

from typing import Final

from ludi.core import rng
from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.alea.evaluation import n_keeps, tokens_to_keep
from ludi.games.alea.placing import templum_dice, templum_sum
from ludi.games.alea.state import GONE, NOBODY, OPEN, SEATS, Phase, State
from ludi.games.alea.tables import CHIPS, N_PATRICIANS, N_PROVINCES, N_SENATE_TILES, STAGES

# What the viewer knows of a place in the senate deck.
UNKNOWN: Final = 0
ONE_OF_TWO: Final = 1  # rank 2 kept this tile or its neighbour
KNOWN: Final = 2


@compiled
def has_seen(s: State, seat: int, place: int) -> bool:
    """Whether the seat has had the tile at that place of the senate deck in hand; a spectator (-1) has not."""
    return seat >= 0 and s.senate_seen[place] >> seat & 1 == 1


@compiled
def knows_tile(s: State, seat: int, place: int) -> int:
    """What the seat knows of a place in the senate deck (AIE-1503, 1504)."""
    if s.actor == OVER and s.senate_at[place] >= 0:
        return KNOWN  # AIE-1201
    if not has_seen(s, seat, place):
        return UNKNOWN
    first = place - place % 3
    if s.actor != OVER and place > first and s.senate_at[first] == seat and s.senate_at[first + 1] >= 0:
        return ONE_OF_TWO
    return KNOWN


@compiled
def conceal(s: State, seat: int, seed: int) -> None:
    """Redraw everything the seat cannot know; seat -1 is a spectator."""
    rng.start_from(s.rng, seed)
    _conceal_fortuna(s, seat)
    _conceal_senate(s, seat)


# Fortuna tokens. Some of them are written as one number: eight bits for how many there are of each value.


@compiled
def _bagged(counts: Ints, seat: int) -> int:
    """A seat's tokens, by value in its row, as one number."""
    return int(counts[seat, 0]) + (int(counts[seat, 1]) << 8) + (int(counts[seat, 2]) << 16)


@compiled
def _size(bag: int) -> int:
    """How many tokens these are."""
    return (bag & 255) + (bag >> 8 & 255) + (bag >> 16)


@compiled
def _draw(s: State, bag: int, count: int) -> int:
    """So many tokens of these at random."""
    drawn = 0
    for left in range(_size(bag), _size(bag) - count, -1):
        luck = rng.below(s.rng, left)
        token = 1
        if luck >= bag & 255:
            token = 1 << 8 if luck < (bag & 255) + (bag >> 8 & 255) else 1 << 16
        bag -= token
        drawn += token
    return drawn


@compiled
def _conceal_fortuna(s: State, seat: int) -> None:
    """Draw other seats' hidden tokens again, from those that they may be."""
    hidden = int(s.fortuna_pile[0]) + (int(s.fortuna_pile[1]) << 8) + (int(s.fortuna_pile[2]) << 16)
    first = 0
    for other in range(s.seats):
        if other != seat:
            hidden += _bagged(s.fortuna_drawn, other)
            first += _bagged(s.fortuna_first, other)
    asked = s.actor if s.phase == Phase.FORTUNA and s.actor != seat else NOBODY
    while True:
        _draw_again(s, seat, hidden, first)
        # Whoever is asked has tokens to choose from, which everybody can tell (AIE-1107).
        if asked == NOBODY or n_keeps(s, asked, tokens_to_keep(s, asked)) > 1:
            return


@compiled
def _draw_again(s: State, seat: int, hidden: int, first: int) -> None:
    """Deal the hidden tokens to the others and the pile.

    When the pile was made anew, all that had lain in it was drawn: ``first`` is what the others have or
    had of it. So everybody knows how many tokens of each seat come from which pile (AIE-1506).
    """
    first = _first_hidden(s, seat, hidden, first)
    hidden -= first
    for other in range(s.seats):
        count = _size(_bagged(s.fortuna_drawn, other))
        if other != seat and count:
            n_first = _size(_bagged(s.fortuna_first, other))
            early, late = _draw(s, first, n_first), _draw(s, hidden, count - n_first)
            first -= early
            hidden -= late
            for value in range(3):
                s.fortuna_first[other, value] = early >> 8 * value & 255
                s.fortuna_drawn[other, value] = early + late >> 8 * value & 255
    for value in range(3):
        s.fortuna_pile[value] = hidden >> 8 * value & 255


@compiled
def _first_hidden(s: State, seat: int, hidden: int, first: int) -> int:
    """Which of the others' first tokens are among the hidden ones.

    What they have laid open is public, but not which of it was first: guess, until the guess fits.
    The guesses are uniform, so those that fit are as likely as they should be.
    """
    while True:
        laid_open = 0
        for other in range(s.seats):
            shown = _bagged(s.fortuna_shown, other)
            if other != seat and shown:
                guess = _draw(s, shown, _size(_bagged(s.fortuna_first, other)))
                laid_open += guess
                for value in range(3):
                    s.fortuna_first[other, value] = guess >> 8 * value & 255
        if not laid_open:
            return first
        guess = _draw(s, hidden, _size(first) - _size(laid_open))
        if laid_open + guess == first:
            return guess


@compiled
def _conceal_senate(s: State, seat: int) -> None:
    """Shuffle the tiles at all unknown places, kept by others or never drawn, among one another."""
    tiles, unknown = 0, 0  # as bits, so that the world drawn depends on the seed and not on the truth
    for place in range(s.senate_tiles):
        if knows_tile(s, seat, place) == UNKNOWN:
            tiles |= 1 << int(s.senate[place])
            unknown += 1
    for place in range(s.senate_tiles):
        known = knows_tile(s, seat, place)
        if known == UNKNOWN:
            tile = _nth_bit(tiles, rng.below(s.rng, unknown))
            s.senate[place] = tile
            tiles ^= 1 << tile
            unknown -= 1
        elif known == ONE_OF_TWO and place % 3 == 1:
            one, other = s.senate[place], s.senate[place + 1]
            if (rng.below(s.rng, 2) == 1) == (one < other):
                s.senate[place], s.senate[place + 1] = other, one


@compiled
def _nth_bit(bits: int, n: int) -> int:
    """The place of the n-th bit that is set, from 0."""
    for _ in range(n):
        bits &= bits - 1
    place = 0
    while not bits >> place & 1:
        place += 1
    return place


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
        out[at] = 1 if where == OPEN else -1 if where == GONE else 0
        out[at + 1] = 1 + (where - seat) % n if where >= 0 else 0
        at += 2
    for tile in range(N_PATRICIANS):
        where = s.patrician_at[tile]
        out[at] = 1 if where == OPEN else -1 if where == GONE else 0
        out[at + 1] = 1 + (where - seat) % n if where >= 0 else 0
        at += 2
    for place in range(3 * s.senate_draws):
        known = knows_tile(s, seat, place)
        tile = s.senate[place]
        if known == KNOWN:
            owner = s.senate_at[place]
            out[at + 2 * tile] = 1 + (owner - seat) % n if owner >= 0 else -1
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
    for place in range(s.senate_tiles):
        out[at + 4] += s.senate_at[place] == seat
