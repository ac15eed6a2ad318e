"""What is to be played: every match of an arena run follows from the plan and its number."""

from collections.abc import Iterator
from itertools import combinations
from math import ceil
from typing import Any

import msgspec

from ludi.bots.levels import UnknownBot, bot
from ludi.bots.player import mix
from ludi.core.catalogue import Value
from ludi.core.contract import Game
from ludi.core.errors import BadSetup, LudiError
from ludi.games import GAMES


class Plan(msgspec.Struct, frozen=True):
    """An arena run. Fewer bots than seats: the last one fills the seats left over."""

    game: str
    seats: int
    bots: tuple[str, ...]
    matches: int
    seed: int = 1
    options: dict[str, Value] = {}
    timed: bool = False  # levels keep their time limits; the run can then not be reproduced
    move_seconds: float = 0.0  # a bot that thinks longer about one decision forfeits; 0 is without limit
    match_seconds: float = 0.0  # the same for all decisions of a seat in a match
    box: dict[str, Any] = {}  # in what the values of the game differ from ours


def game_of(plan: Plan) -> Game[Any]:
    """The game that is played, with the box that it is played with."""
    return GAMES.with_box(plan.game, plan.box)


class Pairing(msgspec.Struct, frozen=True):
    """One match to play: which bot of the plan sits where."""

    number: int
    seed: int
    seating: tuple[int, ...]  # by seat: index into Plan.bots


class Forfeit(msgspec.Struct, frozen=True):
    """A match that a bot lost by its own fault: it raised an error, answered nonsense or thought too long."""

    bot: str
    seat: int
    step: int
    why: str


class Played(msgspec.Struct, frozen=True):
    """One match as it was played; with the plan, a whole record."""

    pairing: Pairing
    actions: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    ending: str
    decisions: tuple[int, ...]  # by seat, forced ones left out
    seconds: tuple[float, ...]  # by seat: thinking time in all
    slowest: tuple[float, ...]  # by seat: the longest decision
    forfeit: Forfeit | None = None  # the match ended there: that seat is last, all others share the first place


def check(plan: Plan, game: Game[Any]) -> None:
    """Refuse a plan that cannot be played, before anything is started."""
    if plan.seats not in game.seats:
        raise BadSetup(f"{game.name}: seats={plan.seats}; expected {game.seats[0]} to {game.seats[-1]}")
    if not plan.bots:
        raise BadSetup("an arena needs at least one bot")
    if plan.matches < 1:
        raise BadSetup(f"matches={plan.matches}; expected at least 1")
    if plan.move_seconds < 0 or plan.match_seconds < 0:
        raise BadSetup("limits of time: expected 0 or more seconds")
    game.option_indices(plan.options)
    for spec in plan.bots:
        try:
            bot(spec)
        except LudiError:
            raise
        except Exception as error:
            raise UnknownBot(f"{spec}: making it raised {type(error).__name__}: {error}") from error


def line_ups(plan: Plan) -> list[tuple[int, ...]]:
    """The groups of bots that meet, as indices into the plan's bots."""
    entered = tuple(range(len(plan.bots)))
    if len(entered) <= plan.seats:
        return [entered + (entered[-1],) * (plan.seats - len(entered))]
    return list(combinations(entered, plan.seats))


def groups(plan: Plan) -> Iterator[list[Pairing]]:
    """Matches in groups that share a seed: mirrored, each line-up once in every rotation of the seats.

    Whole groups only, so that nobody sits in a better place more often: the
    number of matches is rounded up. A bot that plays only itself has nothing
    to mirror: every match has its own seed, and says more about the game.
    """
    ups = line_ups(plan)
    number = 0
    for group in range(ceil(plan.matches / plan.seats)):
        line_up = ups[group % len(ups)]
        rotations = []
        for turn in range(plan.seats):
            shared = group // len(ups) if len(set(line_up)) > 1 else number
            seed = mix("arena", plan.seed, shared)
            rotations.append(Pairing(number, seed, line_up[turn:] + line_up[:turn]))
            number += 1
        yield rotations
