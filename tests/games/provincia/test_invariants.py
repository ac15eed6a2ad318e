"""The judge of positions notices what is lost or made."""

from collections.abc import Callable

import pytest

from games.provincia.positions import a_turn, build_up, give_cards
from ludi.games.provincia import GAME
from ludi.games.provincia.state import Phase, State
from ludi.games.provincia.tables import HORREUM


def gain_clay(s: State) -> None:
    s.goods[0, 1] += 1


def overfill(s: State) -> None:
    s.goods[0, 1] += 9
    s.supply[1] -= 9


def double_a_card(s: State) -> None:
    s.hand[0, 3] += 1


def lose_a_warehouse(s: State) -> None:
    s.city[1, HORREUM] = 0


def boast(s: State) -> None:
    s.prestige[2] += 1


def forge_a_token(s: State) -> None:
    s.tokens[1, 4] += 1


def miscount(s: State) -> None:
    s.n_pile[1] -= 1


def know_too_much(s: State) -> None:
    s.known[0, 3] = 5


def forget_the_card(s: State) -> None:
    s.phase = Phase.EXCHANGE


def despair(s: State) -> None:
    s.morale[1] = 0


FAULTS = (gain_clay, overfill, double_a_card, lose_a_warehouse, boast, forge_a_token)
FAULTS += (miscount, know_too_much, forget_the_card, despair)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_every_fault_is_noticed(fault: Callable[[State], None]) -> None:
    s = give_cards(build_up(a_turn(3), 0, "domus", "villa", "turris_inactive"), 1, "praetor", "forum")
    GAME.check(s)
    fault(s)
    with pytest.raises(AssertionError):
        GAME.check(s)
