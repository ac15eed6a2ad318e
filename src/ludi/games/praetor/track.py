"""The favour track and the order of play (PRA-TRK, PRA-INI)."""

from ludi.core.jit import compiled

from .state import State


@compiled
def move(s: State, seat: int, points: int) -> int:
    """Gain or lose favour in one move; a marker that moves arrives on top (PRA-TRK-01 to -03).

    Gives back how far it moved.
    """
    points = max(points, -s.favour[seat])
    if points == 0:
        return 0
    s.favour[seat] += points
    for other in range(s.seats):
        if s.height[other] > s.height[seat]:
            s.height[other] -= 1
    s.height[seat] = s.seats - 1
    return points


@compiled
def goes_before(s: State, seat: int, other: int) -> bool:
    """Whether the seat has the initiative over another: fewer favour, or on top (PRA-INI-01, -02)."""
    if s.favour[seat] != s.favour[other]:
        return s.favour[seat] < s.favour[other]
    return s.height[seat] > s.height[other]


@compiled
def set_initiative(s: State) -> None:
    """Fix the order of play for the round (PRA-INI-03)."""
    for seat in range(s.seats):
        place = 0
        for other in range(s.seats):
            if other != seat and goes_before(s, other, seat):
                place += 1
        s.order[place] = seat
