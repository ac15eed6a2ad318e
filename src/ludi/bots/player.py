"""What a bot is, and the door through which it is asked.

A bot is handed one imagined world: the position as its seat may know it, with
everything else drawn afresh. It cannot cheat, because what it could cheat with
is not there.
"""

import hashlib
import math
import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from ludi.core import layout
from ludi.core.catalogue import Action
from ludi.core.contract import Game
from ludi.core.errors import BadNotation, LudiError
from ludi.core.match import Match

SEED_BITS: Final = 62
FARTHEST: Final = 3.0
"""An action that loses more temperatures than these is not taken."""


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
    scatter: float = 0.0  # a standard deviation of the utility over the iterations; or of the final points


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


def odds(values: Mapping[int, float], temperature: float) -> dict[int, float]:
    """How likely each action is beside the first, which is the best: the less, the more it loses.

    One that loses the temperature is e times as rare. Those that lose far more are left out, for many of them would
    add up, and none counts for more than the first, for one that was hardly tried may only seem better.
    """
    best = next(iter(values.values()))
    losses = {action: max(0.0, best - value) / temperature for action, value in values.items()}
    return {action: math.exp(-loss) for action, loss in losses.items() if loss <= FARTHEST}


def drawn(values: Mapping[int, float], temperature: float, seed: int) -> int:
    """An action of those valued, best first: the first, or with a temperature one drawn by its odds."""
    if not temperature:
        return next(iter(values))
    found = odds(values, temperature)
    return random.Random(seed).choices(list(found), list(found.values()))[0]  # noqa: S311  (nobody's secret)


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
    if not callable(getattr(bot, "choose", None)):
        made = f"; ludi.bot({bot!r}) makes a bot of that name" if isinstance(bot, str) else ""
        raise BotFault(f"{_called(bot)} has no method choose(game, s, seat){made}")
    seat = int(s.actor)
    answer = bot.choose(game, concealed(game, s, seat, seed), seat)
    if not isinstance(answer, Decision):
        try:
            answer = Decision(game.code(answer))
        except BadNotation as error:
            raise BotFault(f"{_called(bot)} answered {error}") from error
    if answer.action not in codes:
        raise BotFault(f"{_called(bot)} chose {answer.action!r}, which is not legal")
    return answer


def _called(bot: object) -> str:
    """A bot as it calls itself, or by its class: an address in memory would be another one in every run."""
    return type(bot).__name__ if type(bot).__repr__ is object.__repr__ else repr(bot)


def ask(bot: Bot, match: Match) -> Decision:
    """Ask a bot to decide for the seat to act in a match; the same question gets the same answer."""
    return decide(bot, match.game, match.state, mix("ask", match.seed, match.step))
