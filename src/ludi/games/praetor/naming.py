"""Names and helps of city and wall tiles, made of the tables."""

from typing import Final

from ludi.core.contract import Phrase

from .tables import GOODS, TILES, WALL_TILES, WallTile


def _demand(wall: WallTile) -> tuple[Phrase, ...]:
    """What a wall tile asks for: so many pieces of each good."""
    return tuple(Phrase("thing-pieces", {"n": n, "good": GOODS[good]}) for good, n in enumerate(wall.demand) if n)


THINGS: Final = {
    **{f"name-{tile.id}": Phrase("thing-tile", {"kind": tile.kind.name, "tile": tile.id}) for tile in TILES},
    **{f"help-{tile.id}": Phrase(f"help-{tile.kind.name}") for tile in TILES},
    **{
        f"name-{wall.id}": Phrase("thing-wall", {"tile": wall.id, "demand": _demand(wall), "favour": wall.favour})
        for wall in WALL_TILES
    },
}
