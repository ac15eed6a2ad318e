"""How good a position looks to a seat."""

from ludi.core.jit import compiled
from ludi.games.praetor.scoring import base_score, expert_points
from ludi.games.praetor.state import State


@compiled
def evaluate(s: State, seat: int) -> int:
    """Expected final score in hundredths."""
    return 100 * (base_score(s, seat) + expert_points(s, seat))
