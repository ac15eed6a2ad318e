"""The garbage collector waits for a quiet moment: a move must not wait while it looks through a whole server.

Playing makes no rings of objects: what a move leaves behind is freed when its
last user lets go of it. Left alone the collector looks all the same, every few
thousand moves, at tables and remembered views that are alive, and everybody's
moves stand still for a tenth of a second. The few rings there are (statements
to the database, broken connections) can wait.
"""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

PAUSE: Final = 1.0
"""Seconds between two looks at how busy we are."""
QUIET: Final = 0.05
"""Who has worked for less than this since the last look has nothing to do: everything may be looked through."""
WORTH: Final = 100_000
"""Fewer new objects than this are not worth a look."""
LONGEST: Final = 3600.0
"""Seconds after which a server that is never quiet stands still all the same, for about a second."""


async def keep_tidy(
    worked: Callable[[], float] = time.thread_time, clock: Callable[[], float] = time.monotonic
) -> None:
    """Let go of rings of objects when it disturbs nobody, or must be; ``worked`` tells for how many seconds we have."""
    gc.disable()
    try:
        before, last = worked(), clock()
        while True:
            await asyncio.sleep(PAUSE)
            is_quiet = worked() - before < QUIET
            if (is_quiet or clock() - last > LONGEST) and gc.get_count()[0] > WORTH:
                gc.collect()
                last = clock()
            before = worked()
    finally:
        gc.enable()
