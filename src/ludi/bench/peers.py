"""Games of other libraries under the same random play on one core, where they are installed.

Leduc hold'em is the game that all of them have: there the work is the same, and a quotient compares libraries.
"""

import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import msgspec

LEDUC: Final = "leduc"
BATCH: Final = 4096
"""How many matches pgx plays at once: it is made for many."""


OBSERVED: Final = " with observation"


class Peer(msgspec.Struct, frozen=True):
    """A peer's speed at random play with its list of legal actions, one core."""

    game: str
    decisions_per_second: float
    matches_per_second: float
    same_as: str = ""  # our game with the same rules

    @property
    def observes(self) -> bool:
        """Whether an observation was written at every decision."""
        return self.game.endswith(OBSERVED)


@dataclass(frozen=True, slots=True)
class Rival:
    """A game of another library; chance outcomes are not counted as decisions."""

    library: str
    module: str
    name: str
    plays: Callable[[str], Iterator[tuple[int, int]]]  # decisions and matches, a portion at a time
    same_as: str = ""

    def __str__(self) -> str:
        return f"{self.library} {self.name}"

    @property
    def is_installed(self) -> bool:
        """Whether it can be measured here."""
        return find_spec(self.module) is not None

    def measure(self, seconds: float) -> Peer:
        """Play for about so long, after a first portion that may compile."""
        with _one_core():
            portions = self.plays(self.name)
            next(portions)
            decisions = matches = 0
            began = time.perf_counter()
            while (elapsed := time.perf_counter() - began) < seconds:
                more, ended = next(portions)
                decisions += more
                matches += ended
        return Peer(str(self), decisions / elapsed, matches / elapsed, self.same_as)


@contextmanager
def _one_core() -> Iterator[None]:
    """Keep a library that would use all cores to one, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    every = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(every)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, every)


def _openspiel(name: str) -> Iterator[tuple[int, int]]:
    game = import_module("pyspiel").load_game(name.removesuffix(OBSERVED))
    # Its quickest way to observe: into an array that is written anew each time.
    make = import_module("open_spiel.python.observation").make_observation if name.endswith(OBSERVED) else None
    seen = make(game) if make else None
    chooser = random.Random(1)  # noqa: S311  (a benchmark, not a secret)
    while True:
        state: Any = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, chances)[0])
            else:
                legal = state.legal_actions()
                if seen:
                    seen.set_from(state, state.current_player())
                state.apply_action(legal[int(chooser.random() * len(legal))])
                decisions += 1
        yield decisions, 1


def _rlcard(name: str) -> Iterator[tuple[int, int]]:
    env = import_module("rlcard").make(name, config={"seed": 1})
    chooser = random.Random(1)  # noqa: S311  (a benchmark, not a secret)
    while True:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chooser.random() * len(legal))])
            decisions += 1
        yield decisions, 1


def _pgx(name: str) -> Iterator[tuple[int, int]]:
    """Many matches side by side, compiled by JAX; one that has ended begins anew in its place."""
    jax = import_module("jax")
    env = import_module("pgx").make(name)
    again = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def step(states: Any, key: Any) -> tuple[Any, Any]:
        luck, keys = jax.random.split(key)
        open_to = jax.numpy.log(states.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(luck, open_to, axis=1)
        after = jax.vmap(again)(states, actions, jax.random.split(keys, BATCH))
        return after, after.terminated.sum()

    play = jax.jit(lambda states, key: jax.lax.scan(step, states, jax.random.split(key, 64)))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), BATCH))
    number = 2
    while True:
        states, ended = play(states, jax.random.PRNGKey(number))
        number += 1
        yield 64 * BATCH, int(ended.sum())


RIVALS: Final = (
    Rival("OpenSpiel", "pyspiel", "leduc_poker", _openspiel, LEDUC),
    Rival("pgx", "pgx", "leduc_holdem", _pgx, LEDUC),
    Rival("RLCard", "rlcard", "leduc-holdem", _rlcard, LEDUC),
    Rival("OpenSpiel", "pyspiel", "backgammon", _openspiel),
    Rival("OpenSpiel", "pyspiel", f"backgammon{OBSERVED}", _openspiel),
    Rival("OpenSpiel", "pyspiel", "hearts", _openspiel),
    Rival("OpenSpiel", "pyspiel", "gin_rummy", _openspiel),
)
