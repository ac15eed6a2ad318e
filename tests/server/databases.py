"""An empty database of each kind, for tests that must hold on both."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from postgres import binaries, postgres
from sqlalchemy import text

from ludi.server.config import Settings
from ludi.server.migrate import migrate_now
from ludi.server.store import engine_for

POSTGRES = pytest.param(
    "postgresql", marks=[pytest.mark.slow, pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")]
)
BOTH = ["sqlite", POSTGRES]


@contextmanager
def migrated(kind: str, folder: Path) -> Iterator[Settings]:
    """Settings for a database with our tables and nothing in them."""
    if kind == "sqlite":
        settings = Settings(data_dir=str(folder), bot_seconds=0)
        migrate_now(settings.database_url)
        yield settings
        return
    with postgres() as url:
        settings = Settings(data_dir=str(folder), database=url, bot_seconds=0)
        migrate_now(settings.database_url)
        yield settings


def behind_the_servers_back(folder: Path, statement: str, *values: object) -> list[Any]:
    """Carry out one statement in the database of a server's folder, and close it again; the rows it finds."""
    with closing(sqlite3.connect(folder / "ludi.sqlite3")) as database, database:
        return database.execute(statement, values).fetchall()


def rows(settings: Settings, query: str) -> list[Any]:
    """What a query finds."""

    async def ask() -> list[Any]:
        engine = engine_for(settings.database_url)
        async with engine.connect() as connection:
            found = [tuple(row) for row in await connection.execute(text(query))]
            await connection.commit()
        await engine.dispose()
        return found

    return asyncio.run(ask())


def change(settings: Settings, *statements: str) -> None:
    """Change what is stored behind the server's back."""

    async def work() -> None:
        engine = engine_for(settings.database_url)
        async with engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                for statement in statements:
                    await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(work())
