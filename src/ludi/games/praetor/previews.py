"""What an action would lead to, beyond what the rules foretell of it themselves; nothing here depends on chance."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from ludi.core import dispatch, events
from ludi.core.contract import Event
from ludi.core.jit import compiled
from ludi.core.layout import Ints

from .actions import ACTIONS
from .city import plaza_points
from .events import GOOD, Happened, worded
from .state import State
from .tables import (
    BOARDS,
    BY_ID,
    EFFECTS,
    KINDS,
    RETIRING,
    SIDE,
    TILES,
    Good,
    Per,
    Zone,
    cell_place,
)
from .update import retirement_points, wages_due

_AROUND: Final = (-SIDE, 1, SIDE, -1)
_EVENTS: Final = tuple(Happened)


@compiled
def fill_plazas(s: State, tile: int, out: Ints) -> None:
    """The plaza points of a tile by open cell and rotation."""
    for place in range(s.n_frontier):
        for turns in range(4):
            out[place, turns] = plaza_points(s, tile, s.frontier[place], turns)


def plazas_of(s: State, tile: int) -> list[list[int]]:
    """The plaza points of a tile by open cell and rotation."""
    points = np.zeros((s.n_frontier, 4), dtype=np.int32)
    fill_plazas(s, tile, points)
    return points.tolist()


class Outlook(NamedTuple):
    """A position as previews read it."""

    s: State
    p: Any  # the same in plain numbers
    plazas: Sequence[Sequence[int]]  # of the tile being built, by open cell and rotation

    def more(self, _s: State, code: int) -> tuple[Event, ...]:
        """What there is to say of a legal action."""
        p, given = self.p, ACTIONS[code].arguments
        match ACTIONS[code].kind:
            case "board":
                return _board(str(given["side"]))
            case "build":
                tile, workers = BY_ID[str(given["tile"])], self._experiences()
                return (*self._build(tile), *(self._learns(tile, workers[0], True) if len(workers) == 1 else ()))
            case "activate":
                tile, workers = BY_ID[str(given["tile"])], self._experiences()
                return self._learns(tile, workers[0], False) if len(workers) == 1 else self._by_worker(code, tile)
            case "worker":
                return self._learns(p.tile, int(given["experience"]), bool(p.building))
            case "cell":
                return self._cell(int(given["place"]) - 1)
            case "pass":
                owed, gold = int(wages_due(self.s, p.actor)), p.stock[p.actor][Good.GOLD]
                return (Event("leads-wages", {"owed": owed, "gold": gold}),) if owed > gold else ()
            case _:
                return ()

    def _experiences(self) -> list[int]:
        """Of the workers that could be placed."""
        if self.p.experience:
            return [self.p.experience]
        return [experience for experience, workers in enumerate(self.p.active[self.p.actor], 1) if workers]

    def _build(self, tile: int) -> Iterator[Event]:
        kind = KINDS[TILES[tile].kind]
        for good, amount in enumerate(kind.cost):
            if amount:
                yield Event("leads-pay", {"amount": amount, "good": GOOD(int(worded(good, amount)))})
        yield Event("leads-build", {"favour": kind.favour, "plaza": max(map(max, plazas_of(self.s, tile)))})

    def _by_worker(self, code: int, tile: int) -> tuple[Event, ...]:
        """An activation whose worker is still to be chosen: as the rules foretell it of the least and the best."""
        workers = self._experiences()
        low = self._foretold(code, workers[0])
        if EFFECTS[TILES[tile].kind].per != Per.EXPERIENCE:
            return low
        return tuple(map(_between, low, self._foretold(code, workers[-1])))

    def _foretold(self, code: int, experience: int) -> tuple[Event, ...]:
        game = dispatch.game_of(self.s)
        ear = events.begin(self.s, game.listening)
        game.apply(ear, code)
        game.apply(ear, ACTIONS.encode("worker", experience=experience))
        rows = [(_EVENTS[row[events.KIND]], row) for row in events.noted_rows(ear) if not row[events.REVEALED]]
        told = (kind.event(row, self.p.actor, "leads-") for kind, row in rows if kind.declaration.foretold)
        return tuple(event for event in told if event)

    def _learns(self, tile: int, experience: int, builds: bool) -> tuple[Event, ...]:
        """What becomes of the worker in the update (PRA-UPD-07 to -10)."""
        if experience == RETIRING:
            return ()
        if not builds and KINDS[TILES[tile].kind].zone != Zone.RED:
            return (Event("leads-unchanged"),)
        if experience + 1 == RETIRING:
            return (Event("leads-retire", {"points": int(retirement_points(self.s))}),)
        return (Event("leads-experience", {"experience": experience + 1}),)

    def _cell(self, place: int) -> tuple[Event, ...]:
        """Where a cell lies, beside which tiles, clockwise from the north, and the best way round."""
        p, cell = self.p, self.p.frontier[place]
        x, y = cell_place(cell)
        beside = tuple(TILES[p.at.index(cell + step)].id for step in _AROUND if cell + step in p.at)
        return (Event("leads-cell", {"x": x, "y": y, "tiles": beside, "plaza": max(self.plazas[place])}),)


def _board(side: str) -> tuple[Event, ...]:
    board = next(board for board in BOARDS if board.id == side)
    wood, stone, marble, weapon = board.rates
    about: dict[str, Any] = {"active": board.wage_active, "retired": board.wage_retired}
    return (Event("leads-board", about | {"wood": wood, "stone": stone, "marble": marble, "weapon": weapon}),)


def _between(low: Event, high: Event) -> Event:
    """What two workers would bring, as one sentence."""
    if low == high or low.kind != "leads-gained":
        return high
    bounds: dict[str, Any] = {"low": low.arguments["amount"], "high": high.arguments["amount"]}
    return Event("leads-gained-by", bounds | {"good": low.arguments["good"]})
