"""What a game says about its printed data."""

from dataclasses import replace
from typing import Any, NamedTuple

from ludi.games import GAMES

GAME: Any = GAMES["alea"]


class Tile(NamedTuple):
    name: str
    value: int
    provenance: str


def digest(*tiles: Tile) -> str:
    found: str = replace(GAME, data=(tiles, (1, 2))).data_digest
    return found


def test_the_digest_of_the_data_changes_with_a_printed_number_and_not_with_where_it_came_from() -> None:
    guessed = digest(Tile("figs", 2, "reconstructed"))

    assert guessed == digest(Tile("figs", 2, "public"))
    assert guessed != digest(Tile("figs", 3, "reconstructed"))
    assert guessed != digest(Tile("dates", 2, "reconstructed"))
