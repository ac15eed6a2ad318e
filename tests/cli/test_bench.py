"""The benchmark's tables."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from ludi.bench import peers
from ludi.bench.measure import Speed
from ludi.cli import app
from ludi.cli.bench import ratios, short


@pytest.mark.parametrize(
    ("number", "written"),
    [
        (2_554_321, "2.55 M"),
        (118_690_000, "119 M"),
        (505_972, "506 k"),
        (12_283, "12.3 k"),
        (87.4, "87"),
        (0.25, "0.25"),
    ],
)
def test_three_digits_that_matter_are_written(number: float, written: str) -> None:
    assert short(number) == written


def speed(**known: Any) -> Speed:
    """A measured speed of which only this is known."""
    blank = dict.fromkeys(Speed.__struct_fields__, 1)
    return Speed(**blank | known)


@pytest.mark.slow
def test_a_run_as_json_has_every_seat_count() -> None:
    done = CliRunner().invoke(app, ["bench", "triumvirate", "--json", "--seconds", "0.01"])
    assert done.exit_code == 0, done.output
    report = json.loads(done.stdout)
    assert [speed["seats"] for speed in report["speeds"]] == [2, 3]
    assert all(speed["decisions_per_second"] > 0 for speed in report["speeds"])
    assert report["compiles"][0]["game"] == "triumvirate"


@pytest.mark.parametrize("rival", peers.RIVALS, ids=str)
def test_a_rival_that_is_installed_can_be_measured(rival: peers.Rival) -> None:
    if not rival.is_installed:
        pytest.skip(f"{rival.library} is not installed")
    measured = rival.measure(0.01)
    assert measured.decisions_per_second > 0
    assert measured.decisions_per_second >= measured.matches_per_second


def test_a_rival_is_compared_with_the_same_game_where_we_have_it() -> None:
    speeds = [speed(game="leduc", decisions_per_second=600.0), speed(game="alea", decisions_per_second=900.0)]
    assert "leduc 2 times" == ratios(speeds, peers.Peer("OpenSpiel leduc_poker", 300.0, 90.0, "leduc"))
    assert "leduc 2 times, alea 3 times" == ratios(speeds, peers.Peer("OpenSpiel hearts", 300.0, 9.0))
    observed = [speed(game="alea", decisions_per_second=900.0, observed_per_second=600.0)]
    assert "alea 2 times" == ratios(observed, peers.Peer(f"OpenSpiel backgammon{peers.OBSERVED}", 300.0, 9.0))
