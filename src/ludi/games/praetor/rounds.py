"""The course of a round: what happens by itself between two decisions (PRA-RND, PRA-ACT)."""

from ludi.core.contract import OVER
from ludi.core.events import note
from ludi.core.jit import compiled

from . import update
from .camp import refuse_camp
from .effects import n_unplaced
from .events import Happened
from .paying import ACTIVE
from .placing import count_placements
from .state import No, Phase, State
from .tables import N_CAMPS
from .track import set_initiative


@compiled
def advance(s: State) -> None:
    """Go on, step by step, until somebody has to decide or the game is over."""
    while s.phase >= Phase.NEXT_TURN and s.actor != OVER:
        step(s)


@compiled
def step(s: State) -> None:
    """One thing that happens by itself."""
    if s.phase == Phase.NEXT_TURN:
        next_turn(s)
    elif s.phase == Phase.NEW_WORKERS:
        update.new_workers(s)
    elif s.phase == Phase.TRAINING:
        update.train_next(s)
    elif s.phase == Phase.RETURN:
        update.return_workers(s)
    elif s.phase == Phase.RETIREMENT:
        update.retire_workers(s)
    elif s.phase == Phase.WAGES:
        update.pay_wages(s)
    elif s.phase == Phase.EMERGENCY:
        update.recruit_next(s)
    elif s.phase == Phase.CITY_UPDATE:
        update.update_city(s)
    else:
        begin_round(s)


@compiled
def begin_round(s: State) -> None:
    """The initiative phase (PRA-RND-01)."""
    s.rounds += 1
    set_initiative(s)
    s.turn = s.seats - 1  # the first in order is next
    s.passed[:] = 0
    s.phase = Phase.NEXT_TURN
    note(s, Happened.ROUND_BEGINS, s.rounds, s.order[0])


@compiled
def pass_turn(s: State) -> None:
    """The actor takes no further part in this round (PRA-ACT-03, -04)."""
    s.passed[s.actor] = 1
    s.phase = Phase.NEXT_TURN
    note(s, Happened.PASSED, s.actor, n_unplaced(s, s.actor))


@compiled
def next_turn(s: State) -> None:
    """The next seat that has not passed; one that can only pass does so at once (PRA-ACT-01, -05, -06)."""
    for ahead in range(1, s.seats + 1):
        place = (s.turn + ahead) % s.seats
        seat = s.order[place]
        if not s.passed[seat]:
            s.turn = place
            s.actor = seat
            if can_act(s):
                s.phase = Phase.TURN
            else:
                s.passed[seat] = 1
                note(s, Happened.MUST_PASS, seat)
            return
    s.phase = Phase.NEW_WORKERS
    note(s, Happened.UPDATE_BEGINS, s.rounds)


@compiled
def can_act(s: State) -> bool:
    """Whether the actor has any action but passing."""
    if count_placements(s, ACTIVE, 1):
        return True
    for camp in range(N_CAMPS):
        if refuse_camp(s, camp) == No.OK:
            return True
    return False
