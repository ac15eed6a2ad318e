"""Sections 12 and 13 of the rules: homes, patricians and the points they bring."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain, combinations, islice
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from games.alea import housing_judge
from ludi.games.alea import homes
from ludi.games.alea.display import show_housing
from ludi.games.alea.homes import SCORE_WORDS, TILE_POINTS, HousingRefusal, score_housing
from ludi.games.alea.housing import WORK_SHAPE, best_housing
from ludi.games.alea.tables import PATRICIANS

Array = npt.NDArray[Any]
Scored = tuple[HousingRefusal, Array]

CODES = {"red": "MAC", "green": "GER", "blue": "BRI", "purple": "GAL", "yellow": "AEG", "orange": "HIS"}
PATRICIAN_IDS = [patrician.id.removeprefix("PA-") for patrician in PATRICIANS]


def person(text: str) -> int:
    """The id of "red F3"."""
    colour, rest = text.split()
    return PATRICIAN_IDS.index(f"{CODES[colour]}-{rest}")


def people(text: str) -> list[int]:
    return [person(one) for one in text.split(", ")] if text else []


class Player:
    """What one player owns at the end, written as in the rules."""

    def __init__(self, provinces: str = "", patricians: str | list[int] = "", tiles: str = "") -> None:
        self.provinces = provinces.split()
        self.people = people(patricians) if isinstance(patricians, str) else patricians
        self.tiles = tiles.split()
        self.held = (
            sum(1 << housing_judge.PROVINCES.index(home) for home in set(self.provinces)),
            sum(1 << person for person in set(self.people)),
            sum(1 << housing_judge.TILES.index(tile) for tile in set(self.tiles)),
        )

    def best(self) -> tuple[int, int]:
        points, unhoused = best_housing(*self.held, np.full(WORK_SHAPE, 12345, dtype=np.int32))
        return int(points), int(unhoused)

    def house(self, **residents: str) -> Scored:
        """Check and score a housing given as XII_a="red F3, green M1"."""
        housing = np.full(36, -1, dtype=np.int8)
        for home, names in residents.items():
            housing[people(names)] = housing_judge.HOMES.index(home.replace("_", "-"))
        return self.score(housing)

    def score(self, housing: Any) -> Scored:
        out: Any = np.full(SCORE_WORDS, 99, dtype=np.int32)
        why = score_housing(*self.held, housing, out)
        return HousingRefusal(why), out

    def refusal(self, **residents: str) -> HousingRefusal:
        return self.house(**residents)[0]

    def points(self, place: str | int, **residents: str) -> int:
        """One place of the score of a legal housing; a tile is named by its number."""
        why, out = self.house(**residents)
        assert HousingRefusal.OK == why
        return int(out[TILE_POINTS + housing_judge.TILES.index(place) if isinstance(place, str) else place])


def random_player(rng: random.Random, n_people: int, n_tiles: int) -> Player:
    """A holding of few colours, so that couples, children and rivals for a home are common."""
    ring = ("MAC", "GER", "BRI", "GAL", "HIS", "AEG")
    start = rng.randrange(6)
    colours = {ring[start], ring[(start + 1) % 6], rng.choice(ring)}
    usual = [p for p in range(36) if housing_judge.colour(p) in colours]
    persons = sorted({rng.choice(usual) if rng.random() < 0.85 else rng.randrange(36) for _ in range(n_people)})
    provinces = {rng.choice(ring) + f"-{rng.randint(1, 4)}" for _ in range(rng.randint(0, 2))}
    provinces |= {rng.choice(sorted(colours)) + f"-{rng.randint(1, 4)}" for _ in range(rng.randint(0, 2))}
    provinces |= {"LIB-0"} if rng.random() < 0.4 else set()
    borders = [tile for tile, pair in housing_judge.BORDERS.items() if colours & set(pair)]
    tiles = {*rng.sample(borders, rng.randint(0, 2)), *rng.sample(["XIII-a", "XIII-b", "XI"], rng.randint(0, 2))}
    tiles |= set(rng.sample(["I", "II", "III", "V", "VI", "VII", "VIII", "IX", "X"], n_tiles))
    return Player(" ".join(sorted(provinces)), persons, " ".join(sorted(tiles)))


def big_players() -> Iterator[Player]:
    """The most that a game could give to one player, and more."""
    rng = random.Random(7)
    for _ in range(12):
        tiles = rng.sample(housing_judge.TILES, 6)
        yield Player(
            " ".join(rng.sample(housing_judge.PROVINCES, 12)), sorted(rng.sample(range(36), 24)), " ".join(tiles)
        )
    yield Player(" ".join(housing_judge.PROVINCES), list(range(36)), " ".join(housing_judge.TILES))


# Worked examples


@pytest.mark.clause("AIE-1301")
@pytest.mark.clause("AIE-1315")
def test_w12_final_scoring_of_marc() -> None:
    marc = Player(
        "MAC-3 GER-4 LIB-0 GAL-1",
        "red F3, red M1, green F3, green M3, orange F2, yellow M1, blue F2, red F1, green F1, green F2",
        "XII-e XII-d III VI",
    )
    given = {
        "MAC_3": "red F3, red M1",
        "GER_4": "green F3, green M3",
        "XII_e": "orange F2, yellow M1",
        "LIB_0": "blue F2",
    }

    assert 7 == marc.points(homes.PROVINCE_POINTS, **given)
    assert 15 == marc.points(homes.PATRICIAN_POINTS, **given)
    assert [3, 0, 5, 5] == [marc.points(tile, **given) for tile in marc.tiles]
    assert 4 == marc.points(homes.UNHOUSED_VALUE, **given)
    assert 43 - 6 - 2 == marc.points(homes.TOTAL, **given)  # without Fortuna and chips
    assert (43 - 6 - 2, 4) == marc.best()


COMMON = {
    "GER_4": "green F3, green M3",
    "GER_2": "green F2",
    "BRI_3": "blue F2",
    "XII_a": "red F3, green M1",
    "XII_e": "yellow M2",
    "XIII_a": "red F2",
}


def common(tile: str) -> Player:
    """The common position of W13 to W23 with the tile under test."""
    patricians = "red F3, green M1, green F3, green M3, green F2, blue F2, yellow M2, red F2, purple F1"
    return Player("GER-4 GER-2 BRI-3", patricians, f"XII-a XII-e XIII-a {tile}")


@pytest.mark.parametrize(
    ("tile", "points", "total", "best"),
    [
        pytest.param("I", 4, 44, 44, id="W13", marks=pytest.mark.clause("AIE-1302")),
        pytest.param("II", 4, 44, 44, id="W14", marks=pytest.mark.clause("AIE-1303")),
        pytest.param("III", 5, 45, 45, id="W15", marks=pytest.mark.clause("AIE-1304")),
        pytest.param("IV", 0, 43 - 3, 43 - 3, id="W16"),  # its 3 points need the Fortuna tokens
        pytest.param("V", 3, 43, 43, id="W17", marks=pytest.mark.clause("AIE-1306")),
        pytest.param("VI", 4, 44, 44, id="W18", marks=pytest.mark.clause("AIE-1307")),
        pytest.param("VII", 5, 45, 45, id="W19", marks=pytest.mark.clause("AIE-1308")),
        pytest.param("VIII", 3, 43, 43, id="W20", marks=pytest.mark.clause("AIE-1309")),
        pytest.param("IX", 5, 45, 45, id="W21", marks=pytest.mark.clause("AIE-1310")),
        pytest.param("X", 3, 43, 43, id="W22", marks=pytest.mark.clause("AIE-1310")),
        pytest.param("XI", 0, 40, 41, id="W23", marks=pytest.mark.clause("AIE-1311")),
    ],
)
@pytest.mark.clause("AIE-1216")
def test_worked_examples_of_the_senate_tiles(tile: str, points: int, total: int, best: int) -> None:
    player, fortuna = common(tile), 9

    assert 9 == player.points(homes.PROVINCE_POINTS, **COMMON)
    assert 18 == player.points(homes.PATRICIAN_POINTS, **COMMON)
    assert [3, 0, 1] == [player.points(home, **COMMON) for home in ("XII-a", "XII-e", "XIII-a")]
    assert points == player.points(tile, **COMMON)
    assert total - fortuna == player.points(homes.TOTAL, **COMMON)
    assert best - fortuna == player.best()[0]


@pytest.mark.parametrize(
    ("tile", "patricians", "residents", "result"),
    [
        pytest.param("XII-a", "red F3, green M1", "red F3, green M1", (7, 0), id="W24"),
        pytest.param("XII-a", "green F2", "green F2", (2, 0), id="W25"),
        pytest.param("XII-a", "red M3, green M1", "red M3", (3, 1), id="W26"),
        pytest.param("XII-a", "blue F2", "", (0, 2), id="W27"),
        pytest.param("XIII-a", "yellow F3, yellow M1", "yellow F3, yellow M1", (5, 0), id="W28"),
        pytest.param("XIII-b", "purple M3", "purple M3", (4, 0), id="W29"),
        pytest.param("XIII-a", "blue F3, green M2", "blue F3", (4, 2), id="W30"),
    ],
)
@pytest.mark.clause("AIE-1207")
@pytest.mark.clause("AIE-1208")
def test_worked_examples_of_border_and_free_provinces(
    tile: str, patricians: str, residents: str, result: tuple[int, int]
) -> None:
    player = Player("", patricians, tile)

    why, out = player.house(**{tile: residents})

    assert HousingRefusal.OK == why
    assert result == (out[homes.TOTAL], out[homes.UNHOUSED_VALUE])
    assert result == player.best()


# Clauses


@pytest.mark.clause("AIE-1201")
def test_only_own_patricians_are_housed() -> None:
    player = Player("MAC-1", "red F1")

    assert HousingRefusal.NOT_YOUR_PATRICIAN == player.refusal(MAC_1="red F2")


@pytest.mark.clause("AIE-1202")
def test_a_home_is_an_own_province_border_or_free_province() -> None:
    player = Player("MAC-1", "red F1, red M1")

    for home in ("MAC_2", "XII_a", "XIII_b", "LIB_0"):
        assert HousingRefusal.NOT_YOUR_HOME == player.refusal(**{home: "red F1"})
    for number in (-2, homes.N_HOMES):
        housing = np.full(36, -1, dtype=np.int8)
        housing[person("red F1")] = number
        assert HousingRefusal.NO_SUCH_HOME == player.score(housing)[0]


@pytest.mark.clause("AIE-1202")
def test_a_home_holds_at_most_one_woman_and_one_man() -> None:
    player = Player("MAC-1", "red F1, red F2, red M1, red M2")

    assert HousingRefusal.OK == player.refusal(MAC_1="red F1, red M2")
    assert HousingRefusal.TWO_OF_ONE_SEX == player.refusal(MAC_1="red F1, red F2")
    assert HousingRefusal.TWO_OF_ONE_SEX == player.refusal(MAC_1="red F1, red M1, red M2")


@pytest.mark.clause("AIE-1202")
def test_nobody_has_to_be_housed() -> None:
    assert HousingRefusal.OK == Player("MAC-1", "red F1").refusal()


@pytest.mark.clause("AIE-1203")
def test_residents_of_a_province_have_its_colour() -> None:
    assert HousingRefusal.WRONG_COLOUR == Player("MAC-1", "green F1").refusal(MAC_1="green F1")
    assert (0, 1) == Player("MAC-1", "green F1").best()


@pytest.mark.clause("AIE-1204")
def test_an_empty_province_is_worth_one_less() -> None:
    player = Player("MAC-4 MAC-1", "red F1")

    assert 3 + 0 == player.points(homes.PROVINCE_POINTS)
    assert 4 + 0 == player.points(homes.PROVINCE_POINTS, MAC_4="red F1")
    assert (4 + 1, 0) == player.best()


@pytest.mark.clause("AIE-1205")
def test_the_joker_takes_residents_of_one_colour_and_costs_a_point_when_empty() -> None:
    player = Player("LIB-0", "red F1, red M1, green M2")

    assert -1 == player.points(homes.TOTAL)
    assert 0 == player.points(homes.PROVINCE_POINTS, LIB_0="red F1, red M1")
    assert HousingRefusal.MIXED_COLOURS == player.refusal(LIB_0="red F1, green M2")
    assert (2, 2) == player.best()
    assert (-1, 0) == Player("LIB-0").best()


@pytest.mark.clause("AIE-1206")
def test_a_border_province_takes_its_two_colours_mixed_or_not() -> None:
    player = Player("", "red F1, red M1, green M1, blue M1", "XII-a")

    assert HousingRefusal.OK == player.refusal(XII_a="red F1, green M1")
    assert HousingRefusal.OK == player.refusal(XII_a="red F1, red M1")
    assert HousingRefusal.WRONG_COLOUR == player.refusal(XII_a="red F1, blue M1")


@pytest.mark.clause("AIE-1208")
def test_a_free_province_takes_residents_of_one_colour() -> None:
    player = Player("", "red F1, green M1", "XIII-b")

    assert HousingRefusal.MIXED_COLOURS == player.refusal(XIII_b="red F1, green M1")
    assert 0 == player.points("XIII-b")
    assert 1 == player.points("XIII-b", XIII_b="green M1")


@pytest.mark.clause("AIE-1209")
def test_housed_patricians_score_their_values_and_others_nothing() -> None:
    player = Player("MAC-1", "red F3, red M2, blue F3")

    assert 5 == player.points(homes.PATRICIAN_POINTS, MAC_1="red F3, red M2")
    assert 3 == player.points(homes.UNHOUSED_VALUE, MAC_1="red F3, red M2")


@pytest.mark.clause("AIE-1210")
@pytest.mark.clause("AIE-1309")
def test_border_and_free_provinces_are_no_province_tiles_but_the_joker_is() -> None:
    player = Player("LIB-0", "red F1, red F2, red F3", "VIII XII-a XIII-a")

    assert 1 == player.points("VIII", LIB_0="red F1", XII_a="red F2", XIII_a="red F3")


@pytest.mark.clause("AIE-1211")
@pytest.mark.clause("AIE-1308")
def test_empty_joker_and_free_provinces_are_grey_together_and_occupied_ones_take_their_residents_colour() -> None:
    player = Player("LIB-0 MAC-1", "red F1, green F1, blue F1", "VII XIII-a XIII-b")

    assert 2 == player.points("VII")
    assert 3 == player.points("VII", LIB_0="green F1")
    assert 2 == player.points("VII", LIB_0="red F1")
    assert 4 == player.points("VII", LIB_0="green F1", XIII_a="blue F1")
    assert 3 == player.points("VII", LIB_0="red F1", XIII_a="green F1", XIII_b="blue F1")


@pytest.mark.clause("AIE-1212")
def test_with_next_generation_each_couple_has_one_child_and_singles_none() -> None:
    player = Player("MAC-1 LIB-0", "red F1, red F2, red F3, red M1, red M2", "XI XII-a XIII-a V")

    for home in ("MAC_1", "LIB_0", "XII_a", "XIII_a"):
        assert HousingRefusal.OK == player.refusal(**{home: "red F1, red M1, red F2"})
        assert HousingRefusal.OK == player.refusal(**{home: "red F1, red M1, red M2"})
        assert HousingRefusal.CHILD_WITHOUT_COUPLE == player.refusal(**{home: "red F1, red F2"})
        assert HousingRefusal.CHILD_WITHOUT_COUPLE == player.refusal(**{home: "red F1, red F2, red F3"})
        assert HousingRefusal.TWO_CHILDREN == player.refusal(**{home: "red F1, red M1, red M2, red F2"})


@pytest.mark.clause("AIE-1213")
def test_a_child_has_the_colour_of_a_partner() -> None:
    player = common("XI")

    assert HousingRefusal.OK == player.refusal(XII_a="red F3, green M1, red F2")
    assert HousingRefusal.OK == player.refusal(XII_a="red F3, green M1, green F2")
    assert HousingRefusal.OK == player.refusal(GER_4="green F3, green M3, green F2")
    assert HousingRefusal.WRONG_COLOUR == player.refusal(XII_a="red F3, green M1, blue F2")
    assert HousingRefusal.WRONG_COLOUR == player.refusal(GER_4="green F3, green M3, red F2")


@pytest.mark.clause("AIE-1213")
def test_three_residents_of_a_border_province_always_include_a_child_of_a_couple() -> None:
    border = people("red F1, red F2, red M1, red M2, green F1, green F2, green M1, green M2")
    player = Player("", border, "XI XII-a")
    for residents in combinations(border, 3):
        housing = np.full(36, -1, dtype=np.int8)
        housing[list(residents)] = homes.FIRST_BORDER
        legal = housing_judge.may_live("XII-a", residents, ["XI"])
        assert legal == (player.score(housing)[0] == HousingRefusal.OK)


@pytest.mark.clause("AIE-1214")
def test_a_child_counts_as_housed_but_makes_no_other_couple() -> None:
    player = Player("MAC-1", "red F1, red M1, red F2", "II V VI IX X XI")
    family = {"MAC_1": "red F1, red M1, red F2"}

    assert [1, 2, 1, 2, 1] == [player.points(tile, **family) for tile in ("II", "V", "VI", "IX", "X")]
    assert 1 == player.points(homes.CHILDREN, **family)


@pytest.mark.clause("AIE-1302")
def test_tile_i_counts_all_provinces_occupied_or_not() -> None:
    assert 1 + 2 == Player("LIB-0 MAC-1 GER-2", "", "I XII-b XIII-a").points("I")


@pytest.mark.clause("AIE-1215")
def test_of_equal_totals_the_one_with_more_unhoused_value_is_best() -> None:
    player = Player("", "blue F1, green M2", "IX XIII-a")

    assert 1 + 1 + 1 == player.points(homes.TOTAL, XIII_a="blue F1")
    assert 1 + 2 + 0 == player.points(homes.TOTAL, XIII_a="green M2")
    assert (3, 2) == player.best()


@pytest.mark.clause("AIE-1215")
def test_of_equal_housings_the_smallest_ids_in_the_first_homes_are_shown() -> None:
    player = Player("MAC-1 MAC-2", "red F1, green F2, blue F2", "XIII-a XIII-b")

    shown = show_housing(*player.held)

    assert {"red F1": "MAC-1", "green F2": "XIII-a", "blue F2": "XIII-b"} == {
        name: housing_judge.HOMES[shown[person(name)]] for name in ("red F1", "green F2", "blue F2")
    }


# Against the judge


@pytest.mark.clause("AIE-1215")
@pytest.mark.parametrize(
    ("seed", "n_players", "n_people"), [(1, 450, 6), pytest.param(2, 100, 8, marks=pytest.mark.slow)]
)
def test_the_best_and_the_shown_housing_are_those_of_the_judge(seed: int, n_players: int, n_people: int) -> None:
    rng = random.Random(seed)
    for _ in range(n_players):
        player = random_player(rng, n_people, n_tiles=rng.randint(1, 5))
        points, unhoused, housing = housing_judge.judge(player.provinces, player.people, player.tiles)

        assert (points, unhoused) == player.best(), vars(player)

        expected = np.full(36, -1)
        for home, residents in housing.items():
            expected[list(residents)] = housing_judge.HOMES.index(home)
        assert expected.tolist() == show_housing(*player.held).tolist(), vars(player)


@pytest.mark.clause("AIE-1215")
def test_the_best_is_that_of_the_judge_with_all_six_border_provinces() -> None:
    rng = random.Random(6)
    for _ in range(40):
        others = rng.sample(["II", "V", "VI", "IX", "X", "XI"], 3)
        provinces = rng.sample(housing_judge.PROVINCES[:-1], rng.randint(0, 2))
        persons = sorted({*(6 * colour + rng.randrange(6) for colour in range(6)), rng.randrange(36)})
        player = Player(" ".join(provinces), persons, " ".join([*housing_judge.BORDERS, *others]))

        points, unhoused, _ = housing_judge.judge(player.provinces, player.people, player.tiles)

        assert (points, unhoused) == player.best(), vars(player)


@pytest.mark.clause("AIE-1215")
def test_two_of_the_first_colour_may_live_in_the_last_border_province() -> None:
    two_women = ", ".join(f"{colour} F1, {colour} F2" for colour in ("red", "green", "blue", "purple", "orange"))
    player = Player("", f"{two_women}, yellow M1, yellow M2", " ".join(["XI", *housing_judge.BORDERS]))

    # Two families with a yellow man each, and single women of 2, 2, 2 and 1 in the other four.
    assert (2 * 3 + 2 * 3 + 3 + 7, 2) == player.best()


@pytest.mark.clause("AIE-1216")
def test_every_housing_is_scored_as_the_judge_scores_it() -> None:
    rng = random.Random(4)
    for _ in range(40):
        player = random_player(rng, 5, n_tiles=rng.randint(1, 9))
        own = [home for home in housing_judge.HOMES if home in player.provinces or home in player.tiles]
        for _ in range(25):
            housing = np.full(36, -1, dtype=np.int8)
            given: housing_judge.Housing = dict.fromkeys(own, ())
            for p in player.people:
                home = rng.choice([home for home in own if housing_judge.may_enter(p, home)] or [None])
                if home:
                    given[home] = (*given[home], p)
                    housing[p] = housing_judge.HOMES.index(home)
            why, out = player.score(housing)
            legal = all(housing_judge.may_live(home, residents, player.tiles) for home, residents in given.items())
            assert legal == (why == HousingRefusal.OK)
            if legal:
                assert housing_judge.fame(given, player.provinces, player.tiles) == out[homes.TOTAL]


@pytest.mark.clause("AIE-1215")
def test_the_shown_housing_of_large_holdings_is_legal_and_brings_the_best_result() -> None:
    for player in big_players():
        why, out = player.score(show_housing(*player.held))

        assert HousingRefusal.OK == why
        assert player.best() == (out[homes.TOTAL], out[homes.UNHOUSED_VALUE])


# Compiled and interpreted


def results() -> Iterator[str]:
    """A line for each of some holdings: best result, shown housing and its score."""
    rng = random.Random(5)
    small = (random_player(rng, 8, n_tiles=rng.randint(1, 6)) for _ in range(100))
    for player in chain(small, islice(big_players(), 4)):
        shown = show_housing(*player.held)
        yield f"{player.best()} {shown.tolist()} {player.score(shown)[1].tolist()}"


def test_interpreted_rules_give_the_same_results() -> None:
    environment = os.environ | {"LUDI_MODE": "interpreted", "PYTHONPATH": os.pathsep.join(sys.path)}
    interpreted = subprocess.run(
        [sys.executable, "-W", "error", __file__], env=environment, check=True, capture_output=True, text=True
    )

    assert list(results()) == interpreted.stdout.splitlines()


if __name__ == "__main__":
    print("\n".join(results()))
