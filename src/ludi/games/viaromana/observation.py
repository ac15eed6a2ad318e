"""What a seat knows, as numbers for learners. Seats are in the order of play, the viewer first."""

from typing import Annotated, Final

from ludi.core.contract import OVER
from ludi.core.jit import compiled
from ludi.core.layout import I16, Says, i16
from ludi.core.parts.phases import observe_phase
from ludi.core.parts.seats import relative, relative_owner, seat_at
from ludi.core.rows import clear, clear_row, copy, copy_row, take_row

from .scoring import castle_value, marker_points
from .state import N_ASKED, NOTHING, SEATS, Build, RoadIs, State
from .tables import (
    CARDS_PER_TURN,
    CASTLES,
    DISPLAY,
    IDLE_ROUNDS,
    MILESTONES,
    N_CARDS,
    N_CITIES,
    N_MARKERS,
    N_MISSIONS,
    N_ROADS,
    N_SPACES,
    SIGNPOSTS,
)

MOST_POINTS: Final = 120  # 40 markers come to 105


class Observation:
    """One position from one seat; an owner is 0 for nobody, 1 for the viewer, 2 for the seat to his left."""

    seats: Annotated[i16, Says("seats at the table", 2, SEATS)]
    stubborn_hand: Annotated[i16, Says("1 if the variant is played", 0, 1)]
    dangerous_tie: Annotated[i16, Says("1 if the variant is played", 0, 1)]
    asked: Annotated[I16, (N_ASKED,), Says("1 for what is asked now, by phase", 0, 1)]
    actor: Annotated[i16, Says("who is asked, as an owner", 0, SEATS)]
    start: Annotated[i16, Says("the start player, as an owner", 1, SEATS)]
    turn: Annotated[i16, Says("whose turn it is, as an owner", 1, SEATS)]
    played: Annotated[i16, Says("cards played this turn", 0, CARDS_PER_TURN)]
    built: Annotated[i16, Says("1 once a piece was placed this turn", 0, 1)]
    idle: Annotated[i16, Says("turns in a row without a new piece", 0, IDLE_ROUNDS * SEATS)]
    pending: Annotated[i16, Says("the build that is being paid for: 1 + its kind, or 0", 0, len(Build))]
    site: Annotated[i16, Says("its place: 1 + the city or road space, or 0", 0, N_SPACES)]
    paid: Annotated[i16, Says("the first of its two cards: 1 + the kind, or 0", 0, N_CITIES)]
    scoring: Annotated[i16, Says("1 + the road that is being scored, or 0", 0, N_ROADS)]
    winner: Annotated[i16, Says("its winner, as an owner", 0, SEATS)]
    signposts: Annotated[i16, Says("signposts in the supply", 0, SIGNPOSTS)]
    eagle: Annotated[i16, Says("who holds the eagle, as an owner", 0, SEATS)]
    n_pile: Annotated[i16, Says("cards in the draw pile", 0, N_CARDS)]
    over: Annotated[i16, Says("1 once the game is over", 0, 1)]
    ending: Annotated[i16, Says("how it ended, once it is over", 0, 1)]
    hand: Annotated[I16, (N_CITIES,), Says("the viewer's cards, by kind", 0, 3)]
    discard: Annotated[I16, (N_CITIES,), Says("the discard pile, by kind", 0, 3)]
    front: Annotated[I16, (N_CITIES,), Says("the cards played this turn, by kind", 0, 3)]
    display: Annotated[I16, (N_CITIES,), Says("the open display, by kind", 0, 3)]
    city: Annotated[I16, (N_CITIES,), Says("the owner of the piece in each city", 0, SEATS)]
    has_castle: Annotated[I16, (N_CITIES,), Says("1 if that piece is a castle", 0, 1)]
    stack: Annotated[I16, (N_CITIES,), Says("markers left at each city", 0, 3)]
    road: Annotated[I16, (N_ROADS,), Says("how far each road has come", 0, max(RoadIs))]
    space: Annotated[I16, (N_SPACES,), Says("the owner of the milestone on each road space", 0, SEATS)]
    castles: Annotated[I16, (SEATS,), Says("castles in the supply, by seat", 0, CASTLES)]
    milestones: Annotated[I16, (SEATS,), Says("milestones in the supply, by seat", 0, MILESTONES)]
    n_hand: Annotated[I16, (SEATS,), Says("cards in hand, by seat", 0, N_CARDS)]
    due: Annotated[I16, (SEATS,), Says("cards still to be taken in the scoring, by seat", 0, 7)]
    marker_points: Annotated[I16, (SEATS,), Says("points of collected markers, by seat", 0, MOST_POINTS)]
    castle_points: Annotated[I16, (SEATS,), Says("points of castles as things stand, by seat", 0, 4 * CASTLES)]
    markers: Annotated[I16, (SEATS, N_MARKERS), Says("collected markers, by seat and 3 * colour + value - 2", 0, 4)]
    seen: Annotated[I16, (SEATS, N_CITIES), Says("cards in hand that all saw taken, by seat and kind", 0, 3)]
    mission: Annotated[I16, (SEATS, N_MISSIONS), Says("1 for the mission, by seat, where the viewer knows it", 0, 1)]


@compiled
def observe(s: State, seat: int, out: Observation) -> None:
    """Write what the seat knows."""
    _observe_turn(s, seat, out)
    take_row(out.hand, s.hand, seat)
    copy(out.discard, s.discard)
    copy(out.front, s.front)
    clear(out.display)
    for place in range(DISPLAY):
        if s.display[place] != NOTHING:
            out.display[s.display[place]] += 1
    copy(out.has_castle, s.has_castle)
    copy(out.stack, s.stack)
    copy(out.road, s.road)
    seats = 0 + s.seats
    for space in range(N_SPACES):
        out.space[space] = relative_owner(seat, s.space[space], seats)
    for step in range(SEATS):
        _observe_seat(s, seat_at(seat, step, seats), step, out)
    for city in range(N_CITIES):
        out.city[city] = relative_owner(seat, s.city[city], seats)
        if s.has_castle[city]:
            out.castle_points[relative(seat, s.city[city], seats)] += castle_value(s, city)


@compiled
def _observe_turn(s: State, seat: int, out: Observation) -> None:
    out.seats = s.seats
    out.stubborn_hand = s.stubborn_hand
    out.dangerous_tie = s.dangerous_tie
    observe_phase(s, out.asked)
    out.actor = relative_owner(seat, s.actor, s.seats)
    out.start = relative_owner(seat, s.start, s.seats)
    out.turn = relative_owner(seat, s.turn, s.seats)
    out.played = s.played
    out.built = s.built
    out.idle = s.idle
    out.pending = 1 + s.pending
    out.site = 1 + s.site
    out.paid = 1 + s.paid
    out.scoring = 1 + s.scoring
    out.winner = relative_owner(seat, s.winner, s.seats)
    out.signposts = s.signposts
    out.eagle = relative_owner(seat, s.eagle, s.seats)
    out.n_pile = s.n_pile
    out.over = 1 if s.actor == OVER else 0
    out.ending = s.ending


@compiled
def _observe_seat(s: State, seat: int, step: int, out: Observation) -> None:
    out.castles[step] = s.castles[seat]
    out.milestones[step] = s.milestones[seat]
    out.n_hand[step] = s.n_hand[seat]
    out.due[step] = s.due[seat]
    out.marker_points[step] = marker_points(s, seat)
    out.castle_points[step] = 0
    copy_row(out.markers, step, s.markers, seat)
    copy_row(out.seen, step, s.seen, seat)
    is_known = step == 0 or (s.actor == OVER and step < s.seats)
    clear_row(out.mission, step)
    if is_known:
        out.mission[step, s.mission[seat]] = 1
