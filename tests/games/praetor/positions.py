"""Hand-made positions of Praetor."""

from collections.abc import Sequence

from ludi.core.contract import OVER
from ludi.games.praetor import GAME
from ludi.games.praetor.actions import ACTIONS
from ludi.games.praetor.city import lay
from ludi.games.praetor.state import NOBODY, NOTHING, OPEN, STACK, No, Phase, State
from ludi.games.praetor.tables import BY_ID, GOODS, N_WALLS, RETIRING, TILES, WALL_TILES, cell_number

WALLS = {wall.id: place for place, wall in enumerate(WALL_TILES)}


def a_game(seats: int = 4, seed: int = 1, **options: str | int) -> State:
    """The first turn of the first round; the seats play in their own order."""
    s = GAME.start(seats, options, seed)
    if s.phase == Phase.TURN:
        in_order(s, *range(seats))
    return s


def in_order(s: State, *seats: int) -> State:
    """Let the seats play in this order, the first of them now."""
    for place, seat in enumerate(seats):
        s.order[place] = seat
    s.turn, s.actor, s.phase = 0, seats[0], Phase.TURN
    return s


def turn_of(s: State, seat: int) -> State:
    """Let this seat be in turn now."""
    s.turn = [int(other) for other in s.order[: s.seats]].index(seat)
    s.actor, s.phase = seat, Phase.TURN
    return s


def give(s: State, seat: int, **amounts: int) -> State:
    """Set how much the seat holds."""
    for good, amount in amounts.items():
        s.stock[seat, GOODS.index(good)] = amount
    return s


def held(s: State, seat: int) -> list[int]:
    """Gold, wood, stone, marble, weapons."""
    return [int(s.stock[seat, good]) for good in range(len(GOODS))]


def staff(s: State, seat: int, active: Sequence[int], retired: int = 0, training: tuple[int, int] = (0, 0)) -> State:
    """Set the seat's workers; the rest are villagers."""
    for experience in range(RETIRING):
        s.active[seat, experience] = list(active).count(experience + 1)
    s.retired[seat] = retired
    s.training[seat, 0], s.training[seat, 1] = training
    s.villagers[seat] = 8 - len(active) - retired - sum(training)
    return s


def active(s: State, seat: int) -> list[int]:
    """The experience of the unplaced active workers."""
    return [e + 1 for e in range(RETIRING) for _ in range(s.active[seat, e])]


def put(s: State, tile: str, x: int, y: int, owner: int = NOBODY, rotation: int = 0) -> State:
    """A tile in the city."""
    lay(s, BY_ID[tile], cell_number(x, y), rotation)
    own(s, tile, owner)
    return s


def own(s: State, tile: str, owner: int) -> State:
    """Give a tile of the city to a seat."""
    if owner != NOBODY:
        s.owner[BY_ID[tile]] = owner
        s.owned[owner] += 1
    return s


def show(s: State, *tiles: str) -> State:
    """Exactly these tiles in the display."""
    for place in range(len(s.display)):
        s.display[place] = BY_ID[tiles[place]] if place < len(tiles) else NOTHING
    s.n_display = len(tiles)
    return s


def shown(s: State) -> list[str]:
    return [TILES[s.display[place]].id for place in range(s.n_display)]


def demand(s: State, wall: str | None) -> State:
    """Exactly this open wall tile."""
    if s.open_wall != NOTHING:
        s.wall_at[s.open_wall] = STACK
    s.open_wall = NOTHING
    if wall is not None:
        s.open_wall = WALLS[wall]
        s.wall_at[WALLS[wall]] = OPEN
    return s


def claim(s: State, seat: int, *walls: str) -> State:
    """Wall tiles claimed earlier."""
    for wall in walls:
        s.wall_at[WALLS[wall]] = seat
    return s


def legal(s: State, kind: str = "") -> list[str]:
    """The legal actions of a kind in words."""
    codes = [code for code in GAME.legal_codes(s) if not kind or ACTIONS[code].kind == kind]
    return [ACTIONS.text(code) for code in codes]


def why(s: State, text: str) -> No:
    """Why an action is refused."""
    return No(int(GAME.refusal(s, ACTIONS.parse(text).code)))


def play(s: State, *texts: str) -> State:
    """Play actions, each of which must be legal."""
    for text in texts:
        assert why(s, text) == No.OK, f"{text}: {why(s, text).name}"
        GAME.apply(s, ACTIONS.parse(text).code)
    return s


def cell(s: State, x: int, y: int) -> str:
    """The action that names a cell by its coordinates."""
    cells = [int(s.frontier[place]) for place in range(s.n_frontier)]
    return f"cell {cells.index(cell_number(x, y)) + 1}"


def end_round(s: State) -> State:
    """Everybody passes; stops where the update phase asks something."""
    rounds = int(s.rounds)
    while s.actor != OVER and s.rounds == rounds and s.phase == Phase.TURN:
        play(s, "pass")
    return s


def all_walls_shown(s: State, but: int = 0) -> State:
    """Leave only so many wall tiles in the stack."""
    for place in range(s.walls_drawn, N_WALLS - but):
        s.wall_at[s.walls[place]] = -3
    s.walls_drawn = N_WALLS - but
    return s


def drain(s: State, left: int) -> State:
    """Leave only so many tiles in the city stack."""
    s.drawn = s.n_stack - left
    return s
