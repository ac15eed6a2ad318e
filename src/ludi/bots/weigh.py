"""One action ahead: the evaluation of every legal action, averaged over imagined worlds."""

from ludi.bots.desk import Desk, draw_seed
from ludi.bots.tree import Floats
from ludi.core import dispatch
from ludi.core.contract import Position
from ludi.core.jit import compiled


@compiled
def weigh(root: Position, seat: int, desk: Desk, worlds: int, weights: Floats) -> None:
    """Fill the mask of legal actions, and for each what it promises: own points, and a share of the lead over the best other seat."""
    n = 0 + root.seats  # widened, as in search.look
    weights[:] = 0.0
    dispatch.legal(root, desk.mask)
    for _ in range(worlds):
        desk.work[0] = root
        dispatch.conceal(desk.work[0], seat, draw_seed(desk.luck))
        for code in range(len(desk.mask)):
            if desk.mask[code]:
                desk.work[1] = desk.work[0]
                ahead = desk.work[1]
                dispatch.apply(ahead, code)
                best = -1.0e9
                for other in range(n):
                    if other != seat:
                        best = max(best, dispatch.evaluate(ahead, other))
                weights[code] += (dispatch.evaluate(ahead, seat) - best / (n - 1)) / (100.0 * worlds)
