"""Praetor, by Andrei Novac (NSKN Games, 2014)."""

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
    title="Praetor",
    rules=3,
    seats=range(2, 6),
    options=(  # PRA-CFG
        Option("expert", ("off", "on"), fewest_seats=3),
        Option("hard", ("off", "on"), fewest_seats=3),
        Option("boards", ("A", "B", "free")),
        Option("ages", ("none", 1, 2, 3, 4, 5), names_seat=True),
        Option("second_camp", ("off", "on"), only_with=(0, 2), is_house_rule=True),
    ),
    endings=("city-complete", "wall-complete", "both-complete"),
    state=State,
    actions=ACTIONS,
    refusals=No,
    observation=Observation,
    data=(
        tables.KINDS,
        tables.EFFECTS,
        tables.TILES,
        tables.WALL_TILES,
        tables.BOARDS,
        tuple(tables.LAYOUTS.items()),
        tables.TOUCHING,
        tables.MAJORITIES.tolist(),
        tables.START_STOCK.tolist(),
        (tables.START_WORKERS, tables.WORKERS, tables.MARKERS, tables.TOP_FAVOUR),
        (tables.RETIRING, tables.RETIRE_I, tables.RETIRE_II, tables.MISSING_WAGE, tables.RECRUIT_PRICE),
        tables.GOLD_PER_FAVOUR,
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
    box=tables.BOX,
    fits=fits,
)
