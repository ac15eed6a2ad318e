"""The pages of the environments say what the code declares."""

import sys
from pathlib import Path

import pytest

import ludi

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from document_environments import FOLDER, page


@pytest.mark.parametrize("name", ["alea", "provincia", "praetor", "triumvirate", "viaromana"])
def test_the_page_of_an_environment_is_up_to_date(name: str) -> None:
    assert page(ludi.GAMES[name]) == (FOLDER / f"{name}.md").read_text(encoding="utf-8"), "run `make environments`"
