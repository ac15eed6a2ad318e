"""Compiling apart from the server."""

import asyncio
import os
import random
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from hosting import Visitor, serving

from ludi.core import jit
from ludi.server import preparing

GAME = "triumvirate"


@pytest.mark.skipif(jit.INTERPRETED, reason="nothing is compiled")
def test_what_is_compiled_apart_is_marked_and_not_compiled_again() -> None:
    mark = preparing.mark(GAME, bots=False)
    mark.unlink(missing_ok=True)

    asyncio.run(preparing.compile_apart(GAME, bots=False))

    made = mark.stat().st_mtime_ns
    asyncio.run(preparing.compile_apart(GAME, bots=False))
    assert made == mark.stat().st_mtime_ns


def test_who_compiles_for_a_server_that_is_gone_stops(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludi.server.preparing", GAME, "--bots", "--attended"]
    nothing_compiled = {**os.environ, "LUDI_CACHE": str(tmp_path)}
    with subprocess.Popen(command, stdin=subprocess.PIPE, env=nothing_compiled) as process:
        assert process.stdin is not None
        process.stdin.close()
        assert 1 == process.wait(timeout=60)


@pytest.mark.skipif(jit.INTERPRETED, reason="nothing is compiled")
def test_a_table_tells_that_its_bot_waits_for_the_compiler(tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    marks = [preparing.mark("alea", bots=bots) for bots in (False, True)]
    for mark in marks:
        shutil.copytree(mark.parent, tmp_path / mark.parent.name, copy_function=os.link)
    missing = tmp_path / marks[1].relative_to(marks[1].parent.parent)
    missing.unlink(missing_ok=True)
    luck = random.Random(1)
    with missing.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # as if another server were compiling the bots
        with serving(tmp_path, LUDI_CACHE=str(tmp_path)) as server, Visitor(server) as visitor:
            table = visitor.table([{"kind": "bot", "level": "tiro"}, {"kind": "me"}])["id"]
            with visitor.socket() as stream:
                info = stream.follow(table, 1)["info"]
                while (position := visitor.position(table, 1))["view"]["actor"] == 1:
                    visitor.play(table, 1, position["step"], luck.choice(position["view"]["choices"])["code"])
                while not info["preparing"]:
                    info = stream.heard("table")["info"]
                assert visitor.get(f"/api/tables/{table}")["preparing"]
                missing.touch()
                fcntl.flock(lock, fcntl.LOCK_UN)
                while info["preparing"]:
                    info = stream.heard("table")["info"]
                assert 0 == visitor.position(table, 1, since=position["step"], wait=60)["steps"][0]["seat"]


def test_any_free_port_is_found_told_and_served(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from ludi.cli import main; main()", "serve", "--port", "0"]
    command += ["--data-dir", str(tmp_path)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            told = next(
                found for line in process.stderr if (found := re.match(r"Ludi Romani is at (http://\S+)", line))
            )
            while "serving" not in process.stderr.readline():
                pass
            with httpx.Client(base_url=told[1], timeout=30, transport=httpx.HTTPTransport(retries=5)) as client:
                assert 200 == client.get("/health").status_code
        finally:
            process.send_signal(signal.SIGTERM)
