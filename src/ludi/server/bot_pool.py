"""Bots, hints and analysis: they think in threads of their own, few and of low priority.

Compiled search releases the interpreter, so people's moves pass while bots
think. A bot is handed one imagined world of its seat, never the position itself.
"""

import asyncio
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from ludi.bots import LADDER, Bot, Decision, bot, decide
from ludi.core import jit
from ludi.core.contract import Game
from ludi.server import preparing
from ludi.server.errors import Denied

T = TypeVar("T")
NICENESS: Final = 10
ANALYST: Final = "search@400"
"""What draws the chance curve: quick enough for a whole match, and the same at every moment."""
MOST_WAITING: Final = 10_000


def known_level(level: str, where: str) -> str:
    """A level that people may ask for; anything else a bot may be called is not for strangers."""
    if level not in LADDER:
        raise Denied("bad_request", f"level {level!r}: expected one of {', '.join(LADDER)}", where)
    return level


def _step_back() -> None:
    """Let people's moves go first where threads share a core."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


class BotPool:
    """The threads that think, and the bots that each of them keeps."""

    def __init__(self, threads: int) -> None:
        self._bots = ThreadPoolExecutor(threads, thread_name_prefix="bot", initializer=_step_back)
        self._analysts = ThreadPoolExecutor(1, thread_name_prefix="analyst", initializer=_step_back)
        self._mine = threading.local()
        self._compiling: dict[tuple[str, bool], asyncio.Task[None]] = {}
        self.waiting = 0
        self.decisions = 0

    async def close(self) -> None:
        """Take no more questions; those being thought about are finished by nobody."""
        for task in self._compiling.values():
            task.cancel()
        await asyncio.gather(*self._compiling.values(), return_exceptions=True)
        self._bots.shutdown(wait=False, cancel_futures=True)
        self._analysts.shutdown(wait=False, cancel_futures=True)

    async def decide(self, level: str, game: Game[Any], s: Any) -> Decision:
        """What a bot does for the seat to act."""
        self.decisions += 1
        await self.compiled(game, bots=True)
        return await self._in(self._bots, lambda: self._decide(level, game, s))

    async def advise(self, level: str, game: Game[Any], s: Any) -> Decision:
        """The same for a hint: it queues behind other hints, not behind bots."""
        await self.compiled(game, bots=True)
        return await self._in(self._analysts, lambda: self._advise(level, game, s))

    async def curve(self, game: Game[Any], positions: list[Any]) -> list[tuple[float, ...]]:
        """The chances of each seat at each position; where there was no choice, those of the one after."""
        await self.compiled(game, bots=True)
        return await self._in(self._analysts, lambda: [self._chances(game, s) for s in positions])

    async def prepare(self, game: Game[Any], *, bots: bool) -> None:
        """Have everything loaded that a match, or its bots, need before anybody waits for it."""
        await self.compiled(game, bots=bots)
        await self._in(self._analysts, lambda: preparing.exercise(game, bots=bots))

    async def compiled(self, game: Game[Any], *, bots: bool) -> None:
        """Wait until a game, or its bots, can be loaded from the disk cache: nothing is compiled in this process."""
        task = self.compile(game, bots=bots)
        if not task.done():
            await asyncio.shield(task)

    def compile(self, game: Game[Any], *, bots: bool) -> asyncio.Task[None]:
        """Begin with it, unless it has begun."""
        task = self._compiling.get((game.name, bots))
        if task is None:
            task = asyncio.create_task(preparing.compile_apart(game.name, bots=bots), name=f"compile-{game.name}")
            self._compiling[game.name, bots] = task
        return task

    async def all_compiled(self) -> None:
        """Wait until nothing is being compiled."""
        while unfinished := [task for task in self._compiling.values() if not task.done()]:
            await asyncio.wait(unfinished)

    def must_compile(self, game: Game[Any]) -> bool:
        """Whether a bot of this game waits for the compiler before it thinks."""
        task = self._compiling.get((game.name, True))
        is_done = task is not None and task.done()
        return not (is_done or jit.INTERPRETED or preparing.mark(game.name, bots=True).exists())

    async def _in(self, pool: ThreadPoolExecutor, job: Callable[[], T]) -> T:
        if self.waiting >= MOST_WAITING:
            raise Denied("unavailable", "too many bots are thinking")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, job)
        finally:
            self.waiting -= 1

    def _bot(self, spec: str) -> Bot:
        kept: dict[str, Bot] = self._mine.__dict__
        if spec not in kept:
            kept[spec] = bot(spec, secrets.randbits(60))
        return kept[spec]

    def _decide(self, level: str, game: Game[Any], s: Any) -> Decision:
        return decide(self._bot(level), game, s, secrets.randbits(60))

    def _advise(self, level: str, game: Game[Any], s: Any) -> Decision:
        found = self._decide(level, game, s)
        # Where there is only one action the bot was not asked, but people want to know how they stand.
        return found if found.chances else Decision(found.action, self._chances(game, s), found.visits, found.values)

    def _chances(self, game: Game[Any], s: Any) -> tuple[float, ...]:
        """Asked of the search directly: it has an opinion also where there is only one action."""
        from ludi.bots.player import concealed  # noqa: PLC0415  (not part of the package's face)

        seat = int(s.actor)
        return self._bot(ANALYST).choose(game, concealed(game, s, seat, secrets.randbits(60)), seat).chances
