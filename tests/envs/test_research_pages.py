"""The pages of the environments say what the code declares, and what docs/research.md shows runs."""

import re
import sys
from pathlib import Path

import pytest

import ludi

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from document_environments import FOLDER, page


@pytest.mark.parametrize("name", ["alea", "provincia", "praetor", "triumvirate", "viaromana"])
def test_the_page_of_an_environment_is_up_to_date(name: str) -> None:
    assert page(ludi.GAMES[name]) == (FOLDER / f"{name}.md").read_text(encoding="utf-8"), "run `make environments`"


BLOCKS = re.findall(r"```python\n(.*?)```", (FOLDER.parent / "research.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=[f"block-{number}" for number in range(1, len(BLOCKS) + 1)])
def test_what_the_page_on_research_shows_runs(block: str) -> None:
    exec(compile(block, "docs/research.md", "exec"), {})  # noqa: S102  (our own page)
