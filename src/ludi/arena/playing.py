"""Playing the matches of a plan: here, in processes, or on a Ray cluster."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from importlib import import_module
from time import perf_counter
from typing import Any

from ludi.arena.plan import Pairing, Plan, Played, groups
from ludi.bots.levels import bot
from ludi.bots.player import decide, mix
from ludi.core.contract import OVER
from ludi.core.errors import LudiError
from ludi.games import GAMES

Runner = Callable[[Plan], Iterator[list[Played]]]


def play(plan: Plan, pairing: Pairing) -> Played:
    """Play one match to its end."""
    game = GAMES[plan.game]
    bots = [
        bot(plan.bots[entered], mix(plan.seed, pairing.number, seat), timed=plan.timed)
        for seat, entered in enumerate(pairing.seating)
    ]
    s = game.start(plan.seats, plan.options, pairing.seed)
    actions: list[int] = []
    decisions, seconds, slowest = [0] * plan.seats, [0.0] * plan.seats, [0.0] * plan.seats
    while s.actor != OVER:
        seat = int(s.actor)
        began = perf_counter()
        decision = decide(bots[seat], game, s, mix("ask", pairing.seed, len(actions)))
        thought = perf_counter() - began
        decisions[seat] += not decision.forced
        seconds[seat] += thought
        slowest[seat] = max(slowest[seat], thought)
        actions.append(decision.action)
        game.apply(s, decision.action)
    scores, places = game.standing(s)
    return Played(
        pairing=pairing,
        actions=tuple(actions),
        scores=scores,
        places=places,
        ending=game.endings[s.ending],
        decisions=tuple(decisions),
        seconds=tuple(seconds),
        slowest=tuple(slowest),
    )


def play_group(plan: Plan, pairings: Sequence[Pairing]) -> list[Played]:
    """Play the matches that share a seed."""
    return [play(plan, pairing) for pairing in pairings]


def here(plan: Plan) -> Iterator[list[Played]]:
    """One match after another in this process."""
    for pairings in groups(plan):
        yield play_group(plan, pairings)


def in_processes(workers: int = 0) -> Runner:
    """As many matches at a time as there are workers; 0 is one for every core."""

    def run(plan: Plan) -> Iterator[list[Played]]:
        pool = ProcessPoolExecutor(
            max_workers=workers or os.cpu_count(),
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_ignore_interrupts,
        )
        try:
            jobs: list[Future[list[Played]]] = [pool.submit(play_group, plan, pairings) for pairings in groups(plan)]
            for job in as_completed(jobs):
                yield job.result()
        finally:
            # After Ctrl-C what is queued is dropped; what is being played is abandoned.
            _stop(pool)

    return run


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that collects the matches."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _stop(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())  # noqa: SLF001  (no public way to stop running jobs before 3.14)
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def on_ray(address: str) -> Runner:
    """The same plan on a Ray cluster; its nodes have this package installed."""

    def run(plan: Plan) -> Iterator[list[Played]]:
        ray = _ray()
        ours = not ray.is_initialized()
        if ours:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        try:
            remote = ray.remote(num_cpus=1)(play_group)
            waiting: list[Any] = [remote.remote(plan, pairings) for pairings in groups(plan)]
            while waiting:
                ready, waiting = ray.wait(waiting, num_returns=1)
                yield ray.get(ready[0])
        finally:
            if ours:
                ray.shutdown()

    return run


def _ray() -> Any:
    try:
        return import_module("ray")  # an extra; most people never need it
    except ImportError:
        raise LudiError("Ray is not installed: pip install 'ludi-romani[ray]'") from None
