"""Betting (section 3) and the end (section 4)."""

from ludi.core import rng
from ludi.core.contract import OVER
from ludi.core.events import note
from ludi.core.jit import compiled
from ludi_leduc.events import Happened
from ludi_leduc.scoring import winner
from ludi_leduc.state import NOT_YET, Bet, Ending, No, Phase, State
from ludi_leduc.tables import MOST_RAISES, N_CARDS, RAISE, SEATS


@compiled
def owed(s: State) -> int:
    """What the actor must stake to have as much as the other."""
    return s.staked[1 - s.actor] - s.staked[s.actor]


@compiled
def record(s: State, bet: int) -> None:
    """Write the actor's bet into the history of the round."""
    s.bets[s.phase, s.acted] = bet
    s.acted += 1


@compiled
def refuse_fold(s: State) -> No:
    """Nobody gives up for nothing (LED-302)."""
    return No.OK if owed(s) else No.NOTHING_TO_FOLD_TO


@compiled
def fold(s: State) -> None:
    """Give up: the other wins (LED-401, 405)."""
    record(s, Bet.FOLD)
    s.folded = s.actor
    note(s, Happened.FOLDED, s.actor)
    note(s, Happened.WON, 1 - s.actor, s.staked[s.actor])
    s.ending = Ending.FOLD
    s.actor = OVER


@compiled
def call(s: State) -> None:
    """Stake as much as the other; it ends the round unless it begins it (LED-303, 306)."""
    chips = owed(s)
    s.staked[s.actor] += chips
    record(s, Bet.CALL)
    if chips:
        note(s, Happened.CALLED, s.actor, chips)
    else:
        note(s, Happened.CHECKED, s.actor)
    if s.acted == 1:
        s.actor = 1 - s.actor
    elif s.phase == Phase.FIRST:
        turn_up(s)
    else:
        show_down(s)


@compiled
def refuse_raise(s: State) -> No:
    """Two raises are all a round has (LED-305)."""
    return No.NO_MORE_RAISES if s.raises == MOST_RAISES else No.OK


@compiled
def raise_stake(s: State) -> None:
    """Stake as much as the other and more (LED-304)."""
    chips = owed(s) + RAISE[s.phase]
    s.staked[s.actor] += chips
    s.raises += 1
    record(s, Bet.RAISE)
    note(s, Happened.RAISED, s.actor, chips)
    s.actor = 1 - s.actor


@compiled
def turn_up(s: State) -> None:
    """One of the four cards left is laid open, and the first player begins again (LED-301, 307)."""
    s.reveals += 1
    left = rng.below(s.rng, N_CARDS - SEATS)
    for card in range(N_CARDS):
        if card not in (s.hand[0], s.hand[1]):
            if left == 0:
                s.board = card
            left -= 1
    s.phase = Phase.SECOND
    s.acted = 0
    s.raises = 0
    s.actor = 0
    note(s, Happened.TURNED_UP, s.board)


@compiled
def show_down(s: State) -> None:
    """Both show their cards (LED-402 to 405)."""
    s.reveals += 1
    for seat in range(SEATS):
        note(s, Happened.SHOWED, seat, s.hand[seat])
    best = winner(s, s.board)
    if best == NOT_YET:
        note(s, Happened.SHARED)
    else:
        note(s, Happened.WON, best, s.staked[1 - best])
    s.ending = Ending.SHOWDOWN
    s.actor = OVER
