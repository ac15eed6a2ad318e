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
def _brisk(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(collector, "PAUSE", 0.01)
    monkeypatch.setattr(collector, "WORTH", -1)
    yield
    gc.unfreeze()


async def _is_freed(worked: Iterator[int], *, put_aside: bool) -> bool:
    ring = weakref.ref(Ring())
    task = asyncio.create_task(collector.keep_tidy(lambda: next(worked)))
    await asyncio.sleep(0)
    assert not gc.isenabled()
    if put_aside:
        gc.freeze()
    await asyncio.sleep(0.3)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert gc.isenabled()
    return ring() is None


def test_rings_are_freed_when_there_is_nothing_to_do() -> None:
    assert asyncio.run(_is_freed(repeat(7), put_aside=True))


def test_nobody_waits_for_the_collector_while_there_is_work() -> None:
    assert not asyncio.run(_is_freed(count(), put_aside=False))


def test_too_much_that_is_new_does_not_wait_for_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "MOST", -1)

    assert asyncio.run(_is_freed(count(), put_aside=False))
