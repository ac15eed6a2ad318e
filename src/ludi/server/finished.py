"""A finished match: its record, its replay from any seat, where it parts from another."""

import asyncio
from typing import Any, Final, TypeAlias

import msgspec

from ludi.core.contract import Event, Game
from ludi.core.match import replayed
from ludi.server.errors import Denied
from ludi.server.fairness import with_proof
from ludi.server.match_log import MatchLog
from ludi.server.messages import replay
from ludi.server.table_session import TableSession, encode

ACTED: Final = -1
"""In place of a viewer: whoever acted."""
Eyes: TypeAlias = tuple[int | None, ...]
"""Whose views are asked for: one seat's, a spectator's (None), all seats' in order, or nobody's."""


async def record(session: TableSession) -> str:
    """The match as text, with the proof that its shuffles were fair; replayed beside everybody's moves."""
    log, proof = session.finished(), session.table.proof()

    def written() -> str:
        match = replayed(log.game, log.seats, log.seed, log.table.options, log.codes())
        return with_proof(match.record(), proof)

    return await asyncio.to_thread(written)


async def moments(session: TableSession, eyes: Eyes, viewer: int | None, first: int, count: int) -> replay.Replay:
    """Moments of the match through these eyes."""
    log = session.finished()
    steps = []
    for ply in range(first, min(first + count, log.ply + 1)):
        steps.append(_moment(log, ply, eyes, viewer))
        await asyncio.sleep(0)  # moves at other tables pass between two moments
    return replay.Replay(session.id, log.ply, tuple(steps))


def compare(one: TableSession, other: TableSession) -> replay.Comparison:
    """Where two finished matches part; told as the one who acted saw it."""
    here, there = one.finished(), other.finished()
    is_same = _beginning(here) == _beginning(there)
    ply, least = 0, min(here.ply, there.ply) if is_same else 0
    while ply < least and here.line[ply].code == there.line[ply].code:
        ply += 1
    parting = (_moment(log, ply + 1, (), ACTED) if is_same and ply < log.ply else None for log in (here, there))
    return replay.Comparison(one.id, other.id, is_same, ply, *parting)


def _beginning(log: MatchLog) -> tuple[Any, ...]:
    return log.game.name, log.game.data_digest, log.seats, log.table.options, log.seed


def eyes_of(log: MatchLog, seat: int | None, *, is_open: bool) -> tuple[Eyes, int | None]:
    """Whose views are asked for, and who is told what happened: of an open match each move as its own seat saw it."""
    if seat is not None and seat >= log.seats:
        raise Denied("bad_request", f"seat {seat}: expected 0 to {log.seats - 1}", "seat")
    return (tuple(range(log.seats)), ACTED) if is_open else ((seat,), seat)


def step_info(
    game: Game[Any], ply: int, played: tuple[Any, int] | None, after: Any, eyes: Eyes, viewer: int | None
) -> replay.ReplayStep:
    """A moment, and what was played from the position before it."""
    seat, action, events = None, None, tuple[Event, ...]()
    if played is not None:
        before, code = played
        seat, action = int(before.actor), game.actions.text(code)
        events = game.tell(before, code, seat if viewer == ACTED else viewer)
    return replay.ReplayStep(
        ply=ply,
        seat=seat,
        action=action,
        events=events,
        views=tuple(msgspec.Raw(encode(game.view(after, one))) for one in eyes),
        scores=game.standing(after)[0],
    )


def _moment(log: MatchLog, ply: int, eyes: Eyes, viewer: int | None) -> replay.ReplayStep:
    played = (log.at_ply(ply - 1), log.line[ply - 1].code) if ply else None
    return step_info(log.game, ply, played, log.at_ply(ply), eyes, viewer)
