"""What else there is to say of an action, beside what the rules note when it is tried."""

from typing import Final

from ludi.core.catalogue import Action, Value
from ludi.core.contract import Event

from .actions import ACTIONS
from .cards import n_in_hand
from .combat import military
from .drafting import face_down_at
from .memory import knows_down
from .playing import lacking_pieces, refuse_build, refuse_saving
from .senate import best_gloria, is_commercium, is_gloria, most_exchanges, only_mix
from .state import NOTHING, No, Phase, State
from .tables import (
    CONSUETUDO,
    CORRUPTIO,
    CORRUPTIO_COST,
    GOODS,
    HAND_LIMIT,
    KINDS,
    N_BUILDINGS,
    TRADE,
    VALUE,
)

_BUILDABLE: Final = {
    No.OK: "leads-payable",
    No.TOO_POOR: "leads-lacks",
    No.UNIQUE: "leads-unique",
    No.WRONG_CITY: "leads-wrong-city",
}


def more(s: State, code: int) -> tuple[Event, ...]:
    """What a legal action means for the actor, as sentences."""
    action = ACTIONS[code]
    match action.kind:
        case "take":
            return _card(s, KINDS.index(str(action.arguments["card"])))
        case "take_hidden" | "take_second":
            place = 1 if action.kind == "take_second" else int(face_down_at(s))
            known = knows_down(s, s.actor, place)
            return (Event("leads-known", {"card": KINDS[s.face_down[place]]}),) if known else ()
        case "play":
            return _play(s, KINDS.index(str(action.arguments["card"])))
        case "target":
            seat = int(action.arguments["seat"])
            about = {"seat": seat, "prestige": int(s.prestige[seat]), "gold": int(s.goods[seat, 0])}
            return (Event("leads-victim", about),)
        case "token":
            return _token(s, action)
        case "done" if s.phase == Phase.PLAY and not s.final:
            above = int(n_in_hand(s, s.actor)) - HAND_LIMIT  # PRO-440
            return (Event("leads-hand-limit", {"cards": above}),) if above > 0 else ()
    return ()


def _card(s: State, card: int) -> tuple[Event, ...]:
    """What a card does, and whether the seat could build it with what it has."""
    if card >= N_BUILDINGS:
        return (Event("leads-trade", _trade(card)),) if is_commercium(card) else ()
    seat = int(s.actor)
    why = No(refuse_build(s, seat, card))
    about = {"pieces": int(lacking_pieces(s, seat, card))} if why is No.TOO_POOR else {}
    return Event(f"help-{KINDS[card]}"), Event(_BUILDABLE[why], about)


def _trade(card: int) -> dict[str, Value]:
    """What a COMMERCIUM gives for what."""
    paid, pay, got, get = TRADE[card].tolist()
    return {"pay": pay, "good": GOODS[paid], "get": get, "other": GOODS[got]}


def _play(s: State, card: int) -> tuple[Event, ...]:
    """What will be asked next, or what counts only at the end."""
    seat = int(s.actor)
    if card < N_BUILDINGS:
        savings = sum(refuse_saving(s, card, good) == No.OK for good in range(4))
        # Nothing is noted before the discount is chosen: cost and gain are told as they are printed.
        return (Event(f"help-{KINDS[card]}"), Event("leads-waive")) if savings > 1 else ()
    if is_commercium(card):
        return (Event("leads-exchange", _trade(card) | {"times": int(most_exchanges(s, seat, card))}),)
    if is_gloria(card):
        return (Event("leads-gloria", {"amount": int(VALUE[card]) - int(best_gloria(s, seat))}),)  # PRO-546
    if card == CORRUPTIO and only_mix(s, seat, CORRUPTIO_COST) == NOTHING:
        return (Event("leads-corruptio"),)
    return (Event("leads-look"),) if card == CONSUETUDO else ()


def _token(s: State, action: Action) -> tuple[Event, ...]:
    """The strength of the token's city, as far as it is known before the tokens are turned up."""
    seat = int(action.arguments["seat"])
    strength = int(s.defence[seat]) + int(s.morale[seat]) + int(military(s, seat)) + int(action.arguments["value"])
    return (Event("leads-strength", {"seat": seat, "strength": strength}),)
