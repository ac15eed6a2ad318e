"""What an action would lead to, before it is taken; nothing here depends on chance or hidden things."""

from typing import Final

from ludi.core import layout
from ludi.core.catalogue import Action
from ludi.core.contract import Event
from ludi.games.provincia.actions import DESTROY, PLAY, TAKE
from ludi.games.provincia.cards import n_in_hand
from ludi.games.provincia.changes import changes, done_at_once
from ludi.games.provincia.combat import military
from ludi.games.provincia.drafting import chooser
from ludi.games.provincia.goods import destroy, receivable
from ludi.games.provincia.playing import lacking_pieces, refuse_build
from ludi.games.provincia.senate import best_gloria, is_commercium, is_gloria, most_exchanges
from ludi.games.provincia.state import No, Phase, State
from ludi.games.provincia.tables import (
    CONSUETUDO,
    FIRST_OPES,
    GOLD_COST,
    GOODS,
    HAND_LIMIT,
    KINDS,
    LOWER,
    N_BUILDINGS,
    PRAETOR,
    QUAESTOR,
    TRADE,
    VALUE,
)

_BUILDABLE: Final = {
    No.OK: "leads-payable",
    No.TOO_POOR: "leads-lacks",
    No.UNIQUE: "leads-unique",
    No.WRONG_CITY: "leads-wrong-city",
}
PLAIN: Final = {"play", "buy", "waive", "exchange", "pay", "activate"}


def preview(s: State, action: Action) -> tuple[Event, ...]:
    """The consequences of a legal action, as sentences."""
    if action.kind == "take" and s.phase == Phase.TAKE and action.code - TAKE >= FIRST_OPES:
        return _opes(s, action.code - TAKE - FIRST_OPES)
    if action.kind == "take" and action.code - TAKE < N_BUILDINGS:
        return _building(s, action.code - TAKE)
    if action.kind == "play":
        return _play(s, action)
    if action.kind == "destroy":
        return _destroy(s, action)
    if action.kind == "target":
        seat = int(action.arguments["seat"])
        return (
            Event("leads-victim", {"seat": seat, "prestige": int(s.prestige[seat]), "gold": int(s.goods[seat, 0])}),
        )
    if action.kind == "token":
        return _token(s, action)
    if action.kind == "done" and s.phase == Phase.PLAY:
        return _end_of_turn(s)
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


def _building(s: State, card: int) -> tuple[Event, ...]:
    """What the card costs and does, and whether the seat could build it with what it has."""
    seat = int(s.actor)
    why = No(refuse_build(s, seat, card))
    about = {"pieces": int(lacking_pieces(s, seat, card))} if why is No.TOO_POOR else {}
    return Event(f"help-{KINDS[card]}"), Event(_BUILDABLE[why], about)


def _play(s: State, action: Action) -> tuple[Event, ...]:
    card = action.code - PLAY
    seat = int(s.actor)
    if card == CONSUETUDO:
        pays = Event("leads-pays", {"seat": seat, "good": "gold", "amount": int(GOLD_COST[card])})
        return (pays, Event("leads-look"))
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
    if card == PRAETOR:
        events.append(Event("leads-tax-free"))
    if is_gloria(card):
        events.append(Event("leads-gloria", {"amount": int(VALUE[card]) - int(best_gloria(s, seat))}))  # PRO-546
    return tuple(events)


def _destroy(s: State, action: Action) -> tuple[Event, ...]:
    """What the loser of a battle, or the victim of CONIURATIO, would lose with the building."""
    if s.phase == Phase.LOSE:
        return tuple(changes("leads", s, done_at_once(s, action), int(s.actor)))
    after = layout.copy(s)
    destroy(after, s.target, action.code - DESTROY)
    return tuple(changes("log", s, after, int(s.target)))


def _token(s: State, action: Action) -> tuple[Event, ...]:
    """The strength of the token's city, as far as it is known before the tokens are turned up."""
    seat = int(action.arguments["seat"])
    strength = int(s.defence[seat]) + int(s.morale[seat]) + int(military(s, seat)) + int(action.arguments["value"])
    return (Event("leads-strength", {"seat": seat, "strength": strength}),)


def _end_of_turn(s: State) -> tuple[Event, ...]:
    """Cards above the hand limit (PRO-440); there is none in the last turn."""
    above = int(n_in_hand(s, s.actor)) - HAND_LIMIT
    return (Event("leads-hand-limit", {"cards": above}),) if above > 0 and not s.final else ()
