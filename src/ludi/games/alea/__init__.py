"""Alea Iacta Est, by Jeffrey D. Allers and Bernd Eisenstein (alea / Ravensburger, 2009)."""

from pathlib import Path
from typing import Final

from ludi.core.contract import Game, Option
from ludi.games.alea import tables
from ludi.games.alea.actions import ACTIONS
from ludi.games.alea.evaluation import evaluate
from ludi.games.alea.events import Happened
from ludi.games.alea.invariants import check
from ludi.games.alea.knowledge import conceal
from ludi.games.alea.naming import THINGS
from ludi.games.alea.observation import Observation, observe
from ludi.games.alea.rules import apply, legal, refusal
from ludi.games.alea.scoring import result
from ludi.games.alea.setup import setup
from ludi.games.alea.state import No, State
from ludi.games.alea.view import view

GAME: Final = Game(
    name="alea",
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
    view=view,
    events=Happened,
    things=THINGS,
    check=check,
)
