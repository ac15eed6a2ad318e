"""The evaluation of a stage (chapter 11).

It goes through the buildings in order and stops wherever a seat has to choose;
each choice goes on from there. Dice leave a building as it is evaluated, so the
position itself says how far the evaluation has come.
"""

from ludi.core import rng
from ludi.core.contract import OVER, Mask
from ludi.core.events import note
from ludi.core.jit import compiled

from .actions import FIRST, SECOND, TAKE_PATRICIAN, TAKE_PROVINCE
from .events import Happened
from .placing import draw_fortuna, set_worth, straight_worth, templum_dice
from .rolling import begin_turn
from .setup import note_tiles, open_stage
from .state import GONE, NOBODY, NOWHERE, OPEN, STACK, No, Phase, State
from .tables import (
    CHIPS,
    COLUMNS,
    MEN_AS_BITS,
    N_PATRICIANS,
    N_PROVINCES,
    PROVINCES_AS_BITS,
    RANKS,
    STAGES,
    WOMEN_AS_BITS,
)


@compiled
def end_turn(s: State) -> None:
    """After a placement the next seat rolls, or the stage ends after its last round (AIE-0304)."""
    if s.phase != Phase.PLACED:
        return
    if s.hand[s.actor] == 0 and not s.last_round:
        s.last_round = 1
        note(s, Happened.LAST_ROUND, s.actor)
    following = (s.actor + 1) % s.seats
    if s.last_round and following == s.start:
        end_placing(s)
    else:
        begin_turn(s, following)


@compiled
def end_placing(s: State) -> None:
    """Dice left in hand go to the Latrina; then the buildings are evaluated (AIE-1101)."""
    note(s, Happened.EVALUATION, s.stage + 1)
    for value in range(6):
        s.roll[value] = 0
    for seat in range(s.seats):
        if s.hand[seat]:
            note(s, Happened.DICE_LEFT, seat, s.hand[seat])
        s.latrina[seat] += s.hand[seat]
        s.hand[seat] = 0
    if s.templum_placements == 1:
        draw_fortuna(s, s.templum_last, 1)  # AIE-1104
    evaluate_templum(s)


# Templum


@compiled
def evaluate_templum(s: State) -> None:
    """Everybody present keeps tokens, most dice first (AIE-1102, 1107)."""
    while True:
        seat, most = NOBODY, 0
        for other in range(s.seats):
            if templum_dice(s, other) > most:
                seat, most = other, templum_dice(s, other)
        if seat == NOBODY:
            evaluate_senatus(s)
            return
        s.actor = seat
        s.phase = Phase.FORTUNA
        if n_keeps(s, seat) > 1:
            s.reveals += 1  # that there is a choice tells the others what these tokens are not (AIE-1507)
            return
        # One way only: it is taken at once (AIE-1107).
        first, second = 0, 0
        for tokens in range(len(FIRST)):
            if refuse_keep_fortuna(s, tokens) == No.OK:
                first, second = FIRST[tokens], SECOND[tokens]
        lay_open(s, seat, first, second)


@compiled
def tokens_to_keep(s: State, seat: int) -> int:
    """Two for whoever placed last, one for the others, no more than are held (AIE-1103)."""
    due = 2 if seat == s.templum_last else 1
    held = s.fortuna_drawn[seat, 0] + s.fortuna_drawn[seat, 1] + s.fortuna_drawn[seat, 2]
    return min(due, held)


@compiled
def n_keeps(s: State, seat: int) -> int:
    """How many different choices of tokens a seat has."""
    n = 0
    for tokens in range(len(FIRST)):
        if refuse_tokens(s, seat, tokens) == No.OK:
            n += 1
    return n


@compiled
def refuse_tokens(s: State, seat: int, tokens: int) -> No:
    """Why the seat may not keep these tokens."""
    first, second = FIRST[tokens], SECOND[tokens]
    if (2 if second else 1) != tokens_to_keep(s, seat):
        return No.FORTUNA_COUNT
    if s.fortuna_drawn[seat, first - 1] < (2 if first == second else 1):
        return No.NOT_HELD
    return No.NOT_HELD if second and s.fortuna_drawn[seat, second - 1] == 0 else No.OK


@compiled
def refuse_keep_fortuna(s: State, tokens: int) -> No:
    """Why the actor may not keep these tokens."""
    return refuse_tokens(s, s.actor, tokens)


@compiled
def keep_fortuna(s: State, tokens: int) -> None:
    """Keep these, and go on with the next."""
    lay_open(s, s.actor, FIRST[tokens], SECOND[tokens])
    evaluate_templum(s)


@compiled
def lay_open(s: State, seat: int, first: int, second: int) -> None:
    """Keep these, return the rest, and take the dice back (AIE-1105, 1106); 0 is no token."""
    s.reveals += 1
    for value in range(3):
        s.fortuna_shown[seat, value] = s.fortuna_drawn[seat, value]
    kept, returned, n_returned = 0, 0, 0
    for value in range(3):
        keep = (first == value + 1) + (second == value + 1)
        rest = s.fortuna_drawn[seat, value] - keep
        s.fortuna_kept[seat, value] += keep
        s.fortuna_returned[value] += rest
        s.fortuna_drawn[seat, value] = 0
        kept += keep << 4 * value
        returned += rest << 4 * value
        n_returned += rest
    if kept:
        note(s, Happened.KEPT_FORTUNA, seat, (first > 0) + (second > 0), kept)
    if returned:
        note(s, Happened.RETURNED_FORTUNA, seat, n_returned, returned)
    note(s, Happened.TOOK_BACK_TEMPLUM, seat, templum_dice(s, seat))
    s.hand[seat] += templum_dice(s, seat)
    for value in range(6):
        s.templum[seat, value] = 0


# Senatus


@compiled
def best_straight(s: State) -> int:
    """Who has the best straight left, or NOBODY (AIE-1108)."""
    best, most = NOBODY, 0
    for seat in range(s.seats):
        if straight_worth(s, seat) > most:
            best, most = seat, straight_worth(s, seat)
    return best


@compiled
def evaluate_senatus(s: State) -> None:
    """Rank the straights; the best look at three tiles (AIE-1108 to 1110)."""
    ranked = 0
    seat = best_straight(s)
    while seat != NOBODY:
        dice = s.high[seat] - s.low[seat] + 1
        s.low[seat] = 0
        s.high[seat] = 0
        if ranked < RANKS[s.seats]:
            s.senate_rank[ranked] = seat
            s.hand[seat] += dice
            ranked += 1
            note(s, Happened.RANKED_SENATUS, seat, ranked, dice)
        else:
            s.latrina[seat] += dice  # AIE-1109
            note(s, Happened.LOST_SENATUS, seat, dice)
        seat = best_straight(s)
    if ranked == 0:
        evaluate_castrum(s)  # AIE-1112
        return
    first = 3 * s.senate_draws
    for place in range(first, first + 3):
        rng.deal(s.rng, s.senate, place, s.senate_tiles)
    s.senate_draws += 1
    s.phase = Phase.SENATE
    s.actor = s.senate_rank[0]
    tiles = take_in_hand(s, s.actor, first, OPEN)
    note(s, Happened.LOOKED_AT_TILES, s.actor, tiles)


@compiled
def take_in_hand(s: State, seat: int, first: int, at: int) -> int:
    """The seat looks at what is left of the triple, from that place on; the tiles as bits."""
    s.reveals += 1
    tiles = 0
    for place in range(first, 3 * s.senate_draws):
        s.senate_at[place] = at
        s.senate_seen[place] |= 1 << seat
        tiles |= 1 << s.senate[place]
    return tiles


@compiled
def place_of_tile(s: State, tile: int) -> int:
    """Where the tile lies among those offered, or NOWHERE."""
    for place in range(3 * s.senate_draws - 3, 3 * s.senate_draws):
        if s.senate[place] == tile and s.senate_at[place] == OPEN:
            return place
    return NOWHERE


@compiled
def refuse_keep_tile(s: State, tile: int) -> No:
    """Why the actor may not keep this senate tile."""
    return No.TILE_NOT_SEEN if place_of_tile(s, tile) == NOWHERE else No.OK


@compiled
def keep_tile(s: State, tile: int) -> None:
    """Keep the tile and pass on the others, if somebody is there to take them."""
    seat = s.actor
    rank = 0 if seat == s.senate_rank[0] else 1
    first = 3 * s.senate_draws - 3 + rank
    s.senate[place_of_tile(s, tile)] = s.senate[first]
    s.senate[first] = tile
    s.senate_at[first] = seat
    note(s, Happened.KEPT_TILE, seat, tile)
    following = s.senate_rank[rank + 1]
    if following == NOBODY:
        for place in range(first + 1, first + 3 - rank):
            s.senate_at[place] = STACK  # AIE-1111
        note(s, Happened.STACKED_TILES, 2 - rank)
    else:
        # Rank 2 chooses from the two, rank 3 gets the last one.
        tiles = take_in_hand(s, following, first + 1, OPEN if rank == 0 else following)
        note(s, Happened.PASSED_TILES, seat, following, tiles)
        if rank == 0:
            s.actor = following
            return
    evaluate_castrum(s)


# Castrum


@compiled
def best_set(s: State) -> tuple[int, int]:
    """Owner and value of the best set left, or NOBODY (AIE-1113)."""
    owner, best, most = NOBODY, 0, 0
    for seat in range(s.seats):
        for value in range(1, 7):
            worth = set_worth(s, seat, value)
            if worth > most:
                owner, best, most = seat, value, worth
    return owner, best


@compiled
def is_any_open(s: State) -> bool:
    """Whether a province is left under the Castrum."""
    for tile in range(N_PROVINCES):
        if s.province_at[tile] == OPEN:
            return True
    return False


@compiled
def evaluate_castrum(s: State) -> None:
    """The owner of the best set chooses a province, while provinces remain."""
    owner, value = best_set(s)
    if owner != NOBODY and is_any_open(s):
        s.actor = owner
        s.phase = Phase.PROVINCE
        return
    while owner != NOBODY:
        size = s.castrum[owner, value - 1]
        s.latrina[owner] += size  # AIE-1114
        s.castrum[owner, value - 1] = 0
        note(s, Happened.LOST_CASTRUM, owner, value, size)
        owner, value = best_set(s)
    note_tiles(s, Happened.PROVINCES_LEFT, s.province_at, PROVINCES_AS_BITS)
    for tile in range(N_PROVINCES):
        if s.province_at[tile] == OPEN:
            s.province_at[tile] = GONE  # AIE-1115
    evaluate_forum(s)


@compiled
def refuse_province(s: State, tile: int) -> No:
    """Why the actor may not take this province."""
    return No.OK if s.province_at[tile] == OPEN else No.PROVINCE_NOT_OPEN


@compiled
def legal_provinces(s: State, mask: Mask) -> None:
    """Those of this stage, as far as they are left."""
    for place in range(s.provinces_dealt - s.seats, s.provinces_dealt):
        mask[TAKE_PROVINCE + s.provinces[place]] = refuse_province(s, s.provinces[place]) == No.OK


@compiled
def take_province(s: State, tile: int) -> None:
    """The set's dice return to hand."""
    seat, value = best_set(s)
    size = s.castrum[seat, value - 1]
    s.province_at[tile] = seat
    s.hand[seat] += size
    s.castrum[seat, value - 1] = 0
    note(s, Happened.TOOK_PROVINCE, seat, value, size, tile)
    evaluate_castrum(s)


# Forum


@compiled
def evaluate_forum(s: State) -> None:
    """From left to right each die's owner chooses a patrician (AIE-1117)."""
    if s.forum_done < s.forum_dice:
        s.actor = s.forum_seat[s.forum_done]
        s.phase = Phase.PATRICIAN
        return
    note_tiles(s, Happened.WOMEN_LEFT, s.patrician_at, WOMEN_AS_BITS)
    note_tiles(s, Happened.MEN_LEFT, s.patrician_at, MEN_AS_BITS)
    for tile in range(N_PATRICIANS):
        if s.patrician_at[tile] == OPEN:
            s.patrician_at[tile] = GONE  # AIE-1118
    evaluate_latrina(s)


@compiled
def refuse_patrician(s: State, tile: int) -> No:
    """Why the actor may not take this patrician."""
    return No.OK if s.patrician_at[tile] == OPEN else No.PATRICIAN_NOT_OPEN


@compiled
def legal_patricians(s: State, mask: Mask) -> None:
    """Those of this stage, as far as they are left."""
    for place in range(s.patricians_dealt - COLUMNS[s.seats], s.patricians_dealt):
        mask[TAKE_PATRICIAN + s.patricians[place]] = refuse_patrician(s, s.patricians[place]) == No.OK


@compiled
def take_patrician(s: State, tile: int) -> None:
    """The die returns to hand."""
    s.patrician_at[tile] = s.actor
    s.hand[s.actor] += 1
    note(s, Happened.TOOK_PATRICIAN, s.actor, s.forum_value[s.forum_done], tile)
    s.forum_value[s.forum_done] = 0
    s.forum_seat[s.forum_done] = NOBODY
    s.forum_done += 1
    evaluate_forum(s)


# Latrina


@compiled
def evaluate_latrina(s: State) -> None:
    """Dice return to hand, each with a chip (AIE-1119); then the next stage, or the end."""
    supply, due = CHIPS, 0
    for seat in range(s.seats):
        supply -= s.chips[seat]
        due += s.latrina[seat]
    for step in range(s.seats):
        seat = (s.start + step) % s.seats
        if s.latrina[seat]:
            chips = s.latrina[seat] if due <= supply else chips_won(s, seat, supply)
            s.chips[seat] += chips
            s.hand[seat] += s.latrina[seat]
            note(s, Happened.WON_CHIPS, seat, s.latrina[seat], chips)
    for seat in range(s.seats):
        s.latrina[seat] = 0
    s.stage += 1
    if s.stage == STAGES[s.seats]:
        s.actor = OVER  # AIE-1201
        s.reveals += 1
        return
    s.start = (s.start + 1) % s.seats
    open_stage(s)


@compiled
def chips_won(s: State, seat: int, supply: int) -> int:
    """Chips are dealt one at a time from the start player on, while the supply lasts (AIE-1120)."""
    chips = 0
    for turn in range(s.latrina[seat]):
        dealt, is_earlier = 0, True
        for step in range(s.seats):
            other = (s.start + step) % s.seats
            is_earlier = is_earlier and other != seat
            dealt += min(s.latrina[other], turn + 1 if is_earlier else turn)
        if dealt < supply:
            chips += 1
    return chips
