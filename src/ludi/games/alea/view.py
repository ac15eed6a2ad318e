"""What each seat may see, built from nothing: never a copy of the state with holes."""

from functools import lru_cache
from typing import Any, Final

import msgspec
import numpy as np

from ludi.core import layout
from ludi.core.contract import OVER, BySeat, Choice, Event, SeatNumber, View
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.alea.actions import ACTIONS
from ludi.games.alea.evaluation import best_set
from ludi.games.alea.knowledge import KNOWN, ONE_OF_TWO, knows_tile, rank_of
from ludi.games.alea.placing import templum_dice, templum_due, templum_sum
from ludi.games.alea.players import Player, SenateTileView, fame_with, player, values
from ludi.games.alea.previews import preview
from ludi.games.alea.rules import legal
from ludi.games.alea.scoring import owner_of_tile
from ludi.games.alea.state import GONE, NOBODY, OPEN, Phase, State
from ludi.games.alea.tables import (
    BY_SEATS,
    CHIPS,
    N_PATRICIANS,
    N_PROVINCES,
    N_SENATE_TILES,
    PATRICIANS,
    PROVINCES,
    SENATE_TILES,
)

POSITIONS: Final = 1024
"""Of which what all eyes share is remembered: as many as may be shown at once."""


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


def view(s: State, seat: int | None) -> AleaView:
    """What a seat, or a spectator, may see."""
    viewer = NOBODY if seat is None else seat
    deciding = s.actor != OVER and s.actor == viewer
    raw = layout.to_bytes(s)
    closed, opened = _players(raw)
    return AleaView(
        seat=seat,
        choices=_choices(s) if deciding else (),
        offered_tiles=_offered(s) if deciding and s.phase == Phase.SENATE else (),
        passed_tiles=_passed(s, viewer),
        players=opened if s.actor == OVER else closed if seat is None else _one_open(closed, opened, seat),
        **_common(raw),
    )


@lru_cache(maxsize=POSITIONS)
def _players(raw: bytes) -> tuple[tuple[Player, ...], tuple[Player, ...]]:
    """Everybody's holdings as strangers see them, and as their owners do: built once for all who look."""
    s = layout.from_bytes(State, raw)
    seats = range(s.seats)
    return tuple(player(s, seat, is_open=False) for seat in seats), tuple(
        player(s, seat, is_open=True) for seat in seats
    )


def _one_open(closed: tuple[Player, ...], opened: tuple[Player, ...], seat: int) -> tuple[Player, ...]:
    return (*closed[:seat], opened[seat], *closed[seat + 1 :])


@lru_cache(maxsize=POSITIONS)
def _common(raw: bytes) -> dict[str, Any]:
    """What everybody sees alike: built once for all who look at a position."""
    s = layout.from_bytes(State, raw)
    province_at, patrician_at = s.province_at.tolist(), s.patrician_at.tolist()
    return {
        "actor": int(s.actor),
        "ask": ask(s),
        "stage": min(int(s.stage) + 1, BY_SEATS[s.seats].stages),
        "stages": BY_SEATS[s.seats].stages,
        "start": int(s.start),
        "last_round": bool(s.last_round),
        "roll": values(s.roll.tolist()) if s.actor != OVER else (),
        "marked": values(s.marked.tolist()),
        "templum": _temple(s) if BY_SEATS[s.seats].templum else None,
        "senatus": _straights(s),
        "castrum": _sets(s),
        "forum": tuple(
            Pedestal(None if seat == NOBODY else seat, value)
            for seat, value in zip(s.forum_seat.tolist(), s.forum_value.tolist(), strict=True)
        )[: BY_SEATS[s.seats].columns],
        "open_provinces": tuple(PROVINCES[t].id for t in range(N_PROVINCES) if province_at[t] == OPEN),
        "open_patricians": tuple(PATRICIANS[t].id for t in range(N_PATRICIANS) if patrician_at[t] == OPEN),
        "gone": (
            *(PROVINCES[t].id for t in range(N_PROVINCES) if province_at[t] == GONE),
            *(PATRICIANS[t].id for t in range(N_PATRICIANS) if patrician_at[t] == GONE),
        ),
        "supply": _supply(s),
    }


def ask(s: State) -> Event:
    """What is asked of the actor, as a sentence."""
    if s.actor == OVER:
        return Event("ask-over")
    phase = Phase(s.phase)
    arguments: dict[str, Any] = {"seat": int(s.actor)}
    if phase is Phase.PLACE and s.chips[s.actor]:
        return Event("ask-place-or-reroll", arguments | {"chips": int(s.chips[s.actor])})
    if phase is Phase.PROVINCE:
        _, value = best_set(s)
        arguments |= {"value": int(value), "size": int(s.castrum[s.actor, value - 1])}
    if phase is Phase.PATRICIAN:
        arguments |= {"value": int(s.forum_value[s.forum_done])}
    return Event(f"ask-{phase.name.lower()}", arguments)


def _choices(s: State) -> tuple[Choice, ...]:
    mask = np.zeros(len(ACTIONS), dtype=np.bool_)
    legal(s, mask)
    return tuple(
        Choice(action.code, action.kind, action.arguments, preview(s, action))
        for action in (ACTIONS[int(code)] for code in np.flatnonzero(mask))
    )


def _temple(s: State) -> Temple:
    leader = None if s.templum_last == NOBODY else int(s.templum_last)
    return Temple(
        dice=tuple(values(dice) for dice in s.templum.tolist()[: s.seats]),
        leader=leader if leader is not None and templum_dice(s, leader) else None,
        best=0 if leader is None else int(templum_sum(s, leader)),
        next_dice=int(s.templum_placements) + 1,
        due=tuple(int(templum_due(s, seat)) for seat in range(s.seats)),
    )


def _straights(s: State) -> tuple[Straight, ...]:
    low, high = s.low.tolist(), s.high.tolist()
    found = [(high[t] - low[t], high[t], t) for t in range(s.seats) if low[t]]
    found.sort(reverse=True)
    rewarded = BY_SEATS[s.seats].ranks
    return tuple(Straight(seat, high - more, high, place < rewarded) for place, (more, high, seat) in enumerate(found))


def _sets(s: State) -> tuple[DiceSet, ...]:
    castrum = s.castrum.tolist()
    found = [(castrum[t][v], v + 1, t) for t in range(s.seats) for v in range(6) if castrum[t][v]]
    found.sort(reverse=True)
    provinces = s.province_at.tolist().count(OPEN)
    return tuple(DiceSet(seat, value, size, place < provinces) for place, (size, value, seat) in enumerate(found))


def _offered(s: State) -> tuple[SenateTileView, ...]:
    """The tiles the actor may keep, each with what it would score for him now."""
    offered = sorted(int(s.senate[p]) for p in range(3 * s.senate_draws - 3 + s.senate_at, 3 * s.senate_draws))
    before = int(fame_with(s, s.actor, ()))
    return tuple(
        SenateTileView(SENATE_TILES[tile].id, int(fame_with(s, s.actor, (tile,))) - before) for tile in offered
    )


def _passed(s: State, viewer: int) -> tuple[str, ...]:
    """Senate tiles that the viewer has had in hand and did not keep (AIE-1504)."""
    if viewer == NOBODY or s.senate_draws == 0:
        return ()
    seen = np.zeros(N_SENATE_TILES, dtype=np.int8)
    mark_passed(s, viewer, seen)
    return tuple(SENATE_TILES[tile].id for tile, is_seen in enumerate(seen.tolist()) if is_seen)


@compiled
def mark_passed(s: State, viewer: int, seen: Ints) -> None:
    """Flags of the senate tiles that the viewer has seen and not kept."""
    for place in range(3 * s.senate_draws):
        known = knows_tile(s, viewer, place)
        if known == ONE_OF_TWO or (known == KNOWN and _is_passed(s, viewer, place)):
            seen[s.senate[place]] = 1


@compiled
def _is_passed(s: State, viewer: int, place: int) -> bool:
    if s.phase == Phase.SENATE and place >= 3 * s.senate_draws - 3 + s.senate_at:
        return s.actor != viewer
    return rank_of(s, viewer, place // 3) != NOBODY and owner_of_tile(s, place) != viewer


def _supply(s: State) -> Supply:
    drawn = 3 * int(s.senate_draws)
    kept = sum(1 for p in range(drawn) if s.senate_rank[p // 3, p % 3] != NOBODY)
    pending = s.actor != OVER and s.phase == Phase.SENATE
    in_hands = kept if not pending else kept_before(s) + 3
    return Supply(
        chips=CHIPS - sum(s.chips.tolist()[: s.seats]),
        provinces=N_PROVINCES - int(s.provinces_dealt),
        patricians=N_PATRICIANS - int(s.patricians_dealt),
        senate_tiles=int(s.senate_tiles) - in_hands,
        fortuna_pile=sum(s.fortuna_pile.tolist()),
        fortuna_returned=values(s.fortuna_returned.tolist()),
    )


def kept_before(s: State) -> int:
    """Senate tiles kept in all draws but the one that is being chosen from."""
    return sum(1 for p in range(3 * int(s.senate_draws) - 3) if s.senate_rank[p // 3, p % 3] != NOBODY)
