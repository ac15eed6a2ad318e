"""One task owns a thing."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from inside import ME, OPEN, a_play, looking, running, somebody, table, two_people
from sqlalchemy import Connection

from ludi.server.config import Settings
from ludi.server.migrate import migrate_now
from ludi.server.services import Services
from ludi.server.tasks import Owner


def test_what_happens_is_done_in_order_whatever_waits_between() -> None:
    done: list[int] = []

    def work(n: int) -> Callable[[], Awaitable[int]]:
        async def wait() -> int:
            for _ in range(5 - n):
                await asyncio.sleep(0)
            done.append(n)
            return n

        return wait

    async def main() -> list[int]:
        owner = Owner("it")
        answers = await asyncio.gather(*(owner.do(work(n)) for n in range(5)))
        assert owner._task is None
        return answers

    assert [0, 1, 2, 3, 4] == asyncio.run(main()) == done


def test_who_is_cancelled_loses_the_answer_and_not_what_was_begun() -> None:
    async def main() -> list[str]:
        owner, done, begun = Owner("it"), list[str](), asyncio.Event()

        async def first() -> None:
            begun.set()
            await asyncio.sleep(0.01)
            done.append("begun")

        async def second() -> None:
            done.append("not begun")

        async def ask(work: Callable[[], Awaitable[None]]) -> None:
            await owner.do(work)

        asking = [asyncio.create_task(ask(first)), asyncio.create_task(ask(second))]
        await begun.wait()
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        await owner.finish()
        return done

    assert ["begun"] == asyncio.run(main())


def test_a_fault_goes_to_who_asked_and_the_owner_goes_on() -> None:
    async def broken() -> None:
        raise ZeroDivisionError

    async def fine() -> str:
        return "fine"

    async def main() -> str:
        owner = Owner("it")
        owner.tell(broken)
        with pytest.raises(ZeroDivisionError):
            await owner.do(broken)
        return await owner.do(fine)

    assert "fine" == asyncio.run(main())


def with_room_for_one(folder: Path) -> Settings:
    settings = Settings(data_dir=str(folder), matches_kept=1)
    migrate_now(settings.database_url)
    return settings


def test_a_table_that_somebody_holds_is_found_again_though_memory_had_no_room_for_it(tmp_path: Path) -> None:
    settings = with_room_for_one(tmp_path)

    async def main() -> None:
        async with running(settings) as services:
            held, ada, ben = await two_people(services)  # as a request does that has found its table
            await table(services, ada, ME, OPEN)

            again = await services.tables.table(held.id)
            await services.play.enter((ada, ben)[held.match().actor], again, a_play(again))

            assert 1 == held.match().step, "two owners of one table"
            listener = await looking(services, await somebody(services), held)
            await services.play.enter((ada, ben)[held.match().actor], again, a_play(again))
            assert listener in again.listeners

    asyncio.run(main())


def test_a_table_that_nobody_holds_leaves_memory(tmp_path: Path) -> None:
    settings = with_room_for_one(tmp_path)

    async def main() -> None:
        async with running(settings) as services:
            ada = await somebody(services)
            gc.disable()  # as a server does: nothing may wait for the collector
            for _ in range(4):
                last = (await table(services, ada, ME, OPEN)).id
            gc.enable()
            assert [last] == [session.id for session in services.tables.in_memory()]

    asyncio.run(main())


def test_a_table_that_is_asked_for_while_it_is_made_has_one_owner(tmp_path: Path) -> None:
    settings = with_room_for_one(tmp_path)

    async def main() -> None:
        async with running(settings) as services:
            ada = await somebody(services)
            found = await _asked_for_when_stored(services)
            made = await table(services, ada, ME, OPEN)
            assert made is await found

    asyncio.run(main())


async def _asked_for_when_stored(services: Services) -> "asyncio.Future[object]":
    """Somebody asks for the next table that is made, at the moment when it is stored."""
    found: asyncio.Future[object] = asyncio.get_running_loop().create_future()
    write = services.store.write

    async def writing(job: Callable[[Connection], object], *tell: object) -> object:
        answer = await write(job, *tell)  # type: ignore[arg-type]
        async with services.store.reading() as connection:
            tables = list(await connection.exec_driver_sql("SELECT id FROM tables"))
        if tables and not found.done():
            found.set_result(await services.tables.table(tables[0][0]))
        return answer

    services.store.write = writing  # type: ignore[method-assign,assignment]
    return found
