"""Two processes on one PostgreSQL, killed in turn under load while bots play.

``python tests/server/pair_faults.py --kills 20``. Clients heal by themselves and go
to whichever process answers. Nothing acknowledged is lost or played twice, bots
think once for each of their moves (and once more where a kill took the thought),
and people whose socket stayed open heard of every turn of theirs, whichever
process stored the move that brought it.
"""

import argparse
import asyncio
import contextlib
import json
import random
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
from faults import TABLES, Journal, Player, _progress, _seat, check
from hosting import Server
from postgres import postgres
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ludi.server.config import Settings
from ludi.server.match_log import Entry, MatchLog
from ludi.server.schema import ENTRIES
from ludi.server.schema import TABLES as ROWS
from ludi.server.store import engine_for
from ludi.server.table import from_row

SETTLE_MS = 1_500
"""A notice may be on its way when a socket opens or closes."""


class Heard:
    """What a person was told of while a socket that follows nothing stayed open."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.turns: set[tuple[str, int]] = set()
        self.spans: list[tuple[float, float]] = []

    async def listen(self, server: Server, cookie: str) -> None:
        url = f"ws://127.0.0.1:{server.port}/api/stream"
        began = time.time() * 1000
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            async with connect(url, additional_headers={"Cookie": cookie}, max_queue=None) as socket:
                began = time.time() * 1000
                try:
                    async for raw in socket:
                        message = json.loads(raw)
                        if message["type"] == "notice" and message["what"] == "your_turn":
                            self.turns.add((message["table"], message["step"]))
                finally:
                    self.spans.append((began, time.time() * 1000))

    def was_there(self, at: int) -> bool:
        return any(began + SETTLE_MS < at < ended - SETTLE_MS for began, ended in self.spans)


class Wandering(Player):
    """A player who goes to the other process when his own does not answer."""

    servers: tuple[Server, Server]

    @property
    def server(self) -> Server:
        return self.luck.choice(self.servers)

    @server.setter
    def server(self, _: Server) -> None:
        pass


def thoughts(server: Server) -> int:
    numbers = httpx.get(f"{server.url}/metrics").text
    return int(float(next(n for n in numbers.splitlines() if n.startswith("ludi_bot_decisions_total")).split()[1]))


@contextlib.asynccontextmanager
async def listening(everybody: dict[str, Heard], cookies: dict[str, str], server: Server) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(heard.listen(server, cookies[person])) for person, heard in everybody.items()]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _torture(servers: tuple[Server, Server], kills: int, journal: Journal) -> tuple[dict[str, Heard], int]:
    luck, thought = random.Random(5), 0
    Wandering.servers = servers
    everybody: dict[str, Heard] = {}
    done = 0
    while done < kills:
        stopping = asyncio.Event()
        seated = await _seat(servers[0])
        cookies: dict[str, str] = {}
        async with httpx.AsyncClient(base_url=servers[0].url) as http:
            for cookie in (cookie for _, some in seated for cookie in some):
                cookies[(await http.get("/api/me", headers={"Cookie": cookie})).json()["id"]] = cookie
        here = {person: Heard(person) for person in cookies}
        everybody |= here
        players = [
            Wandering(servers[0], cookie, table, seat, journal)
            for table, some in seated
            for seat, cookie in enumerate(some)
        ]
        tasks = [asyncio.create_task(player.play(stopping)) for player in players]
        while done < kills and not all(player.is_over for player in players):
            victim, survivor = servers[done % 2], servers[1 - done % 2]
            async with listening(here, cookies, survivor):
                await _progress(journal, players)
                await asyncio.sleep(luck.uniform(0, 0.5))
                thought += thoughts(victim)
                victim.kill()
                done += 1
                await asyncio.to_thread(victim.start)
                await _progress(journal, players)
                await asyncio.sleep(2 * SETTLE_MS / 1000)
        stopping.set()
        await asyncio.gather(*tasks)
    return everybody, thought + sum(map(thoughts, servers))


async def _turns(database: str) -> tuple[list[tuple[str, str, int, int]], int]:
    """Every turn that came to a person (person, table, step, when), and how many moves bots made."""
    engine = engine_for(database)
    found, bots = [], 0
    async with engine.connect() as connection:
        for row in (await connection.execute(select(ROWS))).mappings().all():
            table = from_row(row)
            log = MatchLog(table)
            entries = select(ENTRIES).where(ENTRIES.c.table == table.id).order_by(ENTRIES.c.step)
            for stored in await connection.execute(entries):
                entry, before = Entry(*stored[1:]), log.actor
                log.add(entry)
                bots += entry.by == "bot"
                if log.decider is not None and log.actor != before:
                    found.append((str(table.holders[log.actor]), table.id, entry.step, entry.at))
    await engine.dispose()
    return found, bots


def torture(folder: Path, kills: int, url: str) -> str:
    servers = tuple(Server(folder, "--database", url).start() for _ in range(2))
    journal = Journal()
    try:
        everybody, thought = asyncio.run(_torture(servers, kills, journal))  # type: ignore[arg-type]
    finally:
        for server in servers:
            server.stop()
    database = Settings(database=url, data_dir=str(folder)).database_url
    entries = check(database, journal)
    turns, bots = asyncio.run(_turns(database))
    due = [(person, table, step) for person, table, step, at in turns if everybody[person].was_there(at)]
    missed = [each for each in due if each[1:] not in everybody[each[0]].turns]
    assert not missed, f"{len(missed)} of {len(due)} notices were missed: {missed[:3]}"
    assert due, "nobody was there to be told"
    wasted: Any = thought - bots
    assert wasted <= kills * TABLES, f"{thought} thoughts for {bots} moves"
    return (
        f"{kills} kills, {len(journal.acknowledged)} acknowledged actions, {entries} entries, "
        f"{bots} moves of bots for {thought} thoughts, {len(due)} notices due and heard; "
        f"{journal.reconnects} reconnections, {journal.resent} resent"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    asked = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, postgres() as url:
        told = torture(Path(folder), asked.kills, url)
    print(f"two processes on postgres: {told} in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
