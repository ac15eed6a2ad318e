"""What each seat may see, built from nothing: never a copy of the state with holes."""

from typing import Any

import msgspec
import numpy as np

from ludi.core.contract import OVER, Choice, Event, SeatNumber, View
from ludi.games.alea import homes
from ludi.games.alea.actions import ACTIONS
from ludi.games.alea.display import show_housing
from ludi.games.alea.evaluation import best_set
from ludi.games.alea.knowledge import KNOWN, ONE_OF_TWO, knows_tile
from ludi.games.alea.placing import templum_dice, templum_due, templum_sum
from ludi.games.alea.previews import preview
from ludi.games.alea.rules import legal
from ludi.games.alea.scoring import (
    fortuna_points,
    fortuna_tokens,
    holdings,
    owner_of_tile,
    tile_iv_points,
)
from ludi.games.alea.state import GONE, NOBODY, OPEN, Phase, State
from ludi.games.alea.tables import (
    BY_SEATS,
    CHIPS,
    CHIPS_PER_POINT,
    N_PATRICIANS,
    N_PROVINCES,
    N_SENATE_TILES,
    PATRICIANS,
    PROVINCES,
    SENATE_TILES,
    SenateId,
)


class Temple(msgspec.Struct, frozen=True):
    """The Templum: the next placement brings its owner to ``next_dice`` dice and over ``best``."""

    dice: tuple[tuple[int, ...], ...]  # by seat, values ascending
    leader: SeatNumber | None
    best: int
    next_dice: int
    due: tuple[int, ...]  # by seat: how many dice a placement would add


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


class SenateTileView(msgspec.Struct, frozen=True):
    """A senate tile that the viewer may see, and what it would score now."""

    tile: str
    points: int


class Home(msgspec.Struct, frozen=True):
    """A home and who would live there in the best housing."""

    home: str
    residents: tuple[str, ...]


class Fame(msgspec.Struct, frozen=True):
    """Fame points as if the game ended now, as far as the viewer knows them."""

    total: int
    provinces: int
    patricians: int
    senate: int
    fortuna: int
    chips: int
    unhoused: int
    homes: tuple[Home, ...]


class Player(msgspec.Struct, frozen=True):
    """A seat's holdings; what the viewer may not know is None."""

    seat: SeatNumber
    dice_in_hand: int
    latrina: int
    chips: int
    provinces: tuple[str, ...]
    patricians: tuple[str, ...]
    n_senate_tiles: int
    senate_tiles: tuple[SenateTileView, ...] | None
    fortuna_kept: tuple[int, ...]
    n_fortuna_hidden: int
    fortuna_hidden: tuple[int, ...] | None
    fame: Fame


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
    return AleaView(
        seat=seat,
        actor=int(s.actor),
        ask=ask(s),
        choices=_choices(s) if deciding else (),
        stage=min(int(s.stage) + 1, BY_SEATS[s.seats].stages),
        stages=BY_SEATS[s.seats].stages,
        start=int(s.start),
        last_round=bool(s.last_round),
        roll=values(s.roll) if s.actor != OVER else (),
        marked=values(s.marked),
        templum=_temple(s) if BY_SEATS[s.seats].templum else None,
        senatus=_straights(s),
        castrum=_sets(s),
        forum=tuple(
            Pedestal(None if s.forum_seat[c] == NOBODY else int(s.forum_seat[c]), int(s.forum_value[c]))
            for c in range(BY_SEATS[s.seats].columns)
        ),
        open_provinces=tuple(PROVINCES[t].id for t in range(N_PROVINCES) if s.province_at[t] == OPEN),
        open_patricians=tuple(PATRICIANS[t].id for t in range(N_PATRICIANS) if s.patrician_at[t] == OPEN),
        gone=_gone(s),
        offered_tiles=_offered(s) if deciding and s.phase == Phase.SENATE else (),
        passed_tiles=_passed(s, viewer),
        players=tuple(_player(s, other, viewer) for other in range(s.seats)),
        supply=_supply(s),
    )


def values(dice: Any) -> tuple[int, ...]:
    """Counts by value as the dice themselves, ascending."""
    return tuple(value + 1 for value in range(len(dice)) for _ in range(dice[value]))


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
        dice=tuple(values(s.templum[seat, :]) for seat in range(s.seats)),
        leader=leader if leader is not None and templum_dice(s, leader) else None,
        best=0 if leader is None else int(templum_sum(s, leader)),
        next_dice=int(s.templum_placements) + 1,
        due=tuple(int(templum_due(s, seat)) for seat in range(s.seats)),
    )


def _straights(s: State) -> tuple[Straight, ...]:
    found = [(int(s.high[t] - s.low[t]), int(s.high[t]), t) for t in range(s.seats) if s.low[t]]
    found.sort(reverse=True)
    rewarded = BY_SEATS[s.seats].ranks
    return tuple(Straight(seat, high - more, high, place < rewarded) for place, (more, high, seat) in enumerate(found))


def _sets(s: State) -> tuple[DiceSet, ...]:
    found = [(int(s.castrum[t, v]), v + 1, t) for t in range(s.seats) for v in range(6) if s.castrum[t, v]]
    found.sort(reverse=True)
    provinces = sum(1 for tile in range(N_PROVINCES) if s.province_at[tile] == OPEN)
    return tuple(DiceSet(seat, value, size, place < provinces) for place, (size, value, seat) in enumerate(found))


def _gone(s: State) -> tuple[str, ...]:
    provinces = (PROVINCES[t].id for t in range(N_PROVINCES) if s.province_at[t] == GONE)
    patricians = (PATRICIANS[t].id for t in range(N_PATRICIANS) if s.patrician_at[t] == GONE)
    return (*provinces, *patricians)


def _offered(s: State) -> tuple[SenateTileView, ...]:
    """The tiles the actor may keep, each with what it would score for him now."""
    offered = sorted(int(s.senate[p]) for p in range(3 * s.senate_draws - 3 + s.senate_at, 3 * s.senate_draws))
    before = int(_fame_with(s, s.actor, ()))
    return tuple(
        SenateTileView(SENATE_TILES[tile].id, int(_fame_with(s, s.actor, (tile,))) - before) for tile in offered
    )


def _fame_with(s: State, seat: int, extra: tuple[int, ...]) -> int:
    """Fame points now if the seat also had these senate tiles."""
    provinces, patricians, tiles = _flags(s, seat)
    tiles[list(extra)] = 1
    score = _housed(provinces, patricians, tiles)[1]
    iv = tile_iv_points(fortuna_tokens(s, seat)) if tiles[SenateId.MANY_FORTUNA_TOKENS] else 0
    return int(score[homes.TOTAL]) + int(iv)


def _flags(s: State, seat: int) -> tuple[Any, Any, Any]:
    provinces = np.zeros(N_PROVINCES, dtype=np.int8)
    patricians = np.zeros(N_PATRICIANS, dtype=np.int8)
    tiles = np.zeros(N_SENATE_TILES, dtype=np.int8)
    holdings(s, seat, provinces, patricians, tiles)
    return provinces, patricians, tiles


def _housed(provinces: Any, patricians: Any, tiles: Any) -> tuple[Any, Any]:
    """The best housing and its score in parts."""
    housing = show_housing(provinces, patricians, tiles)
    score = np.zeros(homes.SCORE_WORDS, dtype=np.int32)
    homes.score_housing(provinces, patricians, tiles, housing, score)
    return housing, score


def _passed(s: State, viewer: int) -> tuple[str, ...]:
    """Senate tiles that the viewer has had in hand and did not keep (AIE-1504)."""
    seen = [
        int(s.senate[place])
        for place in range(3 * s.senate_draws)
        if viewer != NOBODY
        and (
            knows_tile(s, viewer, place) == ONE_OF_TWO
            or (knows_tile(s, viewer, place) == KNOWN and _is_passed(s, viewer, place))
        )
    ]
    return tuple(SENATE_TILES[tile].id for tile in sorted(seen))


def _is_passed(s: State, viewer: int, place: int) -> bool:
    pending = s.phase == Phase.SENATE and place >= 3 * s.senate_draws - 3 + s.senate_at
    if pending:
        return s.actor != viewer
    had = any(s.senate_rank[place // 3, rank] == viewer for rank in range(3))
    return had and owner_of_tile(s, place) != viewer


def _player(s: State, seat: int, viewer: int) -> Player:
    is_open = seat == viewer or s.actor == OVER
    provinces, patricians, tiles = _flags(s, seat)
    kept = int(tiles.sum())
    if not is_open:
        tiles[:] = 0
    housing, score = _housed(provinces, patricians, tiles)
    tile_points = {tile: int(score[homes.TILE_POINTS + tile]) for tile in range(N_SENATE_TILES) if tiles[tile]}
    if SenateId.MANY_FORTUNA_TOKENS in tile_points:
        tile_points[SenateId.MANY_FORTUNA_TOKENS] = int(tile_iv_points(fortuna_tokens(s, seat)))
    senate, fortuna = sum(tile_points.values()), int(fortuna_points(s, seat))
    chips = int(s.chips[seat]) // CHIPS_PER_POINT
    housed = int(score[homes.PROVINCE_POINTS]), int(score[homes.PATRICIAN_POINTS])
    return Player(
        seat=seat,
        dice_in_hand=int(s.hand[seat]),
        latrina=int(s.latrina[seat]),
        chips=int(s.chips[seat]),
        provinces=tuple(PROVINCES[t].id for t in np.flatnonzero(provinces)),
        patricians=tuple(PATRICIANS[t].id for t in np.flatnonzero(patricians)),
        n_senate_tiles=kept,
        senate_tiles=tuple(SenateTileView(SENATE_TILES[t].id, points) for t, points in tile_points.items())
        if is_open
        else None,
        fortuna_kept=values(s.fortuna_kept[seat, :]),
        n_fortuna_hidden=int(sum(s.fortuna_drawn[seat, v] for v in range(3))),
        fortuna_hidden=values(s.fortuna_drawn[seat, :]) if is_open else None,
        fame=Fame(
            total=sum(housed) + senate + fortuna + chips,
            provinces=housed[0],
            patricians=housed[1],
            senate=senate,
            fortuna=fortuna,
            chips=chips,
            unhoused=int(score[homes.UNHOUSED_VALUE]),
            homes=_homes(provinces, tiles, housing),
        ),
    )


def _homes(provinces: Any, tiles: Any, housing: Any) -> tuple[Home, ...]:
    """Every home of the seat in the order of the id lists, with its residents."""
    owned = [(int(t), PROVINCES[t].id) for t in np.flatnonzero(provinces)]
    for home in range(homes.FIRST_BORDER, homes.N_HOMES):
        if tiles[home + homes.HOME_TO_TILE]:
            owned.append((home, SENATE_TILES[home + homes.HOME_TO_TILE].id))
    return tuple(Home(name, tuple(PATRICIANS[p].id for p in np.flatnonzero(housing == home))) for home, name in owned)


def _supply(s: State) -> Supply:
    drawn = 3 * int(s.senate_draws)
    kept = sum(1 for p in range(drawn) if s.senate_rank[p // 3, p % 3] != NOBODY)
    pending = s.actor != OVER and s.phase == Phase.SENATE
    in_hands = kept if not pending else kept_before(s) + 3
    return Supply(
        chips=CHIPS - sum(int(s.chips[t]) for t in range(s.seats)),
        provinces=N_PROVINCES - int(s.provinces_dealt),
        patricians=N_PATRICIANS - int(s.patricians_dealt),
        senate_tiles=int(s.senate_tiles) - in_hands,
        fortuna_pile=int(sum(s.fortuna_pile[v] for v in range(3))),
        fortuna_returned=values(s.fortuna_returned),
    )


def kept_before(s: State) -> int:
    """Senate tiles kept in all draws but the one that is being chosen from."""
    return sum(1 for p in range(3 * int(s.senate_draws) - 3) if s.senate_rank[p // 3, p % 3] != NOBODY)
