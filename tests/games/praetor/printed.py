"""How the tables of the rules page are those of ``tables.py``."""

from collections.abc import Sequence

from ludi.games.praetor.tables import BOARDS, KINDS, LAYOUTS, TILES, WALL_TILES, Good
from pages import Printed, Within

PAGE = "praetor.md"
BACKS = ("0", "I", "II")


def goods(amounts: Sequence[int]) -> str:
    """Amounts by good, as printed."""
    return " + ".join(f"{n} {good.name.lower()}" for good, n in zip(Good, amounts, strict=True) if n) or "—"


def in_use(seats: int, back: int) -> int:
    """How many tiles with this back are used with so many players."""
    return sum(tile.back == back and tile.mark <= seats for tile in TILES)


TABLES = {
    "17.1": Printed(
        KINDS,
        {
            "Kind": lambda row: row.kind.name,
            "Copies": lambda row: row.copies,
            "Zone": lambda row: row.zone.name.lower(),
            "Building cost": lambda row: goods(row.cost),
            "Favour": lambda row: row.favour or "—",
            "Activation fee": lambda row: f"{row.fee} {row.fee_good.name.lower()}" if row.fee else "—",
            "Provenance": lambda row: Within(row.provenance),
        },
        {"Name (gloss)": "names stand in the texts", "Effect": "the clauses PRA-EFF"},
    ),
    "17.2": Printed(
        TILES,
        {
            "Tile id": lambda tile: tile.id,
            "Kind": lambda tile: tile.kind.name,
            "Back": lambda tile: BACKS[tile.back],
            "Mark": lambda tile: f"{tile.mark}+" if tile.mark < 5 else 5,
            "Corners NW NE SE SW": lambda tile: " ".join(tile.corners),
            "Provenance": lambda tile: Within(tile.provenance),
        },
    ),
    "17.3": Printed(
        LAYOUTS.items(),
        {
            "Players": lambda row: row[0],
            "Cells (x, y) of the start tiles, all in rotation 0": lambda row: ", ".join(
                f"{tile} ({x}, {y})" for tile, (x, y) in row[1].items()
            ),
            "Provenance": lambda _: Within("reconstructed"),
        },
    ),
    "17.4": Printed(
        LAYOUTS,
        {
            "Players": lambda seats: seats,
            "Start tiles (0)": lambda seats: in_use(seats, 0),
            "I": lambda seats: in_use(seats, 1),
            "II": lambda seats: in_use(seats, 2),
            "Display": lambda seats: seats + 1,
            "City stack after setup": lambda seats: in_use(seats, 1) + in_use(seats, 2) - seats - 1,
        },
        {"Last round at the earliest": "derived", "Provenance": "of several things at once"},
    ),
    "17.5": Printed(
        WALL_TILES,
        {
            "Tile id": lambda tile: tile.id,
            "Demand": lambda tile: goods(tile.demand),
            "Favour": lambda tile: tile.favour,
            "Bonus on back": lambda tile: tile.bonus,
            "Provenance": lambda tile: Within(tile.provenance),
        },
    ),
    "17.6": Printed(
        BOARDS,
        {
            "Board side": lambda board: board.id,
            "Morale track, left to right": lambda board: ", ".join(map(str, board.morale)),
            "Start field": lambda _: 0,
            "Wage active": lambda board: board.wage_active,
            "Wage retired": lambda board: board.wage_retired,
            "Wood": lambda board: board.rates[0],
            "Stone": lambda board: board.rates[1],
            "Marble": lambda board: board.rates[2],
            "Weapon": lambda board: board.rates[3],
            "Provenance": lambda board: Within(board.provenance),
        },
    ),
}
PROSE = {"17.7": "amounts in sentences, proved by the tests of their clauses"}
