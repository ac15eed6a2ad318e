"""The End of the Triumvirate, by Johannes Ackva and Max Gabrian (Lookout Games, 2005)."""

from pathlib import Path
from typing import Final

from ludi.core.contract import Game, Option, Phrase

from . import tables
from .actions import ACTIONS
from .box import fits
from .evaluation import PARTS, evaluate, parts
from .events import Happened
from .invariants import check
from .knowledge import conceal
from .observation import Observation, observe
from .rules import apply, legal, refusal
from .scoring import result
from .setup import ORDERS, ORDERS_OF_TWO, setup
from .state import Ending, No, State
from .view import view

GAME: Final = Game(
    name=tables.BOX.game,
    title="The End of the Triumvirate",
    rules=3,
    seats=range(2, 4),
    options=(
        Option("characters", ("random", *ORDERS, *ORDERS_OF_TWO), only_with=(0, *[3] * 6, *[2] * 2)),  # TRI-201
        Option("second_gold", ("off", "on"), only_with=(0, 2), is_house_rule=True),  # TRI-1113
    ),
    endings=tuple(ending.name.lower().replace("_", "-") for ending in Ending),
    state=State,
    actions=ACTIONS,
    refusals=No,
    observation=Observation,
    data=(
        tables.PROVINCES,
        tables.LAND,
        tables.ARROWS,
        tuple(tables.COASTS.items()),
        tables.PRODUCTION,
        tables.PACKAGES,
        tables.DEEDS,
        (tables.BASE_COST, tables.SURCHARGE, tables.WEAPONS_AN_ACTION),
        (tables.LEGIONS, tables.GOLD, tables.SERVANTS, tables.GOVERNORS, tables.CITIZENS, tables.WEAPONS),
        (tables.START_LEGIONS, tables.LEADERLESS_LEGIONS, tables.START_CITIZENS, tables.START_BAG),
        (
            tables.GOAL,
            tables.MOST_LEADING,
            tables.YEAR,
            tables.MOVEMENT,
            tables.MOST_DRAWN,
            tables.PROTECTION,
            tables.LEGION_LIMIT,
        ),
        (tables.CITIZENS_RETURNED, tables.PROVINCES_TO_WIN, tables.CITIZENS_TO_WIN),
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
    things={
        f"option-characters-{order}": Phrase("thing-order", {"characters": tuple(order.split("-"))})
        for order in (*ORDERS, *ORDERS_OF_TWO)
    },
    check=check,
    drawing={"land": tables.LAND, "arrows": tables.ARROWS},
    box=tables.BOX,
    fits=fits,
)
