"""Play many random matches and check what must hold: ``LUDI_MODE=checked python tests/soak.py GAME --matches 100000``.

Most matches are played by compiled code to the end and checked there; one in a
hundred is walked, and every position of it checked.
"""

import argparse
import time

import numpy as np

from ludi.core import layout, simulate
from ludi.core.contract import OVER
from walks import TABLES, walk

CHUNK = 500


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=1000)
    asked = parser.parse_args()
    tables = [table for table in TABLES if table.game.name == asked.game]
    game = tables[0].game
    seats = np.array([tables[i % len(tables)].seats for i in range(CHUNK)], dtype=np.int64)
    options = np.array([game.option_indices(dict(tables[i % len(tables)].options)) for i in range(CHUNK)])
    states, decisions = layout.blank(game.state, CHUNK), np.zeros(CHUNK, dtype=np.int64)
    longest = total = played = 0
    began = time.monotonic()
    while played < asked.matches:
        n = min(CHUNK, asked.matches - played)
        simulate.play_matches(states[:n], seats[:n], options[:n], game.mask(), played, decisions[:n])
        for s in states[:n]:
            assert s.actor == OVER
            game.check(s)
            assert min(game.standing(s)[1]) == 1
        for _ in range(n // 100):
            for s, _ in walk(tables[played // 100 % len(tables)], played):
                game.check(s)
        longest, total, played = max(longest, int(decisions[:n].max())), total + int(decisions[:n].sum()), played + n
    print(f"{game.name}: {played} matches, {total} decisions, the longest {longest}, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
