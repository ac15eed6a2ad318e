"""The tests of this folder, interpreted; and that compiled rules read the same values."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import ludi
from ludi.core import jit

BOX = {"start.legions": 3}  # of the shelf that the browser tests play with: compiled already
HERE = Path(__file__).parent


def played() -> str:
    """A match with a box by chance, as text."""
    match, luck = ludi.Match(ludi.GAMES.with_box("triumvirate", BOX), 2, 5), random.Random(5)
    while not match.over:
        match.play(luck.choice(match.legal()))
    return match.record()


def interpreted(*command: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"LUDI_MODE": "interpreted", "PYTHONPATH": f"{HERE.parents[1] / 'src'}:{HERE}"}
    return subprocess.run(
        [sys.executable, *command], cwd=HERE.parents[1], env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
@pytest.mark.skipif(jit.INTERPRETED, reason="these are they")
def test_all_games_play_with_boxes() -> None:
    told = interpreted("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/boxes")

    assert told.returncode == 0, told.stdout[-4000:]
    assert "passed" in told.stdout


@pytest.mark.slow
def test_compiled_and_interpreted_rules_read_the_same_box() -> None:
    told = interpreted("-c", "import test_box_modes; print(test_box_modes.played(), end='')")

    assert told.stdout == played(), told.stderr[-2000:]
