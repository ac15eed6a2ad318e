"""What a bot is, and the door through which it is asked.

A bot is handed one imagined world: the position as its seat may know it, with
everything else drawn afresh. It cannot cheat, because what it could cheat with
is not there.
"""

import hashlib
import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from ludi.core import layout
from ludi.core.catalogue import Action
from ludi.core.contract import Game
from ludi.core.errors import BadNotation, LudiError
from ludi.core.match import Match

SEED_BITS: Final = 62


@dataclass(frozen=True, slots=True)
class Decision:
    """A chosen action, and what the bot thought of the position."""

    action: int
    chances: tuple[float, ...] = ()  # of each seat to win; empty when the bot has no opinion
    visits: dict[int, int] = field(default_factory=dict)  # by action, most visited first
    values: dict[int, float] = field(default_factory=dict)  # by action: utility to the actor, 0 to 1; or its points
    iterations: int = 0
    seconds: float = 0.0
    seconds_compiled: float = 0.0  # of them inside the compiled search
    forced: bool = False  # there was no other legal action, and the bot was not asked
    wins: dict[int, float] = field(default_factory=dict)  # by action: the actor's chance to win
    lines: dict[int, tuple[int, ...]] = field(default_factory=dict)  # by action: how more than half of it went on


class BotFault(LudiError):
    """A bot has not answered with a legal action."""


class Bot(Protocol):
    """A program that plays: give it this one method and it can play everywhere a level can."""

    def choose(self, game: Game[Any], s: Any, seat: int) -> Decision | Action | int | str:
        """Decide for the seat, which is to act in the concealed position ``s``; the position is the bot's to spoil.

        An action, its code or its notation is enough; a ``Decision`` also says why.
        """
        ...


def mix(*parts: object) -> int:
    """A seed that depends on all the parts."""
    text = " ".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "little") >> (64 - SEED_BITS)


def noticed(ranked: Iterable[int], oversight: float, seed: int) -> int:
    """The first action, best first, of those noticed: each goes unnoticed with the same probability, but not all."""
    chance = random.Random(seed)  # noqa: S311  (nobody's secret)
    actions = list(ranked)
    return next((action for action in actions if chance.random() >= oversight), actions[0])


def concealed(game: Game[Any], s: Any, seat: int, seed: int) -> Any:
    """A copy of the position with everything the seat cannot know drawn afresh."""
    world = layout.copy(s)
    game.conceal(world, seat, seed)
    return world


def decide(bot: Bot, game: Game[Any], s: Any, seed: int) -> Decision:
    """Ask a bot to decide for the seat to act; an action without alternative is taken unasked."""
    codes = game.legal_codes(s)
    if not codes:
        raise LudiError("nothing to decide: the match is over")
    if len(codes) == 1:
        return Decision(codes[0], forced=True)
    seat = int(s.actor)
    answer = bot.choose(game, concealed(game, s, seat, seed), seat)
    if not isinstance(answer, Decision):
        try:
            answer = Decision(game.code(answer))
        except BadNotation as error:
            raise BotFault(f"{bot!r} answered {error}") from error
    if answer.action not in codes:
        raise BotFault(f"{bot!r} chose {answer.action}, which is not legal")
    return answer


def ask(bot: Bot, match: Match) -> Decision:
    """Ask a bot to decide for the seat to act in a match; the same question gets the same answer."""
    return decide(bot, match.game, match.state, mix("ask", match.seed, match.step))
