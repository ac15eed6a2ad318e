"""Golden playthroughs replay line by line; ``make golden`` writes them anew."""

from pathlib import Path

import pytest

import ludi
from goldens import plans
from places import goldens_of

GOLDENS = sorted(path for game in ludi.GAMES.values() for path in goldens_of(game).glob("*.txt"))


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: f"{path.read_text().split()[0]}/{path.stem}")
def test_a_golden_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = ludi.load(text)

    assert match.over
    assert text == match.record()


@pytest.mark.parametrize("game", ludi.GAMES)
def test_there_is_a_golden_for_every_seat_count_option_and_ending(game: str) -> None:
    folder = goldens_of(ludi.game(game))
    expected = {folder / f"{plan.name}.txt" for plan in plans(ludi.game(game))}
    assert expected == set(folder.glob("*.txt"))
    endings = {path.read_text(encoding="utf-8").rsplit("\nend ", 1)[1].split()[0] for path in expected}
    assert set(ludi.game(game).endings) == endings
