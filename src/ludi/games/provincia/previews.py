"""What an action would lead to, before it is taken; nothing here depends on chance or hidden things."""

from ludi.core.catalogue import Action
from ludi.core.contract import Event
from ludi.games.provincia.actions import PLAY, TAKE
from ludi.games.provincia.changes import changes, done_at_once
from ludi.games.provincia.drafting import chooser
from ludi.games.provincia.goods import receivable
from ludi.games.provincia.senate import is_commercium, most_exchanges
from ludi.games.provincia.state import Phase, State
from ludi.games.provincia.tables import CONSUETUDO, FIRST_OPES, GOLD_COST, GOODS, LOWER, QUAESTOR, TRADE

PLAIN = {"play", "buy", "waive", "exchange", "pay", "activate"}


def preview(s: State, action: Action) -> tuple[Event, ...]:
    """The consequences of a legal action, as sentences."""
    if action.kind == "take" and s.phase == Phase.TAKE and action.code - TAKE >= FIRST_OPES:
        return _opes(s, action.code - TAKE - FIRST_OPES)
    if action.kind == "play":
        return _play(s, action)
    if action.kind == "destroy":
        owner = int(s.actor if s.phase == Phase.LOSE else s.target)
        if s.phase == Phase.LOSE:
            return tuple(changes("leads", s, done_at_once(s, action), owner))
        return ()
    if action.kind == "aediles" and s.phase == Phase.REACT:
        return (Event("leads-pays", {"seat": int(s.actor), "good": "gold", "amount": 2}),)
    if action.kind in PLAIN:
        return tuple(changes("leads", s, done_at_once(s, action), int(s.actor)))
    return ()


def _opes(s: State, card: int) -> tuple[Event, ...]:
    """What the card gives this seat, and what of it would be lost."""
    seat = int(s.actor)
    half = QUAESTOR if seat == chooser(s) else LOWER
    events = []
    for good, name in enumerate(GOODS):
        printed = int(half[card, good])
        got = min(printed, int(receivable(s, seat, good)))
        if got:
            events.append(Event("leads-receives", {"seat": seat, "good": name, "amount": got}))
        if got < printed:
            events.append(Event("leads-wasted", {"good": name, "amount": printed - got}))
    return tuple(events)


def _play(s: State, action: Action) -> tuple[Event, ...]:
    card = action.code - PLAY
    seat = int(s.actor)
    if card == CONSUETUDO:
        return (Event("leads-pays", {"seat": seat, "good": "gold", "amount": int(GOLD_COST[card])}),)
    if is_commercium(card):
        trade = [int(TRADE[card, place]) for place in range(4)]
        about = {"pay": trade[1], "good": GOODS[trade[0]], "get": trade[3], "other": GOODS[trade[2]]}
        return (Event("leads-exchange", about | {"times": int(most_exchanges(s, seat, card))}),)
    after = done_at_once(s, action)
    events = changes("leads", s, after, seat)
    if after.phase == Phase.WAIVE:
        events.append(Event("leads-waive"))
    if after.phase == Phase.PAY:
        events.append(Event("leads-corruptio"))
    return tuple(events)
