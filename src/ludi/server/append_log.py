"""The one way to append to the logs of matches: many entries, a handful of statements, one durable commit.

A batch goes down as one JSON value to SQLite and PostgreSQL alike, and each
entry is answered by itself: it was stored, it was stored before (by its client
id), or another was first with its step.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Literal, TypeAlias

import asyncpg
import msgspec

from ludi.server.match_log import Entry, Standing
from ludi.server.messages.outgoing import Result

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
"""Of every connection to SQLite: readers beside one writer, and what was committed survives a loss of power."""
CHANNEL: Final = "ludi"
Outcome: TypeAlias = Literal["stored", "repeated", "lost"]
Statement: TypeAlias = tuple[str, Any]
"""SQL, and what is handed to it as JSON."""
Appending: TypeAlias = Generator[Statement, Sequence[Sequence[Any]], list[Outcome]]


class Append(msgspec.Struct, frozen=True):
    """An entry of a log and where the match stands after it; without an entry, only what the server is to do next."""

    table: str
    entry: Entry | None
    standing: Standing
    result: Result | None = None  # of the last entry


def _picked(fields: Sequence[str], source: str) -> str:
    """SQL that reads rows from a JSON array of arrays: everything but names and ids is a number."""
    texts = {"table", "kind", "by", "client", "result"}
    picked = (f"CAST(value ->> {at} AS {'TEXT' if name in texts else 'BIGINT'})" for at, name in enumerate(fields))
    return f"SELECT {', '.join(picked)} FROM {source} WHERE true"  # noqa: S608  (made of our own names)


class Sql:
    """The statements in the words of one database; ``source`` makes rows of a JSON array, its values in ``value``."""

    def __init__(self, source: str, json: str) -> None:
        entry, standing = (("table", *struct.__struct_fields__) for struct in (Entry, Standing))
        self.insert = (
            f"INSERT INTO entries ({_named(entry)}) {_picked(entry, source)} "
            'ON CONFLICT DO NOTHING RETURNING "table", step, client'
        )
        self.repeated = (
            f'SELECT "table", client FROM entries WHERE ("table", client) IN ({_picked(("table", "client"), source)})'  # noqa: S608
        )
        self.stand = (
            f"INSERT INTO standings ({_named(standing)}) {_picked(standing, source)} "
            f'ON CONFLICT ("table") DO UPDATE SET ({_named(standing[1:])}) = '
            f"({', '.join(f'excluded.{name}' for name in standing[1:])}) WHERE excluded.step >= standings.step"
        )
        self.finish = (
            f"UPDATE tables SET phase = 'finished', version = version + 1, "  # noqa: S608
            f"ended = CAST(value ->> 1 AS BIGINT), result = CAST(value ->> 2 AS {json}) "
            f"FROM {source} WHERE tables.id = value ->> 0"
        )

    def appending(self, appends: Sequence[Append]) -> Appending:
        """The statements of a batch, one after the other; each is answered with its rows."""
        rows = [(each.table, *msgspec.structs.astuple(each.entry)) for each in appends if each.entry is not None]
        found = (yield self.insert, rows) if rows else ()
        stored: set[Any] = {tuple(row) for row in found}
        outcomes: list[Outcome] = []
        for each in appends:
            # Of two entries for one step in a batch only one was stored: whose client id it has, the first of them.
            mark = None if each.entry is None else (each.table, each.entry.step, each.entry.client)
            outcomes.append("stored" if mark is None or mark in stored else "lost")
            stored.discard(mark)
        if "lost" in outcomes:
            ids = [(each.table, each.entry.client) for each in appends if each.entry and each.entry.client]
            known = {tuple(row) for row in ((yield self.repeated, ids) if ids else ())}
            for at, each in enumerate(appends):
                if outcomes[at] == "lost" and each.entry and (each.table, each.entry.client) in known:
                    outcomes[at] = "repeated"
        good = [each for each, outcome in zip(appends, outcomes, strict=True) if outcome == "stored"]
        latest = {each.table: (each.table, *msgspec.structs.astuple(each.standing)) for each in good}
        yield self.stand, list(latest.values())
        ended = [(each.table, each.standing.at, each.result) for each in good if each.result]
        if ended:
            yield self.finish, ended
        return outcomes


def _named(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


class SqliteLog:
    """Between two statements a thread may wait for the interpreter, so a batch is few, in a thread of its own."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._sql = Sql("json_each(?)", "TEXT")
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="append-log")
        self._connection: sqlite3.Connection | None = None

    async def append(self, appends: Sequence[Append], notes: Sequence[Sequence[bytes]]) -> list[Outcome]:
        """Store a batch, durably."""
        assert not any(notes), "there is nobody else to tell"
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, appends)

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _write(self, appends: Sequence[Append]) -> list[Outcome]:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            outcomes = _run(self._sql.appending(appends), self._execute)
            self._connection.execute("COMMIT")
        except BaseException:
            self._close()  # which undoes what was begun
            raise
        return outcomes

    def _execute(self, statement: Statement) -> Sequence[Sequence[Any]]:
        assert self._connection is not None
        sql, rows = statement
        return self._connection.execute(sql, (msgspec.json.encode(rows).decode(),)).fetchall()


def _run(appending: Appending, execute: Callable[[Statement], Sequence[Sequence[Any]]]) -> list[Outcome]:
    statement = next(appending)
    while True:
        try:
            statement = appending.send(execute(statement))
        except StopIteration as done:
            outcomes: list[Outcome] = done.value
            return outcomes


class PostgresLog:
    """The same transaction tells the other processes: they hear of an entry exactly when it is stored."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._sql = Sql("json_array_elements($1::text::json) AS given(value)", "JSON")
        self._connection: Any = None

    async def append(self, appends: Sequence[Append], notes: Sequence[Sequence[bytes]]) -> list[Outcome]:
        """Store a batch, durably."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._dsn)
        try:
            async with self._connection.transaction():
                appending = self._sql.appending(appends)
                statement = next(appending)
                while True:
                    try:
                        statement = appending.send(await self._execute(statement))
                    except StopIteration as done:
                        outcomes: list[Outcome] = done.value
                        break
                told = [n.decode() for o, some in zip(outcomes, notes, strict=True) if o == "stored" for n in some]
                if told:
                    await self._execute((NOTIFY, dict.fromkeys(told)))
        except BaseException:
            self._connection.terminate()
            raise
        return outcomes

    async def _execute(self, statement: Statement) -> Sequence[Sequence[Any]]:
        sql, rows = statement
        found: Sequence[Sequence[Any]] = await self._connection.fetch(sql, msgspec.json.encode(list(rows)).decode())
        return found

    async def close(self) -> None:
        """Let go of the connection."""
        if self._connection is not None and not self._connection.is_closed():
            await self._connection.close(timeout=2)


NOTIFY: Final = "SELECT pg_notify('ludi', value) FROM json_array_elements_text($1::text::json) AS told(value)"
"""What other processes are told, as a JSON array of notes."""
