"""May I, and do it: one table of all actions."""

from typing import Final

from ludi.core.rulebook import Rule, Rulebook

from . import placing, rewards, rolling
from .actions import ACTIONS
from .state import No, Phase

RULES: Final = Rulebook(
    ACTIONS,
    No.NOT_ASKED,
    Rule("mark", (Phase.PLACE, Phase.MARK), rolling.refuse_mark, rolling.mark, rolling.legal_marks),
    Rule("reroll", (Phase.PLACE, Phase.MARK), rolling.refuse_reroll, rolling.reroll),
    Rule("templum", (Phase.PLACE,), placing.refuse_templum, placing.place_templum, placing.legal_templum),
    Rule("senatus", (Phase.PLACE,), placing.refuse_senatus, placing.place_senatus, placing.legal_senatus),
    Rule("castrum", (Phase.PLACE,), placing.refuse_castrum, placing.place_castrum, placing.legal_castrum),
    Rule("forum", (Phase.PLACE,), placing.refuse_forum, placing.place_forum, placing.legal_forum),
    Rule("forum_pair", (Phase.PLACE,), placing.refuse_forum_pair, placing.place_forum_pair),
    Rule("latrina", (Phase.PLACE,), placing.refuse_latrina, placing.place_latrina, placing.legal_latrina),
    Rule("keep_fortuna", (Phase.FORTUNA,), rewards.refuse_keep_fortuna, rewards.keep_fortuna),
    Rule("keep_tile", (Phase.SENATE,), rewards.refuse_keep_tile, rewards.keep_tile),
    Rule("take_province", (Phase.PROVINCE,), rewards.refuse_province, rewards.take_province, rewards.legal_provinces),
    Rule(
        "take_patrician", (Phase.PATRICIAN,), rewards.refuse_patrician, rewards.take_patrician, rewards.legal_patricians
    ),
    after=rewards.end_turn,
)
legal, refusal, apply = RULES.legal, RULES.refusal, RULES.apply
