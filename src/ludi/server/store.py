"""The database: one writer that commits many people's moves together, and readers beside it.

Every change waits in a queue for the writer. It takes all that wait, writes them
in one transaction and commits once, so that a durable commit is shared by all
moves that arrived during the one before. On SQLite the logs of matches have a
way of their own (``ludi.server.append_log``). On PostgreSQL the same transaction
notifies the other processes: they hear of a change exactly when it is stored.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import msgspec
import structlog
from sqlalchemy import Insert, event, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludi.core.errors import LudiError
from ludi.server.append_log import PRAGMAS, Append, AppendLog
from ludi.server.match_log import Entry
from ludi.server.schema import EntryRow, TableRow

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[Any]]

BATCH: Final = 500
GATHER: Final = 0.02
"""Seconds between two commits while many people move at once: fewer, larger ones leave more time for the moves."""
MANY: Final = 4
"""Changes in a commit from which on the next one waits for more."""
CHANNEL: Final = "ludi"
logger = structlog.get_logger("ludi.store")


class StoreUnavailable(LudiError):
    """The database did not take a change: nothing of it has happened."""


class _Waiting(msgspec.Struct, frozen=True):
    what: Append | Job
    answer: "asyncio.Future[Any]"
    tell: tuple[str, ...]


def _sqlite_settings(connection: Any, _: Any) -> None:
    # SQLAlchemy opens transactions itself (see _begin): the driver must not.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _sqlite_begin(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def engine_for(url: str) -> AsyncEngine:
    """An engine with what our transactions need of each database."""
    if url.startswith("sqlite"):
        engine = create_async_engine(url, pool_size=4)
        event.listen(engine.sync_engine, "connect", _sqlite_settings)
        event.listen(engine.sync_engine, "begin", _sqlite_begin)
        return engine
    return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)


class Store:
    """The database of one process."""

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self.is_postgres = url.startswith("postgresql")
        self.commits = 0
        self.written = 0
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._writing: AsyncConnection | None = None
        self._journal = None if self.is_postgres else AppendLog(str(self.engine.url.database))
        dialect: Any = postgresql if self.is_postgres else sqlite
        insert_entry: Insert = dialect.insert(EntryRow).on_conflict_do_nothing()
        self._insert_entries = insert_entry.returning(EntryRow.table, EntryRow.step)

    async def open(self) -> None:
        """Start the writer."""
        self._task = asyncio.create_task(self._write_forever(), name="store-writer")

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
        if self._journal is not None:
            await self._journal.close()
        await self.engine.dispose()

    @property
    def waiting(self) -> int:
        """How many changes wait to be written."""
        return self._queue.qsize()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        async with self.engine.connect() as connection:
            yield connection

    async def append(self, what: Append, tell: tuple[str, ...] = ()) -> bool:
        """Add entries to a log; False if another process, or the same client id, was first."""
        return bool(await self._put(what, tell))

    async def write(self, job: Callable[[AsyncConnection], Awaitable[T]], tell: tuple[str, ...] = ()) -> T:
        """Do something in a transaction; ``tell`` goes to other processes when it is committed."""
        found: T = await self._put(job, tell)
        return found

    async def tell(self, message: str) -> None:
        """Tell other processes something that is not stored."""
        if self.is_postgres:
            await self._put(Append("", None), (message,))

    def _put(self, what: Append | Job, tell: tuple[str, ...]) -> "asyncio.Future[Any]":
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(what, answer, tell))
        return answer

    async def _write_forever(self) -> None:
        running = True
        began = 0.0
        batch: list[_Waiting] = []
        while running:
            waiting = await self._queue.get()
            if len(batch) >= MANY:
                await asyncio.sleep(began + GATHER - time.monotonic())
            began = time.monotonic()
            batch = []
            while waiting is not None:
                batch.append(waiting)
                if len(batch) == BATCH or self._queue.empty():
                    break
                waiting = self._queue.get_nowait()
            running = waiting is not None
            if self._journal is None:
                await self._attempt(self._commit, batch)
            else:
                await self._attempt(self._note, [each for each in batch if isinstance(each.what, Append)])
                await self._attempt(self._commit, [each for each in batch if not isinstance(each.what, Append)])
        await self._disconnect()

    async def _attempt(self, work: Callable[[list[_Waiting]], Awaitable[list[Any]]], batch: list[_Waiting]) -> None:
        """Store a batch and answer everybody in it, in the order in which they asked."""
        if not batch:
            return
        try:
            answers = await work(batch)
            self.commits += 1
            self.written += len(batch)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            logger.error("commit failed", error=str(error), changes=len(batch))  # noqa: TRY400  (no fault of ours)
            await self._disconnect()
            answers = [StoreUnavailable("the database did not answer; nothing was changed")] * len(batch)
        for waiting, answer in zip(batch, answers, strict=True):
            if waiting.answer.done():
                continue
            if isinstance(answer, Exception):
                waiting.answer.set_exception(answer)
            else:
                waiting.answer.set_result(answer)

    async def _connect(self) -> AsyncConnection:
        if self._writing is None:
            self._writing = await self.engine.connect()
            await self._writing.execution_options(writes=True)
        return self._writing

    async def _disconnect(self) -> None:
        connection, self._writing = self._writing, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def _note(self, batch: list[_Waiting]) -> list[Any]:
        """Write entries of logs on SQLite."""
        assert self._journal is not None
        return list(await self._journal.append([each.what for each in batch if isinstance(each.what, Append)]))

    async def _commit(self, batch: list[_Waiting]) -> list[Any]:
        """Write a batch in one transaction; each one's answer, or the exception that undid it alone."""
        connection = await self._connect()
        answers: list[Any] = []
        async with connection.begin():
            appended = await self._append_all(connection, [w.what for w in batch if isinstance(w.what, Append)])
            told: list[str] = []
            for waiting in batch:
                if isinstance(waiting.what, Append):
                    answer: Any = appended.pop(0)
                else:
                    answer = await _alone(connection, waiting.what)
                answers.append(answer)
                if answer is not False and not isinstance(answer, Exception):
                    told += waiting.tell
            if self.is_postgres and told:
                await connection.execute(
                    text("SELECT pg_notify(:channel, :message)"),
                    [{"channel": CHANNEL, "message": message} for message in dict.fromkeys(told)],
                )
        return answers

    async def _append_all(self, connection: AsyncConnection, appends: Sequence[Append]) -> list[bool]:
        """Insert what nobody else has; whether each was new."""
        rows = [_row(each.table, each.entry) for each in appends if each.entry is not None]
        found = await connection.execute(self._insert_entries, rows) if rows else ()
        taken = {(table, step) for table, step in found}
        answers = [each.entry is None or (each.table, each.entry.step) in taken for each in appends]
        for each, is_new in zip(appends, answers, strict=True):
            if each.due_changed and is_new:
                await connection.execute(update(TableRow).where(TableRow.id == each.table).values(due=each.due))
        return answers

    async def append_in(self, connection: AsyncConnection, table: str, entry: Entry) -> bool:
        """Add an entry within a transaction; False if its step or client id was there already."""
        return (await connection.execute(self._insert_entries, [_row(table, entry)])).first() is not None

    # Reading.

    async def entries_after(self, table: str, step: int) -> list[Entry]:
        """The entries of a log after a step."""
        async with self.reading() as connection:
            rows = await connection.execute(
                select(EntryRow.__table__).where(EntryRow.table == table, EntryRow.step > step).order_by(EntryRow.step)
            )
            return [Entry(r.step, r.kind, r.seat, r.value, r.by, r.client, r.at) for r in rows]

    async def due_before(self, now: int | None) -> list[str]:
        """The tables where the server must act; all that ever will with None."""
        async with self.reading() as connection:
            due = TableRow.due.is_not(None) if now is None else TableRow.due < now
            rows = await connection.execute(select(TableRow.id).where(TableRow.phase == "playing", due))
            return [row.id for row in rows]


async def _alone(connection: AsyncConnection, job: Job) -> Any:
    """Run a job so that its failure undoes nothing but itself."""
    saved = await connection.begin_nested()
    try:
        answer = await job(connection)
    except (LudiError, IntegrityError) as error:
        await saved.rollback()
        return error
    await saved.commit()
    return answer


def _row(table: str, entry: Entry) -> dict[str, Any]:
    return {"table": table, **msgspec.structs.asdict(entry)}


async def insert_row(connection: AsyncConnection, model: Any, **values: Any) -> None:
    """Insert one row."""
    await connection.execute(insert(model).values(**values))
