"""May I, and do it: one table.

A match always ends. It has six rounds with a fixed number of selecting turns,
takes, battles and upkeeps. A play turn ends too: every step but ``done`` either
spends a hand card for good, and hands grow in it only by CONSUETUDO, of which
two exist, or spends two gold that only such cards bring back. Activations use
up the dormant buildings of a city.
"""

from typing import Final

from ludi.core.rulebook import Rule, Rulebook

from . import combat, drafting, playing, senate, upkeep
from .actions import ACTIONS
from .setup import refuse_city, take_city
from .state import No, Phase

RULES: Final = Rulebook(
    ACTIONS,
    No.NOT_ASKED,
    Rule("city", (Phase.CITY,), refuse_city, take_city),
    Rule("pile", (Phase.PILE,), drafting.refuse_pile, drafting.pick_pile),
    Rule("take", (Phase.TAKE,), drafting.refuse_take, drafting.take_face_up, legal=drafting.legal_takes),
    Rule("take_hidden", (Phase.TAKE,), drafting.refuse_take_hidden, drafting.take_hidden),
    Rule("take_second", (Phase.TAKE,), drafting.refuse_take_second, drafting.take_second),
    Rule("play", (Phase.PLAY,), playing.refuse_play, playing.play_card, legal=playing.legal_plays),
    Rule("buy", (Phase.PLAY,), playing.refuse_buy, playing.buy),
    Rule("done", (Phase.PLAY,), None, playing.end_turn),
    Rule("waive", (Phase.WAIVE,), playing.refuse_waive, playing.waive),
    Rule("exchange", (Phase.EXCHANGE,), senate.refuse_exchange, senate.exchange),
    Rule("target", (Phase.TARGET,), senate.refuse_target, senate.aim_at),
    Rule("destroy", (Phase.DESTROY,), senate.refuse_conspire, senate.conspire),
    Rule("aediles", (Phase.REACT,), senate.refuse_aediles, senate.react),
    Rule("decline", (Phase.REACT,), None, senate.give_in),
    Rule("pay", (Phase.PAY,), senate.refuse_bribe, senate.corrupt),
    Rule("take", (Phase.LOOK,), senate.refuse_looked, senate.keep_looked),
    Rule("put", (Phase.ORDER,), senate.refuse_looked, senate.put_back),
    Rule("discard", (Phase.DISCARD,), playing.refuse_discard, playing.discard),
    Rule("token", (Phase.TOKEN,), combat.refuse_token, combat.choose_token, legal=combat.legal_tokens),
    Rule("destroy", (Phase.LOSE,), combat.refuse_lose, combat.lose_building),
    Rule("aediles", (Phase.LOSE,), senate.refuse_aediles, combat.protect),
    Rule("pay", (Phase.GIVE,), combat.refuse_give, combat.give_resources),
    Rule("activate", (Phase.ACTIVATE,), upkeep.refuse_activate, upkeep.activate),
    Rule("done", (Phase.ACTIVATE,), None, upkeep.stop_activating),
)
legal, refusal, apply = RULES.legal, RULES.refusal, RULES.apply
