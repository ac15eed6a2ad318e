"""What each seat may see, built from nothing: never a copy of the state with holes."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np

from ludi.core import layout
from ludi.core.contract import OVER, BySeat, Event, SeatNumber, View
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.core.parts.choices import choices

from .holdings import Player, SenateTileView, fame_with, players, values
from .knowledge import has_seen
from .placing import set_rank, straight_rank
from .rewards import best_set
from .state import GONE, NOBODY, OPEN, STACK, Phase, State
from .tables import (
    BY_SEATS,
    CHIPS,
    N_PATRICIANS,
    N_PROVINCES,
    N_SENATE_TILES,
    PATRICIANS,
    PROVINCES,
    SENATE_TILES,
    Patrician,
    Province,
    SenateTile,
)


class Temple(msgspec.Struct, frozen=True):
    """The Templum: the next placement brings its owner to ``next_dice`` dice and over ``best``."""

    dice: BySeat[tuple[int, ...]]  # values ascending
    leader: SeatNumber | None
    best: int
    next_dice: int
    due: BySeat[int]  # how many dice a placement would add


class Straight(msgspec.Struct, frozen=True):
    """A straight in the Senatus, best first; the first ``rewarded`` ranks see tiles."""

    seat: SeatNumber
    low: int
    high: int
    wins: bool


class DiceSet(msgspec.Struct, frozen=True):
    """A set in the Castrum, best first; those that win take a province."""

    seat: SeatNumber
    value: int
    size: int
    wins: bool


class Pedestal(msgspec.Struct, frozen=True):
    """A pedestal of the Forum, from the left; value 0 and no seat when empty."""

    seat: SeatNumber | None
    value: int


class Supply(msgspec.Struct, frozen=True):
    """What lies beside the buildings."""

    chips: int
    provinces: int
    patricians: int
    senate_tiles: int
    fortuna_pile: int
    fortuna_returned: tuple[int, ...]


class AleaView(View, frozen=True, kw_only=True):
    """Alea Iacta Est from one seat."""

    stage: int  # from 1
    stages: int
    start: SeatNumber
    last_round: bool
    roll: tuple[int, ...]  # the actor's dice, ascending
    marked: tuple[int, ...]  # those to be rolled again
    templum: Temple | None
    senatus: tuple[Straight, ...]
    castrum: tuple[DiceSet, ...]
    forum: tuple[Pedestal, ...]
    open_provinces: tuple[str, ...]
    open_patricians: tuple[str, ...]
    gone: tuple[str, ...]  # provinces and patricians that left the game
    offered_tiles: tuple[SenateTileView, ...]  # to the viewer, who is to keep one
    passed_tiles: tuple[str, ...]  # senate tiles that the viewer has seen and not kept
    players: tuple[Player, ...]
    supply: Supply


# Looked up at every view: a member of an enumeration takes longer to find than to compare.
_PLACE, _SENATE, _PROVINCE, _PATRICIAN = map(int, (Phase.PLACE, Phase.SENATE, Phase.PROVINCE, Phase.PATRICIAN))


class Shared(msgspec.Struct, frozen=True):
    """What follows from a position for all who look at it: the same for everybody, and by seat."""

    common: dict[str, Any]
    closed: tuple[Player, ...]  # holdings as strangers see them
    opened: tuple[Player, ...]  # and as their owners do
    passed: tuple[tuple[str, ...], ...]


def view(s: State, seat: int | None) -> AleaView:
    """What a seat, or a spectator, may see."""
    shared = _shared(s)
    actor = shared.common["actor"]
    deciding = actor != OVER and actor == seat
    return AleaView(
        seat=seat,
        choices=choices(s) if deciding else (),
        offered_tiles=_offered(s) if deciding and s.phase == _SENATE else (),
        passed_tiles=() if seat is None else shared.passed[seat],
        players=shared.opened if actor == OVER else shared.closed if seat is None else _one_open(shared, seat),
        **shared.common,
    )


def _one_open(shared: Shared, seat: int) -> tuple[Player, ...]:
    return (*shared.closed[:seat], shared.opened[seat], *shared.closed[seat + 1 :])


@layout.remembered(State)
def _shared(s: State) -> Shared:
    return Shared(_common(s), *players(s), _passed(s))


def _common(s: State) -> dict[str, Any]:
    """What everybody sees alike."""
    actor, by_seats = int(s.actor), BY_SEATS[s.seats]
    return {
        "actor": actor,
        "ask": _ask(s, actor),
        "stage": min(int(s.stage) + 1, by_seats.stages),
        "stages": by_seats.stages,
        "start": int(s.start),
        "last_round": bool(s.last_round),
        "roll": values(s.roll.tolist()) if actor != OVER else (),
        "marked": values(s.marked.tolist()),
        "templum": _temple(s) if by_seats.templum else None,
        "senatus": _straights(s),
        "castrum": _sets(s),
        "forum": _pedestals(s),
        **_offers(s),
        "supply": _supply(s),
    }


@layout.remembered_by(State, "province_at", "patrician_at")
def _offers(s: State) -> dict[str, tuple[str, ...]]:
    provinces, patricians = s.province_at.tolist(), s.patrician_at.tolist()
    return {
        "open_provinces": _lying(PROVINCES, provinces, OPEN),
        "open_patricians": _lying(PATRICIANS, patricians, OPEN),
        "gone": _lying(PROVINCES, provinces, GONE) + _lying(PATRICIANS, patricians, GONE),
    }


def _lying(tiles: Sequence[Province | Patrician | SenateTile], at: list[int], where: int) -> tuple[str, ...]:
    return tuple([tile.id for tile, place in zip(tiles, at, strict=True) if place == where]) if where in at else ()


@layout.remembered_by(State, "seats", "forum_seat", "forum_value")
def _pedestals(s: State) -> tuple[Pedestal, ...]:
    standing = zip(s.forum_seat.tolist(), s.forum_value.tolist(), strict=True)
    pedestals = [Pedestal(None if seat == NOBODY else seat, value) for seat, value in standing]
    return tuple(pedestals[: BY_SEATS[s.seats].columns])


def _ask(s: State, actor: int) -> Event:
    """What is asked of the actor, as a sentence."""
    if actor == OVER:
        return Event("ask-over")
    about: dict[str, Any] = {"seat": actor}
    phase, chips = int(s.phase), int(s.chips[actor])
    if phase == _PLACE and chips:
        return Event("ask-place-or-reroll", about | {"chips": chips})
    if phase == _PROVINCE:
        value = int(best_set(s)[1])
        about |= {"value": value, "size": int(s.castrum[actor, value - 1])}
    elif phase == _PATRICIAN:
        about |= {"value": int(s.forum_value[s.forum_done])}
    return Event(_ASKS[phase], about)


_ASKS: Final = {int(phase): f"ask-{phase.name.lower()}" for phase in Phase}


@layout.remembered_by(State, "seats", "templum", "templum_placements", "templum_last")
def _temple(s: State) -> Temple:
    dice = [values(each) for each in s.templum.tolist()[: s.seats]]
    leader = None if s.templum_last == NOBODY else int(s.templum_last)
    next_dice = int(s.templum_placements) + 1
    return Temple(
        dice=tuple(dice),
        leader=leader if leader is not None and dice[leader] else None,
        best=0 if leader is None else sum(dice[leader]),
        next_dice=next_dice,
        due=tuple([next_dice - len(each) for each in dice]),  # AIE-0602
    )


@layout.remembered_by(State, "seats", "low", "high")
def _straights(s: State) -> tuple[Straight, ...]:
    found = sorted((straight_rank(s, seat), seat) for seat in range(s.seats) if s.low[seat])
    rewarded = BY_SEATS[s.seats].ranks
    return tuple(Straight(seat, int(s.low[seat]), int(s.high[seat]), rank <= rewarded) for rank, seat in found)


@layout.remembered_by(State, "seats", "castrum", "province_at")
def _sets(s: State) -> tuple[DiceSet, ...]:
    castrum = s.castrum.tolist()[: s.seats]
    found = [(t, value, size) for t, sizes in enumerate(castrum) for value, size in enumerate(sizes, 1) if size]
    found.sort(key=lambda each: set_rank(s, each[0], each[1]))
    provinces = s.province_at.tolist().count(OPEN)
    return tuple(DiceSet(*each, place < provinces) for place, each in enumerate(found))


def _offered(s: State) -> tuple[SenateTileView, ...]:
    """The tiles the actor may keep, each with what it would score for him now."""
    offered = sorted(int(s.senate[place]) for place in range(s.senate_tiles) if s.senate_at[place] == OPEN)
    before = fame_with(s, s.actor, 0)
    return tuple(SenateTileView(SENATE_TILES[tile].id, fame_with(s, s.actor, 1 << tile) - before) for tile in offered)


@layout.remembered_by(State, "seats", "actor", "senate", "senate_draws", "senate_at", "senate_seen")
def _passed(s: State) -> tuple[tuple[str, ...], ...]:
    """By seat, the senate tiles that it has had in hand and did not keep (AIE-1504)."""
    if s.senate_draws == 0:
        return ((),) * s.seats
    seen = np.zeros((s.seats, N_SENATE_TILES), dtype=np.int8)
    mark_passed(s, seen)
    return tuple(_lying(SENATE_TILES, flags, 1) for flags in seen.tolist())


@compiled
def mark_passed(s: State, seen: Ints) -> None:
    """Flags of the senate tiles that each seat has seen and not kept."""
    for viewer in range(s.seats):
        for place in range(3 * s.senate_draws):
            is_offered = s.senate_at[place] == OPEN and s.actor == viewer
            if has_seen(s, viewer, place) and s.senate_at[place] != viewer and not is_offered:
                seen[viewer, s.senate[place]] = 1


@layout.remembered_by(
    State,
    "seats",
    "chips",
    "provinces_dealt",
    "patricians_dealt",
    "senate_at",
    "senate_tiles",
    "fortuna_pile",
    "fortuna_returned",
)
def _supply(s: State) -> Supply:
    return Supply(
        chips=CHIPS - int(s.chips[: s.seats].sum()),
        provinces=N_PROVINCES - int(s.provinces_dealt),
        patricians=N_PATRICIANS - int(s.patricians_dealt),
        senate_tiles=s.senate_at[: s.senate_tiles].tolist().count(STACK),
        fortuna_pile=int(s.fortuna_pile.sum()),
        fortuna_returned=values(s.fortuna_returned.tolist()),
    )
