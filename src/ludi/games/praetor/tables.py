"""Printed components of Praetor: city tiles, wall tiles, player boards, start layouts.

The rows stand in the order of the rules page (chapter 17); a row's place is the
tile's id in every array of the game. The last word of a row is its provenance:
``seed`` (the rulebook), ``public`` (another published source) or
``reconstructed``. The read-only arrays at the end are derived from the rows for
the compiled rules.
"""

from enum import IntEnum
from typing import Annotated, Final, NamedTuple

import numpy as np

from ludi.core.box import Box, Each, Items, Letters, Member, OneOf, Range
from ludi.core.layout import read_only

BOX: Final = Box(__name__)


class Good(IntEnum):
    """The resources, in the order of every row of costs and stocks."""

    GOLD = 0
    WOOD = 1
    STONE = 2
    MARBLE = 3
    WEAPON = 4


class Zone(IntEnum):
    """The activation zone of a city tile."""

    NONE = 0
    RED = 1  # gives experience
    GREEN = 2
    GREY = 3  # special


class Kind(IntEnum):
    """The kinds of city tile, in the order of table 17.1."""

    MINE = 0  # Aurifodina
    SAW = 1  # Serraria
    QUA = 2  # Lapicidina
    MAR = 3  # Lapicidina Marmoris
    SMI = 4  # Fabrica Armorum
    CUR = 5  # Curia
    FOR = 6  # Forum
    MAI = 7  # Templum Maiae
    APO = 8  # Templum Apollinis
    PLU = 9  # Templum Pluti
    MER = 10  # Templum Mercurii
    VEN = 11  # Templum Veneris
    COL = 12  # Colosseum
    ORA = 13  # Oraculum
    TRA = 14  # Castra Tironum
    MKT = 15  # Mercatus
    OUT = 16  # Statio Imperii
    ACA = 17  # Academia
    LAB = 18  # Ergastulum
    STA = 19  # Statua
    ARC = 20  # Arcus Triumphalis


class Gives(IntEnum):
    """What activating a tile gives; the goods come first, in their order."""

    GOLD = 0
    WOOD = 1
    STONE = 2
    MARBLE = 3
    WEAPONS = 4  # for as much wood
    FAVOUR = 5
    MORALE = 6  # fields
    TRAINING = 7  # of a villager
    WALL_TILE = 8
    TRADE = 9
    NOTHING = 10


class Per(IntEnum):
    """What the amount of an effect is counted by."""

    ONE = 0
    EXPERIENCE = 1
    OWN_TILE = 2
    TWO_OWN_TILES = 3
    ACTIVE_WORKER = 4
    RETIRED_WORKER = 5
    WOOD_AND_STONE = 6
    MARBLE_AND_WEAPON = 7
    MORALE = 8  # the printed value, if positive


class Corner(IntEnum):
    """The plaza patterns (PRA-COM-03)."""

    R = 0  # ruber
    C = 1  # caeruleus
    V = 2  # viridis
    F = 3  # flavus


class KindRow(NamedTuple):
    kind: Kind
    copies: int
    zone: Annotated[Zone, Member(Zone)]
    cost: Annotated[tuple[int, int, int, int, int], Each(Range(0, 9), 5)]  # gold, wood, stone, marble, weapons
    favour: Annotated[int, Range(0, 30)]
    fee_good: Annotated[Good, Member(Good)]
    fee: Annotated[int, Range(0, 5)]  # paid to the owner; 0 is none
    provenance: str  # of cost and favour; the fee where there is no cost


class Effect(NamedTuple):
    kind: Kind
    gives: Gives
    times: int
    per: Per


class Tile(NamedTuple):
    id: str
    kind: Annotated[Kind, Member(Kind)]
    back: int  # 0 start city, 1 and 2 the epochs
    mark: Annotated[int, Range(2, 5)]  # used with at least so many players
    corners: Annotated[str, Letters("RCVF", 4)]  # NW, NE, SE, SW as printed
    provenance: str  # of back and mark where public, else of the whole row


class WallTile(NamedTuple):
    id: str
    demand: Annotated[tuple[int, int, int, int, int], Each(Range(0, 9), 5)]
    favour: Annotated[int, Range(0, 30)]
    bonus: Annotated[int, Range(0, 10)]  # on the back
    provenance: str  # of the front


class Board(NamedTuple):
    id: str
    morale: Annotated[tuple[int, ...], Each(Range(-30, 40), 12)]  # from left to right
    wage_active: Annotated[int, Range(0, 5)]
    wage_retired: Annotated[int, Range(0, 5)]
    rates: Annotated[tuple[int, int, int, int], Each(Range(1, 9), 4)]  # gold for a wood, stone, marble, weapon
    provenance: str


START_TILES: Final = ("M1", "M2", "M3", "M4", "M5", "O1", "T1", "K1", "T2", "T3")


class Layout(NamedTuple):
    """The start city."""

    seats: int
    cells: Annotated[tuple[tuple[str, int, int], ...], Each(Items((OneOf(START_TILES), Range(-9, 9), Range(-9, 9))))]
    provenance: str


# fmt: off
KINDS: Final = BOX.rows("kind", "kind of city tile", (  # 17.1
    #       kind       n  zone         g  w  s  m  a   favour  fee
    KindRow(Kind.MINE, 5, Zone.RED,   (0, 0, 0, 0, 0),  0, Good.GOLD,   1, "reconstructed"),
    KindRow(Kind.SAW,  3, Zone.RED,   (2, 0, 0, 0, 0),  1, Good.GOLD,   1, "seed"),
    KindRow(Kind.QUA,  3, Zone.RED,   (1, 2, 0, 0, 0),  2, Good.GOLD,   1, "reconstructed"),
    KindRow(Kind.MAR,  2, Zone.RED,   (0, 2, 1, 0, 0),  3, Good.GOLD,   1, "reconstructed"),  # fee: seed
    KindRow(Kind.SMI,  1, Zone.RED,   (0, 1, 2, 0, 0),  3, Good.GOLD,   1, "reconstructed"),
    KindRow(Kind.CUR,  1, Zone.GREEN, (0, 2, 1, 1, 0),  5, Good.GOLD,   1, "reconstructed"),
    KindRow(Kind.FOR,  2, Zone.GREEN, (0, 0, 2, 1, 0),  5, Good.GOLD,   2, "reconstructed"),
    KindRow(Kind.MAI,  1, Zone.GREEN, (0, 0, 2, 2, 0),  7, Good.GOLD,   2, "reconstructed"),
    KindRow(Kind.APO,  1, Zone.GREEN, (0, 2, 2, 1, 0),  6, Good.GOLD,   2, "reconstructed"),
    KindRow(Kind.PLU,  1, Zone.GREEN, (0, 0, 1, 2, 0),  5, Good.GOLD,   2, "reconstructed"),
    KindRow(Kind.MER,  1, Zone.GREEN, (0, 0, 0, 1, 2),  7, Good.GOLD,   3, "reconstructed"),
    KindRow(Kind.VEN,  1, Zone.GREEN, (0, 0, 1, 3, 0),  8, Good.GOLD,   2, "reconstructed"),
    KindRow(Kind.COL,  2, Zone.GREEN, (0, 0, 3, 2, 0),  8, Good.GOLD,   2, "reconstructed"),
    KindRow(Kind.ORA,  1, Zone.GREEN, (0, 0, 1, 1, 1),  6, Good.GOLD,   2, "reconstructed"),
    KindRow(Kind.TRA,  6, Zone.GREEN, (0, 1, 1, 0, 0),  4, Good.GOLD,   1, "reconstructed"),
    KindRow(Kind.MKT,  3, Zone.GREEN, (0, 3, 1, 0, 0),  4, Good.GOLD,   1, "reconstructed"),
    KindRow(Kind.OUT,  1, Zone.GREEN, (0, 0, 0, 0, 0),  0, Good.GOLD,   0, "seed"),
    KindRow(Kind.ACA,  1, Zone.GREY,  (0, 2, 2, 0, 0),  4, Good.STONE,  1, "reconstructed"),  # fee: seed
    KindRow(Kind.LAB,  2, Zone.GREY,  (0, 2, 0, 0, 1),  4, Good.WEAPON, 1, "reconstructed"),  # fee: seed
    KindRow(Kind.STA,  2, Zone.NONE,  (2, 0, 0, 2, 0),  6, Good.GOLD,   0, "reconstructed"),
    KindRow(Kind.ARC,  2, Zone.NONE,  (0, 0, 2, 2, 2), 13, Good.GOLD,   0, "reconstructed"),
), key="kind")

EFFECTS: Final = (  # 17.1, what rules, previews and bots know of each kind
    #      kind       gives            times per
    Effect(Kind.MINE, Gives.GOLD,      1, Per.EXPERIENCE),         # PRA-EFF-01
    Effect(Kind.SAW,  Gives.WOOD,      1, Per.EXPERIENCE),         # PRA-EFF-02
    Effect(Kind.QUA,  Gives.STONE,     1, Per.EXPERIENCE),         # PRA-EFF-03
    Effect(Kind.MAR,  Gives.MARBLE,    1, Per.EXPERIENCE),         # PRA-EFF-04
    Effect(Kind.SMI,  Gives.WEAPONS,   1, Per.EXPERIENCE),         # PRA-EFF-05, at most
    Effect(Kind.CUR,  Gives.GOLD,      1, Per.OWN_TILE),           # PRA-EFF-06
    Effect(Kind.FOR,  Gives.GOLD,      2, Per.ACTIVE_WORKER),      # PRA-EFF-07
    Effect(Kind.MAI,  Gives.FAVOUR,    2, Per.ACTIVE_WORKER),      # PRA-EFF-08
    Effect(Kind.APO,  Gives.FAVOUR,    1, Per.OWN_TILE),           # PRA-EFF-10
    Effect(Kind.PLU,  Gives.FAVOUR,    1, Per.WOOD_AND_STONE),     # PRA-EFF-11
    Effect(Kind.MER,  Gives.FAVOUR,    2, Per.MARBLE_AND_WEAPON),  # PRA-EFF-12
    Effect(Kind.VEN,  Gives.FAVOUR,    1, Per.MORALE),             # PRA-EFF-14
    Effect(Kind.COL,  Gives.MORALE,    1, Per.TWO_OWN_TILES),      # PRA-EFF-15
    Effect(Kind.ORA,  Gives.MORALE,    2, Per.RETIRED_WORKER),     # PRA-EFF-16
    Effect(Kind.TRA,  Gives.TRAINING,  1, Per.ONE),                # PRA-EFF-19
    Effect(Kind.MKT,  Gives.TRADE,     0, Per.ONE),                # PRA-EFF-20
    Effect(Kind.OUT,  Gives.WALL_TILE, 1, Per.ONE),                # PRA-WAL-01
    Effect(Kind.ACA,  Gives.NOTHING,   0, Per.ONE),                # in the update phase: PRA-UPD-03
    Effect(Kind.LAB,  Gives.NOTHING,   0, Per.ONE),                # an action of its own: PRA-LAB-02
    Effect(Kind.STA,  Gives.NOTHING,   0, Per.ONE),
    Effect(Kind.ARC,  Gives.NOTHING,   0, Per.ONE),
)

TILES: Final = BOX.rows("tile", "city tile", (  # 17.2
    #    id      kind        back mark corners
    Tile("M1",   Kind.MINE,  0,   2,   "VCVF", "public"),
    Tile("M2",   Kind.MINE,  0,   2,   "FVRV", "public"),
    Tile("M3",   Kind.MINE,  0,   3,   "VCRR", "public"),
    Tile("M4",   Kind.MINE,  0,   4,   "FVVR", "public"),
    Tile("M5",   Kind.MINE,  0,   5,   "CRCV", "public"),
    Tile("O1",   Kind.OUT,   0,   2,   "CRFR", "public"),
    Tile("T1",   Kind.TRA,   0,   2,   "FRRC", "public"),
    Tile("K1",   Kind.MKT,   0,   2,   "RCCF", "public"),
    Tile("T2",   Kind.TRA,   0,   4,   "RCCV", "reconstructed"),
    Tile("T3",   Kind.TRA,   0,   5,   "VRFF", "reconstructed"),
    Tile("A01",  Kind.SAW,   1,   2,   "RFCV", "reconstructed"),
    Tile("A02",  Kind.SAW,   1,   3,   "FCVV", "reconstructed"),
    Tile("A03",  Kind.SAW,   1,   5,   "RVVC", "reconstructed"),
    Tile("A04",  Kind.QUA,   1,   2,   "CCFV", "reconstructed"),
    Tile("A05",  Kind.QUA,   1,   4,   "FFVC", "reconstructed"),
    Tile("A06",  Kind.QUA,   1,   5,   "RVCV", "reconstructed"),
    Tile("A07",  Kind.MAR,   1,   2,   "VCCR", "reconstructed"),
    Tile("A08",  Kind.MAR,   1,   5,   "CVFF", "reconstructed"),
    Tile("A09",  Kind.SMI,   1,   2,   "FCCR", "reconstructed"),
    Tile("A10",  Kind.CUR,   1,   4,   "VVCF", "reconstructed"),
    Tile("A11",  Kind.TRA,   1,   3,   "CFFR", "reconstructed"),
    Tile("A12",  Kind.ORA,   1,   2,   "FRVF", "reconstructed"),
    Tile("A13",  Kind.TRA,   1,   2,   "FRVR", "reconstructed"),
    Tile("A14",  Kind.ACA,   1,   2,   "FCRR", "reconstructed"),
    Tile("A15",  Kind.LAB,   1,   2,   "FRRV", "reconstructed"),
    Tile("A16",  Kind.TRA,   1,   4,   "FRCV", "reconstructed"),
    Tile("B01",  Kind.MAI,   2,   2,   "CFRV", "reconstructed"),
    Tile("B02",  Kind.APO,   2,   2,   "FFCR", "reconstructed"),
    Tile("B03",  Kind.PLU,   2,   2,   "CVCF", "reconstructed"),
    Tile("B04",  Kind.MER,   2,   2,   "RVFC", "reconstructed"),
    Tile("B05",  Kind.VEN,   2,   2,   "VFRF", "reconstructed"),
    Tile("B06",  Kind.COL,   2,   2,   "VRRF", "reconstructed"),
    Tile("B07",  Kind.COL,   2,   5,   "FCRC", "reconstructed"),
    Tile("B08",  Kind.FOR,   2,   2,   "FRFC", "reconstructed"),
    Tile("B09",  Kind.MKT,   2,   4,   "VRRC", "reconstructed"),
    Tile("B10",  Kind.FOR,   2,   4,   "RCFV", "reconstructed"),
    Tile("B11",  Kind.MKT,   2,   5,   "VRCR", "reconstructed"),
    Tile("B12",  Kind.LAB,   2,   5,   "VFCC", "reconstructed"),
    Tile("B13",  Kind.STA,   2,   4,   "VCRF", "reconstructed"),
    Tile("B14",  Kind.STA,   2,   5,   "RVVF", "reconstructed"),
    Tile("B15",  Kind.ARC,   2,   2,   "FCFV", "reconstructed"),
    Tile("B16",  Kind.ARC,   2,   4,   "VRCV", "reconstructed"),
))

WALL_TILES: Final = BOX.rows("wall", "wall tile", (  # 17.5
    #        id      g  w  s  m  a   favour bonus
    WallTile("W01", (0, 0, 0, 2, 2), 10, 3, "public"),
    WallTile("W02", (0, 4, 2, 0, 0),  6, 3, "reconstructed"),
    WallTile("W03", (0, 3, 3, 0, 0),  7, 3, "reconstructed"),
    WallTile("W04", (4, 4, 0, 0, 0),  6, 3, "reconstructed"),
    WallTile("W05", (3, 0, 3, 0, 0),  7, 3, "reconstructed"),
    WallTile("W06", (0, 0, 4, 0, 0),  6, 3, "reconstructed"),
    WallTile("W07", (0, 0, 3, 1, 0),  7, 3, "reconstructed"),
    WallTile("W08", (0, 0, 2, 2, 0),  8, 3, "reconstructed"),
    WallTile("W09", (2, 0, 0, 3, 0),  8, 3, "reconstructed"),
    WallTile("W10", (0, 3, 0, 0, 2),  8, 3, "reconstructed"),
    WallTile("W11", (0, 1, 1, 1, 1),  8, 3, "reconstructed"),
    WallTile("W12", (0, 0, 2, 0, 2),  9, 3, "reconstructed"),
    WallTile("W13", (0, 0, 0, 3, 1), 10, 3, "reconstructed"),
    WallTile("W14", (0, 0, 0, 0, 3),  9, 3, "reconstructed"),
))

BOARDS: Final = BOX.rows("board", "player board", (  # 17.6
    #     side        morale track                                        active retired  w  s  m  a
    Board("A",        (-10, -6, -3, -1, 0, 1, 2, 4,  6,  9, 12, 16), 1, 1, (1, 2, 3, 4), "reconstructed"),  # wages: seed
    Board("B-blue",   (-10, -6, -3, -1, 0, 1, 2, 3,  5,  7, 10, 13), 1, 1, (2, 2, 4, 4), "reconstructed"),
    Board("B-yellow", ( -8, -5, -2, -1, 0, 2, 4, 7, 10, 14, 18, 22), 1, 2, (1, 2, 4, 4), "reconstructed"),
    Board("B-white",  (-12, -8, -5, -2, 0, 1, 2, 3,  5,  7,  9, 12), 1, 0, (1, 1, 2, 3), "reconstructed"),
    Board("B-black",  ( -3, -2, -1,  0, 1, 2, 3, 4,  6,  8, 10, 12), 1, 1, (1, 3, 3, 5), "reconstructed"),
    Board("B-purple", (-10, -6, -3, -1, 0, 1, 2, 3,  4,  6,  8, 10), 0, 3, (1, 2, 3, 4), "reconstructed"),
))

_CELLS: Final = "tiles public; cells reconstructed"
LAYOUT_ROWS: Final = BOX.rows("layout", "start city", (  # 17.3
    Layout(2, (("O1", 0, 0), ("T1", -1, 0), ("K1", 1, 0), ("M1", 0, -1), ("M2", 0, 1)), _CELLS),
    Layout(3, (("O1", 0, 0), ("T1", -1, 0), ("K1", 1, 0), ("M1", -1, -1), ("M2", 1, -1), ("M3", 0, 1)), _CELLS),
    Layout(4, (("O1", 0, 0), ("K1", 1, 0), ("T1", 0, 1), ("T2", 1, 1), ("M1", 0, -1), ("M2", 2, 0), ("M3", 1, 2), ("M4", -1, 1)), _CELLS),
    Layout(5, (("O1", 0, 0), ("T1", 0, -1), ("T2", 0, 1), ("K1", -1, 0), ("T3", 1, 0), ("M1", -1, -1), ("M2", 1, -1), ("M3", 1, 1), ("M4", 0, 2), ("M5", -1, 1)), _CELLS),
), key="seats")
LAYOUTS: Final = {row.seats: {tile: (x, y) for tile, x, y in row.cells} for row in LAYOUT_ROWS}

START_STOCK: Final = read_only([10, 4, 3, 2, 1])  # 17.7, PRA-SET-09 (seed)
MAJORITIES: Final = read_only([  # points by place (seed)
    [12,  8, 4, 0, 0],  # largest district, PRA-VAR-03
    [18, 12, 6, 0, 0],  # longest wall, PRA-VAR-04
    [20, 10, 5, 0, 0],  # most villagers, PRA-VAR-05
])
# fmt: on
START_WORKERS: Final = (1, 2, 3)  # PRA-SET-08 (seed)
WORKERS: Final = 8  # each player's (PRA-COM-10, seed)
MARKERS: Final = 12  # for owned tiles (PRA-COM-11, seed)
TOP_FAVOUR: Final = 10  # at the start (PRA-SET-13, seed)
RETIRING: Final = 6  # experience (PRA-UPD-09, seed)
RETIRE_I: Final = 12  # PRA-UPD-10 (seed)
RETIRE_II: Final = 8
MISSING_WAGE: Final = 5  # favour (PRA-UPD-15, seed)
RECRUIT_PRICE: Final = 5  # favour (PRA-UPD-16, seed)
GOLD_PER_FAVOUR: Final = 10  # PRA-FIN-05 (seed)

GOODS: Final = tuple(good.name.lower() for good in Good)
N_GOODS: Final = len(GOODS)
N_TILES: Final = len(TILES)
N_START: Final = sum(1 for tile in TILES if tile.back == 0)
N_STACK: Final = N_TILES - N_START
N_WALLS: Final = len(WALL_TILES)
N_BOARDS: Final = len(BOARDS)
N_FIELDS: Final = len(BOARDS[0].morale)
BY_ID: Final = {tile.id: place for place, tile in enumerate(TILES)}

OUTPOST: Final = BY_ID["O1"]
T2: Final = BY_ID["T2"]
ACADEMY: Final = BY_ID["A14"]
CAMPS: Final = read_only([BY_ID["A15"], BY_ID["B12"]])
N_CAMPS: Final = 2

KIND: Final = read_only([tile.kind for tile in TILES])
BACK: Final = read_only([tile.back for tile in TILES])
MARK: Final = read_only([tile.mark for tile in TILES])
ZONE: Final = read_only([KINDS[tile.kind].zone for tile in TILES])
COST: Final = read_only([KINDS[tile.kind].cost for tile in TILES])
FAVOUR: Final = read_only([KINDS[tile.kind].favour for tile in TILES])
FEE: Final = read_only([KINDS[tile.kind].fee for tile in TILES])
FEE_GOOD: Final = read_only([KINDS[tile.kind].fee_good for tile in TILES])
GIVES: Final = read_only([EFFECTS[tile.kind].gives for tile in TILES])
TIMES: Final = read_only([EFFECTS[tile.kind].times for tile in TILES])
PER: Final = read_only([EFFECTS[tile.kind].per for tile in TILES])
CORNERS: Final = read_only([[Corner[name] for name in tile.corners] for tile in TILES])

DEMAND: Final = read_only([tile.demand for tile in WALL_TILES])
WALL_FAVOUR: Final = read_only([tile.favour for tile in WALL_TILES])
WALL_BONUS: Final = read_only([tile.bonus for tile in WALL_TILES])

MORALE: Final = read_only([board.morale for board in BOARDS])
START_FIELD: Final = read_only([board.morale.index(0) for board in BOARDS])
WAGE_ACTIVE: Final = read_only([board.wage_active for board in BOARDS])
WAGE_RETIRED: Final = read_only([board.wage_retired for board in BOARDS])
RATE: Final = read_only([(1, *board.rates) for board in BOARDS])  # by good; gold is worth itself

# The grid (PRA-BLD-11): cell (x, y) has the number (y + REACH) * SIDE + x + REACH.
REACH: Final = 34
SIDE: Final = 2 * REACH + 1
ABSENT: Final = -1


def cell_number(x: int, y: int) -> int:
    """The number of a cell, for people and tables."""
    return (y + REACH) * SIDE + x + REACH


def cell_place(cell: int) -> tuple[int, int]:
    """The x and y of a cell."""
    return cell % SIDE - REACH, cell // SIDE - REACH


def _layout(seats: int) -> list[int]:
    cells = [ABSENT] * N_START
    for name, (x, y) in LAYOUTS.get(seats, {}).items():
        cells[BY_ID[name]] = cell_number(x, y)
    return cells


LAYOUT: Final = read_only([_layout(seats) for seats in range(6)], np.int16)
"""By seats and start tile: the cell, or ABSENT."""

# PRA-PLZ-04: a corner of the new tile (0 to 3: NW, NE, SE, SW), the neighbour's dx and dy, and its corner.
# fmt: off
TOUCHING: Final = (  # which tiles touch: seed, diagonals: a ruling (PRA-PLZ-02)
    (0, -1,  0, 1), (0,  0, -1, 3), (0, -1, -1, 2),
    (1,  1,  0, 0), (1,  0, -1, 2), (1,  1, -1, 3),
    (2,  1,  0, 3), (2,  0,  1, 1), (2,  1,  1, 0),
    (3, -1,  0, 2), (3,  0,  1, 0), (3, -1,  1, 1),
)
# fmt: on
N_TOUCHING: Final = len(TOUCHING)
TOUCH_STEP: Final = read_only([dx + SIDE * dy for _, dx, dy, _ in TOUCHING])
TOUCH_MINE: Final = read_only([mine for mine, _, _, _ in TOUCHING])
TOUCH_THEIRS: Final = read_only([theirs for _, _, _, theirs in TOUCHING])
EDGE_STEP: Final = read_only([-SIDE, -1, 1, SIDE])
