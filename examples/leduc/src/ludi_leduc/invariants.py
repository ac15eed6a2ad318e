"""What must hold in any position."""

from ludi.core.contract import OVER
from ludi_leduc.state import NOT_YET, Bet, Phase, State
from ludi_leduc.tables import ANTE, MOST_RAISES, RAISE


def check(s: State) -> None:
    """Assert that no card lies twice and that the stakes follow from the bets."""
    lying = [int(card) for card in (*s.hand, s.board) if card != NOT_YET]
    assert len(lying) == len(set(lying)), "a card lies twice"
    assert (s.board != NOT_YET) == (s.phase == Phase.SECOND), "the open card"
    raises = [[int(bet) for bet in row].count(Bet.RAISE) for row in s.bets]
    assert max(raises) <= MOST_RAISES, "raises"
    assert max(map(int, s.staked)) == ANTE + sum(n * int(RAISE[played]) for played, n in enumerate(raises)), "stakes"
    if s.actor != OVER:
        assert (s.folded, s.ending) == (NOT_YET, 0), "nothing has ended"
