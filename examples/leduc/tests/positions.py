"""Hand-made positions of Leduc hold'em."""

from ludi.core import layout
from ludi_leduc.game import GAME
from ludi_leduc.state import Phase, State
from ludi_leduc.tables import CARD_IDS


def dealt(first: str, second: str, seed: int = 1) -> State:
    """The beginning, with these cards in hand."""
    s = GAME.start(2, {}, seed)
    s.hand[0], s.hand[1] = CARD_IDS.index(first), CARD_IDS.index(second)
    return s


def legal(s: State) -> list[str]:
    """The notation of all legal actions."""
    return [GAME.actions.text(code) for code in GAME.legal_codes(s)]


def why(s: State, action: str) -> str:
    """The reason for refusing an action."""
    return GAME.refusals(GAME.refusal(s, GAME.actions.parse(action).code)).name


def play(s: State, actions: str, board: str = "") -> State:
    """Play legal actions on a copy; the card named is the one turned up."""
    s = layout.copy(s)
    for action in actions.split():
        before = s.phase
        assert why(s, action) == "OK", action
        GAME.apply(s, GAME.actions.parse(action).code)
        if board and before == Phase.FIRST and s.phase == Phase.SECOND:
            s.board = CARD_IDS.index(board)
    return s
