"""A first start is a line a step, and says what it waits for."""

import io
import json
import os
import pty
import re
import subprocess
import sys
import termios
import threading
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from rich.console import Console

from ludi.cli import accompany
from places import ROOT

STEP = [sys.executable, str(ROOT / "scripts" / "step.py"), "Building", "5"]
WAIT = "import time; time.sleep(2.2)"


def step(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*STEP, sys.executable, "-c", program], capture_output=True, text=True, check=False)


def test_a_step_is_one_line_whatever_its_command_says() -> None:
    done = step("import time; print('noise'); time.sleep(1.7)")

    assert 0 == done.returncode
    assert 1 == len(done.stdout.splitlines())
    assert done.stdout.startswith("Building ")
    assert "noise" not in done.stdout + done.stderr


@pytest.mark.parametrize("columns", [80, 50])
def test_a_step_never_fills_a_row_of_the_terminal(columns: int) -> None:
    """A longer one would wrap, and every second would leave a row behind."""
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, columns))
    command = [STEP[0], STEP[1], "Installing the tools into .venv", "90", sys.executable, "-c", WAIT]
    environment = {name: value for name, value in os.environ.items() if name not in {"COLUMNS", "LINES"}}
    with subprocess.Popen(command, stdout=theirs, env=environment):
        os.close(theirs)
        written = b""
        with suppress(OSError), os.fdopen(ours, "rb", buffering=0) as terminal:  # the end of a terminal is an error
            while part := terminal.read(1000):
                written += part

    rows = re.split(r"[\r\n]+", written.decode().replace("\x1b[2K", ""))
    assert any("Installing the tools into .venv ━" in row for row in rows)
    assert all(len(row) < columns for row in rows), rows


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
