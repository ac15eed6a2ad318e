"""Kill the server under load, again and again: nothing acknowledged is lost, nothing is played twice.

``python tests/server/faults.py --kills 100 --database sqlite`` (or ``postgres``).
Clients play over sockets and heal by themselves: they connect again, follow from
their last step, and send again what was not answered, with the same id.
"""

import argparse
import asyncio
import contextlib
import json
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from hosting import Server, new_client_id
from postgres import postgres
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ludi.server.config import Settings
from ludi.server.store import engine_for

TABLES = 6
BETWEEN_KILLS = 20
"""Actions that must be acknowledged after a restart before the next kill may come."""
THEN_SECONDS = 0.5
RECONNECT_SECONDS = 0.2
"""Trying more often takes from the server the core that it starts on."""
PROGRESS_SECONDS = 600


class Journal:
    """What clients were promised, and what they saw."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, tuple[str, int]] = {}  # by client id: table and step
        self.reconnects = 0
        self.resent = 0
        self.faults: list[str] = []


class Player:
    """One seat at one table, over a socket that may break at any moment."""

    def __init__(self, server: Server, cookie: str, table: str, seat: int, journal: Journal) -> None:
        self.server, self.cookie, self.table, self.seat, self.journal = server, cookie, table, seat, journal
        self.luck = random.Random(f"{table}{seat}")
        self.seen: int | None = None
        self.position: dict[str, Any] | None = None
        self.pending: dict[str, Any] | None = None
        self.is_over = False

    async def play(self, stopping: asyncio.Event) -> None:
        while not stopping.is_set() and not self.is_over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._connected(stopping)
            self.journal.reconnects += 1
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _connected(self, stopping: asyncio.Event) -> None:
        url = f"ws://127.0.0.1:{self.server.port}/api/stream"
        headers = {"Cookie": self.cookie}
        async with connect(url, additional_headers=headers, open_timeout=5, close_timeout=1, max_queue=None) as socket:
            follow = {"type": "follow", "table": self.table, "seat": self.seat, "since": self.seen}
            await socket.send(json.dumps(follow))
            if self.pending is not None:
                self.journal.resent += 1
                await socket.send(json.dumps(self.pending))
            while not stopping.is_set() and not self.is_over:
                async with asyncio.timeout(10):
                    await self._hear(socket, json.loads(await socket.recv()))

    async def _hear(self, socket: Any, message: dict[str, Any]) -> None:
        match message["type"]:
            case "done":
                self.journal.acknowledged[message["id"]] = (self.table, message["step"])
                self.pending = None
                if self.position is not None and self.position["step"] >= message["step"]:
                    # The answer to a repeat: what it led to has been seen already.
                    await self._answer(socket, self.position)
            case "not_done":
                # Only what was never acknowledged may be refused, and only because the match went on.
                if message["error"] not in {"stale", "unavailable", "wrong_phase"}:
                    self.journal.faults.append(str(message))
                self.pending = None
                await self._answer(socket, message["position"] or self.position)
            case "snapshot" | "update":
                position = message["position"]
                self._check(position)
                self.seen, self.position = position["step"], position
                await self._answer(socket, position)

    def _check(self, position: dict[str, Any]) -> None:
        steps = [step["step"] for step in position["steps"]]
        if self.seen is not None and (
            position["since"] != self.seen or steps != [*range(self.seen + 1, position["step"] + 1)]
        ):
            self.journal.faults.append(f"gap at {self.table}: saw {self.seen}, then {position['since']} with {steps}")

    async def _answer(self, socket: Any, position: dict[str, Any] | None) -> None:
        if position is None:
            return
        view = position["view"]
        self.is_over = view["actor"] == -1
        if view["actor"] == self.seat and self.pending is None:
            code = self.luck.choice(view["choices"])["code"]
            self.pending = {
                "type": "play",
                "id": new_client_id(),
                "table": self.table,
                "seat": self.seat,
                "step": position["step"],
                "action": code,
            }
            await socket.send(json.dumps(self.pending))


async def _seat(server: Server) -> list[tuple[str, list[str]]]:
    found = []
    async with httpx.AsyncClient(base_url=server.url, timeout=400) as http:
        for _ in range(TABLES):
            cookies = []
            for _ in range(2):
                answer = await http.get("/api/me")
                cookies.append(answer.headers["set-cookie"].split(";")[0])
                http.cookies.clear()
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "tiro"}]
            body = {"game": "alea", "public": True, "seats": seats}
            table = (await http.post("/api/tables", json=body, headers={"Cookie": cookies[0]})).json()["id"]
            http.cookies.clear()
            joined = await http.post(f"/api/tables/{table}/join", json={}, headers={"Cookie": cookies[1]})
            http.cookies.clear()
            assert joined.status_code == 200, joined.text
            found.append((table, cookies))
    return found


async def _torture(server: Server, kills: int, luck: random.Random, journal: Journal) -> None:
    """Play and be killed; when all matches are over, new tables are made."""
    done = 0
    while done < kills:
        stopping = asyncio.Event()
        players = [
            Player(server, cookie, table, seat, journal)
            for table, cookies in await _seat(server)
            for seat, cookie in enumerate(cookies)
        ]
        tasks = [asyncio.create_task(player.play(stopping)) for player in players]
        while done < kills and not all(player.is_over for player in players):
            await _progress(journal, players)
            await asyncio.sleep(luck.uniform(0, THEN_SECONDS))
            server.kill()
            done += 1
            await asyncio.to_thread(server.start)
        await asyncio.sleep(1)
        stopping.set()
        await asyncio.gather(*tasks)


async def _stored(database: str) -> list[Any]:
    engine = engine_for(database)
    async with engine.connect() as connection:
        query = text('SELECT "table", step, client FROM entries ORDER BY "table", step')
        rows = (await connection.execute(query)).all()
    await engine.dispose()
    return list(rows)


async def _progress(journal: Journal, players: list[Player]) -> None:
    """Wait until clients have healed and play on."""
    wanted = len(journal.acknowledged) + BETWEEN_KILLS
    async with asyncio.timeout(PROGRESS_SECONDS):
        while len(journal.acknowledged) < wanted and not all(player.is_over for player in players):  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def check(database: str, journal: Journal) -> int:
    """Compare what was promised with what is stored; how many entries there are."""
    rows = asyncio.run(_stored(database))
    by_client = {client: (table, step) for table, step, client in rows if client}
    clients = Counter(client for _, _, client in rows if client)
    assert not [client for client, n in clients.items() if n > 1], "an action was played twice"
    lost = {client for client, promised in journal.acknowledged.items() if by_client.get(client) != promised}
    assert not lost, f"{len(lost)} acknowledged actions are lost"
    per_table: dict[str, list[int]] = {}
    for table, step, _ in rows:
        per_table.setdefault(table, []).append(step)
    for table, steps in per_table.items():
        assert steps == [*range(1, len(steps) + 1)], f"{table}: steps {steps}"
    assert not journal.faults, journal.faults[:5]
    return len(rows)


def torture(folder: Path, kills: int, seed: int, postgres_url: str | None = None) -> tuple[Journal, int]:
    arguments = ["--database", postgres_url] if postgres_url else []
    server = Server(folder, *arguments).start()
    journal = Journal()
    try:
        asyncio.run(_torture(server, kills, random.Random(seed), journal))
    finally:
        server.stop()
    settings = Settings(database=postgres_url or "", data_dir=str(folder))
    return journal, check(settings.database_url, journal)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        url = stack.enter_context(postgres()) if asked.database == "postgres" else None
        journal, entries = torture(Path(folder), asked.kills, asked.seed, url)
    print(
        f"{asked.database}: {asked.kills} kills in {time.monotonic() - began:.0f} s; "
        f"{len(journal.acknowledged)} acknowledged actions, {entries} entries stored, "
        f"{journal.reconnects} reconnections, {journal.resent} resent; nothing lost, nothing twice, no gaps"
    )


if __name__ == "__main__":
    main()
