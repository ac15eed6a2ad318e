"""May I, and do it: dispatch over the kinds of action.

A match always ends. It has six rounds with a fixed number of selecting turns,
takes, battles and upkeeps. A play turn ends too: every step but ``done`` either
spends a hand card for good, and hands grow in it only by CONSUETUDO, of which
two exist, or spends two gold that only such cards bring back. Activations use
up the dormant buildings of a city.
"""

from ludi.core.contract import Mask
from ludi.core.jit import compiled
from ludi.games.provincia import actions as code
from ludi.games.provincia import combat, drafting, playing, senate, upkeep
from ludi.games.provincia.rounds import seat_at
from ludi.games.provincia.setup import is_city_taken, take_city
from ludi.games.provincia.state import NOTHING, No, Phase, State
from ludi.games.provincia.tables import (
    AEDILES,
    FACE_UP,
    FIRST_DORMANT,
    N_BUILDINGS,
    N_CARDS,
    N_STANDING,
    N_TOKENS,
    SEATS,
    Good,
)


@compiled
def legal(s: State, mask: Mask) -> None:
    """Every legal action of the actor."""
    mask[:] = False
    phase = s.phase
    if phase == Phase.PLAY:
        legal_plays(s, mask)
    elif phase == Phase.TAKE:
        legal_takes(s, mask)
    elif phase == Phase.PILE:
        for pile in range(3):
            mask[code.PILE + pile] = drafting.refuse_pile(s, pile) == No.OK
    elif phase == Phase.TOKEN:
        for token in range(N_TOKENS):
            mask[code.TOKEN + token] = s.tokens[s.actor, token] > 0
    elif phase == Phase.ACTIVATE:
        for card in range(FIRST_DORMANT, N_BUILDINGS):
            mask[code.ACTIVATE + card - FIRST_DORMANT] = upkeep.refuse_activate(s, s.actor, card) == No.OK
        mask[code.DONE] = True
    elif phase == Phase.DISCARD:
        for card in range(N_CARDS):
            mask[code.DISCARD + card] = combat.refuse_discard(s, card) == No.OK
    elif phase == Phase.LOSE or phase == Phase.DESTROY or phase == Phase.REACT:
        legal_losses(s, mask)
    else:
        legal_details(s, mask)


@compiled
def legal_plays(s: State, mask: Mask) -> None:
    """Cards to play, pieces to buy, and the end of the turn (DEC-4)."""
    for card in range(N_CARDS):
        if s.hand[s.actor, card]:
            mask[code.PLAY + card] = refuse_play(s, card) == No.OK
    for good in range(Good.WOOD, Good.STONE + 1):
        mask[code.BUY + good - Good.WOOD] = playing.refuse_buy(s, good) == No.OK
    mask[code.DONE] = True


@compiled
def legal_takes(s: State, mask: Mask) -> None:
    """Cards on the table (DEC-3)."""
    for place in range(FACE_UP):
        if s.face_up[place] != NOTHING:
            mask[code.TAKE + s.face_up[place]] = True
    mask[code.TAKE_HIDDEN] = drafting.face_down_at(s) != NOTHING
    mask[code.TAKE_SECOND] = drafting.refuse_take_second(s) == No.OK


@compiled
def legal_losses(s: State, mask: Mask) -> None:
    """Buildings to destroy, and the answer with AEDILES (DEC-8, 12, 15, 16)."""
    if s.phase == Phase.DESTROY:
        for standing in range(N_STANDING):
            mask[code.DESTROY + standing] = s.city[s.target, standing] > 0
        return
    mask[code.ANSWER_AEDILES] = s.hand[s.actor, AEDILES] > 0
    if s.phase == Phase.REACT:
        mask[code.DECLINE] = True
    else:
        for standing in range(N_STANDING):
            mask[code.DESTROY + standing] = combat.refuse_lose(s, standing) == No.OK


@compiled
def legal_details(s: State, mask: Mask) -> None:
    """The choices about a card that is being resolved, and cities."""
    phase = s.phase
    if phase == Phase.WAIVE:
        for good in range(4):
            mask[code.WAIVE + good] = playing.refuse_waive(s, s.pending, good) == No.OK
    elif phase == Phase.EXCHANGE:
        for times in range(senate.most_exchanges(s, s.actor, s.pending)):
            mask[code.EXCHANGE + times] = True
    elif phase == Phase.TARGET:
        for target in range(SEATS):
            mask[code.TARGET + target] = senate.refuse_target(s, target) == No.OK
    elif phase == Phase.PAY or phase == Phase.GIVE:
        for mix in range(code.PUT - code.PAY):
            mask[code.PAY + mix] = refuse_pay(s, mix) == No.OK
    elif phase == Phase.LOOK:
        for kind in range(N_BUILDINGS):
            mask[code.TAKE + kind] = s.looked[kind] > 0
    elif phase == Phase.ORDER:
        for kind in range(N_BUILDINGS):
            mask[code.PUT + kind] = s.looked[kind] > 0
    else:
        for city in range(SEATS):
            mask[code.CITY + city] = not is_city_taken(s, city)


@compiled
def refuse_play(s: State, card: int) -> No:
    """Why the actor may not play this card."""
    if not s.hand[s.actor, card]:
        return No.NOT_IN_HAND
    if card < N_BUILDINGS:
        return playing.refuse_build(s, s.actor, card)
    why = senate.refuse_senate(s, s.actor, card)
    return why if why != No.OK else senate.refuse_price(s, s.actor, card)


@compiled
def is_asked(s: State, action: int) -> bool:
    """Whether actions of this kind answer the question that is asked."""
    phase = s.phase
    if action < code.PILE:
        return phase == Phase.CITY
    if action < code.TAKE:
        return phase == Phase.PILE
    if action < code.TAKE_HIDDEN:
        return phase == Phase.TAKE or phase == Phase.LOOK
    if action < code.PLAY:
        return phase == Phase.TAKE
    if action < code.DONE:
        return phase == Phase.PLAY
    if action < code.WAIVE:
        return phase == Phase.PLAY or phase == Phase.ACTIVATE
    if action < code.EXCHANGE:
        return phase == Phase.WAIVE
    if action < code.TARGET:
        return phase == Phase.EXCHANGE
    if action < code.DESTROY:
        return phase == Phase.TARGET
    if action < code.PAY:
        return phase == Phase.DESTROY or phase == Phase.LOSE
    if action < code.PUT:
        return phase == Phase.PAY or phase == Phase.GIVE
    if action < code.ANSWER_AEDILES:
        return phase == Phase.ORDER
    if action < code.DECLINE:
        return phase == Phase.REACT or phase == Phase.LOSE
    if action < code.DISCARD:
        return phase == Phase.REACT
    if action < code.TOKEN:
        return phase == Phase.DISCARD
    return phase == Phase.TOKEN if action < code.ACTIVATE else phase == Phase.ACTIVATE


@compiled
def refusal(s: State, action: int) -> No:
    """Why the actor may not do this now, or OK."""
    if not is_asked(s, action):
        return No.NOT_ASKED
    if action < code.PILE:
        return No.CITY_TAKEN if is_city_taken(s, action - code.CITY) else No.OK
    if action < code.TAKE:
        return drafting.refuse_pile(s, action - code.PILE)
    if action < code.PLAY:
        return refuse_take(s, action)
    if action < code.BUY:
        return refuse_play(s, action - code.PLAY)
    if action < code.DONE:
        return playing.refuse_buy(s, Good.WOOD + action - code.BUY)
    if action == code.DONE or action == code.DECLINE:
        return No.OK
    if action < code.EXCHANGE:
        return playing.refuse_waive(s, s.pending, action - code.WAIVE)
    if action < code.TARGET:
        often = action - code.EXCHANGE >= senate.most_exchanges(s, s.actor, s.pending)
        return No.TOO_OFTEN if often else No.OK
    if action < code.DESTROY:
        return senate.refuse_target(s, action - code.TARGET)
    if action < code.PAY:
        return refuse_destroy(s, action - code.DESTROY)
    if action < code.PUT:
        return refuse_pay(s, action - code.PAY)
    if action < code.ANSWER_AEDILES:
        return No.OK if s.looked[action - code.PUT] else No.NOT_SEEN
    if action < code.DECLINE:
        return senate.refuse_reaction(s)
    if action < code.TOKEN:
        return combat.refuse_discard(s, action - code.DISCARD)
    if action < code.ACTIVATE:
        return No.OK if s.tokens[s.actor, action - code.TOKEN] else No.NO_TOKEN
    return upkeep.refuse_activate(s, s.actor, FIRST_DORMANT + action - code.ACTIVATE)


@compiled
def refuse_take(s: State, action: int) -> No:
    """Why the actor may not take this card from the table or from those looked at."""
    if s.phase == Phase.LOOK:
        kind = action - code.TAKE
        return No.OK if kind < N_BUILDINGS and s.looked[kind] else No.NOT_SEEN
    if action == code.TAKE_SECOND:
        return drafting.refuse_take_second(s)
    if action == code.TAKE_HIDDEN:
        return No.OK if drafting.face_down_at(s) != NOTHING else No.NOT_ON_TABLE
    return No.OK if drafting.face_up_at(s, action - code.TAKE) != NOTHING else No.NOT_ON_TABLE


@compiled
def refuse_pay(s: State, mix: int) -> No:
    """Why the actor may not pay with these resources."""
    return combat.refuse_give(s, mix) if s.phase == Phase.GIVE else senate.refuse_bribe(s, mix)


@compiled
def refuse_destroy(s: State, standing: int) -> No:
    """Why this building may not be named."""
    if s.phase == Phase.LOSE:
        return combat.refuse_lose(s, standing)
    return No.OK if s.city[s.target, standing] else No.NOT_STANDING


@compiled
def apply(s: State, action: int) -> None:
    """Play one legal action, with the chance that follows, up to the next decision."""
    if action < code.PILE:
        take_city(s, action - code.CITY)
    elif action < code.TAKE:
        drafting.pick_pile(s, action - code.PILE)
    elif action < code.TAKE_HIDDEN:
        if s.phase == Phase.LOOK:
            senate.keep_looked(s, action - code.TAKE)
        else:
            drafting.take_face_up(s, action - code.TAKE)
    elif action < code.TAKE_SECOND:
        drafting.take_hidden(s)
    elif action < code.PLAY:
        drafting.take_second(s)
    elif action < code.BUY:
        play_card(s, action - code.PLAY)
    elif action < code.DONE:
        playing.buy(s, Good.WOOD + action - code.BUY)
    elif action < code.WAIVE:
        if s.phase == Phase.ACTIVATE:
            upkeep.stop_activating(s)
        else:
            end_turn(s)
    elif action < code.DISCARD:
        apply_detail(s, action)
    elif action < code.TOKEN:
        combat.discard(s, action - code.DISCARD)
    elif action < code.ACTIVATE:
        combat.choose_token(s, action - code.TOKEN)
    else:
        upkeep.activate(s, FIRST_DORMANT + action - code.ACTIVATE)


@compiled
def apply_detail(s: State, action: int) -> None:
    """A choice about a card that is being resolved, or about a lost battle."""
    if action < code.EXCHANGE:
        playing.build(s, s.pending, action - code.WAIVE)
    elif action < code.TARGET:
        senate.exchange(s, action - code.EXCHANGE + 1)
    elif action < code.DESTROY:
        senate.aim_at(s, action - code.TARGET)
    elif action < code.PAY:
        if s.phase == Phase.LOSE:
            combat.lose_building(s, action - code.DESTROY)
        else:
            senate.conspire(s, action - code.DESTROY)
    elif action < code.PUT:
        if s.phase == Phase.GIVE:
            combat.give_resources(s, action - code.PAY)
        else:
            senate.corrupt(s, action - code.PAY)
    elif action < code.ANSWER_AEDILES:
        senate.put_back(s, action - code.PUT)
    elif action == code.DECLINE:
        senate.give_in(s)
    elif s.phase == Phase.LOSE:
        combat.protect(s)
    else:
        senate.react(s)


@compiled
def play_card(s: State, card: int) -> None:
    """A building or a senate card from the hand."""
    if card < N_BUILDINGS:
        playing.begin_build(s, card)
    else:
        senate.play_senate(s, card)


@compiled
def end_turn(s: State) -> None:
    """The next seat plays; after the last one hands are checked, or the game is over (PRO-441, 904)."""
    s.turn += 1
    if s.turn < s.seats:
        s.actor = seat_at(s, s.turn)
    elif s.final:
        upkeep.end_game(s)
    else:
        s.turn = 0
        combat.check_hands(s)
