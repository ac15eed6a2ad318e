"""Provincia Romana, by Pierluigi Frumusa (Stratelibri / Giochi Uniti, 2014)."""

from pathlib import Path
from typing import Final

from ludi.core.contract import Game, Option

from . import tables
from .actions import ACTIONS
from .box import fits
from .evaluation import PARTS, evaluate, parts
from .events import Happened
from .invariants import check
from .knowledge import conceal
from .naming import THINGS
from .observation import Observation, observe
from .rules import apply, legal, refusal
from .scoring import result
from .setup import setup
from .state import No, State
from .view import view

GAME: Final = Game(
    name=tables.BOX.game,
    title="Provincia Romana",
    rules=2,
    seats=range(2, 7),
    options=(
        Option("cities", ("random", "picked")),  # PRO-204
        Option("start", ("random", 1, 2, 3, 4, 5, 6), names_seat=True),  # PRO-205
    ),
    endings=("rounds-played",),
    state=State,
    actions=ACTIONS,
    refusals=No,
    observation=Observation,
    data=(
        tuple(tables.STARTS.items()),
        tables.BUILDINGS,
        tables.SENATE,
        tables.OPES,
        tables.BELLUM,
        (tables.TOKEN_VALUES, tables.TOKEN_COUNTS),
        tables.CITIES,
        tables.PIECES.tolist(),
        (tables.START_GOLD, tables.START_MORALE, tables.LOWEST_MORALE, tables.LOWEST_DEFENCE),
        (tables.CAP_WITH_HORREUM, tables.CAP_WITHOUT, tables.HAND_LIMIT, tables.PRICE, tables.REMOVED),
        (tables.AEDILES_COST, tables.CORRUPTIO_COST, tables.LOOKED_AT, tables.GOLD_PER_PRESTIGE),
        (tables.FALLBACK_GOLD, tables.FALLBACK_PRESTIGE, tables.FINE, tables.PRESTIGE_CARDS),
    ),
    folder=Path(__file__).parent,
    setup=setup,
    legal=legal,
    refusal=refusal,
    apply=apply,
    conceal=conceal,
    observe=observe,
    result=result,
    evaluate=evaluate,
    parts=parts,
    part_names=PARTS,
    view=view,
    events=Happened,
    things=THINGS,
    check=check,
    drawing=tables.DRAWING,
    box=tables.BOX,
    fits=fits,
)
