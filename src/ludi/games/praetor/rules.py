"""The one table: what is asked when, what refuses it and what it does.

Random play ends: a round has at most one action per worker and one visit to a
market per market tile, in which every step sells or buys a unit and no unit
is bought back; the wall stack alone ends the game after round 14.
"""

from typing import Final

from ludi.core.rulebook import Rule, Rulebook

from . import camp, effects, placing, rounds, update
from .actions import ACTIONS
from .setup import choose_board, refuse_board
from .state import No, Phase

PLACING: Final = (Phase.TURN, Phase.FOLLOW_UP)

RULES: Final = Rulebook(
    ACTIONS,
    No.NOT_ASKED,
    Rule("board", (Phase.BOARD,), refuse_board, choose_board),
    Rule("build", PLACING, placing.refuse_build, placing.choose_build, placing.legal_builds),
    Rule("activate", PLACING, placing.refuse_activation, placing.begin_activation, placing.legal_activations),
    Rule("camp", (Phase.TURN,), camp.refuse_camp, camp.use_camp),
    Rule("pass", (Phase.TURN,), None, rounds.pass_turn),
    Rule("worker", (Phase.WORKER,), placing.refuse_worker, placing.choose_worker),
    Rule("cell", (Phase.CELL,), placing.refuse_cell, placing.choose_cell, placing.legal_cells),
    Rule("rotation", (Phase.ROTATION,), None, placing.build),
    Rule("forge", (Phase.FORGE,), effects.refuse_forge, effects.forge),
    Rule("sell", (Phase.MARKET,), effects.refuse_sell, effects.sell),
    Rule("buy", (Phase.MARKET,), effects.refuse_buy, effects.buy),
    Rule("leave", (Phase.MARKET,), None, effects.leave_market),
    Rule("academy", (Phase.ACADEMY,), None, update.answer_academy),
    Rule("recruit", (Phase.RECRUIT,), None, update.answer_recruit),
    after=rounds.advance,
)
legal, refusal, apply = RULES.legal, RULES.refusal, RULES.apply
