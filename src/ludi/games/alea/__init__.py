"""Alea Iacta Est, by Jeffrey D. Allers and Bernd Eisenstein (alea / Ravensburger, 2009)."""

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
    title="Alea Iacta Est",
    rules=2,
    seats=range(2, 6),
    options=(Option("start", ("random", 1, 2, 3, 4, 5), names_seat=True),),  # AIE-0211
    endings=("stages-played",),
    state=State,
    actions=ACTIONS,
    refusals=No,
    observation=Observation,
    data=(
        tables.PROVINCES,
        tables.PATRICIANS,
        tables.SENATE_TILES,
        tuple(tables.BY_SEATS.items()),
        tables.FORTUNA.tolist(),
        (tables.DICE, tables.CHIPS, tables.CHIPS_PER_POINT, tables.TILE_IV_STEP, tables.TILE_IV_POINTS),
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
