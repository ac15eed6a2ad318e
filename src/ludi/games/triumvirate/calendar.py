"""The calendar, the election of the consul, and the end of a turn (section 9)."""

from ludi.core.contract import OVER
from ludi.core.events import note
from ludi.core.jit import compiled

from .characters import next_character, win, win_by_citizens
from .events import Happened
from .movement import free_supply_field
from .state import Ending, No, Phase, State
from .supply import begin_turn, refuse_own
from .tables import CITIZENS_RETURNED, LEGION_LIMIT, N_PROVINCES, TURNS_A_YEAR


@compiled
def end_turn(s: State) -> None:
    """The stone moves; at ELEGIO a consul is elected (TRI-901, 902)."""
    s.calendar -= 1
    if s.calendar == 0:
        elect(s)
    else:
        close_turn(s)


@compiled
def most_citizens(s: State, last: int) -> int:
    """Who would be elected after that character's turn: of the tied, who moved longest ago (TRI-903, 904)."""
    best = next_character(s, last)
    other = next_character(s, best)
    while other != next_character(s, last):
        if s.citizens[other] > s.citizens[best]:
            best = other
        other = next_character(s, other)
    return best


@compiled
def last_of_the_year(s: State) -> int:
    """Whose turn the coming election follows, or the present one while it is held."""
    return (s.character + max(0, s.calendar - 1)) % s.seats


@compiled
def elect(s: State) -> None:
    """A consul, always (TRI-906); the second time wins (TRI-905, 1003)."""
    consul = most_citizens(s, s.character)
    s.elections += 1
    s.elected = consul
    note(s, Happened.ELECTION)
    voted = next_character(s, s.character)
    for _ in range(s.seats):  # in the order that decides a tie
        note(s, Happened.VOTED, s.seat_of[voted], s.citizens[voted])
        voted = next_character(s, voted)
    note(s, Happened.ELECTED, s.seat_of[consul], s.citizens[consul])
    if s.consul[consul]:
        win(s, consul, Ending.SECOND_CONSULSHIP)
        return
    s.consul[consul] = 1
    s.actor = s.seat_of[consul]
    s.phase = Phase.CONSUL


@compiled
def refuse_install(s: State, province: int) -> No:
    """Why the consul may not install a servant there."""
    return refuse_own(s, province, s.elected)


@compiled
def install(s: State, province: int) -> None:
    """The consul's servant, with the governor on it (TRI-907)."""
    s.servant_stock -= 1
    s.servants[province] += 1
    note(s, Happened.INSTALLED, s.actor, province)
    free_supply_field(s, province)
    close_election(s)


@compiled
def decline_servant(s: State) -> None:
    """The consul wants no servant."""
    note(s, Happened.DECLINED, s.actor)
    close_election(s)


@compiled
def close_election(s: State) -> None:
    """Citizens return to ALII, and a new year begins (TRI-908 to 910)."""
    returned = min(CITIZENS_RETURNED, s.citizens[s.elected])
    s.citizens[s.elected] -= returned
    s.alii += returned
    if returned:
        note(s, Happened.RETURNED_CITIZENS, s.seat_of[s.elected], returned)
    win_by_citizens(s, s.elected)
    if s.actor == OVER:
        return
    s.calendar = TURNS_A_YEAR[s.seats]
    close_turn(s)


@compiled
def close_turn(s: State) -> None:
    """The legion limit, then the next character's turn (TRI-911, 912)."""
    for province in range(N_PROVINCES):
        surplus = s.legions[province] - LEGION_LIMIT
        if s.owner[province] == s.character and surplus > 0:
            s.legion_stock += surplus
            s.legions[province] = LEGION_LIMIT
            note(s, Happened.CUT_DOWN, surplus, province)
    s.turn += 1
    begin_turn(s, next_character(s, s.character))
