"""The database: one writer that commits many people's moves together, and readers beside it.

Every change waits in a queue for the writer. It takes all that wait, writes them
in one transaction and commits once, so that a durable commit is shared by all
moves that arrived during the one before. On PostgreSQL the same transaction
notifies the other processes: they hear of a change exactly when it is stored.
"""

import asyncio
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
from ludi.server.ledger import Entry
from ludi.server.models import EntryRow, TableRow

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[Any]]

BATCH: Final = 500
CHANNEL: Final = "ludi"
log = structlog.get_logger("ludi.store")


class StoreUnavailable(LudiError):
    """The database did not take a change: nothing of it has happened."""


class Append(msgspec.Struct, frozen=True):
    """Entries of one log that stand or fall together, and when the server must look at the table next."""

    table: str
    entries: tuple[Entry, ...]
    due: int | None
    due_changed: bool


class _Waiting(msgspec.Struct, frozen=True):
    what: Append | Job
    answer: "asyncio.Future[Any]"
    tell: tuple[str, ...]


def _sqlite_settings(connection: Any, _: Any) -> None:
    # SQLAlchemy opens transactions itself (see _begin): the driver must not.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
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
            await self._put(Append("", (), None, due_changed=False), (message,))

    def _put(self, what: Append | Job, tell: tuple[str, ...]) -> "asyncio.Future[Any]":
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(what, answer, tell))
        return answer

    async def _write_forever(self) -> None:
        running = True
        connection: AsyncConnection | None = None
        while running:
            batch: list[_Waiting] = []
            first = await self._queue.get()
            running = first is not None
            if first is not None:
                batch.append(first)
            while len(batch) < BATCH and not self._queue.empty():
                more = self._queue.get_nowait()
                running = running and more is not None
                if more is not None:
                    batch.append(more)
            if not batch:
                continue
            try:
                if connection is None:
                    connection = await self.engine.connect()
                    await connection.execution_options(writes=True)
                answers = await self._commit(connection, batch)
            except (SQLAlchemyError, OSError) as error:
                log.error("commit failed", error=str(error), changes=len(batch))  # noqa: TRY400  (no fault of ours)
                if connection is not None:
                    await connection.invalidate()
                    connection = None
                answers = [StoreUnavailable("the database did not answer; nothing was changed")] * len(batch)
            for waiting, answer in zip(batch, answers, strict=True):
                if waiting.answer.done():
                    continue
                if isinstance(answer, Exception):
                    waiting.answer.set_exception(answer)
                else:
                    waiting.answer.set_result(answer)
        if connection is not None:
            await connection.close()

    async def _commit(self, connection: AsyncConnection, batch: Sequence[_Waiting]) -> list[Any]:
        """Write a batch in one transaction; each one's answer, or the exception that undid it alone."""
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
        self.commits += 1
        self.written += len(batch)
        return answers

    async def _append_all(self, connection: AsyncConnection, appends: Sequence[Append]) -> list[bool]:
        """Insert what nobody else has: an append of one entry is taken or not; a longer one is tried alone."""
        single = [a for a in appends if len(a.entries) == 1]
        taken: set[tuple[str, int]] = set()
        if single:
            rows = [_row(a.table, a.entries[0]) for a in single]
            taken = {(table, step) for table, step in await connection.execute(self._insert_entries, rows)}
        answers = []
        for a in appends:
            if len(a.entries) == 1:
                answers.append((a.table, a.entries[0].step) in taken)
                taken.discard((a.table, a.entries[0].step))
            else:
                answers.append(await self.append_in(connection, a.table, a.entries))
        dues = [
            {"b_id": a.table, "b_due": a.due}
            for a, answer in zip(appends, answers, strict=True)
            if a.due_changed and answer
        ]
        if dues:
            table: Any = TableRow.__table__
            statement = update(table).where(table.c.id == text(":b_id")).values(due=text(":b_due"))
            for due in dues:
                await connection.execute(statement, due)
        return answers

    async def append_in(self, connection: AsyncConnection, table: str, entries: Sequence[Entry]) -> bool:
        """Add entries within a transaction, all or none."""
        if not entries:
            return True
        saved = await connection.begin_nested()
        rows = [_row(table, entry) for entry in entries]
        found = (await connection.execute(self._insert_entries, rows)).all()
        if len(found) == len(rows):
            await saved.commit()
            return True
        await saved.rollback()
        return False

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
