"""Placing a worker: building and activating (PRA-BLD, PRA-USE).

``cannot_build`` and ``cannot_activate`` are the one check that everybody shares.
"""

from typing import Final

from ludi.core.contract import Mask
from ludi.core.events import note
from ludi.core.jit import compiled

from .actions import ACTIONS
from .city import cell_x, cell_y, lay, plaza_points
from .effects import end_action, take_effect
from .events import Happened, worded
from .paying import ACTIVE, SENT, can_meet_demand, can_pay_cost, can_pay_fee, pay_fee
from .state import NOTHING, No, Phase, State
from .tables import (
    ABSENT,
    COST,
    FAVOUR,
    GIVES,
    MARKERS,
    N_GOODS,
    N_START,
    N_TILES,
    RETIRING,
    ZONE,
    Gives,
    Zone,
)
from .track import move

BUILD: Final = ACTIONS.start("build")
ACTIVATE: Final = ACTIONS.start("activate")
CELL: Final = ACTIONS.start("cell")


@compiled
def has_worker(s: State, seat: int) -> bool:
    """Whether the seat has an unplaced active worker."""
    for place in range(RETIRING):
        if s.active[seat, place]:
            return True
    return False


@compiled
def display_place(s: State, tile: int) -> int:
    """Where a tile lies in the display, or NOTHING."""
    for place in range(s.n_display):
        if s.display[place] == tile:
            return place
    return NOTHING


@compiled
def cannot_build(s: State, tile: int, by: int) -> No:
    """Why the actor may not build this tile (PRA-BLD-01)."""
    if display_place(s, tile) == NOTHING:
        return No.NOT_ON_DISPLAY
    if by == ACTIVE and not has_worker(s, s.actor):
        return No.NO_BUILDER
    if s.owned[s.actor] >= MARKERS:
        return No.NO_MARKER
    if not can_pay_cost(s, s.actor, tile, by):
        return No.CANNOT_PAY_COST
    return No.OK


@compiled
def cannot_activate(s: State, tile: int, by: int) -> No:
    """Why the actor may not activate this tile (PRA-USE-02)."""
    if s.at[tile] == ABSENT:
        return No.NOT_IN_CITY
    if ZONE[tile] == Zone.NONE:
        return No.NO_ZONE
    if ZONE[tile] == Zone.GREY:
        return No.SPECIAL_TILE
    if s.worker[tile]:
        return No.ALREADY_USED
    if by == ACTIVE and not has_worker(s, s.actor):
        return No.NO_WORKER
    if not can_pay_fee(s, s.actor, tile, by):
        return No.CANNOT_PAY_FEE
    if GIVES[tile] == Gives.TRAINING and s.villagers[s.actor] == 0:
        return No.NO_VILLAGER  # PRA-USE-08
    if GIVES[tile] == Gives.WALL_TILE:
        if s.open_wall == NOTHING:
            return No.NO_WALL_TILE
        if not can_meet_demand(s, s.actor, s.open_wall, by):
            return No.DEMAND_NOT_MET
    return No.OK


@compiled
def count_placements(s: State, by: int, enough: int) -> int:
    """How many tiles the actor may build or activate; stops counting at ``enough``."""
    n = 0
    if by == ACTIVE:
        if not has_worker(s, s.actor):
            return n
        by = SENT  # who is there need not be looked for at every tile
    for place in range(s.n_display):
        if cannot_build(s, s.display[place], by) == No.OK:
            n += 1
            if n == enough:
                return n
    for tile in range(N_TILES):
        if cannot_activate(s, tile, by) == No.OK:
            n += 1
            if n == enough:
                return n
    return n


@compiled
def placed_by(s: State) -> int:
    """Who is placed now: the follow-up of a labour camp needs no active worker."""
    return SENT if s.phase == Phase.FOLLOW_UP else ACTIVE


@compiled
def refuse_build(s: State, place: int) -> No:
    """Why the actor may not build the tile in this place behind the start tiles."""
    return cannot_build(s, N_START + place, placed_by(s))


@compiled
def legal_builds(s: State, mask: Mask) -> None:
    """Only tiles of the display need to be asked about, and the worker only once."""
    if placed_by(s) == ACTIVE and not has_worker(s, s.actor):
        return
    for place in range(s.n_display):
        tile = s.display[place]
        mask[BUILD + tile - N_START] = cannot_build(s, tile, SENT) == No.OK


@compiled
def refuse_activation(s: State, tile: int) -> No:
    """Why the actor may not activate this tile."""
    return cannot_activate(s, tile, placed_by(s))


@compiled
def legal_activations(s: State, mask: Mask) -> None:
    """The worker needs to be looked for only once."""
    if placed_by(s) == ACTIVE and not has_worker(s, s.actor):
        return
    for tile in range(N_TILES):
        mask[ACTIVATE + tile] = cannot_activate(s, tile, SENT) == No.OK


@compiled
def only_experience(s: State, seat: int) -> int:
    """The experience that all unplaced active workers share, or 0 if they differ."""
    found = 0
    for place in range(RETIRING):
        if s.active[seat, place]:
            if found:
                return 0
            found = place + 1
    return found


@compiled
def choose_build(s: State, place: int) -> None:
    """The actor has named the tile to build."""
    begin_build(s, N_START + place)


@compiled
def begin_build(s: State, tile: int) -> None:
    """Name the tile; the worker follows, then the cell."""
    s.tile = tile
    s.building = 1
    settle_worker(s)
    s.phase = Phase.CELL if s.experience else Phase.WORKER
    note(s, Happened.BEGINS_BUILD, s.actor, tile)


@compiled
def begin_activation(s: State, tile: int) -> None:
    """Name the tile; once the worker is known it is activated at once."""
    s.tile = tile
    settle_worker(s)
    if s.experience:
        activate(s)
    else:
        s.phase = Phase.WORKER
        note(s, Happened.BEGINS_ACTIVATE, s.actor, tile)


@compiled
def settle_worker(s: State) -> None:
    """Nobody is asked who is placed where all are alike, or a retired worker has been sent out (PRA-DEC-03)."""
    if s.experience == 0:
        s.experience = only_experience(s, s.actor)


@compiled
def refuse_worker(s: State, experience: int) -> No:
    """Any unplaced active worker may be chosen (PRA-BLD-02, PRA-USE-06)."""
    if s.active[s.actor, experience - 1]:
        return No.OK
    return No.NO_SUCH_BUILDER if s.building else No.NO_SUCH_WORKER


@compiled
def choose_worker(s: State, experience: int) -> None:
    """The worker is known: ask where to build, or activate at once."""
    s.experience = experience
    if s.building:
        note(s, Happened.CHOSE_WORKER, s.actor, experience)
        s.phase = Phase.CELL
    else:
        activate(s)


@compiled
def refuse_cell(s: State, place: int) -> No:
    """A new tile goes to a cell beside the city (PRA-BLD-04)."""
    return No.OK if place <= s.n_frontier else No.NOT_ADJACENT


@compiled
def legal_cells(s: State, mask: Mask) -> None:
    """Most of the places that a city can have are not there yet."""
    for place in range(1, s.n_frontier + 1):
        mask[CELL + place - 1] = refuse_cell(s, place) == No.OK


@compiled
def choose_cell(s: State, place: int) -> None:
    """Which way round the tile lies there follows."""
    s.cell = place - 1
    note(s, Happened.CHOSE_CELL, s.actor, cell_x(s.frontier[s.cell]), cell_y(s.frontier[s.cell]))
    s.phase = Phase.ROTATION


@compiled
def take_worker(s: State) -> None:
    """The chosen active worker leaves the board; a retired one has left it already."""
    if s.experience < RETIRING:
        s.active[s.actor, s.experience - 1] -= 1
        s.placed[s.actor] += 1


@compiled
def activate(s: State) -> None:
    """Pay the fee, put the worker on the zone, take the effect (PRA-USE-05 to -07)."""
    take_worker(s)
    s.worker[s.tile] = s.experience
    s.worker_seat[s.tile] = s.actor
    note(s, Happened.ACTIVATED, s.actor, s.experience, s.tile)
    pay_fee(s, s.actor, s.tile)
    take_effect(s)


@compiled
def build(s: State, rotation: int) -> None:
    """Pay, lay the tile, own it and score it in one move (PRA-BLD-03, -07, -08)."""
    seat, tile = s.actor, s.tile
    take_worker(s)
    place = display_place(s, tile)
    s.n_display -= 1
    for later in range(place, s.n_display):
        s.display[later] = s.display[later + 1]
    s.display[s.n_display] = NOTHING
    cell = s.frontier[s.cell]
    plaza = plaza_points(s, tile, cell, rotation)
    lay(s, tile, cell, rotation)
    s.owner[tile] = seat
    s.owned[seat] += 1
    s.builder[tile] = s.experience
    note(s, Happened.BUILT, seat, cell_x(cell), cell_y(cell), rotation, s.experience, tile)
    for good in range(N_GOODS):
        amount = COST[tile, good]
        if amount:
            s.stock[seat, good] -= amount
            note(s, Happened.PAID, seat, amount, worded(good, amount))
    move(s, seat, FAVOUR[tile] + plaza)
    note(s, Happened.SCORED_BUILDING, seat, FAVOUR[tile], plaza)
    end_action(s)
