"""Entries of many logs in one commit, each of which is answered by itself: the same on both databases."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from databases import BOTH, change, migrated, rows
from sqlalchemy import Connection, text

from ludi.server.append_log import Append, Outcome
from ludi.server.config import Settings
from ludi.server.match_log import Entry
from ludi.server.messages.outgoing import Result
from ludi.server.schema import TABLES
from ludi.server.store import Store, StoreUnavailable
from ludi.server.table import Standing


@pytest.fixture(scope="module", params=BOTH)
def migration(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Settings]:
    with migrated(request.param, tmp_path_factory.mktemp("log")) as settings:
        yield settings


@pytest.fixture
def database(migration: Settings) -> Settings:
    """A database with two tables, A and B, that nobody checks the rest of."""
    given = {"seats": "'[]'", "options": "'{}'", "prefix": "'[]'", "public": "false", "autostart": "false"}
    given |= {"hints": "true", "host": "'p'", "phase": "'playing'", "seed": "NULL", "started": "NULL", "ended": "NULL"}
    given |= {"clock": "NULL", "result": "NULL", "origin": "NULL", "rematch": "NULL"}
    names = ", ".join(f'"{column.name}"' for column in TABLES.columns)
    tables = [
        f"INSERT INTO tables ({names}) VALUES "  # noqa: S608  (our own names)
        f"({', '.join(repr(table) if c.name == 'id' else given.get(c.name, repr('0')) for c in TABLES.columns)})"
        for table in "AB"
    ]
    change(
        migration,
        *(f"DELETE FROM {table}" for table in ("entries", "standings", "tables", "people")),  # noqa: S608
        "INSERT INTO people VALUES ('p', 'Ada', true, 0, 0)",
        *tables,
    )
    return migration


def entry(step: int, client: str | None = None, value: int = 7) -> Entry:
    return Entry(step, "action", 0, value, "person", client, 1_700_000_000_000)


def line(table: str, step: int, client: str | None = None, value: int = 7, due: int | None = None) -> Append:
    return Append(table, entry(step, client, value), Standing(step=step, due=due))


def append(settings: Settings, *batches: list[Append]) -> list[list[Outcome]]:
    async def work() -> list[list[Outcome]]:
        async with store_of(settings) as store:
            return [list(await asyncio.gather(*map(store.append, batch))) for batch in batches]

    return asyncio.run(work())


@asynccontextmanager
async def store_of(settings: Settings) -> AsyncIterator[Store]:
    store = Store(settings.database_url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def test_a_batch_is_stored_field_by_field_with_where_each_match_stands(database: Settings) -> None:
    batch = [line("A", 1, "x"), line("B", 1), line("A", 2, "y", due=99)]

    assert [["stored", "stored", "stored"]] == append(database, batch)

    stored = rows(database, 'SELECT * FROM entries ORDER BY "table", step')
    expected = [("A", *msgspec.structs.astuple(entry(1, "x"))), ("A", *msgspec.structs.astuple(entry(2, "y")))]
    assert [*expected, ("B", *msgspec.structs.astuple(entry(1)))] == stored
    assert [("A", 2, 99), ("B", 1, None)] == rows(database, 'SELECT "table", step, due FROM standings ORDER BY 1')


def test_a_step_or_a_client_id_is_taken_once_and_the_others_are_stored(database: Settings) -> None:
    second = [
        line("A", 1, "z", value=8, due=5),  # the step is taken
        line("A", 2, "x", due=6),  # the client id is known
        line("B", 1, "x"),  # of another table
        Append("B", None, Standing(step=1, due=7)),
    ]

    answers = append(database, [line("A", 1, "x")], second)

    assert [["stored"], ["lost", "repeated", "stored", "stored"]] == answers
    assert [("A", 1, 7), ("B", 1, 7)] == rows(database, 'SELECT "table", step, value FROM entries ORDER BY "table"')
    assert [("A", None), ("B", 7)] == rows(database, 'SELECT "table", due FROM standings ORDER BY 1')


def test_of_two_entries_for_one_step_in_a_batch_one_is_stored_and_only_that_is_said(database: Settings) -> None:
    twins = [line("A", 1, "x", value=1), line("A", 1, "y", value=2), line("A", 1, "x", value=3), line("B", 1)]

    assert [["stored", "lost", "repeated", "stored"]] == append(database, twins)
    assert [("x", 1)] == rows(database, "SELECT client, value FROM entries WHERE \"table\" = 'A'")


def test_a_repeat_does_not_take_the_place_of_another_in_its_batch(database: Settings) -> None:
    answers = append(database, [line("A", 1, "x")], [line("A", 2, "x"), line("A", 2, "y")])

    assert [["stored"], ["repeated", "stored"]] == answers


def test_the_last_entry_ends_the_match_in_the_same_commit(database: Settings) -> None:
    result = Result("resigned", (3, 4), (2, 1))

    append(database, [Append("A", entry(1), Standing(step=1, at=77), result)])

    found = rows(database, "SELECT phase, ended, version, result FROM tables ORDER BY id")
    assert [("finished", 77, 1), ("playing", 0, 0)] == [(row[0], row[1] or 0, row[2]) for row in found]
    told = found[0][3] if isinstance(found[0][3], dict) else msgspec.json.decode(found[0][3])
    assert result == msgspec.convert(told, Result)


def test_where_a_match_stands_is_never_set_back(database: Settings) -> None:
    append(database, [line("A", 1), line("A", 2, due=9)], [Append("A", None, Standing(step=1, due=3))])

    assert [(2, 9)] == rows(database, "SELECT step, due FROM standings")


def test_a_batch_that_fails_leaves_nothing_and_the_next_succeeds(database: Settings) -> None:
    async def work() -> Outcome:
        async with store_of(database) as store:
            both = await asyncio.gather(*map(store.append, [line("A", 1), line("nowhere", 1)]), return_exceptions=True)
            assert [StoreUnavailable] * 2 == [type(each) for each in both]
            assert "foreign key" in str(both[0].__cause__).lower()  # type: ignore[union-attr]
            return await store.append(line("A", 1))

    assert "stored" == asyncio.run(work())
    assert [("A", 1)] == rows(database, 'SELECT "table", step FROM entries')


def test_a_fault_of_ours_in_one_change_undoes_nothing_but_itself(database: Settings) -> None:
    def broken(connection: Connection) -> None:
        connection.execute(text("DELETE FROM entries"))
        raise ZeroDivisionError

    async def work() -> list[Any]:
        async with store_of(database) as store:
            return await asyncio.gather(store.append(line("A", 1)), store.write(broken), return_exceptions=True)

    stored, fault = asyncio.run(work())

    assert ("stored", ZeroDivisionError) == (stored, type(fault))
    assert [("A", 1)] == rows(database, 'SELECT "table", step FROM entries')
