"""Work beside the requests: tasks that are watched, and one task that owns a thing.

Whatever happens to what is owned waits in a queue and is done in order, by nobody else.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import structlog

from ludi.core.errors import LudiError

T = TypeVar("T")
Work = Callable[[], Awaitable[Any]]
logger = structlog.get_logger("ludi.tasks")


class Tasks:
    """Everything that runs by itself."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any], name: str) -> asyncio.Task[Any]:
        """Run something beside; a fault in it is logged with its traceback."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("task failed", task=task.get_name(), exc_info=task.exception())

    async def close(self) -> None:
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)


class Owner:
    """A queue, and the task that works through it while there is something to do.

    Who asked may lose interest or be cancelled: what has begun is finished all
    the same, and what has not begun is not begun for somebody who has gone.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._queue: deque[tuple[Work, asyncio.Future[Any] | None]] = deque()
        self._task: asyncio.Task[None] | None = None

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
