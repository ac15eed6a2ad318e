"""The cards and the amounts of Leduc hold'em (D1, D2)."""

from enum import IntEnum
from typing import Final, NamedTuple

from ludi.core.layout import read_only


class Rank(IntEnum):
    """The higher the better (LED-403)."""

    JACK = 0
    QUEEN = 1
    KING = 2


class Card(NamedTuple):
    id: str
    rank: Rank
    provenance: str


CARDS: Final = (  # D1, LED-101
    Card("jack-1", Rank.JACK, "public"),
    Card("jack-2", Rank.JACK, "public"),
    Card("queen-1", Rank.QUEEN, "public"),
    Card("queen-2", Rank.QUEEN, "public"),
    Card("king-1", Rank.KING, "public"),
    Card("king-2", Rank.KING, "public"),
)
CARD_IDS: Final = tuple(card.id for card in CARDS)
N_CARDS: Final = len(CARDS)
RANK: Final = read_only([card.rank for card in CARDS])

SEATS: Final = 2
ANTE: Final = 1  # LED-202
RAISE: Final = read_only([2, 4])  # D2, LED-304: by round
MOST_RAISES: Final = 2  # LED-305: in a round
ROUNDS: Final = 2
MOST_ACTIONS: Final = 4  # in a round: check, raise, raise, call
MOST_STAKED: Final = ANTE + MOST_RAISES * (2 + 4)
