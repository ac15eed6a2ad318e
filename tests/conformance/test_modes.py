"""One source, three ways to run: compiled, interpreted and bounds-checked give the same digests."""

import subprocess
import sys

import pytest

import ludi
from digests import lines
from ludi.core.jit import MODE, MODES
from modes import environment_of
from places import ROOT


def run(mode: str, *arguments: str) -> str:
    """What a script of the tests prints in that mode, warnings being errors."""
    # Numba itself raises deprecation warnings at times; overflow and the like are ours.
    command = [sys.executable, "-W", "error::RuntimeWarning", *arguments]
    finished = subprocess.run(command, env=environment_of(mode), capture_output=True, text=True, cwd=ROOT, check=False)
    assert finished.returncode == 0, finished.stderr
    return finished.stdout


@pytest.mark.slow
@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != MODE])
def test_modes_agree(mode: str) -> None:
    """All games in one process of that mode: starting one takes as long as some games do."""
    assert [line for game in ludi.GAMES for line in lines(game)] == run(
        mode, "tests/digests.py", *ludi.GAMES
    ).splitlines()


@pytest.mark.slow
def test_no_index_leaves_its_array() -> None:
    """Some thousand random matches with bounds checked; ``tests/soak.py`` plays as many as wanted."""
    assert len(ludi.GAMES) == run("checked", "tests/soak.py", *ludi.GAMES, "--matches", "2000").count("2000 matches")


@pytest.mark.slow
def test_generic_code_is_found_in_the_cache_by_the_next_process() -> None:
    run("compiled", "tests/digests.py", "alea", "--cache")
    assert "misses 0" in run("compiled", "tests/digests.py", "alea", "--cache")
