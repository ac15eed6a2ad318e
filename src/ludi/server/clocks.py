"""The law of clocks (docs/protocol.md): who is charged when, as a fold over the entries of a log.

Whoever is to decide and decides himself is charged for the time that passes,
whatever happens meanwhile. A decision earns its increment; an undo takes that
back and gives nothing. Nothing else adds time.
"""

from typing import Self

from ludi.server.messages.common import Clock


class Clocks:
    """Everybody's time, in milliseconds, as of the latest entry."""

    def __init__(self, clock: Clock | None, seats: int, started: int) -> None:
        self.clock = clock
        self.since = started
        self.banks = [clock.seconds * 1000 if clock else 0] * seats
        self._spent: dict[tuple[int, int], int] = {}  # by ply and seat: on this decision, however often it came up

    def copy(self) -> Self:
        """Clocks that can go on while these are still shown."""
        twin = object.__new__(type(self))
        twin.clock, twin.since, twin.banks, twin._spent = self.clock, self.since, self.banks.copy(), self._spent.copy()
        return twin

    def charge(self, now: int, seat: int | None, ply: int) -> None:
        """Take the time since the latest entry from the seat that was to decide; None where no person was."""
        passed, self.since = max(0, now - self.since), max(now, self.since)
        if self.clock is None or seat is None:
            return
        if self.clock.kind == "bank":
            self.banks[seat] -= passed
        else:
            self._spent[ply, seat] = self._spent.get((ply, seat), 0) + passed

    def earn(self, seat: int) -> int:
        """Give a seat the increment of a decision; how much that is, to be taken back by an undo."""
        earned = self.clock.increment * 1000 if self.clock and self.clock.kind == "bank" else 0
        self.banks[seat] += earned
        return earned

    def take_back(self, seat: int, earned: int) -> None:
        """An undo: the increment goes, the time that was used stays used."""
        self.banks[seat] -= earned

    def left(self, seat: int, ply: int) -> int:
        """What a seat has for the decision at a ply, as of the latest entry; below nothing when it was late."""
        assert self.clock is not None
        return self.banks[seat] if self.clock.kind == "bank" else self._allowed - self._spent.get((ply, seat), 0)

    def idle(self, seat: int) -> int:
        """What a seat that is not to decide has."""
        return self._allowed if self.clock and self.clock.kind == "per_move" else self.banks[seat]

    @property
    def _allowed(self) -> int:
        return self.clock.seconds * 1000 if self.clock else 0
