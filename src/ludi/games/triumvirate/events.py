"""What happens in The End of the Triumvirate, in the order of a turn. Nothing of it is hidden."""

from ludi.core.catalogue import Value
from ludi.core.events import EventKind, event, named

from .actions import CHARACTERS, CLAIMS, PACKAGE_NAMES, SIDES, TRACKS
from .tables import CODES


def provinces(bits: int) -> tuple[Value, ...]:
    """The provinces whose bits are set."""
    return tuple(code for place, code in enumerate(CODES) if bits >> place & 1)


_PROVINCE = named(CODES)
_TRACK = named(TRACKS)
_BATTLE = "battle_at battle_attacker battle_defender battle_attack battle_defence battle_drawn battle_protection"
_OUTCOME = "legions legion_stock battle_attack_left battle_defence_left"
_PRICE = "hand gold_stock acted"


class Happened(EventKind):
    """Each with its arguments, and the fields of the state that it accounts for."""

    TURN_BEGINS = event("seat turn turns", changes="turn character calendar points acted")
    GOVERNORS_ON = event("seat", provinces=provinces, changes="governor_on")
    GOVERNORS_OFF = event("seat", provinces=provinces, changes="governor_on")

    CHOSE_PACKAGE = event("seat", package=named(PACKAGE_NAMES))
    GOLD_TO_HAND = event("seat gold", claim=named(CLAIMS), changes="gold_stock hand")
    PRODUCED_GOLD = event("gold", province=_PROVINCE, changes="gold_stock gold")
    PRODUCED_LEGIONS = event("legions", province=_PROVINCE, changes="legion_stock legions")
    LEGIONS_FROM_ROME = event("seat legions", changes="legion_stock arriving")
    GOLD_LAPSED = event("gold", claim=named(CLAIMS))
    LEGIONS_LAPSED = event("legions", claim=named(CLAIMS))
    PLACED_LEGIONS = event("seat legions", province=_PROVINCE, changes="arriving legions")

    MARCHED = event(
        "seat points legions servants", origin=_PROVINCE, province=_PROVINCE, changes="at points legions servants"
    )
    STOPPED = event("seat", province=_PROVINCE)
    GOVERNOR_OFF = event("seat", province=_PROVINCE, changes="governor_on")
    COLLECTED = event("seat gold", province=_PROVINCE, changes="hand gold")

    ATTACKED = event(
        "seat attackers defenders", holder=named(CHARACTERS), province=_PROVINCE, changes=_BATTLE, opens=True
    )
    DREW_WEAPONS = event("seat hits losses neutral", holder=named(CHARACTERS), changes="bag weapons")
    PROTECTED = event("legions", holder=named(CHARACTERS), province=_PROVINCE)
    CLASHED = event("legions", province=_PROVINCE)
    REPULSED = event("seat servants legions", origin=_PROVINCE, province=_PROVINCE, changes="servants " + _OUTCOME)
    CONQUERED = event(
        "seat legions", holder=named(CHARACTERS), province=_PROVINCE, changes="owner at servants " + _OUTCOME
    )

    CAPTURED_SERVANTS = event("seat servants", province=_PROVINCE)
    MUST_FLEE = event("seat", province=_PROVINCE, changes="fled")
    LOST_FIELD = event("seat field", track=_TRACK, changes="competence")
    FLED = event("seat", origin=_PROVINCE, province=_PROVINCE, changes="at")
    COMPENSATED = event("seat", side=named(SIDES), changes="compensated compensation_side")
    THREW_WEAPON = event("seat yours bag", changes="bag weapons", foretold=True)
    ADVANCED = event("seat field", track=_TRACK, changes="competence", foretold=True)
    DECLINED = event("seat")

    RAISED = event("seat gold field", track=_TRACK, changes=_PRICE + " competence", foretold=True)
    WON_CITIZEN = event("seat gold citizens", changes=_PRICE + " citizens alii")
    DROPPED_CITIZEN = event("seat gold", rival=named(CHARACTERS), changes=_PRICE + " citizens alii")
    ARMED = event("seat gold weapons yours bag", changes=_PRICE + " bag weapons", foretold=True)

    ELECTION = event(changes="elections calendar", opens=True)
    VOTED = event("seat citizens")
    ELECTED = event("seat citizens", changes="elected consul", foretold=True)
    INSTALLED = event("seat", province=_PROVINCE, changes="servant_stock servants")
    RETURNED_CITIZENS = event("seat citizens", changes="citizens alii", foretold=True)
    CUT_DOWN = event("legions", province=_PROVINCE, changes="legions legion_stock", foretold=True)

    # In the order of the endings.
    WON_MILITARY = event("seat", changes="winner", foretold=True)
    WON_SECOND_CONSULSHIP = event("seat", changes="winner", foretold=True)
    WON_SIX_CITIZENS = event("seat", changes="winner", foretold=True)
    WON_COMPETENCE = event("seat", changes="winner", foretold=True)

    @classmethod
    def silent(cls) -> dict[str, str]:
        """Who is asked what, and how far a question has come."""
        asked = dict.fromkeys(("actor", "phase"), "whom the next question goes to, and which it is")
        claims = dict.fromkeys(("gold_claims", "legion_claims"), "told as each is served or lapses")
        step = dict.fromkeys(("target", "load"), "a step in preparation, told when it is made")
        loss = dict.fromkeys(("loser", "lost_servants"), "who has yet to answer for what was told as lost")
        core = {"ending": "told with the winner", "reveals": "counts draws", "rng": "nobody sees it"}
        return asked | claims | step | loss | core
