"""A few kills in every whole run; ``python tests/server/faults.py`` does it a hundred times."""

from pathlib import Path

import pair_faults
import pytest
from faults import BETWEEN_KILLS, torture
from postgres import binaries, postgres

KILLS = 3
MANY = 20


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    journal, entries = torture(tmp_path, KILLS, seed=1)

    assert KILLS * BETWEEN_KILLS // 2 <= len(journal.acknowledged) <= entries


@pytest.mark.slow
@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
def test_nor_on_postgresql(tmp_path: Path) -> None:
    with postgres() as url:
        journal, entries = torture(tmp_path, KILLS, seed=2, postgres_url=url)

    assert KILLS * BETWEEN_KILLS // 2 <= len(journal.acknowledged) <= entries


@pytest.mark.slow
def test_many_kills(tmp_path: Path) -> None:
    torture(tmp_path, MANY, seed=3)


@pytest.mark.slow
@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
def test_many_kills_on_postgresql(tmp_path: Path) -> None:
    with postgres() as url:
        torture(tmp_path, MANY, seed=4, postgres_url=url)


@pytest.mark.slow
@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
def test_two_processes_killed_in_turn_waste_no_thoughts_and_miss_no_notices(tmp_path: Path) -> None:
    with postgres() as url:
        pair_faults.torture(tmp_path, 2, url)
