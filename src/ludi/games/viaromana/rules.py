"""The rules as one table: what is asked when, what refuses it and what it does.

A match is bounded. Every piece goes to a place that was never built before,
since pieces in cities stay and scored roads are closed: 140 at most. Three
rounds without a new piece end the game (VIA-731), a turn plays three cards at
most, and its discards, scorings and payments are bounded by the 55 cards.
"""

from typing import Final

from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi.core.rulebook import Rule, Rulebook

from . import building, paying, roads, turns
from .actions import ACTIONS
from .setup import place_start, refuse_start
from .state import No, Phase, State


@compiled
def proceed(s: State) -> None:
    """All that happens by itself, up to the next decision."""
    while s.phase >= Phase.SCORE and s.actor != OVER:
        if s.phase == Phase.SCORE:
            roads.find_scoring(s)
        elif s.phase == Phase.CARDS:
            roads.hand_out(s)
        elif s.phase == Phase.CLEAR:
            roads.clear_road(s)
        else:
            turns.finish_builds(s)


# fmt: off
RULES: Final = Rulebook(
    ACTIONS,
    No.NOT_ASKED,
    Rule("start",      (Phase.START,),               refuse_start,               place_start),
    Rule("discard",    (Phase.DISCARD, Phase.TRIM),  turns.refuse_discard,       turns.discard),
    Rule("keep",       (Phase.TRIM,),                None,                       turns.keep),
    Rule("end",        (Phase.BUILD,),               None,                       turns.end_builds),
    Rule("castle",     (Phase.BUILD,),               building.refuse_castle,     building.plan_castle,     building.legal_in_cities),
    Rule("city",       (Phase.BUILD,),               building.refuse_city,       building.plan_city,       building.legal_with_those_before),
    Rule("joker_city", (Phase.BUILD,),               building.refuse_joker_city, building.plan_joker_city, building.legal_with_those_before),
    Rule("road",       (Phase.BUILD,),               building.refuse_road,       building.plan_road,       building.legal_on_roads),
    Rule("joker_road", (Phase.BUILD,),               building.refuse_joker_road, building.plan_joker_road, building.legal_with_those_before),
    Rule("double",     (Phase.BUILD,),               building.refuse_double,     building.build_double,    building.legal_with_those_before),
    Rule("pay",        (Phase.PAY,),                 paying.refuse_pay,          building.pay),
    Rule("score",      (Phase.ORDER,),               roads.refuse_score,         roads.open_scoring),
    Rule("marker",     (Phase.MARKER,),              roads.refuse_marker,        roads.take_marker),
    Rule("take",       (Phase.TAKE,),                roads.refuse_take,          roads.take_card),
    Rule("draw",       (Phase.DRAW,),                turns.refuse_draw,          turns.draw),
    after=proceed,
)
# fmt: on
legal, refusal, apply = RULES.legal, RULES.refusal, RULES.apply
