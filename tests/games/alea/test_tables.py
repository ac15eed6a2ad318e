"""The printed tables against the totals of the rules and the lists of the judge."""

import pytest

from games.alea import housing_judge
from ludi.games.alea.tables import PATRICIANS, PROVINCES, REGIONS, SENATE_TILES, Sex


@pytest.mark.clause("AIE-0104")
def test_provinces_are_six_colours_of_one_to_four_and_a_joker() -> None:
    assert list(housing_judge.PROVINCES) == [province.id.removeprefix("PR-") for province in PROVINCES]
    assert 60 == sum(province.value for province in PROVINCES)


@pytest.mark.clause("AIE-0105")
def test_patricians_are_three_women_and_three_men_of_each_colour() -> None:
    assert 36 == len({patrician.id for patrician in PATRICIANS})
    assert 72 == sum(patrician.value for patrician in PATRICIANS)
    for p, patrician in enumerate(PATRICIANS):
        assert housing_judge.colour(p) == REGIONS[patrician.colour].code == patrician.id[3:6]
        assert housing_judge.is_woman(p) == (patrician.sex == Sex.WOMAN) == (patrician.id[7] == "F")
        assert housing_judge.value(p) == patrician.value == int(patrician.id[8])


@pytest.mark.clause("AIE-0103")
def test_senate_tiles_are_nineteen_with_six_border_pairs_that_name_each_colour_twice() -> None:
    assert list(housing_judge.TILES) == [tile.id.removeprefix("SQ-") for tile in SENATE_TILES]
    pairs = [tile.border for tile in SENATE_TILES if tile.border]
    assert list(housing_judge.BORDERS.values()) == [tuple(REGIONS[c].code for c in pair) for pair in pairs]
    assert sorted([*range(6), *range(6)]) == sorted(c for pair in pairs for c in pair)
