"""The benchmark's tables."""

import json

import pytest
from typer.testing import CliRunner

from ludi.cli import app
from ludi.cli.bench import short


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


@pytest.mark.slow
def test_a_run_as_json_has_every_seat_count() -> None:
    done = CliRunner().invoke(app, ["bench", "alea", "--json", "--seconds", "0.01"])
    assert done.exit_code == 0, done.output
    report = json.loads(done.stdout)
    assert [speed["seats"] for speed in report["speeds"]] == [2, 3, 4, 5]
    assert all(speed["decisions_per_second"] > 0 for speed in report["speeds"])
    assert report["compiles"][0]["game"] == "alea"
