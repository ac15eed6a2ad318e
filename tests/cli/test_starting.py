"""A first start is a line a step, and says what it waits for."""

import io
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from rich.console import Console

from ludi.cli import accompany
from places import ROOT

STEP = [sys.executable, str(ROOT / "scripts" / "step.py"), "Building", "5"]


def step(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*STEP, sys.executable, "-c", program], capture_output=True, text=True, check=False)


def test_a_step_is_one_line_whatever_its_command_says() -> None:
    done = step("import time; print('noise'); time.sleep(1.7)")

    assert 0 == done.returncode
    assert 1 == len(done.stdout.splitlines())
    assert done.stdout.startswith("Building ")
    assert "noise" not in done.stdout + done.stderr


def test_a_step_with_nothing_to_do_is_silent() -> None:
    assert ("", "", 0) == ((done := step("pass")).stdout, done.stderr, done.returncode)


def test_a_step_that_fails_shows_what_was_said() -> None:
    done = step("import sys; print('what went wrong'); sys.exit(3)")

    assert 3 == done.returncode
    assert "Building: failed after" in done.stdout
    assert "what went wrong" in done.stdout


@pytest.fixture
def server() -> Iterator[str]:
    """Answers like a server that compiles: each time it is asked, a game fewer is left."""
    left = ["alea", "praetor", "provincia"]

    class Health(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps({"status": "ok", "preparing": left}).encode())
            del left[:1]

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Health) as listening:
        thread = threading.Thread(target=listening.serve_forever, args=(0.05,))
        thread.start()
        yield f"http://127.0.0.1:{listening.server_port}"
        listening.shutdown()
        thread.join()


def test_games_that_are_compiled_are_counted_until_all_are_ready(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accompany, "LOOK", 0.01)
    console = Console(file=io.StringIO(), force_terminal=True, width=100)
    accompany.show_preparing(server, {"preparing": []}, console)

    file = console.file
    assert isinstance(file, io.StringIO)
    told = file.getvalue()
    assert "Compiling the rules of 3 games. This happens once" in told
    assert "alea can be played first" in " ".join(told.split())
    assert "All games are compiled" in told
