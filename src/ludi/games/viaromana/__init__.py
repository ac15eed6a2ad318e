"""Via Romana, by Christian Fiore and Knut Happel (Goldsieber, 2008)."""

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
    title="Via Romana",
    rules=2,
    seats=range(2, 5),
    options=(
        Option("stubborn_hand", ("off", "on")),  # VIA-801
        Option("dangerous_tie", ("off", "on")),  # VIA-811
    ),
    endings=("last-signpost", "standstill"),
    state=State,
    actions=ACTIONS,
    refusals=No,
    observation=Observation,
    data=(
        tables.PROVINCES,
        tables.CITIES,
        tables.ROADS,
        tables.MISSIONS,
        (tables.CASTLES, tables.MILESTONES, tables.SIGNPOSTS, tables.EAGLE_POINTS, tables.MISSION_POINTS),
        (tables.DISPLAY, tables.START_HAND, tables.CARDS_PER_TURN, tables.DRAWN_PER_TURN, tables.HAND_LIMIT),
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
