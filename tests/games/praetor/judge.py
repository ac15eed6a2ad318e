"""A plain record of what everybody has been shown, kept beside play, to judge concealed worlds by.

Nothing in Praetor is secret but which tiles come next, so one record serves all seats (PRA-INF).
"""

from typing import Any

from ludi.core.contract import Game
from ludi.games.praetor.tables import TILES, WALL_TILES


class Judge:
    """Which tiles have come up, and what lies on the table."""

    def __init__(self, game: Game[Any], s: Any) -> None:
        self.game = game
        view: Any = game.view(s, None)
        markets = "MKT" if view.hard else None
        self.tiles = {tile.id for tile in TILES if tile.mark <= len(view.players) and tile.kind.name != markets}
        self.walls = {wall.id for wall in WALL_TILES}
        self._look(view)

    def _look(self, view: Any) -> None:
        """What lies on the table cannot come up any more."""
        self.table = view
        self.tiles -= {tile.tile for tile in (*view.city, *view.display)}
        self.walls -= {view.wall.wall_tile, *view.wall.gone, *(w for p in view.players for w in p.wall_tiles)}

    def see(self, _before: Any, _action: int, after: Any) -> None:
        self._look(self.game.view(after, None))

    def check(self, seat: int, world: Any) -> None:
        """The same table for everybody, and in the stacks exactly the tiles that nobody has seen."""
        seen: Any = self.game.view(world, None)
        assert self.table == seen, f"seat {seat}: the table"
        assert self.tiles == {TILES[tile].id for tile in world.stack[world.drawn : world.n_stack]}, f"seat {seat}: city"
        assert self.walls == {WALL_TILES[wall].id for wall in world.walls[world.walls_drawn :]}, f"seat {seat}: wall"
        epochs = [TILES[tile].back for tile in world.stack[world.drawn : world.n_stack]]
        assert sorted(epochs) == epochs, f"seat {seat}: epoch I lies on top of epoch II"
