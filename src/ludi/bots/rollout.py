"""Playing on from where the tree ends, so that the evaluation is asked between two turns and not in the midst of one."""

from ludi.bots.desk import LOWEST, Desk, Style, look
from ludi.core import dispatch
from ludi.core.contract import OVER
from ludi.core.jit import inlined
from ludi.core.simulate import choose


@inlined
def rollout(desk: Desk, style: Style) -> None:
    """Play the world at hand on until the horizon or the end.

    The horizon lies between two turns: in the midst of one, evaluations of the seats do not compare.
    """
    s = desk.work[0]
    left = style.horizon
    actor = s.actor
    while s.actor != OVER and left != 0:
        dispatch.legal(s, desk.mask)
        code = choose(desk.mask, desk.luck)
        if style.rivals > 1:
            best = LOWEST
            for _ in range(style.rivals):
                rival = choose(desk.mask, desk.luck)
                if best == LOWEST:
                    best = look(desk, code)
                if rival != code:
                    worth = look(desk, rival)
                    if worth > best:
                        best, code = worth, rival
        dispatch.apply(s, code)
        if s.actor != actor:
            actor = s.actor
            left -= 1
