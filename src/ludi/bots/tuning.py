"""How each game is searched best: numbers that arena runs chose, with a default for games without any."""

from dataclasses import dataclass, field
from typing import Final

from ludi.bots.search import Style


@dataclass(frozen=True, slots=True)
class Tuning:
    """A game's style of search, and the iterations that two seconds on one core allow, times the seats."""

    style: Style = field(default_factory=Style)
    two_seconds: int = 20_000

    def iterations(self, seats: int) -> int:
        """What two seconds allow with so many seats: the more there are, the longer a playout."""
        return self.two_seconds // seats


TUNINGS: Final = {
    # Playing on to the end at random is so quick here that it equals playouts by evaluation at the same time:
    # 52.5 % (37.5 to 67.1) over 40 matches against horizon 30 with two rivals, 0.05 s a decision.
    "alea": Tuning(Style(horizon=-1, rivals=1), 60_000),
}


def tuning(game: str) -> Tuning:
    """The tuning of a game."""
    return TUNINGS.get(game, Tuning())
