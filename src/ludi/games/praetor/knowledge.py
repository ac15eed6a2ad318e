"""Who knows what (PRA-INF): concealing, and observations for learners.

The stacks have no order until a tile is drawn, so nothing in a position is
hidden but the generator; the rest of this module writes down what all can see.
"""

from typing import Final

from ludi.core import rng
from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.praetor.effects import morale_value, n_active
from ludi.games.praetor.state import NOBODY, NOTHING, OPEN, SEATS, Phase, State
from ludi.games.praetor.tables import (
    ABSENT,
    N_BOARDS,
    N_CAMPS,
    N_GOODS,
    N_STACK,
    N_START,
    N_TILES,
    N_WALLS,
    REACH,
    RETIRING,
    SIDE,
)

N_ASKED: Final = int(Phase.NEXT_TURN)
COMMON_FIELDS: Final = N_ASKED + 8 + 5 + N_GOODS + 1 + 2
SEAT_FIELDS: Final = 4 + 1 + N_BOARDS + 3 + N_GOODS + RETIRING + 7 + N_CAMPS
TILE_FIELDS: Final = 8
WALL_FIELDS: Final = 2
N_OBSERVED: Final = COMMON_FIELDS + SEATS * SEAT_FIELDS + N_TILES * TILE_FIELDS + 2 * N_STACK + N_WALLS * WALL_FIELDS


@compiled
def conceal(s: State, _seat: int, seed: int) -> None:
    """Redraw what nobody can know: the tiles to come are drawn by the generator alone (PRA-INF-01, -03)."""
    rng.start_from(s.rng, seed)


@compiled
def observe(s: State, seat: int, out: Ints) -> None:
    """What the seat knows, as numbers: itself first, then the others clockwise."""
    out[:] = 0
    n = s.seats
    viewer = max(seat, 0)  # a spectator looks from seat 0
    _observe_common(s, out)
    at = COMMON_FIELDS
    for ahead in range(n):
        _observe_seat(s, (viewer + ahead) % n, out, at)
        at += SEAT_FIELDS
    at += (SEATS - n) * SEAT_FIELDS
    for tile in range(N_TILES):
        if s.at[tile] != ABSENT:
            out[at] = 1
            out[at + 1] = s.at[tile] % SIDE - REACH
            out[at + 2] = s.at[tile] // SIDE - REACH
            out[at + 3] = s.rotation[tile]
            out[at + 4] = 0 if s.owner[tile] == NOBODY else 1 + (s.owner[tile] - viewer + n) % n
            out[at + 5] = s.builder[tile]
            out[at + 6] = s.worker[tile]
            out[at + 7] = 0 if s.worker_seat[tile] == NOBODY else 1 + (s.worker_seat[tile] - viewer + n) % n
        at += TILE_FIELDS
    for place in range(s.n_display):
        out[at + s.display[place] - N_START] = 1
    at += N_STACK
    for place in range(s.drawn, s.n_stack):
        out[at + s.stack[place] - N_START] = 1  # which tiles are still to come is public (PRA-INF-03)
    at += N_STACK
    for wall in range(N_WALLS):
        where = s.wall_at[wall]
        out[at] = 1 if where == OPEN else 0
        out[at + 1] = 1 + (where - viewer + n) % n if where >= 0 else where
        at += WALL_FIELDS


@compiled
def _observe_common(s: State, out: Ints) -> None:
    for phase in range(N_ASKED):
        out[phase] = 1 if s.actor != OVER and s.phase == phase else 0
    at = N_ASKED
    out[at] = s.seats
    out[at + 1] = s.rounds
    out[at + 2] = s.last_round
    out[at + 3] = s.expert
    out[at + 4] = s.hard
    out[at + 5] = s.n_stack - s.drawn
    out[at + 6] = s.n_first - s.drawn if s.drawn < s.n_first else 0
    out[at + 7] = N_WALLS - s.walls_drawn
    at += 8
    out[at] = s.building
    out[at + 1] = 0 if s.tile == NOTHING else s.tile + 1
    out[at + 2] = s.experience
    if s.phase == Phase.ROTATION:
        out[at + 3] = s.frontier[s.cell] % SIDE - REACH
        out[at + 4] = s.frontier[s.cell] // SIDE - REACH
    at += 5
    for good in range(N_GOODS):
        out[at + good] = s.sold[good]
    at += N_GOODS
    out[at] = s.bought
    out[at + 1] = s.n_frontier
    out[at + 2] = s.n_display


@compiled
def _observe_seat(s: State, seat: int, out: Ints, at: int) -> None:
    out[at] = 1
    out[at + 1] = 1 if s.actor == seat else 0
    out[at + 2] = s.passed[seat]
    for place in range(s.seats):
        if s.order[place] == seat:
            out[at + 3] = place + 1
    out[at + 4] = s.favour[seat]
    at += 5
    out[at + s.board[seat]] = 1
    at += N_BOARDS
    out[at] = s.height[seat]
    out[at + 1] = s.morale[seat]
    out[at + 2] = morale_value(s, seat)
    at += 3
    for good in range(N_GOODS):
        out[at + good] = s.stock[seat, good]
    at += N_GOODS
    for place in range(RETIRING):
        out[at + place] = s.active[seat, place]
    at += RETIRING
    out[at] = n_active(s, seat)
    out[at + 1] = s.villagers[seat]
    out[at + 2] = s.training[seat, 0]
    out[at + 3] = s.training[seat, 1]
    out[at + 4] = s.retired[seat]
    out[at + 5] = s.sent[seat]
    out[at + 6] = s.owned[seat]
    at += 7
    for camp in range(N_CAMPS):
        out[at + camp] = s.camp_used[seat, camp]
