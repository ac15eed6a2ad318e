"""The sizes that docs/performance.md tells are those of the code."""

from pathlib import Path

import pytest

import ludi
from ludi.core import layout, observation
from ludi.games import OURS

PAGE = (Path(__file__).parents[2] / "docs" / "performance.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", OURS)
def test_the_sizes_on_the_page_are_the_sizes(name: str) -> None:
    game = OURS[name]
    sizes = (
        layout.dtype_of(game.state).itemsize,
        observation.length(game.observation),
        ludi.features(game).length,
        len(game.actions),
    )

    assert " | ".join(["", game.title, *(f"{size:,}" for size in sizes), ""]).strip() in PAGE
