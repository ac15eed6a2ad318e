"""Beside the requests: what other processes say, who is present, and what time brings."""

import asyncio
import contextlib
import time
from functools import partial
from typing import Final

import asyncpg
import structlog
from sqlalchemy import BigInteger, column, or_, select
from sqlalchemy import table as sql_table

from ludi.core.errors import LudiError
from ludi.server import notes
from ludi.server.append_log import Append
from ludi.server.chat import Chat
from ludi.server.people import People, now_ms
from ludi.server.play import Play
from ludi.server.schema import STANDINGS, TABLES
from ludi.server.seating import Seating
from ludi.server.store import CHANNEL
from ludi.server.subscriptions import Listener
from ludi.server.table_session import TableSession
from ludi.server.tables import LEASE, Tables
from ludi.server.tasks import Tasks

SWEEP_SECONDS: Final = 0.5
LAPSE_SECONDS: Final = 600
PRESENCE_SECONDS: Final = 20
"""How often a process repeats who is there, so that the dead are not believed for long."""
HEARTBEAT_SECONDS: Final = 10
"""How often the connection that listens is asked whether it is still there: a cut line says nothing by itself."""
ALIVE: Final = 0x4C554449
"""Class of the advisory locks of PostgreSQL by which a process shows that it lives; its number is the lock's."""
logger = structlog.get_logger("ludi.cluster")


class Cluster:
    """One process among others."""

    def __init__(self, tables: Tables, people: People, play: Play, seating: Seating, chat: Chat) -> None:
        self._tables = tables
        self._store = tables.store
        self._subscriptions = tables.subscriptions
        self._people = people
        self._play = play
        self._seating = seating
        self._chat = chat
        self._is_listening = asyncio.Event()

    async def open(self, tasks: Tasks) -> None:
        """Begin: what was left undone when the last process stopped is taken up."""
        if self._store.is_postgres:
            tasks.spawn(self._listen(), "listen")
            await self._is_listening.wait()  # before this process keeps anything, others must see that it lives
        tasks.spawn(self._sweep(), "sweep")

    # Other processes.

    async def _listen(self) -> None:
        """Hear of other processes' changes; after a lost connection, look at everything again."""
        while True:
            try:
                connection = await asyncpg.connect(self._store.dsn, timeout=HEARTBEAT_SECONDS)
                try:
                    await self._hear(connection)
                finally:
                    connection.terminate()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger.warning("cannot listen", error=str(error))
                await asyncio.sleep(1)

    async def _hear(self, connection: asyncpg.Connection) -> None:
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        await connection.execute("SELECT pg_try_advisory_lock($1, $2)", ALIVE, self._tables.process)
        await connection.add_listener(CHANNEL, lambda *heard: self._heard(str(heard[-1])))
        self._is_listening.set()
        for session in self._tables.in_memory():
            session.tell(partial(self._look_again, session))
        while not lost.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT_SECONDS):
                    await lost.wait()
            await connection.execute("SELECT 1", timeout=HEARTBEAT_SECONDS)

    def _heard(self, message: str) -> None:
        note = notes.decode(message)
        if note.process == self._tables.process:
            return
        match note:
            case notes.Moved(news=news):
                self._tables.happened(news.table, partial(self._take, news))
            case notes.Changed(table=table):
                self._tables.happened(table, self._look_again)
            case notes.Talked(table=table):
                self._tables.happened(table, self._chat.bring)
            case notes.Present(table=table):
                self._tables.happened(table, partial(self._present, note))
            case notes.Renamed(person=person):
                self._people.forget(person)
            case notes.Revoked(person=person, key=key):
                self._people.forget(person)
                self._subscriptions.revoke(person, key)
            case notes.Happened(people=people, notice=notice):
                self._subscriptions.notice(people, notice)

    async def _look_again(self, session: TableSession) -> None:
        await self._tables.refresh(session)
        await self._play.attend(session)

    async def _take(self, news: Append, session: TableSession) -> None:
        await self._tables.take(session, news)
        await self._play.attend(session)

    async def _present(self, note: notes.Present, session: TableSession) -> None:
        session.elsewhere[note.process] = (frozenset(note.people), now_ms())
        if not note.people:
            del session.elsewhere[note.process]
        self._subscriptions.presence_changed(session)
        await self._play.attend(session)

    # Who is here.

    async def arrived(self, session: TableSession, listener: Listener) -> None:
        """Somebody looks at a table."""
        is_new = listener not in session.listeners
        session.listeners.add(listener)
        if is_new:
            self._tell_presence(session)
        await self._play.attend(session)

    async def left(self, session: TableSession, listener: Listener) -> None:
        """Somebody has stopped looking at a table."""
        listener.follows.pop(session.id, None)
        if listener in session.listeners:
            session.listeners.discard(listener)
            self._tell_presence(session)

    def _tell_presence(self, session: TableSession) -> None:
        self._subscriptions.presence_changed(session)
        self._tell_elsewhere(session)

    def _tell_elsewhere(self, session: TableSession) -> None:
        here = tuple(session.here()[: notes.TOLD_ELSEWHERE])
        self._store.tell(notes.Present(self._tables.process, session.id, here))

    # Time.

    async def _sweep(self) -> None:
        """Do what is due: clocks that have run out, bots whose process has gone, tables that nobody plays at."""
        is_first, told, looked = True, time.monotonic(), -float(LAPSE_SECONDS)
        while True:
            try:
                for identity in await self._due(everything=is_first and not self._store.is_postgres):
                    session = await self._tables.table(identity)
                    session.tell(partial(self._take_over, session))
                is_first = False
                if self._tables.settings.lapse and time.monotonic() - looked > LAPSE_SECONDS:
                    looked = time.monotonic()
                    await self._lapse()
            except LudiError as error:
                logger.error("sweep failed", error=str(error))  # noqa: TRY400  (no fault of ours)
            except Exception:
                logger.exception("sweep failed")
            self._subscriptions.drop_stuck()
            if time.monotonic() - told > PRESENCE_SECONDS:
                told = time.monotonic()
                for session in self._tables.in_memory():
                    if session.listeners:
                        self._tell_elsewhere(session)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _take_over(self, session: TableSession) -> None:
        before = session.standing
        if before.keeper != self._tables.process:
            await self._tables.refresh(session)
        # What another process has done since it was found to be due is not due any more.
        is_same = (before.keeper, before.due) == (session.standing.keeper, session.standing.due)
        await self._play.attend(session, takeover=is_same)

    async def _due(self, *, everything: bool) -> list[str]:
        """The tables where the server must act: their time has come, or who kept them is gone."""
        due, keeper, now = STANDINGS.c.due, STANDINGS.c.keeper, now_ms()
        mine = (keeper == self._tables.process) & (due < now + LEASE // 2)
        found = due.is_not(None) if everything else or_(due < now, mine)
        if self._store.is_postgres:
            locks = sql_table("pg_locks", column("objid"), column("classid"), column("locktype"))
            alive = select(locks.c.objid.cast(BigInteger))
            alive = alive.where(locks.c.locktype == "advisory", locks.c.classid.cast(BigInteger) == ALIVE)
            found = or_(found, keeper.is_not(None) & keeper.not_in(alive))
        async with self._store.reading() as connection:
            return list(await connection.scalars(select(STANDINGS.c.table).where(found)))

    async def _lapse(self) -> None:
        """Give up what nobody has touched for as long as the settings say."""
        before = now_ms() - self._tables.settings.lapse
        old = select(TABLES.c.id).outerjoin(STANDINGS, STANDINGS.c.table == TABLES.c.id)
        old = old.where(TABLES.c.phase.in_(("gathering", "playing")), TABLES.c.made < before)
        old = old.where(or_(STANDINGS.c.at.is_(None), STANDINGS.c.at < before))
        async with self._store.reading() as connection:
            found = list(await connection.scalars(old))
        for identity in found:
            session = await self._tables.table(identity)
            session.tell(partial(self._seating.lapse, session))
