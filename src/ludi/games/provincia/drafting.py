"""Phase 1: choosing cards (PRO-310 to 334)."""

from ludi.core.contract import Mask
from ludi.core.events import note
from ludi.core.jit import compiled

from .actions import TAKE
from .cards import draw, join_hand, n_available
from .events import Happened, fanned
from .goods import receive
from .memory import hide, knows_down, learn, see, show
from .rounds import begin_play, n_selecting, seat_at
from .state import DISCARDED, NOBODY, NOTHING, No, Phase, State
from .tables import FACE_DOWN, FACE_UP, FIRST_OPES, LOWER, QUAESTOR, Pile


@compiled
def chooser(s: State) -> int:
    """Who picks the pile in this selecting turn."""
    return seat_at(s, s.selecting)


@compiled
def refuse_pile(s: State, pile: int) -> No:
    """Why the actor may not pick this pile."""
    if s.markers[pile] == 0:
        return No.NO_MARKER
    return No.OK if n_available(s, pile) else No.EMPTY_PILE


@compiled
def pick_pile(s: State, pile: int) -> None:
    """Lay out six cards: four face up, then two face down (PRO-310, 312)."""
    s.reveals += 1
    s.markers[pile] -= 1
    s.drawn = pile
    note(s, Happened.PICKED_PILE, s.actor, pile)
    fan, hidden = 0, 0
    for place in range(FACE_UP):
        ordered = is_ordered(s, pile)
        kind = draw(s, pile)
        s.face_up[place] = kind
        if kind != NOTHING:
            fan = fanned(fan, place, kind)
            show(s, kind, s.shuffles[pile], ordered, s.top_seer if ordered else NOBODY)
    for place in range(FACE_DOWN):
        s.down_seer[place] = s.top_seer if is_ordered(s, pile) else NOBODY
        s.face_down[place] = draw(s, pile)
        s.down_circles[place] = s.shuffles[pile]
        hidden += 1 if s.face_down[place] != NOTHING else 0
    note(s, Happened.LAID_OUT, hidden, fan)
    if s.n_top == 0:
        s.top_seer = NOBODY
    s.taken = 0
    s.phase = Phase.TAKE


@compiled
def is_ordered(s: State, pile: int) -> bool:
    """Whether the next card of the pile is one that CONSUETUDO put there."""
    return pile == Pile.AEDIFICIUM and s.n_top > 0


@compiled
def face_up_at(s: State, kind: int) -> int:
    """Where such a card lies face up, or NOTHING."""
    for place in range(FACE_UP):
        if s.face_up[place] == kind:
            return place
    return NOTHING


@compiled
def face_down_at(s: State) -> int:
    """The next face-down card, or NOTHING: they are one option, taken in the order drawn (PRO-315)."""
    for place in range(FACE_DOWN):
        if s.face_down[place] != NOTHING:
            return place
    return NOTHING


@compiled
def refuse_take(s: State, kind: int) -> No:
    """Why the actor may not take this card from the table."""
    return No.NOT_ON_TABLE if face_up_at(s, kind) == NOTHING else No.OK


@compiled
def legal_takes(s: State, mask: Mask) -> None:
    """The cards face up: few of all that could be."""
    for place in range(FACE_UP):
        if s.face_up[place] != NOTHING:
            mask[TAKE + s.face_up[place]] = True


@compiled
def take_face_up(s: State, kind: int) -> None:
    """Everybody sees who has this card (PRO-1103)."""
    s.face_up[face_up_at(s, kind)] = NOTHING
    note(s, Happened.TOOK, s.actor, kind)
    if kind >= FIRST_OPES:
        resolve_opes(s, kind)
    else:
        join_hand(s, s.actor, kind, True)
    next_taker(s)


@compiled
def refuse_take_hidden(s: State) -> No:
    """Why the actor may not take a face-down card."""
    return No.NOT_ON_TABLE if face_down_at(s) == NOTHING else No.OK


@compiled
def take_hidden(s: State) -> None:
    """The next face-down card."""
    take_face_down(s, face_down_at(s))


@compiled
def refuse_take_second(s: State) -> No:
    """Why the actor may not take the other face-down card: only who knows one of them can tell them apart (PRO-315)."""
    if s.face_down[0] == NOTHING or s.face_down[1] == NOTHING:
        return No.NOT_ON_TABLE
    return No.OK if knows_down(s, s.actor, 0) or knows_down(s, s.actor, 1) else No.ALIKE


@compiled
def take_second(s: State) -> None:
    """The other face-down card."""
    take_face_down(s, 1)


@compiled
def take_face_down(s: State, place: int) -> None:
    """Seen only by its taker (PRO-316), but an OPES card is turned up (PRO-333)."""
    s.reveals += 1
    seat, kind, seer, circles = s.actor, s.face_down[place], s.down_seer[place], s.down_circles[place]
    s.face_down[place] = NOTHING
    s.down_seer[place] = NOBODY
    if kind >= FIRST_OPES:
        show(s, kind, circles, False, NOBODY)
        note(s, Happened.TURNED_UP, seat, kind)
        resolve_opes(s, kind)
    else:
        note(s, Happened.TOOK_HIDDEN, seat, seat if seer == NOBODY else seer, kind)
        hide(s, seat, s.drawn, circles, seer != NOBODY, seer)
        if seer != seat:
            see(s, seat, kind, circles, seer != NOBODY)
            if seer != NOBODY:
                learn(s, seer, seat, kind)
        join_hand(s, seat, kind, False)
    next_taker(s)


@compiled
def resolve_opes(s: State, kind: int) -> None:
    """The chooser receives the upper half, everybody else the lower (PRO-330 to 332)."""
    for good in range(4):
        if s.actor == chooser(s):
            receive(s, s.actor, good, QUAESTOR[kind - FIRST_OPES, good])
        else:
            receive(s, s.actor, good, LOWER[kind - FIRST_OPES, good])
    s.discard[kind] += 1


@compiled
def is_table_empty(s: State) -> bool:
    """Whether no card is left to take."""
    for place in range(FACE_UP):
        if s.face_up[place] != NOTHING:
            return False
    return face_down_at(s) == NOTHING


@compiled
def next_taker(s: State) -> None:
    """Clockwise from the chooser, while there are cards (PRO-314, 323)."""
    s.taken += 1
    if s.taken < s.seats and not is_table_empty(s):
        s.actor = (s.actor + 1) % s.seats
    else:
        end_selecting(s)


@compiled
def end_selecting(s: State) -> None:
    """Left-overs are discarded, the face-down ones unseen (PRO-317); the next seat selects."""
    fan, count, hidden = 0, 0, 0
    for place in range(FACE_UP):
        if s.face_up[place] != NOTHING:
            fan = fanned(fan, count, s.face_up[place])
            count += 1
            s.discard[s.face_up[place]] += 1
            s.face_up[place] = NOTHING
    for place in range(FACE_DOWN):
        kind = s.face_down[place]
        if kind != NOTHING:
            hidden += 1
            s.hidden[kind] += 1
            s.n_hidden[s.drawn] += 1
            seer = s.down_seer[place]
            hide(s, DISCARDED, s.drawn, s.down_circles[place], seer != NOBODY, seer)
            if seer != NOBODY:
                learn(s, seer, DISCARDED, kind)
            s.face_down[place] = NOTHING
            s.down_seer[place] = NOBODY
    s.drawn = NOTHING
    if count or hidden:
        note(s, Happened.LEFT_OVER, count, hidden, fan)
    s.taken = 0
    s.selecting += 1
    while s.selecting < n_selecting(s) and not can_pick(s):
        s.selecting += 1  # no pile with a marker has a card
    if s.selecting < n_selecting(s):
        s.actor = chooser(s)
        s.phase = Phase.PILE
    else:
        begin_play(s)


@compiled
def can_pick(s: State) -> bool:
    """Whether there is a pile to pick."""
    for pile in range(3):
        if refuse_pile(s, pile) == No.OK:
            return True
    return False
