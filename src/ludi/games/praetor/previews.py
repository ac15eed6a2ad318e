"""What an action would lead to, before it is taken; nothing here depends on chance."""

from collections.abc import Sequence
from typing import Any

from ludi.core.catalogue import Action
from ludi.core.contract import Event
from ludi.games.praetor.actions import GOODS
from ludi.games.praetor.city import best_plaza, plaza_points
from ludi.games.praetor.effects import gain_of, morale_value, wall_points
from ludi.games.praetor.placing import owes_fee
from ludi.games.praetor.state import Phase, State
from ludi.games.praetor.tables import (
    ACADEMY,
    BOARDS,
    BY_ID,
    FAVOUR,
    KINDS,
    MORALE,
    N_FIELDS,
    RECRUIT_PRICE,
    RETIRING,
    TILES,
    WALL_TILES,
    Good,
    Kind,
    Zone,
    cell_place,
)
from ludi.games.praetor.update import retirement_points

RESOURCE_TILES = (Kind.MINE, Kind.SAW, Kind.QUA, Kind.MAR)
PLURALS = {"weapon": "weapons", "favour": "favours"}
GAINS = {
    Kind.CUR: "gold",
    Kind.FOR: "gold",
    Kind.MAI: "favour",
    Kind.APO: "favour",
    Kind.PLU: "favour",
    Kind.MER: "favour",
    Kind.VEN: "favour",
}


def preview(s: State, action: Action) -> tuple[Event, ...]:
    """The consequences of a legal action, as sentences."""
    given = action.arguments
    match action.kind:
        case "board":
            return _board(str(given["side"]))
        case "build":
            return _build(s, BY_ID[str(given["tile"])])
        case "activate":
            tile = BY_ID[str(given["tile"])]
            return (*fee(s, tile), *effect(s, tile, _experiences(s)))
        case "camp":
            return (*fee(s, BY_ID[str(given["tile"])]), Event("leads-camp"))
        case "pass":
            left = sum(int(s.active[s.actor, place]) for place in range(RETIRING))
            return (Event("leads-pass", {"workers": left}),)
        case "worker":
            return _worker(s, int(given["experience"]))
        case "cell":
            cell = int(s.frontier[int(given["place"]) - 1])
            x, y = cell_place(cell)
            return (Event("leads-cell", {"x": x, "y": y, "plaza": int(best_plaza(s, s.tile, cell))}),)
        case "rotation":
            plaza = int(plaza_points(s, s.tile, s.frontier[s.cell], int(given["turns"])))
            return (Event("leads-rotation", {"plaza": plaza, "favour": plaza + int(FAVOUR[s.tile])}),)
        case "forge":
            return (Event("leads-forge", {"wood": int(given["weapons"])}),)
        case "sell":
            return (Event("leads-sell", {"gold": rate(s, str(given["good"]))}),)
        case "buy":
            return (Event("leads-buy", {"gold": rate(s, str(given["good"]))}),)
        case "academy":
            return _academy(s, given["use"] == "yes")
        case "recruit" if given["use"] == "yes":
            return (Event("leads-recruit", {"favour": RECRUIT_PRICE}),)
        case _:
            return ()


def rate(s: State, good: str) -> int:
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


def fee(s: State, tile: int) -> tuple[Event, ...]:
    """What using a tile costs the actor, and who gets it."""
    if not owes_fee(s, s.actor, tile):
        return ()
    kind = KINDS[TILES[tile].kind]
    return (
        Event(
            "leads-fee",
            {"amount": kind.fee, "good": counted(GOODS[kind.fee_good], kind.fee), "seat": int(s.owner[tile])},
        ),
    )


def _board(side: str) -> tuple[Event, ...]:
    board = next(board for board in BOARDS if board.id == side)
    wood, stone, marble, weapon = board.rates
    about: dict[str, Any] = {"active": board.wage_active, "retired": board.wage_retired}
    return (Event("leads-board", about | {"wood": wood, "stone": stone, "marble": marble, "weapon": weapon}),)


def _build(s: State, tile: int) -> tuple[Event, ...]:
    plaza = max(int(best_plaza(s, tile, int(s.frontier[place]))) for place in range(s.n_frontier))
    favour = int(FAVOUR[tile])
    return (*pays(KINDS[TILES[tile].kind].cost), Event("leads-build", {"favour": favour, "plaza": plaza}))


def _experiences(s: State) -> list[int]:
    """Of the workers that could be placed."""
    if s.experience:
        return [int(s.experience)]
    return [place + 1 for place in range(RETIRING) if s.active[s.actor, place]]


def effect(s: State, tile: int, experiences: Sequence[int]) -> tuple[Event, ...]:
    """What activating a tile would bring the actor, by the workers who might do it."""
    kind = TILES[tile].kind
    low, high = min(experiences), max(experiences)
    gain = int(gain_of(s, s.actor, tile, high))
    if kind in RESOURCE_TILES:
        if low < high:
            return (Event("leads-gain-by", {"low": low, "high": high, "good": GOODS[kind]}),)
        return (Event("leads-gain", {"amount": gain, "good": GOODS[kind]}),)
    if kind in GAINS:
        return (Event("leads-gain", {"amount": gain, "good": counted(GAINS[kind], gain)}),)
    match kind:
        case Kind.COL | Kind.ORA:
            field = min(N_FIELDS - 1, int(s.morale[s.actor]) + gain)
            value, now = int(MORALE[s.board[s.actor], field]), int(morale_value(s, s.actor))
            return (Event("leads-morale", {"fields": field - int(s.morale[s.actor]), "now": now, "value": value}),)
        case Kind.TRA:
            return (Event("leads-train"),)
        case Kind.OUT:
            wall = WALL_TILES[s.open_wall]
            points = int(wall_points(s, s.actor, s.open_wall))
            return (*pays(wall.demand), Event("leads-wall", {"wall": wall.id, "points": points}))
        case Kind.SMI:
            return (Event("leads-smithy", {"most": min(high, int(s.stock[s.actor, Good.WOOD]))}),)
        case _:
            return (Event("leads-market"),)


def _worker(s: State, experience: int) -> tuple[Event, ...]:
    learns = bool(s.building) or KINDS[TILES[s.tile].kind].zone == Zone.RED
    events = () if s.building else effect(s, s.tile, [experience])
    if not learns:
        return (*events, Event("leads-unchanged"))
    if experience + 1 == RETIRING:
        return (*events, Event("leads-retire", {"points": int(retirement_points(s))}))
    return (*events, Event("leads-experience", {"experience": experience + 1}))


def _academy(s: State, use: bool) -> tuple[Event, ...]:
    workers = int(s.training[s.actor, 0])
    if not use:
        return (Event("leads-training-two", {"workers": workers}),)
    assert s.phase == Phase.ACADEMY
    return (*fee(s, ACADEMY), Event("leads-academy", {"workers": workers}))
