"""Print digests of everything that games' functions compute in some random matches: ``digests.py GAME…``."""

import argparse
import hashlib
from collections.abc import Iterator

import msgspec
import numpy as np

import examples  # noqa: F401  (first of all: their games are found as well)
from ludi.core import layout, simulate
from walks import TABLES, walk

SEED = 51


def lines(name: str) -> Iterator[str]:
    """Of every table of a game: its name, how long its match was, and the digest."""
    for table in (table for table in TABLES if table.game.name == name):
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
        yield f"{table} {step} {digest.hexdigest()[:16]}"


def misses(name: str) -> int:
    """How many pieces of generic code the disk cache lacked."""
    table = next(table for table in TABLES if table.game.name == name)
    row, seats = layout.blank(table.game.state, 1), np.array([table.seats], dtype=np.int64)
    options = np.zeros((1, max(1, len(table.game.options))), dtype=np.int8)
    simulate.play_matches(row, seats, options, table.game.mask(), 1, np.zeros(1, dtype=np.int64))
    return sum(simulate.play_matches.stats.cache_misses.values())


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="+")
    parser.add_argument("--cache", action="store_true", help="only say how the disk cache was met")
    asked = parser.parse_args()
    for name in asked.games:
        for line in [f"misses {misses(name)}"] if asked.cache else lines(name):
            print(line)


if __name__ == "__main__":
    main()
