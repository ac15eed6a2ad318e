"""The actions of Provincia Romana: codes and notation."""

from itertools import combinations_with_replacement
from typing import Final

from ludi.core.catalogue import Catalogue, Kind, numbers
from ludi.core.layout import read_only

from .tables import (
    ALL_PENALTIES,
    CITIES,
    CORRUPTIO_COST,
    FIRST_DORMANT,
    GOODS,
    KINDS,
    N_BUILDINGS,
    N_CARDS,
    PILES,
    SEATS,
    STANDING,
    TOKEN_VALUES,
    Penalty,
)

_SIZES: Final = sorted({CORRUPTIO_COST} | {amount for penalty, amount in ALL_PENALTIES if penalty == Penalty.RESOURCES})
_MIXES: Final = tuple(mix for size in _SIZES for mix in combinations_with_replacement(range(1, 4), size))
MIXES: Final = tuple("-".join(GOODS[good] for good in mix) for mix in _MIXES)
MIX: Final = read_only([[mix.count(good) for good in range(4)] for mix in _MIXES])
"""Resources in any mix, as many as CORRUPTIO or the Gauls may ask for, by good."""
MOST_EXCHANGES: Final = 9

ACTIONS: Final = Catalogue(
    Kind("city", city=[city.id for city in CITIES]),
    Kind("pile", pile=PILES),
    Kind("take", card=KINDS),
    Kind("take_hidden"),
    Kind("take_second"),
    Kind("play", card=KINDS[:N_CARDS]),
    Kind("buy", good=GOODS[2:]),
    Kind("done"),
    Kind("waive", good=GOODS),
    Kind("exchange", times=numbers(1, MOST_EXCHANGES)),
    Kind("target", seat=numbers(0, SEATS - 1)),
    Kind("destroy", building=STANDING),
    Kind("pay", mix=MIXES),
    Kind("put", card=KINDS[:N_BUILDINGS]),
    Kind("aediles"),
    Kind("decline"),
    Kind("discard", card=KINDS[:N_CARDS]),
    Kind("token", seat=numbers(0, SEATS - 1), value=TOKEN_VALUES),
    Kind("activate", building=KINDS[FIRST_DORMANT:N_BUILDINGS]),
)

TAKE: Final = ACTIONS.start("take")
PLAY: Final = ACTIONS.start("play")
TOKEN: Final = ACTIONS.start("token")
