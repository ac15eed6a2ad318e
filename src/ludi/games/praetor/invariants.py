"""What must hold in every position: no worker, tile or marker is ever lost or made."""

from typing import Any

from ludi.core import layout
from ludi.core.contract import OVER

from .setup import is_used
from .state import FRONTIER, GONE, NOBODY, NOTHING, OPEN, STACK, Phase, State
from .tables import (
    ABSENT,
    MARKERS,
    N_FIELDS,
    N_START,
    N_TILES,
    N_WALLS,
    REACH,
    RETIRING,
    SIDE,
    WORKERS,
    ZONE,
    Zone,
    cell_place,
)


def check(s: State) -> None:
    """Assert conservation of workers and tiles, and that the city hangs together."""
    p = layout.plain(s)
    _check_seats(p)
    _check_workers(p)
    _check_tiles(p, {tile for tile in range(N_START, N_TILES) if is_used(s, tile)})
    _check_city(p)
    _check_walls(p)
    assert s.actor == OVER or s.phase < Phase.NEXT_TURN, "a decision is asked"
    assert 1 <= s.rounds <= N_WALLS, "round"


def _check_seats(s: Any) -> None:
    seats = range(s.seats)
    assert sorted(s.order[place] for place in seats) == list(seats), "initiative"
    assert sorted(s.height[seat] for seat in seats) == list(seats), "stacks of the favour track"
    sides = [s.board[seat] for seat in seats if s.board[seat]]
    assert len(sides) == len(set(sides)), "B sides"
    for seat in seats:
        assert s.favour[seat] >= 0, f"seat {seat}: favour"
        assert 0 <= s.morale[seat] < N_FIELDS, f"seat {seat}: morale"
        assert min(s.stock[seat]) >= 0, f"seat {seat}: resources"
        owned = sum(1 for tile in range(N_TILES) if s.owner[tile] == seat)
        assert owned == s.owned[seat] <= MARKERS, f"seat {seat}: owned tiles"
    if s.actor != OVER and s.phase == Phase.TURN:
        assert not s.passed[s.actor], "a seat that has passed acts"
        assert s.order[s.turn] == s.actor, "turn"


def _check_workers(s: Any) -> None:
    for seat in range(s.seats):
        builders = sum(1 for t in range(N_TILES) if s.owner[t] == seat and 0 < s.builder[t] < RETIRING)
        users = sum(1 for t in range(N_TILES) if s.worker_seat[t] == seat and 0 < s.worker[t] < RETIRING)
        assert builders + users == s.placed[seat], f"seat {seat}: placed workers"
        old = sum(1 for t in range(N_TILES) if s.owner[t] == seat and s.builder[t] == RETIRING)
        old += sum(1 for t in range(N_TILES) if s.worker_seat[t] == seat and s.worker[t] == RETIRING)
        pending = (
            1 if s.actor == seat and s.experience == RETIRING and s.phase not in {Phase.FORGE, Phase.MARKET} else 0
        )
        assert old + pending == s.sent[seat] <= s.retired[seat], f"seat {seat}: retired workers"
        assert s.active[seat][RETIRING - 1] == 0, f"seat {seat}: a worker should have retired"
        everyone = s.placed[seat] + sum(s.active[seat]) + s.villagers[seat] + s.retired[seat]
        everyone += s.training[seat][0] + s.training[seat][1]
        assert everyone == WORKERS, f"seat {seat}: workers"


def _check_tiles(s: Any, used: set[int]) -> None:
    drawn = {s.stack[place] for place in range(s.drawn)}
    stack = {s.stack[place] for place in range(s.drawn, s.n_stack)}
    shown = {s.display[place] for place in range(s.n_display)}
    built = {tile for tile in range(N_START, N_TILES) if s.at[tile] != ABSENT}
    assert drawn | stack == used, "city tiles"
    assert len(drawn) + len(stack) == len(used), "city tiles are single"
    assert shown | built == drawn, "shown or built"
    assert not shown & built, "shown and built"
    assert len(shown) == s.n_display <= s.seats + 1, "display"
    for tile in range(N_TILES):
        in_city = s.at[tile] != ABSENT
        assert in_city or (s.owner[tile] == NOBODY and not s.builder[tile] and not s.worker[tile]), "tile outside"
        assert bool(s.worker[tile]) == (s.worker_seat[tile] != NOBODY), "worker without a seat"
        assert not s.worker[tile] or ZONE[tile] in {Zone.RED, Zone.GREEN}, "worker on a zone"


def _check_city(s: Any) -> None:
    cells = {cell_place(s.at[tile]) for tile in range(N_TILES) if s.at[tile] != ABSENT}
    assert len(cells) == sum(1 for tile in range(N_TILES) if s.at[tile] != ABSENT), "two tiles in a cell"
    assert all(abs(x) < REACH and abs(y) < REACH for x, y in cells), "the grid is large enough"
    around = {(x + dx, y + dy) for x, y in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - cells
    expected = sorted((y + REACH) * SIDE + x + REACH for x, y in around)
    assert expected == [s.frontier[place] for place in range(s.n_frontier)], "open cells"
    assert s.n_frontier <= FRONTIER, "open cells fit"


def _check_walls(s: Any) -> None:
    for place in range(N_WALLS):
        where = s.wall_at[s.walls[place]]
        assert (where == STACK) == (place >= s.walls_drawn), "wall stack"
        assert where >= GONE, "wall tile"
        assert where < s.seats, "wall tile's owner"
    assert sorted(s.walls) == list(range(N_WALLS)), "wall tiles"
    shown = [wall for wall in range(N_WALLS) if s.wall_at[wall] == OPEN]
    assert shown == ([] if s.open_wall == NOTHING else [s.open_wall]), "open wall tile"
