"""How good a position looks to a seat: what it has, and what that promises.

All worths are in hundredths of a favour point. A player who looks one action
ahead with them scores about eight times what random play does.
"""

from typing import Final

from ludi.core.contract import OVER
from ludi.core.jit import compiled

from .city import best_plaza
from .effects import gain_of, morale_value, n_walls, wall_points
from .paying import owes_fee
from .scoring import base_score, expert_points
from .state import NOTHING, Phase, State
from .tables import (
    COST,
    DEMAND,
    FAVOUR,
    FEE,
    FEE_GOOD,
    GIVES,
    MORALE,
    N_FIELDS,
    N_GOODS,
    N_TILES,
    N_WALLS,
    PER,
    RATE,
    RETIRING,
    WAGE_ACTIVE,
    WAGE_RETIRED,
    ZONE,
    Gives,
    Good,
    Per,
    Zone,
)
from .update import retirement_points, wages_due

TURN_WORTH: Final = 200  # of a worker who may still be placed this round
LABOUR: Final = 200  # of an active worker, for each round to come
SKILL: Final = 30  # and for each point of his experience
CAMP_WORTH: Final = 500  # of a follow-up that is still to be chosen
FEE_INCOME: Final = 40  # of an owned tile per round, for each unit of its fee
PLAZA: Final = 250  # expected while the cell is not chosen
SHORTFALL: Final = 150  # of each gold missing for wages
NEED: Final = 45  # what use a gold's worth of goods is while there is time

PARTS: Final = ("favour", "morale", "goods", "workers", "wages", "walls", "fees", "expert", "begun")
"""What ``parts`` tells, in its order."""


@compiled
def rounds_left(s: State) -> int:
    """Rounds after this one, at most as many as the stacks allow at the usual pace."""
    if s.last_round:
        return 0
    return min(N_WALLS - s.walls_drawn, 1 + (s.n_stack - s.drawn) // (s.seats - 1))


@compiled
def unit_worth(s: State, seat: int, good: int) -> int:
    """Of one unit of a good: a tenth of its price at the end, more while it can be used."""
    uses = rounds_left(s) + (0 if s.passed[seat] else 1)
    return int(RATE[s.board[seat], good]) * (10 + min(NEED, 15 * uses))


@compiled
def stock_worth(s: State, seat: int) -> int:
    """Of all goods; what is more than can soon be used counts less."""
    worth = 0
    for good in range(N_GOODS):
        unit = unit_worth(s, seat, good)
        useful = min(s.stock[seat, good], 14 if good == Good.GOLD else 8)
        worth += useful * unit + (s.stock[seat, good] - useful) * (unit + 30) // 4
    return worth


@compiled
def active_worth(s: State, seat: int, experience: int) -> int:
    """Of an active worker after this round; one of experience 6 retires."""
    left = rounds_left(s)
    board = s.board[seat]
    if experience == RETIRING:
        return 100 * retirement_points(s) - 50 * left * int(WAGE_RETIRED[board])
    return 100 * experience + left * (LABOUR + SKILL * experience - 50 * int(WAGE_ACTIVE[board]))


@compiled
def workers_worth(s: State, seat: int) -> int:
    """Of active workers with the experience they are about to gain, of new and of retired ones."""
    left = rounds_left(s)
    worth = 0
    for place in range(RETIRING - 1):
        if s.active[seat, place]:
            here = active_worth(s, seat, place + 1) + (0 if s.passed[seat] else TURN_WORTH)
            worth += s.active[seat, place] * here
    for tile in range(N_TILES):
        if s.owner[tile] == seat and 0 < s.builder[tile] < RETIRING:
            worth += active_worth(s, seat, s.builder[tile] + 1)
        if s.worker_seat[tile] == seat and s.worker[tile] < RETIRING:
            worth += active_worth(s, seat, s.worker[tile] + (1 if ZONE[tile] == Zone.RED else 0))
    worth += s.training[seat, 1] * (100 + left * LABOUR)
    worth += s.training[seat, 0] * (100 + max(0, left - 1) * LABOUR)
    return worth - 50 * left * s.retired[seat] * int(WAGE_RETIRED[s.board[seat]])


@compiled
def tile_worth(s: State, tile: int) -> int:
    """Of owning a tile: the fees that others may pay."""
    return rounds_left(s) * FEE_INCOME * int(FEE[tile])


@compiled
def effect_worth(s: State, seat: int, tile: int, experience: int) -> int:
    """Of activating a tile with a worker of that experience."""
    gives = GIVES[tile]
    gain = gain_of(s, seat, tile, experience)
    if gives <= Gives.MARBLE:
        return gain * unit_worth(s, seat, gives)
    if gives == Gives.WEAPONS:
        weapons = min(gain, s.stock[seat, Good.WOOD])
        return weapons * (unit_worth(s, seat, Good.WEAPON) - unit_worth(s, seat, Good.WOOD))
    if gives == Gives.FAVOUR:
        return 100 * gain
    if gives == Gives.MORALE:
        field = min(N_FIELDS - 1, s.morale[seat] + gain)
        return 100 * (int(MORALE[s.board[seat], field]) - morale_value(s, seat))
    if gives == Gives.TRAINING:
        return 100 + max(0, rounds_left(s) - 1) * LABOUR
    if gives == Gives.WALL_TILE and s.open_wall != NOTHING:
        worth = 100 * wall_points(s, seat, s.open_wall)
        for good in range(N_GOODS):
            worth -= int(DEMAND[s.open_wall, good]) * unit_worth(s, seat, good)
        return worth
    return 0


@compiled
def pending_worth(s: State, seat: int) -> int:
    """Of the action that the seat has begun and not finished."""
    if s.phase == Phase.FOLLOW_UP:
        return CAMP_WORTH
    if s.phase == Phase.FORGE:
        return effect_worth(s, seat, s.tile, s.experience)
    if s.tile == NOTHING or s.phase == Phase.MARKET:
        return 0
    experience = s.experience or best_experience(s, seat)
    worth = 0
    if experience < RETIRING:
        worth -= TURN_WORTH
        if s.building or ZONE[s.tile] == Zone.RED:
            worth += active_worth(s, seat, experience + 1) - active_worth(s, seat, experience)
    if not s.building:
        worth += effect_worth(s, seat, s.tile, experience)
        if owes_fee(s, seat, s.tile):
            worth -= int(FEE[s.tile]) * unit_worth(s, seat, FEE_GOOD[s.tile])
        return worth
    worth += 100 * int(FAVOUR[s.tile]) + tile_worth(s, s.tile)
    for good in range(N_GOODS):
        worth -= int(COST[s.tile, good]) * unit_worth(s, seat, good)
    if s.phase == Phase.ROTATION:
        return worth + 100 * best_plaza(s, s.tile, s.frontier[s.cell])
    return worth + PLAZA


@compiled
def best_experience(s: State, seat: int) -> int:
    """The highest experience among unplaced active workers, where it matters; else the lowest."""
    found = 0
    for place in range(RETIRING - 1):
        if s.active[seat, place] and (found == 0 or (not s.building and PER[s.tile] == Per.EXPERIENCE)):
            found = place + 1
    return found


@compiled
def evaluate(s: State, seat: int) -> int:
    """Expected final score in hundredths."""
    favour, morale, goods, workers, wages, walls, fees, expert, begun = parts(s, seat)
    return favour + morale + goods + workers + wages + walls + fees + expert + begun


@compiled
def parts(s: State, seat: int) -> tuple[int, ...]:
    """What the evaluation is the sum of, in hundredths."""
    if s.actor == OVER:
        return 100 * base_score(s, seat), 0, 0, 0, 0, 0, 0, 100 * expert_points(s, seat), 0
    left = rounds_left(s)
    favour, morale = 100 * s.favour[seat], 100 * morale_value(s, seat)
    goods, workers = stock_worth(s, seat), workers_worth(s, seat)
    wages = -SHORTFALL * max(0, wages_due(s, seat) - s.stock[seat, Good.GOLD])
    walls = 200 * left * n_walls(s, seat) // s.seats
    fees = 0
    for tile in range(N_TILES):
        if s.owner[tile] == seat:
            fees += tile_worth(s, tile)
    expert = 60 * expert_points(s, seat) if s.expert else 0
    begun = pending_worth(s, seat) if s.actor == seat else 0
    return favour, morale, goods, workers, wages, walls, fees, expert, begun
