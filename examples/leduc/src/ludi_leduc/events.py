"""What happens in Leduc hold'em: noted by the rules, told in sentences."""

from ludi.core.events import EventKind, event, named
from ludi_leduc.tables import CARD_IDS


class Happened(EventKind):
    """Everything that can be seen on the table; the private cards are dealt before the first decision."""

    FOLDED = event("seat", changes="folded bets acted", foretold=True)
    CHECKED = event("seat", changes="bets acted")
    CALLED = event("seat chips", changes="staked bets acted", foretold=True)
    RAISED = event("seat chips", changes="staked bets acted raises", foretold=True)
    TURNED_UP = event(card=named(CARD_IDS), changes="board phase acted raises", opens=True)
    SHOWED = event("seat", card=named(CARD_IDS))
    WON = event("seat chips")
    SHARED = event()

    @classmethod
    def silent(cls) -> dict[str, str]:
        return {
            "actor": "the next question says whose turn it is",
            "reveals": "counts what has been made known",
            "rng": "nobody sees it",
            "ending": "told at the end of every game",
        }
