"""How many durable moves a second, and how soon the others see them.

``python bench/server_load.py --tables 200 --seconds 20`` starts a server of its
own on loopback (pinned to one core where the system allows), seats four people
at each table, each with a socket of his own, and lets every table play at random
as fast as it goes. A move counts when the next player has its view; how soon the
other three have it is told beside.

With ``--rate 1300`` moves are due at fixed times, so many a second over all
tables, and each is timed from when it was due, not from when it could be sent:
a server that falls behind cannot slow its own load down and look quick.
Everything stops by itself; the database is a temporary SQLite with durable
commits, or with ``--processes 2`` a temporary PostgreSQL.
"""

import argparse
import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))
from hosting import COLD_SECONDS, Server, free_port
from postgres import postgres

PEOPLE = 4
TEXT, PING, PONG = 1, 9, 10
NO_MASK = b"\0\0\0\0"


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
    """Four sockets at one table; when moves were due or sent, by the step they lead to."""

    def __init__(self, identity: str) -> None:
        self.id = identity
        self.due = 0.0  # of the next move, where moves have a rate
        self.sent: dict[int, float] = {}
        self.is_over = False


class Tally:
    def __init__(self, interval: float) -> None:
        self.interval = interval  # between two moves at one table, or 0: as fast as it goes
        self.began = 0.0
        self.seen: list[tuple[float, float]] = []  # when a move was seen, and how long it had taken
        self.looked: list[float] = []  # how long moves took to those who look on
        self.used: list[float] = []  # processor seconds that the server had used, second by second
        self.refused = 0
        self.late = 0
        self.running = False


class Person(asyncio.Protocol):
    """A socket, as bare as possible: the load shares the machine with the server."""

    def __init__(self, port: int, cookie: str, table: Table, seat: int, tally: Tally) -> None:
        self.port, self.cookie = port, cookie
        self.table, self.seat, self.tally = table, seat, tally
        self.luck = random.Random(f"{table.id}{seat}")
        self.loop = asyncio.get_running_loop()
        self.ready: asyncio.Future[None] = self.loop.create_future()
        self.waiting: Position | None = None  # to be answered when the clock starts
        self.is_lost = False
        self._received = bytearray()
        self._n = 0
        self._seen = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET /api/stream HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {self.cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        self._frames = self._greeted

    def connection_lost(self, _: Exception | None) -> None:
        self.is_lost = True

    def data_received(self, data: bytes) -> None:
        self._received += data
        self._frames()

    def _greeted(self) -> None:
        head, found, rest = self._received.partition(b"\r\n\r\n")
        if found:
            assert b" 101 " in head, head
            self._received = rest
            self._frames = self._cut
            self.send(f'{{"type":"follow","table":"{self.table.id}","seat":{self.seat}}}')
            self._cut()

    def _cut(self) -> None:
        """Take whole frames off what was received; the server's are never masked or split."""
        raw, at = self._received, 0
        while len(raw) >= at + 2:
            size, start = raw[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                if len(raw) < start:
                    break
                size = int.from_bytes(raw[at + 2 : start], "big")
            if len(raw) < start + size:
                break
            opcode, payload = raw[at] & 15, bytes(raw[start : start + size])
            at = start + size
            if opcode == TEXT:
                self.heard(payload)
            elif opcode == PING:
                self.send(payload.decode("latin-1"), PONG)
        del raw[:at]

    def send(self, message: str, opcode: int = TEXT) -> None:
        raw = message.encode("latin-1")
        size = bytes([128 | len(raw)]) if len(raw) < 126 else b"\xfe" + len(raw).to_bytes(2, "big")
        self.transport.write(bytes([128 | opcode]) + size + NO_MASK + raw)

    def heard(self, raw: bytes) -> None:
        now = time.perf_counter()
        heard = decode(raw)
        if heard.type == "not_done":
            self.tally.refused += 1
        position = heard.position
        if position is None or position.view is None:
            return
        if not self.ready.done():
            self.ready.set_result(None)
        if position.view.actor == -1:
            self.table.is_over = True
        before, self._seen = self._seen, position.step
        if position.view.actor != self.seat:
            if self.tally.running:
                sent = self.table.sent
                self.tally.looked += [now - sent[n] for n in range(before + 1, position.step + 1) if n in sent]
            return
        began = self.table.sent.get(position.step)
        if not self.tally.running:
            self.waiting = position
            return
        if began is not None:
            self.tally.seen.append((now, now - began))
        self.answer(position)

    def answer(self, position: Position) -> None:
        """Play, at once or when the next move is due; who is late already is timed from when he was to play."""
        table, now = self.table, time.perf_counter()
        if not self.tally.interval:
            self.play(position, now)
            return
        due = table.due
        table.due += self.tally.interval
        if due > now:
            self.loop.call_later(due - now, self.play, position, due)
        else:
            self.tally.late += 1
            self.play(position, due)

    def play(self, position: Position, began: float) -> None:
        if not self.tally.running or position.view is None:
            return
        self._n += 1
        self.table.sent[position.step + 1] = began
        code = self.luck.choice(position.view.choices).code
        self.send(
            f'{{"type":"play","id":"p{self.seat}-{self._n:08d}","table":"{self.table.id}","seat":{self.seat},'
            f'"step":{position.step},"action":{code}}}'
        )


async def seat_people(server: Server, tables: int, game: str) -> list[tuple[Table, list[str]]]:
    """Tables with four people each, and their cookies."""
    made: list[tuple[Table, list[str]]] = []
    limits = httpx.Limits(max_connections=8)
    async with httpx.AsyncClient(base_url=server.url, timeout=COLD_SECONDS, limits=limits) as http:

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


def timeline(tally: Tally) -> list[str]:
    """What each second of the run was like: a mean hides the moment when everything stood still."""
    by_second: list[list[float]] = [[] for _ in tally.used[1:]]
    for when, seconds in tally.seen:
        if when - tally.began < len(by_second):
            by_second[int(when - tally.began)].append(1000 * seconds)
    return [
        f"{second:>4} s  {len(found):>6,} moves  p50 {quantile(found, 0.5):6.1f}  p99 {quantile(found, 0.99):6.1f}  "
        f"max {max(found, default=0):6.1f} ms  server's cpu {100 * (used - before):3.0f} %"
        for second, (found, before, used) in enumerate(zip(by_second, tally.used, tally.used[1:], strict=False))
    ]


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def load(server: Server, asked: argparse.Namespace) -> dict[str, float]:
    tally = Tally(asked.tables / asked.rate if asked.rate else 0)
    seated = await seat_people(server, asked.tables, asked.game)
    people: list[Person] = []
    for table, cookies in seated:
        for seat, cookie in enumerate(cookies):
            person = Person(server.port, cookie, table, seat, tally)
            await asyncio.get_running_loop().create_connection(lambda person=person: person, "127.0.0.1", server.port)
            await person.ready
            people.append(person)
    gc.collect()
    gc.disable()
    pids = server_pids(server)
    began, own = time.perf_counter(), time.process_time()
    for place, (table, _) in enumerate(seated):
        table.due = began + tally.interval * place / asked.tables
    tally.began, tally.running = began, True
    for person in people:
        if person.waiting is not None:
            person.answer(person.waiting)
    for second in range(1, asked.seconds + 1):
        tally.used.append(sum(map(cpu_seconds, pids)))
        await asyncio.sleep(began + second - time.perf_counter())
    tally.running = False
    tally.used.append(sum(map(cpu_seconds, pids)))
    took, used, own = time.perf_counter() - began, tally.used[-1] - tally.used[0], time.process_time() - own
    seconds = [each for _, each in tally.seen]
    if asked.timeline:
        print("\n".join(timeline(tally)))
    found = {
        "sockets": len(people),
        "moves": len(seconds),
        "moves/s": len(seconds) / took,
        "moves/cpu-s": len(seconds) / used,
        "p50 ms": 1000 * quantile(seconds, 0.50),
        "p99 ms": 1000 * quantile(seconds, 0.99),
        "max ms": 1000 * max(seconds, default=float("nan")),
        "others' p99 ms": 1000 * quantile(tally.looked, 0.99),
        "refused": tally.refused,
        "lost": sum(person.is_lost for person in people),
        "tables over": sum(table.is_over for table, _ in seated),
        "load's cpu %": 100 * own / took,
    }
    if asked.rate:
        found |= {"asked/s": asked.rate, "late %": 100 * tally.late / max(1, len(seconds))}
    for person in people:
        person.transport.abort()
    return found


def server_pids(server: Server) -> list[int]:
    """The process of the server and those it started."""
    assert server.process is not None
    pids = [server.process.pid]
    for task in Path(f"/proc/{pids[0]}/task").iterdir():
        pids += map(int, (task / "children").read_text().split())
    return pids


def pin(process: int, cores: set[int]) -> None:
    """Keep every thread of a process on these cores, where the system allows."""
    if hasattr(os, "sched_setaffinity"):
        for thread in Path(f"/proc/{process}/task").iterdir():
            os.sched_setaffinity(int(thread.name), cores)


def cpu_seconds(process: int) -> float:
    """Processor time that a process has used: what a move costs, however busy the machine is."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def ready(stack: ExitStack, processes: int, *, prepare: bool = False) -> Server:
    """Our server on one core, or each of its processes on one; with every game loaded, or as they are asked for."""
    folder = stack.enter_context(tempfile.TemporaryDirectory())
    database = ["--database", stack.enter_context(postgres())] if processes > 1 else []
    environment = {"LUDI_PREPARE": str(prepare).lower()}
    server = Server(Path(folder), *database, "--processes", str(processes), **environment).start()
    stack.callback(server.stop)
    while prepare and server.log.read_text().count('"prepared"') < processes:
        time.sleep(0.2)
    if processes == 1:
        assert server.process is not None
        pin(server.process.pid, {0})
    return server


def ours(asked: argparse.Namespace) -> dict[str, float]:
    """Our server, the load on the other cores."""
    with ExitStack() as stack:
        return uvloop.run(load(ready(stack, asked.processes), asked))


def boardgame_io(asked: argparse.Namespace) -> dict[str, float]:
    """boardgame.io 0.50.2 on the same core, its state in memory, the load on the others."""
    folder = Path(__file__).parent / "boardgame_io"
    if not (folder / "node_modules").exists():
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=folder, check=True)
    port = free_port()
    # The program itself: a script around it would be pinned, measured and ended in its stead.
    node = subprocess.run(["node", "-p", "process.execPath"], check=True, capture_output=True, text=True).stdout.strip()
    with subprocess.Popen([node, "server.js", str(port)], cwd=folder, stdout=subprocess.PIPE) as server:
        try:
            assert server.stdout is not None
            while b"ready" not in server.stdout.readline():
                pass
            pin(server.pid, {0})
            command = [node, "load.js", str(port), str(asked.tables), str(asked.seconds), str(server.pid)]
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
    parser.add_argument("--rate", type=float, help="moves a second over all tables, due at fixed times")
    parser.add_argument("--processes", type=int, default=1, help="more than one: on PostgreSQL")
    parser.add_argument("--timeline", action="store_true", help="say what each second was like")
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
