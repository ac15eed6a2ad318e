"""What a hint says: the best few actions, and for each what is certain of it, what the search found, and why."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec

from ludi.bots import Decision
from ludi.bots.reasons import reasons
from ludi.core import layout
from ludi.core.contract import Choice, Game
from ludi.server.messages import outgoing

N_ADVICE: Final = 3
ENOUGH: Final = 200
"""Of an action that the search tried less often it says too little: it is judged by itself."""

Judge: TypeAlias = Callable[[int], float]
"""The chance of the seat to act after an action, searched as if it had been chosen already."""


def advice(game: Game[Any], world: Any, found: Decision, judge: Judge) -> tuple[outgoing.Advice, ...]:
    """The best actions for the seat to act in a world that it imagines, as the search there judged them."""
    visits = found.visits or {found.action: 1}
    total = sum(visits.values())
    best, *others = (
        outgoing.Advice(
            code=code,
            action=game.actions.text(code),
            chance=round(min(1.0, max(0.0, found.wins[code] if visits[code] >= ENOUGH else judge(code))), 4),
            weight=round(visits[code] / total, 4),
            then=_then(game, world, code, found.lines.get(code, ())),
        )
        for code in list(visits)[:N_ADVICE]
    )
    others.sort(key=lambda one: -one.chance)

    def reasoned(one: outgoing.Advice, beside: outgoing.Advice) -> outgoing.Advice:
        lines = [(each.code, *found.lines.get(each.code, ())) for each in (one, beside)]
        return msgspec.structs.replace(one, reasons=reasons(game, world, *lines))

    if not others:
        return (best,)
    return reasoned(best, others[0]), *(reasoned(one, best) for one in others)


def _then(game: Game[Any], world: Any, code: int, line: tuple[int, ...]) -> tuple[Choice, ...]:
    """How the seat goes on by itself after an action, as far as nothing is left to chance and nobody else decides."""
    seat, reveals = int(world.actor), int(world.reveals)
    s = layout.copy(world)
    steps: list[Choice] = []
    for following in line:
        game.apply(s, code)
        if s.actor != seat or s.reveals != reveals:
            break
        offered = game.view(s, seat).choices
        if len(offered) == 1:
            break  # no decision: the screen does it by itself
        step = next((choice for choice in offered if choice.code == following), None)
        if step is None:
            break
        steps.append(step)
        code = following
    return tuple(steps)
