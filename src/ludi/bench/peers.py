"""OpenSpiel games under the same random play, if OpenSpiel is installed."""

import random
import time
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import msgspec

GAMES: Final = ("backgammon", "hearts", "gin_rummy")


class Peer(msgspec.Struct, frozen=True):
    """A peer's speed at random play with its list of legal actions, one core."""

    game: str
    decisions_per_second: float
    matches_per_second: float


def is_installed() -> bool:
    """Whether OpenSpiel can be measured here."""
    return find_spec("pyspiel") is not None


def measure(name: str, seconds: float) -> Peer:
    """Play one of OpenSpiel's games at random; drawing chance outcomes is not counted as a decision."""
    pyspiel = import_module("pyspiel")  # an optional peer

    game = pyspiel.load_game(name)
    chooser = random.Random(1)  # noqa: S311  (a benchmark, not a secret)
    decisions = matches = 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        decisions += _play(game.new_initial_state(), chooser)
        matches += 1
    return Peer(f"OpenSpiel {name}", decisions / elapsed, matches / elapsed)


def _play(state: Any, chooser: random.Random) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, chances)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(chooser.random() * len(legal))])
            decisions += 1
    return decisions
