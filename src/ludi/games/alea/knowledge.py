"""Who knows what (chapter 15), and concealing the rest.

The decks of provinces and patricians and the Fortuna pile have no order until
something is drawn, so only two things hide in a position: Fortuna tokens drawn
this stage, and senate tiles.
"""

from typing import Final

from ludi.core import rng
from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi.core.layout import Ints

from .rewards import n_keeps
from .state import NOBODY, Phase, State

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
    first, is_any_hidden = 0, False
    for other in range(s.seats):
        if other != seat:
            hidden += _bagged(s.fortuna_drawn, other)
            first += _bagged(s.fortuna_first, other)
            is_any_hidden |= _bagged(s.fortuna_drawn, other) > 0
    if not is_any_hidden:
        return
    asked = s.actor if s.phase == Phase.FORTUNA and s.actor != seat else NOBODY
    while True:
        _draw_again(s, seat, hidden, first)
        # Whoever is asked has tokens to choose from, which everybody can tell (AIE-1107).
        if asked == NOBODY or n_keeps(s, asked) > 1:
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
    """Draw the tiles at all unknown places again; those in the stack have no order until they are drawn."""
    drawn = 3 * s.senate_draws
    tiles, unknown = 0, 0  # as bits, so that the world drawn depends on the seed and not on the truth
    for place in range(s.senate_tiles):
        if place >= drawn or knows_tile(s, seat, place) == UNKNOWN:
            tiles |= 1 << int(s.senate[place])
            unknown += 1
    for place in range(s.senate_tiles):
        known = UNKNOWN if place >= drawn else knows_tile(s, seat, place)
        if known == UNKNOWN:
            tile = _nth_bit(tiles, rng.below(s.rng, unknown) if place < drawn else 0)
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
