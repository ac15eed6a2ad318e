"""A finished match: its record, its replay from any seat, its chance curve."""

import asyncio
from itertools import pairwise
from typing import Final

import msgspec
from sqlalchemy import select

from ludi.core.contract import OVER, Event
from ludi.core.match import replayed
from ludi.server.errors import Denied
from ludi.server.fairness import with_proof
from ludi.server.match_log import MatchLog
from ludi.server.messages import outgoing
from ludi.server.people import Person
from ludi.server.schema import ANALYSES
from ludi.server.table_session import TableSession, encode
from ludi.server.tables import Tables
from ludi.server.tasks import Tasks

MOST_POINTS: Final = 120
CHUNK: Final = 4
"""Positions that are thought about together, before somebody's hint may come in between."""
N_TURNING: Final = 5
TURN: Final = 0.1
"""A change of chances worth pointing at."""


class Finished:
    """What can be asked once the match is over."""

    def __init__(self, tables: Tables, tasks: Tasks) -> None:
        self._store = tables.store
        self._bots = tables.bots
        self._tasks = tasks
        self._curves: dict[str, list[outgoing.ChancePoint]] = {}

    async def record(self, session: TableSession) -> str:
        """The match as text, with the proof that its shuffles were fair; replayed beside everybody's moves."""
        log, proof = session.finished(), session.table.proof()

        def written() -> str:
            match = replayed(log.game, log.seats, log.seed, log.table.options, log.codes())
            return with_proof(match.record(), proof)

        return await asyncio.to_thread(written)

    async def replay(
        self, session: TableSession, seat: int | None, first: int, count: int, *, is_open: bool
    ) -> outgoing.Replay:
        """Moments of the match through a seat's eyes, a spectator's, or all seats'."""
        log = session.finished()
        seats = range(log.seats)
        if seat is not None and seat not in seats:
            raise Denied("bad_request", f"seat {seat}: expected 0 to {seats[-1]}", "seat")
        eyes: tuple[int | None, ...] = tuple(seats) if is_open else (seat,)
        steps = []
        for ply in range(first, min(first + count, log.ply + 1)):
            steps.append(_moment(log, ply, eyes))
            await asyncio.sleep(0)  # moves at other tables pass between two moments
        return outgoing.Replay(session.id, log.ply, tuple(steps))

    async def analysis(self, person: Person, session: TableSession) -> outgoing.Analysis:
        """The chance curve as far as it is known; asking begins it."""
        log = session.finished()
        if session.id not in self._curves:
            async with self._store.reading() as connection:
                stored = await connection.scalar(select(ANALYSES.c.points).where(ANALYSES.c.table == session.id))
            if stored is not None:
                return _analysis(msgspec.convert(stored, list[outgoing.ChancePoint]), ready=True)
        if session.id not in self._curves:  # nobody has begun it meanwhile
            self._curves[session.id] = []
            self._tasks.spawn(self._draw(person.id, session.id, log), f"analysis-{session.id}")
        return _analysis(self._curves[session.id], ready=False)

    async def _draw(self, who: str, table: str, log: MatchLog) -> None:
        """Compute the curve in small pieces, then keep it."""
        points = self._curves[table]
        stride = max(1, -(-log.ply // MOST_POINTS))
        plies = [ply for ply in range(0, log.ply, stride) if log.at_ply(ply).actor != OVER]
        try:
            for at in range(0, len(plies), CHUNK):
                some = plies[at : at + CHUNK]
                chances = await self._bots.curve(who, log.game, [log.at_ply(ply) for ply in some])
                for ply, chance in zip(some, chances, strict=True):
                    points.append(outgoing.ChancePoint(ply, tuple(round(share, 4) for share in chance)))
            keeping = self._store.insert(ANALYSES).values(table=table, points=msgspec.to_builtins(points))
            await self._store.execute(keeping.on_conflict_do_nothing())  # another process may have been asked as well
        finally:
            del self._curves[table]


def _moment(log: MatchLog, ply: int, eyes: tuple[int | None, ...]) -> outgoing.ReplayStep:
    game, s = log.game, log.at_ply(ply)
    move = log.line[ply - 1] if ply else None
    events: tuple[Event, ...] = ()
    if move is not None:
        # An open replay tells it as the one who acted saw it.
        viewer = eyes[0] if len(eyes) == 1 else move.seat
        events = game.tell(log.at_ply(ply - 1), move.code, viewer)
    return outgoing.ReplayStep(
        ply=ply,
        seat=move.seat if move else None,
        action=game.actions.text(move.code) if move else None,
        events=events,
        views=tuple(msgspec.Raw(encode(game.view(s, seat))) for seat in eyes),
        scores=game.standing(s)[0],
    )


def _analysis(points: list[outgoing.ChancePoint], *, ready: bool) -> outgoing.Analysis:
    turns: list[tuple[float, int]] = []
    for before, after in pairwise(points):
        change = max((abs(b - a) for a, b in zip(before.chances, after.chances, strict=False)), default=0.0)
        if change >= TURN:
            turns.append((change, before.ply))
    turning = tuple(sorted(ply for _, ply in sorted(turns, reverse=True)[:N_TURNING]))
    return outgoing.Analysis(ready, tuple(points), turning)
