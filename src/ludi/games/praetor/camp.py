"""The labour camp: a retired worker acts once more (PRA-LAB)."""

from ludi.core.jit import compiled
from ludi.games.praetor.placing import (
    can_pay_fee,
    choose_tile,
    count_placements,
    owes_fee,
    pay_fee,
    refuse_activation,
    refuse_build,
)
from ludi.games.praetor.state import No, Phase, State
from ludi.games.praetor.tables import ABSENT, CAMPS, FEE, FEE_GOOD, N_TILES, RETIRING


@compiled
def refuse_camp(s: State, camp: int) -> No:
    """Why the actor may not use this labour camp (PRA-LAB-05)."""
    seat, tile = s.actor, CAMPS[camp]
    if s.at[tile] == ABSENT:
        return No.NOT_IN_CITY
    if s.camp_used[seat, camp]:
        return No.CAMP_USED
    if s.retired[seat] == s.sent[seat]:
        return No.NO_RETIRED
    if not can_pay_fee(s, seat, tile):
        return No.CANNOT_PAY_FEE
    # The follow-up is judged with the fee paid: it is taken out and put back.
    fee = FEE[tile] if owes_fee(s, seat, tile) else 0
    s.stock[seat, FEE_GOOD[tile]] -= fee
    follow_ups = count_placements(s, True, 1)
    s.stock[seat, FEE_GOOD[tile]] += fee
    return No.OK if follow_ups else No.NO_FOLLOW_UP


@compiled
def use_camp(s: State, camp: int) -> None:
    """Pay the owner and send out a retired worker; a single follow-up is taken at once (PRA-LAB-02, -03)."""
    seat = s.actor
    pay_fee(s, seat, CAMPS[camp])
    s.camp_used[seat, camp] = 1
    s.sent[seat] += 1
    s.experience = RETIRING
    s.phase = Phase.FOLLOW_UP
    if count_placements(s, True, 2) > 1:
        return
    for place in range(s.n_display):
        if refuse_build(s, s.display[place], True) == No.OK:
            choose_tile(s, s.display[place], 1)
            return
    for tile in range(N_TILES):
        if refuse_activation(s, tile, True) == No.OK:
            choose_tile(s, tile, 0)
            return
