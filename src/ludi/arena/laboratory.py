"""The balance laboratory: which seats, cards, tiles and endings stand out, among players of one strength.

A seat counts once for each match in which it used a card, however often it did: what is used thrice in a match
is no three witnesses.
"""

from collections import defaultdict
from collections.abc import Sequence
from statistics import median

import msgspec

from ludi.arena import discovery
from ludi.arena.balance import Key, keys_of
from ludi.arena.plan import Plan, Played, game_of
from ludi.arena.statistics import Estimate, mean, wilson
from ludi.core.contract import wins


class Finding(msgspec.Struct, frozen=True):
    """How often those won who had something, beside those who had not."""

    what: Key  # a kind of action, an argument and a value; or a seat in the order of the first turns
    n: int
    share: Estimate
    expected: float
    chance: float  # how often luck alone is as far off
    is_clear: bool


class Findings(msgspec.Struct, frozen=True):
    """What a run says about the game."""

    matches: int
    seats: list[Finding]
    used: list[Finding]  # the clearest first
    endings: dict[str, Estimate]
    lengths: tuple[int, float, int]  # least, median, most actions
    scores: tuple[int, float, int]


class Change(msgspec.Struct, frozen=True):
    """How the share of a seat differs between two boxes, played on the same seeds."""

    seat: int
    before: float
    after: float
    difference: Estimate


def findings(plan: Plan, played: Sequence[Played]) -> Findings:
    """All that stands out, with the rate of false discoveries controlled over seats and over things used."""
    game = game_of(plan)
    won_by_turn = by_turn(plan, played)
    using: dict[Key, list[float]] = defaultdict(list)  # by thing, what each seat and match that used it won
    for match in played:
        s = game.start(plan.seats, plan.options, match.pairing.seed)
        used: list[set[Key]] = [set() for _ in range(plan.seats)]
        for code in match.actions:
            used[int(s.actor)].update(keys_of(game.actions[code]))
            game.apply(s, code)
        for keys, share in zip(used, wins(match.places), strict=True):
            for key in keys:
                using[key].append(share)
    lengths = [len(match.actions) for match in played]
    scores = [score for match in played for score in match.scores]
    return Findings(
        matches=len(played),
        seats=_found(
            [(("seat", "", str(turn + 1)), sum(won), len(won), 1 / plan.seats) for turn, won in enumerate(won_by_turn)]
        ),
        used=sorted(_used(using), key=lambda one: one.chance),
        endings={
            ending: wilson(sum(match.ending == ending for match in played), len(played)) for ending in game.endings
        },
        lengths=(min(lengths), median(lengths), max(lengths)),
        scores=(min(scores), median(scores), max(scores)),
    )


def by_turn(plan: Plan, played: Sequence[Played]) -> list[list[float]]:
    """What the first, the second … to act won in each match."""
    game = game_of(plan)
    won: list[list[float]] = [[] for _ in range(plan.seats)]
    for match in played:
        first = int(game.start(plan.seats, plan.options, match.pairing.seed).actor)
        for turn, row in enumerate(won):
            row.append(wins(match.places)[(first + turn) % plan.seats])
    return won


def _found(rows: Sequence[tuple[Key, float, int, float]]) -> list[Finding]:
    chances = [discovery.against(won, n, expected) for _, won, n, expected in rows]
    return _judged(rows, chances)


def _used(using: dict[Key, list[float]]) -> list[Finding]:
    """Those who used a value, beside those who took an action of the kind with other values only."""
    rows, chances = [], []
    for key, won in using.items():
        kind = using[key[0], "", ""]
        n_other, other = len(kind) - len(won), sum(kind) - sum(won)
        if key[1] and n_other:
            rows.append((key, sum(won), len(won), other / n_other))
            chances.append(discovery.between(sum(won), len(won), other, n_other))
    return _judged(rows, chances)


def _judged(rows: Sequence[tuple[Key, float, int, float]], chances: Sequence[float]) -> list[Finding]:
    clear = discovery.clear(chances)
    return [
        Finding(what, n, discovery.share(won, n, sum(clear), len(rows)), expected, chance, is_clear)
        for (what, won, n, expected), chance, is_clear in zip(rows, chances, clear, strict=True)
    ]


def compared(plan: Plan, played: Sequence[Played], other: Plan, others: Sequence[Played]) -> list[Change]:
    """How two boxes differ, match by match of the same number and seed."""
    before, after = by_turn(plan, played), by_turn(other, others)
    return [
        Change(
            turn,
            sum(one) / len(one),
            sum(two) / len(two),
            mean([b - a for a, b in zip(one, two, strict=True)]),
        )
        for turn, (one, two) in enumerate(zip(before, after, strict=True))
    ]
