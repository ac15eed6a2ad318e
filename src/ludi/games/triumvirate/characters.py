"""What a character holds, where it leads, and winning (TRI-114 to 117, section 10)."""

from ludi.core.contract import OVER
from ludi.core.events import note
from ludi.core.jit import compiled

from .events import Happened
from .state import Ending, State
from .tables import CITIZENS_TO_WIN, GOAL, MOST_LEADING, N_PROVINCES, PROVINCES_TO_WIN, Track


@compiled
def n_provinces(s: State, character: int) -> int:
    """How many provinces have a governor of this character (TRI-117)."""
    n = 0
    for province in range(N_PROVINCES):
        if s.owner[province] == character:
            n += 1
    return n


@compiled
def next_character(s: State, character: int) -> int:
    """Whose turn follows (TRI-213, 1101)."""
    return (character + 1) % s.seats


@compiled
def leads(s: State, character: int, track: int) -> bool:
    """Whether it is one of one or two at the top, or all are at the goal (TRI-114, 115, 1110)."""
    return would_lead(s, character, track, s.competence[character, track])


@compiled
def would_lead(s: State, character: int, track: int, mine: int) -> bool:
    """Whether it would lead with its marker on that field."""
    at_the_top = 1
    for other in range(s.seats):
        theirs = s.competence[other, track]
        if other == character:
            continue
        if theirs > mine:
            return False
        at_the_top += theirs == mine
    return at_the_top <= MOST_LEADING or mine == GOAL


@compiled
def collect(s: State, character: int) -> None:
    """The character takes the gold that lies where it stands (TRI-512)."""
    here = s.at[character]
    gold = s.gold[here]
    if gold:
        s.hand[character] += gold
        s.gold[here] = 0
        note(s, Happened.COLLECTED, s.seat_of[character], gold, here)


@compiled
def throw_weapons(s: State, character: int, most: int) -> int:
    """Own weapons go from the stock into the battle bag, as far as there are any: how many."""
    thrown = min(most, s.weapons[character])
    s.weapons[character] -= thrown
    s.bag[character] += thrown
    return thrown


@compiled
def bag_size(s: State) -> int:
    """How many weapons are in the battle bag."""
    return s.bag[0] + s.bag[1] + s.bag[2]


@compiled
def win(s: State, character: int, how: int) -> None:
    """The game ends at once (TRI-1001)."""
    s.winner = character
    s.ending = how
    s.actor = OVER
    note(s, Happened.WON_MILITARY + how, s.seat_of[character])


@compiled
def win_by_provinces(s: State, character: int) -> None:
    """Military victory (TRI-1002)."""
    if n_provinces(s, character) >= PROVINCES_TO_WIN:
        win(s, character, Ending.MILITARY)


@compiled
def win_by_citizens(s: State, character: int) -> None:
    """Political victory with a consul card and six citizens (TRI-1004)."""
    if s.consul[character] and s.citizens[character] >= CITIZENS_TO_WIN:
        win(s, character, Ending.SIX_CITIZENS)


@compiled
def win_by_competence(s: State, character: int) -> None:
    """Competence victory with both markers at the goal (TRI-1005)."""
    if s.competence[character, Track.POLITICAL] == GOAL and s.competence[character, Track.MILITARY] == GOAL:
        win(s, character, Ending.COMPETENCE)
