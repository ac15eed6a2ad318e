"""Whether moves stay quick while the server has other work: ``python bench/server_beside.py``.

Twenty Alea tables of four people play at a fixed rate, moves timed from when they
were due, on a server that is pinned to one core: first alone, then while another
game and its bots are compiled (from nothing, as the server starts it: a process
of low priority on the same core), then while bots think at other tables.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import uvloop
from server_load import Server, load, pin, ready

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))
from hosting import Visitor

BOT_TABLES = 4
"""Of each game; the person at them has left and looks on, so that bots play every seat."""


@contextmanager
def alone(_: Server) -> Iterator[None]:
    yield


@contextmanager
def compiling(_: Server) -> Iterator[None]:
    with tempfile.TemporaryDirectory() as cache:
        command = [sys.executable, "-m", "ludi.server.preparing", "viaromana", "--bots"]
        with subprocess.Popen(command, env=os.environ | {"LUDI_CACHE": cache}) as process:
            pin(process.pid, {0})
            yield
            assert process.poll() is None, "compiling ended before the measurement did"
            process.kill()


@contextmanager
def thinking(server: Server) -> Iterator[None]:
    with Visitor(server) as host, host.socket() as stream:
        for game in ("viaromana", "praetor") * BOT_TABLES:
            seats = [{"kind": "me"}, *[{"kind": "bot", "level": "legatus"}] * 2]
            table = host.table(seats, game)["id"]
            host.post(f"/api/tables/{table}/leave", {})
            stream.follow(table)
        # What is told is read and forgotten.
        threading.Thread(target=deque[Any](maxlen=0).extend, args=(stream.connection,), daemon=True).start()
        yield


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=int, default=15)
    parser.add_argument("--rate", type=float, default=100)
    asked = parser.parse_args(namespace=argparse.Namespace(game="alea", processes=1, timeline=False))
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, set(range(1, os.cpu_count() or 2)) or {0})
    for beside in (alone, compiling, thinking):
        with ExitStack() as stack:
            server = ready(stack, 1, prepare=True)
            stack.enter_context(beside(server))
            found = uvloop.run(load(server, asked))
            print(f"{beside.__name__:>10}  " + "  ".join(f"{key} {value:,.1f}" for key, value in found.items()))


if __name__ == "__main__":
    main()
