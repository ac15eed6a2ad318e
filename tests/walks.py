"""Random walks through games, for tests that are written once over the registry."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import examples  # noqa: F401  (its games are walked through as well)
import ludi
from ludi.core import layout
from ludi.core.catalogue import Value
from ludi.core.contract import Game


@dataclass(frozen=True, repr=False)
class Table:
    """A way to set up a game."""

    game: Game[Any]
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game.name, f"{self.seats}p", *(f"{name}:{value}" for name, value in self.options)])

    __repr__ = __str__

    def start(self, seed: int) -> Any:
        return self.game.start(self.seats, dict(self.options), seed)


def tables() -> list[Table]:
    """Every game with every number of seats, and every value of every option with the most seats it allows."""
    found = []
    for game in ludi.GAMES.values():
        found += [Table(game, seats) for seats in game.seats]
        for option in game.options:
            for value in option.values[1:]:
                most = max(seats for seats in game.seats if value in option.offered(seats))
                found.append(Table(game, most, ((option.name, value),)))
    return found


TABLES = tables()


def is_quick(table: Table) -> bool:
    """Whether the quick subset plays it: each game with the fewest and the most seats."""
    return not table.options and table.seats in {table.game.seats[0], table.game.seats[-1]}


each_table = pytest.mark.parametrize(
    "table",
    [pytest.param(table, marks=() if is_quick(table) else pytest.mark.slow, id=str(table)) for table in TABLES],
)


def walk(table: Table, seed: int) -> Iterator[tuple[Any, list[int]]]:
    """Every position of a random match with its legal actions; the last has none. The record is reused."""
    chooser = random.Random(seed)
    s = table.start(seed)
    while codes := table.game.legal_codes(s):
        yield s, codes
        table.game.apply(s, chooser.choice(codes))
    yield s, []


def sampled(table: Table, seed: int, positions: int) -> Iterator[tuple[Any, list[int]]]:
    """Independent copies of so many positions of a random match, from all parts of it, always with the last."""
    last = sum(1 for _ in walk(table, seed)) - 1
    chosen = {last, *random.Random(seed).sample(range(last), min(positions, last))}
    for step, (s, codes) in enumerate(walk(table, seed)):
        if step in chosen:
            yield layout.copy(s), codes


def steps(table: Table, seed: int, count: int) -> Iterator[tuple[Any, list[int], int, Any]]:
    """So many steps of a random match: a position, its legal actions, one of them, and the position after it."""
    chooser = random.Random(seed)
    for s, codes in sampled(table, seed, count):
        if codes:
            action = chooser.choice(codes)
            after = layout.copy(s)
            table.game.apply(after, action)
            yield s, codes, action, after
