"""How each game is searched best: numbers that arena runs chose, with a default for games without any."""

from dataclasses import dataclass, field
from typing import Final

from ludi.bots.search import Style

FEWEST: Final = 30
"""Fewer iterations are no search: 12 in Praetor with five play as well as 100, for they follow the evaluation alone."""


@dataclass(frozen=True, slots=True)
class Tuning:
    """A game's style of search, and the iterations of the strongest level, times the seats."""

    style: Style = field(default_factory=Style)
    strongest: int = 20_000

    def iterations(self, share: float, seats: int) -> int:
        """Of a level that does this share of what the strongest does: the more seats, the longer each of them.

        Nor are more of them better with many: in Praetor with five, 3,200 won 67 % (42 to 85, 15) against
        ``greedy``, five and ten times as many 25 % (11 to 47, 20).
        """
        return max(FEWEST, round(share * (self.strongest // seats)))


# Figures: share of matches won with two seats against the other style named, at about the same time a decision
# (5 to 15 ms), with the 95 % interval and the number of matches. Horizons are turns, with four rivals where not said.
TUNINGS: Final = {
    # The evaluation at once: 75 % (55 to 88, 24) against random playouts to the end.
    "alea": Tuning(Style(horizon=0), 40_000),
    # Two turns: 67 % (47 to 82, 24) against the evaluation at once; one turn 58 % (39 to 76, 24).
    "provincia": Tuning(Style(horizon=2), 24_000),
    # Careful playouts to the end of the turn, for in the midst of one the evaluation is weak: eight rivals won 75 %
    # (51 to 90, 16) against two, as much with one turn as with four (50 %, 24 to 76, 10). The evaluation at once lost
    # 19 of 20 against a few decisions with two rivals, random playouts to the end lost all 20.
    "praetor": Tuning(Style(horizon=1, rivals=8), 16_000),
    # The evaluation at once, for it looks to the end of the turn by itself: 62 % (43 to 79, 24) against two turns.
    "triumvirate": Tuning(Style(horizon=0), 80_000),
    # Two turns: 79 % (60 to 91, 24) against one.
    "viaromana": Tuning(Style(horizon=2), 20_000),
}


def tuning(game: str) -> Tuning:
    """The tuning of a game."""
    return TUNINGS.get(game, Tuning())
