"""Leduc hold'em as Ludi Romani finds it."""

from pathlib import Path
from typing import Final

from ludi.core.contract import Game
from ludi_leduc import tables
from ludi_leduc.actions import ACTIONS
from ludi_leduc.evaluation import evaluate
from ludi_leduc.events import Happened
from ludi_leduc.invariants import check
from ludi_leduc.knowledge import conceal
from ludi_leduc.observation import Observation, observe
from ludi_leduc.rules import apply, legal, refusal
from ludi_leduc.scoring import result
from ludi_leduc.setup import setup
from ludi_leduc.state import Ending, No, State
from ludi_leduc.view import view

GAME: Final = Game(
    name="leduc",
    title="Leduc hold'em",
    rules=1,
    seats=range(2, 3),
    options=(),
    endings=tuple(ending.name.lower() for ending in Ending),
    state=State,
    actions=ACTIONS,
    refusals=No,
    observation=Observation,
    data=(tables.CARDS, (tables.ANTE, *tables.RAISE.tolist(), tables.MOST_RAISES)),
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
    check=check,
)
