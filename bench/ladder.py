"""How good are the bots? Plays the ladder of docs/bots.md, sequentially: only where it is still unclear.

    python bench/ladder.py --minutes 60 --workers 2          # go on where the last run stopped
    python bench/ladder.py --minutes 0                       # only print what is known
    python bench/ladder.py --minutes 10 --games alea --pair legatus,greedy

Every line is one arena plan (``ludi arena GAME --seats K --bots A,B --seed 1``): the first bot on one seat,
the second on all others, seats rotated, seeds mirrored. A line is looked at after 12, 24, 48, 96, 192 and 384 matches
and left alone once its interval is clear of the bar; a group that was cut short is played again. Results are
kept by the digest of all sources that could change them, so that a table never mixes versions.
"""

import argparse
import multiprocessing
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from math import ceil
from pathlib import Path
from time import monotonic

import msgspec

from ludi.arena import Estimate, Plan, Played, groups
from ludi.arena.keeping import sources
from ludi.arena.playing import play_group
from ludi.arena.statistics import wilson
from ludi.bots import NAMES, warm
from ludi.core.contract import wins
from ludi.core.jit import cache_root
from ludi.games import GAMES

LOOKS = (12, 24, 48, 96, 192, 384)
PAIRS = ("greedy,random", "miles,tiro", "centurio,miles", "legatus,centurio", "legatus,greedy")


class Kept(msgspec.Struct, frozen=True):
    """One group of mirrored matches of a line, as it is kept on disk."""

    game: str
    seats: int
    bots: str
    played: list[Played]


@dataclass
class Line:
    """One comparison, and the groups played of it so far."""

    game: str
    seats: int
    bots: str
    begun: set[int] = field(default_factory=set)  # groups, by number
    played: list[Played] = field(default_factory=list)

    @property
    def plan(self) -> Plan:
        """As the arena would play it, to its last look."""
        return Plan(self.game, self.seats, tuple(self.bots.split(",")), LOOKS[-1])

    @property
    def bar(self) -> float:
        """What the first bot must win: its fair share at the least, more against those who do not search."""
        fair = 1 / self.seats
        if self.bots == "greedy,random":
            return 0.9 if self.seats == 2 else min(0.8, 2.5 * fair)
        if self.bots.endswith(",greedy"):
            return 0.75 if self.seats == 2 else 1.8 * fair
        return fair

    @property
    def share(self) -> Estimate:
        """What the first bot won."""
        won = [wins(match.places)[match.pairing.seating.index(0)] for match in self.played]
        return wilson(sum(won), len(won))

    def wants_more(self) -> bool:
        """Whether another group should be begun; at a look, only if all before it are in and leave it unclear."""
        looks = [ceil(look / self.seats) for look in LOOKS]
        n = len(self.begun)
        if n not in looks:
            return True
        is_complete = len(self.played) == n * self.seats
        return n < looks[-1] and is_complete and self.share.low <= self.bar <= self.share.high

    def row(self) -> str:
        """A line of the table."""
        share = self.share
        slowest = max(match.slowest[match.pairing.seating.index(0)] for match in self.played)
        clear = "yes" if share.low > self.bar else "no" if share.high < self.bar else "not yet"
        won = f"{share.value:.0%} ({share.low:.0%} to {share.high:.0%})"
        who = self.bots.replace(",", " over ")
        return f"| {who} | {self.game} | {self.seats} | {len(self.played)} | {won} | {self.bar:.0%} | {clear} | {slowest:.2f} |"


def ladder(games: list[str], pairs: list[str]) -> list[Line]:
    """Every pair for the smallest and the largest number of seats of every game."""
    return [
        Line(game, seats, pair)
        for pair in pairs
        for game in games
        for seats in (GAMES[game].seats[0], GAMES[game].seats[-1])
    ]


def recall(lines: list[Line], kept: Path) -> None:
    """Take up what earlier runs played."""
    by_key = {(line.game, line.seats, line.bots): line for line in lines}
    for text in kept.read_bytes().splitlines() if kept.exists() else ():
        group = msgspec.json.decode(text, type=Kept)
        if line := by_key.get((group.game, group.seats, group.bots)):
            line.played += group.played
            line.begun.add(group.played[0].pairing.number // line.seats)


def play(lines: list[Line], until: float, workers: int, kept: Path) -> None:
    """Play what is unclear, the least played first, until the time is up; what has begun is finished and kept."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    running: dict[Future[list[Played]], Line] = {}
    with (
        ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool,
        kept.open("ab", buffering=0) as file,
    ):
        while True:
            open_lines = [line for line in lines if line.wants_more()] if monotonic() < until else []
            if open_lines and len(running) < workers:
                line = min(open_lines, key=lambda line: len(line.begun) * line.seats)
                number = min(set(range(len(line.begun) + 1)) - line.begun)
                line.begun.add(number)
                group = next(islice(groups(line.plan), number, None))
                running[pool.submit(play_group, line.plan, group)] = line
                continue
            if not running:
                return
            for job in wait(running, return_when=FIRST_COMPLETED).done:
                line, played = running.pop(job), job.result()
                line.played += played
                file.write(msgspec.json.encode(Kept(line.game, line.seats, line.bots, played)) + b"\n")


def main() -> None:
    """Play for so many minutes, keep everything, print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--pair", action="append", help="such as legatus,greedy; may be repeated")
    parser.add_argument("--kept", type=Path, default=cache_root() / f"ladder-{sources(GAMES.values())}.jsonl")
    asked = parser.parse_args()
    lines = ladder(asked.games.split(","), asked.pair or list(PAIRS))
    recall(lines, asked.kept)
    for game in {line.game for line in lines if asked.minutes and line.wants_more()}:
        warm(GAMES[game], NAMES)  # nobody's clock counts compiling
    play(lines, monotonic() + 60 * asked.minutes, asked.workers, asked.kept)
    print("| bots | game | seats | matches | wins | bar | clear | slowest s |\n|---|---|---|---|---|---|---|---|")
    for line in lines:
        if line.played:
            print(line.row())


if __name__ == "__main__":
    main()
