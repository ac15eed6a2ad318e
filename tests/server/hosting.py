"""A real server for tests: its own process, loopback only, ended by its id."""

import json
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

START_SECONDS = 120
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nothing here is encrypted: without it every client reads the certificates of the system, 17 ms each time."""
COLD_SECONDS = 400
"""A game that has never been compiled on this machine may take minutes on a busy one."""
GENEROUS = {"LUDI_LIMITS_RATE": "1e9", "LUDI_LIMITS_BURST": "1e9", "LUDI_LIMITS_NEW_PEOPLE_RATE": "1e9"}
GENEROUS |= {"LUDI_LIMITS_NEW_PEOPLE_BURST": "1e9", "LUDI_LIMITS_SOCKETS": "100000", "LUDI_LIMITS_FOLLOWED": "100000"}
GENEROUS |= {"LUDI_LIMITS_OPEN_TABLES": "1000000", "LUDI_LIMITS_CHAT_RATE": "1e9", "LUDI_LIMITS_CHAT_BURST": "1e9"}
GENEROUS |= {"LUDI_BOT_SECONDS": "0", "LUDI_PREPARE": "false"}
GENEROUS |= {"LUDI_LIMITS_VARIATION_RATE": "1e9", "LUDI_LIMITS_VARIATION_BURST": "1e9"}
GENEROUS |= {"LUDI_LIMITS_HINT_RATE": "1e9", "LUDI_LIMITS_HINT_BURST": "1e9"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


LUDI = ("-c", "from ludi.cli import main; main()")


class Server:
    """``ludi serve`` in a process of its own."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        port: int | None = None,
        program: tuple[str, ...] = LUDI,
        **environment: str,
    ) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self._program = program
        self._arguments = arguments
        self._environment = os.environ | GENEROUS | environment
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        command = [sys.executable, *self._program, "serve", "--port", str(self.port)]
        command += ["--data-dir", str(self.folder), *self._arguments]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=self._environment, stdout=log, stderr=log)
        deadline = time.monotonic() + START_SECONDS
        with httpx.Client(timeout=2, verify=PLAIN) as client:
            while time.monotonic() < deadline:
                if self.process.poll() is not None:
                    raise AssertionError(f"the server stopped: {self.log.read_text()[-3000:]}")
                try:
                    if client.get(f"{self.url}/health").status_code == 200:
                        return self
                except httpx.TransportError:
                    time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=30)


@contextmanager
def serving(folder: Path, *arguments: str, **environment: str) -> Iterator[Server]:
    server = Server(folder, *arguments, **environment).start()
    try:
        yield server
    finally:
        server.stop()


def new_client_id() -> str:
    return uuid.uuid4().hex


class Visitor:
    """Somebody with a browser's cookie jar."""

    def __init__(self, server: Server, name: str | None = None, headers: dict[str, str] | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=COLD_SECONDS, verify=PLAIN, headers=headers)
        self.me = self.get("/api/me")
        if name is not None:
            self.me = self.ok("PATCH", "/api/me", {"name": name})

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def ask(self, method: str, path: str, body: Any = None, **parameters: Any) -> httpx.Response:
        parameters = {key: value for key, value in parameters.items() if value is not None}
        return self.http.request(method, path, json=body, params=parameters)

    def ok(self, method: str, path: str, body: Any = None, **parameters: Any) -> Any:
        answer = self.ask(method, path, body, **parameters)
        assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content and "json" in answer.headers["content-type"] else answer.text

    def get(self, path: str, **parameters: Any) -> Any:
        return self.ok("GET", path, **parameters)

    def post(self, path: str, body: Any = None) -> Any:
        return self.ok("POST", path, body)

    def table(self, seats: list[dict[str, Any]], game: str = "alea", **more: Any) -> Any:
        return self.post("/api/tables", {"game": game, "seats": seats, **more})

    def play(self, table: str, seat: int, step: int, action: Any) -> Any:
        body = {"id": new_client_id(), "seat": seat, "step": step, "action": action}
        return self.post(f"/api/tables/{table}/actions", body)

    def position(self, table: str, seat: int | None = None, **parameters: Any) -> Any:
        return self.get(f"/api/tables/{table}/position", seat=seat, **parameters)

    def play_at_random(self, table: str, seat: int, luck: random.Random, most: int = 10_000) -> Any:
        """Play a seat by plain requests until the match is over; the last position."""
        position = self.position(table, seat)
        for _ in range(most):
            view = position["view"]
            if view["actor"] == -1:
                break
            if view["actor"] == seat:
                self.play(table, seat, position["step"], luck.choice(view["choices"])["code"])
                position = self.position(table, seat)
            else:
                position = self.position(table, seat, since=position["step"], wait=25)
        return position

    @contextmanager
    def socket(self) -> "Iterator[Stream]":
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://127.0.0.1:{self.server.port}/api/stream"
        # A client that stops reading when much is unread would not hear the answer to its own pings either.
        with connect(url, additional_headers={"Cookie": cookies}, origin=self.server.url, max_queue=None) as opened:
            stream = Stream(opened)
            assert stream.heard("welcome")["me"]["id"] == self.me["id"]
            yield stream


class Stream:
    """A socket, and all that was heard over it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.all: list[dict[str, Any]] = []

    def say(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def hear(self, timeout: float = 30) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.connection.recv(timeout))
        self.all.append(message)
        return message

    def heard(self, *kinds: str, timeout: float = 30) -> dict[str, Any]:
        """The next message of these kinds; others pass by."""
        while True:
            message = self.hear(timeout)
            if message["type"] in kinds:
                return message

    def follow(self, table: str, seat: int | None = None, since: int | None = None) -> dict[str, Any]:
        self.say(type="follow", table=table, seat=seat, since=since)
        return self.heard("snapshot")
