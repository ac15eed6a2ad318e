"""What happens in Praetor, as the rules note it. Nothing of it is secret (PRA-INF-01)."""

from ludi.core.events import EventKind, event, named
from ludi.core.jit import compiled

from .tables import BOARDS, GOODS, N_GOODS, TILES, WALL_TILES, Good

TILE = named([tile.id for tile in TILES])
WALL = named([wall.id for wall in WALL_TILES])
GOOD = named([*GOODS, "weapons"])


@compiled
def worded(good: int, amount: int) -> int:
    """The name that goes with so many of a good: most goods are only weighed."""
    return N_GOODS if good == Good.WEAPON and amount != 1 else good


class Happened(EventKind):
    """Everything that people see happen on the table."""

    CHOSE_BOARD = event("seat", side=named([board.id for board in BOARDS]), changes="board morale")

    # An action, choice by choice.
    BEGINS_BUILD = event("seat", tile=TILE)
    BEGINS_ACTIVATE = event("seat", tile=TILE)
    CHOSE_WORKER = event("seat experience")
    CHOSE_CELL = event("seat x y")
    SENT_OUT = event("seat", tile=TILE, changes="camp_used sent", foretold=True)
    BUILT = event(
        "seat x y rotation experience",
        tile=TILE,
        changes="active placed builder display n_display at rotation owner owned frontier n_frontier",
    )
    PAID = event("seat amount", good=GOOD, changes="stock")
    SCORED_BUILDING = event("seat favour plaza", changes="favour height", foretold=True)
    ACTIVATED = event("seat experience", tile=TILE, changes="active placed worker worker_seat")
    PAID_FEE = event("seat seat_owner amount", good=GOOD, changes="stock", foretold=True)
    PASSED = event("seat workers", changes="passed", foretold=True)
    MUST_PASS = event("seat", changes="passed")

    # What a tile does.
    GAINED = event("seat amount", good=GOOD, changes="stock", foretold=True)
    SCORED = event("seat favour", changes="favour height", foretold=True)
    RAISED_MORALE = event("seat fields now value", changes="morale", foretold=True)
    TRAINS = event("seat", changes="villagers training", foretold=True)
    DELIVERED = event("seat amount", good=GOOD, changes="stock", foretold=True)
    CLAIMED_WALL = event("seat points", wall=WALL, changes="wall_at open_wall favour height", foretold=True)
    OPENED_SMITHY = event("seat most", foretold=True)
    FORGED = event("seat weapons", changes="stock", foretold=True)
    OPENED_MARKET = event("seat", foretold=True)
    SOLD = event("seat gold", good=GOOD, changes="stock", foretold=True)
    BOUGHT = event("seat gold", good=GOOD, changes="stock", foretold=True)
    LEFT_MARKET = event("seat")

    # The update, step by step.
    UPDATE_BEGINS = event("round", opens=True)
    BECAME_ACTIVE = event("seat workers", changes="active training")
    USED_ACADEMY = event("seat workers", changes="active training", foretold=True)
    DECLINED_ACADEMY = event("seat workers", changes="training", foretold=True)
    MOVED_TO_TRAINING_TWO = event("seat workers", changes="training")
    WORKERS_RETURN = event("", changes="active placed sent builder worker worker_seat")
    GAINED_EXPERIENCE = event("seat workers", changes="active")
    RETIRED = event("seat workers points", changes="active retired favour height")
    PAID_WAGES = event("seat gold", changes="stock")
    MISSED_WAGES = event("seat gold owed", changes="stock")
    LOST_MORALE = event("seat fields value", changes="morale")
    LOST_FAVOUR = event("seat favour", changes="favour height")
    NO_ACTIVE_WORKERS = event("seat")
    RECRUITED = event("seat favour", changes="villagers active favour height", foretold=True)
    DID_NOT_RECRUIT = event("seat")
    NEW_TILE = event("", tile=TILE, changes="display n_display stack drawn")
    WALL_GONE = event("", wall=WALL, changes="wall_at open_wall")
    WALL_REVEALED = event("", wall=WALL, changes="walls walls_drawn wall_at open_wall")
    LAST_ROUND = event("", changes="last_round")
    ROUND_BEGINS = event("round seat", changes="rounds order passed camp_used", opens=True)

    @classmethod
    def silent(cls) -> dict[str, str]:
        """Fields that change without an event of their own."""
        choices = ("tile", "building", "experience", "cell", "sold", "bought")
        return dict.fromkeys(choices, "chosen so far by the actor: each choice is told, and the deed ends it") | {
            "actor": "the question says whose it is",
            "phase": "the question says what is asked",
            "turn": "the actor's place in the initiative order",
            "rng": "nobody sees it",
            "reveals": "counts what has come up",
            "ending": "told with the final scores",
        }
