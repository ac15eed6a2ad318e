"""Bring a database to the present shape; the steps are packaged."""

import asyncio
from contextlib import aclosing
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from ludi.core.errors import LudiError
from ludi.server.store import engine_for

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x4C554449
"""Of PostgreSQL: one process migrates, the others wait."""


class NewerDatabase(LudiError):
    """The database was written by a newer release."""


class NoDatabase(LudiError):
    """The database cannot be reached, or lets nobody in."""


def config() -> Config:
    """Where the steps lie."""
    found = Config()
    found.set_main_option("script_location", str(FOLDER))
    return found


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    settings = config()
    steps = ScriptDirectory.from_config(settings)
    at = MigrationContext.configure(connection).get_current_revision()
    known = {step.revision for step in steps.walk_revisions()}
    if at is not None and at not in known:
        raise NewerDatabase(f"the database is at revision {at}, which this release does not know: install a newer one")
    if at != steps.get_current_head():
        settings.attributes["connection"] = connection
        command.upgrade(settings, "head")


async def migrate(url: str) -> None:
    """Apply the steps that are missing."""
    if url.startswith("sqlite"):
        Path(url.partition(":///")[2]).parent.mkdir(parents=True, exist_ok=True)
    engine = engine_for(url)
    try:
        try:
            connection = await engine.connect()
        except (OSError, DBAPIError) as error:
            raise NoDatabase(f"the database cannot be used: {getattr(error, 'orig', error)}") from error
        async with aclosing(connection):
            options: dict[str, Any] = {"writes": True}
            await connection.execution_options(**options)
            async with connection.begin():
                await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


def migrate_now(url: str) -> None:
    """The same from outside an event loop."""
    asyncio.run(migrate(url))
