"""What is asked, as an observation tells it."""

from typing import Any

from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi.core.rows import clear


@compiled
def observe_phase(s: Any, out: Any) -> None:
    """1 in the place of the phase that is asked, 0 in every other; once the game is over nothing is asked."""
    clear(out)
    if s.actor != OVER:
        out[s.phase] = 1
