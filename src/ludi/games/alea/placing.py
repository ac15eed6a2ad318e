"""Placing dice (chapters 05 to 10): what each building accepts, and what a placement does.

Each ``refuse_*`` is the one check that ``legal``, ``refusal`` and ``apply`` share.
"""

from ludi.core import rng
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.alea.state import NOBODY, No, State
from ludi.games.alea.tables import COLUMNS, TEMPLUM

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
def templum_sums(s: State) -> int:
    """The sums of new dice that the actor may place in the Templum, as bits."""
    if not TEMPLUM[s.seats]:
        return 0
    due = templum_due(s, s.actor)
    if due > s.hand[s.actor]:
        return 0
    best = templum_sum(s, s.templum_last) if s.templum_last != NOBODY else 0
    least = best - templum_sum(s, s.actor) + 1  # AIE-0603
    sums = sums_of(s.roll, due, 1)
    return sums >> least << least if least > 0 else sums


@compiled
def refuse_templum(s: State, total: int) -> No:
    """Why the actor may not place new dice of that sum."""
    if not TEMPLUM[s.seats]:
        return No.TEMPLUM_CLOSED
    due = templum_due(s, s.actor)
    if due > s.hand[s.actor]:
        return No.TEMPLUM_TOO_FEW
    if not (sums_of(s.roll, due, 1) >> total) & 1:
        return No.TEMPLUM_COUNT
    if not (templum_sums(s) >> total) & 1:
        return No.TEMPLUM_TOO_LOW
    return No.OK


@compiled
def place_templum(s: State, total: int) -> None:
    """Place the lowest dice that make the sum, and draw a token for each (AIE-0605)."""
    seat = s.actor
    due = templum_due(s, seat)
    value = 1
    for left in range(due - 1, -1, -1):
        while not _can_take(s, value, left, total):
            value += 1
        s.templum[seat, value - 1] += 1
        take_die(s, value)
        total -= value
        draw_fortuna(s, seat)
    s.templum_placements += 1
    s.templum_last = seat


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
def draw_fortuna(s: State, seat: int) -> None:
    """One token from the face-down pile, while there are any (AIE-0605, 0609)."""
    if n_tokens(s.fortuna_pile) == 0 and n_tokens(s.fortuna_returned) > 0:
        renew_pile(s)
    pile = n_tokens(s.fortuna_pile)
    if pile == 0:
        return
    s.reveals += 1
    luck = rng.below(s.rng, pile)
    value = 0
    while luck >= s.fortuna_pile[value]:
        luck -= s.fortuna_pile[value]
        value += 1
    s.fortuna_pile[value] -= 1
    s.fortuna_drawn[seat, value] += 1


@compiled
def n_tokens(tokens: Ints) -> int:
    """How many tokens these are, whatever their value."""
    return tokens[0] + tokens[1] + tokens[2]


@compiled
def renew_pile(s: State) -> None:
    """The returned tokens become the face-down pile (AIE-0608)."""
    for value in range(3):
        s.fortuna_pile[value] = s.fortuna_returned[value]
        s.fortuna_returned[value] = 0
        for seat in range(s.seats):
            s.fortuna_first[seat, value] = s.fortuna_drawn[seat, value]


# Senatus


@compiled
def refuse_senatus(s: State, low: int, high: int) -> No:
    """Why the actor's straight may not be low to high after this turn."""
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
def place_senatus(s: State, low: int, high: int) -> None:
    """Lay the straight, or what is missing of it."""
    mine_low, mine_high = s.low[s.actor], s.high[s.actor]
    for value in range(low, high + 1):
        if not (mine_low and mine_low <= value <= mine_high):
            take_die(s, value)
    s.low[s.actor] = low
    s.high[s.actor] = high


@compiled
def straight_worth(s: State, seat: int) -> int:
    """A number that is higher for a better straight: the longer first, then the higher (AIE-1108)."""
    return 7 * (s.high[seat] - s.low[seat]) + s.high[seat]


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
def place_castrum(s: State, value: int, count: int) -> None:
    """Add the dice to the set (AIE-0803)."""
    s.castrum[s.actor, value - 1] += count
    for _ in range(count):
        take_die(s, value)


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
def refuse_forum_pair(s: State, low: int) -> No:
    """Why the actor may not place the pair of ``low`` and ``5 - low``."""
    high = 5 - low
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
    if s.forum_dice > last:
        s.latrina[s.forum_seat[last]] += 1
    else:
        s.forum_dice += 1
    column = s.forum_dice - 1
    while column > 0 and s.forum_value[column - 1] >= value:
        s.forum_value[column] = s.forum_value[column - 1]
        s.forum_seat[column] = s.forum_seat[column - 1]
        column -= 1
    s.forum_value[column] = value
    s.forum_seat[column] = s.actor


# Latrina


@compiled
def place_latrina(s: State) -> None:
    """The lowest die goes to the Latrina (AIE-1003)."""
    value = 1
    while s.roll[value - 1] == 0:
        value += 1
    take_die(s, value)
    s.latrina[s.actor] += 1


@compiled
def take_die(s: State, value: int) -> None:
    """A die leaves the actor's hand."""
    s.roll[value - 1] -= 1
    s.hand[s.actor] -= 1
