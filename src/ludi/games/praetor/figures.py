"""What the rules derive from a position for people to see.

A call of compiled code from Python takes longer than most of what it computes,
so each question here answers for all seats, tiles or cells at once.
"""

from typing import Final

from ludi.core.contract import OVER, PLACES, SCORES
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.praetor.city import plaza_points
from ludi.games.praetor.effects import gain_of, morale_value, wall_points
from ludi.games.praetor.placing import ACTIVE, can_meet_demand, can_pay_cost, owes_fee
from ludi.games.praetor.scoring import district, expert_points, goods_points, morale_points, result, worker_points
from ludi.games.praetor.state import NOTHING, SHOWN, State
from ludi.games.praetor.tables import N_TILES
from ludi.games.praetor.track import goes_before
from ludi.games.praetor.update import wages

# A seat's figures, one place each.
TOTAL: Final = 0
PLACE: Final = 1
WORKERS: Final = 2  # points
MORALE: Final = 3
GOODS: Final = 4  # points
MAJORITIES: Final = 5
WAGES: Final = 6
WALL_POINTS: Final = 7  # for claiming the open wall tile
MEETS_DEMAND: Final = 8
DISTRICT: Final = 9  # size of the largest
NEXT: Final = 10  # place in the order of play, if the next round began now
MORALE_POINTS: Final = 11  # at the end
AFFORDS: Final = 12  # by place in the display
N_FIGURES: Final = AFFORDS + SHOWN


@compiled
def fill_figures(s: State, standing: Ints, out: Ints) -> None:
    """Every seat's figures, a row each; ``standing`` is filled as by ``result``."""
    result(s, standing)
    for seat in range(s.seats):
        out[seat, TOTAL] = standing[SCORES, seat]
        out[seat, PLACE] = standing[PLACES, seat]
        out[seat, WORKERS] = worker_points(s, seat)
        out[seat, MORALE] = morale_value(s, seat)
        out[seat, MORALE_POINTS] = morale_points(s, seat)
        out[seat, GOODS] = goods_points(s, seat)
        out[seat, MAJORITIES] = expert_points(s, seat)
        out[seat, WAGES] = 0 if s.actor == OVER else wages(s, seat)
        out[seat, DISTRICT] = district(s, seat)
        for other in range(s.seats):
            if other != seat and goes_before(s, other, seat):
                out[seat, NEXT] += 1
        if s.open_wall != NOTHING:
            out[seat, WALL_POINTS] = wall_points(s, seat, s.open_wall)
            out[seat, MEETS_DEMAND] = can_meet_demand(s, seat, s.open_wall, ACTIVE)
        for place in range(s.n_display):
            out[seat, AFFORDS + place] = can_pay_cost(s, seat, s.display[place], ACTIVE)


# A tile's figures for the actor.
GAIN: Final = 0  # but for what depends on the worker
OWES_FEE: Final = 1


@compiled
def fill_tiles(s: State, out: Ints) -> None:
    """What using each tile would bring the actor, and whether it costs him a fee."""
    for tile in range(N_TILES):
        out[tile, GAIN] = gain_of(s, s.actor, tile, 0)
        out[tile, OWES_FEE] = owes_fee(s, s.actor, tile)


@compiled
def fill_plazas(s: State, tile: int, out: Ints) -> None:
    """The plaza points of a tile by open cell and rotation."""
    for place in range(s.n_frontier):
        for turns in range(4):
            out[place, turns] = plaza_points(s, tile, s.frontier[place], turns)
