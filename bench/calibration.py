"""Do chances mean what they say? When they say 70 %, that seat should win about 70 % of the time.

    python bench/calibration.py --minutes 20                   # go on where the last run stopped
    python bench/calibration.py --minutes 20 --only network    # what is told where there is a network
    python bench/calibration.py --minutes 0 --out docs/pictures  # only print what is known, and draw it
    python bench/calibration.py --minutes 20 --seed 2 --kept NEW.jsonl  # other matches than those that fitted the games

Equal bots play; at a few turns of every match, spread over all of it, the search is asked for everybody's chances as
the chance curve of a finished match asks it, before any correction. Half of the matches fit the game's ``sharpness``
(``bots/calibration.py``), the other half is what the table tells; what the games have now is judged by all of them,
which is fair with another seed than that of the fit. Positions of one match share its winner, so intervals count
matches, not positions.
"""

import argparse
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from statistics import fmean
from time import monotonic

import msgspec

from ludi.arena import Plan, Played, groups
from ludi.arena.keeping import sources
from ludi.arena.page import alone
from ludi.arena.playing import play_group
from ludi.arena.statistics import Estimate, t95, wilson
from ludi.arena.svg import reliability
from ludi.bots import Budget, Searcher, warm
from ludi.bots.calibration import fit, sharpened
from ludi.bots.judging import ITERATIONS
from ludi.bots.network import FILE, read_network
from ludi.bots.tuning import tuning
from ludi.bots.worth import OPEN
from ludi.core.contract import wins
from ludi.core.jit import cache_root
from ludi.games import GAMES

TURNS = 8
"""Of each match, so many are asked about."""
GROUPS = 10
ENOUGH = 20
"""Matches in a tenth before it says anything."""


class Asked(msgspec.Struct, frozen=True):
    """One match: what was said of every seat at some of its turns, and what each won."""

    game: str
    seats: int
    learned: bool  # the network was asked
    number: int
    said: list[tuple[float, ...]]
    won: list[float]


@dataclass(frozen=True)
class Row:
    """What was said between two tenths, and what came of it."""

    positions: int
    matches: int
    said: float
    won: Estimate


def ask(searcher: Searcher, plan: Plan, match: Played, *, learned: bool) -> Asked:
    """Replay a match, and ask for the chances at the beginning of some turns."""
    game = GAMES[plan.game]
    s = game.start(plan.seats, plan.options, match.pairing.seed)
    begins, actor = [], -1
    for step, action in enumerate(match.actions):
        if s.actor != actor:
            begins.append(step)
        actor = int(s.actor)
        game.apply(s, action)
    chosen = set(Random(match.pairing.number).sample(begins, min(TURNS, len(begins))))
    s = game.start(plan.seats, plan.options, match.pairing.seed)
    said = []
    for step, action in enumerate(match.actions):
        if step in chosen:
            said.append(searcher.chances(game, s, OPEN))
        game.apply(s, action)
    return Asked(plan.game, plan.seats, learned, match.pairing.number, said, wins(match.places))


def table(found: Sequence[Asked], sharpness: float) -> list[Row | None]:
    """By tenth of the chance that was said."""
    bins: list[list[tuple[int, float, float]]] = [[] for _ in range(10)]
    for one in found:
        for said in one.said:
            for chance, won in zip(sharpened(said, sharpness), one.won, strict=True):
                bins[min(9, int(10 * chance))].append((one.number, chance, won))
    rows: list[Row | None] = []
    for pairs in bins:
        matches = len({number for number, _, _ in pairs})
        share = sum(won for _, _, won in pairs) / max(1, len(pairs))
        said = sum(chance for _, chance, _ in pairs) / max(1, len(pairs))
        rows.append(Row(len(pairs), matches, said, wilson(share * matches, matches)) if pairs else None)
    return rows


def sharpness_of(found: Sequence[Asked]) -> float:
    """The fit of these matches."""
    return fit([(said, one.won) for one in found for said in one.said])


def interval(found: Sequence[Asked]) -> Estimate:
    """The fit with its 95 % interval, by leaving out a tenth of the matches at a time."""
    middle = math.log(sharpness_of(found))
    left = [
        math.log(sharpness_of([one for place, one in enumerate(found) if place % GROUPS != out]))
        for out in range(GROUPS)
    ]
    half = t95(GROUPS - 1) * math.sqrt((GROUPS - 1) / GROUPS * sum((one - fmean(left)) ** 2 for one in left))
    return Estimate(math.exp(middle), math.exp(middle - half), math.exp(middle + half))


def tell(name: str, found: Sequence[Asked], shown: float) -> Iterator[str]:
    """Markdown: the fit, and the table of the half that it has not seen, as the search says it and corrected.

    And how far off are all of them with the sharpness with which they are shown.
    """
    half, other = ([one for one in found if one.number // 2 % 2 == part] for part in (0, 1))
    sharpness, whole = sharpness_of(half), interval(found)
    by_all = f"{whole.value:.2f} ({whole.low:.2f} to {whole.high:.2f})"
    yield f"\n{name}: {len(found)} matches; sharpness by half of them {sharpness:.2f}, by all {by_all}\n"
    yield "| said | positions | matches | mean | won | corrected mean | won |\n|---|---|---|---|---|---|---|"
    for tenth, (raw, mended) in enumerate(zip(table(other, 1.0), table(other, sharpness), strict=True)):
        cells = [f"{10 * tenth} to {10 * tenth + 10} %", *_cells(raw), *_cells(mended)[2:]]
        yield f"| {' | '.join(cells)} |"
    for title, rows in (
        ("as the search says it", table(other, 1.0)),
        ("corrected", table(other, sharpness)),
        (f"of all matches as they are shown, {shown:.2f}", table(found, shown)),
    ):
        off = [abs(row.said - row.won.value) for row in rows if row and row.matches >= ENOUGH]
        yield f"largest error of a tenth with {ENOUGH} matches, {title}: {max(off, default=0.0):.1%}"


def _cells(row: Row | None) -> list[str]:
    if row is None:
        return ["0", "0", "", ""]
    won = f"{row.won.value:.0%} ({row.won.low:.0%} to {row.won.high:.0%})"
    return [str(row.positions), str(row.matches), f"{row.said:.0%}", won]


def play(
    games: Sequence[str],
    seats: str,
    player: str,
    only: str | None,
    seed: int,
    until: float,
    kept: Path,
    known: dict[tuple[str, int], int],
) -> None:
    """Play and ask, a pair of matches of each game in turn, until the time is up."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    searchers: dict[tuple[str, bool], Searcher] = {}
    for name in games:
        path = GAMES[name].folder / FILE
        warm(GAMES[name], [player, "legatus"] if path.exists() else [player])
        if only != "network":
            searchers[name, False] = Searcher(Budget(iterations=ITERATIONS), calibrated=False)
        if path.exists() and only != "search":
            network = read_network(path, GAMES[name])
            searchers[name, True] = Searcher(Budget(iterations=ITERATIONS), network=network, calibrated=False)
    with kept.open("ab", buffering=0) as file:
        while True:
            for name in games:
                n = GAMES[name].seats[0 if seats == "fewest" else -1]
                plan = Plan(name, n, (player,), 1_000_000, seed)
                number = known.get((name, n), 0)
                for match in play_group(plan, next(islice(groups(plan), number, None))):
                    for learned in (False, True):
                        if searcher := searchers.get((name, learned)):
                            file.write(msgspec.json.encode(ask(searcher, plan, match, learned=learned)) + b"\n")
                known[name, n] = number + 1
                if monotonic() >= until:
                    return


def main() -> None:
    """Play for so many minutes, keep everything, print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--seats", choices=["fewest", "most"], default="fewest")
    parser.add_argument("--player", default="centurio", help="who plays all seats; other players need another --kept")
    parser.add_argument("--seed", type=int, default=1, help="of the shuffles; another seed needs another --kept")
    parser.add_argument("--only", choices=["network", "search"], help="ask with networks only, or only without")
    parser.add_argument("--out", type=Path, help="draw a plot of each game into this folder")
    parser.add_argument("--kept", type=Path, default=cache_root() / f"calibration-{sources(GAMES.values())}.jsonl")
    asked = parser.parse_args()
    games = asked.games.split(",")
    found = _read(asked.kept)
    known = {(one.game, one.seats): one.number // one.seats + 1 for one in found}
    if asked.minutes:
        until = monotonic() + 60 * asked.minutes
        play(games, asked.seats, asked.player, asked.only, asked.seed, until, asked.kept, known)
        found = _read(asked.kept)
    for game, seats, learned in sorted({(one.game, one.seats, one.learned) for one in found if one.game in games}):
        these = [one for one in found if (one.game, one.seats, one.learned) == (game, seats, learned)]
        name = f"{game}, {seats} seats{', with its network' if learned else ''}"
        print(*tell(name, these, tuning(GAMES[game]).sharp(seats, learned=learned)), sep="\n")
        if asked.out:
            _draw(asked.out / f"calibration-{game}-{seats}{'-learned' if learned else ''}.svg", name, these)


def _read(kept: Path) -> list[Asked]:
    lines = kept.read_bytes().splitlines() if kept.exists() else []
    return [msgspec.json.decode(line, type=Asked) for line in lines]


def _draw(path: Path, name: str, found: Sequence[Asked]) -> None:
    """What is said and what is shown, both by all matches."""
    sharpness = sharpness_of(found)
    lines = [
        (title, [(row.said, row.won) for row in table(found, value) if row and row.matches >= ENOUGH])
        for title, value in (("the search", 1.0), ("shown", sharpness))
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(alone(reliability(f"Said and won: {name}", lines)), encoding="utf-8")


if __name__ == "__main__":
    main()
