"""What a seat knows, as numbers for learners. Everybody knows the same (PRA-INF-01); the seats are told by place."""

from typing import Annotated, Any, Final

from ludi.core.jit import compiled
from ludi.core.layout import I16, Says, i16
from ludi.core.parts.phases import observe_phase
from ludi.core.parts.seats import relative, relative_owner, seat_at
from ludi.core.rows import clear, copy, copy_row

from .city import cell_x, cell_y
from .effects import morale_value, n_active
from .state import FRONTIER, GONE, NOTHING, OPEN, SEATS, SHOWN, Phase, State
from .tables import (
    ABSENT,
    MARKERS,
    N_BOARDS,
    N_CAMPS,
    N_FIELDS,
    N_GOODS,
    N_STACK,
    N_START,
    N_TILES,
    N_WALLS,
    REACH,
    RETIRING,
    WORKERS,
)

N_ASKED: Final = int(Phase.NEXT_TURN)
MOST: Final = 9999  # of a good or of favour: there is no limit


class Observation:
    """One position from one seat. Fields by seat begin with the viewer and go on clockwise."""

    asked: Annotated[I16, (N_ASKED,), Says("1 for the phase that is asked, none when the game is over", 0, 1)]
    seats: Annotated[i16, Says("players", 2, SEATS)]
    rounds: Annotated[i16, Says("rounds begun", 1, N_WALLS)]
    last_round: Annotated[i16, Says("why this is the last round: 1 city, 2 wall, 3 both, 0 it is not", 0, 3)]
    expert: Annotated[i16, Says("expert game", 0, 1)]
    hard: Annotated[i16, Says("hard game", 0, 1)]
    youngest: Annotated[i16, Says("the youngest player: 1 the viewer, 2 the next clockwise …, 0 unknown", 0, SEATS)]
    stack_left: Annotated[i16, Says("city tiles in the stack", 0, N_STACK)]
    first_left: Annotated[i16, Says("of them, of epoch I", 0, N_STACK)]
    walls_left: Annotated[i16, Says("wall tiles in the stack", 0, N_WALLS)]
    # The action under way.
    building: Annotated[i16, Says("1 while a tile is built", 0, 1)]
    tile: Annotated[i16, Says("1 + the tile that is built or activated, or 0", 0, N_TILES)]
    experience: Annotated[i16, Says("of the worker chosen, or 0; 6 is a retired one", 0, RETIRING)]
    cell_x: Annotated[i16, Says("the cell chosen, eastwards, while the rotation is asked", -REACH, REACH)]
    cell_y: Annotated[i16, Says("the cell chosen, southwards, while the rotation is asked", -REACH, REACH)]
    sold: Annotated[I16, (N_GOODS,), Says("sold on this visit to the market, by good", 0, 1)]
    bought: Annotated[i16, Says("something was bought on this visit", 0, 1)]
    open_cells: Annotated[i16, Says("cells beside the city", 0, FRONTIER)]
    shown: Annotated[i16, Says("tiles on display", 0, SHOWN)]
    # By seat.
    plays: Annotated[I16, (SEATS,), Says("a player sits here", 0, 1)]
    acts: Annotated[I16, (SEATS,), Says("is to decide", 0, 1)]
    passed: Annotated[I16, (SEATS,), Says("has passed", 0, 1)]
    initiative: Annotated[I16, (SEATS,), Says("place in the order of play, from 1", 0, SEATS)]
    favour: Annotated[I16, (SEATS,), Says("favour points", 0, MOST)]
    height: Annotated[I16, (SEATS,), Says("of equal favour, the higher marker goes first", 0, SEATS - 1)]
    board: Annotated[I16, (SEATS, N_BOARDS), Says("1 for the side of the player board", 0, 1)]
    morale_field: Annotated[I16, (SEATS,), Says("field of the morale track, from the left", 0, N_FIELDS - 1)]
    morale: Annotated[I16, (SEATS,), Says("printed value of that field", -99, 99)]
    stock: Annotated[I16, (SEATS, N_GOODS), Says("gold, wood, stone, marble, weapons held", 0, MOST)]
    unplaced: Annotated[I16, (SEATS, RETIRING), Says("active workers on the board, by experience - 1", 0, WORKERS)]
    active: Annotated[I16, (SEATS,), Says("active workers, placed ones too", 0, WORKERS)]
    villagers: Annotated[I16, (SEATS,), Says("villagers", 0, WORKERS)]
    training: Annotated[I16, (SEATS, 2), Says("workers on Training I and II", 0, WORKERS)]
    retired: Annotated[I16, (SEATS,), Says("retired workers", 0, WORKERS)]
    sent: Annotated[I16, (SEATS,), Says("of them, sent out this round", 0, WORKERS)]
    owned: Annotated[I16, (SEATS,), Says("city tiles owned", 0, MARKERS)]
    camp_used: Annotated[I16, (SEATS, N_CAMPS), Says("labour camp used this round", 0, 1)]
    # By tile.
    in_city: Annotated[I16, (N_TILES,), Says("stands in the city", 0, 1)]
    x: Annotated[I16, (N_TILES,), Says("eastwards of the outpost", -REACH, REACH)]
    y: Annotated[I16, (N_TILES,), Says("southwards of the outpost", -REACH, REACH)]
    rotation: Annotated[I16, (N_TILES,), Says("quarter turns clockwise", 0, 3)]
    owner: Annotated[I16, (N_TILES,), Says("1 the viewer, 2 the next clockwise …, 0 nobody", 0, SEATS)]
    builder: Annotated[I16, (N_TILES,), Says("experience of who built it this round, or 0", 0, RETIRING)]
    worker: Annotated[I16, (N_TILES,), Says("experience of the worker on its zone, or 0", 0, RETIRING)]
    worker_seat: Annotated[I16, (N_TILES,), Says("whose worker that is, as owner", 0, SEATS)]
    display: Annotated[I16, (N_STACK,), Says("on display, by tile behind the start tiles", 0, 1)]
    to_come: Annotated[I16, (N_STACK,), Says("still in the stack (PRA-INF-03)", 0, 1)]
    # By wall tile.
    wall_open: Annotated[I16, (N_WALLS,), Says("is the open demand", 0, 1)]
    wall_gone: Annotated[I16, (N_WALLS,), Says("left the game unclaimed", 0, 1)]
    wall_owner: Annotated[I16, (N_WALLS,), Says("who claimed it, as owner", 0, SEATS)]


@compiled
def observe(s: State, seat: int, out: Any) -> None:
    """Write every field; a spectator looks from seat 0."""
    viewer = max(seat, 0)
    _observe_table(s, viewer, out)
    for step in range(SEATS):
        _observe_seat(s, seat_at(viewer, step, s.seats), step, out)
    for place in range(s.seats):
        out.initiative[relative(viewer, s.order[place], s.seats)] = place + 1
    _observe_tiles(s, viewer, out)
    clear(out.display)
    clear(out.to_come)
    for place in range(s.n_display):
        out.display[s.display[place] - N_START] = 1
    for place in range(s.drawn, s.n_stack):
        out.to_come[s.stack[place] - N_START] = 1
    for wall in range(N_WALLS):
        out.wall_open[wall] = s.wall_at[wall] == OPEN
        out.wall_gone[wall] = s.wall_at[wall] == GONE
        out.wall_owner[wall] = relative_owner(viewer, s.wall_at[wall], s.seats)


@compiled
def _observe_table(s: State, viewer: int, out: Any) -> None:
    observe_phase(s, out.asked)
    out.seats = s.seats
    out.rounds = s.rounds
    out.last_round = s.last_round
    out.expert = s.expert
    out.hard = s.hard
    out.youngest = relative_owner(viewer, s.ages - 1, s.seats)
    out.stack_left = s.n_stack - s.drawn
    out.first_left = max(0, s.n_first - s.drawn)
    out.walls_left = N_WALLS - s.walls_drawn
    out.building = s.building
    out.tile = 0 if s.tile == NOTHING else s.tile + 1
    out.experience = s.experience
    is_turning = s.phase == Phase.ROTATION
    out.cell_x = cell_x(s.frontier[s.cell]) if is_turning else 0
    out.cell_y = cell_y(s.frontier[s.cell]) if is_turning else 0
    copy(out.sold, s.sold)
    out.bought = s.bought
    out.open_cells = s.n_frontier
    out.shown = s.n_display


@compiled
def _observe_seat(s: State, seat: int, step: int, out: Any) -> None:
    plays = 1 if step < s.seats else 0  # places that nobody takes are all 0
    out.plays[step] = plays
    out.acts[step] = s.actor == seat
    out.passed[step] = s.passed[seat]
    out.initiative[step] = 0
    out.favour[step] = plays * s.favour[seat]
    out.height[step] = s.height[seat]
    for board in range(N_BOARDS):
        out.board[step, board] = plays * (s.board[seat] == board)
    out.morale_field[step] = plays * s.morale[seat]
    out.morale[step] = plays * morale_value(s, seat)
    copy_row(out.stock, step, s.stock, seat)
    copy_row(out.unplaced, step, s.active, seat)
    out.active[step] = n_active(s, seat)
    out.villagers[step] = s.villagers[seat]
    copy_row(out.training, step, s.training, seat)
    out.retired[step] = s.retired[seat]
    out.sent[step] = s.sent[seat]
    out.owned[step] = s.owned[seat]
    copy_row(out.camp_used, step, s.camp_used, seat)


@compiled
def _observe_tiles(s: State, viewer: int, out: Any) -> None:
    seats = 0 + s.seats
    copy(out.rotation, s.rotation)
    copy(out.builder, s.builder)
    copy(out.worker, s.worker)
    for tile in range(N_TILES):
        at = s.at[tile]
        out.in_city[tile] = at != ABSENT
        out.x[tile] = cell_x(at) if at != ABSENT else 0
        out.y[tile] = cell_y(at) if at != ABSENT else 0
    for tile in range(N_TILES):
        out.owner[tile] = relative_owner(viewer, s.owner[tile], seats)
        out.worker_seat[tile] = relative_owner(viewer, s.worker_seat[tile], seats)
