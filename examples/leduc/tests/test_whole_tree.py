"""The whole game beside OpenSpiel's: every history, every information state, every legal action, every return."""

from collections.abc import Iterator
from typing import Any

import pytest

from ludi.core import layout
from ludi.core.contract import OVER
from ludi_leduc.game import GAME
from ludi_leduc.state import Phase
from ludi_leduc.tables import N_CARDS

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'ludi-romani[peers]'")


def deals() -> Iterator[tuple[Any, Any]]:
    """Every deal of two cards, here and there."""
    for first in range(N_CARDS):
        for second in range(N_CARDS):
            if first != second:
                ours = GAME.start(2, {}, 1)
                ours.hand[0], ours.hand[1] = first, second
                theirs = pyspiel.load_game("leduc_poker").new_initial_state()
                theirs.apply_action(first)
                theirs.apply_action(second)
                yield ours, theirs


def histories(ours: Any, theirs: Any) -> Iterator[tuple[Any, Any]]:
    """Each position from here on, side by side; the same card is turned up on both sides."""
    yield ours, theirs
    if theirs.is_terminal():
        return
    for action in theirs.legal_actions():
        after, beyond = layout.copy(ours), theirs.child(action)
        GAME.apply(after, action)
        if beyond.is_chance_node():
            assert Phase.SECOND == after.phase
            outcomes = [card for card, _ in beyond.chance_outcomes()]
            assert outcomes == [card for card in range(N_CARDS) if card not in after.hand.tolist()]
            for card in outcomes:
                turned = layout.copy(after)
                turned.board = card
                yield from histories(turned, beyond.child(card))
        else:
            yield from histories(after, beyond)


def test_the_whole_tree_is_that_of_openspiel() -> None:
    n_decisions = n_ends = 0
    known: dict[bytes, str] = {}
    for start in deals():
        for ours, theirs in histories(*start):
            assert theirs.is_terminal() == (ours.actor == OVER)
            if theirs.is_terminal():
                n_ends += 1
                assert theirs.returns() == list(GAME.standing(ours)[0])
                continue
            n_decisions += 1
            assert theirs.current_player() == ours.actor
            assert theirs.legal_actions() == GAME.legal_codes(ours)
            # What a seat is told here and what it is told there tell the same positions apart.
            told = known.setdefault(GAME.observed(ours, ours.actor).tobytes(), theirs.information_state_string())
            assert theirs.information_state_string() == told
    assert 936 == len(known) == len(set(known.values()))
    assert (3780, 5520) == (n_decisions, n_ends)
