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

# What is foreseen of a placement, one place each.
RANK: Final = 0  # among straights or sets, or the column of the Forum
SIZE: Final = 1  # of a set; of a placement in the Templum, its dice
PROVINCES: Final = 2  # to be won by sets
PUSHED: Final = 3  # by seat: dice pushed off the Forum
N_FORESEEN: Final = PUSHED + SEATS

REMEMBERED: Final = 4096


def choices(s: State) -> tuple[Choice, ...]:
    """Every legal action with its consequences as sentences."""
    mask = np.zeros(len(ACTIONS), dtype=np.bool_)
    foreseen = np.zeros((len(ACTIONS), N_FORESEEN), dtype=np.int8)
    foresee(s, layout.blank(State, 1), mask, foreseen)
    (codes,) = mask.nonzero()
    raw = foreseen[codes].tobytes()
    rolled_again = sum(s.marked.tolist())
    return tuple(
        [
            _choice(n, raw[at : at + N_FORESEEN], int(s.seats), rolled_again)
            for n, at in zip(codes.tolist(), range(0, len(raw), N_FORESEEN), strict=True)
        ]
    )


@lru_cache(maxsize=REMEMBERED)
def _choice(n: int, foreseen: bytes, seats: int, rolled_again: int) -> Choice:
    """The same few hundred choices come again and again."""
    action = ACTIONS[n]
    ahead = np.frombuffer(foreseen, dtype=np.int8).tolist()
    return Choice(n, action.kind, action.arguments, _leads(seats, action.kind, ahead, rolled_again))


@compiled
def foresee(s: State, work: Any, mask: Mask, out: Ints) -> None:
    """The legal actions, and what placements lead to as far as nothing is left to chance."""
    legal(s, mask)
    for action in range(code.TEMPLUM, code.SENATUS):
        out[action, SIZE] = placing.templum_due(s, s.actor)
    for action in range(code.SENATUS, code.LATRINA):
        if not mask[action]:
            continue
        work[0] = s
        after = work[0]
        place(after, action)
        if action < code.CASTRUM:
            out[action, RANK] = senatus_rank(after, s.actor)
        elif action < code.FORUM:
            value = (action - code.CASTRUM) // DICE
            out[action, RANK] = castrum_rank(after, s.actor, value)
            out[action, SIZE] = after.castrum[s.actor, value]
            for tile in range(N_PROVINCES):
                out[action, PROVINCES] += s.province_at[tile] == OPEN
        else:
            value = action - code.FORUM + 1 if action < code.FORUM_PAIR else action - code.FORUM_PAIR + 1
            out[action, RANK] = forum_column(s, value)
            for seat in range(s.seats):
                out[action, PUSHED + seat] = after.latrina[seat] - s.latrina[seat]


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


def _leads(seats: int, kind: str, foreseen: list[int], rolled_again: int) -> tuple[Event, ...]:
    match kind:
        case "senatus":
            return _lead("leads-senatus", rank=foreseen[RANK], rewarded=BY_SEATS[seats].ranks)
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
            return _lead("leads-reroll", dice=rolled_again)
        case _:
            return ()


def _lead(kind: str, **arguments: int) -> tuple[Event, ...]:
    return (Event(kind, arguments),)
