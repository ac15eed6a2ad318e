"""What each seat has: its city and what it holds, as others see it and as the player does."""

from itertools import chain, repeat
from operator import mul
from typing import Any, Final

import msgspec
import numpy as np
from msgspec.structs import replace

from ludi.core.contract import SeatNumber
from ludi.core.jit import compiled
from ludi.core.layout import Ints

from .combat import military
from .events import TAXES
from .goods import cap
from .scoring import score
from .senate import best_gloria, owes_tax
from .state import NOTHING, Fate, Phase, State
from .tables import (
    CITIES,
    KINDS,
    LAID,
    N_VALUES,
    PRESTIGE_CARD_HOLDS,
    SEATS,
    STANDING,
    STANDING_WORTH,
    TOKEN_VALUE,
)

FATES: Final = tuple(f"fate_{fate.name.lower()}" for fate in Fate)
WORTHS: Final = STANDING_WORTH.tolist()


class Token(msgspec.Struct, frozen=True):
    """A combat token: it changes the strength of the seat of its colour."""

    colour_of: SeatNumber
    value: int


class Stock(msgspec.Struct, frozen=True):
    """Goods in the supply or with a player."""

    gold: int
    clay: int
    wood: int
    stone: int


class Score(msgspec.Struct, frozen=True):
    """Prestige as if the game ended now, part by part."""

    total: int
    worth: int  # of the buildings, as they stand
    lost: int  # on record, below zero
    glory: int
    coins: int  # a point for every three


class Player(msgspec.Struct, frozen=True):
    """A seat's city and holdings; what the viewer may not know is None."""

    seat: SeatNumber
    city: str | None
    colour: str | None
    city_building: str | None  # PONS or PORTUS, on the board
    prestige: int
    score: Score
    prestige_cards: tuple[int, ...]
    morale: int
    defence: int
    military: int
    goods: Stock
    storage: int
    owes_tax: bool
    buildings: tuple[str, ...]
    senate: tuple[str, ...]  # cards that stay before the player
    n_hand_buildings: int
    n_hand_senate: int
    hand: tuple[str, ...] | None
    known_hand: tuple[str, ...]  # to everybody
    known_to_you: tuple[str, ...]  # to the viewer alone, who put these cards on the pile
    n_tokens: int
    tokens: tuple[Token, ...] | None
    has_chosen: bool
    chosen_token: Token | None
    strength: int | None  # in the last battle, once its tokens are turned up
    fate: str | None  # in the last battle
    tax: str | None  # in the last Phase 4
    income: Stock | None  # in the last Phase 5


TOKENS: Final = tuple(Token(number // N_VALUES, value) for number, value in enumerate(TOKEN_VALUE.tolist()))


def names(counts: list[int], first: int = 0) -> tuple[str, ...]:
    """Counts of cards by kind, from a first kind on, as the ids of the cards themselves."""
    return tuple(chain.from_iterable(map(repeat, KINDS[first:], counts)))


def tokens(counts: list[int]) -> tuple[Token, ...]:
    """Counts of tokens as the tokens themselves."""
    return tuple(chain.from_iterable(map(repeat, TOKENS, counts)))


def prestige_cards(s: Any, seat: int) -> tuple[int, ...]:
    """The prestige cards before a seat, as they lie (PRO-1202)."""
    shown = min(int(s.lost[seat]), PRESTIGE_CARD_HOLDS * int(s.prestige_cards[seat]))
    full, rest = divmod(shown, PRESTIGE_CARD_HOLDS)
    return (-PRESTIGE_CARD_HOLDS,) * full + ((-rest,) if rest else ())


@compiled
def compute(s: State, out: Ints) -> None:
    """Score and glory, military bonus, storage and duty of tax of every seat, in one call: each takes microseconds."""
    for seat in range(s.seats):
        out[seat, 0] = score(s, seat)
        out[seat, 1] = best_gloria(s, seat)
        out[seat, 2] = military(s, seat)
        out[seat, 3] = cap(s, seat)
        out[seat, 4] = 1 if owes_tax(s, seat) and not s.final else 0


def strangers(s: State, p: Any) -> tuple[Player, ...]:
    """Every seat's city and holdings as the others see them, out of the record and its plain form."""
    figures = np.zeros((SEATS, 5), dtype=np.int16)
    compute(s, figures)
    return tuple(_stranger(p, seat, figures[seat].tolist()) for seat in range(p.seats))


def _stranger(p: Any, seat: int, figures: list[int]) -> Player:
    city = None if p.city_of[seat] == NOTHING else CITIES[p.city_of[seat]]
    total, glory, soldiers, storage, taxed = figures
    worth = sum(map(mul, WORTHS, p.city[seat]))
    fought = p.phase == Phase.TOKEN or p.bellum[0] != NOTHING
    taxed_before = p.rounds_done > 0 or p.phase == Phase.ACTIVATE
    return Player(
        seat=seat,
        city=city.id if city else None,
        colour=city.colour if city else None,
        city_building=city.building if city else None,
        prestige=p.prestige[seat],
        score=Score(total, worth, -p.lost[seat], glory, total - p.prestige[seat] - glory),
        prestige_cards=prestige_cards(p, seat),
        morale=p.morale[seat],
        defence=p.defence[seat],
        military=soldiers,
        goods=Stock(*p.goods[seat]),
        storage=storage,
        owes_tax=bool(taxed),
        buildings=tuple(chain.from_iterable(map(repeat, STANDING, p.city[seat]))),
        senate=tuple(chain.from_iterable(map(repeat, LAID, p.laid[seat]))),
        n_hand_buildings=p.n_hand[seat][0],
        n_hand_senate=p.n_hand[seat][1],
        hand=None,
        known_hand=names(p.known[seat]),
        known_to_you=(),
        n_tokens=sum(p.tokens[seat]),
        tokens=None,
        has_chosen=p.chosen[seat] != NOTHING,
        chosen_token=None,
        strength=p.strength[seat] if fought and p.phase != Phase.TOKEN else None,
        fate=FATES[p.fate[seat]] if fought else None,
        tax=TAXES[p.tax[seat]] if taxed_before else None,
        income=Stock(*p.income[seat]) if taxed_before else None,
    )


def to_itself(p: Any, stranger: Player) -> Player:
    """A seat as it sees itself."""
    seat = stranger.seat
    chosen = p.chosen[seat]
    return replace(
        stranger,
        hand=names(p.hand[seat]),
        tokens=tokens(p.tokens[seat]),
        chosen_token=None if chosen == NOTHING else TOKENS[chosen],
    )
