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
MOST: Final = 500_000
"""More new objects than this do not wait any longer; only they are looked at."""


async def keep_tidy(worked: Callable[[], float] = time.thread_time) -> None:
    """Let go of rings of objects when it disturbs nobody, or must be; ``worked`` tells for how many seconds we have."""
    gc.disable()
    try:
        before = worked()
        while True:
            await asyncio.sleep(PAUSE)
            n_new, now = gc.get_count()[0], worked()
            is_quiet = now - before < QUIET and n_new > WORTH
            if is_quiet:
                gc.unfreeze()
            if is_quiet or n_new > MOST:
                gc.collect()
                gc.freeze()  # what is alive is not looked at again before the next quiet moment
            before = worked()
    finally:
        gc.enable()
