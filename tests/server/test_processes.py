"""Several processes on one PostgreSQL: any of them serves any table."""

import asyncio
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from hosting import Server, Visitor, new_client_id, serving
from postgres import binaries, postgres
from test_playing import first_choice, until
from test_tables import BOT, ME, OPEN
from test_whole_match import _play_over_socket

from ludi.server import notes
from ludi.server.append_log import CHANNEL, Append
from ludi.server.fairness import verify
from ludi.server.match_log import Entry, Standing

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


def test_processes_share_a_port(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, "--database", database, "--processes", "2") as server:
        with Visitor(server, "Ada") as ada:
            table = ada.table([ME, BOT])["id"]
            over = ada.play_at_random(table, 0, random.Random(7))
            assert -1 == over["view"]["actor"]
        started = {line for line in server.log.read_text().splitlines() if '"serving"' in line}
        assert 2 == len(started)
