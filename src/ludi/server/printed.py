"""What was printed when a match began: kept by its digest, so that the match goes on when a release prints otherwise."""

from typing import Any

from sqlalchemy import select

from ludi.core.box import name_without, nested
from ludi.core.contract import Game
from ludi.games import GAMES
from ludi.server.schema import PRINTED
from ludi.server.store import Store
from ludi.server.table import BEGUN_WITH, Table, game_of


class Printed:
    """The values of games, as stored."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: set[tuple[str, str]] = set()

    async def keep(self, game: Game[Any]) -> None:
        """Store all values of a game before a match begins with them."""
        key = name_without(game.name), game.data_digest
        if game.box is None or key in self._kept:
            return
        values = {"game": key[0], "data": key[1], "box": game.box.values()}
        await self._store.execute(self._store.insert(PRINTED).values(**values).on_conflict_do_nothing())
        self._kept.add(key)

    async def find(self, table: Table) -> None:
        """Have the game of a table open with the values that it began with, where it can be."""
        name = name_without(table.game)
        game = game_of(table)
        if name not in GAMES or (game is not None and game.data_digest == table.data):
            return
        async with self._store.reading() as connection:
            wanted = select(PRINTED.c.box).where(PRINTED.c.game == name, PRINTED.c.data == table.data)
            stored = (await connection.execute(wanted)).scalar()
        changes, problems = GAMES[name].unboxed(nested(stored or {}))
        if stored and not problems:
            opened = GAMES.with_box(name, changes)
            if opened.data_digest == table.data:
                BEGUN_WITH[name, table.data] = opened
