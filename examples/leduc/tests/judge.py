"""What each seat has been shown: its own card, the open one, and both hands after a showdown."""

from typing import Any

from ludi.core.contract import OVER, Game
from ludi_leduc.state import NOT_YET


class Judge:
    """Keeps, in plain sets, the cards that each seat has seen lie where."""

    def __init__(self, _game: Game[Any], s: Any) -> None:
        self.known = {-1: {}, 0: {0: int(s.hand[0])}, 1: {1: int(s.hand[1])}}
        self.board = NOT_YET

    def see(self, _before: Any, _action: int, after: Any) -> None:
        self.board = int(after.board)
        if after.actor == OVER and after.folded == NOT_YET:
            for known in self.known.values():
                known |= {seat: int(after.hand[seat]) for seat in range(2)}

    def check(self, seat: int, world: Any) -> None:
        assert self.board == world.board
        assert self.known[seat].items() <= {0: int(world.hand[0]), 1: int(world.hand[1])}.items()
        assert world.board not in world.hand.tolist()
