"""What an action would lead to, before it is taken; nothing here depends on chance or hidden things."""

from functools import lru_cache
from typing import Any, Final

import numpy as np

from ludi.core import layout
from ludi.core.contract import Choice, Event, Mask
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.alea import actions as code
from ludi.games.alea import placing
from ludi.games.alea.actions import ACTIONS
from ludi.games.alea.rules import legal, place
from ludi.games.alea.state import OPEN, SEATS, State
from ludi.games.alea.tables import BY_SEATS, DICE, N_PROVINCES

# A choice in numbers: what is offered, and what is foreseen of it; one place each.
CODE: Final = 0
HIGH: Final = 1  # of the code, in units of 100
AT_TABLE: Final = 2  # seats
MARKED: Final = 3  # dice to be rolled again
RANK: Final = 4  # among straights or sets, or the column of the Forum
SIZE: Final = 5  # of a set; of a placement in the Templum, its dice
PROVINCES: Final = 6  # to be won by sets
PUSHED: Final = 7  # by seat: dice pushed off the Forum
N_NUMBERS: Final = PUSHED + SEATS
UNIT: Final = 100

REMEMBERED: Final = 4096


def choices(s: State) -> tuple[Choice, ...]:
    """Every legal action with its consequences as sentences."""
    numbers = np.zeros((len(ACTIONS), N_NUMBERS), dtype=np.int8)
    count = foresee(s, layout.blank(State, 1), np.zeros(len(ACTIONS), dtype=np.bool_), numbers)
    raw = numbers[:count].tobytes()
    return tuple(map(_choice, [raw[at : at + N_NUMBERS] for at in range(0, len(raw), N_NUMBERS)]))


@lru_cache(maxsize=REMEMBERED)
def _choice(numbers: bytes) -> Choice:
    """The same few hundred choices come again and again."""
    action = ACTIONS[UNIT * numbers[HIGH] + numbers[CODE]]
    return Choice(action.code, action.kind, action.arguments, _leads(action.kind, numbers))


@compiled
def foresee(s: State, work: Any, mask: Mask, out: Ints) -> int:
    """Number the legal actions, with what placements lead to as far as nothing is left to chance; how many."""
    legal(s, mask)
    rolled_again, provinces, count = 0, 0, 0
    for value in range(6):
        rolled_again += s.marked[value]
    for tile in range(N_PROVINCES):
        provinces += s.province_at[tile] == OPEN
    for action in range(len(mask)):
        if not mask[action]:
            continue
        numbers = out[count]
        count += 1
        numbers[CODE], numbers[HIGH] = action % UNIT, action // UNIT
        numbers[AT_TABLE], numbers[MARKED] = s.seats, rolled_again
        if code.TEMPLUM <= action < code.SENATUS:
            numbers[SIZE] = placing.templum_due(s, s.actor)
        elif code.SENATUS <= action < code.LATRINA:
            work[0] = s
            place(work[0], action)
            foresee_placement(s, work[0], action, numbers)
        if code.CASTRUM <= action < code.FORUM:
            numbers[PROVINCES] = provinces
    return count


@compiled
def foresee_placement(s: State, after: State, action: int, out: Ints) -> None:
    """What a placement in Senatus, Castrum or Forum leads to."""
    if action < code.CASTRUM:
        out[RANK] = senatus_rank(after, s.actor)
    elif action < code.FORUM:
        value = (action - code.CASTRUM) // DICE
        out[RANK] = castrum_rank(after, s.actor, value)
        out[SIZE] = after.castrum[s.actor, value]
    else:
        value = action - code.FORUM + 1 if action < code.FORUM_PAIR else action - code.FORUM_PAIR + 1
        out[RANK] = forum_column(s, value)
        for seat in range(s.seats):
            out[PUSHED + seat] = after.latrina[seat] - s.latrina[seat]


@compiled
def senatus_rank(s: State, seat: int) -> int:
    """The place of a seat's straight, from 1: the longer first, then the higher."""
    mine = 7 * (s.high[seat] - s.low[seat]) + s.high[seat]
    rank = 1
    for other in range(s.seats):
        if s.low[other] and 7 * (s.high[other] - s.low[other]) + s.high[other] > mine:
            rank += 1
    return rank


@compiled
def castrum_rank(s: State, seat: int, value: int) -> int:
    """The place of a seat's set, from 1: the larger first, then the higher."""
    mine = 6 * s.castrum[seat, value] + value
    rank = 1
    for other in range(s.seats):
        for face in range(6):
            if 6 * s.castrum[other, face] + face > mine:
                rank += 1
    return rank


@compiled
def forum_column(s: State, value: int) -> int:
    """The pedestal that a die takes, from 1."""
    column = 1
    for pedestal in range(s.forum_dice):
        if s.forum_value[pedestal] < value:
            column += 1
    return column


def _leads(kind: str, foreseen: bytes) -> tuple[Event, ...]:
    match kind:
        case "senatus":
            return _lead("leads-senatus", rank=foreseen[RANK], rewarded=BY_SEATS[foreseen[AT_TABLE]].ranks)
        case "castrum":
            return _lead("leads-castrum", rank=foreseen[RANK], provinces=foreseen[PROVINCES], size=foreseen[SIZE])
        case "forum" | "forum_pair":
            return _lead("leads-forum", column=foreseen[RANK]) + tuple(
                Event("leads-displaced", {"seat": seat, "dice": dice})
                for seat, dice in enumerate(foreseen[PUSHED:])
                if dice
            )
        case "templum":
            return _lead("leads-templum", tokens=foreseen[SIZE])
        case "latrina":
            return _lead("leads-latrina")
        case "reroll":
            return _lead("leads-reroll", dice=foreseen[MARKED])
        case _:
            return ()


def _lead(kind: str, **arguments: int) -> tuple[Event, ...]:
    return (Event(kind, arguments),)
