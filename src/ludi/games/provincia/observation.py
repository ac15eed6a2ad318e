"""What a seat knows, as numbers for learners; fields by seat begin with the viewer and go on clockwise."""

from typing import Annotated, Any, Final

from ludi.core.jit import compiled
from ludi.core.layout import I16, Says, i16
from ludi.core.parts.phases import observe_phase
from ludi.core.parts.seats import relative, relative_owner, seat_at
from ludi.core.rows import clear, copy, copy_row

from .combat import military
from .memory import is_looking, knows_down
from .state import DISCARDED, NOTHING, Fate, Phase, State, Tax
from .tables import (
    BELLUM,
    FACE_DOWN,
    FACE_UP,
    LOOKED_AT,
    N_BUILDINGS,
    N_CARDS,
    N_KINDS,
    N_LAID,
    N_STANDING,
    N_TOKENS,
    N_VALUES,
    N_WARS,
    ROUNDS,
    SEATS,
)

N_PHASES: Final = len(Phase)
_SEAT: Final = (SEATS,)


class Observation:
    """The position as one seat knows it; cards, tokens and buildings are counted by kind."""

    phase: Annotated[I16, (N_PHASES,), Says("1 for what is asked; all 0 when the game is over", 0, 1)]
    actor: Annotated[i16, Says("who decides: 1 the viewer, 2 the next seat; 0 nobody", 0, SEATS)]
    rounds_done: Annotated[i16, Says("rounds that are over", 0, ROUNDS)]
    final: Annotated[i16, Says("1 in the last play turns", 0, 1)]
    start: Annotated[i16, Says("who has the Caesar card: 0 the viewer, 1 the next seat", 0, SEATS - 1)]
    turn: Annotated[i16, Says("place in turn order of the seat whose turn it is", 0, SEATS)]
    selecting: Annotated[i16, Says("selecting turns finished this round", 0, SEATS)]
    taken: Annotated[i16, Says("cards taken in this selecting turn", 0, SEATS)]
    seats: Annotated[i16, Says("seats at the table", 2, SEATS)]
    drawn: Annotated[i16, Says("the pile on the table: 1 OPES, 2 SPQR, 3 AEDIFICIUM; 0 none", 0, 3)]
    markers: Annotated[I16, (3,), Says("action markers, by pile", 0, 2)]
    n_pile: Annotated[I16, (3,), Says("cards in the pile, by pile", 0, 126)]
    n_hidden: Annotated[I16, (3,), Says("cards discarded unseen, by pile", 0, 126)]
    face_up: Annotated[I16, (N_KINDS,), Says("cards face up on the table", 0, FACE_UP)]
    face_down: Annotated[I16, (FACE_DOWN,), Says("1 where a card lies face down", 0, 1)]
    known_down: Annotated[I16, (FACE_DOWN,), Says("1 + kind of a face-down card that the viewer knows", 0, N_KINDS)]
    discard: Annotated[I16, (N_KINDS,), Says("cards seen on the discard piles", 0, 8)]
    known_hidden: Annotated[I16, (N_KINDS,), Says("cards discarded unseen that the viewer knows", 0, 8)]
    top: Annotated[I16, (LOOKED_AT,), Says("1 + kind of the cards that the viewer put on the pile", 0, N_BUILDINGS)]
    looked: Annotated[I16, (N_BUILDINGS,), Says("cards that CONSUETUDO shows the viewer", 0, 8)]
    bellum: Annotated[I16, (N_WARS,), Says("1 + combat card turned up, by war", 0, len(BELLUM))]
    shown: Annotated[I16, (N_TOKENS,), Says("tokens of this battle, by colour from the viewer on and value", 0, 2)]
    spent: Annotated[I16, (N_TOKENS,), Says("tokens of all battles so far", 0, 2)]
    supply: Annotated[I16, (4,), Says("gold, clay, wood, stone in the supply", 0, 53)]
    pending: Annotated[i16, Says("1 + kind of the card being resolved", 0, N_CARDS)]
    target: Annotated[i16, Says("victim of CONIURATIO: 1 the viewer, 2 the next seat; 0 nobody", 0, SEATS)]
    aim: Annotated[i16, Says("1 + building named by CONIURATIO", 0, N_STANDING)]
    due: Annotated[i16, Says("1 or 2: the penalty that the actor pays", 0, 2)]
    city_of: Annotated[I16, _SEAT, Says("1 + city", 0, 6)]
    praetor: Annotated[I16, _SEAT, Says("1 if PRAETOR was played this round", 0, 1)]
    has_chosen: Annotated[I16, _SEAT, Says("1 if a token is chosen", 0, 1)]
    n_hand: Annotated[I16, (SEATS, 2), Says("buildings and senate cards in hand", 0, 126)]
    city: Annotated[I16, (SEATS, N_STANDING), Says("buildings, and after them the dormant ones", 0, 8)]
    laid: Annotated[I16, (SEATS, N_LAID), Says("senate cards that stay before the seat", 0, 4)]
    goods: Annotated[I16, (SEATS, 4), Says("gold, clay, wood, stone", 0, 53)]
    income: Annotated[I16, (SEATS, 4), Says("goods received in the last Phase 5", 0, 53)]
    prestige: Annotated[I16, _SEAT, Says("prestige", -99, 999)]
    lost: Annotated[I16, _SEAT, Says("prestige lost on record", 0, 99)]
    prestige_cards: Annotated[I16, _SEAT, Says("prestige cards", 0, 8)]
    morale: Annotated[I16, _SEAT, Says("morale", 0, 99)]
    defence: Annotated[I16, _SEAT, Says("defence", -3, 99)]
    military: Annotated[I16, _SEAT, Says("military bonuses", 0, 99)]
    strength: Annotated[I16, _SEAT, Says("strength in the last battle", -20, 99)]
    fate: Annotated[I16, _SEAT, Says("how the last battle ended (Fate)", 0, len(Fate) - 1)]
    tax: Annotated[I16, _SEAT, Says("how the last tax was settled (Tax)", 0, len(Tax) - 1)]
    hand: Annotated[I16, (SEATS, N_CARDS), Says("hand cards as far as the viewer knows them", 0, 8)]
    tokens: Annotated[I16, (N_TOKENS,), Says("the viewer's tokens, by colour from the viewer on and value", 0, 2)]
    chosen: Annotated[i16, Says("1 + the token that the viewer has chosen", 0, N_TOKENS)]


@compiled
def observe(s: State, seat: int, out: Any) -> None:
    """Everything the seat may know."""
    observe_table(s, seat, out)
    observe_tokens(s, seat, out)
    for step in range(SEATS):
        observe_seat(s, seat_at(seat, step, s.seats), step, out)
    copy_row(out.hand, 0, s.hand, seat)
    for fact in range(s.n_facts):
        if s.fact_seer[fact] == seat:
            observe_fact(s, seat, s.fact_holder[fact], s.fact_card[fact], out)


@compiled
def observe_table(s: State, seat: int, out: Any) -> None:
    """Phase, piles, discards and what is being resolved."""
    observe_phase(s, out.phase)
    out.actor = relative_owner(seat, s.actor, s.seats)
    out.rounds_done = s.rounds_done
    out.final = s.final
    out.start = relative(seat, s.start, s.seats)
    out.turn = s.turn
    out.selecting = s.selecting
    out.taken = s.taken
    out.seats = s.seats
    out.drawn = 1 + s.drawn
    copy(out.markers, s.markers)
    copy(out.n_pile, s.n_pile)
    copy(out.n_hidden, s.n_hidden)
    copy(out.discard, s.discard)
    copy(out.supply, s.supply)
    clear(out.known_hidden)
    clear(out.face_up)
    for place in range(FACE_UP):
        if s.face_up[place] != NOTHING:
            out.face_up[s.face_up[place]] += 1
    for place in range(FACE_DOWN):
        out.face_down[place] = 1 if s.face_down[place] != NOTHING else 0
        out.known_down[place] = 1 + s.face_down[place] if knows_down(s, seat, place) else 0
    for place in range(LOOKED_AT):
        out.top[place] = 1 + s.top[place] if s.top_seer == seat and place < s.n_top else 0
    if is_looking(s, seat):
        copy(out.looked, s.looked)
    else:
        clear(out.looked)
    out.pending = 1 + s.pending
    out.target = relative_owner(seat, s.target, s.seats)
    out.aim = 1 + s.aim
    out.due = 1 + s.due


@compiled
def observe_tokens(s: State, seat: int, out: Any) -> None:
    """The combat cards and tokens turned up, and the viewer's own tokens."""
    for war in range(N_WARS):
        out.bellum[war] = 1 + s.bellum[war]
    for step in range(SEATS):
        first, place = seat_at(seat, step, s.seats) * N_VALUES, step * N_VALUES
        for value in range(N_VALUES):
            out.shown[place + value] = s.shown[first + value]
            out.spent[place + value] = s.spent[first + value]
            out.tokens[place + value] = s.tokens[seat, first + value]
    mine = s.chosen[seat]
    chosen = 1 + relative(seat, mine // N_VALUES, s.seats) * N_VALUES + mine % N_VALUES
    out.chosen = 0 if mine == NOTHING else chosen


@compiled
def observe_seat(s: State, other: int, step: int, out: Any) -> None:
    """A seat's city, goods and hand, of the hand what everybody knows."""
    out.city_of[step] = 1 + s.city_of[other]
    out.praetor[step] = s.praetor[other]
    out.has_chosen[step] = 1 if s.chosen[other] != NOTHING else 0
    copy_row(out.n_hand, step, s.n_hand, other)
    copy_row(out.city, step, s.city, other)
    copy_row(out.laid, step, s.laid, other)
    copy_row(out.goods, step, s.goods, other)
    copy_row(out.income, step, s.income, other)
    out.prestige[step] = s.prestige[other]
    out.lost[step] = s.lost[other]
    out.prestige_cards[step] = s.prestige_cards[other]
    out.morale[step] = s.morale[other]
    out.defence[step] = s.defence[other]
    out.military[step] = military(s, other)
    out.strength[step] = s.strength[other]
    out.fate[step] = s.fate[other]
    out.tax[step] = s.tax[other]
    copy_row(out.hand, step, s.known, other)


@compiled
def observe_fact(s: State, seat: int, holder: int, card: int, out: Any) -> None:
    """A card of which the viewer alone knows where it is."""
    if holder == DISCARDED:
        out.known_hidden[card] += 1
    else:
        out.hand[relative(seat, holder, s.seats), card] += 1
