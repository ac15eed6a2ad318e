"""Finished matches judged by the search: begun when somebody asks, told as far as they are, kept when they are done."""

from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import select

from ludi.bots.judging import Analysis, Judged, Turn, judge_moves, judge_name
from ludi.bots.searcher import Searcher
from ludi.core.contract import Choice, Game, wins
from ludi.server.match_log import MatchLog
from ludi.server.messages import replay
from ludi.server.people import Person
from ludi.server.schema import ANALYSES
from ludi.server.table_session import TableSession
from ludi.server.tables import Tables
from ludi.server.tasks import Tasks

CHUNK: Final = 3
"""Moves that are thought about together, before somebody's hint may come in between."""
WORTH_NAMING: Final = 0.02
"""A margin below this is within what the search would say otherwise with other luck."""
TURN: Final = 0.05
"""A change of somebody's chance worth telling; which of them are shown depends on who looks."""


class Analyses:
    """What the search says of finished matches."""

    def __init__(self, tables: Tables, tasks: Tasks) -> None:
        self._store = tables.store
        self._bots = tables.bots
        self._tasks = tasks
        self._begun: dict[str, Analysis] = {}  # by table, while they are computed

    async def analysis(self, person: Person, session: TableSession) -> replay.Analysis:
        """The analysis as far as it is known; asking begins it."""
        log = session.finished()
        if session.id not in self._begun:
            async with self._store.reading() as connection:
                stored = await connection.scalar(select(ANALYSES.c.judged).where(ANALYSES.c.table == session.id))
            kept = None if stored is None else msgspec.convert(stored, Analysis)
            if kept is not None and kept.judge == judge_name(log.game):  # else it is judged anew, by what is best now
                return _told(log.game, kept, is_ready=True)
        if session.id not in self._begun:  # nobody has begun it meanwhile
            self._begun[session.id] = Analysis([], [], wins(log.result().places), log.ply, judge_name(log.game))
            self._tasks.spawn(self._judge(person.id, session.id, log), f"analysis-{session.id}")
        return _told(log.game, self._begun[session.id], is_ready=False)

    async def _judge(self, who: str, table: str, log: MatchLog) -> None:
        """Judge the match in small pieces, then keep what was found."""
        found = self._begun[table]
        try:
            for first in range(0, log.ply, CHUNK):
                steps = range(first, min(first + CHUNK, log.ply))
                turns, decisions = await self._bots.judge(who, log.game, partial(_look, log=log, steps=steps))
                found.turns.extend(turns)
                found.decisions.extend(decisions)
            judged = msgspec.to_builtins(found)
            keeping = self._store.insert(ANALYSES).values(table=table, judged=judged)
            # Another process may have been asked as well, or another judge before.
            await self._store.execute(keeping.on_conflict_do_update(index_elements=["table"], set_={"judged": judged}))
        finally:
            del self._begun[table]


def _look(searcher: Searcher, log: MatchLog, steps: range) -> tuple[list[Turn], list[Judged]]:
    before = log.line[steps[0] - 1].seat if steps[0] else None
    return judge_moves(searcher, log.game, ((step, log.at_ply(step), log.line[step].code) for step in steps), before)


def _told(game: Game[Any], found: Analysis, *, is_ready: bool) -> replay.Analysis:
    points = [replay.ChancePoint(turn.step, turn.chances) for turn in found.turns]
    turning = [one for one in found.turning_points(found.steps) if max(map(abs, one.changes)) >= TURN]
    if is_ready:
        points.append(replay.ChancePoint(found.steps, found.end))
    else:  # what the latest turn led to is not known yet
        turning = [one for one in turning if one.turn != found.turns[-1]]
    return replay.Analysis(
        ready=is_ready,
        judge=found.judge,
        points=tuple(points),
        mistakes=tuple(
            replay.Mistake(one.move, one.seat, one.played, _chosen(game, one.best), one.better)
            for one in found.decisions
            if one.loss >= WORTH_NAMING
        ),
        turning=tuple(
            replay.TurningPoint(one.move, one.turn.step, one.turn.seat, one.changes)
            for one in sorted(turning, key=lambda one: one.step)
        ),
    )


def _chosen(game: Game[Any], code: int) -> Choice:
    action = game.actions[code]
    return Choice(code, action.kind, action.arguments)
