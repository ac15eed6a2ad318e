"""Bots, hints and analysis: they think in a few threads of their own.

Compiled search releases the interpreter, so people's moves pass while bots
think. The threads have the priority of everything else here: one of a lower
priority that had to wait for a core while it held the interpreter would let
everybody's moves wait with it. A bot is handed one imagined world of its seat, never the position itself.
Thinking time is shared fairly by person: whoever asks for much waits behind their own questions.
"""

import asyncio
import gc
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

import structlog

from ludi.bots import LADDER, Decision, Searcher, bot, decide
from ludi.bots.judging import judge_of
from ludi.bots.player import concealed
from ludi.core import jit
from ludi.core.contract import Game
from ludi.games import GAMES
from ludi.server import hints, preparing
from ludi.server.errors import Denied
from ludi.server.messages.outgoing import Advice
from ludi.server.tasks import Tasks

T = TypeVar("T")
ANALYST: Final = "analyst"
ANALYST_ITERATIONS: Final = 400
"""What says how somebody stands who has no choice."""
JUDGE: Final = "judge"
MOST_WAITING: Final = 10_000
logger = structlog.get_logger("ludi.bots")


def known_level(level: str, where: str) -> str:
    """A level that people may ask for; anything else a bot may be called is not for strangers."""
    if level not in LADDER:
        raise Denied("bad_request", f"level {level!r}: expected one of {', '.join(LADDER)}", where)
    return level


class _Turn(asyncio.Lock):
    """One of a person's questions waits with everybody else's, the rest behind it."""

    waiting = 0


class Threads:
    """Threads that serve everybody who waits in turn, however much each has asked for."""

    def __init__(self, threads: int, name: str) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free = asyncio.Semaphore(threads)
        self._turns: WeakValueDictionary[str, _Turn] = WeakValueDictionary()  # by person
        self._thinking = 0

    def close(self) -> None:
        """Take no more questions; answers still being worked on are dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    @property
    def n_asked(self) -> int:
        """How many think or wait to."""
        return self._thinking + sum(turn.waiting for turn in self._turns.values())

    async def run(self, who: str, job: Callable[[], T], most: int = MOST_WAITING) -> T:
        """Do something in a thread when it is this person's turn; nobody has more than ``most`` waiting."""
        turn = self._turns.setdefault(who, _Turn())
        if self.n_asked >= MOST_WAITING or turn.waiting >= most:
            raise Denied("too_fast", "too much is being thought about: wait a second", wait=1.0)
        turn.waiting += 1
        try:
            async with turn:
                await self._free.acquire()
        finally:
            turn.waiting -= 1
        thought = asyncio.get_running_loop().run_in_executor(self._pool, job)
        self._thinking += 1
        # A thread cannot be called back: it is busy until it ends, also when who asked has gone.
        thought.add_done_callback(self._ended)
        return await asyncio.shield(thought)

    def _ended(self, _: object) -> None:
        self._thinking -= 1
        self._free.release()


class BotPool:
    """The threads that think, and the bots that each of them keeps."""

    def __init__(self, threads: int, tasks: Tasks) -> None:
        self._tasks = tasks
        self._bots = Threads(threads, "bot")
        self._analysts = Threads(1, "analyst")
        self._mine = threading.local()
        self._preparing: dict[tuple[str, bool], asyncio.Task[None]] = {}
        self.decisions = 0

    def close(self) -> None:
        self._bots.close()
        self._analysts.close()

    @property
    def waiting(self) -> int:
        """How many bots, hints and analyses think or wait to."""
        return self._bots.n_asked + self._analysts.n_asked

    async def decide(self, who: str, level: str, game: Game[Any], s: Any) -> Decision:
        """What a bot does for the seat to act, at somebody's table."""
        self.decisions += 1
        await self.ready(game.name, bots=True)
        return await self._bots.run(who, lambda: self._decide(level, game, s))

    async def advise(self, who: str, level: str, game: Game[Any], s: Any) -> tuple[Advice, ...]:
        """A hint for the seat to act: it queues behind other people's hints, not behind bots; one at a time for each."""
        await self.ready(game.name, bots=True)
        return await self._analysts.run(who, lambda: self._advise(level, game, s), most=1)

    async def judge(self, who: str, game: Game[Any], job: Callable[[Searcher], T], most: int = MOST_WAITING) -> T:
        """Ask the search that judges finished matches; whoever asks it the same is told the same."""
        await self.ready(game.name, bots=True)
        return await self._analysts.run(
            who, lambda: job(self._kept(f"{JUDGE} {game.name}", lambda: judge_of(game))), most
        )

    # Having everything compiled and loaded.

    async def prepare_all(self) -> None:
        """Have every game ready before anybody waits for it: first the rules, then the bots."""
        for bots in (False, True):
            for game in GAMES:
                while waited_for := [task for task in self._preparing.values() if not task.done()]:
                    await asyncio.wait(waited_for)
                await self.ready(game, bots=bots)
        logger.info("prepared", games=len(GAMES))

    async def ready(self, game: str, *, bots: bool) -> None:
        """Wait until a game's rules, or its bots, are compiled and loaded; everybody else's moves pass meanwhile."""
        task = self.prepare(game, bots=bots)
        if not task.done():
            await asyncio.shield(task)

    def prepare(self, game: str, *, bots: bool) -> asyncio.Task[None]:
        """Begin with it, unless it has begun."""
        task = self._preparing.get((game, bots))
        if task is None:
            task = self._tasks.spawn(self._prepare(GAMES[game], bots=bots), f"prepare-{game}")
            self._preparing[game, bots] = task
        return task

    async def _prepare(self, game: Game[Any], *, bots: bool) -> None:
        if jit.INTERPRETED:
            return  # there is nothing to compile or load
        logger.info("preparing", game=game.name, bots=bots)
        await preparing.compile_apart(game.name, bots=bots)
        await self._analysts.run("", lambda: preparing.exercise(game, bots=bots))
        gc.freeze()  # what is loaded stays: the collector need not walk through it again and again

    def is_ready(self, game: str, *, bots: bool) -> bool:
        """Whether nobody would have to wait."""
        task = self._preparing.get((game, bots))
        return task is not None and task.done()

    def _kept(self, name: str, make: Callable[[], T]) -> T:
        """What this thread keeps under a name."""
        kept: dict[str, T] = self._mine.__dict__
        if name not in kept:
            kept[name] = make()
        return kept[name]

    def _analyst(self, game: Game[Any]) -> Searcher:
        return self._kept(f"{ANALYST} {game.name}", lambda: judge_of(game, ANALYST_ITERATIONS, secrets.randbits(60)))

    def _decide(self, level: str, game: Game[Any], s: Any) -> Decision:
        thinker = self._kept(level, lambda: bot(level, secrets.randbits(60)))
        return decide(thinker, game, s, secrets.randbits(60))

    def _advise(self, level: str, game: Game[Any], s: Any) -> tuple[Advice, ...]:
        seat, found = int(s.actor), self._decide(level, game, s)
        world = concealed(game, s, seat, secrets.randbits(60))

        def judge(code: int) -> float:
            return self._analyst(game).judge(game, world, seat, code).wins[code]

        return hints.advice(game, world, found, judge)
