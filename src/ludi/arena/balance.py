"""What the logs say about the game itself: seats, scores, length, and what winners use."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec

from ludi.arena.plan import Plan, Played, game_of
from ludi.arena.statistics import Estimate, mean, wilson
from ludi.core.catalogue import Action
from ludi.core.contract import OVER, Game, wins

Key: TypeAlias = tuple[str, str, str]
"""A kind of action, one of its arguments and a value, or the kind alone."""
WHOLE: Final = ("", "", "")
"""Instead of a kind: everything that was played, once a seat and match."""


class SeatBalance(msgspec.Struct, frozen=True):
    """How a seat did, whoever sat there. Seats are counted from the one that acts first."""

    seat: int
    share: Estimate
    points: Estimate


class Usage(msgspec.Struct, frozen=True):
    """How often a kind of action, or one value of its argument, was used."""

    kind: str
    argument: str  # empty for the kind as a whole
    value: str
    uses: int
    a_match: float
    matches: int  # in which it was used at all
    winners: Estimate  # share of the uses that were a winner's
    fair: float  # the share that the same bots won: for a kind over all, for a value whenever they took such an action


class Balance(msgspec.Struct, frozen=True):
    """The balance of a game as one run shows it."""

    seats: list[SeatBalance]
    scores: list[int]
    winning: list[int]
    margins: list[int]  # between first and second
    lengths: list[int]
    endings: dict[str, int]
    usage: list[Usage]


def measure_balance(plan: Plan, played: Sequence[Played]) -> Balance:
    """Replay the logs and count."""
    game = game_of(plan)
    tally = _Tally(game)
    firsts = [tally.add(plan, match) for match in played]
    endings: dict[str, int] = {}
    for match in played:
        endings[match.ending] = endings.get(match.ending, 0) + 1
    ordered = [sorted(match.scores, reverse=True) for match in played]
    return Balance(
        seats=[_seat(plan, played, firsts, turn) for turn in range(plan.seats)],
        scores=[score for scores in ordered for score in scores],
        winning=[match.scores[match.places.index(1)] for match in played],
        margins=[scores[0] - scores[1] for scores in ordered],
        lengths=[len(match.actions) for match in played],
        endings=endings,
        usage=tally.usage(len(played)),
    )


def _seat(plan: Plan, played: Sequence[Played], firsts: Sequence[int], turn: int) -> SeatBalance:
    seats = [(first + turn) % plan.seats for first in firsts]
    won = sum(wins(match.places)[seat] for match, seat in zip(played, seats, strict=True))
    points = [float(match.scores[seat]) for match, seat in zip(played, seats, strict=True)]
    return SeatBalance(turn, wilson(won, len(played)), mean(points))


class _Tally:
    """Uses of every kind and of every value of its arguments, by everybody and by winners."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.uses: Counter[tuple[Key, int]] = Counter()  # by key and entered bot
        self.won: dict[tuple[Key, int], float] = defaultdict(float)
        self.matches: Counter[Key] = Counter()

    def add(self, plan: Plan, match: Played) -> int:
        """Count one match; the seat that acted first."""
        s = self.game.start(plan.seats, plan.options, match.pairing.seed)
        first = int(s.actor)
        share = wins(match.places)
        seen: set[Key] = set()
        for seat, bot in enumerate(match.pairing.seating):
            self.uses[WHOLE, bot] += 1
            self.won[WHOLE, bot] += share[seat]
        for code in match.actions:
            seat = int(s.actor)
            bot = match.pairing.seating[seat]
            for key in keys_of(self.game.actions[code]):
                self.uses[key, bot] += 1
                self.won[key, bot] += share[seat]
                seen.add(key)
            self.game.apply(s, code)
        assert s.actor == OVER, f"match {match.pairing.number} does not replay"
        self.matches.update(seen)
        return first

    def usage(self, n: int) -> list[Usage]:
        """All that was used, in the order of the catalogue."""
        order = {key: None for action in self.game.actions for key in keys_of(action)}
        return [self._used(key, n) for key in order if key in self.matches]

    def _used(self, key: Key, n: int) -> Usage:
        """What is compared is how the same bots do otherwise: who is strong wins with whatever he uses."""
        bots = [bot for used, bot in self.uses if used == key]
        whole = (key[0], "", "") if key[1] else WHOLE
        uses = sum(self.uses[key, bot] for bot in bots)
        otherwise = sum(self.uses[key, bot] * self.won[whole, bot] / self.uses[whole, bot] for bot in bots)
        return Usage(
            *key,
            uses=uses,
            a_match=uses / n,
            matches=self.matches[key],
            winners=wilson(sum(self.won[key, bot] for bot in bots), uses),
            fair=otherwise / uses,
        )


def keys_of(action: Action) -> list[Key]:
    return [(action.kind, "", ""), *((action.kind, name, str(value)) for name, value in action.arguments.items())]


def striking(balance: Balance) -> list[Usage]:
    """Values whose users win clearly more or less often than they do with such an action, most striking first."""
    clear = [
        one
        for one in balance.usage
        if one.argument and one.uses >= 20 and not one.winners.low <= one.fair <= one.winners.high
    ]
    return sorted(clear, key=lambda one: -abs(one.winners.value - one.fair))
