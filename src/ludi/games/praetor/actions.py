"""The actions of Praetor: codes and notation.

A turn is asked in steps: what to do, with which worker, where, which way
round. A cell is named by its place in the ascending list of cells that touch
the city; the view gives each place its coordinates.
"""

from typing import Final

from ludi.core.catalogue import Catalogue, Kind, numbers

from .state import FRONTIER
from .tables import BOARDS, CAMPS, GOODS, N_START, RETIRING, TILES

TRADED: Final = GOODS[1:]

ACTIONS: Final = Catalogue(
    Kind("board", side=[board.id for board in BOARDS]),  # PRA-DEC-01
    Kind("build", tile=[tile.id for tile in TILES[N_START:]]),  # PRA-DEC-02, -06
    Kind("activate", tile=[tile.id for tile in TILES]),
    Kind("camp", tile=[TILES[camp].id for camp in CAMPS]),
    Kind("pass"),
    Kind("worker", experience=numbers(1, RETIRING - 1)),  # PRA-DEC-03
    Kind("cell", place=numbers(1, FRONTIER)),  # PRA-DEC-04
    Kind("rotation", turns=numbers(0, 3)),  # PRA-DEC-05
    Kind("forge", weapons=numbers(0, RETIRING)),  # PRA-DEC-07
    Kind("sell", good=TRADED),  # PRA-DEC-08
    Kind("buy", good=TRADED),
    Kind("leave"),
    Kind("academy", use=("yes", "no")),  # PRA-DEC-09
    Kind("recruit", use=("yes", "no")),  # PRA-DEC-10
)
