"""What can happen, as the rules note it and the log tells it."""

from ludi.core.catalogue import Value
from ludi.core.events import EventKind, event, named
from ludi.core.jit import compiled

from .tables import (
    CARD_IDS,
    CITY_IDS,
    DOUBLE_IDS,
    MISSIONS,
    N_CITIES,
    ROAD_IDS,
    SPACE_IDS,
)

CARD = named(CARD_IDS)
CITY = named(CITY_IDS)
ROAD = named(ROAD_IDS)
SPACE = named(SPACE_IDS)
DOUBLE = named(DOUBLE_IDS)
MISSION = named([mission.id for mission in MISSIONS])


@compiled
def with_card(cards: int, card: int) -> int:
    """Some cards and one more as one argument of a note, seven at most; read by :func:`card_list`."""
    return cards * (N_CITIES + 1) + card + 1


def card_list(cards: int) -> tuple[Value, ...]:
    """The cards that an argument stands for, in the order in which they were added."""
    found: list[Value] = []
    while cards:
        cards, card = divmod(cards, N_CITIES + 1)
        found.insert(0, CARD_IDS[card - 1])
    return tuple(found)


# Fields that change together.
SPENT = "hand n_hand seen holder front played"
PLAN = "pending site"
PILE = "pile n_pile holder"


class Happened(EventKind):
    """In the order of a match: setup, the turn, builds, scorings, cards, the end."""

    STARTED = event("seat", city=CITY, changes="city has_castle castles")
    TURN = event("seat", changes="turn played built")
    DISCARDED = event("seat", card=CARD, changes="hand n_hand seen holder discard")
    KEPT = event("seat")

    PLANNED_CASTLE = event("seat", city=CITY, changes=PLAN)
    PLANNED_IN_CITY = event("seat cards", city=CITY, changes=PLAN)
    PLANNED_ON_ROAD = event("seat cards", space=SPACE, changes=PLAN)
    PAID_FIRST = event("seat", card=CARD, changes=f"paid {SPENT}")
    BUILT_CASTLE = event(
        "seat", city=CITY, cards=card_list, changes=f"city has_castle castles built paid {PLAN} {SPENT}"
    )
    BUILT_IN_CITY = event("seat", city=CITY, cards=card_list, changes=f"city milestones built paid {PLAN} {SPENT}")
    BUILT_ON_ROAD = event("seat", space=SPACE, cards=card_list, changes=f"space milestones built paid {PLAN} {SPENT}")
    BUILT_DOUBLE = event("seat", double=DOUBLE, card=CARD, changes=f"space milestones built {SPENT}")

    FINISHED = event("seat", road=ROAD, changes="road", opens=True)
    WON = event("seat pieces value other", road=ROAD, changes="scoring winner")  # the markers to choose from, or 0
    TIED = event(road=ROAD, changes="scoring winner")
    DUE = event("seat cards lapsed", road=ROAD, changes="due")
    TOOK_MARKER = event("seat value", city=CITY, changes="stack markers")
    TOOK = event("seat", card=CARD, changes="display hand n_hand seen due")
    CLEARED = event("signposts", road=ROAD, changes="road space milestones signposts scoring winner")
    SCORED_LATE = event(road=ROAD, changes="road scoring winner", opens=True)
    EAGLE = event("seat", changes="eagle")

    RESHUFFLED = event("cards", changes=f"discard shuffle dealt {PILE}")
    LAID_OUT = event(cards=card_list, changes=f"display {PILE}")
    ENDED = event("seat cards", changes="front discard")
    DREW = event(
        "seat number",
        cards=card_list,
        changes=f"hand n_hand due {PILE}",
        hidden="cards",
        public="drew-unseen",
    )

    STANDSTILL = event()
    FULFILLED = event("seat", mission=MISSION)
    FAILED = event("seat", mission=MISSION)

    @classmethod
    def silent(cls) -> dict[str, str]:
        return {
            "actor": "who decides next follows from what has happened",
            "phase": "what is asked next follows from what has happened",
            "ending": "told with the end of the game",
            "idle": "counts turns without a new piece; nothing moves",
            "reveals": "counts what was drawn or shown",
            "rng": "nobody sees it",
        }
