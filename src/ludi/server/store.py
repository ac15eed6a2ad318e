"""The database: one writer that commits many people's changes together, and readers beside it.

Every change waits in a queue for the writer. It takes all that wait and commits
them in one transaction, so that a durable commit is shared by all moves that
arrived during the one before: first the entries of logs (``append_log``), then
other changes, each in a savepoint, then what other processes are told. The
transaction is plain code over a plain connection, on SQLite in a thread of its
own: between two statements nobody else's move has to be waited for.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final, TypeVar

import asyncpg
import msgspec
import structlog
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludi.server import notes
from ludi.server.append_log import POSTGRES, SQLITE, Append, Outcome, Sql
from ludi.server.errors import Denied

T = TypeVar("T")
Job = Callable[[Connection], Any]

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
"""Of every connection to SQLite: readers beside one writer, and what was committed survives a loss of power."""
CHANNEL: Final = "ludi"
NOTIFY: Final = "SELECT pg_notify('ludi', value) FROM json_array_elements_text($1::text::json) AS told(value)"
BATCH: Final = 500
GATHER: Final = 0.02
"""Seconds between two commits while many people move at once: fewer, larger ones leave more time for the moves."""
MANY: Final = 4
"""Changes in a commit from which on the next one waits for more."""
logger = structlog.get_logger("ludi.store")


class StoreUnavailable(Denied):
    """The database did not answer: whether it has taken a change is not known, and asking again settles it."""

    def __init__(self) -> None:
        message = "the database did not answer; whether this was stored is not known: send the same again"
        super().__init__("unavailable", message)


class _Waiting(msgspec.Struct, frozen=True):
    what: Append | Job
    answer: "asyncio.Future[Any] | None"
    tell: tuple[bytes, ...]


def _set_up(engine: Engine) -> Engine:
    """An engine for SQLite with the settings of each connection, and transactions that begin as ours must."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # the driver begins no transactions of its own
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")

    return engine


def engine_for(url: str) -> AsyncEngine:
    """An engine with what our transactions need of each database."""
    if url.startswith("sqlite"):
        engine = create_async_engine(url, pool_size=4, hide_parameters=True)
        _set_up(engine.sync_engine)
        return engine
    return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)


class _SqliteWriter:
    """Commits in a thread of its own: a batch is one visit there."""

    def __init__(self, url: str) -> None:
        self._engine = _set_up(create_engine(url.replace("+aiosqlite", ""), hide_parameters=True))
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._connection: Connection | None = None

    async def commit(self, batch: Sequence[_Waiting]) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batch)

    def _commit(self, batch: Sequence[_Waiting]) -> list[Any]:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(writes=True)
        return commit(self._connection, SQLITE, batch)

    async def disconnect(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()


class _PostgresWriter:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def commit(self, batch: Sequence[_Waiting]) -> list[Any]:
        if self._connection is None:
            self._connection = await self._engine.connect()
        return await self._connection.run_sync(commit, POSTGRES, batch)

    async def disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()


class Store:
    """The database of one process."""

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self.is_postgres = url.startswith("postgresql")
        self.dsn = url.replace("postgresql+asyncpg", "postgresql")
        self.insert: Any = (postgresql if self.is_postgres else sqlite).insert
        self.commits = 0
        self.written = 0
        self.is_failing = False  # the latest commit did not succeed
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._writer = _PostgresWriter(self.engine) if self.is_postgres else _SqliteWriter(url)

    async def open(self) -> None:
        self._task = asyncio.create_task(self._write_forever(), name="store-writer")

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
        await self.engine.dispose()

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with AsyncExitStack() as stack:
                connection = await self._connected()
                stack.push_async_exit(connection)
                yield connection
        except (SQLAlchemyError, OSError) as error:
            logger.error("cannot read", error=str(error))  # noqa: TRY400  (no fault of ours)
            raise StoreUnavailable from error

    async def _connected(self) -> AsyncConnection:
        """A connection; who is cancelled meanwhile waits for it: the driver's thread will answer to this loop."""
        opening = asyncio.ensure_future(self.engine.connect().start())
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            await asyncio.wait([opening])
            if opening.exception() is None:
                await opening.result().close()
            raise

    def append(self, what: Append, *tell: notes.Note) -> "asyncio.Future[Outcome]":
        """Add an entry to a log; ``tell`` goes to other processes when it is committed."""
        return self._put(what, tell)

    def write(self, job: Callable[[Connection], T], *tell: notes.Note) -> "asyncio.Future[T]":
        """Do something in a transaction; ``tell`` goes to other processes when it is committed."""
        return self._put(job, tell)

    async def execute(self, statement: Any, *tell: notes.Note) -> int:
        """Write by one statement; how many rows it concerned."""
        return await self.write(lambda connection: connection.execute(statement).rowcount, *tell)

    def tell(self, note: notes.Note) -> None:
        """Tell other processes something that is not stored."""
        if self.is_postgres:
            self._queue.put_nowait(_Waiting(_nothing, None, (notes.encode(note),)))

    def _put(self, what: Append | Job, tell: tuple[notes.Note, ...]) -> "asyncio.Future[Any]":
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(what, answer, tuple(map(notes.encode, tell)) if self.is_postgres else ()))
        return answer

    async def check(self) -> bool:
        """Whether a change would be stored: the writer is asked to write nothing."""
        try:
            async with asyncio.timeout(5):
                await self.write(_nothing)
        except (StoreUnavailable, TimeoutError):
            return False
        return not self.is_failing

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
            if batch:
                await self._attempt(batch)
        await self._disconnect()

    async def _attempt(self, batch: list[_Waiting]) -> None:
        """Store a batch and answer everybody in it; the writer survives any fault."""
        try:
            answers: Sequence[Any] = await self._commit(batch)
            self.commits += 1
            self.written += len(batch)
            self.is_failing = False
        except Exception as error:
            self.is_failing = True
            logger.exception("commit failed", changes=len(batch))
            await self._disconnect()
            refused = StoreUnavailable()
            refused.__cause__ = error
            answers = [refused] * len(batch)
        for waiting, answer in zip(batch, answers, strict=True):
            if waiting.answer is None or waiting.answer.done():
                continue
            if isinstance(answer, Exception):
                waiting.answer.set_exception(answer)
            else:
                waiting.answer.set_result(answer)

    async def _commit(self, batch: list[_Waiting]) -> Sequence[Any]:
        return await self._writer.commit(batch)

    async def _disconnect(self) -> None:
        try:
            await self._writer.disconnect()
        except (SQLAlchemyError, OSError, asyncpg.PostgresError) as error:
            logger.warning("could not disconnect", error=str(error))


def commit(connection: Connection, sql: Sql, batch: Sequence[_Waiting]) -> list[Any]:
    """Write a batch in one transaction; each one's answer, or the exception that undid it alone."""

    def fetch(statement: str, values: Sequence[Any]) -> Sequence[Sequence[Any]]:
        given = (msgspec.json.encode(values).decode(),)
        if sql is SQLITE:  # the statements of every move go the shortest way
            driver: Any = connection.connection.driver_connection
            rows: list[Any] = driver.execute(statement, given).fetchall()
            return rows
        found = connection.exec_driver_sql(statement, given)
        return found.all() if found.returns_rows else ()

    answers: list[Any] = []
    told: dict[str, None] = {}
    with connection.begin():
        outcomes = iter(sql.append(fetch, [each.what for each in batch if isinstance(each.what, Append)]))
        for each in batch:
            answer = next(outcomes) if isinstance(each.what, Append) else _alone(connection, each.what)
            answers.append(answer)
            if not isinstance(answer, Exception) and answer not in ("lost", "repeated"):
                told |= dict.fromkeys(note.decode() for note in each.tell)
        if told:
            fetch(NOTIFY, list(told))
    return answers


def _nothing(_: Connection) -> None:
    """Write nothing."""


def _alone(connection: Connection, job: Job) -> Any:
    """Run a job so that its failure undoes nothing but itself."""
    if job is _nothing:
        return None
    saved = connection.begin_nested()
    try:
        answer = job(connection)
    except Exception as error:
        if isinstance(error, SQLAlchemyError | OSError) and not isinstance(error, IntegrityError):
            raise  # the database's trouble is everybody's
        saved.rollback()
        return error
    saved.commit()
    return answer
