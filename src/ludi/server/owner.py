"""One task owns a thing: whatever happens to it waits in a queue and is done in order, by nobody else."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog

from ludi.core.errors import LudiError

T = TypeVar("T")
Work = Callable[[], Awaitable[Any]]
logger = structlog.get_logger("ludi.owner")


class Owner:
    """A queue, and the task that works through it while there is something to do.

    Who asked may lose interest or be cancelled: what has begun is finished all
    the same, and what has not begun is not begun for somebody who has gone.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._queue: deque[tuple[Work, asyncio.Future[Any] | None]] = deque()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something is being done, or waits to be."""
        return self._task is not None

    def do(self, work: Callable[[], Awaitable[T]]) -> "asyncio.Future[T]":
        """Have something done when its turn comes; the answer. Not for work that is itself done here."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(work, answer)
        return answer

    def tell(self, work: Work) -> None:
        """Have something done that nobody waits for."""
        self._put(work, None)

    def _put(self, work: Work, answer: "asyncio.Future[Any] | None") -> None:
        self._queue.append((work, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._work(), name=self._name)

    async def finish(self) -> None:
        """Wait until everything that waits is done."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def before_each(self) -> None:
        """What must be settled before anything else is done."""

    async def _work(self) -> None:
        while self._queue:
            work, answer = self._queue.popleft()
            if answer is not None and answer.done():
                continue
            try:
                await self.before_each()
                found = await work()
            except Exception as error:
                if answer is not None and not answer.done():
                    answer.set_exception(error)
                elif not isinstance(error, LudiError):
                    logger.exception("task failed", task=self._name)
            else:
                if answer is not None and not answer.done():
                    answer.set_result(found)
        self._task = None
