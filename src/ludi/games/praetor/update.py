"""The update phase and the end of the game (PRA-UPD, PRA-END).

Each function is one step, for one seat where seats may have to choose; the
position itself says which step is next, so a step can stop and ask.
"""

from typing import Final

from ludi.core import rng
from ludi.core.contract import OVER
from ludi.core.events import note
from ludi.core.jit import compiled

from .effects import morale_value, n_active
from .events import Happened
from .paying import ACTIVE, can_pay_fee, pay_fee
from .state import GONE, NOBODY, NOTHING, OPEN, LastRound, Phase, State
from .tables import (
    ABSENT,
    ACADEMY,
    MISSING_WAGE,
    N_TILES,
    N_WALLS,
    RECRUIT_PRICE,
    RETIRE_I,
    RETIRE_II,
    RETIRING,
    WAGE_ACTIVE,
    WAGE_RETIRED,
    ZONE,
    Good,
    Zone,
)
from .track import move

YES: Final = 0  # the first answer to the questions of the update


@compiled
def new_workers(s: State) -> None:
    """Step 1: workers leave Training II (PRA-UPD-02)."""
    for place in range(s.seats):
        seat = s.order[place]
        workers = s.training[seat, 1]
        if workers:
            s.active[seat, 0] += workers
            s.training[seat, 1] = 0
            note(s, Happened.BECAME_ACTIVE, seat, workers)
    s.turn = 0
    s.phase = Phase.TRAINING


@compiled
def train_next(s: State) -> None:
    """Step 1, continued: one seat's workers move to Training II, unless it may use the academy."""
    if s.turn == s.seats:
        s.phase = Phase.RETURN
        return
    seat = s.order[s.turn]
    if s.training[seat, 0] and can_use_academy(s, seat):
        s.actor = seat
        s.phase = Phase.ACADEMY
        return
    if s.training[seat, 0]:
        note(s, Happened.MOVED_TO_TRAINING_TWO, seat, s.training[seat, 0])
    train(s, seat)


@compiled
def can_use_academy(s: State, seat: int) -> bool:
    """Whether there is an academy, and the stone unless it is the seat's own (PRA-UPD-04, -05)."""
    return s.at[ACADEMY] != ABSENT and can_pay_fee(s, seat, ACADEMY, ACTIVE)


@compiled
def answer_academy(s: State, answer: int) -> None:
    """Move the seat's Training I workers on, all of them together (PRA-UPD-03)."""
    seat, workers = s.actor, s.training[s.actor, 0]
    if answer == YES:
        pay_fee(s, seat, ACADEMY)
        s.active[seat, 0] += workers
        s.training[seat, 0] = 0
        note(s, Happened.USED_ACADEMY, seat, workers)
    else:
        note(s, Happened.DECLINED_ACADEMY, seat, workers)
    train(s, seat)


@compiled
def train(s: State, seat: int) -> None:
    """Who is left on Training I moves to Training II; the next seat follows."""
    s.training[seat, 1] = s.training[seat, 0]
    s.training[seat, 0] = 0
    s.turn += 1
    s.phase = Phase.TRAINING


@compiled
def return_workers(s: State) -> None:
    """Steps 2 and 3: everybody comes home; builders and red workers gain experience (PRA-UPD-06, -07)."""
    note(s, Happened.WORKERS_RETURN)
    learners = 0  # four bits a seat
    for tile in range(N_TILES):
        if 0 < s.builder[tile] < RETIRING:
            s.active[s.owner[tile], s.builder[tile]] += 1
            learners += 1 << 4 * s.owner[tile]
        if 0 < s.worker[tile] < RETIRING:
            gain = 1 if ZONE[tile] == Zone.RED else 0
            s.active[s.worker_seat[tile], s.worker[tile] - 1 + gain] += 1
            learners += gain << 4 * s.worker_seat[tile]
    for place in range(s.seats):
        workers = learners >> 4 * s.order[place] & 15
        if workers:
            note(s, Happened.GAINED_EXPERIENCE, s.order[place], workers)
    s.sent[:] = 0
    s.placed[:] = 0
    s.builder[:] = 0
    s.worker[:] = 0
    s.worker_seat[:] = NOBODY
    s.phase = Phase.RETIREMENT


@compiled
def retirement_points(s: State) -> int:
    """By the back of the top city tile; an empty stack counts as II (PRA-UPD-10, -11)."""
    return RETIRE_I if s.drawn < s.n_first else RETIRE_II


@compiled
def retire_workers(s: State) -> None:
    """Step 4: every active worker of experience 6 retires (PRA-UPD-09)."""
    for place in range(s.seats):
        seat = s.order[place]
        retiring = s.active[seat, RETIRING - 1]
        if retiring:
            s.active[seat, RETIRING - 1] = 0
            s.retired[seat] += retiring
            points = move(s, seat, retiring * retirement_points(s))
            note(s, Happened.RETIRED, seat, retiring, points)
    s.phase = Phase.WAGES


@compiled
def wages(s: State, seat: int, active: int, retired: int) -> int:
    """What the seat owes so many workers (PRA-UPD-12)."""
    return WAGE_ACTIVE[s.board[seat]] * active + WAGE_RETIRED[s.board[seat]] * retired


@compiled
def wages_due(s: State, seat: int) -> int:
    """What the next wages will be as things stand: some will be active by then, some will have retired."""
    retiring = 0
    for tile in range(N_TILES):
        if s.owner[tile] == seat and s.builder[tile] == RETIRING - 1:
            retiring += 1
        if s.worker_seat[tile] == seat and s.worker[tile] == RETIRING - 1 and ZONE[tile] == Zone.RED:
            retiring += 1
    new = 0 if s.phase == Phase.ACADEMY else s.training[seat, 1]
    return wages(s, seat, n_active(s, seat) + new - retiring, s.retired[seat] + retiring)


@compiled
def pay_wages(s: State) -> None:
    """Step 5: gold, then morale, then favour (PRA-UPD-13 to -15)."""
    for place in range(s.seats):
        seat = s.order[place]
        owed = wages(s, seat, n_active(s, seat), s.retired[seat])
        paid = min(owed, s.stock[seat, Good.GOLD])
        s.stock[seat, Good.GOLD] -= paid
        if paid == owed:
            note(s, Happened.PAID_WAGES, seat, paid)
            continue
        note(s, Happened.MISSED_WAGES, seat, paid, owed)
        fields = min(owed - paid, s.morale[seat])
        if fields:
            s.morale[seat] -= fields
            note(s, Happened.LOST_MORALE, seat, fields, morale_value(s, seat))
        lost = -move(s, seat, -MISSING_WAGE * (owed - paid - fields))
        if lost:
            note(s, Happened.LOST_FAVOUR, seat, lost)
    s.turn = 0
    s.phase = Phase.EMERGENCY
    if s.last_round:
        s.actor = OVER  # PRA-END-02
        s.ending = s.last_round - 1


@compiled
def recruit_next(s: State) -> None:
    """Step 6: one seat without active workers may recruit (PRA-UPD-16)."""
    if s.turn == s.seats:
        s.phase = Phase.CITY_UPDATE
        return
    seat = s.order[s.turn]
    if n_active(s, seat) == 0:
        note(s, Happened.NO_ACTIVE_WORKERS, seat)
        if s.villagers[seat] and s.favour[seat] >= RECRUIT_PRICE:
            s.actor = seat
            s.phase = Phase.RECRUIT
            return
    s.turn += 1


@compiled
def answer_recruit(s: State, answer: int) -> None:
    """A villager becomes an active worker for 5 favour, or not."""
    if answer == YES:
        s.villagers[s.actor] -= 1
        s.active[s.actor, 0] += 1
        move(s, s.actor, -RECRUIT_PRICE)
        note(s, Happened.RECRUITED, s.actor, RECRUIT_PRICE)
    else:
        note(s, Happened.DID_NOT_RECRUIT, s.actor)
    s.turn += 1
    s.phase = Phase.EMERGENCY


@compiled
def update_city(s: State) -> None:
    """Step 7: new tiles, a new demand, and perhaps the last round (PRA-UPD-17 to -19, PRA-END-01)."""
    refill_display(s)
    if s.drawn == s.n_stack:
        s.last_round |= LastRound.CITY
    if s.open_wall != NOTHING:
        s.wall_at[s.open_wall] = GONE  # PRA-UPD-18
        note(s, Happened.WALL_GONE, s.open_wall)
    reveal_wall(s)
    if s.walls_drawn == N_WALLS:
        s.last_round |= LastRound.WALL
    if s.last_round:
        note(s, Happened.LAST_ROUND)
    s.camp_used[:, :] = 0
    s.phase = Phase.INITIATIVE


@compiled
def refill_display(s: State) -> None:
    """Up to one tile more than there are seats, as far as the stack goes (PRA-SET-05, PRA-UPD-17).

    Tiles are drawn when shown: the same as shuffling first, and nothing undrawn is ever fixed.
    """
    while s.n_display < s.seats + 1 and s.drawn < s.n_stack:
        end = s.n_first if s.drawn < s.n_first else s.n_stack
        tile = rng.deal(s.rng, s.stack, s.drawn, end)
        s.reveals += 1
        s.display[s.n_display] = tile
        s.n_display += 1
        s.drawn += 1
        note(s, Happened.NEW_TILE, tile)


@compiled
def reveal_wall(s: State) -> None:
    """Turn up the next wall tile."""
    wall = rng.deal(s.rng, s.walls, s.walls_drawn, N_WALLS)
    s.reveals += 1
    s.walls_drawn += 1
    s.wall_at[wall] = OPEN
    s.open_wall = wall
    note(s, Happened.WALL_REVEALED, wall)
