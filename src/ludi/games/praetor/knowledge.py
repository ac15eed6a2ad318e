"""Who knows what (PRA-INF).

The stacks have no order until a tile is drawn, so nothing in a position is
hidden but the generator.
"""

from ludi.core import rng
from ludi.core.jit import compiled

from .state import State


@compiled
def conceal(s: State, _seat: int, seed: int) -> None:
    """Redraw what nobody can know: the tiles to come are drawn by the generator alone (PRA-INF-01, -03)."""
    rng.start_from(s.rng, seed)
