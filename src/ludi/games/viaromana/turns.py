"""The turn (chapter 3) and how turns end the game (chapter 7)."""

from typing import Final

from ludi.core.contract import OVER
from ludi.core.events import note
from ludi.core.jit import compiled

from .cards import cards_left, draw_hidden, lose_card, room_in
from .events import Happened
from .scoring import mission_points
from .state import NOBODY, No, Phase, State
from .tables import DRAWN_PER_TURN, HAND_LIMIT, IDLE_ROUNDS, N_CITIES

LAST_SIGNPOST: Final = 0
STANDSTILL: Final = 1
"""Places in the list of endings."""


@compiled
def begin_turn(s: State, seat: int) -> None:
    """The hand check, or with the stubborn hand a free discard (VIA-303, VIA-802)."""
    s.turn = seat
    s.actor = seat
    s.played = 0
    s.built = 0
    s.phase = Phase.TRIM if s.stubborn_hand else Phase.DISCARD
    note(s, Happened.TURN, seat)
    skip_hand_check(s)


@compiled
def skip_hand_check(s: State) -> None:
    """With seven cards or fewer nothing is discarded (VIA-304)."""
    if s.phase == Phase.DISCARD and s.n_hand[s.actor] <= HAND_LIMIT:
        s.phase = Phase.BUILD


@compiled
def refuse_discard(s: State, card: int) -> No:
    """Why this card cannot be discarded."""
    return No.OK if s.hand[s.actor, card] else No.NOT_HELD


@compiled
def discard(s: State, card: int) -> None:
    """One card to the discard pile (VIA-305)."""
    lose_card(s, s.actor, card)
    s.discard[card] += 1
    note(s, Happened.DISCARDED, s.actor, card)
    skip_hand_check(s)


@compiled
def keep(s: State) -> None:
    """No more discards (VIA-802)."""
    note(s, Happened.KEPT, s.actor)
    s.phase = Phase.BUILD


@compiled
def end_builds(s: State) -> None:
    """No more builds (VIA-306)."""
    s.phase = Phase.FINISH


@compiled
def finish_builds(s: State) -> None:
    """Played cards are discarded and two are drawn (VIA-308, VIA-309); with the stubborn hand they need not be."""
    note(s, Happened.ENDED, s.turn, s.played)
    for card in range(N_CITIES):
        s.discard[card] += s.front[card]
        s.front[card] = 0
    s.actor = s.turn
    if s.stubborn_hand and refuse_draw(s, 1) == No.OK:
        s.phase = Phase.DRAW  # VIA-806
    else:
        draw(s, DRAWN_PER_TURN)


@compiled
def refuse_draw(s: State, cards: int) -> No:
    """Why the actor may not draw so many cards; none is always possible (VIA-806)."""
    if cards > room_in(s, s.actor):
        return No.HAND_FULL
    return No.OK if cards <= cards_left(s) else No.NO_CARDS_LEFT


@compiled
def draw(s: State, cards: int) -> None:
    """Up to so many cards are drawn, and the next seat is active."""
    draw_hidden(s, s.turn, cards)
    s.idle = 0 if s.built else s.idle + 1
    following = (s.turn + 1) % s.seats
    if s.eagle == following:  # VIA-703
        end_game(s, LAST_SIGNPOST)
    elif s.eagle == NOBODY and s.idle == IDLE_ROUNDS * s.seats:  # VIA-731
        note(s, Happened.STANDSTILL)
        end_game(s, STANDSTILL)
    else:
        begin_turn(s, following)


@compiled
def end_game(s: State, ending: int) -> None:
    """Missions are shown (VIA-905)."""
    s.reveals += 1
    for seat in range(s.seats):
        done = mission_points(s, seat) > 0
        note(s, Happened.FULFILLED if done else Happened.FAILED, seat, s.mission[seat])
    s.ending = ending
    s.actor = OVER
