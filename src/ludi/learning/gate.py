"""Whether a network is taken: only if the arena says so, with an interval, at equal time a decision."""

from pathlib import Path
from typing import Any

from ludi.arena.plan import Plan
from ludi.arena.playing import Runner
from ludi.arena.statistics import Standing, standings
from ludi.bots.levels import NETWORK
from ludi.core.contract import Game


def plans(game: Game[Any], candidate: Path, incumbent: Path | None, pace: float, matches: int, seed: int) -> list[Plan]:
    """The candidate on one seat against the incumbent, or the search without a network, on all others.

    With the fewest seats and with the most: what helps with two may not help with five.
    """
    search = f"search@{pace:g}s"
    bots = (f"{search}{NETWORK}{candidate}", f"{search}{NETWORK}{incumbent}" if incumbent else search)
    return [Plan(game.name, seats, bots, matches, seed) for seats in sorted({game.seats[0], game.seats[-1]})]


def judged(plan: Plan, run: Runner) -> Standing:
    """How the candidate did."""
    return standings(plan, [match for group in run(plan) for match in group])[0]


def is_better(standing: Standing) -> bool:
    """Whether the whole interval lies above a fair share."""
    return standing.share.low > standing.fair
