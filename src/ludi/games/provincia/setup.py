"""Setup (chapter 2)."""

from typing import Final

from ludi.core import rng
from ludi.core.events import note
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.games.provincia.cards import draw, join_hand
from ludi.games.provincia.events import Happened
from ludi.games.provincia.rounds import begin_round, seat_at
from ludi.games.provincia.state import CIRCLES, HOLDERS, NOBODY, NOTHING, VIEWERS, Fate, No, Phase, State, Tax
from ludi.games.provincia.tables import (
    COUNT,
    HORREUM,
    N_CARDS,
    N_KINDS,
    N_LAID,
    N_STANDING,
    N_TOKENS,
    N_VALUES,
    PIECES,
    PILE_END,
    PILE_FIRST,
    REMOVED,
    SEATS,
    START_GOLD,
    START_MORALE,
    STARTING,
    TOKEN_COUNT,
    TOKENS_EACH,
    Good,
    Pile,
)

RANDOM: Final = 0


@compiled
def setup(s: State, seats: int, options: Ints, key: Ints) -> None:
    """Write the first position; options: how cities are given out (PRO-204), the start player (PRO-205)."""
    rng.start(s.rng, key)
    s.reveals = 0
    s.seats = seats
    s.ending = 0
    _clear_table(s)
    _clear_seats(s)
    chosen = options[1]
    s.start = chosen - 1 if 1 <= chosen <= seats else rng.below(s.rng, seats)
    for place in range(seats):
        _equip(s, seat_at(s, place), place)
    if options[0] == RANDOM:
        _give_cities(s)
        deal_in(s)
    else:
        s.phase = Phase.CITY
        s.actor = s.start


@compiled
def _clear_table(s: State) -> None:
    """Full piles and supply, nothing on the table (PRO-213, 214)."""
    s.phase = Phase.PILE
    s.rounds_done = 0
    s.final = 0
    s.turn = 0
    s.selecting = 0
    s.taken = 0
    s.drawn = NOTHING
    s.face_up[:] = NOTHING
    s.face_down[:] = NOTHING
    s.down_seer[:] = NOBODY
    s.down_circles[:] = 0
    for kind in range(N_KINDS):
        s.pool[kind] = COUNT[kind]
    s.discard[:] = 0
    s.hidden[:] = 0
    s.n_hidden[:] = 0
    s.markers[:] = 0
    s.pool[HORREUM] = 0  # PRO-207
    for pile in range(3):
        n = 0
        for kind in range(PILE_FIRST[pile], PILE_END[pile]):
            n += s.pool[kind]
        s.n_pile[pile] = n
    s.in_box = REMOVED  # PRO-215
    s.n_pile[Pile.AEDIFICIUM] -= REMOVED
    s.top[:] = NOTHING
    s.n_top = 0
    s.top_seer = NOBODY
    s.looked[:] = 0
    s.removed[:] = 0
    _forget(s)
    for good in range(4):
        s.supply[good] = PIECES[good]
    s.shown[:] = 0
    s.spent[:] = 0
    s.bellum[:] = NOTHING
    s.pending = NOTHING
    s.target = NOBODY
    s.aim = NOTHING
    s.due = NOTHING


@compiled
def _forget(s: State) -> None:
    """Nobody remembers anything."""
    s.n_facts = 0
    s.fact_seer[:] = NOBODY
    s.fact_holder[:] = NOBODY
    s.fact_card[:] = NOTHING
    s.shuffles[:] = 0
    s.recalled[:] = 0
    for viewer in range(VIEWERS):
        for circle in range(CIRCLES):
            for kind in range(N_KINDS):
                s.sure[viewer, circle, kind] = 0
            for place in range(3 * HOLDERS):
                s.outside[viewer, circle, place] = 0


@compiled
def _clear_seats(s: State) -> None:
    """Boards without anything on them."""
    s.city_of[:] = NOTHING
    s.chosen[:] = NOTHING
    s.prestige[:] = 0
    s.lost[:] = 0
    s.prestige_cards[:] = 0
    s.morale[:] = 0
    s.defence[:] = 0
    s.praetor[:] = 0
    s.strength[:] = 0
    s.fate[:] = Fate.OPEN
    s.tax[:] = Tax.FREE
    for seat in range(SEATS):
        for place in range(2):
            s.n_hand[seat, place] = 0
        for standing in range(N_STANDING):
            s.city[seat, standing] = 0
        for place in range(N_LAID):
            s.laid[seat, place] = 0
        for good in range(4):
            s.goods[seat, good] = 0
            s.income[seat, good] = 0
        for card in range(N_CARDS):
            s.hand[seat, card] = 0
            s.known[seat, card] = 0
        for token in range(N_TOKENS):
            s.tokens[seat, token] = 0


@compiled
def _equip(s: State, seat: int, place: int) -> None:
    """A warehouse, morale 6, gold, and goods and prestige by place in turn order (PRO-206 to 212)."""
    s.morale[seat] = START_MORALE
    s.city[seat, HORREUM] = 1
    prestige = STARTING[s.seats, 4 * place]
    s.prestige[seat] = prestige
    s.lost[seat] = -prestige
    s.prestige_cards[seat] = 1 if prestige < 0 else 0
    s.goods[seat, Good.GOLD] = START_GOLD
    for good in range(1, 4):
        s.goods[seat, good] = STARTING[s.seats, 4 * place + good]
    for good in range(4):
        s.supply[good] -= s.goods[seat, good]


@compiled
def _give_cities(s: State) -> None:
    """Cities at random (PRO-204)."""
    s.reveals += 1
    for seat in range(s.seats):
        left = rng.below(s.rng, SEATS - seat)
        city = 0
        while is_city_taken(s, city) or left:
            if not is_city_taken(s, city):
                left -= 1
            city += 1
        s.city_of[seat] = city


@compiled
def is_city_taken(s: State, city: int) -> bool:
    """Whether a seat has this city (PRO-203)."""
    for seat in range(s.seats):
        if s.city_of[seat] == city:
            return True
    return False


@compiled
def refuse_city(s: State, city: int) -> No:
    """Why the actor may not take this city."""
    return No.CITY_TAKEN if is_city_taken(s, city) else No.OK


@compiled
def take_city(s: State, city: int) -> None:
    """One by one in turn order; then hands and tokens are dealt (PRO-204)."""
    s.city_of[s.actor] = city
    note(s, Happened.TOOK_CITY, s.actor, city)
    s.turn += 1
    if s.turn < s.seats:
        s.actor = seat_at(s, s.turn)
    else:
        deal_in(s)


@compiled
def deal_in(s: State) -> None:
    """A building card and five tokens for everybody (PRO-216, 218), and the first round begins."""
    s.reveals += 1
    for place in range(s.seats):
        join_hand(s, seat_at(s, place), draw(s, Pile.AEDIFICIUM), False)
    # Tokens of the colours in play but for each +1 (PRO-219); spent serves as the bag and ends up empty.
    bag = 0
    for token in range(s.seats * N_VALUES):
        if token % N_VALUES:
            s.spent[token] = TOKEN_COUNT[token]
            bag += TOKEN_COUNT[token]
    for seat in range(s.seats):
        s.tokens[seat, seat * N_VALUES] = 1
        for _ in range(TOKENS_EACH - 1):
            s.tokens[seat, rng.draw(s.rng, s.spent, 0, bag)] += 1
            bag -= 1
    note(s, Happened.DEALT)
    begin_round(s)
