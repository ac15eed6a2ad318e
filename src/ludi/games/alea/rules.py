"""May I, and do it: dispatch over the kinds of action."""

from ludi.core.contract import Mask
from ludi.core.jit import compiled
from ludi.games.alea import actions as code
from ludi.games.alea import placing
from ludi.games.alea.evaluation import (
    end_placing,
    evaluate_templum,
    holds,
    keep_fortuna,
    keep_tile,
    refuse_keep_fortuna,
    refuse_keep_tile,
    take_patrician,
    take_province,
    tokens_to_keep,
)
from ludi.games.alea.setup import begin_turn, roll_dice
from ludi.games.alea.state import OPEN, No, Phase, State
from ludi.games.alea.tables import DICE


@compiled
def legal(s: State, mask: Mask) -> None:
    """Every legal action of the actor."""
    mask[:] = False
    if s.phase == Phase.PLACE:
        if not legal_placements(s, mask):
            mask[code.LATRINA] = True  # AIE-1001
        if s.chips[s.actor]:
            legal_marks(s, mask)
    elif s.phase == Phase.MARK:
        legal_marks(s, mask)
        mask[code.REROLL] = True
    elif s.phase == Phase.FORTUNA:
        keep = tokens_to_keep(s, s.actor)
        for index in range(9):
            first, second = kept_values(index)
            if (1 if second == 0 else 2) == keep and holds(s, s.actor, first, second):
                mask[code.KEEP_FORTUNA + index] = True
    elif s.phase == Phase.SENATE:
        for place in range(3 * s.senate_draws - 3, 3 * s.senate_draws):
            tile = s.senate[place]
            mask[code.KEEP_TILE + tile] = refuse_keep_tile(s, tile) == No.OK
    elif s.phase == Phase.PROVINCE:
        for place in range(s.provinces_dealt - s.seats, s.provinces_dealt):
            tile = s.provinces[place]
            mask[code.TAKE_PROVINCE + tile] = s.province_at[tile] == OPEN
    else:
        for place in range(s.patricians_dealt - s.seats - 2, s.patricians_dealt):
            tile = s.patricians[place]
            mask[code.TAKE_PATRICIAN + tile] = s.patrician_at[tile] == OPEN


@compiled
def legal_placements(s: State, mask: Mask) -> bool:
    """Every placement other than the Latrina; whether there is any."""
    found = False
    sums = placing.templum_sums(s)
    total = 1
    while sums >> total:
        if (sums >> total) & 1:
            mask[code.TEMPLUM + total - 1] = True
            found = True
        total += 1
    first = code.SENATUS
    for low in range(1, 7):
        for high in range(low, 7):
            why = placing.refuse_senatus(s, low, high)
            if why == No.NOT_ROLLED:
                break  # what is missing here, a longer straight misses too
            if why == No.OK:
                mask[first + high - low] = True
                found = True
        first += 7 - low
    for value in range(1, 7):
        for count in range(1, s.roll[value - 1] + 1):
            if placing.refuse_castrum(s, value, count) == No.OK:
                mask[code.CASTRUM + (value - 1) * DICE + count - 1] = True
                found = True
        if placing.refuse_forum(s, value) == No.OK:
            mask[code.FORUM + value - 1] = True
            found = True
    for low in range(1, 3):
        if placing.refuse_forum_pair(s, low) == No.OK:
            mask[code.FORUM_PAIR + low - 1] = True
            found = True
    return found


@compiled
def legal_marks(s: State, mask: Mask) -> None:
    """Dice that may be marked for a reroll: values above those marked already."""
    for value in range(last_marked(s) + 1, 7):
        for count in range(1, s.roll[value - 1] + 1):
            mask[code.MARK + (value - 1) * DICE + count - 1] = True


@compiled
def last_marked(s: State) -> int:
    """The highest value marked for a reroll, or 0."""
    for value in range(6, 0, -1):
        if s.marked[value - 1]:
            return value
    return 0


@compiled
def kept_values(index: int) -> tuple[int, int]:
    """The values that an action KEEP_FORTUNA names; a second of 0 is none."""
    if index < 3:
        return index + 1, 0
    if index < 6:
        return 1, index - 2
    if index < 8:
        return 2, index - 4
    return 3, 3


@compiled
def straight_at(index: int) -> tuple[int, int]:
    """Low and high of a straight by its place in the catalogue."""
    low = 1
    while index >= 7 - low:
        index -= 7 - low
        low += 1
    return low, low + index


@compiled
def phase_of(action: int) -> int:
    """The phase in which an action of this kind is asked; marks are asked in two."""
    if action == code.REROLL:
        return Phase.MARK
    if action < code.KEEP_FORTUNA:
        return Phase.PLACE
    if action < code.KEEP_TILE:
        return Phase.FORTUNA
    if action < code.TAKE_PROVINCE:
        return Phase.SENATE
    if action < code.TAKE_PATRICIAN:
        return Phase.PROVINCE
    return Phase.PATRICIAN


@compiled
def refusal(s: State, action: int) -> No:
    """Why the actor may not do this now, or OK."""
    if action == code.REROLL and s.phase == Phase.PLACE:
        return No.NO_CHIP if not s.chips[s.actor] else No.NOTHING_MARKED
    if phase_of(action) != s.phase and not (action < code.REROLL and s.phase == Phase.MARK):
        return No.NOT_ASKED
    if action < code.REROLL:
        value, count = (action - code.MARK) // DICE + 1, (action - code.MARK) % DICE + 1
        if not s.chips[s.actor]:
            return No.NO_CHIP
        if value <= last_marked(s):
            return No.MARK_ASCENDING
        return No.OK if count <= s.roll[value - 1] else No.NOT_ROLLED
    if action == code.REROLL:
        return No.OK
    if action < code.SENATUS:
        return placing.refuse_templum(s, action - code.TEMPLUM + 1)
    if action < code.CASTRUM:
        low, high = straight_at(action - code.SENATUS)
        return placing.refuse_senatus(s, low, high)
    if action < code.FORUM:
        return placing.refuse_castrum(s, (action - code.CASTRUM) // DICE + 1, (action - code.CASTRUM) % DICE + 1)
    if action < code.FORUM_PAIR:
        return placing.refuse_forum(s, action - code.FORUM + 1)
    if action < code.LATRINA:
        return placing.refuse_forum_pair(s, action - code.FORUM_PAIR + 1)
    if action == code.LATRINA:
        return No.LATRINA_LAST if has_placement(s) else No.OK
    if action < code.KEEP_TILE:
        first, second = kept_values(action - code.KEEP_FORTUNA)
        return refuse_keep_fortuna(s, first, second)
    if action < code.TAKE_PROVINCE:
        return refuse_keep_tile(s, action - code.KEEP_TILE)
    if action < code.TAKE_PATRICIAN:
        return No.OK if s.province_at[action - code.TAKE_PROVINCE] == OPEN else No.PROVINCE_NOT_OPEN
    return No.OK if s.patrician_at[action - code.TAKE_PATRICIAN] == OPEN else No.PATRICIAN_NOT_OPEN


@compiled
def has_placement(s: State) -> bool:
    """Whether any building but the Latrina takes dice of this roll."""
    if placing.templum_sums(s):
        return True
    for value in range(1, 7):
        if placing.refuse_forum(s, value) == No.OK:
            return True
        for count in range(1, s.roll[value - 1] + 1):
            if placing.refuse_castrum(s, value, count) == No.OK:
                return True
        for high in range(value, 7):
            if placing.refuse_senatus(s, value, high) == No.OK:
                return True
    return placing.refuse_forum_pair(s, 1) == No.OK or placing.refuse_forum_pair(s, 2) == No.OK


@compiled
def apply(s: State, action: int) -> None:
    """Play one legal action, with the chance that follows, up to the next decision."""
    if action < code.REROLL:
        s.marked[(action - code.MARK) // DICE] += (action - code.MARK) % DICE + 1
        s.phase = Phase.MARK
    elif action == code.REROLL:
        reroll(s)
    elif action < code.KEEP_FORTUNA:
        place(s, action)
        end_turn(s)
    elif action < code.KEEP_TILE:
        first, second = kept_values(action - code.KEEP_FORTUNA)
        keep_fortuna(s, s.actor, first, second)
        evaluate_templum(s)
    elif action < code.TAKE_PROVINCE:
        keep_tile(s, action - code.KEEP_TILE)
    elif action < code.TAKE_PATRICIAN:
        take_province(s, action - code.TAKE_PROVINCE)
    else:
        take_patrician(s, action - code.TAKE_PATRICIAN)


@compiled
def reroll(s: State) -> None:
    """Pay a chip and roll the marked dice again (AIE-0402)."""
    s.chips[s.actor] -= 1
    dice = 0
    for value in range(6):
        dice += s.marked[value]
        s.roll[value] -= s.marked[value]
        s.marked[value] = 0
    roll_dice(s, dice)
    s.phase = Phase.PLACE


@compiled
def place(s: State, action: int) -> None:
    """Place dice in the building that the action names."""
    if action < code.SENATUS:
        placing.place_templum(s, action - code.TEMPLUM + 1)
    elif action < code.CASTRUM:
        low, high = straight_at(action - code.SENATUS)
        placing.place_senatus(s, low, high)
    elif action < code.FORUM:
        placing.place_castrum(s, (action - code.CASTRUM) // DICE + 1, (action - code.CASTRUM) % DICE + 1)
    elif action < code.FORUM_PAIR:
        placing.place_forum(s, action - code.FORUM + 1)
    elif action < code.LATRINA:
        low = action - code.FORUM_PAIR + 1
        placing.place_forum(s, 5 - low)
        placing.place_forum(s, low)
    else:
        placing.place_latrina(s)


@compiled
def end_turn(s: State) -> None:
    """The next seat rolls, or the stage ends after its last round (AIE-0304)."""
    if s.hand[s.actor] == 0:
        s.last_round = 1
    following = (s.actor + 1) % s.seats
    if s.last_round and following == s.start:
        end_placing(s)
    else:
        begin_turn(s, following)
