"""How a container starts: what `container/start` does before `ludi` runs."""

import os
import platform
import subprocess
from pathlib import Path

import pytest

from places import ROOT

pytestmark = pytest.mark.skipif(
    platform.system() != "Linux" or platform.machine() != "x86_64", reason="the loader of x86-64 Linux is asked"
)
OLDEST = "x86-64-v2"
"""Every processor that runs these tests is at least this."""
UNKNOWN = "x86-64-v9"
"""No processor is."""


def start(folder: Path, *, cpu: str) -> str:
    """What a program called `ludi` is given, when a container starts from these compiled rules."""
    compiled = folder / "compiled" / "games-alea"
    compiled.mkdir(parents=True)
    (compiled / "rule.nbc").write_bytes(b"machine code")
    (folder / "ludi").write_text('#!/bin/sh\necho "$@" on ${NUMBA_CPU_NAME-this processor}\n')
    (folder / "ludi").chmod(0o755)
    settings = {
        "PATH": f"{folder}:{os.environ['PATH']}",
        "LUDI_COMPILED": str(folder / "compiled"),
        "LUDI_CACHE": str(folder / "cache"),
        "NUMBA_CPU_NAME": cpu,
        "NUMBA_CPU_FEATURES": "",
    }
    command = [ROOT / "container" / "start", "serve"]
    return subprocess.run(command, env=settings, check=True, capture_output=True, text=True).stdout.strip()


def test_compiled_rules_lie_where_they_can_be_written_to(tmp_path: Path) -> None:
    assert f"serve on {OLDEST}" == start(tmp_path, cpu=OLDEST)

    assert b"machine code" == (tmp_path / "cache" / "games-alea" / "rule.nbc").read_bytes()
    (tmp_path / "cache" / "games-alea" / "more.nbc").touch()


def test_rules_for_a_newer_processor_are_left_alone(tmp_path: Path) -> None:
    assert "serve on this processor" == start(tmp_path, cpu=UNKNOWN)

    assert [] == list((tmp_path / "cache").iterdir())
