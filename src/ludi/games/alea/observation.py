"""What a seat knows, as numbers for learners: itself first, then the others clockwise."""

from typing import Annotated, Any

from ludi.core.jit import compiled
from ludi.core.layout import I16, Says, i16
from ludi.core.parts.phases import observe_phase
from ludi.core.parts.seats import relative, relative_owner, seat_at
from ludi.core.rows import clear, copy, copy_row, take_row

from .knowledge import KNOWN, UNKNOWN, has_seen, knows_tile
from .placing import n_tokens, templum_dice, templum_sum
from .state import GONE, OPEN, SEATS, State
from .tables import CHIPS, DICE, N_PATRICIANS, N_PROVINCES, N_SENATE_TILES, STAGES

OWNER = "0 nobody, 1 the viewer, 2 the next seat clockwise, …"
LIES = "1 to be won, -1 out of the game, 0 in the stack or with an owner"


class Observation:
    """Arrays by seat begin with the viewer and go on clockwise; those of absent seats are 0."""

    phase: Annotated[I16, (6,), Says("which of the six questions is asked: one of them is 1 until the end", 0, 1)]
    seats: Annotated[i16, Says("players at the table", 2, 5)]
    stages_left: Annotated[i16, Says("stages to be played, the present one included", 0, 6)]
    last_round: Annotated[i16, Says("1 in the last round of a stage", 0, 1)]
    roll: Annotated[I16, (6,), Says("the dice rolled, by value", 0, DICE)]
    marked: Annotated[I16, (6,), Says("those of them to be rolled again, by value", 0, DICE)]
    chips_left: Annotated[i16, Says("repete chips in the supply", 0, CHIPS)]
    provinces_left: Annotated[i16, Says("provinces in the stack", 0, N_PROVINCES)]
    patricians_left: Annotated[i16, Says("patricians in the stack", 0, N_PATRICIANS)]
    senate_draws: Annotated[i16, Says("stages in which three senate tiles were drawn", 0, 6)]

    is_present: Annotated[I16, (SEATS,), Says("1 for a player at the table", 0, 1)]
    is_asked: Annotated[I16, (SEATS,), Says("1 for the player to decide", 0, 1)]
    starts: Annotated[I16, (SEATS,), Says("1 for the start player", 0, 1)]
    hand: Annotated[I16, (SEATS,), Says("dice not placed", 0, DICE)]
    chips: Annotated[I16, (SEATS,), Says("repete chips", 0, CHIPS)]
    latrina: Annotated[I16, (SEATS,), Says("dice in the Latrina", 0, DICE)]
    castrum: Annotated[I16, (SEATS, 6), Says("sizes of sets in the Castrum, by value", 0, DICE)]
    low: Annotated[I16, (SEATS,), Says("lowest value of a straight in the Senatus, 0 for none", 0, 6)]
    high: Annotated[I16, (SEATS,), Says("highest value of a straight in the Senatus, 0 for none", 0, 6)]
    forum_value: Annotated[I16, (SEATS + 2,), Says("dice in the Forum, by pedestal from the left", 0, 6)]
    forum_owner: Annotated[I16, (SEATS + 2,), Says(f"whose die it is: {OWNER}", 0, SEATS)]
    forum_done: Annotated[i16, Says("pedestals that have been evaluated", 0, SEATS + 2)]

    templum: Annotated[I16, (SEATS, 6), Says("dice in the Templum, by value", 0, DICE)]
    templum_dice: Annotated[I16, (SEATS,), Says("how many they are", 0, DICE)]
    templum_sum: Annotated[I16, (SEATS,), Says("and their sum", 0, 6 * DICE)]
    templum_placements: Annotated[i16, Says("placements in the Templum this stage", 0, DICE)]
    fortuna_pile: Annotated[i16, Says("Fortuna tokens face down", 0, 30)]
    fortuna_returned: Annotated[I16, (3,), Says("Fortuna tokens returned face up, by value", 0, 14)]
    fortuna_kept: Annotated[I16, (SEATS, 3), Says("Fortuna tokens kept, by value", 0, 14)]
    fortuna_shown: Annotated[I16, (SEATS, 3), Says("of this stage's, those laid open, by value", 0, 14)]
    fortuna_hidden: Annotated[I16, (SEATS,), Says("of this stage's, how many are not", 0, 30)]
    fortuna_first: Annotated[I16, (SEATS,), Says("how many were drawn before the pile was made anew", 0, 30)]
    first_pile: Annotated[I16, (3,), Says("what all have drawn before the pile was made anew, by value", 0, 14)]
    own_fortuna: Annotated[I16, (3,), Says("the viewer's hidden tokens, by value", 0, 14)]
    own_first: Annotated[I16, (3,), Says("the viewer's from before the pile was made anew, by value", 0, 14)]

    province_lies: Annotated[I16, (N_PROVINCES,), Says(f"by province: {LIES}", -1, 1)]
    province_owner: Annotated[I16, (N_PROVINCES,), Says(f"by province: {OWNER}", 0, SEATS)]
    patrician_lies: Annotated[I16, (N_PATRICIANS,), Says(f"by patrician: {LIES}", -1, 1)]
    patrician_owner: Annotated[I16, (N_PATRICIANS,), Says(f"by patrician: {OWNER}", 0, SEATS)]
    n_tiles: Annotated[I16, (SEATS,), Says("senate tiles kept", 0, 6)]
    tile_seen: Annotated[I16, (N_SENATE_TILES,), Says("by senate tile: 1 if the viewer has had it in hand", 0, 1)]
    tile_offered: Annotated[I16, (N_SENATE_TILES,), Says("by senate tile: 1 if it is offered to the viewer", 0, 1)]
    tile_owner: Annotated[
        I16,
        (N_SENATE_TILES,),
        Says(f"by senate tile: -1 known to be under the stack; {OWNER} that is known", -1, SEATS),
    ]


@compiled
def observe(s: State, seat: int, out: Any) -> None:
    """Write what the seat knows."""
    observe_phase(s, out.phase)
    out.seats = s.seats
    out.stages_left = STAGES[s.seats] - s.stage
    out.last_round = s.last_round
    out.chips_left = CHIPS
    out.provinces_left = N_PROVINCES - s.provinces_dealt
    out.patricians_left = N_PATRICIANS - s.patricians_dealt
    out.senate_draws = s.senate_draws
    out.forum_done = s.forum_done
    out.templum_placements = s.templum_placements
    out.fortuna_pile = n_tokens(s.fortuna_pile)
    copy(out.roll, s.roll)
    copy(out.marked, s.marked)
    copy(out.forum_value, s.forum_value)
    for column in range(SEATS + 2):
        out.forum_owner[column] = relative_owner(seat, s.forum_seat[column], s.seats)
    copy(out.fortuna_returned, s.fortuna_returned)
    clear(out.first_pile)
    take_row(out.own_fortuna, s.fortuna_drawn, seat)
    take_row(out.own_first, s.fortuna_first, seat)
    for step in range(SEATS):
        _observe_seat(s, seat_at(seat, step, s.seats), step, out)
    _observe_tiles(s, seat, out)


@compiled
def _observe_seat(s: State, seat: int, step: int, out: Any) -> None:
    out.is_present[step] = step < s.seats
    out.is_asked[step] = s.actor == seat
    out.starts[step] = s.start == seat
    out.hand[step] = s.hand[seat]
    out.chips[step] = s.chips[seat]
    out.chips_left -= s.chips[seat]
    out.latrina[step] = s.latrina[seat]
    out.low[step] = s.low[seat]
    out.high[step] = s.high[seat]
    out.templum_dice[step] = templum_dice(s, seat)
    out.templum_sum[step] = templum_sum(s, seat)
    copy_row(out.castrum, step, s.castrum, seat)
    copy_row(out.templum, step, s.templum, seat)
    copy_row(out.fortuna_kept, step, s.fortuna_kept, seat)
    copy_row(out.fortuna_shown, step, s.fortuna_shown, seat)
    out.fortuna_hidden[step] = 0
    out.fortuna_first[step] = 0
    for value in range(3):
        out.fortuna_hidden[step] += s.fortuna_drawn[seat, value]
        out.fortuna_first[step] += s.fortuna_first[seat, value]
        out.first_pile[value] += s.fortuna_first[seat, value]
    out.n_tiles[step] = 0


@compiled
def _lies(at: int) -> int:
    return 1 if at == OPEN else -1 if at == GONE else 0


@compiled
def _observe_tiles(s: State, seat: int, out: Any) -> None:
    seats = 0 + s.seats
    for tile in range(N_PROVINCES):
        out.province_lies[tile] = _lies(s.province_at[tile])
        out.province_owner[tile] = relative_owner(seat, s.province_at[tile], seats)
    for tile in range(N_PATRICIANS):
        out.patrician_lies[tile] = _lies(s.patrician_at[tile])
        out.patrician_owner[tile] = relative_owner(seat, s.patrician_at[tile], seats)
    clear(out.tile_seen)
    clear(out.tile_offered)
    clear(out.tile_owner)
    for place in range(s.senate_tiles):
        tile, at = s.senate[place], s.senate_at[place]
        if at >= 0:
            out.n_tiles[relative(seat, at, seats)] += 1
        known = knows_tile(s, seat, place)
        if known != UNKNOWN:
            out.tile_seen[tile] = has_seen(s, seat, place)
            out.tile_offered[tile] = at == OPEN and s.actor == seat
        if known == KNOWN and at != OPEN:
            out.tile_owner[tile] = relative_owner(seat, at, seats) if at >= 0 else -1
