"""Who knows what (section 12): everything is public, only the draws to come are unknown."""

from ludi.core import rng
from ludi.core.jit import compiled

from .state import State


@compiled
def conceal(s: State, seat: int, seed: int) -> None:  # noqa: ARG001  (every seat knows the same)
    """Only the draws to come are unknown (TRI-1201, 1202)."""
    rng.start_from(s.rng, seed)
