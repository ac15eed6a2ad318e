"""What is scarce is shared fairly, what is remembered has an end, and nothing heavy holds up everybody's moves."""

import asyncio
import random
import threading
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from databases import migrated
from inside import BOT, ME, a_play, looking, play, running, somebody, table, two_people, until

from ludi.server import finished, notes
from ludi.server.append_log import Append
from ludi.server.bot_pool import Threads
from ludi.server.config import Limits, Settings
from ludi.server.errors import Denied
from ludi.server.messages.incoming import HintBody, ResignBody
from ludi.server.messages.outgoing import Hint
from ludi.server.play import QUICKENING
from ludi.server.tables import Tables


@pytest.fixture
def settings(tmp_path: Path) -> Any:
    with migrated("sqlite", tmp_path) as found:
        yield found


def test_who_asks_for_much_waits_behind_himself() -> None:
    async def main() -> list[str]:
        threads, order, go = Threads(1, "test"), list[str](), threading.Event()

        def job(name: str) -> None:
            go.wait(10)
            order.append(name)

        asked = [threads.run("greedy", lambda n=n: job(f"greedy {n}")) for n in range(5)]  # type: ignore[misc]
        waiting = [asyncio.ensure_future(each) for each in asked]
        await asyncio.sleep(0)
        waiting.append(asyncio.ensure_future(threads.run("modest", lambda: job("modest"))))
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(*waiting)
        threads.close()
        return order

    assert ["greedy 0", "greedy 1", "modest"] == asyncio.run(main())[:3]


def test_nobody_has_more_waiting_than_is_his_share() -> None:
    async def main() -> None:
        threads, go = Threads(1, "test"), threading.Event()
        asked = [asyncio.ensure_future(threads.run("ada", go.wait, most=1)) for _ in range(3)]
        await asyncio.sleep(0)
        assert isinstance(asked[2].exception() if asked[2].done() else None, Denied)
        go.set()
        assert [True, True] == await asyncio.gather(*asked[:2])
        threads.close()

    asyncio.run(main())


def test_one_persons_hints_leave_the_analyst_to_others(settings: Settings) -> None:
    async def main() -> None:
        async with running(settings) as services:
            ada, ben, go = await somebody(services), await somebody(services), threading.Event()
            mine, his = await table(services, ada, ME, BOT), await table(services, ben, ME, BOT)
            busy = asyncio.ensure_future(services.bots._analysts.run("", go.wait))
            wish = HintBody(0, 0, "tiro")
            asked = [(ada, mine), (ada, mine), (ben, his)]
            hints = [asyncio.ensure_future(services.play.hint(*each, wish)) for each in asked]
            await until(hints[1].done)
            go.set()
            found = await asyncio.gather(*hints, return_exceptions=True)
            assert [Hint, Denied, Hint] == [type(each) for each in found]
            assert await busy

    asyncio.run(main())


def test_who_asks_for_hints_too_often_is_told_to_wait(tmp_path: Path) -> None:
    settings = Settings(data_dir=str(tmp_path), limits=Limits(hint_rate=0.01, hint_burst=1))

    async def main() -> None:
        async with running(settings) as services:
            ada = await somebody(services)
            session = await table(services, ada, ME, BOT)
            await services.play.hint(ada, session, HintBody(0, 0, "tiro"))
            with pytest.raises(Denied) as denied:
                await services.play.hint(ada, session, HintBody(0, 0, "tiro"))
            assert "too_fast" == denied.value.error

    with migrated("sqlite", tmp_path):
        asyncio.run(main())


def test_who_hosts_many_tables_of_bots_waits_behind_himself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(data_dir=str(tmp_path), bot_seconds=0, bot_threads=1)
    order: list[Any] = []

    async def main() -> None:
        async with running(settings) as services:
            ada, ben, go = await somebody(services), await somebody(services), threading.Event()
            busy = asyncio.ensure_future(services.bots._bots.run("", go.wait))
            sessions = []
            for host in (ada, ada, ada, ben):
                session = await table(services, host, ME, BOT)
                sessions.append(session)
                await services.seating.leave(host, session)  # a bot plays the first turn
                await looking(services, host, session)
            await until(lambda: services.bots._bots.n_asked == 1 + len(sessions))
            hosts = {id(session.match().position): session.table.host for session in sessions}
            decide = services.bots._decide

            def deciding(level: str, game: Any, s: Any) -> Any:
                order.append(hosts.get(id(s)))
                return decide(level, game, s)

            monkeypatch.setattr(services.bots, "_decide", deciding)
            go.set()
            await until(lambda: len(order) >= len(sessions))
            assert [ada.id, ben.id] == order[:2]
            assert await busy

    with migrated("sqlite", tmp_path):
        asyncio.run(main())


def test_a_thread_is_busy_until_it_ends_also_when_who_asked_has_gone() -> None:
    async def main() -> None:
        threads, began, go = Threads(1, "test"), threading.Event(), threading.Event()

        def job() -> None:
            began.set()
            go.wait(10)

        asked = asyncio.ensure_future(threads.run("ada", job))
        await asyncio.to_thread(began.wait, 10)
        asked.cancel()
        await asyncio.wait([asked])
        assert threads.n_asked == 1
        go.set()
        await threads.run("eve", int)
        assert threads.n_asked == 0
        threads.close()

    asyncio.run(main())


def test_a_bot_takes_the_same_least_time_where_it_has_no_choice(tmp_path: Path) -> None:
    slow = Settings(data_dir=str(tmp_path), bot_seconds=0.3)
    with migrated("sqlite", tmp_path):

        async def main() -> list[tuple[int, float]]:
            async with running(slow) as services:
                ada = await somebody(services)
                session = await table(services, ada, ME, BOT)
                luck = random.Random(3)
                while not (log := session.match()).is_over and sum(e.by == "bot" for e in log.entries) < 6:
                    if log.actor == 0:
                        wish = a_play(session)
                        code = luck.choice(log.game.legal_codes(log.position))
                        await services.play.enter(ada, session, type(wish)(wish.id, 0, wish.step, code))
                    else:
                        before = log.step
                        await until(lambda before=before: session.match().step > before)  # type: ignore[misc]
                entries, taken, share = session.match().entries, [], 1.0
                for a, b in pairwise(entries):
                    share = share * QUICKENING if a.by == b.by == "bot" else 1.0
                    if b.by == "bot":
                        taken.append((b.at - a.at, 300 * share))
                return taken

        taken = asyncio.run(main())
    assert len(taken) >= 5
    assert all(time >= least - 5 for time, least in taken), f"at once would say that there was no choice: {taken}"


def test_what_was_told_is_remembered_within_bounds_whatever_clients_ask_for(settings: Settings) -> None:
    async def main() -> None:
        async with running(settings) as services:
            session, ada, _ = await two_people(services)
            await play(services, ada, session)
            for since in range(5_000):
                session.update(None, frozenset(), since)
            assert len(session._updates) <= 2

    asyncio.run(main())


def test_a_record_is_replayed_beside_everybodys_moves(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    original = finished.replayed

    def replayed(*given: Any) -> Any:
        threads.append(threading.current_thread().name)
        return original(*given)

    monkeypatch.setattr(finished, "replayed", replayed)

    async def main() -> None:
        async with running(settings) as services:
            session, ada, _ = await two_people(services)
            await services.play.enter(ada, session, ResignBody("resign-0001", 0))
            await finished.record(session)

    asyncio.run(main())
    assert [threading.main_thread().name] != threads
    assert 1 == len(threads)


def test_notes_that_arrive_while_a_table_is_loaded_wait_for_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with running(settings) as one, running(settings) as other:
            session, ada, _ = await two_people(one)
            read, go = asyncio.Event(), asyncio.Event()
            original = Tables._entries_after

            async def slowly(self: Tables, *asked: Any) -> Any:
                found = await original(self, *asked)
                read.set()
                await go.wait()
                return found

            monkeypatch.setattr(Tables, "_entries_after", slowly)
            loading = asyncio.create_task(other.tables.table(session.id))
            await read.wait()
            await play(one, ada, session)
            news = Append(session.id, session.match().entries[-1], session.standing)
            other.cluster._heard(notes.encode(notes.Moved(one.tables.process, news)).decode())
            go.set()
            twin = await loading
            await twin.finish()
            assert 1 == twin.match().step

    asyncio.run(main())
