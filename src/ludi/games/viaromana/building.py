"""Building (chapter 4): where pieces may go, what they cost, and placing them.

A build is chosen first and paid card by card; the piece is placed with the
last card. Every reason against a build has one function, which ``legal`` and
``refusal`` share.
"""

from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.viaromana import actions as code
from ludi.games.viaromana.cards import lose_card
from ludi.games.viaromana.state import NOBODY, NOTHING, No, Phase, RoadIs, State
from ludi.games.viaromana.tables import (
    CARDS_PER_TURN,
    CITY_COLOUR,
    CITY_ROADS,
    MOST_ROADS,
    N_CITIES,
    N_COLOURS,
    ROAD_COLOURS,
    ROAD_ENDS,
    ROAD_FIRST,
    SPACE_ROAD,
)

# Places


@compiled
def space_beside(road: int, city: int) -> int:
    """The space of a road that lies next to one of its end cities (VIA-122)."""
    return ROAD_FIRST[road] if ROAD_ENDS[road, 0] == city else ROAD_FIRST[road + 1] - 1


@compiled
def built_from(s: State, road: int, end: int) -> int:
    """How many spaces in a row are built, counted from the road's first (0) or second (1) end."""
    first, last = ROAD_FIRST[road], ROAD_FIRST[road + 1] - 1
    n = 0
    while n <= last - first and s.space[last - n if end else first + n] != NOBODY:
        n += 1
    return n


@compiled
def has_neighbour(s: State, space: int) -> bool:
    """Whether a piece stands next to this road space (VIA-121, VIA-433)."""
    road = SPACE_ROAD[space]
    if space == ROAD_FIRST[road]:
        if s.city[ROAD_ENDS[road, 0]] != NOBODY:
            return True
    elif s.space[space - 1] != NOBODY:
        return True
    if space == ROAD_FIRST[road + 1] - 1:
        return s.city[ROAD_ENDS[road, 1]] != NOBODY
    return s.space[space + 1] != NOBODY


@compiled
def is_reached(s: State, city: int) -> bool:
    """Whether a piece stands next to this city (VIA-122, VIA-423)."""
    for place in range(MOST_ROADS):
        road = CITY_ROADS[city, place]
        if road >= 0 and s.space[space_beside(road, city)] != NOBODY:
            return True
    return False


@compiled
def refuse_space(s: State, space: int) -> No:
    """Why the actor can put no milestone on this road space, whatever he pays."""
    if s.road[SPACE_ROAD[space]] != RoadIs.OPEN:
        return No.ROAD_CLOSED
    if s.space[space] != NOBODY:
        return No.SPACE_TAKEN
    if not has_neighbour(s, space):
        return No.SPACE_ALONE
    return No.OK if s.milestones[s.actor] else No.NO_MILESTONE


@compiled
def refuse_city_space(s: State, city: int) -> No:
    """Why the actor can put no milestone into this city, whatever he pays."""
    if s.city[city] != NOBODY:
        return No.CITY_TAKEN
    if not is_reached(s, city):
        return No.CITY_ALONE
    return No.OK if s.milestones[s.actor] else No.NO_MILESTONE


# Cards


@compiled
def cards_of(hands: Ints, seat: int, colour: int) -> int:
    """How many cards of a colour a seat has among these: those in the hands, or those of them that all know."""
    n = 0
    for card in range(N_CITIES):
        if CITY_COLOUR[card] == colour:
            n += hands[seat, card]
    return n


@compiled
def colours_held(hands: Ints, seat: int, least: int) -> int:
    """The colours, as a set of bits, of which a seat has so many cards at least among these."""
    found = 0
    for colour in range(N_COLOURS):
        if cards_of(hands, seat, colour) >= least:
            found |= 1 << colour
    return found


@compiled
def has_two_left(s: State) -> bool:
    """Whether two more cards may be played this turn (VIA-402)."""
    return s.played <= CARDS_PER_TURN - 2


@compiled
def has_joker(colours: int) -> bool:
    """Whether a set of colours has two members or more (VIA-451)."""
    return colours & (colours - 1) != 0


# Builds


@compiled
def refuse_castle(s: State, city: int) -> No:
    """Two cards of the city's colour; no neighbour is needed (VIA-411, VIA-412)."""
    if s.city[city] != NOBODY:
        return No.CITY_TAKEN
    if s.castles[s.actor] == 0:
        return No.NO_CASTLE
    if not has_two_left(s):
        return No.THREE_CARDS
    return No.OK if cards_of(s.hand, s.actor, CITY_COLOUR[city]) >= 2 else No.NO_PAIR


@compiled
def refuse_city(s: State, city: int) -> No:
    """One card of the city's colour (VIA-421)."""
    why = refuse_city_space(s, city)
    if why != No.OK:
        return why
    return No.OK if cards_of(s.hand, s.actor, CITY_COLOUR[city]) else No.NO_CITY_CARD


@compiled
def refuse_road(s: State, space: int) -> No:
    """One card of a border colour (VIA-431)."""
    why = refuse_space(s, space)
    if why != No.OK:
        return why
    held = colours_held(s.hand, s.actor, 1)
    return No.OK if held & ROAD_COLOURS[SPACE_ROAD[space]] else No.NO_ROAD_CARD


@compiled
def refuse_joker(s: State) -> No:
    """Two cards of different colours (VIA-451, VIA-453)."""
    if not has_two_left(s):
        return No.THREE_CARDS
    return No.OK if has_joker(colours_held(s.hand, s.actor, 1)) else No.NO_JOKER


@compiled
def refuse_double(s: State, road: int, end: int) -> No:
    """One card of an end city with a piece, and two empty spaces in a row (VIA-441 to VIA-445)."""
    city = ROAD_ENDS[road, end]
    if s.road[road] != RoadIs.OPEN:
        return No.ROAD_CLOSED
    if s.city[city] == NOBODY:
        return No.DOUBLE_WITHOUT_PIECE
    if s.milestones[s.actor] < 2:
        return No.DOUBLE_WITHOUT_MILESTONES
    if not s.hand[s.actor, city]:
        return No.DOUBLE_WITHOUT_CARD
    length = ROAD_FIRST[road + 1] - ROAD_FIRST[road]
    built = built_from(s, road, 0)
    if built < length:
        built += built_from(s, road, 1)
    # The empty spaces are one run (VIA-461), so two of them follow one another.
    return No.OK if length - built >= 2 else No.DOUBLE_WITHOUT_ROOM


# Payment


@compiled
def is_pair(action: int) -> bool:
    """Whether a build costs two cards."""
    return action < code.CITY or code.JOKER_CITY <= action < code.DOUBLE or action >= code.JOKER_ROAD


@compiled
def colours_of(action: int) -> int:
    """The colours, as a set of bits, that pay for a build other than a joker."""
    if action < code.CITY:
        return 1 << CITY_COLOUR[action - code.CASTLE]
    if action < code.JOKER_CITY:
        return 1 << CITY_COLOUR[action - code.CITY]
    road: int = SPACE_ROAD[action - code.ROAD]
    return ROAD_COLOURS[road]


@compiled
def may_go_together(s: State, first: int, second: int) -> bool:
    """Whether the two cards pay for a castle (same colour) or a joker (different ones)."""
    same = CITY_COLOUR[first] == CITY_COLOUR[second]
    return same if s.pending < code.CITY else not same


@compiled
def refuse_pay(s: State, card: int) -> No:
    """Why this card is not the next one to pay the pending build with (VIA-1002, VIA-1003)."""
    if not s.hand[s.actor, card]:
        return No.NOT_HELD
    is_castle = s.pending < code.CITY
    if is_castle or not is_pair(s.pending):
        if not colours_of(s.pending) & (1 << CITY_COLOUR[card]):
            return No.WRONG_COLOUR
        if not is_castle:
            return No.OK
    if s.paid != NOTHING:
        if not may_go_together(s, s.paid, card):
            return No.SAME_COLOUR
        return No.OK if s.paid <= card else No.CARD_ORDER
    for second in range(card, N_CITIES):
        held = s.hand[s.actor, second] - (1 if second == card else 0)
        if held and may_go_together(s, card, second):
            return No.OK
    # The build can be paid, so this card has a partner: one that comes before it.
    return No.CARD_ORDER


@compiled
def can_pay(s: State, hands: Ints, action: int) -> bool:
    """Whether the actor has the cards for a build other than a double among these."""
    if not is_pair(action):
        return colours_held(hands, s.actor, 1) & colours_of(action) != 0
    if action < code.CITY:
        return colours_held(hands, s.actor, 2) & colours_of(action) != 0
    return has_joker(colours_held(hands, s.actor, 1))


@compiled
def choose_build(s: State, action: int) -> None:
    """A build is chosen; a double has one card only that pays it (VIA-1002)."""
    s.pending = action
    if code.DOUBLE <= action < code.ROAD:
        place = action - code.DOUBLE
        pay(s, ROAD_ENDS[place // 2, place % 2])
    else:
        s.phase = Phase.PAY
        if not can_pay(s, s.seen, action):
            s.reveals += 1  # all learn that he can (VIA-1001)


@compiled
def pay(s: State, card: int) -> None:
    """Play one card in front; with the last one the piece is placed (VIA-308)."""
    lose_card(s, s.actor, card)
    s.front[card] += 1
    s.played += 1
    if is_pair(s.pending) and s.paid == NOTHING:
        s.paid = card
        return
    s.paid = NOTHING
    action = s.pending
    s.pending = NOTHING
    place_build(s, action)


@compiled
def place_build(s: State, action: int) -> None:
    """Put the pieces of a build on the board, and look for complete roads (VIA-307)."""
    s.built = 1
    s.phase = Phase.SCORE
    if action < code.CITY:
        city = action - code.CASTLE
        s.castles[s.actor] -= 1
        s.has_castle[city] = 1
        settle(s, city)
    elif action < code.DOUBLE:
        city = action - code.CITY if action < code.JOKER_CITY else action - code.JOKER_CITY
        s.milestones[s.actor] -= 1
        settle(s, city)
    elif action < code.ROAD:
        road, end = (action - code.DOUBLE) // 2, (action - code.DOUBLE) % 2
        for _ in range(2):
            n = built_from(s, road, end)
            place_milestone(s, ROAD_FIRST[road + 1] - 1 - n if end else ROAD_FIRST[road] + n)
    elif action < code.JOKER_ROAD:
        place_milestone(s, action - code.ROAD)
    else:
        place_milestone(s, action - code.JOKER_ROAD)


@compiled
def settle(s: State, city: int) -> None:
    """A piece of the actor stands in a city: every road that meets it may be complete."""
    s.city[city] = s.actor
    for place in range(MOST_ROADS):
        road = CITY_ROADS[city, place]
        if road >= 0:
            mark_complete(s, road)


@compiled
def place_milestone(s: State, space: int) -> None:
    """A milestone of the actor stands on a road space."""
    s.milestones[s.actor] -= 1
    s.space[space] = s.actor
    mark_complete(s, SPACE_ROAD[space])


@compiled
def mark_complete(s: State, road: int) -> None:
    """A road whose spaces and end cities are all built waits for its scoring (VIA-501)."""
    if s.road[road] != RoadIs.OPEN or s.city[ROAD_ENDS[road, 0]] == NOBODY or s.city[ROAD_ENDS[road, 1]] == NOBODY:
        return
    if built_from(s, road, 0) == ROAD_FIRST[road + 1] - ROAD_FIRST[road]:
        s.road[road] = RoadIs.COMPLETE
