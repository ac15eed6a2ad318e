"""What the engine does in a second."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec
import numpy as np

from ludi.core import dispatch, layout, observation, rng, simulate
from ludi.core.contract import Game, Position
from ludi.core.dispatch import conceal
from ludi.core.jit import INTERPRETED, compiled
from ludi.envs.batch import batch

BATCH: Final = 4 if INTERPRETED else 256
LANES: Final = 8 if INTERPRETED else 2048


class Speed(msgspec.Struct, frozen=True, kw_only=True):
    """The speed of one game with one number of seats."""

    game: str
    seats: int
    state_bytes: int
    actions: int
    decisions_per_match: float
    decisions_per_second: float  # random play with mask, one core
    matches_per_second: float
    decisions_per_second_all_cores: float
    observed_per_second: float  # a batch with mask and observation at every decision, one core
    observed_per_second_all_cores: float
    observation_numbers: int
    copies_per_second: float
    conceals_per_second: float
    cores: int


class Compile(msgspec.Struct, frozen=True):
    """Seconds from the start of Python to the first list of legal actions."""

    game: str
    cold: float
    warm: float


@compiled
def copy_many(source: Any, target: Any, n: int) -> None:
    """Copy a row of positions n times."""
    for i in range(n):
        target[i % len(target)] = source[i % len(source)]


@compiled
def conceal_many(states: Any, n: int) -> None:
    """Conceal positions n times, seat after seat."""
    for i in range(n):
        s = states[i % len(states)]
        conceal(s, i % s.seats, i)


@compiled
def play_some(s: Position, mask: Any, luck: Any, decisions: int) -> None:
    """Play at random, but no more than so many decisions."""
    for _ in range(decisions):
        if s.actor < 0:
            return
        dispatch.legal(s, mask)
        dispatch.apply(s, simulate.choose(mask, luck))


def per_second(work: Callable[[int], int], seconds: float) -> float:
    """Repeat work (given a running number, it returns how much it did) for about so long."""
    work(0)
    done, began, number = 0, time.perf_counter(), 1
    while (elapsed := time.perf_counter() - began) < seconds:
        done += work(number)
        number += 1
    return done / elapsed


def measure(game: Game[Any], seats: int, seconds: float) -> Speed:
    """Measure one game on this machine."""
    every = np.full(BATCH, seats, dtype=np.int64)
    options = np.tile(game.option_indices({}), (BATCH, 1))
    cores = os.cpu_count() or 1

    def play(number: int, states: Any, decisions: Any, mask: Any) -> int:
        simulate.play_matches(states, every, options, mask, number * BATCH, decisions)
        return int(decisions.sum())

    def scratch() -> tuple[Any, Any, Any]:
        return layout.blank(game.state, BATCH), np.zeros(BATCH, dtype=np.int64), game.mask()

    alone = scratch()
    decisions = per_second(lambda number: play(number, *alone), seconds)
    length = float(alone[1].mean())
    crews = [scratch() for _ in range(cores)]
    with ThreadPoolExecutor(cores) as pool:

        def everywhere(number: int) -> int:
            return sum(pool.map(lambda crew: play(number, *crew), crews))

        together = per_second(everywhere, seconds)
    middle = _midgame(game, seats)
    target = layout.blank(game.state, BATCH)
    rounds = 100 if INTERPRETED else 100_000

    def copies(_: int) -> int:
        copy_many(middle, target, rounds)
        return rounds

    def conceals(_: int) -> int:
        conceal_many(middle, rounds)
        return rounds

    return Speed(
        game=game.name,
        seats=seats,
        state_bytes=layout.dtype_of(game.state).itemsize,
        actions=len(game.actions),
        decisions_per_match=length,
        decisions_per_second=decisions,
        matches_per_second=decisions / length,
        decisions_per_second_all_cores=together,
        observed_per_second=observed(game, seats, seconds, 1),
        observed_per_second_all_cores=observed(game, seats, seconds, cores),
        observation_numbers=observation.length(game.observation),
        copies_per_second=per_second(copies, seconds / 4),
        conceals_per_second=per_second(conceals, seconds / 4),
        cores=cores,
    )


def observed(game: Game[Any], seats: int, seconds: float, threads: int) -> float:
    """Decisions a second of a batch at random play, mask and observation written at every one."""
    lanes: Any = batch(game, seats, LANES, threads=threads)
    lanes.reset()

    def step(_: int) -> int:
        lanes.sample()
        lanes.step()
        return LANES

    return per_second(step, seconds)


def _midgame(game: Game[Any], seats: int) -> Any:
    """Positions from all parts of random matches."""
    states = layout.blank(game.state, BATCH)
    luck, mask = np.zeros(rng.WORDS, dtype=np.uint32), game.mask()
    for number, s in enumerate(states):
        game.setup(s, seats, game.option_indices({}), rng.key_from_seed(number))
        rng.start_from(luck, number)
        play_some(s, mask, luck, number)
    return states


def compile_times(game: Game[Any]) -> Compile:
    """Start a new Python twice on an empty cache, up to the first list of legal actions."""
    program = f"import ludi; ludi.new({game.name!r}, {game.seats[0]}, 1).legal()"
    with tempfile.TemporaryDirectory() as folder:
        times = []
        for _ in range(2):
            began = time.perf_counter()
            environment = os.environ | {"LUDI_CACHE": folder}
            subprocess.run([sys.executable, "-c", program], check=True, env=environment)  # noqa: S603  (our own)
            times.append(time.perf_counter() - began)
    return Compile(game.name, *times)
