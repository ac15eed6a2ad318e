"""Via Romana, by Christian Fiore and Knut Happel (Goldsieber, 2008)."""

from pathlib import Path
from typing import Final

from ludi.core.contract import Game, Option
from ludi.games.viaromana import tables
from ludi.games.viaromana.actions import ACTIONS
from ludi.games.viaromana.evaluation import evaluate
from ludi.games.viaromana.events import Happened
from ludi.games.viaromana.invariants import check
from ludi.games.viaromana.knowledge import conceal
from ludi.games.viaromana.naming import THINGS
from ludi.games.viaromana.observation import Observation, observe
from ludi.games.viaromana.rules import apply, legal, refusal
from ludi.games.viaromana.scoring import result
from ludi.games.viaromana.setup import setup
from ludi.games.viaromana.state import No, State
from ludi.games.viaromana.view import view

GAME: Final = Game(
    name="viaromana",
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
    view=view,
    events=Happened,
    things=THINGS,
    check=check,
)
