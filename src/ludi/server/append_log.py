"""The logs of matches on SQLite: many moves, a handful of statements, one durable commit.

Between two statements a thread may have to wait for the interpreter while the
event loop is busy, so a batch goes down as one value, in a thread of its own.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec

from ludi.server.match_log import Entry

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
"""Of every connection: readers beside one writer, and what was committed survives a loss of power."""
_FIELDS: Final = Entry.__struct_fields__
_INSERT: Final = f"""
    INSERT INTO entries ("table", {", ".join(f'"{name}"' for name in _FIELDS)})
    SELECT {", ".join(f"value ->> {place}" for place in range(len(_FIELDS) + 1))}
    FROM json_each(?) WHERE true ON CONFLICT DO NOTHING
"""  # noqa: S608  (made of our own names)
_DUE: Final = """
    UPDATE tables SET due = changed.due
    FROM (SELECT value ->> 0 AS id, value ->> 1 AS due FROM json_each(?)) AS changed WHERE tables.id = changed.id
"""


class Append(msgspec.Struct, frozen=True):
    """An entry of a log, and when the server must look at the table next; either may be missing."""

    table: str
    entry: Entry | None
    due: int | None = None
    due_changed: bool = False


class AppendLog:
    """A connection that does nothing but append."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._connection: sqlite3.Connection | None = None

    async def append(self, appends: Sequence[Append]) -> list[bool]:
        """Store a batch, durably; whether each was new, False if its step or client id was there already."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, appends)

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _write(self, appends: Sequence[Append]) -> list[bool]:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            news = self._insert(self._connection, appends)
            dues = [
                (each.table, each.due)
                for each, is_new in zip(appends, news, strict=True)
                if is_new and each.due_changed
            ]
            if dues:
                self._connection.execute(_DUE, (_json(dues),))
            self._connection.execute("COMMIT")
        except BaseException:
            self._close()  # which undoes what was begun
            raise
        return news

    def _insert(self, connection: sqlite3.Connection, appends: Sequence[Append]) -> list[bool]:
        rows = [_row(each) for each in appends if each.entry is not None]
        if connection.execute(_INSERT, (_json(rows),)).rowcount == len(rows):
            return [True] * len(appends)
        # Somebody was first with one of them: find out with which.
        connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        return [
            each.entry is None or connection.execute(_INSERT, (_json([_row(each)]),)).rowcount == 1 for each in appends
        ]


def _row(append: Append) -> tuple[Any, ...]:
    assert append.entry is not None
    return (append.table, *msgspec.structs.astuple(append.entry))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
