"""Placing dice (chapters 05 to 10): what each building accepts, and what a placement does.

Each ``refuse_*`` is the one check of its kind; a ``legal_*`` fills the mask by the same check, faster.
"""

from ludi.core import rng
from ludi.core.contract import Mask
from ludi.core.events import listens, note, packed
from ludi.core.jit import compiled
from ludi.core.layout import Ints

from . import actions as code
from .actions import HIGH, LOW
from .events import Happened
from .state import NOBODY, No, Phase, State
from .tables import COLUMNS, DICE, RANKS, TEMPLUM

# Templum


@compiled
def sums_of(dice: Ints, count: int, lowest: int) -> int:
    """Which sums exactly ``count`` of these dice can make, as bits; only values from ``lowest`` on."""
    r0, r1, r2, r3, r4, r5, r6, r7, r8 = 1, 0, 0, 0, 0, 0, 0, 0, 0
    for value in range(lowest, 7):
        for _ in range(dice[value - 1]):
            r8 |= r7 << value
            r7 |= r6 << value
            r6 |= r5 << value
            r5 |= r4 << value
            r4 |= r3 << value
            r3 |= r2 << value
            r2 |= r1 << value
            r1 |= r0 << value
    if count == 1:
        return r1
    if count == 2:
        return r2
    if count == 3:
        return r3
    if count == 4:
        return r4
    if count == 5:
        return r5
    if count == 6:
        return r6
    if count == 7:
        return r7
    return r8 if count == 8 else r0


@compiled
def templum_dice(s: State, seat: int) -> int:
    """How many dice the seat has in the Templum."""
    n = 0
    for value in range(6):
        n += s.templum[seat, value]
    return n


@compiled
def templum_sum(s: State, seat: int) -> int:
    """The sum of the seat's dice in the Templum."""
    total = 0
    for value in range(6):
        total += (value + 1) * int(s.templum[seat, value])
    return total


@compiled
def templum_due(s: State, seat: int) -> int:
    """How many dice a placement of this seat must add (AIE-0602)."""
    return s.templum_placements + 1 - templum_dice(s, seat)


@compiled
def templum_least(s: State) -> int:
    """The least sum of new dice with which the actor beats the last placement (AIE-0603)."""
    best = templum_sum(s, s.templum_last) if s.templum_last != NOBODY else 0
    return best - templum_sum(s, s.actor) + 1


@compiled
def refuse_templum(s: State, total: int) -> No:
    """Why the actor may not place new dice of that sum."""
    due = templum_due(s, s.actor)
    return _refuse_sum(s, due, sums_of(s.roll, due, 1), templum_least(s), total)


@compiled
def _refuse_sum(s: State, due: int, sums: int, least: int, total: int) -> No:
    """The same, when it is known how many dice are due, which sums they can make and which is enough."""
    if not TEMPLUM[s.seats]:
        return No.TEMPLUM_CLOSED
    if due > s.hand[s.actor]:
        return No.TEMPLUM_TOO_FEW
    if not sums >> total & 1:
        return No.TEMPLUM_COUNT
    return No.OK if total >= least else No.TEMPLUM_TOO_LOW


@compiled
def legal_templum(s: State, mask: Mask) -> None:
    """Every sum that may be placed."""
    due = templum_due(s, s.actor)
    if TEMPLUM[s.seats] and due <= s.hand[s.actor]:
        sums, least = sums_of(s.roll, due, 1), templum_least(s)
        total = max(1, least)
        while sums >> total:
            mask[code.TEMPLUM + total - 1] = _refuse_sum(s, due, sums, least, total) == No.OK
            total += 1


@compiled
def place_templum(s: State, total: int) -> None:
    """Place the lowest dice that make the sum, and draw a token for each (AIE-0605)."""
    seat = s.actor
    due = templum_due(s, seat)
    value, dice = 1, 0
    for left in range(due - 1, -1, -1):
        while not _can_take(s, value, left, total):
            value += 1
        s.templum[seat, value - 1] += 1
        take_die(s, value)
        total -= value
        dice += 1 << 4 * (value - 1)
    s.templum_placements += 1
    s.templum_last = seat
    tokens = n_tokens(s.fortuna_pile) + n_tokens(s.fortuna_returned)
    note(s, Happened.PLACED_TEMPLUM, seat, min(due, tokens), dice)
    draw_fortuna(s, seat, due)


@compiled
def _can_take(s: State, value: int, left: int, total: int) -> bool:
    """Whether a die of that value can be the next lowest of ``left + 1`` dice with that total."""
    if s.roll[value - 1] == 0 or value > total:
        return False
    s.roll[value - 1] -= 1
    sums = sums_of(s.roll, left, value)
    s.roll[value - 1] += 1
    return (sums >> (total - value)) & 1 == 1


@compiled
def draw_fortuna(s: State, seat: int, count: int) -> None:
    """So many tokens from the face-down pile, while there are any (AIE-0605, 0609)."""
    while count:
        if n_tokens(s.fortuna_pile) == 0:
            if n_tokens(s.fortuna_returned) == 0:
                return
            renew_pile(s)
        drawn = min(count, n_tokens(s.fortuna_pile))
        count -= drawn
        s.reveals += 1
        tokens = 0
        for _ in range(drawn):
            tokens += 1 << 4 * _draw_token(s, seat)
        note(s, Happened.DREW_FORTUNA, seat, drawn, tokens)


@compiled
def _draw_token(s: State, seat: int) -> int:
    """One token of the pile, by its value - 1."""
    value = rng.draw(s.rng, s.fortuna_pile, 0, n_tokens(s.fortuna_pile))
    s.fortuna_drawn[seat, value] += 1
    return value


@compiled
def n_tokens(tokens: Ints) -> int:
    """How many tokens these are, whatever their value."""
    return tokens[0] + tokens[1] + tokens[2]


@compiled
def renew_pile(s: State) -> None:
    """The returned tokens become the face-down pile (AIE-0608)."""
    note(s, Happened.RENEWED_PILE, packed(s.fortuna_returned))
    for value in range(3):
        s.fortuna_pile[value] = s.fortuna_returned[value]
        s.fortuna_returned[value] = 0
        for seat in range(s.seats):
            s.fortuna_first[seat, value] = s.fortuna_drawn[seat, value]


# Senatus


@compiled
def refuse_senatus(s: State, straight: int) -> No:
    """Why this may not be the actor's straight after this turn."""
    return _refuse_straight(s, LOW[straight], HIGH[straight])


@compiled
def _refuse_straight(s: State, low: int, high: int) -> No:
    """The same, by its ends."""
    mine_low, mine_high = s.low[s.actor], s.high[s.actor]
    if mine_low and not (low <= mine_low and mine_high <= high and high - low > mine_high - mine_low):
        return No.STRAIGHT_ONLY_EXTENDED
    for value in range(low, high + 1):
        if not (mine_low and mine_low <= value <= mine_high) and s.roll[value - 1] == 0:
            return No.NOT_ROLLED
    for seat in range(s.seats):
        if seat != s.actor and s.low[seat] == low and s.high[seat] == high:
            return No.STRAIGHT_TAKEN
    return No.OK


@compiled
def legal_senatus(s: State, mask: Mask) -> None:
    """Every straight that may be laid."""
    straight = 0
    for low in range(1, 7):
        for high in range(low, 7):
            why = _refuse_straight(s, low, high)
            if why == No.NOT_ROLLED:
                break  # what is missing here, a longer straight misses too
            mask[code.SENATUS + straight + high - low] = why == No.OK
        straight += 7 - low


@compiled
def place_senatus(s: State, straight: int) -> None:
    """Lay the straight, or what is missing of it."""
    mine_low, mine_high = s.low[s.actor], s.high[s.actor]
    for value in range(LOW[straight], HIGH[straight] + 1):
        if not (mine_low and mine_low <= value <= mine_high):
            take_die(s, value)
    s.low[s.actor] = LOW[straight]
    s.high[s.actor] = HIGH[straight]
    if listens(s):
        note(s, Happened.PLACED_SENATUS, s.actor, straight_rank(s, s.actor), RANKS[s.seats], straight)


@compiled
def straight_worth(s: State, seat: int) -> int:
    """A number that orders straights: the longer first, then the higher (AIE-1108); 0 for none."""
    return 7 * (s.high[seat] - s.low[seat]) + s.high[seat]


@compiled
def straight_rank(s: State, seat: int) -> int:
    """The place of a seat's straight, from 1."""
    rank = 1
    for other in range(s.seats):
        if straight_worth(s, other) > straight_worth(s, seat):
            rank += 1
    return rank


# Castrum


@compiled
def refuse_castrum(s: State, value: int, count: int) -> No:
    """Why the actor may not add so many dice of that value to his set."""
    if s.roll[value - 1] < count:
        return No.NOT_ROLLED
    size = s.castrum[s.actor, value - 1] + count
    for seat in range(s.seats):
        if seat != s.actor and s.castrum[seat, value - 1] == size:
            return No.SET_TAKEN
    return No.OK


@compiled
def legal_castrum(s: State, mask: Mask) -> None:
    """Every number of dice of one value that may be placed."""
    for value in range(1, 7):
        for count in range(1, s.roll[value - 1] + 1):
            mask[code.CASTRUM[value, count]] = refuse_castrum(s, value, count) == No.OK


@compiled
def place_castrum(s: State, value: int, count: int) -> None:
    """Add the dice to the set (AIE-0803)."""
    s.castrum[s.actor, value - 1] += count
    for _ in range(count):
        take_die(s, value)
    if listens(s):
        size, rank = s.castrum[s.actor, value - 1], set_rank(s, s.actor, value)
        note(s, Happened.PLACED_CASTRUM, s.actor, value, count, size, rank, s.seats)


@compiled
def set_worth(s: State, seat: int, value: int) -> int:
    """A number that orders sets: the larger first, then the higher (AIE-1113); 0 for none."""
    size = s.castrum[seat, value - 1]
    return 6 * size + value if size else 0


@compiled
def set_rank(s: State, seat: int, value: int) -> int:
    """The place of a seat's set, from 1."""
    rank = 1
    for other in range(s.seats):
        for face in range(1, 7):
            if set_worth(s, other, face) > set_worth(s, seat, value):
                rank += 1
    return rank


# Forum Romanum


@compiled
def refuse_forum(s: State, value: int) -> No:
    """Why the actor may not place a single die of that value."""
    if s.roll[value - 1] == 0:
        return No.NOT_ROLLED
    if s.forum_dice == COLUMNS[s.seats] and s.forum_value[s.forum_dice - 1] < value:
        return No.FORUM_FULL
    return No.OK


@compiled
def legal_forum(s: State, mask: Mask) -> None:
    """Every single die that may be placed."""
    for value in range(1, 7):
        mask[code.FORUM + value - 1] = refuse_forum(s, value) == No.OK


@compiled
def refuse_forum_pair(s: State, pair: int) -> No:
    """Why the actor may not place both dice of a pair that makes five."""
    low, high = pair + 1, 4 - pair
    if s.roll[low - 1] == 0 or s.roll[high - 1] == 0:
        return No.NOT_ROLLED
    smaller = 0
    for column in range(s.forum_dice):
        if s.forum_value[column] < high:
            smaller += 1
    if smaller + 2 > COLUMNS[s.seats]:
        return No.PAIR_DISPLACED
    return No.OK


@compiled
def place_forum(s: State, value: int) -> None:
    """Insert the die left of its equals; what is pushed off goes to the Latrina (AIE-0903, 0904)."""
    take_die(s, value)
    last = COLUMNS[s.seats] - 1
    pushed, pushed_value = NOBODY, 0
    if s.forum_dice > last:
        pushed, pushed_value = s.forum_seat[last], s.forum_value[last]
    else:
        s.forum_dice += 1
    column = s.forum_dice - 1
    while column > 0 and s.forum_value[column - 1] >= value:
        s.forum_value[column] = s.forum_value[column - 1]
        s.forum_seat[column] = s.forum_seat[column - 1]
        column -= 1
    s.forum_value[column] = value
    s.forum_seat[column] = s.actor
    note(s, Happened.PLACED_FORUM, s.actor, value, column + 1)
    if pushed != NOBODY:
        s.latrina[pushed] += 1
        note(s, Happened.DISPLACED, pushed, pushed_value)


@compiled
def place_forum_pair(s: State, pair: int) -> None:
    """The lower die first, so that the higher one is inserted where it stays."""
    place_forum(s, pair + 1)
    place_forum(s, 4 - pair)


# Latrina


@compiled
def refuse_latrina(s: State) -> No:
    """Why the actor may not give a die to the Latrina: any other placement comes first (AIE-1002)."""
    for value in range(1, 7):
        for count in range(1, s.roll[value - 1] + 1):
            if refuse_castrum(s, value, count) == No.OK:
                return No.LATRINA_LAST
        if refuse_forum(s, value) == No.OK:
            return No.LATRINA_LAST
    for pair in range(2):
        if refuse_forum_pair(s, pair) == No.OK:
            return No.LATRINA_LAST
    for straight in range(len(LOW)):
        if refuse_senatus(s, straight) == No.OK:
            return No.LATRINA_LAST
    for total in range(1, 6 * DICE + 1):
        if refuse_templum(s, total) == No.OK:
            return No.LATRINA_LAST
    return No.OK


@compiled
def legal_latrina(_s: State, mask: Mask) -> None:
    """Whether no other building takes dice of this roll: their masks have been filled (AIE-1001)."""
    for action in range(code.LATRINA - 1, code.TEMPLUM - 1, -1):  # the Forum, hardly ever closed, comes last
        if mask[action]:
            return
    mask[code.LATRINA] = True


@compiled
def place_latrina(s: State) -> None:
    """The lowest die goes to the Latrina (AIE-1003)."""
    value = 1
    while s.roll[value - 1] == 0:
        value += 1
    take_die(s, value)
    s.latrina[s.actor] += 1
    note(s, Happened.PLACED_LATRINA, s.actor, value)


@compiled
def take_die(s: State, value: int) -> None:
    """A die leaves the actor's hand, and with the placement his turn ends."""
    s.roll[value - 1] -= 1
    s.hand[s.actor] -= 1
    s.phase = Phase.PLACED
