"""Chances are told as matches have shown them to be."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import ludi
from ludi.arena.statistics import wilson
from ludi.arena.svg import reliability
from ludi.bots import Budget, Searcher
from ludi.bots.calibration import fit, sharpened
from ludi.bots.player import decide

ALEA = ludi.game("alea")


@pytest.mark.parametrize("sharpness", [0.5, 1.0, 2.0])
def test_sharpened_chances_keep_their_order_and_their_sum(sharpness: float) -> None:
    found = sharpened((0.5, 0.3, 0.2, 0.0), sharpness)

    assert 1 == pytest.approx(sum(found))
    assert list(found) == sorted(found, reverse=True)
    assert (0.0, 1.0) == sharpened((0.0, 1.0), sharpness)
    assert (found[0] > 0.5) == (sharpness > 1)


@pytest.mark.parametrize("truth", [0.6, 1.0, 1.7])
def test_the_fit_finds_how_bold_the_truth_is(truth: float) -> None:
    chance = Random(5)
    asked = []
    for _ in range(4000):
        said = [chance.random() + 0.05 for _ in range(3)]
        said = [one / sum(said) for one in said]
        winner = chance.choices(range(3), sharpened(said, truth))[0]
        asked.append((said, [float(seat == winner) for seat in range(3)]))

    assert pytest.approx(truth, rel=0.1) == fit(asked)


def test_what_is_said_is_sharpened_and_what_is_chosen_is_not(tmp_path: Path) -> None:
    """Chances of the position and of every action, for whoever shows them; the search itself does not change."""
    horizon = "horizon = 0\n"
    (tmp_path / "search.toml").write_text(horizon + "sharpness = {2 = 2.0, 3 = 0.5}", encoding="utf-8")
    bold = replace(ALEA, folder=tmp_path)
    s = ALEA.start(2, {}, 5)
    raw = decide(Searcher(Budget(iterations=300), calibrated=False), bold, s, 1)
    told = decide(Searcher(Budget(iterations=300)), bold, s, 1)

    assert (raw.action, raw.visits, raw.values) == (told.action, told.visits, told.values)
    assert sharpened(raw.chances, 2.0) == pytest.approx(told.chances)
    assert raw.chances != told.chances
    for action, won in raw.wins.items():
        assert sharpened((won, 1 - won), 2.0)[0] == pytest.approx(told.wins[action])
    judged, plain = (
        Searcher(Budget(iterations=100), calibrated=mended).judge(bold, s, 0, raw.action) for mended in (True, False)
    )
    assert sharpened(plain.chances, 2.0) == pytest.approx(judged.chances)
    of_three = ALEA.start(3, {}, 5)
    raw, told = (
        Searcher(Budget(iterations=100), calibrated=mended).choose(bold, of_three, int(of_three.actor))
        for mended in (False, True)
    )
    assert sharpened(raw.chances, 0.5) == pytest.approx(told.chances)


def test_the_plot_has_a_point_with_its_interval_for_every_tenth() -> None:
    points = [(0.25, wilson(3, 12)), (0.75, wilson(9, 12))]
    drawing = reliability("Said and won", [("the search", points)])

    assert 2 == drawing.count('<line class="line c0"')
    assert 'points="119.0,237.0 269.0,87.0"' in drawing, "said is won: on the diagonal"
