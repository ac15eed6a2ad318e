"""Whether the values of a box of Praetor, each possible by itself, make a game."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from ludi.core.box import Problem, Rows, reachable

from .tables import Kind, Layout

FIXED: Final = {"O1": Kind.OUT, "A14": Kind.ACA, "A15": Kind.LAB, "B12": Kind.LAB}
"""Tiles with rules of their own: they and no others are of these kinds."""
Cell: TypeAlias = tuple[int, int]


def fits(rows: Rows) -> Iterator[Problem]:
    """All that cannot be."""
    for tile in rows["tile"]:
        if FIXED.get(tile.id, tile.kind) != tile.kind:
            yield Problem(f"tile.{tile.id}.kind", f"city tile {tile.id}: its kind is {FIXED[tile.id].name.lower()}")
        elif tile.id not in FIXED and tile.kind in FIXED.values():
            kept = " and ".join(name for name, kind in FIXED.items() if kind == tile.kind)
            says = f"city tile {tile.id}: only {kept} can be {tile.kind.name.lower()}"
            yield Problem(f"tile.{tile.id}.kind", says)
    for wall in rows["wall"]:
        if not any(wall.demand):
            yield Problem(f"wall.{wall.id}.demand", f"wall tile {wall.id}: it demands nothing")
    for board in rows["board"]:
        path, title = f"board.{board.id}.morale", f"player board {board.id}"
        if list(board.morale) != sorted(set(board.morale)):
            yield Problem(path, f"{title}: morale must rise from field to field")
        elif 0 not in board.morale:
            yield Problem(path, f"{title}: morale has no field 0 to start on")
    for layout in rows["layout"]:
        yield from _start_city(rows, layout)


def _start_city(rows: Rows, layout: Layout) -> Iterator[Problem]:
    path, title = f"layout.{layout.seats}.cells", f"start city {layout.seats}"
    used = {tile.id for tile in rows["tile"] if tile.back == 0 and tile.mark <= layout.seats}
    laid = [tile for tile, _, _ in layout.cells]
    cells = {(x, y) for _, x, y in layout.cells}
    if sorted(laid) != sorted(used):
        yield Problem(path, f"{title}: lays {', '.join(laid)}; with so many players {', '.join(sorted(used))} are used")
    elif len(cells) < len(laid):
        yield Problem(path, f"{title}: two tiles lie on one cell")
    elif reachable(layout.cells[0][1:], _beside_one_another(cells)) != cells:
        yield Problem(path, f"{title}: its tiles do not hang together edge to edge")


def _beside_one_another(cells: set[Cell]) -> Iterator[tuple[Cell, Cell]]:
    for x, y in cells:
        yield from (((x, y), beside) for beside in ((x + 1, y), (x, y + 1)) if beside in cells)
