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
CHROMIUM = os.environ.get("LUDI_CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
BROWSER = CLIENT / "tests" / "browser"
PARTS = (
    ("end", "hints", "home", "plain"),
    ("replay-board", "replay", "table"),
    ("pages", "city-alea"),
)
"""Files of browser tests that run together with a server of their own; the last part is all other files.

Of two workers, one takes the first two parts and the other the last two, which take somewhat longer.
"""
ON_DEMAND = {"walk", "blind"}

needs_node = pytest.mark.skipif(not (CLIENT / "node_modules").exists(), reason="run `make client` first")


def parts() -> list[list[str]]:
    """Every file of browser tests once."""
    found = {path.name.removesuffix(".test.ts") for path in BROWSER.glob("*.test.ts")} - ON_DEMAND
    named = [list(part) for part in PARTS]
    assert {name for part in named for name in part} <= found, "a file has gone"
    return [*named, sorted(found - {name for part in named for name in part})]


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
@pytest.mark.skipif(CHROMIUM is None, reason="no chromium: apt install chromium-headless-shell")
@pytest.mark.parametrize("part", parts(), ids="+".join)
def test_the_client_in_a_real_browser(part: list[str]) -> None:
    npm("browser", "--", *(f"tests/browser/{name}.test.ts" for name in part))
