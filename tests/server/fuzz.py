"""Say wrong things over the socket, a great many of them: ``python tests/server/fuzz.py 1000000``.

Malformed JSON, wrong types, huge numbers, wrong seats and tables, replayed and
reordered messages, from a stranger and from somebody at the table whose turn it
is not. The server must stay up, break nothing, and the match must not change.
"""

import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from hosting import Server, Visitor, new_client_id
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

PER_SOCKET = 190  # a socket is closed after 200 faults
SOCKETS = 8
ANSWERED_SECONDS = 60
LAST = {"type": "answer", "id": "the-last-of-all", "table": "a" * 16, "accept": True}
HUGE = (-1, 2**31, 2**63, 2**64, -(2**63), 10**400, 1e308, -0.0, 0.1)
ODD: tuple[Any, ...] = (None, True, "", "0", [], {}, [[[]]], {"a": {}}, "\u0000", "\ud800", "ß" * 200, *HUGE)


class Mouth:
    """Makes messages that are nearly right, and wrong in every way we can think of."""

    def __init__(self, table: str, other: str, seat: int, luck: random.Random) -> None:
        self.table, self.other, self.seat, self.luck = table, other, seat, luck
        self.said: list[str] = []

    def message(self) -> str | bytes:
        luck = self.luck
        base = luck.choice(
            [
                {"type": "follow", "table": self.table, "seat": self.seat, "since": luck.choice([None, 0, 5, 10**6])},
                {"type": "unfollow", "table": luck.choice([self.table, self.other, "a" * 16])},
                {"type": "play", "id": new_client_id(), "table": self.table, "seat": 1, "step": 0, "action": 0},
                {"type": "play", "id": new_client_id(), "table": self.table, "seat": 0, "step": 0, "action": 0},
                {"type": "play", "id": new_client_id(), "table": self.other, "seat": 0, "step": 0, "action": "latrina"},
                {"type": "resign", "id": new_client_id(), "table": self.table, "seat": 0},
                {"type": "undo", "id": new_client_id(), "table": self.table, "seat": 1, "to": luck.randint(0, 3)},
                {"type": "answer", "id": new_client_id(), "table": self.table, "accept": luck.random() < 0.5},
                {"type": "chat", "id": new_client_id(), "table": self.other, "text": "hello"},
                {"type": "ping"},
            ]
        )
        kind = luck.randrange(8)
        if kind == 0:
            return json.dumps(base)
        if kind == 1 and self.said:
            return luck.choice(self.said)  # replayed and out of order
        if kind == 2:
            base[luck.choice([*base, "extra", "type"])] = luck.choice(ODD)
        elif kind == 3:
            base.pop(luck.choice([*base]))
        text = json.dumps(base)
        if kind == 4:
            at = luck.randrange(len(text))
            text = (
                text[:at] + luck.choice(["", '"', "{", "}", "\\", "\u0000", "9" * 50]) + text[at + luck.randrange(3) :]
            )
        elif kind == 5:
            raw = bytearray(text.encode())
            raw[luck.randrange(len(raw))] = luck.randrange(256)
            return bytes(raw)
        elif kind == 6:
            text = luck.choice(["[" * 1500, '{"type":' * 500, "null", "[]", "1", "", " " * 3000, "x" * 5000])
        self.said = [*self.said[-50:], text]
        # Resigning one's own seat is allowed: that is the one thing the fuzzer must not say.
        return "{}" if '"resign"' in text and '"seat": 1' in text else text


async def _talk(server: Server, cookie: str, mouth: Mouth, count: int, heard: Counter[str]) -> int:
    url = f"ws://127.0.0.1:{server.port}/api/stream"
    sent = 0

    async def listen(socket: Any) -> None:
        async for raw in socket:
            message = json.loads(raw)
            if message.get("id") == LAST["id"]:
                return  # everything before it has been answered, for answers come in order
            heard[message.get("error") or message["type"]] += 1

    with contextlib.suppress(ConnectionClosed):
        async with connect(
            url, additional_headers={"Cookie": cookie}, open_timeout=None, compression=None, max_queue=None
        ) as socket:
            listener = asyncio.create_task(listen(socket))
            try:
                for _ in range(count):
                    await socket.send(mouth.message())
                    sent += 1
                await socket.send(json.dumps(LAST))
                async with asyncio.timeout(ANSWERED_SECONDS):
                    await listener
            finally:
                listener.cancel()
    return sent


async def _all(server: Server, cookies: list[str], tables: tuple[str, str], count: int, seed: int) -> Counter[str]:
    heard: Counter[str] = Counter()
    left = count

    async def one(number: int) -> None:
        nonlocal left
        mouth = Mouth(tables[0], tables[1], number % 2, random.Random(seed * 1000 + number))
        while left > 0:
            share = min(PER_SOCKET, left)
            left -= share
            sent = await _talk(server, cookies[number % len(cookies)], mouth, share, heard)
            left += share - sent
            heard["sent"] += sent

    await asyncio.gather(*(one(number) for number in range(SOCKETS)))
    return heard


def fuzz(folder: Path, count: int, seed: int = 1) -> Counter[str]:
    """Say ``count`` wrong things to a server of our own; what was answered."""
    server = Server(folder).start()
    try:
        with Visitor(server, "Ada") as ada, Visitor(server, "Ben") as ben, Visitor(server) as stranger:
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = ada.table(seats, public=True, options={"start": 1})["id"]
            ben.post(f"/api/tables/{table}/join", {})
            private = ada.table([{"kind": "me"}, {"kind": "me"}])["id"]
            before = _shown(ada, ben, table)
            cookies = [f"ludi={who.http.cookies['ludi']}" for who in (ben, stranger)]
            heard = asyncio.run(_all(server, cookies, (table, private), count, seed))
            assert before == _shown(ada, ben, table), "the match has changed"
            assert [] == ada.get(f"/api/tables/{private}/chat")["lines"]
            assert 0 == ada.get(f"/api/tables/{private}")["step"]
            assert "ok" == ada.get("/health")["status"]
            log = server.log.read_text()
            assert "failed" not in log, log[-3000:]
            assert "Traceback" not in log, log[-3000:]
            assert heard["unavailable"] == 0
            return heard
    finally:
        server.stop()


def _shown(ada: Visitor, ben: Visitor, table: str) -> Any:
    positions = [ada.position(table, 0), ben.position(table, 1), ada.position(table)]
    return [{key: value for key, value in position.items() if key != "time"} for position in positions]


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        heard = fuzz(Path(folder), count, seed=int(time.time()))
    print(f"{heard.pop('sent')} messages in {time.monotonic() - began:.0f} s; nothing broke, nothing changed; answers:")
    for kind, n in heard.most_common():
        print(f"{n:>10}  {kind}")


if __name__ == "__main__":
    main()
