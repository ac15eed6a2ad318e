"""Who can pay what: building costs, demands for the wall, and fees to the owners of tiles (PRA-BLD-03, PRA-USE-03).

``by`` says who would be placed: an active worker, a retired one who has been
sent out, or one whom a labour camp would send out for its fee.
"""

from typing import Final

from ludi.core.events import note
from ludi.core.jit import compiled

from .events import Happened, worded
from .state import NOBODY, State
from .tables import COST, DEMAND, FEE, FEE_GOOD, N_GOODS

ACTIVE: Final = -2  # an active worker
SENT: Final = -1  # a retired worker who has been sent out; any other number is the camp that would


@compiled
def spare(s: State, seat: int, good: int, by: int) -> int:
    """How much of a good the seat can spend: a camp's fee is paid before anything else (PRA-LAB-05)."""
    if by >= 0 and FEE_GOOD[by] == good and owes_fee(s, seat, by):
        return s.stock[seat, good] - FEE[by]
    return s.stock[seat, good]


@compiled
def can_pay_cost(s: State, seat: int, tile: int, by: int) -> bool:
    """Whether the seat holds the building cost of a tile."""
    for good in range(N_GOODS):
        if spare(s, seat, good, by) < COST[tile, good]:
            return False
    return True


@compiled
def can_meet_demand(s: State, seat: int, wall: int, by: int) -> bool:
    """Whether the seat holds what a wall tile demands."""
    for good in range(N_GOODS):
        if spare(s, seat, good, by) < DEMAND[wall, good]:
            return False
    return True


@compiled
def owes_fee(s: State, seat: int, tile: int) -> bool:
    """Whether using the tile costs the seat its fee (PRA-USE-03, -04)."""
    return s.owner[tile] != NOBODY and s.owner[tile] != seat


@compiled
def can_pay_fee(s: State, seat: int, tile: int, by: int) -> bool:
    """Whether the seat need not pay for using the tile, or can."""
    return not owes_fee(s, seat, tile) or spare(s, seat, FEE_GOOD[tile], by) >= FEE[tile]


@compiled
def pay_fee(s: State, seat: int, tile: int) -> None:
    """Pay the owner of a tile, who may have passed already (PRA-USE-03)."""
    if owes_fee(s, seat, tile):
        good, fee = FEE_GOOD[tile], FEE[tile]
        s.stock[seat, good] -= fee
        s.stock[s.owner[tile], good] += fee
        note(s, Happened.PAID_FEE, seat, s.owner[tile], fee, worded(good, fee))
