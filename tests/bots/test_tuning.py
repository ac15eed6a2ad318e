"""A game brings its own tuning in its folder; the bots know no game by name."""

from dataclasses import replace
from pathlib import Path

import pytest

import ludi
from ludi.bots.desk import Style
from ludi.bots.tuning import GUIDED, TEMPERATURES, Tuning, tuning
from ludi.core.errors import LudiError

ALEA = ludi.game("alea")


def told(folder: Path, text: str) -> Tuning:
    """What the bots read of a game in this folder."""
    (folder / "search.toml").write_text(text, encoding="utf-8")
    return tuning(replace(ALEA, folder=folder))


def test_a_game_without_the_file_is_searched_by_default(tmp_path: Path) -> None:
    """Nothing has to be said to be playable."""
    assert tuning(replace(ALEA, folder=tmp_path)) == Tuning()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("horizon = 5\nstrongest = 900", Tuning(Style(horizon=5), strongest=900, learned=450)),
        ("strongest = 900\nlearned = 70", Tuning(strongest=900, learned=70)),
        ("[temperatures]\nmiles = 0.5", Tuning(learned=10_000, temperatures=TEMPERATURES | {"miles": 0.5})),
        ("[guided]\nwarmth = 2.0", Tuning(guided=GUIDED._replace(warmth=2.0))),
        ("sharpness = 1.5\nlearned_sharpness = 0.5", Tuning(sharpness={2: 1.5}, learned_sharpness={2: 0.5})),
        ("sharpness = {5 = 2.0, 2 = 0.5}", Tuning(sharpness={2: 0.5, 5: 2.0})),
    ],
)
def test_the_file_in_the_folder_of_a_game_is_its_tuning(tmp_path: Path, text: str, expected: Tuning) -> None:
    """What it leaves out stays as it is by default."""
    assert expected == told(tmp_path, text)


def test_chances_are_as_sharp_as_was_measured_with_these_seats_and_between() -> None:
    found = Tuning(sharpness={2: 0.5, 5: 2.0})

    assert [0.5, 1.0, 1.5, 2.0, 2.0] == [found.sharp(seats, learned=False) for seats in range(2, 7)]
    assert 1.0 == found.sharp(4, learned=True)


@pytest.mark.parametrize("text", ["horizont = 5", "horizon =", "sharpness = {two = 1.0}"])
def test_a_wrong_file_is_named_with_what_it_may_say(tmp_path: Path, text: str) -> None:
    """Whoever tunes a game sees at once which file to mend."""
    with pytest.raises(
        LudiError,
        match=r"search\.toml.*expected guided, strongest, learned, temperatures, sharpness, learned_sharpness and exploration",
    ):
        told(tmp_path, text)


def test_our_games_bring_theirs() -> None:
    """Alea's evaluation speaks at once; were its file not found, it would play on for two turns."""
    assert tuning(ALEA).style.horizon == 0
