"""May I, and do it: one table.

A match always ends. It has six rounds with a fixed number of selecting turns,
takes, battles and upkeeps. A play turn ends too: every step but ``done`` either
spends a hand card for good, and hands grow in it only by CONSUETUDO, of which
two exist, or spends two gold that only such cards bring back. Activations use
up the dormant buildings of a city.
"""

from typing import Final

from ludi.core.rulebook import Rule, Rulebook
from ludi.games.provincia.actions import ACTIONS
from ludi.games.provincia.combat import (
    choose_token,
    give_resources,
    lose_building,
    protect,
    refuse_give,
    refuse_lose,
    refuse_token,
)
from ludi.games.provincia.drafting import (
    legal_takes,
    pick_pile,
    refuse_pile,
    refuse_take,
    refuse_take_hidden,
    refuse_take_second,
    take_face_up,
    take_hidden,
    take_second,
)
from ludi.games.provincia.playing import (
    buy,
    discard,
    end_turn,
    play_card,
    refuse_buy,
    refuse_discard,
    refuse_play,
    refuse_waive,
    waive,
)
from ludi.games.provincia.senate import (
    aim_at,
    conspire,
    corrupt,
    exchange,
    give_in,
    keep_looked,
    put_back,
    react,
    refuse_aediles,
    refuse_bribe,
    refuse_conspire,
    refuse_exchange,
    refuse_looked,
    refuse_target,
)
from ludi.games.provincia.setup import refuse_city, take_city
from ludi.games.provincia.state import No, Phase
from ludi.games.provincia.upkeep import activate, refuse_activate, stop_activating

RULES: Final = Rulebook(
    ACTIONS,
    No.NOT_ASKED,
    Rule("city", (Phase.CITY,), refuse_city, take_city),
    Rule("pile", (Phase.PILE,), refuse_pile, pick_pile),
    Rule("take", (Phase.TAKE,), refuse_take, take_face_up, legal=legal_takes),
    Rule("take_hidden", (Phase.TAKE,), refuse_take_hidden, take_hidden),
    Rule("take_second", (Phase.TAKE,), refuse_take_second, take_second),
    Rule("play", (Phase.PLAY,), refuse_play, play_card),
    Rule("buy", (Phase.PLAY,), refuse_buy, buy),
    Rule("done", (Phase.PLAY,), None, end_turn),
    Rule("waive", (Phase.WAIVE,), refuse_waive, waive),
    Rule("exchange", (Phase.EXCHANGE,), refuse_exchange, exchange),
    Rule("target", (Phase.TARGET,), refuse_target, aim_at),
    Rule("destroy", (Phase.DESTROY,), refuse_conspire, conspire),
    Rule("aediles", (Phase.REACT,), refuse_aediles, react),
    Rule("decline", (Phase.REACT,), None, give_in),
    Rule("pay", (Phase.PAY,), refuse_bribe, corrupt),
    Rule("take", (Phase.LOOK,), refuse_looked, keep_looked),
    Rule("put", (Phase.ORDER,), refuse_looked, put_back),
    Rule("discard", (Phase.DISCARD,), refuse_discard, discard),
    Rule("token", (Phase.TOKEN,), refuse_token, choose_token),
    Rule("destroy", (Phase.LOSE,), refuse_lose, lose_building),
    Rule("aediles", (Phase.LOSE,), refuse_aediles, protect),
    Rule("pay", (Phase.GIVE,), refuse_give, give_resources),
    Rule("activate", (Phase.ACTIVATE,), refuse_activate, activate),
    Rule("done", (Phase.ACTIVATE,), None, stop_activating),
)
legal, refusal, apply = RULES.legal, RULES.refusal, RULES.apply
