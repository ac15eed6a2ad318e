"""Several processes on one PostgreSQL: any of them serves any table."""

import asyncio
import contextlib
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from hosting import Server, Stream, Visitor, new_client_id, serving
from inside import a_play, play, running, somebody, two_people
from inside import table as inside_table
from inside import until as inside_until
from postgres import binaries, postgres
from test_playing import first_choice, until
from test_tables import BOT, ME, OPEN
from test_whole_match import _play_over_socket
from websockets.sync.client import connect

from ludi.server import cluster, notes
from ludi.server.append_log import Append
from ludi.server.config import Settings
from ludi.server.fairness import verify
from ludi.server.match_log import Entry
from ludi.server.messages.incoming import BotSeat, MySeat
from ludi.server.migrate import migrate_now
from ludi.server.services import Services
from ludi.server.store import CHANNEL
from ludi.server.table import Standing
from ludi.server.tables import LEASE

pytestmark = [pytest.mark.slow, pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def pair(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers with one key and one database, as behind a proxy."""
    folder: Path = tmp_path_factory.mktemp("pair")
    with serving(folder, "--database", database) as one, serving(folder, "--database", database) as other:
        yield one, other


def test_people_at_different_processes_play_one_match(pair: tuple[Server, Server]) -> None:
    with Visitor(pair[0], "Ada") as ada, Visitor(pair[1], "Ben") as ben:
        table = ada.table([ME, OPEN, BOT], public=True, share="aa" * 32)["id"]
        ben.post(f"/api/tables/{table}/join", {"share": "bb" * 32})
        out: dict[str, Any] = {}
        with ben.socket() as stream:
            arguments = (stream, table, 1, random.Random(5), out)
            other = threading.Thread(target=_play_over_socket, args=arguments, daemon=True)
            other.start()
            until(lambda: ada.get(f"/api/tables/{table}")["phase"] == "playing")
            ada.play_at_random(table, 0, random.Random(6))
            other.join(timeout=60)
            assert not other.is_alive()
        assert ada.get(f"/api/tables/{table}/record") == ben.get(f"/api/tables/{table}/record")
        verify(ada.get(f"/api/tables/{table}/record"))


def test_talk_presence_names_and_offers_cross_processes(pair: tuple[Server, Server]) -> None:
    with Visitor(pair[0], "Ada") as ada, Visitor(pair[1], "Ben") as ben:
        table = ada.table([ME, OPEN], public=True, options={"start": 1})["id"]
        ben.post(f"/api/tables/{table}/join", {})
        until(lambda: ada.get(f"/api/tables/{table}")["phase"] == "playing")
        with ben.socket() as far, ada.socket() as near:
            far.follow(table, 1)
            near.follow(table, 0)
            until(lambda: far.heard("presence")["present"] == [0, 1])
            near.say(type="chat", id=new_client_id(), table=table, text="Salve")
            assert "Salve" == far.heard("chat")["line"]["text"]
            ada.play(table, 0, 0, first_choice(ada.position(table, 0)))
            assert 1 == far.heard("update")["position"]["step"]
            ada.post(f"/api/tables/{table}/undo", {"id": new_client_id(), "seat": 0, "to": 0})
            until(lambda: far.heard("update")["position"]["undo"]["offer"])
            ben.post(f"/api/tables/{table}/undo/answer", {"id": new_client_id(), "accept": True})
            until(lambda: near.heard("update")["position"]["ply"] == 0)


def test_two_processes_never_both_take_a_step(pair: tuple[Server, Server]) -> None:
    """The same person at both processes plays the same step with two ids at once: one is stale."""
    with Visitor(pair[0], "Ada") as ada, Visitor(pair[1]) as twin:
        twin.http.cookies = ada.http.cookies
        table = ada.table([ME, ME], options={"start": 1})["id"]
        for _ in range(25):
            position = ada.position(table, 0)
            actor, step = position["view"]["actor"], position["step"]
            code = first_choice(ada.position(table, actor))
            answers: list[int] = []

            def play(who: Visitor, step: int = step, actor: int = actor, code: int = code) -> None:
                body = {"id": new_client_id(), "seat": actor, "step": step, "action": code}
                answers.append(who.ask("POST", f"/api/tables/{table}/actions", body).status_code)  # noqa: B023

            threads = [threading.Thread(target=play, args=(who,)) for who in (ada, twin)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(timeout=30)
            assert [200, 409] == sorted(answers)
            assert step + 1 == ada.position(table, 0)["step"]


def test_news_that_come_twice_or_too_soon_change_nothing(pair: tuple[Server, Server], database: str) -> None:
    with Visitor(pair[0], "Ada") as ada, Visitor(pair[1], "Ben") as ben:
        table = ada.table([ME, OPEN], public=True, options={"start": 1})["id"]
        ben.post(f"/api/tables/{table}/join", {})
        until(lambda: ada.get(f"/api/tables/{table}")["phase"] == "playing")
        ada.play(table, 0, 0, first_choice(ada.position(table, 0)))
        until(lambda: ben.position(table, 1)["step"] == 1)
        seen = ben.position(table, 1)["view"]

        async def tell() -> None:
            connection = await asyncpg.connect(database)
            for step in (1, 7):
                entry = Entry(step, "action", 0, 0, "person", "again", 0)
                news = notes.encode(notes.Moved(1, Append(table, entry, Standing(step=step)))).decode()
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, news)
            await connection.close()

        asyncio.run(tell())
        actor = seen["actor"]
        player = (ada, ben)[actor]
        player.play(table, actor, 1, first_choice(player.position(table, actor)))
        until(lambda: ben.position(table, 1)["step"] == ada.position(table, 0)["step"] == 2)
        assert [1, 2] == [step["step"] for step in ben.position(table, 1)["steps"]]
        assert ada.position(table, 0)["steps"] == ben.position(table, 1)["steps"]
        assert "task failed" not in pair[0].log.read_text() + pair[1].log.read_text()


def decisions(server: Server) -> int:
    """How often its bots have been asked."""
    numbers = httpx.get(f"{server.url}/metrics").text
    return int(
        float(next(line for line in numbers.splitlines() if line.startswith("ludi_bot_decisions_total")).split()[1])
    )


def at_step(player: Visitor, table: str, seat: int, step: int) -> Any:
    """The position once this player's process has heard of a step."""
    return until(lambda: (found := player.position(table, seat))["step"] >= step and found)


def test_only_the_process_that_keeps_a_table_lets_its_bots_think(pair: tuple[Server, Server]) -> None:
    before = sum(map(decisions, pair))
    with Visitor(pair[0], "Ada") as ada, Visitor(pair[1], "Ben") as ben:
        table = ada.table([ME, OPEN, BOT], public=True, options={"start": 1})["id"]
        ben.post(f"/api/tables/{table}/join", {})
        with ben.socket() as far, ada.socket() as near:
            far.follow(table, 1)
            near.follow(table, 0)
            step = 0
            for _ in range(40):
                position = at_step(ada, table, 0, step)  # what was played at the other process may be on its way
                step, actor = position["step"], position["view"]["actor"]
                if actor in {0, 1}:
                    player = (ada, ben)[actor]
                    code = first_choice(at_step(player, table, actor, step))
                    step = player.play(table, actor, step, code)["step"]
                else:
                    ada.position(table, 0, since=step, wait=25)
            # Not while a bot thinks: each of the two who resign would overtake a thought of it.
            until(lambda: ada.position(table, 0)["view"]["actor"] in {0, 1})
            ada.post(f"/api/tables/{table}/resign", {"id": new_client_id(), "seat": 0})
            ben.post(f"/api/tables/{table}/resign", {"id": new_client_id(), "seat": 1})
        moved = [step["by"] for step in ada.get(f"/api/tables/{table}/log")["steps"]].count("bot")
        assert moved > 3
        # A thought that an undo or the end overtakes may be lost, one at most here.
        assert moved <= sum(map(decisions, pair)) - before <= moved + 1


def test_a_bots_turn_is_taken_over_at_once_from_a_process_that_is_gone(database: str, tmp_path: Path) -> None:
    settings = Settings(data_dir=str(tmp_path), database=database, bot_seconds=0, bot_threads=1)
    migrate_now(settings.database_url)

    async def main() -> None:
        go = threading.Event()
        async with running(settings) as gone:
            thinking = asyncio.ensure_future(gone.bots._bots.run("", go.wait))  # so long that it never answers
            session = await inside_table(gone, await somebody(gone), BotSeat("tiro"), MySeat())
            assert gone.tables.process == session.standing.keeper
        go.set()
        assert await thinking
        async with running(settings) as other:
            twin = await other.tables.table(session.id)
            await inside_until(lambda: twin.match().step > 0, LEASE / 4000)

    asyncio.run(main())


def test_a_move_may_reach_a_process_before_it_hears_of_the_one_before(database: str, tmp_path: Path) -> None:
    """A proxy may send each request of a person to another process, faster than these tell each other."""
    settings = Settings(data_dir=str(tmp_path), database=database)
    migrate_now(settings.database_url)

    async def main() -> None:
        async with running(settings) as near, running(settings) as far:
            ada = await somebody(near)
            session = await inside_table(near, ada, MySeat(), MySeat())
            twin = await far.tables.table(session.id)
            far.cluster._heard = lambda _: None  # type: ignore[method-assign]  # it hears of nothing in time
            await play(near, ada, session)
            assert (1, 0) == (session.match().step, twin.match().step)

            assert 2 == (await far.play.enter(ada, twin, a_play(session))).step

    asyncio.run(main())


def test_a_notice_reaches_people_at_every_process(pair: tuple[Server, Server]) -> None:
    with Visitor(pair[0], "Ada") as ada, Visitor(pair[1], "Ben") as ben, ben.socket() as far:
        table = ada.table([ME, OPEN], public=True, options={"start": 1})["id"]
        with Visitor(pair[0]) as near:
            near.http.cookies = ben.http.cookies
            near.post(f"/api/tables/{table}/join", {})
        assert (table, "started") == ((m := far.heard("notice"))["table"], m["what"])
        position = ada.position(table, 0)
        while position["view"]["actor"] == 0:
            ada.play(table, 0, position["step"], first_choice(position))
            position = ada.position(table, 0)
        assert (table, "your_turn") == ((m := far.heard("notice"))["table"], m["what"])


def test_signing_out_and_revoking_close_sockets_at_every_process(pair: tuple[Server, Server]) -> None:
    with Visitor(pair[0], "Ada") as ada:
        token = ada.post("/api/me/tokens", {"label": "bot"})
        url = f"ws://127.0.0.1:{pair[1].port}/api/stream"
        cookie = {"Cookie": f"ludi={ada.http.cookies['ludi']}"}
        bearer = {"Authorization": f"Bearer {token['token']}"}
        with connect(url, additional_headers=cookie) as browser, connect(url, additional_headers=bearer) as program:
            streams = Stream(browser), Stream(program)
            for stream in streams:
                assert stream.heard("welcome")
            ada.ok("DELETE", f"/api/me/tokens/{token['id']}")
            assert "revoked" == streams[1].heard("closing")["reason"]
            ada.post("/api/me/sign-out-elsewhere")
            assert "revoked" == streams[0].heard("closing")["reason"]


class Line:
    """A proxy before the database that can fall silent without hanging up, as a cut line does."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.opened = 0
        self.silent = 0  # so many of the first connections
        self._ends: list[asyncio.StreamWriter] = []
        self._serving: set[asyncio.Task[Any]] = set()

    async def __aenter__(self) -> str:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return f"postgresql://ludi@127.0.0.1:{self._server.sockets[0].getsockname()[1]}/postgres"

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for end in self._ends:
            end.close()
        await asyncio.gather(*self._serving)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.opened = number = self.opened + 1
        there = await asyncio.open_connection("127.0.0.1", self.port)
        self._ends += [writer, there[1]]
        self._serving.add(asyncio.current_task())  # type: ignore[arg-type]
        await asyncio.gather(self._copy(reader, there[1], number), self._copy(there[0], writer, number))

    async def _copy(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, number: int) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await source.read(65536):
                if number > self.silent:
                    target.write(data)
        target.close()


def test_a_listener_whose_line_was_cut_notices_and_looks_again(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "HEARTBEAT_SECONDS", 4)
    settings = Settings(data_dir=str(tmp_path), database=database, bot_seconds=0)
    migrate_now(settings.database_url)

    async def main() -> None:
        line = Line(int(database.rpartition(":")[2].partition("/")[0]))
        async with line as url, running(settings) as one:
            other = Services(settings)
            other.store.dsn = url
            await other.store.open()
            await other.cluster.open(other.tasks)
            session, ada, _ = await two_people(one)
            twin = await other.tables.table(session.id)
            await play(one, ada, session)
            await inside_until(lambda: twin.match().step == 1)
            line.silent = line.opened
            actor = session.match().actor
            await play(one, (ada, _)[actor], session)
            await inside_until(lambda: twin.match().step == 2)
            assert line.opened > line.silent
            await other.close()

    asyncio.run(main())


def test_processes_share_a_port(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, "--database", database, "--processes", "2") as server:
        with Visitor(server, "Ada") as ada:
            table = ada.table([ME, BOT])["id"]
            over = ada.play_at_random(table, 0, random.Random(7))
            assert -1 == over["view"]["actor"]
        started = {line for line in server.log.read_text().splitlines() if '"serving"' in line}
        assert 2 == len(started)
