"""Seats as one of them sees the table: itself first, then the others clockwise."""

from ludi.core.jit import compiled


@compiled
def relative(viewer: int, seat: int, seats: int) -> int:
    """How many places clockwise of the viewer a seat is."""
    return (seat - viewer) % seats


@compiled
def relative_owner(viewer: int, owner: int, seats: int) -> int:
    """An owner in an observation: 0 is nobody (a negative seat), 1 the viewer, 2 the next seat clockwise."""
    return 0 if owner < 0 else 1 + (owner - viewer) % seats
