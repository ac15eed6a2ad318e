"""What can happen in Alea Iacta Est, and who may know it."""

from collections.abc import Sequence
from typing import Final

from ludi.core.catalogue import Value
from ludi.core.events import EventKind, Read, event, named, values

from .actions import STRAIGHTS
from .tables import MEN, PATRICIANS, PROVINCES, SENATE_TILES, WOMEN

TILE: Final = named([tile.id for tile in SENATE_TILES])


def listed(tiles: Sequence[str]) -> Read:
    """An argument that is told as several names: a bit for each of these tiles."""

    def read(bits: int) -> tuple[Value, ...]:
        return tuple(tile for place, tile in enumerate(tiles) if bits >> place & 1)

    return read


TILES: Final = listed([tile.id for tile in SENATE_TILES])
EMPTIED: Final = "forum_dice forum_done templum_placements templum_last senate_rank fortuna_shown fortuna_first"
SENATE: Final = "senate senate_at senate_seen"
PROVINCE: Final = [tile.id for tile in PROVINCES]


class Happened(EventKind):
    """In the order of a stage."""

    STAGE_BEGINS = event("stage seat", changes=f"start last_round {EMPTIED}", opens=True)
    NEW_PROVINCES = event(provinces=listed(PROVINCE), changes="province_at")
    NEW_WOMEN = event(women=listed(WOMEN), changes="patrician_at")
    NEW_MEN = event(men=listed(MEN), changes="patrician_at")

    ROLLED = event("seat", dice=values, changes="roll")
    MARKED = event("seat value count", changes="marked")
    PAID_CHIP = event("seat", dice=values, changes="chips marked roll", foretold=True)
    REROLLED = event("seat", roll=values, changes="roll")

    PLACED_TEMPLUM = event(
        "seat count", dice=values, changes="templum templum_placements templum_last roll hand", foretold=True
    )
    DREW_FORTUNA = event(
        "seat count", tokens=values, changes="fortuna_drawn fortuna_pile", hidden="tokens", public="drew-some-fortuna"
    )
    RENEWED_PILE = event(tokens=values, changes="fortuna_pile fortuna_returned fortuna_first")
    PLACED_SENATUS = event("seat rank rewarded", straight=named(STRAIGHTS), changes="low high roll hand", foretold=True)
    PLACED_CASTRUM = event("seat value count size rank provinces", changes="castrum roll hand", foretold=True)
    PLACED_FORUM = event("seat value column", changes="forum_value forum_seat forum_dice roll hand", foretold=True)
    DISPLACED = event("seat value", changes="forum_value forum_seat latrina", foretold=True)
    PLACED_LATRINA = event("seat value", changes="latrina roll hand", foretold=True)
    LAST_ROUND = event("seat", changes="last_round", foretold=True)

    EVALUATION = event("stage", changes="roll", opens=True)
    DICE_LEFT = event("seat dice", changes="hand latrina")
    TOOK_BACK_TEMPLUM = event("seat dice", changes="templum hand")
    KEPT_FORTUNA = event("seat count", tokens=values, changes="fortuna_kept fortuna_drawn fortuna_shown")
    RETURNED_FORTUNA = event("seat count", tokens=values, changes="fortuna_returned fortuna_drawn fortuna_shown")
    RANKED_SENATUS = event("seat rank dice", changes="senate_rank low high hand")
    LOST_SENATUS = event("seat dice", changes="low high latrina")
    LOOKED_AT_TILES = event(
        "seat", tiles=TILES, changes=f"{SENATE} senate_draws", hidden="tiles", public="looked-at-some-tiles"
    )
    KEPT_TILE = event("seat", tile=TILE, changes="senate senate_at", hidden="tile", public="kept-a-tile")
    PASSED_TILES = event(
        "seat_from seat",
        tiles=TILES,
        changes=SENATE,
        hidden="tiles",
        known_to="seat_from seat",
        public="passed-some-tiles",
    )
    STACKED_TILES = event("count", changes="senate_at")
    TOOK_PROVINCE = event("seat value size", province=named(PROVINCE), changes="province_at castrum hand")
    LOST_CASTRUM = event("seat value size", changes="castrum latrina")
    PROVINCES_LEFT = event(provinces=listed(PROVINCE), changes="province_at")
    TOOK_PATRICIAN = event(
        "seat value",
        patrician=named([tile.id for tile in PATRICIANS]),
        changes="patrician_at forum_value forum_seat forum_done hand",
    )
    WOMEN_LEFT = event(women=listed(WOMEN), changes="patrician_at")
    MEN_LEFT = event(men=listed(MEN), changes="patrician_at")
    WON_CHIPS = event("seat dice chips", changes="chips latrina hand")

    @classmethod
    def silent(cls) -> dict[str, str]:
        """Nothing on the table."""
        dealt = "the order of a deck, of which only what is shown matters"
        return {
            "actor": "follows from what happened",
            "phase": "follows from what happened",
            "stage": "a new one is told, and the end of the last is told as that of the game",
            "reveals": "counts for undo",
            "rng": "nobody sees it",
            "provinces": dealt,
            "provinces_dealt": dealt,
            "patricians": dealt,
            "patricians_dealt": dealt,
        }
