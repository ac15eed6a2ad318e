"""The city: cells, their neighbours and plazas (PRA-BLD-04, PRA-PLZ)."""

from ludi.core.jit import compiled

from .state import NOTHING, State
from .tables import (
    ABSENT,
    CORNERS,
    EDGE_STEP,
    N_TILES,
    N_TOUCHING,
    REACH,
    SIDE,
    TOUCH_MINE,
    TOUCH_STEP,
    TOUCH_THEIRS,
)


@compiled
def cell_x(cell: int) -> int:
    """How far east of O1 a cell lies."""
    return cell % SIDE - REACH


@compiled
def cell_y(cell: int) -> int:
    """How far south of O1 a cell lies."""
    return cell // SIDE - REACH


@compiled
def tile_at(s: State, cell: int) -> int:
    """The tile in a cell, or NOTHING."""
    for tile in range(N_TILES):
        if s.at[tile] == cell:
            return tile
    return NOTHING


@compiled
def lay(s: State, tile: int, cell: int, rotation: int) -> None:
    """Put a tile into a cell and keep the list of open cells in order."""
    s.at[tile] = cell
    s.rotation[tile] = rotation
    kept = 0
    for place in range(s.n_frontier):
        if s.frontier[place] != cell:
            s.frontier[kept] = s.frontier[place]
            kept += 1
    for place in range(kept, s.n_frontier):
        s.frontier[place] = 0
    s.n_frontier = kept
    for edge in range(4):
        _open(s, cell + EDGE_STEP[edge])


@compiled
def _open(s: State, cell: int) -> None:
    """Add a cell to the list of open ones, unless it is there or taken."""
    if tile_at(s, cell) != NOTHING:
        return
    place = s.n_frontier
    while place > 0 and s.frontier[place - 1] > cell:
        place -= 1
    if place > 0 and s.frontier[place - 1] == cell:
        return
    for later in range(s.n_frontier, place, -1):
        s.frontier[later] = s.frontier[later - 1]
    s.frontier[place] = cell
    s.n_frontier += 1


@compiled
def corner(tile: int, rotation: int, place: int) -> int:
    """The pattern that a turned tile shows in a corner: 0 to 3 for NW, NE, SE, SW (PRA-PLZ-05)."""
    return CORNERS[tile, (place + 4 - rotation) % 4]


@compiled
def plaza_points(s: State, tile: int, cell: int, rotation: int) -> int:
    """A point for every touching corner with the same pattern (PRA-PLZ-02, -03)."""
    points = 0
    for other in range(N_TILES):
        if s.at[other] == ABSENT:
            continue
        step = s.at[other] - cell
        if step < -SIDE - 1 or step > SIDE + 1:
            continue
        for touch in range(N_TOUCHING):
            if TOUCH_STEP[touch] == step:
                mine = corner(tile, rotation, TOUCH_MINE[touch])
                theirs = corner(other, s.rotation[other], TOUCH_THEIRS[touch])
                if mine == theirs:
                    points += 1
    return points


@compiled
def best_plaza(s: State, tile: int, cell: int) -> int:
    """The most plaza points of a tile in a cell over its four rotations."""
    best = 0
    for rotation in range(4):
        best = max(best, plaza_points(s, tile, cell, rotation))
    return best


@compiled
def are_neighbours(s: State, tile: int, other: int) -> bool:
    """Whether two tiles of the city share an edge."""
    step = s.at[tile] - s.at[other]
    return step == 1 or step == -1 or step == SIDE or step == -SIDE
