"""Why things do not go together: a card and a space, dice and a building, a worker and a tile.

What a person presses on a board are things, and what the rules know are actions that mention them. The things are
taken one after the other in every order that the rules allow; the first reason in the way of the last one left over
is the answer. All of it happens in a world that the seat imagines, and nothing is looked at beyond what chance or
other seats decide.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ludi.bots.player import concealed
from ludi.core import layout
from ludi.core.catalogue import Action
from ludi.core.contract import Game, Refusal
from ludi.server.errors import Denied
from ludi.server.messages.outgoing import WhyNot

MOST_THINGS: Final = 4
WIDEST: Final = 6
"""Of the legal actions that mention a thing so many are followed."""
NOT_ASKED: Final = "NOT_ASKED"
"""What every game calls an action that no rule asks for now: any other reason says more."""


class Thing(NamedTuple):
    """Something on a board: a name, wherever an action mentions it, or a number in the field of that name."""

    field: str
    value: str
    kind: str = ""  # only actions of this kind

    def is_in(self, action: Action) -> bool:
        """Whether an action mentions it."""
        if self.kind not in {"", action.kind}:
            return False
        if self.field == "code":
            return self.value == str(action.code)
        return self.value in action.arguments.values() or self.value == str(action.arguments.get(self.field))


class Answer(NamedTuple):
    """The actions that take all things together; else how far it goes, and the first reason not to go on.

    Where things are each possible but not one after the other, or nothing is ever done with them, there is no reason.
    """

    possible: bool
    steps: tuple[Action, ...]
    refused: Action | None = None
    why: Refusal | None = None


def things_of(text: str) -> list[Thing]:
    """``card=C3 space=R16-2 build:tile=T7``: the things that are asked about."""
    found: list[Thing] = []
    for each in text.split():
        name, is_given, value = each.partition("=")
        kind, _, field = name.rpartition(":")
        if not (is_given and field and value):
            raise Denied("bad_request", f"thing {each!r}: expected field=value or kind:field=value", "$.things")
        found.append(Thing(field, value, kind))
    if not 1 <= len(set(found)) <= MOST_THINGS:
        raise Denied("bad_request", f"{len(set(found))} things: expected 1 to {MOST_THINGS}", "$.things")
    return list(dict.fromkeys(found))


def answered(game: Game[Any], s: Any, seat: int, luck: int, things: Sequence[Thing]) -> WhyNot:
    """What the seat to act is told of these things, by a world that it imagines."""
    found = together(game, concealed(game, s, seat, luck), things)
    why, clause = (found.why.name, found.why.clause) if found.why else (None, None)
    return WhyNot(found.possible, found.steps, found.refused, why, clause)


def together(game: Game[Any], world: Any, things: Sequence[Thing]) -> Answer:
    """Whether the seat to act could do something with all the things at once in a world that it imagines."""
    return max(_ways(game, world, list(things), ()), key=_says)


def _says(answer: Answer) -> tuple[bool, int, int]:
    """How much an answer tells: a way first, then a reason of its own, then what comes furthest."""
    reason = 0 if answer.why is None else 1 + (answer.why.name != NOT_ASKED)
    return answer.possible, reason, len(answer.steps)


def _ways(game: Game[Any], world: Any, things: list[Thing], before: tuple[Action, ...]) -> list[Answer]:
    """What comes of each action that mentions some of the things, those first that mention most."""
    actions = [action for action in game.actions if any(thing.is_in(action) for thing in things)]
    actions.sort(key=lambda action: -sum(thing.is_in(action) for thing in things))
    reasons = {action: int(game.refusal(world, action.code)) for action in actions}
    free = {thing for thing in things if any(thing.is_in(action) for action in actions if not reasons[action])}
    found = [Answer(possible=False, steps=before)]
    wide = WIDEST
    for action in actions:
        if reason := reasons[action]:
            # Of things that can be taken by another action, this one is not what is in the way; all together it may be.
            mentioned = {thing for thing in things if thing.is_in(action)}
            if not mentioned <= free or len(mentioned) == len(things):
                found.append(Answer(possible=False, steps=before, refused=action, why=game.refusals(reason)))
            continue
        left = [thing for thing in things if not thing.is_in(action)]
        if not left:
            return [Answer(possible=True, steps=(*before, action))]
        wide -= 1
        after = layout.copy(world)
        game.apply(after, action.code)
        if wide >= 0 and after.actor == world.actor and after.reveals == world.reveals:
            found += _ways(game, after, left, (*before, action))
    return found
