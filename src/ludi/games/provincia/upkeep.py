"""Phases 4 and 5, and the end of a round (chapters 7 and 8)."""

from ludi.core.events import note
from ludi.core.jit import compiled

from .events import Happened
from .goods import MORALE as MORALE_GAINED
from .goods import PRESTIGE, give, lose_prestige, raise_tracks, receive, take
from .rounds import begin_play, begin_round, seat_at
from .senate import owes_tax
from .state import No, Phase, State, Tax
from .tables import (
    ACTIVATION_GOLD,
    AQUAEDUCTUS,
    ASLEEP,
    DEFENCE,
    FINE,
    FIRST_DORMANT,
    INCOME,
    INCOME_MORALE,
    LOWEST_DEFENCE,
    LOWEST_MORALE,
    MILITARY,
    MORALE,
    N_BUILDINGS,
    ROUNDS,
    Good,
)


@compiled
def upkeep(s: State) -> None:
    """Morale and defence fall, taxes are due (PRO-702 to 705); then buildings are activated."""
    note(s, Happened.UPKEEP, s.rounds_done + 1)
    for place in range(s.seats):
        seat = seat_at(s, place)
        for good in range(4):
            s.income[seat, good] = 0
        s.morale[seat] = max(LOWEST_MORALE, s.morale[seat] - 1)
        s.defence[seat] = max(LOWEST_DEFENCE, s.defence[seat] - 1)
        if not owes_tax(s, seat):
            s.tax[seat] = Tax.FREE
        elif s.goods[seat, Good.GOLD]:
            give(s, seat, Good.GOLD, 1)
            s.tax[seat] = Tax.PAID
        else:
            s.tax[seat] = Tax.UNPAID
        note(s, Happened.UPKEPT, seat, s.morale[seat], s.defence[seat], s.tax[seat])
        if s.tax[seat] == Tax.UNPAID:
            lose_prestige(s, seat, FINE)
            note(s, Happened.FINED, seat, FINE)
    s.turn = 0
    activation(s)


@compiled
def refuse_activate(s: State, choice: int) -> No:
    """Why the actor may not activate this building."""
    return refuse_waking(s, s.actor, FIRST_DORMANT + choice)


@compiled
def refuse_waking(s: State, seat: int, card: int) -> No:
    """Why a building of the seat may not be activated."""
    if not s.city[seat, card + ASLEEP]:
        return No.AWAKE if s.city[seat, card] else No.NOT_BUILT
    return No.OK if s.prestige[seat] >= 1 else No.NO_PRESTIGE


@compiled
def can_activate(s: State, seat: int) -> bool:
    """Whether the seat has anything to activate."""
    for card in range(FIRST_DORMANT, N_BUILDINGS):
        if refuse_waking(s, seat, card) == No.OK:
            return True
    return False


@compiled
def activation(s: State) -> None:
    """From ``turn`` on, seats activate and receive income; then the round ends (PRO-801)."""
    while s.turn < s.seats:
        seat = seat_at(s, s.turn)
        if can_activate(s, seat):
            s.actor = seat
            s.phase = Phase.ACTIVATE
            return
        end_activation(s, seat)
    end_round(s)


@compiled
def activate(s: State, choice: int) -> None:
    """A prestige point wakes the building; its effect happens once, and the seat may go on (PRO-802, 804)."""
    seat, card = s.actor, FIRST_DORMANT + choice
    s.city[seat, card + ASLEEP] -= 1
    s.city[seat, card] += 1
    note(s, Happened.ACTIVATED, seat, card)
    s.prestige[seat] -= 1
    note(s, Happened.PAID, seat, 1, PRESTIGE)
    receive(s, seat, Good.GOLD, ACTIVATION_GOLD[card])
    raise_tracks(s, seat, MORALE[card], DEFENCE[card], MILITARY[card])
    activation(s)


@compiled
def end_activation(s: State, seat: int) -> None:
    """Income (PRO-807, 808), and the next seat."""
    for good in range(4):
        due = 0
        for card in range(FIRST_DORMANT):
            due += s.city[seat, card] * INCOME[card, good]
        s.income[seat, good] = take(s, seat, good, due)
        if s.income[seat, good]:
            note(s, Happened.INCOME, seat, s.income[seat, good], good)
    morale = s.city[seat, AQUAEDUCTUS] * INCOME_MORALE[AQUAEDUCTUS]
    if morale:
        s.morale[seat] += morale
        note(s, Happened.INCOME, seat, morale, MORALE_GAINED)
    s.turn += 1


@compiled
def stop_activating(s: State) -> None:
    """The actor activates no more."""
    note(s, Happened.DONE_ACTIVATING, s.actor)
    end_activation(s, s.actor)
    activation(s)


@compiled
def end_round(s: State) -> None:
    """The Caesar card passes on; after round 6 it stays for the final play turns (PRO-305, 306, 901)."""
    if s.rounds_done + 1 == ROUNDS:
        s.final = 1
        note(s, Happened.FINAL_TURNS, s.start)
        begin_play(s)
        return
    s.rounds_done += 1
    s.start = (s.start + 1) % s.seats
    begin_round(s)
