"""What every seat has been shown, kept beside play as plainly as possible: all of it (TRI-1201).

Nothing is hidden but the order in which weapons will be drawn. So a world
that a seat may imagine is the position it was imagined from, to the byte,
with another generator.
"""

from typing import Any

from ludi.core import layout
from ludi.core.contract import Game


def public_part(s: Any) -> bytes:
    """A position without its generator."""
    shown = layout.copy(s)
    shown.rng[:] = 0
    return layout.to_bytes(shown)


class Judge:
    """Remembers what everybody has seen."""

    def __init__(self, game: Game[Any], s: Any) -> None:  # noqa: ARG002  (the record alone says it)
        self.shown = public_part(s)

    def see(self, before: Any, action: int, after: Any) -> None:  # noqa: ARG002
        """An action was played."""
        self.shown = public_part(after)

    def check(self, seat: int, world: Any) -> None:
        """A world imagined by the seat fits all that it has been shown."""
        assert self.shown == public_part(world), f"seat {seat} has seen something else"
