"""What each seat owns, as people see it."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np

from ludi.core.contract import OVER, SeatNumber
from ludi.core.jit import compiled
from ludi.core.layout import Ints

from .scoring import castle_points, eagle_points, marker_points, markers_of, mission_points
from .state import SEATS, State
from .tables import (
    CARD_IDS,
    COLOUR_IDS,
    MARKER_IDS,
    MISSION_NEEDS,
    MISSIONS,
    N_COLOURS,
)


class Points(msgspec.Struct, frozen=True):
    """Points as if the game ended now, as far as the viewer knows them."""

    markers: int
    castles: int
    eagle: int
    mission: int | None
    total: int


class Player(msgspec.Struct, frozen=True):
    """A seat's holdings; what the viewer may not know is None."""

    seat: SeatNumber
    castles: int  # in the supply
    milestones: int
    n_cards: int
    hand: tuple[str, ...] | None
    seen_cards: tuple[str, ...]  # in the hand: everybody saw them taken
    markers: tuple[str, ...]
    mission: str | None
    mission_needs: tuple[str, ...] | None  # colours of the markers that it asks for
    mission_lacks: tuple[str, ...] | None  # colours of the markers still missing
    points: Points


# A seat's figures, one place each.
MARKERS: Final = 0  # points
CASTLES: Final = 1
EAGLE: Final = 2
MISSION: Final = 3
LACKS: Final = 4  # markers that the mission still needs, by colour
N_FIGURES: Final = LACKS + N_COLOURS


@compiled
def fill_figures(s: State, rows: Ints) -> None:
    """Every seat's figures, a row each: one call from Python takes longer than what it computes."""
    for seat in range(s.seats):
        rows[seat, MARKERS] = marker_points(s, seat)
        rows[seat, CASTLES] = castle_points(s, seat)
        rows[seat, EAGLE] = eagle_points(s, seat)
        rows[seat, MISSION] = mission_points(s, seat)
        for colour in range(N_COLOURS):
            needs = MISSION_NEEDS[s.mission[seat], colour]
            rows[seat, LACKS + colour] = max(0, needs - markers_of(s, seat, colour))


def figures(s: State) -> list[list[int]]:
    """Every seat's figures."""
    rows = np.zeros((SEATS, N_FIGURES), dtype=np.int8)
    fill_figures(s, rows)
    found: list[list[int]] = rows.tolist()[: s.seats]
    return found


def cards(counts: list[int]) -> tuple[str, ...]:
    """Counts by kind as the cards themselves, in the order of the kinds."""
    return tuple(CARD_IDS[card] for card, n in enumerate(counts) for _ in range(n))


def player(p: Any, seat: int, row: list[int], *, is_open: bool) -> Player:
    """A seat's holdings as its owner sees them, or as strangers do."""
    knows_mission = is_open or p.actor == OVER
    points = row[MARKERS], row[CASTLES], row[EAGLE]
    mission = row[MISSION] if knows_mission else None
    return Player(
        seat=seat,
        castles=p.castles[seat],
        milestones=p.milestones[seat],
        n_cards=p.n_hand[seat],
        hand=cards(p.hand[seat]) if is_open else None,
        seen_cards=cards(p.seen[seat]),
        markers=tuple(MARKER_IDS[kind] for kind, n in enumerate(p.markers[seat]) for _ in range(n)),
        mission=MISSIONS[p.mission[seat]].id if knows_mission else None,
        mission_needs=_colours(MISSIONS[p.mission[seat]].needs) if knows_mission else None,
        mission_lacks=_colours(row[LACKS:]) if knows_mission else None,
        points=Points(*points, mission, sum(points) + (mission or 0)),
    )


def _colours(counts: Sequence[int]) -> tuple[str, ...]:
    """Counts by colour as the colours themselves."""
    return tuple(COLOUR_IDS[colour] for colour, n in enumerate(counts) for _ in range(n))
