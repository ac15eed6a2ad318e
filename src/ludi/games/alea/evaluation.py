"""How good a position looks to a seat, for bots."""

from typing import Final

from ludi.core.jit import compiled

from .housing import some_work
from .placing import set_rank, straight_rank, templum_dice
from .scoring import fame
from .state import Phase, State
from .tables import CHIPS_PER_POINT, COLUMNS, RANKS, STAGES

PARTS: Final = ("fame", "patricians", "chips", "castrum", "senatus", "forum", "templum", "latrina", "dice")
"""What ``parts`` tells, in its order."""


@compiled
def evaluate(s: State, seat: int) -> int:
    """Expected final score in hundredths: what is won, and what the dice on the board promise."""
    won, patricians, chips, castrum, senatus, forum, templum, latrina, dice = parts(s, seat)
    return won + patricians + chips + castrum + senatus + forum + templum + latrina + dice


@compiled
def parts(s: State, seat: int) -> tuple[int, ...]:
    """What the evaluation is the sum of, in hundredths."""
    points, unhoused = fame(s, seat, some_work())
    if s.stage >= STAGES[s.seats]:
        return 100 * points, 0, 0, 0, 0, 0, 0, 0, 0
    stages_left = STAGES[s.seats] - s.stage - 1
    # Unhoused patricians and odd chips may still find their use.
    patricians = min(25 * unhoused, 20 * unhoused * stages_left)
    chips = 50 * (s.chips[seat] % CHIPS_PER_POINT)
    forum = 0
    for column in range(s.forum_done, s.forum_dice):
        if s.forum_seat[column] == seat:
            # The left chooses first and is hardly ever pushed off; a high die on the right may be.
            forum += 300 - 20 * column - (25 * (column + 2 - COLUMNS[s.seats]) if column + 2 > COLUMNS[s.seats] else 0)
    templum = 0
    if templum_dice(s, seat):
        templum = 200 + (180 if s.templum_last == seat else 0)
    dice = 75 * s.hand[seat] if s.phase == Phase.PLACE or s.phase == Phase.MARK else 0
    return (
        100 * points,
        patricians,
        chips,
        _castrum_promise(s, seat),
        _senatus_promise(s, seat),
        forum,
        templum,
        45 * s.latrina[seat],
        dice,
    )


@compiled
def _castrum_promise(s: State, seat: int) -> int:
    worth = 0
    for value in range(1, 7):
        size = s.castrum[seat, value - 1]
        if size:
            better = set_rank(s, seat, value) - 1
            # A place among the rewarded sets, safer the larger the set.
            worth += 45 * size if better >= s.seats else 330 - 150 * better // s.seats + min(40, 15 * size)
    return worth


@compiled
def _senatus_promise(s: State, seat: int) -> int:
    if not s.low[seat]:
        return 0
    length = s.high[seat] - s.low[seat] + 1
    better = straight_rank(s, seat) - 1
    return 45 * length if better >= RANKS[s.seats] else 400 - 100 * better + 25 * length
