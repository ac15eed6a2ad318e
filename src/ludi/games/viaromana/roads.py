"""Scoring a road (chapter 5), one step at a time.

Each step writes the phase that follows: a decision, or the next step.
"""

from ludi.core.events import note
from ludi.core.jit import compiled

from .cards import cards_left, draw_hidden, n_open, refill_display, room_in, take_open
from .events import Happened
from .state import NOBODY, NOTHING, No, Phase, RoadIs, State
from .tables import (
    BASE_VALUE,
    CARDS_PER_TURN,
    CITY_COLOUR,
    DISPLAY,
    N_ROADS,
    ROAD_ENDS,
    ROAD_FIRST,
)


@compiled
def pieces_on(s: State, road: int, seat: int) -> int:
    """A seat's milestones on a road and pieces in its end cities; a castle counts 1 (VIA-512)."""
    n = 0
    for space in range(ROAD_FIRST[road], ROAD_FIRST[road + 1]):
        n += s.space[space] == seat
    for end in range(2):
        n += s.city[ROAD_ENDS[road, end]] == seat
    return n


@compiled
def winner_of(s: State, road: int) -> int:
    """Who wins the scoring of a road, or NOBODY after a dangerous tie."""
    most, tied, winner = 0, 0, NOBODY
    # Clockwise from the trigger: he wins every tie he is in, else the first of the tied (VIA-514, VIA-515).
    for step in range(s.seats):
        seat = (s.turn + step) % s.seats
        pieces = pieces_on(s, road, seat)
        if pieces > most:
            most, tied, winner = pieces, 1, seat
        elif pieces == most:
            tied += 1
    if s.dangerous_tie and tied > 1 and winner != s.turn:
        return NOBODY  # VIA-811
    return winner


@compiled
def n_complete(s: State) -> int:
    """How many roads wait for their scoring."""
    n = 0
    for road in range(N_ROADS):
        n += s.road[road] == RoadIs.COMPLETE
    return n


@compiled
def find_scoring(s: State) -> None:
    """Score the road that waits; if several do, the trigger chooses; if none, the turn goes on."""
    s.actor = s.turn
    waiting = n_complete(s)
    if waiting > 1:
        s.phase = Phase.ORDER  # VIA-504
    elif waiting == 1:
        road = 0
        while s.road[road] != RoadIs.COMPLETE:
            road += 1
        open_scoring(s, road)
    else:
        s.phase = Phase.BUILD if s.played < CARDS_PER_TURN else Phase.FINISH  # VIA-505


@compiled
def refuse_score(s: State, road: int) -> No:
    """Why this road is not the next to be scored."""
    return No.OK if s.road[road] == RoadIs.COMPLETE else No.NOT_COMPLETE


@compiled
def open_scoring(s: State, road: int) -> None:
    """Find the winner, give him a marker if there is no choice, and count the others' cards."""
    s.scoring = road
    s.winner = winner_of(s, road)
    s.phase = Phase.CARDS
    if s.winner == NOBODY:
        note(s, Happened.TIED, road)
        return
    first, second = ROAD_ENDS[road, 0], ROAD_ENDS[road, 1]
    value, other = top_marker(s, first), top_marker(s, second)
    if value < other:
        value, other = other, value
    note(s, Happened.WON, s.winner, pieces_on(s, road, s.winner), value, other if other < value else 0, road)
    count_cards(s, road)
    if s.stack[first] and s.stack[second]:
        s.actor = s.winner
        s.phase = Phase.MARKER
    elif s.stack[first]:
        take_marker(s, first)  # VIA-517
    elif s.stack[second]:
        take_marker(s, second)


@compiled
def top_marker(s: State, city: int) -> int:
    """The value of the top marker of a city, or 0."""
    return BASE_VALUE + s.stack[city] if s.stack[city] else 0


@compiled
def count_cards(s: State, road: int) -> None:
    """A card for every piece of the others, clockwise after the winner (VIA-521 to VIA-523).

    Of those, a seat takes as many as fit its hand (VIA-804) and are left by those before it (VIA-604).
    """
    left = n_open(s) + cards_left(s)
    for step in range(1, s.seats):
        seat = (s.winner + step) % s.seats
        pieces = pieces_on(s, road, seat)
        s.due[seat] = min(pieces, room_in(s, seat), left)
        left -= s.due[seat]
        if pieces:
            note(s, Happened.DUE, seat, s.due[seat], pieces - s.due[seat], road)


@compiled
def refuse_marker(s: State, city: int) -> No:
    """Why the winner may not take the marker of this city."""
    if city != ROAD_ENDS[s.scoring, 0] and city != ROAD_ENDS[s.scoring, 1]:
        return No.NOT_AN_END
    return No.OK


@compiled
def take_marker(s: State, city: int) -> None:
    """The winner takes the top marker of a city (VIA-516)."""
    note(s, Happened.TOOK_MARKER, s.winner, top_marker(s, city), city)
    s.stack[city] -= 1
    s.markers[s.winner, 3 * CITY_COLOUR[city] + s.stack[city]] += 1
    s.phase = Phase.CARDS


@compiled
def hand_out(s: State) -> None:
    """The next seat that is owed cards takes an open one or draws, clockwise after the winner (VIA-522)."""
    for step in range(1, s.seats):
        seat = (s.winner + step) % s.seats
        if s.due[seat]:
            if n_open(s):
                s.actor = seat
                s.phase = Phase.TAKE
            else:
                draw_hidden(s, seat, s.due[seat])  # VIA-525
                s.due[seat] = 0
            return
    s.phase = Phase.CLEAR


@compiled
def refuse_take(s: State, card: int) -> No:
    """Why this card cannot be taken."""
    for place in range(DISPLAY):
        if s.display[place] == card:
            return No.OK
    return No.NOT_OPEN


@compiled
def take_card(s: State, card: int) -> None:
    """One open card of those due (VIA-524)."""
    take_open(s, s.actor, card)
    s.due[s.actor] -= 1
    note(s, Happened.TOOK, s.actor, card)
    s.phase = Phase.CARDS


@compiled
def clear_road(s: State) -> None:
    """Milestones go home, a signpost marks the road, the display is refilled (VIA-531 to VIA-534)."""
    road = s.scoring
    if s.signposts:
        for space in range(ROAD_FIRST[road], ROAD_FIRST[road + 1]):
            s.milestones[s.space[space]] += 1
            s.space[space] = NOBODY
        s.road[road] = RoadIs.SIGNPOSTED
        s.signposts -= 1
        note(s, Happened.CLEARED, s.signposts, road)
        if s.signposts == 0:
            s.eagle = s.turn  # VIA-701
            note(s, Happened.EAGLE, s.eagle)
    else:
        s.road[road] = RoadIs.SCORED  # VIA-704, VIA-705
        note(s, Happened.SCORED_LATE, road)
    s.scoring = NOTHING
    s.winner = NOBODY
    refill_display(s)
    s.phase = Phase.SCORE
