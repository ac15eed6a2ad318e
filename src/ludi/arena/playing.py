"""Playing the matches of a plan: here, in processes, or on a Ray cluster."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, nullcontext
from importlib import import_module
from time import perf_counter
from typing import Any, Protocol

from ludi.arena.plan import Forfeit, Pairing, Plan, Played, game_of, groups
from ludi.bots.levels import bot, warm
from ludi.bots.player import Bot, decide, mix
from ludi.core.contract import OVER
from ludi.core.errors import LudiError
from ludi.extras import needed


class Runner(Protocol):
    """A way to play a plan: all of it, or the groups that are left of it."""

    def __call__(self, plan: Plan, left: Iterable[list[Pairing]] | None = None) -> Iterator[list[Played]]:
        """Play, and hand out each group as soon as it is played."""
        ...


class OutOfTime(BaseException):
    """Raised in the middle of a bot's thoughts; no error, so that a bot does not catch it by accident."""


def play(plan: Plan, pairing: Pairing) -> Played:
    """Play one match to its end, or until a bot forfeits it."""
    game = game_of(plan)
    s = game.start(plan.seats, plan.options, pairing.seed)
    actions: list[int] = []
    decisions, seconds, slowest = [0] * plan.seats, [0.0] * plan.seats, [0.0] * plan.seats
    bots: list[Bot] = []
    forfeit = None
    seat = 0
    try:
        for seat, entered in enumerate(pairing.seating):
            bots.append(bot(plan.bots[entered], mix(plan.seed, pairing.number, seat), timed=plan.timed))
        while s.actor != OVER:
            seat = int(s.actor)
            began = perf_counter()
            try:
                with _limited(_allowed(plan, seconds[seat])):
                    decision = decide(bots[seat], game, s, mix("ask", pairing.seed, len(actions)))
            finally:
                thought = perf_counter() - began
                seconds[seat] += thought
                slowest[seat] = max(slowest[seat], thought)
            decisions[seat] += not decision.forced
            actions.append(decision.action)
            game.apply(s, decision.action)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001  (whatever a bot may do to leave, it is a forfeit)
        why = str(error) if isinstance(error, (OutOfTime, LudiError)) else f"{type(error).__name__}: {error}"
        forfeit = Forfeit(plan.bots[pairing.seating[seat]], seat, len(actions), why)
    scores, places = game.standing(s)
    if forfeit:
        places = tuple(plan.seats if other == seat else 1 for other in range(plan.seats))
    return Played(
        pairing=pairing,
        actions=tuple(actions),
        scores=scores,
        places=places,
        ending="forfeit" if forfeit else game.endings[s.ending],
        decisions=tuple(decisions),
        seconds=tuple(seconds),
        slowest=tuple(slowest),
        forfeit=forfeit,
    )


def _allowed(plan: Plan, used: float) -> float:
    """How long a seat may think about a decision; 0 is without limit."""
    limits = [plan.move_seconds] if plan.move_seconds else []
    limits += [max(1e-6, plan.match_seconds - used)] if plan.match_seconds else []
    return min(limits, default=0.0)


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Stop what takes longer: at once where the system can, else as soon as it is done."""
    if not seconds:
        yield
        return
    told = f"thought longer than {seconds:.3g} s"
    can_stop = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    began = perf_counter()
    with _alarm(seconds, told) if can_stop else nullcontext():
        yield
    if perf_counter() - began > seconds:
        raise OutOfTime(told)


@contextmanager
def _alarm(seconds: float, told: str) -> Iterator[None]:
    def stop(*_: object) -> None:
        raise OutOfTime(told)

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def play_group(plan: Plan, pairings: Sequence[Pairing]) -> list[Played]:
    """Play the matches that share a seed."""
    return [play(plan, pairing) for pairing in pairings]


def _todo(plan: Plan, left: Iterable[list[Pairing]] | None) -> Iterable[list[Pairing]]:
    return groups(plan) if left is None else left


def here(plan: Plan, left: Iterable[list[Pairing]] | None = None) -> Iterator[list[Played]]:
    """One match after another in this process."""
    warm(game_of(plan), plan.bots)
    for pairings in _todo(plan, left):
        yield play_group(plan, pairings)


def in_processes(workers: int = 0) -> Runner:
    """As many matches at a time as there are workers; 0 is one for every core."""

    def run(plan: Plan, left: Iterable[list[Pairing]] | None = None) -> Iterator[list[Played]]:
        pool = ProcessPoolExecutor(
            max_workers=workers or os.cpu_count(),
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_begin_work,
            initargs=(plan,),
        )
        try:
            jobs: list[Future[list[Played]]] = [
                pool.submit(play_group, plan, pairings) for pairings in _todo(plan, left)
            ]
            for job in as_completed(jobs):
                yield job.result()
        except BrokenProcessPool as error:
            raise LudiError("a process of the arena died: a bot ended it, or memory ran out") from error
        finally:
            # After Ctrl-C what is queued is dropped; what is being played is abandoned.
            _stop(pool)

    return run


def _begin_work(plan: Plan) -> None:
    """Ctrl-C is for the process that collects the matches; loading counts against nobody's time."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_collector, daemon=True).start()
    warm(game_of(plan), plan.bots)


def _end_with_the_collector() -> None:
    """Whoever is killed tells nobody to stop, and a worker would wait for its next match for ever."""
    collector = multiprocessing.parent_process()
    if collector is not None:
        collector.join()
        os._exit(1)


def _stop(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())  # noqa: SLF001  (no public way to stop running jobs before 3.14)
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def on_ray(address: str) -> Runner:
    """The same plan on a Ray cluster; its nodes have this package installed."""

    def run(plan: Plan, left: Iterable[list[Pairing]] | None = None) -> Iterator[list[Played]]:
        with cluster(address) as ray:
            remote = ray.remote(num_cpus=1)(play_group)
            waiting: list[Any] = [remote.remote(plan, pairings) for pairings in _todo(plan, left)]
            while waiting:
                ready, waiting = ray.wait(waiting, num_returns=1)
                yield ray.get(ready[0])

    return run


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """Ray, connected to this cluster; a connection that was there before stays."""
    with needed("ray", "matches on a cluster"):
        ray: Any = import_module("ray")
    ours = not ray.is_initialized()
    if ours:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    try:
        yield ray
    finally:
        if ours:
            ray.shutdown()
