"""When the garbage collector may work, and that it does."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from itertools import count, repeat

import pytest

from ludi.server import collector


class Ring:
    """An object that only the collector can free."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def _brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "PAUSE", 0.01)
    monkeypatch.setattr(collector, "WORTH", -1)


async def _is_freed(worked: Iterator[int], clock: Iterator[int]) -> bool:
    ring = weakref.ref(Ring())
    task = asyncio.create_task(collector.keep_tidy(lambda: next(worked), lambda: next(clock)))
    await asyncio.sleep(0)
    assert not gc.isenabled()
    await asyncio.sleep(0.3)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert gc.isenabled()
    return ring() is None


def test_rings_are_freed_when_there_is_nothing_to_do() -> None:
    assert asyncio.run(_is_freed(repeat(7), repeat(0)))


def test_nobody_waits_for_the_collector_while_there_is_work() -> None:
    assert not asyncio.run(_is_freed(count(), repeat(0)))


def test_a_server_that_is_never_quiet_is_tidied_after_an_hour() -> None:
    assert asyncio.run(_is_freed(count(), count(step=1801)))
