"""The matches of the browser tests: of one seed always the same, of another others."""

from pathlib import Path

import pytest
from hosting import Server, Visitor

PROGRAM = Path(__file__).parents[1] / "client" / "reproducible.py"
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "tiro"}, {"kind": "bot", "level": "miles"}]
DECISIONS = 10


def decisions(folder: Path, seed: str) -> list[list[str]]:
    """What one person is asked in two matches against bots, who always takes the last that is offered."""
    folder.mkdir()
    server = Server(folder, program=(str(PROGRAM),), LUDI_BROWSER_SEED=seed).start()
    try:
        with Visitor(server, headers={"ludi-test-visitor": "somebody"}) as visitor:
            return [asked(visitor, visitor.table(SEATS)["id"]) for _ in range(2)]
    finally:
        server.stop()


def asked(visitor: Visitor, table: str) -> list[str]:
    found: list[str] = []
    position = visitor.position(table, 0)
    while len(found) < DECISIONS:
        if position["view"]["actor"] == 0:
            found.append(str(position["view"]))
            visitor.play(table, 0, position["step"], position["view"]["choices"][-1]["code"])
        position = visitor.position(table, 0, since=position["step"], wait=25)
    return found


@pytest.mark.slow
def test_a_run_with_the_same_seed_meets_the_same_matches(tmp_path: Path) -> None:
    first, again, other = (decisions(tmp_path / name, seed) for name, seed in [("a", "1"), ("b", "1"), ("c", "2")])

    assert first == again
    assert len({str(match) for match in [*first, *other]}) == 4  # the next table and another seed are other matches
