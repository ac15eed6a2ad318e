"""How each game is searched best: numbers that arena runs chose, with a default for games without any."""

from dataclasses import dataclass, field
from typing import Final

from ludi.bots.search import Style


@dataclass(frozen=True, slots=True)
class Tuning:
    """A game's style of search, and how many iterations two seconds on one core allow."""

    style: Style = field(default_factory=Style)
    two_seconds: int = 20_000


TUNINGS: Final[dict[str, Tuning]] = {}


def tuning(game: str) -> Tuning:
    """The tuning of a game."""
    return TUNINGS.get(game, Tuning())
