"""A PostgreSQL of the test's own: loopback only, in a temporary folder, ended with the test."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hosting import free_port

START_SECONDS = 60


def binaries() -> Path | None:
    """Where PostgreSQL is installed, if it is."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def _owner() -> str | None:
    """PostgreSQL refuses to run as root: who it runs as instead."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database."""
    folder = binaries()
    assert folder is not None, "PostgreSQL is not installed"
    owner = _owner()
    home = Path(tempfile.mkdtemp(prefix="ludi-postgres-"))
    port = free_port()
    try:
        if owner is not None:
            shutil.chown(home, owner)
        data = home / "data"
        plain = {"user": owner, "cwd": home, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        initdb = [folder / "initdb", "-D", data, "-U", "ludi", "--auth=trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(initdb, check=True, **plain)  # type: ignore[call-overload]
        command = [folder / "postgres", "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", home]
        server = subprocess.Popen(command, **plain)  # type: ignore[call-overload]
        try:
            deadline = time.monotonic() + START_SECONDS
            ready = [folder / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port), "-U", "ludi"]
            while subprocess.run(ready, check=False).returncode:
                assert server.poll() is None, "PostgreSQL stopped"
                assert time.monotonic() < deadline, "PostgreSQL did not start"
                time.sleep(0.1)
            yield f"postgresql://ludi@127.0.0.1:{port}/postgres"
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(timeout=30)
    finally:
        shutil.rmtree(home, ignore_errors=True)
