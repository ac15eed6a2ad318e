"""Seats as one of them sees the table: itself first, then the others clockwise."""

from ludi.core.jit import compiled


@compiled
def relative(viewer: int, seat: int, seats: int) -> int:
    """How many places clockwise of the viewer a seat is."""
    steps = seat - viewer  # a choice instead of a division: an observation asks for every piece on the table
    return steps + seats if steps < 0 else steps


@compiled
def relative_owner(viewer: int, owner: int, seats: int) -> int:
    """An owner in an observation: 0 is nobody (a negative seat), 1 the viewer, 2 the next seat clockwise."""
    return 0 if owner < 0 else 1 + relative(viewer, owner, seats)


@compiled
def seat_at(viewer: int, step: int, seats: int) -> int:
    """The seat so many places clockwise of the viewer; behind the last one come those that nobody has taken."""
    if step >= seats:
        return step
    return viewer + step - seats if viewer + step >= seats else viewer + step
