"""The browser client: its types, its logic, and whole matches in a real browser."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludi.server import typescript

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "client"
CHROMIUM = os.environ.get("LUDI_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
SHARDS = 4
"""The files of browser tests in so many parts, each with a server of its own, so that two can run at a time."""

needs_node = pytest.mark.skipif(not (CLIENT / "node_modules").exists(), reason="run `make client` first")


def npm(*arguments: str) -> None:
    environment = os.environ | {"LUDI_PYTHON": sys.executable, "CI": "1"}
    done = subprocess.run(
        ["npm", "run", *arguments], cwd=CLIENT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]


def test_the_clients_types_are_those_of_the_server() -> None:
    kept = (CLIENT / "src" / "protocol.ts").read_text(encoding="utf-8")

    assert typescript.generate() == kept, "run: python -m ludi.server.typescript client/src/protocol.ts"


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (CLIENT / "package-lock.json").read_text(encoding="utf-8")


@needs_node
def test_the_clients_types_are_checked() -> None:
    npm("check")


@needs_node
def test_the_clients_logic_and_texts() -> None:
    npm("test")


@needs_node
@pytest.mark.slow
@pytest.mark.browser
@pytest.mark.skipif(CHROMIUM is None, reason="no chromium: apt install chromium")
@pytest.mark.parametrize("shard", range(1, SHARDS + 1))
def test_the_client_in_a_real_browser(shard: int) -> None:
    npm("browser", "--", f"--shard={shard}/{SHARDS}")
