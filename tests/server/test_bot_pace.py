"""How long a bot's decision takes at least."""

import pytest
from test_clocks import BANK, happens, match

from ludi.server.play import LEAST_SHARE, least_share


def shares(holders: tuple[str | None, ...], decisions: int) -> list[float]:
    """The shares of so many decisions of bots in a row, after one of a person where there is one."""
    log = match(BANK, holders)
    while log.decider is not None:
        happens(log, 0, "action")
        if log.actor != 0:
            break
    found = []
    for _ in range(decisions):
        found.append(least_share(log))
        log.add(log.entry("action", log.actor, log.game.legal_codes(log.position)[0], "bot", None, 0))
    return found


def test_a_round_of_many_decisions_of_bots_quickens() -> None:
    found = shares(("ada", None, None, None, None), 60)

    assert pytest.approx([1, 0.8, 0.64]) == found[:3]
    assert LEAST_SHARE == found[-1]
    assert 0.3 * sum(found) < 3


def test_who_watches_bots_only_sees_them_at_leisure() -> None:
    assert [1.0] * 5 == shares((None, None), 5)
