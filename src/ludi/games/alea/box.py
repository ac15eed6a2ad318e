"""Whether the values of a box of Alea Iacta Est, each possible by itself, make a game."""

from collections.abc import Iterator

from ludi.core.box import Problem, Rows, reachable

from .tables import N_COLOURS, Colour


def fits(rows: Rows) -> Iterator[Problem]:
    """All that cannot be."""
    borders = [(tile.id, tile.border) for tile in rows["senate"] if tile.border]
    for tile, border in borders:
        if len(set(border)) < len(border):
            yield Problem(f"senate.{tile}.border", f"senate tile {tile}: a border has two different colours")
        elif Colour.LIB in border:
            yield Problem(f"senate.{tile}.border", f"senate tile {tile}: the free province has no border")
    ring = reachable(Colour.MAC, (border for _, border in borders))
    if any(sum(colour in border for _, border in borders) != 2 for colour in ring) or len(ring) < N_COLOURS:
        yield Problem("senate", "senate tiles: the borders must join the six colours in one ring")
