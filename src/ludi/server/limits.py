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

    def allows(self, who: str) -> bool:
        """Whether one more is allowed now; if so it is counted."""
        now = time.monotonic()
        tokens, then = self._buckets.pop(who, (self._burst, now))
        tokens = min(self._burst, tokens + (now - then) * self._rate)
        allowed = tokens >= 1
        self._buckets[who] = (tokens - 1 if allowed else tokens, now)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return allowed

    def take(self, who: str) -> None:
        """Count one more, or refuse it."""
        if not self.allows(who):
            raise Denied("too_fast", "too many at once: wait a little")
