"""The one table of rules."""

from typing import Final

from ludi.core.rulebook import Rule, Rulebook
from ludi_leduc.actions import ACTIONS
from ludi_leduc.betting import call, fold, raise_stake, refuse_fold, refuse_raise
from ludi_leduc.state import No, Phase

RULES: Final = Rulebook(
    ACTIONS,
    No.NOT_ASKED,
    Rule("fold", tuple(Phase), refuse_fold, fold),
    Rule("call", tuple(Phase), None, call),
    Rule("raise", tuple(Phase), refuse_raise, raise_stake),
)
legal, refusal, apply = RULES.legal, RULES.refusal, RULES.apply
