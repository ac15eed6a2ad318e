"""A few kills in every whole run; ``python tests/server/faults.py --kills 100`` goes on for longer.

The moments of a move at which somebody is cancelled, or a commit is not answered, are
visited one by one in ``test_cancellation`` and ``test_storage_faults``; here a whole
process is gone, and clients heal by themselves.
"""

from pathlib import Path

import pair_faults
import pytest
from databases import BOTH
from faults import BETWEEN_KILLS, torture
from postgres import binaries, postgres

KILLS = 4


@pytest.mark.slow
@pytest.mark.parametrize("kind", BOTH)
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(kind: str, tmp_path: Path) -> None:
    if kind == "sqlite":
        journal, entries = torture(tmp_path, KILLS, seed=1)
    else:
        with postgres() as url:
            journal, entries = torture(tmp_path, KILLS, seed=2, postgres_url=url)

    assert KILLS * BETWEEN_KILLS // 2 <= len(journal.acknowledged) <= entries
    assert journal.resent, "no kill came between a move and its answer"


@pytest.mark.slow
@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
def test_two_processes_killed_in_turn_waste_no_thoughts_and_miss_no_notices(tmp_path: Path) -> None:
    with postgres() as url:
        pair_faults.torture(tmp_path, 2, url)
