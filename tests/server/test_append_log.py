"""The journal: entries of many logs in one commit, each of which stands or falls alone."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludi.server.append_log import Append, AppendLog
from ludi.server.match_log import Entry
from ludi.server.migrate import migrate_now


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with two tables, A and B, that nobody checks the rest of."""
    path = tmp_path / "ludi.sqlite3"
    migrate_now(f"sqlite+aiosqlite:///{path}")
    with closing(sqlite3.connect(path)) as connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
        for table in "AB":
            row = [table if name == "id" else None if name == "due" else "0" for name in columns]
            connection.execute(f"INSERT INTO tables VALUES ({', '.join('?' * len(row))})", row)  # noqa: S608  (question marks)
        connection.commit()
    return path


def entry(step: int, client: str | None = None, value: int = 7) -> Entry:
    return Entry(step, "action", 0, value, "person", client, 1_700_000_000_000)


def append(path: Path, *batches: list[Append]) -> list[list[bool]]:
    async def work() -> list[list[bool]]:
        journal = AppendLog(str(path))
        try:
            return [await journal.append(batch) for batch in batches]
        finally:
            await journal.close()

    return asyncio.run(work())


def rows(path: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def test_a_batch_is_stored_field_by_field(database: Path) -> None:
    batch = [Append("A", entry(1, "x")), Append("B", entry(1)), Append("A", entry(2, "y"), 99, due_changed=True)]

    assert [[True, True, True]] == append(database, batch)

    stored = rows(database, 'SELECT * FROM entries ORDER BY "table", step')
    assert [("A", *msgspec.structs.astuple(entry(1, "x"))), ("A", *msgspec.structs.astuple(entry(2, "y")))] == stored[
        :2
    ]
    assert [("B", *msgspec.structs.astuple(entry(1)))] == stored[2:]
    assert [("A", 99), ("B", None)] == rows(database, "SELECT id, due FROM tables ORDER BY id")


def test_a_step_or_a_client_id_is_taken_once_and_the_others_are_stored(database: Path) -> None:
    first = [Append("A", entry(1, "x"))]
    second = [
        Append("A", entry(1, "z", value=8), 5, due_changed=True),  # the step is taken
        Append("A", entry(2, "x"), 6, due_changed=True),  # the client id is taken
        Append("B", entry(1, "x")),  # of another table
        Append("B", None, 7, due_changed=True),
    ]

    assert [[True], [False, False, True, True]] == append(database, first, second)

    assert [("A", 1, 7), ("B", 1, 7)] == rows(database, 'SELECT "table", step, value FROM entries ORDER BY "table"')
    assert [("A", None), ("B", 7)] == rows(database, "SELECT id, due FROM tables ORDER BY id")


def test_a_batch_that_fails_leaves_nothing_and_the_next_succeeds(database: Path) -> None:
    async def work() -> list[bool]:
        journal = AppendLog(str(database))
        try:
            with pytest.raises(sqlite3.IntegrityError):
                await journal.append([Append("A", entry(1)), Append("nowhere", entry(1))])
            assert [] == rows(database, "SELECT * FROM entries")
            return await journal.append([Append("A", entry(1))])
        finally:
            await journal.close()

    assert [True] == asyncio.run(work())
