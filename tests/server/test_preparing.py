"""Compiling apart from the server."""

import asyncio
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest
from hosting import Visitor, serving

from ludi.core import jit
from ludi.games import GAMES
from ludi.server import preparing
from ludi.server.bot_pool import BotPool, Threads
from ludi.server.config import Settings
from ludi.server.migrate import migrate_now
from ludi.server.services import Services

GAME = "triumvirate"


@pytest.mark.skipif(jit.INTERPRETED, reason="nothing is compiled")
def test_rules_and_bots_are_compiled_apart_and_marked_and_not_compiled_again() -> None:
    marks = [preparing.mark(GAME, bots=bots) for bots in (False, True)]
    for mark in marks:
        mark.unlink(missing_ok=True)

    asyncio.run(preparing.compile_apart(GAME, bots=True))

    made = [mark.stat().st_mtime_ns for mark in marks]
    assert sorted(made) == made, "the rules first"
    asyncio.run(preparing.compile_apart(GAME, bots=False))
    asyncio.run(preparing.compile_apart(GAME, bots=True))
    assert made == [mark.stat().st_mtime_ns for mark in marks]


def test_a_mark_is_of_the_rules_that_were_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = preparing.mark(GAME, bots=True)
    assert mine != preparing.mark("alea", bots=True)
    known = jit.source_digest
    monkeypatch.setattr(jit, "source_digest", lambda scope: f"changed-{known(scope)}")

    assert mine.parent == preparing.mark(GAME, bots=True).parent, "the search itself is the same"
    assert mine != preparing.mark(GAME, bots=True), "but compiled for other rules"


def test_what_somebody_waits_for_is_compiled_before_what_nobody_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[tuple[str, bool]] = []

    async def run() -> None:
        finish = asyncio.Event()

        async def compile_apart(game: str, *, bots: bool) -> None:
            begun.append((game, bots))
            await finish.wait()

        monkeypatch.setattr(jit, "INTERPRETED", False)
        monkeypatch.setattr(preparing, "compile_apart", compile_apart)
        monkeypatch.setattr(preparing, "exercise", lambda _game, *, bots: bots)
        services = Services(Settings(data_dir=str(tmp_path)))
        services.bots.prepare(GAME, bots=True)
        everything = asyncio.create_task(services.bots.prepare_all())
        for _ in range(10):
            await asyncio.sleep(0)  # let everybody begin who would
        assert [(GAME, True)] == begun
        finish.set()
        await everything
        services.bots.close()

    asyncio.run(run())

    others = [(game, bots) for bots in (False, True) for game in GAMES if (game, bots) != (GAME, True)]
    assert [(GAME, True), *others] == begun


def test_who_compiles_for_a_server_that_is_gone_stops(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludi.server.preparing", GAME, "--bots", "--attended"]
    nothing_compiled = {**os.environ, "LUDI_CACHE": str(tmp_path)}
    with subprocess.Popen(command, stdin=subprocess.PIPE, env=nothing_compiled) as process:
        assert process.stdin is not None
        process.stdin.close()
        assert 1 == process.wait(timeout=60)


@pytest.mark.parametrize("prepare", [True, False])
def test_a_host_chooses_whether_games_are_prepared_before_anybody_asks(
    *, prepare: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []

    async def begin(_: BotPool) -> None:
        begun.append("all")

    monkeypatch.setattr(BotPool, "prepare_all", begin)

    settings = Settings(data_dir=str(tmp_path), prepare=prepare)
    migrate_now(settings.database_url)

    async def run() -> None:
        services = Services(settings)
        await services.open()
        await asyncio.sleep(0)
        await services.close()

    asyncio.run(run())
    assert begun == ["all"] * prepare


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="threads have no priorities of their own")
def test_no_thread_that_loads_or_thinks_holds_the_interpreter_at_a_lower_priority() -> None:
    """On a busy machine it would wait for a core, and with it everybody who waits for the interpreter."""

    async def run() -> int:
        threads = Threads(1, "bot")
        try:
            return await threads.run("x", lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        finally:
            threads.close()

    assert os.getpriority(os.PRIO_PROCESS, 0) == asyncio.run(run())


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
                while not (steps := visitor.position(table, 1, since=position["step"], wait=25)["steps"]):
                    pass
                assert 0 == steps[0]["seat"]


@pytest.mark.slow
@pytest.mark.skipif(jit.INTERPRETED or not hasattr(os, "killpg"), reason="nothing is compiled, or nobody interrupted")
def test_any_free_port_is_found_told_and_served_until_an_interrupt_ends_all_without_a_word(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from ludi.cli import main; main()", "serve", "--port", "0"]
    command += ["--data-dir", str(tmp_path)]
    compiling = {**os.environ, "LUDI_CACHE": str(tmp_path / "cache")}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=compiling, start_new_session=True) as process:
        try:
            assert process.stderr is not None
            told = next(
                found for line in process.stderr if (found := re.match(r"Ludi Romani is at (http://\S+)", line))
            )
            while "serving" not in process.stderr.readline():
                pass
            with httpx.Client(base_url=told[1], timeout=30, transport=httpx.HTTPTransport(retries=5)) as client:
                while not list(tmp_path.glob("cache/*/*.lock")):  # until another process compiles
                    assert 200 == client.get("/health").status_code
        finally:
            os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does in a terminal
        rest = process.stderr.read()
        assert "Traceback" not in rest
        assert "stopped" in rest.splitlines()[-1]
