"""Rolls and repete chips (chapter 04)."""

from ludi.core import rng
from ludi.core.contract import Mask
from ludi.core.events import note, packed
from ludi.core.jit import compiled

from .actions import MARK
from .events import Happened
from .state import No, Phase, State


@compiled
def begin_turn(s: State, seat: int) -> None:
    """The seat rolls all its dice (AIE-0401)."""
    s.actor = seat
    s.phase = Phase.PLACE
    for value in range(6):
        s.roll[value] = 0
        s.marked[value] = 0
    roll_dice(s, s.hand[seat])
    note(s, Happened.ROLLED, seat, packed(s.roll))


@compiled
def roll_dice(s: State, dice: int) -> None:
    """Add so many random dice to the roll."""
    s.reveals += 1
    # All dice from one number below 6 ** dice: unbiased, and one draw instead of eight.
    luck = rng.below(s.rng, 6**dice)
    for _ in range(dice):
        s.roll[luck % 6] += 1
        luck //= 6


@compiled
def last_marked(s: State) -> int:
    """The highest value marked for a reroll, or 0."""
    for value in range(6, 0, -1):
        if s.marked[value - 1]:
            return value
    return 0


@compiled
def refuse_mark(s: State, value: int, count: int) -> No:
    """Why the actor may not mark so many dice of that value to be rolled again."""
    return _refuse_mark(s, last_marked(s), value, count)


@compiled
def _refuse_mark(s: State, last: int, value: int, count: int) -> No:
    """The same, when the highest value marked is known."""
    if not s.chips[s.actor]:
        return No.NO_CHIP
    if value <= last:
        return No.MARK_ASCENDING
    return No.OK if count <= s.roll[value - 1] else No.NOT_ROLLED


@compiled
def legal_marks(s: State, mask: Mask) -> None:
    """Every number of dice of every value that may be marked."""
    if s.chips[s.actor]:
        last = last_marked(s)
        for value in range(last + 1, 7):
            for count in range(1, s.roll[value - 1] + 1):
                mask[MARK[value, count]] = _refuse_mark(s, last, value, count) == No.OK


@compiled
def mark(s: State, value: int, count: int) -> None:
    """Choose dice for a reroll."""
    s.marked[value - 1] += count
    s.phase = Phase.MARK
    note(s, Happened.MARKED, s.actor, value, count)


@compiled
def refuse_reroll(s: State) -> No:
    """Why the actor may not roll the marked dice again: at least one must be (AIE-0402)."""
    if not s.chips[s.actor]:
        return No.NO_CHIP
    return No.OK if s.phase == Phase.MARK else No.NOTHING_MARKED


@compiled
def reroll(s: State) -> None:
    """Pay a chip and roll the marked dice again (AIE-0402)."""
    s.chips[s.actor] -= 1
    note(s, Happened.PAID_CHIP, s.actor, packed(s.marked))
    dice = 0
    for value in range(6):
        dice += s.marked[value]
        s.roll[value] -= s.marked[value]
        s.marked[value] = 0
    roll_dice(s, dice)
    note(s, Happened.REROLLED, s.actor, packed(s.roll))
    s.phase = Phase.PLACE
