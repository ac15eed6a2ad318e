"""May I, and do it: dispatch over the kinds of action.

A match is bounded. Every piece goes to a place that was never built before,
since pieces in cities stay and scored roads are closed: 140 at most. Three
rounds without a new piece end the game (VIA-731), a turn plays three cards at
most, and its discards, scorings and payments are bounded by the 55 cards.
"""

from ludi.core.contract import OVER, Mask
from ludi.core.jit import compiled
from ludi.games.viaromana import actions as code
from ludi.games.viaromana import building, scoring, turns
from ludi.games.viaromana.setup import place_start, refuse_start
from ludi.games.viaromana.state import NOBODY, NOTHING, No, Phase, RoadIs, State
from ludi.games.viaromana.tables import (
    CITY_COLOUR,
    DISPLAY,
    DRAWN_PER_TURN,
    N_CITIES,
    N_ROADS,
    ROAD_COLOURS,
    ROAD_ENDS,
    ROAD_FIRST,
)


@compiled
def legal(s: State, mask: Mask) -> None:
    """Every legal action of the actor."""
    mask[:] = False
    if s.phase == Phase.START:
        for city in range(N_CITIES):
            mask[code.START + city] = s.city[city] == NOBODY
    elif s.phase <= Phase.TRIM:
        for card in range(N_CITIES):
            mask[code.DISCARD + card] = s.hand[s.actor, card] > 0
        mask[code.KEEP] = s.phase == Phase.TRIM
    elif s.phase == Phase.BUILD:
        mask[code.END] = True
        legal_builds(s, mask)
    elif s.phase == Phase.PAY:
        for card in range(N_CITIES):
            mask[code.PAY + card] = building.refuse_pay(s, card) == No.OK
    elif s.phase == Phase.ORDER:
        for road in range(N_ROADS):
            mask[code.SCORE + road] = s.road[road] == RoadIs.COMPLETE
    elif s.phase == Phase.MARKER:
        for end in range(2):
            mask[code.MARKER + ROAD_ENDS[s.scoring, end]] = True
    elif s.phase == Phase.DRAW:
        for cards in range(DRAWN_PER_TURN + 1):
            mask[code.DRAW + cards] = turns.refuse_draw(s, cards) == No.OK
    else:
        for place in range(DISPLAY):
            if s.display[place] != NOTHING:
                mask[code.TAKE + s.display[place]] = True


@compiled
def legal_builds(s: State, mask: Mask) -> None:
    """Every build that can be paid (VIA-1001)."""
    held = building.colours_held(s.hand, s.actor, 1)
    pairs = building.colours_held(s.hand, s.actor, 2)
    two_left = building.has_two_left(s)
    joker = two_left and building.has_joker(held)
    castle = two_left and s.castles[s.actor] > 0
    for city in range(N_CITIES):
        if s.city[city] == NOBODY:
            colour = CITY_COLOUR[city]
            mask[code.CASTLE + city] = castle and (pairs >> colour) & 1 != 0
            if building.refuse_city_space(s, city) == No.OK:
                mask[code.CITY + city] = (held >> colour) & 1 != 0
                mask[code.JOKER_CITY + city] = joker
    if s.milestones[s.actor]:
        for road in range(N_ROADS):
            if s.road[road] == RoadIs.OPEN:
                legal_on_road(s, mask, road, (held & ROAD_COLOURS[road]) != 0, joker)


@compiled
def legal_on_road(s: State, mask: Mask, road: int, card: bool, joker: bool) -> None:
    """Builds on one road: the empty spaces are one run (VIA-461), so only its two ends can be next to a piece."""
    first, last = ROAD_FIRST[road], ROAD_FIRST[road + 1] - 1
    while first <= last and s.space[first] != NOBODY:
        first += 1
    while first < last and s.space[last] != NOBODY:
        last -= 1
    if first > last:
        return
    for end in range(2):
        city = ROAD_ENDS[road, end]
        space = last if end else first
        if (card or joker) and building.has_neighbour(s, space):
            mask[code.ROAD + space] = card
            mask[code.JOKER_ROAD + space] = joker
        if s.hand[s.actor, city] and s.city[city] != NOBODY and last > first and s.milestones[s.actor] > 1:
            mask[code.DOUBLE + 2 * road + end] = True


@compiled
def phase_of(action: int) -> int:
    """The phase in which an action of this kind is asked; a discard is asked in two."""
    if action < code.DISCARD:
        return Phase.PAY
    if action < code.KEEP:
        return Phase.DISCARD
    if action < code.TAKE:
        return Phase.TRIM
    if action < code.MARKER:
        return Phase.TAKE
    if action < code.SCORE:
        return Phase.MARKER
    if action < code.START:
        return Phase.ORDER
    if action < code.END:
        return Phase.START
    if code.DRAW <= action < code.CASTLE:
        return Phase.DRAW
    return Phase.BUILD


@compiled
def refusal(s: State, action: int) -> No:
    """Why the actor may not do this now, or OK."""
    asked = phase_of(action)
    if asked != s.phase and not (asked == Phase.DISCARD and s.phase == Phase.TRIM):
        return No.NOT_ASKED
    if action < code.DISCARD:
        return building.refuse_pay(s, action - code.PAY)
    if action < code.KEEP:
        return turns.refuse_discard(s, action - code.DISCARD)
    if action == code.KEEP or action == code.END:
        return No.OK
    if action < code.MARKER:
        return scoring.refuse_take(s, action - code.TAKE)
    if action < code.SCORE:
        return scoring.refuse_marker(s, action - code.MARKER)
    if action < code.START:
        return scoring.refuse_score(s, action - code.SCORE)
    if action < code.END:
        return refuse_start(s, action - code.START)
    if action < code.CASTLE:
        return turns.refuse_draw(s, action - code.DRAW)
    return refuse_build(s, action)


@compiled
def refuse_build(s: State, action: int) -> No:
    """Why the actor may not build this."""
    if action < code.CITY:
        return building.refuse_castle(s, action - code.CASTLE)
    if action < code.JOKER_CITY:
        return building.refuse_city(s, action - code.CITY)
    if action < code.DOUBLE:
        why = building.refuse_city_space(s, action - code.JOKER_CITY)
        return why if why != No.OK else building.refuse_joker(s)
    if action < code.ROAD:
        return building.refuse_double(s, (action - code.DOUBLE) // 2, (action - code.DOUBLE) % 2)
    if action < code.JOKER_ROAD:
        return building.refuse_road(s, action - code.ROAD)
    why = building.refuse_space(s, action - code.JOKER_ROAD)
    return why if why != No.OK else building.refuse_joker(s)


@compiled
def apply(s: State, action: int) -> None:
    """Play one legal action, with all that follows by itself, up to the next decision."""
    act(s, action)
    while is_running(s):
        step(s)


@compiled
def act(s: State, action: int) -> None:
    """The action alone."""
    if action < code.DISCARD:
        building.pay(s, action - code.PAY)
    elif action < code.KEEP:
        turns.discard_card(s, action - code.DISCARD)
    elif action == code.KEEP:
        s.phase = Phase.BUILD
    elif action < code.MARKER:
        scoring.take_card(s, action - code.TAKE)
    elif action < code.SCORE:
        scoring.take_marker(s, action - code.MARKER)
    elif action < code.START:
        scoring.open_scoring(s, action - code.SCORE)
    elif action < code.END:
        place_start(s, action - code.START)
    elif action == code.END:
        s.phase = Phase.FINISH
    elif action < code.CASTLE:
        turns.draw(s, action - code.DRAW)
    else:
        building.choose_build(s, action)


@compiled
def is_running(s: State) -> bool:
    """Whether something happens by itself before the next decision."""
    return s.phase >= Phase.SCORE and s.actor != OVER


@compiled
def step(s: State) -> None:
    """One thing that happens by itself."""
    if s.phase == Phase.SCORE:
        scoring.find_scoring(s)
    elif s.phase == Phase.CARDS:
        scoring.hand_out(s)
    elif s.phase == Phase.CLEAR:
        scoring.clear_road(s)
    else:
        turns.finish_builds(s)
