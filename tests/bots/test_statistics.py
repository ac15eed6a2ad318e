"""Intervals and ratings against published numbers and plain counting."""

import pytest

from ludi.arena import Pairing, Plan, Played, standings
from ludi.arena.statistics import mean, ratings, t95, wilson
from ludi.core.contract import wins


def played(number: int, seating: tuple[int, ...], places: tuple[int, ...], scores: tuple[int, ...]) -> Played:
    n = len(seating)
    return Played(Pairing(number, number, seating), (), scores, places, "end", (10,) * n, (1.0,) * n, (0.2,) * n)


def test_wilson_agrees_with_the_textbook() -> None:
    """Newcombe 1998, table I: 81 of 263, and 0 of 20."""
    share = wilson(81, 263)
    assert (0.3080, 0.2553, 0.3662) == (round(share.value, 4), round(share.low, 4), round(share.high, 4))
    none = wilson(0, 20)
    assert (0.0, 0.1611) == (none.low, round(none.high, 4))


@pytest.mark.parametrize(
    ("freedom", "point"), [(1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (10, 2.2281), (100, 1.9840)]
)
def test_students_t_agrees_with_the_tables(freedom: int, point: float) -> None:
    assert point == pytest.approx(t95(freedom), abs=0.01)


def test_a_mean_has_the_interval_of_t() -> None:
    found = mean([1, 2, 3, 4, 5])

    assert 3 == found.value
    assert 2.7764 * (2.5 / 5) ** 0.5 == pytest.approx(found.high - 3, abs=0.005)


def test_a_shared_win_is_shared() -> None:
    assert (0.5, 0.0, 0.5) == wins([1, 3, 1])


def test_standings_count_by_bot_and_not_by_seat() -> None:
    plan = Plan("alea", 2, ("a", "b"), 4)
    table = standings(
        plan,
        [
            played(0, (0, 1), (1, 2), (9, 5)),
            played(1, (1, 0), (1, 2), (8, 2)),
            played(2, (0, 1), (1, 1), (4, 4)),
            played(3, (1, 0), (2, 1), (3, 7)),
        ],
    )

    assert [(4, 2.5), (4, 1.5)] == [(one.appearances, one.wins) for one in table]
    assert [(9 + 2 + 4 + 7) / 4, (5 + 8 + 4 + 3) / 4] == [one.points.value for one in table]
    assert table[0].rating.value > table[1].rating.value


def test_filling_seats_neither_helps_nor_harms_a_rating() -> None:
    plan = Plan("alea", 3, ("a", "b"), 3)
    draws = [played(n, (0, 1, 1), (2, 1, 3), (5, 6, 4)) for n in range(6)]

    (mu_a, _), (mu_b, _) = ratings(plan, draws)

    assert mu_a == pytest.approx(mu_b, abs=0.5)
