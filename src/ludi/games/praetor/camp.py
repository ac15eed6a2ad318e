"""The labour camp: a retired worker acts once more (PRA-LAB)."""

from ludi.core.events import note
from ludi.core.jit import compiled

from .events import Happened
from .paying import ACTIVE, SENT, can_pay_fee, pay_fee
from .placing import begin_activation, begin_build, cannot_activate, cannot_build, count_placements
from .state import No, Phase, State
from .tables import ABSENT, CAMPS, N_TILES, RETIRING


@compiled
def refuse_camp(s: State, camp: int) -> No:
    """Why the actor may not use this labour camp (PRA-LAB-05)."""
    seat, tile = s.actor, CAMPS[camp]
    if s.at[tile] == ABSENT:
        return No.NO_CAMP
    if s.camp_used[seat, camp]:
        return No.CAMP_USED
    if s.retired[seat] == s.sent[seat]:
        return No.NO_RETIRED
    if not can_pay_fee(s, seat, tile, ACTIVE):
        return No.CANNOT_PAY_CAMP
    if count_placements(s, tile, 1) == 0:
        return No.NO_FOLLOW_UP
    return No.OK


@compiled
def use_camp(s: State, camp: int) -> None:
    """Pay the owner and send out a retired worker; a single follow-up is taken at once (PRA-LAB-02, -03)."""
    seat = s.actor
    s.camp_used[seat, camp] = 1
    s.sent[seat] += 1
    note(s, Happened.SENT_OUT, seat, CAMPS[camp])
    pay_fee(s, seat, CAMPS[camp])
    s.experience = RETIRING
    s.phase = Phase.FOLLOW_UP
    if count_placements(s, SENT, 2) > 1:
        return
    for place in range(s.n_display):
        if cannot_build(s, s.display[place], SENT) == No.OK:
            begin_build(s, s.display[place])
            return
    for tile in range(N_TILES):
        if cannot_activate(s, tile, SENT) == No.OK:
            begin_activation(s, tile)
            return
