"""The evaluation of a stage (chapter 11).

``evaluate_stage`` goes through the buildings in order and stops wherever a
seat has to choose; each choice calls it again. Dice leave a building as it is
evaluated, so the position itself says how far the evaluation has come.
"""

from ludi.core import rng
from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi.games.alea.placing import draw_fortuna, straight_worth, templum_dice
from ludi.games.alea.setup import open_stage
from ludi.games.alea.state import GONE, NOBODY, NOWHERE, OPEN, STACK, No, Phase, State
from ludi.games.alea.tables import CHIPS, N_PATRICIANS, N_PROVINCES, RANKS, STAGES


@compiled
def end_placing(s: State) -> None:
    """Dice left in hand go to the Latrina; then the buildings are evaluated (AIE-1101)."""
    for value in range(6):
        s.roll[value] = 0
    for seat in range(s.seats):
        s.latrina[seat] += s.hand[seat]
        s.hand[seat] = 0
    if s.templum_placements == 1:
        draw_fortuna(s, s.templum_last)  # AIE-1104
    evaluate_templum(s)


# Templum


@compiled
def evaluate_templum(s: State) -> None:
    """Everybody present keeps tokens, most dice first (AIE-1102, 1107)."""
    while True:
        seat = NOBODY
        most = 0
        for other in range(s.seats):
            dice = templum_dice(s, other)
            if dice > most:
                seat = other
                most = dice
        if seat == NOBODY:
            evaluate_senatus(s)
            return
        keep = tokens_to_keep(s, seat)
        if n_keeps(s, seat, keep) > 1:
            s.actor = seat
            s.phase = Phase.FORTUNA
            return
        # One way only: it is taken at once (AIE-1107).
        first, second = 0, 0
        for a in range(3):
            if s.fortuna_drawn[seat, a] > 0:
                first = a + 1
                break
        for b in range(3):
            if s.fortuna_drawn[seat, b] > (1 if b + 1 == first else 0):
                second = b + 1
        keep_fortuna(s, seat, first if keep >= 1 else 0, second if keep == 2 else 0)


@compiled
def tokens_to_keep(s: State, seat: int) -> int:
    """Two for whoever placed last, one for the others, no more than are held (AIE-1103)."""
    due = 2 if seat == s.templum_last else 1
    held = s.fortuna_drawn[seat, 0] + s.fortuna_drawn[seat, 1] + s.fortuna_drawn[seat, 2]
    return min(due, held)


@compiled
def n_keeps(s: State, seat: int, keep: int) -> int:
    """How many different choices of tokens there are."""
    n = 0
    for first in range(1, 4):
        if keep == 1:
            n += holds(s, seat, first, 0)
        for second in range(first, 4):
            if keep == 2:
                n += holds(s, seat, first, second)
    return n


@compiled
def holds(s: State, seat: int, first: int, second: int) -> bool:
    """Whether the seat drew these tokens this stage; a second of 0 is none."""
    if first == second:
        return s.fortuna_drawn[seat, first - 1] >= 2
    return s.fortuna_drawn[seat, first - 1] >= 1 and (second == 0 or s.fortuna_drawn[seat, second - 1] >= 1)


@compiled
def refuse_keep_fortuna(s: State, first: int, second: int) -> No:
    """Why the actor may not keep these tokens."""
    if (1 if second == 0 else 2) != tokens_to_keep(s, s.actor):
        return No.FORTUNA_COUNT
    if not holds(s, s.actor, first, second):
        return No.NOT_HELD
    return No.OK


@compiled
def keep_fortuna(s: State, seat: int, first: int, second: int) -> None:
    """Keep these, return the rest, and take the dice back (AIE-1105, 1106)."""
    s.reveals += 1
    for value in range(3):
        s.fortuna_shown[seat, value] = s.fortuna_drawn[seat, value]
    if first:
        s.fortuna_drawn[seat, first - 1] -= 1
        s.fortuna_kept[seat, first - 1] += 1
    if second:
        s.fortuna_drawn[seat, second - 1] -= 1
        s.fortuna_kept[seat, second - 1] += 1
    for value in range(3):
        s.fortuna_returned[value] += s.fortuna_drawn[seat, value]
        s.fortuna_drawn[seat, value] = 0
    s.hand[seat] += templum_dice(s, seat)
    for value in range(6):
        s.templum[seat, value] = 0


# Senatus


@compiled
def best_straight(s: State) -> int:
    """Who has the best straight left, or NOBODY: the longest, then the highest (AIE-1108)."""
    best = NOBODY
    for seat in range(s.seats):
        if s.low[seat] and (best == NOBODY or straight_worth(s, seat) > straight_worth(s, best)):
            best = seat
    return best


@compiled
def evaluate_senatus(s: State) -> None:
    """Rank the straights; the best look at three tiles (AIE-1108 to 1110)."""
    ranked = 0
    seat = best_straight(s)
    while seat != NOBODY:
        dice = s.high[seat] - s.low[seat] + 1
        if ranked < RANKS[s.seats]:
            s.senate_rank[ranked] = seat
            s.hand[seat] += dice
            ranked += 1
        else:
            s.latrina[seat] += dice  # AIE-1109
        s.low[seat] = 0
        s.high[seat] = 0
        seat = best_straight(s)
    for rank in range(ranked, 3):
        s.senate_rank[rank] = NOBODY
    if ranked == 0:
        evaluate_castrum(s)  # AIE-1112
        return
    first = 3 * s.senate_draws
    for place in range(first, first + 3):
        rng.deal(s.rng, s.senate, place, s.senate_tiles)
    s.senate_draws += 1
    s.phase = Phase.SENATE
    pass_tiles(s, first, s.senate_rank[0], OPEN)
    s.actor = s.senate_rank[0]


@compiled
def pass_tiles(s: State, first: int, seat: int, at: int) -> None:
    """The seat takes in hand what is left of the triple, from that place on."""
    s.reveals += 1
    for place in range(first, 3 * s.senate_draws):
        s.senate_at[place] = at
        s.senate_seen[place] |= 1 << seat


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
    place = place_of_tile(s, tile)
    rank = 0 if s.actor == s.senate_rank[0] else 1
    first = 3 * s.senate_draws - 3 + rank
    s.senate[place] = s.senate[first]
    s.senate[first] = tile
    s.senate_at[first] = s.actor
    following = s.senate_rank[rank + 1]
    if following == NOBODY:
        for left in range(first + 1, 3 * s.senate_draws):
            s.senate_at[left] = STACK  # AIE-1111
    elif rank == 0:
        pass_tiles(s, first + 1, following, OPEN)
        s.actor = following
        return
    else:
        pass_tiles(s, first + 1, following, following)  # rank 3 has no choice
    evaluate_castrum(s)


# Castrum


@compiled
def best_set(s: State) -> tuple[int, int]:
    """Owner and value of the best set left, or NOBODY (AIE-1113)."""
    owner, value, best = NOBODY, 0, 0
    for seat in range(s.seats):
        for v in range(1, 7):
            size = s.castrum[seat, v - 1]
            if size and size * 10 + v > best:
                owner, value, best = seat, v, size * 10 + v
    return owner, value


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
    owner, _ = best_set(s)
    if owner != NOBODY and is_any_open(s):
        s.actor = owner
        s.phase = Phase.PROVINCE
        return
    for seat in range(s.seats):
        for value in range(6):
            s.latrina[seat] += s.castrum[seat, value]  # AIE-1114
            s.castrum[seat, value] = 0
    for tile in range(N_PROVINCES):
        if s.province_at[tile] == OPEN:
            s.province_at[tile] = GONE  # AIE-1115
    evaluate_forum(s)


@compiled
def take_province(s: State, tile: int) -> None:
    """The set's dice return to hand."""
    seat, value = best_set(s)
    s.province_at[tile] = seat
    s.hand[seat] += s.castrum[seat, value - 1]
    s.castrum[seat, value - 1] = 0
    evaluate_castrum(s)


# Forum


@compiled
def evaluate_forum(s: State) -> None:
    """From left to right each die's owner chooses a patrician (AIE-1117)."""
    if s.forum_done < s.forum_dice:
        s.actor = s.forum_seat[s.forum_done]
        s.phase = Phase.PATRICIAN
        return
    for tile in range(N_PATRICIANS):
        if s.patrician_at[tile] == OPEN:
            s.patrician_at[tile] = GONE  # AIE-1118
    evaluate_latrina(s)


@compiled
def take_patrician(s: State, tile: int) -> None:
    """The die returns to hand."""
    s.patrician_at[tile] = s.actor
    s.hand[s.actor] += 1
    s.forum_value[s.forum_done] = 0
    s.forum_seat[s.forum_done] = NOBODY
    s.forum_done += 1
    evaluate_forum(s)


# Latrina


@compiled
def evaluate_latrina(s: State) -> None:
    """A chip per die, one at a time from the start player while the supply lasts (AIE-1119, 1120)."""
    supply = CHIPS
    due = 0
    for seat in range(s.seats):
        supply -= s.chips[seat]
        due += s.latrina[seat]
        s.hand[seat] += s.latrina[seat]
    seat = s.start
    for _ in range(min(supply, due)):
        while s.latrina[seat] == 0:
            seat = (seat + 1) % s.seats
        s.latrina[seat] -= 1
        s.chips[seat] += 1
        seat = (seat + 1) % s.seats
    for other in range(s.seats):
        s.latrina[other] = 0
    s.stage += 1
    if s.stage == STAGES[s.seats]:
        s.actor = OVER  # AIE-1201
        s.reveals += 1
        return
    s.start = (s.start + 1) % s.seats
    open_stage(s)
