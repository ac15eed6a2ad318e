"""When the database does not answer, or answers too late: what is known is said, and asking again settles it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event
from typing import Any

import aiosqlite.core
import pytest
from databases import BOTH, change, migrated, rows
from inside import ME, OPEN, a_play, looking, play, running, somebody, table, two_people

from ludi.server.config import Settings
from ludi.server.http import site
from ludi.server.keys import new_id
from ludi.server.messages.common import Clock
from ludi.server.messages.incoming import Join, ResignBody
from ludi.server.people import made_up
from ludi.server.services import Services
from ludi.server.store import StoreUnavailable


def on(kind: str, folder: Path, work: Callable[[Services], Awaitable[Any]]) -> Settings:
    with migrated(kind, folder) as settings:

        async def main() -> None:
            async with running(settings) as services:
                await work(services)

        asyncio.run(main())
        return settings


def failing_once(services: Services, method: str, fault: Exception, *, after: bool) -> None:
    """Make the next commit fail: before it has happened, or after, which nobody can tell apart."""
    store: Any = services.store
    original = getattr(store, method)

    async def fails(batch: list[Any]) -> Any:
        setattr(store, method, original)
        if after:
            await original(batch)
        raise fault

    setattr(store, method, fails)


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("kind", BOTH)
def test_a_move_whose_commit_was_not_answered_is_played_once_when_it_is_sent_again(
    kind: str, after: bool, tmp_path: Path
) -> None:
    async def work(services: Services) -> None:
        session, ada, ben = await two_people(services)
        wish = a_play(session)
        failing_once(services, "_commit", OSError("the line was cut"), after=after)
        with pytest.raises(StoreUnavailable, match="not known"):
            await services.play.enter(ada, session, wish)
        assert 0 == session.match().step, "only what is known to be stored is shown"

        done = await services.play.enter(ada, session, wish)

        assert (1, 1) == (done.step, session.match().step)
        await play(services, ada if session.match().actor == 0 else ben, session)
        assert 2 == session.match().step

    on(kind, tmp_path, work)


def test_what_was_stored_without_an_answer_is_seen_by_who_looks_next(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        session, ada, ben = await two_people(services)
        failing_once(services, "_commit", OSError("the line was cut"), after=True)
        with pytest.raises(StoreUnavailable):
            await play(services, ada, session)

        await looking(services, ben, session)

        assert 1 == session.match().step

    on("sqlite", tmp_path, work)


def test_a_person_whose_first_commit_failed_is_not_believed_to_be_stored(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        person = made_up(new_id())
        failing_once(services, "_commit", OSError("the disk is full"), after=False)
        with pytest.raises(StoreUnavailable):
            await services.people.rename(person, "Ada")
        ada = await services.people.rename(await services.people.find(person.id), "Ada")
        await table(services, ada, ME, OPEN)

    on("sqlite", tmp_path, work)


def test_the_writer_survives_what_nobody_expected_and_health_says_so_meanwhile(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        session, ada, _ = await two_people(services)
        failing_once(services, "_commit", ZeroDivisionError(), after=False)
        with pytest.raises(StoreUnavailable):
            await play(services, ada, session)
        assert services.store.is_failing
        original, services.store._commit = services.store._commit, _broken  # type: ignore[method-assign]
        assert (503, {"status": "cannot store"}) == await _health(services)
        services.store._commit = original  # type: ignore[method-assign]
        assert 200 == (await _health(services))[0]

        assert 1 == (await play(services, ada, session)).step

    on("sqlite", tmp_path, work)


async def _broken(_: Any) -> Any:
    raise ZeroDivisionError


async def _health(services: Services) -> tuple[int, Any]:
    """What ``/health`` says of these services."""
    answer = await site.health.fn(services)
    return answer.status_code or 200, answer.content


def test_who_sits_down_again_because_nobody_answered_has_one_seat(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        ada, ben = await somebody(services), await somebody(services)
        session = await table(services, ada, ME, OPEN, OPEN)
        for wish in (Join(), Join(2)):
            before = len(session.table.seats_of(ben.id))
            failing_once(services, "_commit", OSError("the line was cut"), after=True)
            with pytest.raises(StoreUnavailable):
                await services.seating.sit(ben, session, wish)

            await looking(services, ada, session)
            assert before + 1 == len(session.table.seats_of(ben.id)), "who looks next sees what is stored"
            await services.seating.sit(ben, session, wish)

            assert before + 1 == len(session.table.seats_of(ben.id))

    on("sqlite", tmp_path, work)


def test_two_rematches_at_one_moment_are_one_table(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        session, ada, ben = await two_people(services)
        await services.play.enter(ada, session, _resigning())
        made = await asyncio.gather(
            services.seating.rematch(ada, session), services.seating.rematch(ben, session), return_exceptions=True
        )
        assert 1 == len({each.id for each in made})  # type: ignore[union-attr]

    settings = on("sqlite", tmp_path, work)
    assert [("finished",), ("gathering",)] == rows(settings, "SELECT phase FROM tables ORDER BY 1")


def test_a_rematch_that_another_process_has_made_first_leaves_no_dead_table(tmp_path: Path) -> None:
    with migrated("sqlite", tmp_path) as settings:

        async def main() -> None:
            async with running(settings) as one, running(settings) as other:
                session, ada, ben = await two_people(one)
                await one.play.enter(ada, session, _resigning())
                twin = await other.tables.table(session.id)
                first = await one.seating.rematch(ada, session)
                second = await other.seating.rematch(ben, twin)
                assert first.id == second.id

        asyncio.run(main())
        assert [("finished",), ("gathering",)] == rows(settings, "SELECT phase FROM tables ORDER BY 1")


def _resigning() -> ResignBody:
    return ResignBody("resign-0001", 0)


def test_lists_are_made_of_rows_without_replaying_anything(tmp_path: Path) -> None:
    with migrated("sqlite", tmp_path) as settings:

        async def main() -> None:
            async with running(settings) as one:
                session, ada, _ = await two_people(one)
                await play(one, ada, session)
                shown = session.info(ada.id)
            async with running(settings) as other:
                listed = await other.seating.own_tables(ada, None, None)
                assert (shown,) == listed.tables
                assert [] == other.tables.in_memory()

        asyncio.run(main())


def test_a_frozen_match_is_not_looked_at_again_and_again(tmp_path: Path) -> None:
    with migrated("sqlite", tmp_path) as settings:

        async def begin() -> None:
            async with running(settings) as services:
                await two_people(services, clock=Clock("per_move", 60, 0, "resign"))

        async def rest() -> None:
            async with running(settings) as services, asyncio.timeout(60):
                while await services.cluster._due(everything=False):  # noqa: ASYNC110  (the sweep ends it)
                    await asyncio.sleep(0.05)

        asyncio.run(begin())
        change(settings, "UPDATE tables SET rules = 0", "UPDATE standings SET due = 1")
        asyncio.run(rest())


def test_a_server_that_stops_while_a_connection_is_opened_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answered = Event(), Event()
    connect = aiosqlite.core.sqlite3.connect

    def slowly(*given: Any, **named: Any) -> Any:
        asked.set()
        assert answered.wait(60)
        return connect(*given, **named)

    async def stop(settings: Settings) -> None:
        services = Services(settings)
        await services.store.open()
        monkeypatch.setattr(aiosqlite.core.sqlite3, "connect", slowly)
        await services.cluster.open(services.tasks)
        await asyncio.to_thread(asked.wait, 60)  # the first sweep reads what is due
        closing = asyncio.create_task(services.close())
        for _ in range(100):
            await asyncio.sleep(0)  # time enough for all that does not wait for the connection
        was_closed = closing.done()
        answered.set()
        await closing
        assert not was_closed, "the thread that connects would answer to an event loop that is gone"

    with migrated("sqlite", tmp_path) as settings:
        asyncio.run(stop(settings))
