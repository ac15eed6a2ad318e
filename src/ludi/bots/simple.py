"""Bots that do not search: at random, and one action ahead."""

from time import perf_counter
from typing import Any

import numpy as np

from ludi.bots.desk import Desk, furnish, spread_of
from ludi.bots.player import Decision, mix
from ludi.bots.weigh import weigh
from ludi.core import rng
from ludi.core.contract import Game


class RandomBot:
    """Any legal action, all equally likely."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, game: Game[Any], s: Any, seat: int) -> Decision:
        """Draw lots."""
        codes = game.legal_codes(s)
        return Decision(codes[mix("random", self.seed, seat, s.rng.tobytes().hex()) % len(codes)])


class GreedyBot:
    """The action after which the game's evaluation promises most, on average over a few imagined worlds.

    Asked to, it also measures how far final scores still scatter: a point counts for more at the end than at the start.
    """

    def __init__(self, seed: int = 0, worlds: int = 8, *, measures: bool = False) -> None:
        self.seed = seed
        self.worlds = worlds
        self.measures = measures
        self._desks: dict[str, Desk] = {}

    def choose(self, game: Game[Any], s: Any, seat: int) -> Decision:
        """Look one action ahead."""
        began = perf_counter()
        desk = self._desks.setdefault(game.name, furnish(game))
        rng.start_from(desk.luck, mix("greedy", self.seed, s.rng.tobytes().hex()))
        weights = np.zeros(len(game.actions))
        weigh(s, seat, desk, self.worlds, weights)
        codes = np.flatnonzero(desk.mask)
        # Ties are broken by lot: a trillionth of a point is no opinion.
        chance = np.random.default_rng(mix("lots", self.seed, s.rng.tobytes().hex()))
        ranked = codes[np.argsort(-weights[codes] + 1e-12 * chance.random(len(codes)), kind="stable")]
        values = {int(code): float(weights[code]) for code in ranked}
        spread = spread_of(desk, s, seat, mix("spread", self.seed, s.rng.tobytes().hex())) if self.measures else 0.0
        return Decision(int(ranked[0]), values=values, scatter=spread, seconds=perf_counter() - began)
