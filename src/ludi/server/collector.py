"""The garbage collector waits for a quiet moment: a move must not wait while it looks through a whole server.

Playing makes no rings of objects: what a move leaves behind is freed when its
last user lets go of it. Left alone the collector looks all the same, every few
thousand moves, at tables and remembered views that are alive, and everybody's
moves stand still for a tenth of a second. The few rings there are (statements
to the database, broken connections) can wait.
"""

import asyncio
import gc
from collections.abc import Callable
from typing import Final

QUIET_SECONDS: Final = 1.0
"""Nobody has played for so long: now everything may be looked through."""
WORTH: Final = 20_000
"""Fewer new objects than this are not worth a look."""
MOST: Final = 500_000
"""More new objects than this do not wait any longer; only they are looked at."""


async def keep_tidy(moves: Callable[[], int]) -> None:
    """Let go of rings of objects when it disturbs nobody, or must be; ``moves`` tells how many were played so far."""
    gc.disable()
    try:
        before = moves()
        while True:
            await asyncio.sleep(QUIET_SECONDS)
            n_new, now = gc.get_count()[0], moves()
            is_quiet = now == before and n_new > WORTH
            if is_quiet:
                gc.unfreeze()
            if is_quiet or n_new > MOST:
                gc.collect()
                gc.freeze()  # what is alive is not looked at again before the next quiet moment
            before = now
    finally:
        gc.enable()
