"""How many durable moves a second, and how soon the others see them.

``python bench/server_load.py --tables 200 --seconds 20`` starts a server of its
own on loopback (pinned to one core where the system allows), seats four people
at each table, each with a socket of his own, and lets every table play at random
as fast as it goes. A move counts when the next player has its view. Everything
stops by itself; the database is a temporary SQLite with durable commits.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))
from hosting import Server, free_port

PEOPLE = 4


class Choice(msgspec.Struct):
    code: int


class View(msgspec.Struct):
    actor: int
    choices: list[Choice]


class Position(msgspec.Struct):
    step: int
    view: View | None


class Heard(msgspec.Struct):
    type: str
    position: Position | None = None
    error: str | None = None


decode = msgspec.json.Decoder(Heard).decode


class Table:
    """Four sockets at one table; the times at which moves were sent."""

    def __init__(self, identity: str) -> None:
        self.id = identity
        self.sent: dict[int, float] = {}
        self.is_over = False


class Tally:
    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.views = 0
        self.refused = 0
        self.running = False


async def person(url: str, cookie: str, table: Table, seat: int, tally: Tally, ready: asyncio.Semaphore) -> None:
    luck = random.Random(f"{table.id}{seat}")
    async with connect(url, additional_headers={"Cookie": cookie}, compression=None, max_queue=None) as socket:
        await socket.recv()
        await socket.send(f'{{"type":"follow","table":"{table.id}","seat":{seat}}}')
        ready.release()
        n = 0
        async for raw in socket:
            heard = decode(raw)
            if heard.type == "not_done":
                tally.refused += 1
            position = heard.position
            if heard.type not in {"update", "snapshot"} or position is None or position.view is None:
                continue
            if tally.running:
                tally.views += 1
            if position.view.actor != seat:
                table.is_over = table.is_over or position.view.actor == -1
                if table.is_over:
                    return
                continue
            sent = table.sent.pop(position.step, None)
            if sent is not None and tally.running:
                tally.seconds.append(time.perf_counter() - sent)
            while not tally.running:  # noqa: ASYNC110  (eight hundred wait for one flag)
                await asyncio.sleep(0.05)
            n += 1
            table.sent[position.step + 1] = time.perf_counter()
            code = luck.choice(position.view.choices).code
            await socket.send(
                f'{{"type":"play","id":"p{seat}-{n:08d}","table":"{table.id}","seat":{seat},'
                f'"step":{position.step},"action":{code}}}'
            )


async def seat_people(server: Server, tables: int, game: str) -> list[tuple[Table, list[str]]]:
    """Tables with four people each, and their cookies."""
    made: list[tuple[Table, list[str]]] = []
    limits = httpx.Limits(max_connections=8)
    async with httpx.AsyncClient(base_url=server.url, timeout=60, limits=limits) as http:

        async def newcomer() -> str:
            answer = await http.get("/api/me", headers={"Cookie": ""})
            http.cookies.clear()
            return answer.headers["set-cookie"].split(";")[0]

        async def ask(cookie: str, path: str, body: Any) -> Any:
            answer = await http.post(path, json=body, headers={"Cookie": cookie})
            http.cookies.clear()
            assert answer.status_code < 300, answer.text
            return answer.json()

        for _ in range(tables):
            cookies = [await newcomer() for _ in range(PEOPLE)]
            seats = [{"kind": "me"}, *[{"kind": "open"}] * (PEOPLE - 1)]
            info = await ask(cookies[0], "/api/tables", {"game": game, "seats": seats, "public": True})
            for cookie in cookies[1:]:
                await ask(cookie, f"/api/tables/{info['id']}/join", {})
            made.append((Table(info["id"]), cookies))
    return made


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def load(server: Server, tables: int, seconds: float, game: str) -> dict[str, float]:
    tally = Tally()
    ready = asyncio.Semaphore(0)
    seated = await seat_people(server, tables, game)
    tasks = []
    url = f"ws://127.0.0.1:{server.port}/api/stream"
    for table, cookies in seated:
        for seat, cookie in enumerate(cookies):
            tasks.append(asyncio.create_task(person(url, cookie, table, seat, tally, ready)))
            await ready.acquire()
    assert server.process is not None
    tally.running = True
    began, used = time.perf_counter(), cpu_seconds(server.process.pid)
    await asyncio.sleep(seconds)
    tally.running = False
    used = cpu_seconds(server.process.pid) - used
    took = time.perf_counter() - began
    for task in tasks:
        task.cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    faults = [each for each in outcomes if isinstance(each, Exception)]
    return {
        "sockets": len(tasks),
        "moves": len(tally.seconds),
        "moves/s": len(tally.seconds) / took,
        "moves/cpu-s": len(tally.seconds) / used,
        "p50 ms": 1000 * quantile(tally.seconds, 0.50),
        "p99 ms": 1000 * quantile(tally.seconds, 0.99),
        "refused": tally.refused,
        "faults": len(faults),
        "tables over": sum(table.is_over for table, _ in seated),
    }


def pin(process: int, cores: set[int]) -> None:
    """Keep every thread of a process on these cores, where the system allows."""
    if hasattr(os, "sched_setaffinity"):
        for thread in Path(f"/proc/{process}/task").iterdir():
            os.sched_setaffinity(int(thread.name), cores)


def cpu_seconds(process: int) -> float:
    """Processor time that a process has used: what a move costs, however busy the machine is."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def ours(asked: argparse.Namespace) -> dict[str, float]:
    """Our server on one core, the load on the others."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            assert server.process is not None
            pin(server.process.pid, {0})
            return asyncio.run(load(server, asked.tables, asked.seconds, asked.game))
        finally:
            server.stop()


def boardgame_io(asked: argparse.Namespace) -> dict[str, float]:
    """boardgame.io 0.50.2 on the same core, its state in memory, the load on the others."""
    folder = Path(__file__).parent / "boardgame_io"
    if not (folder / "node_modules").exists():
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=folder, check=True)
    port = free_port()
    with subprocess.Popen(["node", "server.js", str(port)], cwd=folder, stdout=subprocess.PIPE) as server:
        try:
            assert server.stdout is not None
            while b"ready" not in server.stdout.readline():
                pass
            pin(server.pid, {0})
            command = ["node", "load.js", str(port), str(asked.tables), str(asked.seconds), str(server.pid)]
            out = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
            found: dict[str, float] = msgspec.json.decode(out.stdout.splitlines()[-1])
            return found
        finally:
            server.terminate()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--game", default="alea")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io 0.50.2 as well, before and after")
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, set(range(1, os.cpu_count() or 2)) or {0})
    runs: list[tuple[str, dict[str, float]]] = []
    if asked.peer:
        runs.append(("boardgame.io", boardgame_io(asked)))
    runs.append(("ludi", ours(asked)))
    if asked.peer:
        runs.append(("boardgame.io", boardgame_io(asked)))
    for name, found in runs:
        print(f"{name:>14}  " + "  ".join(f"{key} {value:,.1f}" for key, value in found.items()))


if __name__ == "__main__":
    main()
