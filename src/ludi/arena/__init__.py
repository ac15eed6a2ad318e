"""The arena: matches between bots, played in parallel, measured with intervals, reproducible to the match."""

from ludi.arena.plan import Forfeit, Pairing, Plan, Played, groups
from ludi.arena.playing import Runner, here, in_processes, on_ray, play
from ludi.arena.statistics import Estimate, Standing, standings

__all__ = [
    "Estimate",
    "Forfeit",
    "Pairing",
    "Plan",
    "Played",
    "Runner",
    "Standing",
    "groups",
    "here",
    "in_processes",
    "on_ray",
    "play",
    "standings",
]
