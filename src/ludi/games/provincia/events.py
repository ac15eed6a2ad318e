"""What can happen in Provincia Romana, and who may know of it."""

from typing import Final

from ludi.core.catalogue import Value
from ludi.core.events import EventKind, event, named
from ludi.core.jit import compiled

from .state import Tax
from .tables import BELLUM, CITIES, GOODS, KINDS, PILES, STANDING, TRACKS, Penalty

BITS: Final = 7
"""Of a card in a fan: up to four cards are one argument of a note."""
FAN: Final = 4
TAXES: Final = tuple(f"tax_{tax.name.lower()}" for tax in Tax)

_card = named(KINDS)
_good = named((*GOODS, *TRACKS))
_building = named(STANDING)
_penalty = named([penalty.name.lower() for penalty in Penalty])
_HAND: Final = "hand known n_hand"
_PILE: Final = "pool n_pile top n_top top_seer"
_GOODS: Final = "goods supply"


@compiled
def fanned(fan: int, n: int, kind: int) -> int:
    """A fan of n cards with one more."""
    return fan | (kind + 1) << BITS * n


def cards(fan: int) -> tuple[Value, ...]:
    """The ids of the cards in a fan."""
    found: list[Value] = []
    while fan:
        found.append(KINDS[(fan & (1 << BITS) - 1) - 1])
        fan >>= BITS
    return tuple(found)


class Happened(EventKind):
    """The events, by chapter."""

    # Rounds and Phase 1.
    TOOK_CITY = event("seat", city=named([city.id for city in CITIES]), changes="city_of")
    DEALT = event(changes=f"{_HAND} {_PILE} tokens spent")
    ROUND_BEGINS = event("round seat", changes="rounds_done start markers praetor shown selecting", opens=True)
    PICKED_PILE = event("seat", pile=named(PILES), changes="markers drawn")
    RESHUFFLED = event(pile=named(PILES), changes="pool n_pile discard hidden n_hidden removed in_box")
    LAID_OUT = event("hidden", cards=cards, changes=f"face_up face_down {_PILE}")
    TOOK = event("seat", card=_card, changes=f"face_up {_HAND} discard drawn")
    TURNED_UP = event("seat", card=_card, changes="face_down discard drawn")
    TOOK_HIDDEN = event(
        "seat seat_seer",
        card=_card,
        changes=f"face_down {_HAND} drawn",
        hidden="card",
        known_to="seat seat_seer",
        public="took-a-hidden-card",
    )
    LEFT_OVER = event("count hidden", cards=cards, changes="face_up face_down discard hidden n_hidden drawn")

    # What changes hands, and the tracks.
    PAID = event("seat amount", good=_good, changes=f"{_GOODS} prestige", foretold=True)
    RECEIVED = event("seat amount", good=_good, changes=_GOODS, foretold=True)
    WASTED = event("seat amount", good=_good, foretold=True)
    GAINED = event("seat amount", track=named(TRACKS), changes=" ".join(TRACKS[:3]), foretold=True)

    # Phase 2.
    PLAYED = event("seat", card=_card, changes=f"{_HAND} discard pending laid")
    BUILT = event("seat", card=_card, changes=f"{_HAND} city pending")
    SAVED = event("seat", good=_good, foretold=True)
    BOUGHT = event("seat", good=_good)
    EXCHANGED = event("seat times", card=_card, changes="discard pending")
    FREED = event("seat", changes="praetor", foretold=True)
    CORRUPTED = event("seat", changes="laid pending")
    AIMED = event("seat seat_target", card=_card, changes="target laid pending")
    NAMED = event("seat seat_target prestige", building=_building, changes="aim", foretold=True)
    DESTROYED = event(
        "seat prestige military",
        building=_building,
        changes=f"city prestige {_HAND} fate discard pending target aim due",
        foretold=True,
    )
    SPILLED = event("seat amount", good=_good, changes=_GOODS, foretold=True)
    PROTECTED = event("seat", changes=f"{_HAND} fate discard pending target aim due")
    DECLINED = event("seat")
    LOOKED = event("seat count", changes=f"looked {_PILE}")
    SAW = event("seat", cards=cards, hidden="cards")
    KEPT = event("seat", card=_card, changes=f"looked {_HAND}", hidden="card", public="kept-a-card")
    PUT_BACK = event(
        "seat", card=_card, changes=f"looked {_PILE} discard pending", hidden="card", public="put-back-a-card"
    )
    ENDED_TURN = event("seat")
    DISCARDED = event("seat", card=_card, changes=f"{_HAND} discard")

    # Phase 3.
    MUSTERED = event("round", changes="fate strength", opens=True)
    CHOSE_TOKEN = event("seat seat_colour value", changes="chosen", hidden="seat_colour value", public="chose-a-token")
    TOKEN_SHOWN = event("seat value", changes="tokens chosen shown spent")
    GAULS = event(
        "strength first_amount second_amount",
        card=named([card.id for card in BELLUM]),
        first=_penalty,
        second=_penalty,
        changes="bellum strength",
        opens=True,
    )
    BATTLE_WON = event("seat strength gauls", changes="fate")
    BATTLE_LOST = event("seat strength gauls", changes="fate due")
    TAKEN = event("seat amount", good=_good, changes=f"{_GOODS} morale prestige lost prestige_cards fate due")
    FALLBACK = event("seat", changes="fate")

    # Phases 4 and 5, and the end.
    UPKEEP = event("round", changes="income", opens=True)
    UPKEPT = event("seat morale defence", tax=named(TAXES), changes=f"morale defence tax {_GOODS}")
    FINED = event("seat amount", changes="prestige lost prestige_cards")
    ACTIVATED = event("seat", building=_building, changes="city")
    DONE_ACTIVATING = event("seat")
    INCOME = event("seat amount", good=_good, changes=f"{_GOODS} income morale")
    FINAL_TURNS = event("seat", changes="final")

    @classmethod
    def silent(cls) -> dict[str, str]:
        """What nobody sees on the table."""
        counted = dict.fromkeys(("turn", "selecting", "taken"), "whose turn it is is told by what is asked")
        remembered = ("down_seer", "down_circles", "shuffles", "recalled", "sure", "outside")
        facts = ("n_facts", "fact_seer", "fact_holder", "fact_card")
        return {
            "actor": "told by what is asked",
            "phase": "told by what is asked",
            "reveals": "counts what is told",
            "rng": "nobody sees it",
            **counted,
            **dict.fromkeys((*remembered, *facts), "what the seats remember of what they were told"),
        }
