"""The package as strangers get it: built, installed into an empty environment, played and served.

Slow, because pip fetches what the package needs. The rules run interpreted: compiling them anew for another folder
would take minutes and prove nothing about the package.
"""

import os
import re
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

import ludi
from places import ROOT

pytestmark = pytest.mark.slow
SECONDS = 120
NAME = f"ludi_romani-{ludi.__version__}"


def done(*command: str | Path, cwd: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    known = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=known | {"LUDI_MODE": "interpreted"} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def succeeds(*command: str | Path, **environment: str) -> str:
    ended = done(*command, **environment)
    assert 0 == ended.returncode, ended.stdout[-3000:] + ended.stderr[-3000:]
    return ended.stdout


@dataclass(frozen=True)
class Clean:
    """A virtual environment with the wheel and what it asks for, and nothing else."""

    folder: Path

    @property
    def bin(self) -> Path:
        return self.folder / "bin"

    def install(self, wheel: str) -> None:
        constraints = ROOT / "constraints.txt"
        succeeds(self.bin / "pip", "install", "--quiet", "--no-compile", "--constraint", constraints, wheel)

    def packages(self) -> set[str]:
        listed = succeeds(self.bin / "pip", "list", "--format", "freeze").splitlines()
        return {line.partition("==")[0].lower().replace("_", "-") for line in listed}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An sdist, and the wheel that is made from it alone."""
    folder = tmp_path_factory.mktemp("dist")
    succeeds(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT)
    return folder


@pytest.fixture(scope="module")
def clean(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Clean:
    made = Clean(tmp_path_factory.mktemp("clean"))
    succeeds(sys.executable, "-m", "venv", made.folder)
    made.install(str(built / f"{NAME}-py3-none-any.whl"))
    return made


def test_the_wheel_has_everything_that_is_read_at_run_time(built: Path) -> None:
    with zipfile.ZipFile(built / f"{NAME}-py3-none-any.whl") as wheel:
        held = set(wheel.namelist())

    here = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "ludi").rglob("*") if path.is_file()}
    wanted = {name for name in here if "__pycache__" not in name}
    assert set() == wanted - held
    assert {"ludi/py.typed", "ludi/rules/praetor.md", "ludi/server/static/index.html"} <= held
    assert set() == {name for name in held if not re.match(rf"ludi/|{NAME}\.dist-info/", name)}


def test_the_sdist_leaves_out_what_tools_have_made(built: Path) -> None:
    with tarfile.open(built / f"{NAME}.tar.gz") as sdist:
        held = [name.partition("/")[2] for name in sdist.getnames()]

    assert {"LICENSE", "Makefile", "docs/rules/praetor.md", "src/ludi/server/static/index.html"} <= set(held)
    assert [] == [name for name in held if re.search(r"node_modules|__pycache__|\.venv|\.ci/", name)]


def test_the_library_alone_brings_no_server(clean: Clean) -> None:
    found = clean.packages()

    assert {"ludi-romani", "numba", "numpy", "rich", "typer"} <= found
    assert set() == found & {
        "litestar",
        "sqlalchemy",
        "asyncpg",
        "alembic",
        "uvicorn",
        "ray",
        "gymnasium",
        "open-spiel",
    }


def test_a_match_is_played_from_the_wheel(clean: Clean) -> None:
    program = (
        "import ludi; match = ludi.new('triumvirate', seats=2, seed=3)\n"
        "while not match.over: match.play(match.legal()[0])\n"
        "assert ludi.load(match.record()).scores == match.scores; print(ludi.__file__, match.ending)"
    )
    told = succeeds(clean.bin / "python", "-W", "error", "-c", program)

    assert str(clean.folder) in told


def test_the_commands_of_the_library_run_from_the_wheel(clean: Clean, tmp_path: Path) -> None:
    command = clean.bin / "ludi"

    assert f"ludi {ludi.__version__}" == succeeds(command, "--version").strip()
    record = tmp_path / "match.ludi"
    record.write_text(
        (ROOT / "tests/golden/triumvirate/2p-competence.txt").read_text(encoding="utf-8"), encoding="utf-8"
    )
    played = succeeds(command, "arena", "triumvirate", "--bots", "random,random", "--matches", "2", "--workers", "1")
    assert "2 matches" in played
    assert f"{tmp_path}/mine.toml" in succeeds(command, "box", "new", "praetor", tmp_path / "mine.toml")


@pytest.mark.parametrize(
    ("extra", "program"),
    [
        ("server", ["-c", "from ludi.cli import main; main()", "serve"]),
        ("server", ["-c", "from ludi.cli import main; main()", "backup", "."]),
        ("ray", ["-c", "from ludi.arena.playing import cluster; cluster('').__enter__()"]),
        ("gym", ["-c", "import ludi.envs.gym"]),
        ("pettingzoo", ["-c", "import ludi.envs.pettingzoo"]),
        ("openspiel", ["-c", "import ludi.envs.openspiel"]),
        ("cuda", ["-c", "import ludi; ludi.batch('alea', seats=2, n=4, device='cuda')"]),
    ],
    ids=lambda part: part if isinstance(part, str) else part[-1].split()[-1],
)
def test_what_needs_an_extra_says_which_and_how(clean: Clean, extra: str, program: list[str]) -> None:
    ended = done(clean.bin / "python", *program)

    assert 0 != ended.returncode
    assert f"pip install 'ludi-romani[{extra}]'" in ended.stderr
    if "cli" in program[1]:
        assert 2 == ended.returncode
        assert "Traceback" not in ended.stderr


@pytest.fixture(scope="module")
def served(built: Path, clean: Clean) -> Clean:
    """After all tests of the library alone: with what a server needs as well."""
    clean.install(f"{built / NAME}-py3-none-any.whl[server]")
    return clean


@pytest.fixture
def address(served: Clean, tmp_path: Path) -> Iterator[str]:
    command = [served.bin / "ludi", "serve", "--port", "0", "--data-dir", tmp_path]
    known = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    settings = {"LUDI_MODE": "interpreted", "LUDI_PREPARE": "false"}
    log = tmp_path / "log"
    with log.open("w") as out, subprocess.Popen(command, env=known | settings, stdout=out, stderr=out) as process:
        until = time.monotonic() + SECONDS
        while not (found := re.search(r"http://\S+:\d+", log.read_text(encoding="utf-8"))):
            assert process.poll() is None, log.read_text(encoding="utf-8")
            assert time.monotonic() < until
            time.sleep(0.05)
        try:
            yield found[0]
        finally:
            process.terminate()


def fetched(url: str) -> str:
    until = time.monotonic() + SECONDS
    while True:
        with suppress(OSError), urllib.request.urlopen(url, timeout=10) as answer:  # noqa: S310  (our own server)
            return str(answer.read().decode())
        assert time.monotonic() < until, url
        time.sleep(0.1)


def test_the_server_of_the_wheel_serves_pages_rules_and_games(address: str) -> None:
    assert '"ok"' in fetched(f"{address}/health")
    assert "<script" in fetched(address)
    assert "AIE-0101" in fetched(f"{address}/api/rules/alea")
    assert all(f'"name":"{game}"' in fetched(f"{address}/api/games") for game in ("alea", "viaromana"))
