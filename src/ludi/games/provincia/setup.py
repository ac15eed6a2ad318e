"""Setup (chapter 2)."""

from typing import Final

from ludi.core import rng
from ludi.core.events import note
from ludi.core.jit import compiled
from ludi.core.layout import Ints
from ludi.core.rows import wipe

from .cards import draw, join_hand
from .events import Happened
from .rounds import begin_round, seat_at
from .state import NOBODY, NOTHING, No, Phase, State
from .tables import (
    COUNT,
    HORREUM,
    N_KINDS,
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
    wipe(s)
    rng.start(s.rng, key)
    s.seats = seats
    _clear_table(s)
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
    """Full piles and supply, nothing on the table (PRO-213, 214), nothing that anybody remembers."""
    s.phase = Phase.PILE
    s.drawn = NOTHING
    s.face_up[:] = NOTHING
    s.face_down[:] = NOTHING
    s.down_seer[:] = NOBODY
    for kind in range(N_KINDS):
        s.pool[kind] = COUNT[kind]
    s.pool[HORREUM] = 0  # PRO-207
    for pile in range(3):
        n = 0
        for kind in range(PILE_FIRST[pile], PILE_END[pile]):
            n += s.pool[kind]
        s.n_pile[pile] = n
    s.in_box = REMOVED  # PRO-215
    s.n_pile[Pile.AEDIFICIUM] -= REMOVED
    s.top[:] = NOTHING
    s.top_seer = NOBODY
    s.fact_seer[:] = NOBODY
    s.fact_holder[:] = NOBODY
    s.fact_card[:] = NOTHING
    for good in range(4):
        s.supply[good] = PIECES[good]
    s.bellum[:] = NOTHING
    s.pending = NOTHING
    s.target = NOBODY
    s.aim = NOTHING
    s.due = NOTHING
    s.city_of[:] = NOTHING
    s.chosen[:] = NOTHING


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
