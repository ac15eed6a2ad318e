"""The update phase and the end of the game (PRA-UPD, PRA-END).

Each function is one step, for one seat where seats may have to choose; the
position itself says which step is next, so a step can stop and ask.
"""

from ludi.core import rng
from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi.games.praetor.effects import n_active
from ludi.games.praetor.state import GONE, NOBODY, NOTHING, OPEN, LastRound, Phase, State
from ludi.games.praetor.tables import (
    ABSENT,
    ACADEMY,
    FEE,
    MISSING_WAGE,
    N_CAMPS,
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
from ludi.games.praetor.track import move


@compiled
def new_workers(s: State) -> None:
    """Step 1: workers leave Training II (PRA-UPD-02)."""
    for seat in range(s.seats):
        s.active[seat, 0] += s.training[seat, 1]
        s.training[seat, 1] = 0
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
    answer_academy(s, seat, False)


@compiled
def can_use_academy(s: State, seat: int) -> bool:
    """Whether there is an academy, and the stone unless it is the seat's own (PRA-UPD-04, -05)."""
    if s.at[ACADEMY] == ABSENT:
        return False
    return s.owner[ACADEMY] == seat or s.stock[seat, Good.STONE] >= FEE[ACADEMY]


@compiled
def answer_academy(s: State, seat: int, use: bool) -> None:
    """Move the seat's Training I workers on, all of them together (PRA-UPD-03)."""
    if use:
        owner = s.owner[ACADEMY]
        if owner != seat:
            s.stock[seat, Good.STONE] -= FEE[ACADEMY]
            s.stock[owner, Good.STONE] += FEE[ACADEMY]
        s.active[seat, 0] += s.training[seat, 0]
    else:
        s.training[seat, 1] = s.training[seat, 0]
    s.training[seat, 0] = 0
    s.turn += 1
    s.phase = Phase.TRAINING


@compiled
def return_workers(s: State) -> None:
    """Steps 2 and 3: everybody comes home; builders and red workers gain experience (PRA-UPD-06, -07)."""
    for seat in range(s.seats):
        s.sent[seat] = 0
        s.placed[seat] = 0
    for tile in range(N_TILES):
        if 0 < s.builder[tile] < RETIRING:
            s.active[s.owner[tile], s.builder[tile]] += 1
        if 0 < s.worker[tile] < RETIRING:
            gain = 1 if ZONE[tile] == Zone.RED else 0
            s.active[s.worker_seat[tile], s.worker[tile] - 1 + gain] += 1
        s.builder[tile] = 0
        s.worker[tile] = 0
        s.worker_seat[tile] = NOBODY
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
        s.active[seat, RETIRING - 1] = 0
        s.retired[seat] += retiring
        move(s, seat, retiring * retirement_points(s))
    s.phase = Phase.WAGES


@compiled
def wages(s: State, seat: int) -> int:
    """What the seat owes its workers in this update, or in the next as things stand (PRA-UPD-12).

    Workers who will leave Training II in step 1 are paid; those who will retire in step 4 get the retired wage.
    """
    board = s.board[seat]
    retiring = n_retiring(s, seat)
    active = n_active(s, seat) - retiring
    if s.phase != Phase.ACADEMY and s.phase <= Phase.NEW_WORKERS:
        active += s.training[seat, 1]
    return WAGE_ACTIVE[board] * active + WAGE_RETIRED[board] * (s.retired[seat] + retiring)


@compiled
def n_retiring(s: State, seat: int) -> int:
    """Placed workers who will reach experience 6 when they return."""
    n = 0
    for tile in range(N_TILES):
        if s.owner[tile] == seat and s.builder[tile] == RETIRING - 1:
            n += 1
        if s.worker_seat[tile] == seat and s.worker[tile] == RETIRING - 1 and ZONE[tile] == Zone.RED:
            n += 1
    return n


@compiled
def pay_wages(s: State) -> None:
    """Step 5: gold, then morale, then favour (PRA-UPD-13 to -15)."""
    for place in range(s.seats):
        seat = s.order[place]
        owed = wages(s, seat)
        paid = min(owed, s.stock[seat, Good.GOLD])
        s.stock[seat, Good.GOLD] -= paid
        fields = min(owed - paid, s.morale[seat])
        s.morale[seat] -= fields
        move(s, seat, -MISSING_WAGE * (owed - paid - fields))
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
    if n_active(s, seat) == 0 and s.villagers[seat] and s.favour[seat] >= RECRUIT_PRICE:
        s.actor = seat
        s.phase = Phase.RECRUIT
        return
    s.turn += 1


@compiled
def answer_recruit(s: State, use: bool) -> None:
    """A villager becomes an active worker for 5 favour, or not."""
    if use:
        s.villagers[s.actor] -= 1
        s.active[s.actor, 0] += 1
        move(s, s.actor, -RECRUIT_PRICE)
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
    reveal_wall(s)
    if s.walls_drawn == N_WALLS:
        s.last_round |= LastRound.WALL
    for seat in range(s.seats):
        for camp in range(N_CAMPS):
            s.camp_used[seat, camp] = 0
    s.phase = Phase.INITIATIVE


@compiled
def refill_display(s: State) -> None:
    """Up to one tile more than there are seats, as far as the stack goes (PRA-SET-05, PRA-UPD-17).

    Tiles are drawn when shown: the same as shuffling first, and nothing undrawn is ever fixed.
    """
    while s.n_display < s.seats + 1 and s.drawn < s.n_stack:
        end = s.n_first if s.drawn < s.n_first else s.n_stack
        s.display[s.n_display] = rng.deal(s.rng, s.stack, s.drawn, end)
        s.n_display += 1
        s.drawn += 1
        s.reveals += 1


@compiled
def reveal_wall(s: State) -> None:
    """Turn up the next wall tile."""
    wall = rng.deal(s.rng, s.walls, s.walls_drawn, N_WALLS)
    s.walls_drawn += 1
    s.wall_at[wall] = OPEN
    s.open_wall = wall
    s.reveals += 1
