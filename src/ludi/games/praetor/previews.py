"""What an action would lead to, before it is taken; nothing here depends on chance."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from ludi.core import layout
from ludi.core.catalogue import Action
from ludi.core.contract import Event
from ludi.games.praetor.actions import GOODS
from ludi.games.praetor.effects import wall_points
from ludi.games.praetor.figures import GAIN, OWES_FEE, fill_plazas, fill_tiles
from ludi.games.praetor.state import State
from ludi.games.praetor.tables import (
    ACADEMY,
    BOARDS,
    BY_ID,
    EFFECTS,
    KINDS,
    N_TILES,
    RECRUIT_PRICE,
    RETIRING,
    SIDE,
    TILES,
    WALL_TILES,
    Gives,
    Good,
    Per,
    Zone,
    cell_place,
)
from ludi.games.praetor.update import retirement_points

_AROUND = (-SIDE, 1, SIDE, -1)
PLURALS = {"weapon": "weapons", "favour": "favours"}
AMOUNTS = {good: GOODS[good] for good in range(Gives.MARBLE + 1)} | {Gives.FAVOUR: "favour"}
"""What is given as an amount, by Gives."""


class Outlook(NamedTuple):
    """A position as previews read it: plain numbers, and what the rules derive from it for the actor."""

    s: State
    p: Any
    tiles: list[list[int]]  # figures
    plazas: Sequence[Sequence[int]]  # of the tile being built, by open cell and rotation


def look(s: State, plazas: Sequence[Sequence[int]]) -> Outlook:
    """Read a position once for all previews."""
    tiles = np.zeros((N_TILES, 2), dtype=np.int32)
    fill_tiles(s, tiles)
    return Outlook(s, layout.plain(s), tiles.tolist(), plazas)


def plazas_of(s: State, tile: int, n_cells: int) -> list[list[int]]:
    """The plaza points of a tile by open cell and rotation."""
    points = np.zeros((n_cells, 4), dtype=np.int32)
    fill_plazas(s, tile, points)
    return points.tolist()


def preview(outlook: Outlook, action: Action) -> tuple[Event, ...]:
    """The consequences of a legal action, as sentences."""
    p = outlook.p
    given = action.arguments
    match action.kind:
        case "board":
            return _board(str(given["side"]))
        case "build":
            return _build(outlook, BY_ID[str(given["tile"])])
        case "activate":
            tile = BY_ID[str(given["tile"])]
            return (*fee(outlook, tile), *effect(outlook, tile, _experiences(p)))
        case "camp":
            return (*fee(outlook, BY_ID[str(given["tile"])]), Event("leads-camp"))
        case "pass":
            return (Event("leads-pass", {"workers": sum(p.active[p.actor])}),)
        case "worker":
            return _worker(outlook, int(given["experience"]))
        case "cell":
            place = int(given["place"]) - 1
            x, y = cell_place(p.frontier[place])
            beside = _beside(p, p.frontier[place])
            return (Event("leads-cell", {"x": x, "y": y, "tiles": beside, "plaza": max(outlook.plazas[place])}),)
        case "rotation":
            plaza = outlook.plazas[p.cell][int(given["turns"])]
            favour = KINDS[TILES[p.tile].kind].favour
            return (Event("leads-rotation", {"plaza": plaza, "favour": plaza + favour}),)
        case "forge":
            return (Event("leads-forge", {"wood": int(given["weapons"])}),)
        case "sell":
            return (Event("leads-sell", {"gold": rate(p, str(given["good"]))}),)
        case "buy":
            return (Event("leads-buy", {"gold": rate(p, str(given["good"]))}),)
        case "academy":
            return _academy(outlook, given["use"] == "yes")
        case "recruit" if given["use"] == "yes":
            return (Event("leads-recruit", {"favour": RECRUIT_PRICE}),)
        case _:
            return ()


def rate(s: Any, good: str) -> int:
    """The price of a good on the actor's board."""
    return BOARDS[s.board[s.actor]].rates[GOODS.index(good) - 1]


def counted(good: str, amount: int) -> str:
    """The id of the name that goes with so many: most goods are only weighed."""
    return PLURALS.get(good, good) if amount != 1 else good


def pays(amounts: Sequence[int]) -> tuple[Event, ...]:
    """A cost, one sentence for each good."""
    return tuple(
        Event("leads-pay", {"amount": int(amount), "good": counted(good, amount)})
        for good, amount in zip(GOODS, amounts, strict=True)
        if amount
    )


def fee(outlook: Outlook, tile: int) -> tuple[Event, ...]:
    """What using a tile costs the actor, and who gets it."""
    if not outlook.tiles[tile][OWES_FEE]:
        return ()
    kind = KINDS[TILES[tile].kind]
    good = counted(GOODS[kind.fee_good], kind.fee)
    return (Event("leads-fee", {"amount": kind.fee, "good": good, "seat": outlook.p.owner[tile]}),)


def _board(side: str) -> tuple[Event, ...]:
    board = next(board for board in BOARDS if board.id == side)
    wood, stone, marble, weapon = board.rates
    about: dict[str, Any] = {"active": board.wage_active, "retired": board.wage_retired}
    return (Event("leads-board", about | {"wood": wood, "stone": stone, "marble": marble, "weapon": weapon}),)


def _build(outlook: Outlook, tile: int) -> tuple[Event, ...]:
    plaza = max(map(max, plazas_of(outlook.s, tile, outlook.p.n_frontier)))
    kind = KINDS[TILES[tile].kind]
    return (*pays(kind.cost), Event("leads-build", {"favour": kind.favour, "plaza": plaza}))


def _beside(p: Any, cell: int) -> tuple[str, ...]:
    """The tiles that share an edge with a cell, clockwise from the north."""
    return tuple(TILES[p.at.index(other)].id for other in (cell + step for step in _AROUND) if other in p.at)


def _experiences(p: Any) -> list[int]:
    """Of the workers that could be placed."""
    if p.experience:
        return [p.experience]
    return [experience for experience, workers in enumerate(p.active[p.actor], 1) if workers]


def effect(outlook: Outlook, tile: int, experiences: Sequence[int]) -> tuple[Event, ...]:
    """What activating a tile would bring the actor, by the workers who might do it."""
    p, gain = outlook.p, outlook.tiles[tile][GAIN]
    gives, times, per = EFFECTS[TILES[tile].kind][1:]
    low, high = min(experiences), max(experiences)
    if gives in AMOUNTS:
        good = AMOUNTS[gives]
        if per == Per.EXPERIENCE and low < high:
            return (Event("leads-gain-by", {"low": times * low, "high": times * high, "good": good}),)
        amount = times * high if per == Per.EXPERIENCE else gain
        return (Event("leads-gain", {"amount": amount, "good": counted(good, amount)}),)
    match gives:
        case Gives.MORALE:
            track, now = BOARDS[p.board[p.actor]].morale, p.morale[p.actor]
            then = min(len(track) - 1, now + gain)
            return (Event("leads-morale", {"fields": then - now, "now": track[now], "value": track[then]}),)
        case Gives.TRAINING:
            return (Event("leads-train"),)
        case Gives.WALL_TILE:
            wall = WALL_TILES[p.open_wall]
            points = int(wall_points(outlook.s, p.actor, p.open_wall))
            return (*pays(wall.demand), Event("leads-wall", {"wall": wall.id, "points": points}))
        case Gives.WEAPONS:
            return (Event("leads-smithy", {"most": min(high, p.stock[p.actor][Good.WOOD])}),)
        case _:
            return (Event("leads-market"),)


def _worker(outlook: Outlook, experience: int) -> tuple[Event, ...]:
    p = outlook.p
    learns = bool(p.building) or KINDS[TILES[p.tile].kind].zone == Zone.RED
    events = () if p.building else effect(outlook, p.tile, [experience])
    if not learns:
        return (*events, Event("leads-unchanged"))
    if experience + 1 == RETIRING:
        return (*events, Event("leads-retire", {"points": int(retirement_points(outlook.s))}))
    return (*events, Event("leads-experience", {"experience": experience + 1}))


def _academy(outlook: Outlook, use: bool) -> tuple[Event, ...]:
    workers = outlook.p.training[outlook.p.actor][0]
    if not use:
        return (Event("leads-training-two", {"workers": workers}),)
    return (*fee(outlook, ACADEMY), Event("leads-academy", {"workers": workers}))
