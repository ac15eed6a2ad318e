"""Play many random matches and check what must hold: ``LUDI_MODE=checked python tests/soak.py GAME… --matches 100000``.

All numbers of seats and all combinations of options take turns. Most matches
are played by compiled code to the end and checked there; one in a hundred is
walked, and every position of it checked.
"""

import argparse
import random
import time
from itertools import product
from typing import Any

import numpy as np

import examples  # noqa: F401  (first of all: their games are found as well)
import ludi
from ludi.core import layout, simulate
from ludi.core.contract import OVER, Game
from walks import Table, walk

CHUNK = 500


def soak(game: Game[Any], matches: int) -> str:
    """Play so many matches; what there was of them, in words."""
    tables = [
        Table(game, seats, tuple(zip((option.name for option in game.options), values, strict=True)))
        for seats in game.seats
        for values in product(*(option.offered(seats) for option in game.options))
    ]
    random.Random(0).shuffle(tables)  # so that every chunk meets all kinds
    states, decisions = layout.blank(game.state, CHUNK), np.zeros(CHUNK, dtype=np.int64)
    longest = total = played = 0
    began = time.monotonic()
    while played < matches:
        n = min(CHUNK, matches - played)
        chunk = [tables[match % len(tables)] for match in range(played, played + n)]
        seats = np.array([table.seats for table in chunk], dtype=np.int64)
        options = np.array([game.option_indices(dict(table.options)) for table in chunk])
        simulate.play_matches(states[:n], seats, options, game.mask(), played, decisions[:n])
        for s in states[:n]:
            assert s.actor == OVER
            game.check(s)
            assert min(game.standing(s)[1]) == 1
        for match in range(played, played + n, 100):
            for s, _ in walk(tables[match // 100 % len(tables)], match):
                game.check(s)
        longest, total, played = max(longest, int(decisions[:n].max())), total + int(decisions[:n].sum()), played + n
    return f"{game.name}: {played} matches, {total} decisions, the longest {longest}, {time.monotonic() - began:.0f} s"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="+")
    parser.add_argument("--matches", type=int, default=1000)
    asked = parser.parse_args()
    for name in asked.games:
        print(soak(ludi.GAMES[name], asked.matches))


if __name__ == "__main__":
    main()
