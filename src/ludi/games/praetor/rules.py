"""May I, and do it: dispatch over the kinds of action.

Random play ends: a round has at most one action per worker and one visit to a
market per market tile, in which every step sells or buys a unit and no unit
is bought back; the wall stack alone ends the game after round 14.
"""

from ludi.core.contract import Mask
from ludi.core.jit import compiled
from ludi.games.praetor import actions as code
from ludi.games.praetor import effects, update
from ludi.games.praetor.camp import refuse_camp, use_camp
from ludi.games.praetor.placing import (
    ACTIVE,
    SENT,
    build,
    choose_tile,
    has_worker,
    place_worker,
    refuse_activation,
    refuse_build,
)
from ludi.games.praetor.rounds import advance
from ludi.games.praetor.setup import choose_board
from ludi.games.praetor.state import No, Phase, State
from ludi.games.praetor.tables import N_BOARDS, N_CAMPS, N_GOODS, N_START, N_TILES, RETIRING, Good


@compiled
def legal(s: State, mask: Mask) -> None:
    """Every legal action of the actor."""
    mask[:] = False
    if s.phase == Phase.TURN:
        mask[code.PASS] = True  # PRA-ACT-03
        if has_worker(s, s.actor):
            legal_placements(s, mask, ACTIVE)
        for camp in range(N_CAMPS):
            mask[code.CAMP + camp] = refuse_camp(s, camp) == No.OK
    elif s.phase == Phase.WORKER:
        for place in range(RETIRING - 1):
            mask[code.WORKER + place] = refuse_worker(s, place + 1) == No.OK
    elif s.phase == Phase.CELL:
        for place in range(s.n_frontier):
            mask[code.CELL + place] = True
    elif s.phase == Phase.ROTATION:
        for turns in range(4):
            mask[code.ROTATION + turns] = True
    elif s.phase == Phase.FOLLOW_UP:
        legal_placements(s, mask, SENT)
    elif s.phase == Phase.FORGE:
        for weapons in range(RETIRING + 1):
            mask[code.FORGE + weapons] = effects.refuse_forge(s, weapons) == No.OK
    elif s.phase == Phase.MARKET:
        mask[code.LEAVE] = True
        for good in range(Good.WOOD, N_GOODS):
            mask[code.SELL + good - 1] = effects.refuse_sell(s, good) == No.OK
            mask[code.BUY + good - 1] = effects.refuse_buy(s, good) == No.OK
    elif s.phase == Phase.ACADEMY:
        mask[code.ACADEMY] = True
        mask[code.ACADEMY + 1] = True
    elif s.phase == Phase.RECRUIT:
        mask[code.RECRUIT] = True
        mask[code.RECRUIT + 1] = True
    else:
        for board in range(N_BOARDS):
            mask[code.BOARD + board] = refuse_board(s, board) == No.OK


@compiled
def legal_placements(s: State, mask: Mask, by: int) -> None:
    """Every tile that may be built or activated."""
    for place in range(s.n_display):
        tile = s.display[place]
        mask[code.BUILD + tile - N_START] = refuse_build(s, tile, by) == No.OK
    for tile in range(N_TILES):
        mask[code.ACTIVATE + tile] = refuse_activation(s, tile, by) == No.OK


@compiled
def refuse_board(s: State, board: int) -> No:
    """Side A is there for everybody, a B side for one (PRA-CFG-01)."""
    for seat in range(s.seats):
        if board and s.board[seat] == board:
            return No.BOARD_TAKEN
    return No.OK


@compiled
def refuse_worker(s: State, experience: int) -> No:
    """Any unplaced active worker may be chosen (PRA-BLD-02, PRA-USE-06)."""
    if s.active[s.actor, experience - 1]:
        return No.OK
    return No.NO_SUCH_BUILDER if s.building else No.NO_SUCH_WORKER


@compiled
def phase_of(action: int) -> int:
    """The phase in which an action of this kind is asked; placements are asked in two."""
    if action < code.BUILD:
        return Phase.BOARD
    if action < code.WORKER:
        return Phase.TURN
    if action < code.CELL:
        return Phase.WORKER
    if action < code.ROTATION:
        return Phase.CELL
    if action < code.FORGE:
        return Phase.ROTATION
    if action < code.SELL:
        return Phase.FORGE
    if action < code.ACADEMY:
        return Phase.MARKET
    if action < code.RECRUIT:
        return Phase.ACADEMY
    return Phase.RECRUIT


@compiled
def refusal(s: State, action: int) -> No:
    """Why the actor may not do this now, or OK."""
    by = SENT if s.phase == Phase.FOLLOW_UP else ACTIVE
    if phase_of(action) != s.phase and not (by == SENT and code.BUILD <= action < code.CAMP):
        return No.NOT_ASKED
    if action < code.BUILD:
        return refuse_board(s, action - code.BOARD)
    if action < code.ACTIVATE:
        return refuse_build(s, action - code.BUILD + N_START, by)
    if action < code.CAMP:
        return refuse_activation(s, action - code.ACTIVATE, by)
    if action < code.PASS:
        return refuse_camp(s, action - code.CAMP)
    if action == code.PASS:
        return No.OK
    if action < code.CELL:
        return refuse_worker(s, action - code.WORKER + 1)
    if action < code.ROTATION:
        return No.OK if action - code.CELL < s.n_frontier else No.NOT_ADJACENT
    if action < code.FORGE:
        return No.OK
    if action < code.SELL:
        return effects.refuse_forge(s, action - code.FORGE)
    if action < code.BUY:
        return effects.refuse_sell(s, action - code.SELL + 1)
    if action < code.LEAVE:
        return effects.refuse_buy(s, action - code.BUY + 1)
    return No.OK


@compiled
def apply(s: State, action: int) -> None:
    """Play one legal action, with all that follows by itself, up to the next decision."""
    perform(s, action)
    advance(s)


@compiled
def perform(s: State, action: int) -> None:
    """The action alone; the phase says what comes next."""
    if action < code.BUILD:
        choose_board(s, action - code.BOARD)
    elif action < code.ACTIVATE:
        choose_tile(s, action - code.BUILD + N_START, 1)
    elif action < code.CAMP:
        choose_tile(s, action - code.ACTIVATE, 0)
    elif action < code.PASS:
        use_camp(s, action - code.CAMP)
    elif action == code.PASS:
        s.passed[s.actor] = 1
        s.phase = Phase.NEXT_TURN
    elif action < code.CELL:
        s.experience = action - code.WORKER + 1
        place_worker(s)
    elif action < code.ROTATION:
        s.cell = action - code.CELL
        s.phase = Phase.ROTATION
    elif action < code.FORGE:
        build(s, action - code.ROTATION)
    elif action < code.SELL:
        effects.forge(s, action - code.FORGE)
    elif action < code.BUY:
        effects.sell(s, action - code.SELL + 1)
    elif action < code.LEAVE:
        effects.buy(s, action - code.BUY + 1)
    elif action == code.LEAVE:
        effects.leave_market(s)
    elif action < code.RECRUIT:
        update.answer_academy(s, s.actor, action == code.ACADEMY)
    else:
        update.answer_recruit(s, action == code.RECRUIT)
