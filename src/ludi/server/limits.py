"""Rates: a bucket of tokens for each person and kind of asking."""

import time
from collections import OrderedDict
from typing import Final

from ludi.server.errors import Denied

KEPT: Final = 50_000


class Rate:
    """So many a second, with a burst, for each of many."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, as of

    def waiting(self, who: str) -> float:
        """Count one more, if it is allowed now; else after how many seconds it would be."""
        now = time.monotonic()
        tokens, then = self._buckets.pop(who, (self._burst, now))
        tokens = min(self._burst, tokens + (now - then) * self._rate)
        allowed = tokens >= 1
        self._buckets[who] = (tokens - 1 if allowed else tokens, now)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return 0.0 if allowed else (1 - tokens) / self._rate

    def take(self, who: str) -> None:
        """Count one more, or refuse it and say for how long."""
        seconds = self.waiting(who)
        if seconds:
            raise Denied("too_fast", f"too many at once: wait {seconds:.2f} s", wait=seconds)
