"""What an earlier release has stored goes on under this one."""

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from databases import BOTH
from inside import a_play, running
from postgres import postgres
from sqlalchemy import text

from ludi.games import GAMES
from ludi.server import migrate, seating
from ludi.server.config import Settings
from ludi.server.messages.incoming import MakeTable, MySeat, OpenSeat
from ludi.server.people import made_up
from ludi.server.store import engine_for
from ludi.server.table import Sitting

ADA = made_up("a" * 16)
GAME = GAMES["alea"]


async def _store_as_before(settings: Settings) -> str:
    """A match of two people, one action played, in the first shape of the database."""
    sitting = Sitting("person", ADA.id, "Ada")
    wish = MakeTable("alea", (MySeat(), OpenSeat()))
    table = seating._started(seating._fresh(GAME, ADA, (sitting, sitting), wish))
    row: dict[str, Any] = {
        name: json.dumps(value) if isinstance(value, dict | list | tuple) else value
        for name, value in msgspec.to_builtins(table).items()
    }
    del row["hints"]
    s = GAME.start(2, {}, int(str(table.seed), 16))
    entry = {"t": table.id, "seat": int(s.actor), "value": GAME.legal_codes(s)[0], "at": table.started}
    engine = engine_for(settings.database_url)
    async with engine.connect() as connection:
        await connection.execution_options(writes=True)
        async with connection.begin():

            def first(raw: Any) -> None:
                shape = migrate.config()
                shape.attributes["connection"] = raw
                command.upgrade(shape, "0001")

            await connection.run_sync(first)
            await connection.execute(text("INSERT INTO people VALUES (:id, 'Ada', true, 0, 0)"), {"id": ADA.id})
            values = ", ".join(f":{name}" for name in row)
            names = ", ".join(row)
            await connection.execute(text(f"INSERT INTO tables ({names}, due) VALUES ({values}, NULL)"), row)  # noqa: S608
            await connection.execute(text("INSERT INTO members VALUES (:p, :t, true, 1)"), {"p": ADA.id, "t": table.id})
            stored = "INSERT INTO entries VALUES (:t, 1, 'action', :seat, :value, 'person', 'client-1', :at)"
            await connection.execute(text(stored), entry)
    await engine.dispose()
    return table.id


@pytest.mark.parametrize("kind", BOTH)
def test_a_match_of_the_first_shape_is_listed_and_played_on(kind: str, tmp_path: Path) -> None:
    with contextlib.ExitStack() as stack:
        url = stack.enter_context(postgres()) if kind == "postgresql" else ""
        settings = Settings(data_dir=str(tmp_path), database=url, bot_seconds=0)
        identity = asyncio.run(_store_as_before(settings))
        migrate.migrate_now(settings.database_url)

        async def main() -> None:
            for _ in range(2):
                async with running(settings) as services:
                    listed = (await services.seating.own_tables(ADA, None, None)).tables
                    session = await services.tables.table(identity)
                    log = session.match()
                    assert [(identity, log.step, log.ply, log.actor, True)] == [
                        (each.id, each.step, each.ply, each.actor, each.hints) for each in listed
                    ]
                    await services.play.enter(ADA, session, a_play(session))
            assert 3 == session.match().step

        asyncio.run(main())
