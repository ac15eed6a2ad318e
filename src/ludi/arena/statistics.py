"""What the matches say about the bots: shares, places, ratings, each with its uncertainty."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from ludi.arena.plan import Plan, Played, game_of
from ludi.bots.levels import full_name
from ludi.core.contract import wins

Z95: Final = 1.959963984540054


class Estimate(msgspec.Struct, frozen=True):
    """A number and its 95 % interval."""

    value: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """How one entered bot did. A win shared by n seats counts 1/n."""

    bot: str  # its full name
    appearances: int
    wins: float
    share: Estimate  # wins by appearance
    fair: float  # the share of equals
    place: Estimate  # mean
    points: Estimate  # mean score
    rating: Estimate  # OpenSkill; the interval is mu ± 1.96 sigma
    decisions: float  # a match, forced ones left out
    seconds: float  # a match
    slowest: float  # decision
    forfeits: int = 0  # matches that it lost by its own fault


def wilson(wins: float, n: int, z: float = Z95) -> Estimate:
    """A share with Wilson's score interval, of 95 % unless another quantile is given."""
    if n == 0:
        return Estimate(0.0, 0.0, 1.0)
    p = wins / n
    centre = (p + z**2 / (2 * n)) / (1 + z**2 / n)
    half = z / (1 + z**2 / n) * sqrt(p * (1 - p) / n + z**2 / (4 * n**2))
    return Estimate(p, max(0.0, centre - half), min(1.0, centre + half))


def mean(numbers: Sequence[float]) -> Estimate:
    """A mean with the interval of Student's t; of a single number nothing is known."""
    n = len(numbers)
    middle = fmean(numbers)
    if n < 2:
        return Estimate(middle, float("-inf"), float("inf"))
    half = t95(n - 1) * stdev(numbers) / sqrt(n)
    return Estimate(middle, middle - half, middle + half)


def t95(freedom: int) -> float:
    """The two-sided 95 % point of Student's t, by the Cornish-Fisher expansion; exact for 1 and 2."""
    if freedom == 1:
        return 12.706204736432095
    if freedom == 2:
        return 4.302652729749464
    z, v = Z95, freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * v**4)
    )


def ratings(plan: Plan, played: Sequence[Played]) -> list[tuple[float, float]]:
    """OpenSkill's mu and sigma of each entered bot, the matches taken in their order.

    A bot on several seats of a match is rated by the mean of its seats there,
    so that filling seats is neither an advantage nor a handicap.
    """
    model = PlackettLuce()
    rated = [model.rating() for _ in plan.bots]
    for match in sorted(played, key=lambda match: match.pairing.number):
        entered = sorted(set(match.pairing.seating))
        if len(entered) < 2:
            continue
        ranks = [
            fmean(place for seat, place in enumerate(match.places) if match.pairing.seating[seat] == one)
            for one in entered
        ]
        for one, team in zip(entered, model.rate([[rated[one]] for one in entered], ranks=ranks), strict=True):
            rated[one] = team[0]
    return [(rating.mu, rating.sigma) for rating in rated]


def standings(plan: Plan, played: Sequence[Played]) -> list[Standing]:
    """The table of a run, in the order in which the bots were entered."""
    rated = ratings(plan, played)
    table = []
    for entered, name in enumerate(plan.bots):
        seats = [
            (match, seat)
            for match in sorted(played, key=lambda match: match.pairing.number)
            for seat in range(plan.seats)
            if match.pairing.seating[seat] == entered
        ]
        if not seats:
            continue
        won = sum(wins(match.places)[seat] for match, seat in seats)
        mu, sigma = rated[entered]
        table.append(
            Standing(
                bot=full_name(name, game_of(plan)),
                appearances=len(seats),
                wins=won,
                share=wilson(won, len(seats)),
                fair=1 / plan.seats,
                place=mean([match.places[seat] for match, seat in seats]),
                points=mean([match.scores[seat] for match, seat in seats]),
                rating=Estimate(mu, mu - Z95 * sigma, mu + Z95 * sigma),
                decisions=fmean(match.decisions[seat] for match, seat in seats),
                seconds=fmean(match.seconds[seat] for match, seat in seats),
                slowest=max(match.slowest[seat] for match, seat in seats),
                forfeits=sum(match.forfeit is not None and match.forfeit.seat == seat for match, seat in seats),
            )
        )
    return table
