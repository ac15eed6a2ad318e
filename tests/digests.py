"""Print digests of everything that a game's functions compute in some random matches: ``digests.py GAME``."""

import argparse
import hashlib
from collections.abc import Sequence

import msgspec
import numpy as np

import examples  # noqa: F401  (first of all: their games are found as well)
from ludi.core import layout, simulate
from walks import TABLES, walk

SEED = 51


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--cache", action="store_true", help="only say how the disk cache was met")
    asked = parser.parse_args(arguments)
    tables = [table for table in TABLES if table.game.name == asked.game]
    if asked.cache:
        game = tables[0].game
        row, seats = layout.blank(game.state, 1), np.array([tables[0].seats], dtype=np.int64)
        options = np.zeros((1, max(1, len(game.options))), dtype=np.int8)
        simulate.play_matches(row, seats, options, game.mask(), 1, np.zeros(1, dtype=np.int64))
        print("misses", sum(simulate.play_matches.stats.cache_misses.values()))
        return
    for table in tables:
        game = table.game
        digest = hashlib.sha256()
        for step, (s, codes) in enumerate(walk(table, SEED)):
            digest.update(layout.to_bytes(s))
            digest.update(repr(codes).encode())
            if step % 16 == 0 or not codes:
                for seat in range(table.seats):
                    digest.update(game.observed(s, seat).tobytes())
                    digest.update(str(game.evaluate(s, seat)).encode())
                    digest.update(msgspec.json.encode(game.view(s, seat)))
                    world = layout.copy(s)
                    game.conceal(world, seat, 99)
                    digest.update(layout.to_bytes(world))
                digest.update(repr(game.standing(s)).encode())
        print(table, step, digest.hexdigest()[:16])


if __name__ == "__main__":
    main()
