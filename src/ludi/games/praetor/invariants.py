"""What must hold in every position: no worker, tile or marker is ever lost or made."""

from ludi.core.contract import OVER
from ludi.games.praetor.effects import n_active
from ludi.games.praetor.setup import is_used
from ludi.games.praetor.state import FRONTIER, GONE, NOBODY, NOTHING, OPEN, STACK, Phase, State
from ludi.games.praetor.tables import (
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
    _check_seats(s)
    _check_workers(s)
    _check_tiles(s)
    _check_city(s)
    _check_walls(s)
    assert s.actor == OVER or s.phase < Phase.NEXT_TURN, "a decision is asked"
    assert 1 <= s.rounds <= N_WALLS, "round"


def _check_seats(s: State) -> None:
    seats = range(s.seats)
    assert sorted(int(s.order[place]) for place in seats) == list(seats), "initiative"
    assert sorted(int(s.height[seat]) for seat in seats) == list(seats), "stacks of the favour track"
    sides = [int(s.board[seat]) for seat in seats if s.board[seat]]
    assert len(sides) == len(set(sides)), "B sides"
    for seat in seats:
        assert s.favour[seat] >= 0, f"seat {seat}: favour"
        assert 0 <= s.morale[seat] < N_FIELDS, f"seat {seat}: morale"
        assert min(int(amount) for amount in s.stock[seat, :]) >= 0, f"seat {seat}: resources"
        owned = sum(1 for tile in range(N_TILES) if s.owner[tile] == seat)
        assert owned == s.owned[seat] <= MARKERS, f"seat {seat}: owned tiles"
    if s.actor != OVER and s.phase == Phase.TURN:
        assert not s.passed[s.actor], "a seat that has passed acts"
        assert s.order[s.turn] == s.actor, "turn"


def _check_workers(s: State) -> None:
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
        assert s.active[seat, RETIRING - 1] == 0, f"seat {seat}: a worker should have retired"
        everyone = int(n_active(s, seat)) + int(s.villagers[seat]) + int(s.retired[seat])
        everyone += int(s.training[seat, 0]) + int(s.training[seat, 1])
        assert everyone == WORKERS, f"seat {seat}: workers"


def _check_tiles(s: State) -> None:
    drawn = {int(s.stack[place]) for place in range(s.drawn)}
    stack = {int(s.stack[place]) for place in range(s.drawn, s.n_stack)}
    shown = {int(s.display[place]) for place in range(s.n_display)}
    built = {tile for tile in range(N_START, N_TILES) if s.at[tile] != ABSENT}
    used = {tile for tile in range(N_START, N_TILES) if is_used(s, tile)}
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


def _check_city(s: State) -> None:
    cells = {cell_place(int(s.at[tile])) for tile in range(N_TILES) if s.at[tile] != ABSENT}
    assert len(cells) == sum(1 for tile in range(N_TILES) if s.at[tile] != ABSENT), "two tiles in a cell"
    assert all(abs(x) < REACH and abs(y) < REACH for x, y in cells), "the grid is large enough"
    around = {(x + dx, y + dy) for x, y in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - cells
    expected = sorted((y + REACH) * SIDE + x + REACH for x, y in around)
    assert expected == [int(s.frontier[place]) for place in range(s.n_frontier)], "open cells"
    assert s.n_frontier <= FRONTIER, "open cells fit"


def _check_walls(s: State) -> None:
    for place in range(N_WALLS):
        where = s.wall_at[s.walls[place]]
        assert (where == STACK) == (place >= s.walls_drawn), "wall stack"
        assert where >= GONE, "wall tile"
        assert where < s.seats, "wall tile's owner"
    assert sorted(int(wall) for wall in s.walls) == list(range(N_WALLS)), "wall tiles"
    shown = [wall for wall in range(N_WALLS) if s.wall_at[wall] == OPEN]
    assert shown == ([] if s.open_wall == NOTHING else [s.open_wall]), "open wall tile"
