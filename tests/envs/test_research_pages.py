"""The pages of the environments say what the code declares, and what docs/research.md shows runs."""

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import ludi

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from document_environments import FOLDER, page


@pytest.mark.parametrize("name", ["alea", "provincia", "praetor", "triumvirate", "viaromana"])
def test_the_page_of_an_environment_is_up_to_date(name: str) -> None:
    assert page(ludi.GAMES[name]) == (FOLDER / f"{name}.md").read_text(encoding="utf-8"), "run `make environments`"


PAGE = FOLDER.parent / "research.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=[f"block-{number}" for number in range(1, len(BLOCKS) + 1)])
def test_what_the_page_on_research_shows_runs(block: str, tmp_path: Path) -> None:
    script = tmp_path / "shown.py"  # a file, for the compiler looks at the source
    script.write_text(block, encoding="utf-8")
    runpy.run_path(str(script))


@pytest.mark.slow
def test_the_learner_of_the_page_learns(tmp_path: Path) -> None:
    block = next(block for block in BLOCKS if "STEPS" in block)
    script = tmp_path / "shown.py"
    script.write_text(block.replace("STEPS, RATE = 1024, 150,", "STEPS, RATE = 1024, 900,"), encoding="utf-8")
    with script.open("a", encoding="utf-8") as more:
        more.write("print(len(won), sum(won[:1000]), sum(won[-1000:]))\n")
    # The threads of NumPy's small products would spin beside those of the tests.
    alone = os.environ | {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    told = subprocess.run([sys.executable, script], env=alone, check=True, capture_output=True, text=True).stdout
    matches, first, last = map(int, told.split())

    assert matches > 8000, "the page has another number of steps"
    assert first < 600
    assert last > 750
