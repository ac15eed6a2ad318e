"""What keeps memory and work bounded: the latest of many, and rates by a bucket of tokens for each person."""

import time
from collections import OrderedDict
from typing import Final, TypeVar

from ludi.server.errors import Denied

T = TypeVar("T")
KEPT: Final = 50_000


class Recent(OrderedDict[str, T]):
    """The latest of many: beyond so many, what was put in longest ago goes."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, name: str, value: T) -> None:
        super().__setitem__(name, value)
        self.move_to_end(name)
        if len(self) > self._most:
            self.popitem(last=False)


class Rate:
    """So many a second, with a burst, for each of many."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets = Recent[tuple[float, float]](KEPT)  # tokens, as of

    def waiting(self, who: str) -> float:
        """Count one more, if it is allowed now; else after how many seconds it would be."""
        now = time.monotonic()
        tokens, then = self._buckets.get(who, (self._burst, now))
        tokens = min(self._burst, tokens + (now - then) * self._rate)
        allowed = tokens >= 1
        self._buckets[who] = (tokens - 1 if allowed else tokens, now)
        return 0.0 if allowed else (1 - tokens) / self._rate

    def take(self, who: str) -> None:
        """Count one more, or refuse it and say for how long."""
        seconds = self.waiting(who)
        if seconds:
            raise Denied("too_fast", f"too many at once: wait {seconds:.2f} s", wait=seconds)
