"""Final scoring, places and tie-breaks (PRA-FIN, PRA-WIN, PRA-VAR)."""

from typing import Final

from ludi.core.contract import PLACES, SCORES
from ludi.core.jit import compiled
from ludi.core.layout import Ints

from .city import are_neighbours
from .effects import morale_value, n_walls
from .state import State
from .tables import (
    GOLD_PER_FAVOUR,
    MAJORITIES,
    N_GOODS,
    N_TILES,
    RATE,
    RETIRING,
)


@compiled
def worker_points(s: State, seat: int) -> int:
    """Experience of active workers, placed ones too, and 1 for each new worker (PRA-FIN-01 to -03)."""
    points = s.training[seat, 0] + s.training[seat, 1]
    for place in range(RETIRING):
        points += (place + 1) * s.active[seat, place]
    for tile in range(N_TILES):
        if s.owner[tile] == seat and s.builder[tile] < RETIRING:
            points += s.builder[tile]
        if s.worker_seat[tile] == seat and s.worker[tile] < RETIRING:
            points += s.worker[tile]
    return points


@compiled
def morale_points(s: State, seat: int) -> int:
    """What morale adds or takes; it takes no more than there is after the workers (PRA-FIN-04, -06)."""
    return max(morale_value(s, seat), -s.favour[seat] - worker_points(s, seat))


@compiled
def goods_points(s: State, seat: int) -> int:
    """A point for each full 10 gold of all resources at the rates of the own board, gold included (PRA-FIN-05)."""
    gold = 0
    for good in range(N_GOODS):
        gold += s.stock[seat, good] * RATE[s.board[seat], good]
    return gold // GOLD_PER_FAVOUR


@compiled
def base_score(s: State, seat: int) -> int:
    """Favour with workers, morale and resources."""
    return s.favour[seat] + worker_points(s, seat) + morale_points(s, seat) + goods_points(s, seat)


# The three majorities of the expert game.
DISTRICT: Final = 0
WALL: Final = 1
VILLAGERS: Final = 2


@compiled
def district(s: State, seat: int) -> int:
    """The size of the seat's largest group of tiles connected by edges (PRA-VAR-03)."""
    left = 0
    for tile in range(N_TILES):
        if s.owner[tile] == seat:
            left |= 1 << tile
    largest = 0
    for tile in range(N_TILES):
        if (left >> tile) & 1:
            group = _group(s, tile, left)
            left &= ~group
            size = 0
            while group:
                size += 1
                group &= group - 1
            largest = max(largest, size)
    return largest


@compiled
def _group(s: State, first: int, among: int) -> int:
    """The tiles connected to the first, as bits."""
    group = 1 << first
    grows = True
    while grows:
        grows = False
        for tile in range(N_TILES):
            if (among & ~group) >> tile & 1:
                for other in range(N_TILES):
                    if group >> other & 1 and are_neighbours(s, tile, other):
                        group |= 1 << tile
                        grows = True
                        break
    return group


@compiled
def majority_count(s: State, seat: int, majority: int) -> int:
    """What the majority compares (PRA-VAR-08)."""
    if majority == DISTRICT:
        return district(s, seat)
    if majority == WALL:
        return n_walls(s, seat)
    return s.villagers[seat]


@compiled
def majority_points(s: State, seat: int, majority: int) -> int:
    """The points of the seat's place, those of tied places shared and rounded down (PRA-VAR-06)."""
    mine = majority_count(s, seat, majority)
    ahead, tied = 0, 0
    for other in range(s.seats):
        theirs = majority_count(s, other, majority)
        if theirs > mine:
            ahead += 1
        elif theirs == mine:
            tied += 1
    points = 0
    for place in range(ahead, ahead + tied):
        points += MAJORITIES[majority, place]
    return points // tied


@compiled
def expert_points(s: State, seat: int) -> int:
    """All three majorities of the expert game (PRA-VAR-02)."""
    if not s.expert:
        return 0
    return majority_points(s, seat, DISTRICT) + majority_points(s, seat, WALL) + majority_points(s, seat, VILLAGERS)


@compiled
def is_ahead(s: State, out: Ints, seat: int, other: int) -> bool:
    """Whether the seat is placed before another: score, then the tie-breaks (PRA-WIN-01 to -05)."""
    if out[SCORES, seat] != out[SCORES, other]:
        return out[SCORES, seat] > out[SCORES, other]
    if morale_value(s, seat) != morale_value(s, other):
        return morale_value(s, seat) > morale_value(s, other)
    if n_walls(s, seat) != n_walls(s, other):
        return n_walls(s, seat) > n_walls(s, other)
    if s.owned[seat] != s.owned[other]:
        return s.owned[seat] > s.owned[other]
    return s.ages == seat + 1 and seat != other  # nobody said who of the others is younger


@compiled
def result(s: State, out: Ints) -> None:
    """Scores and places, as if the game ended here."""
    for seat in range(s.seats):
        out[SCORES, seat] = base_score(s, seat) + expert_points(s, seat)
    for seat in range(s.seats):
        place = 1
        for other in range(s.seats):
            if is_ahead(s, out, other, seat):
                place += 1
        out[PLACES, seat] = place
