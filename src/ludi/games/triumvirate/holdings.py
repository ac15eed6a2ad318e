"""What each character holds, for the view: provinces, and what is counted beside the map."""

from typing import Any, Final

import msgspec

from ludi.core.contract import OVER, SeatNumber

from .actions import CHARACTERS, SIDES
from .characters import leads
from .state import NOBODY, Phase, State
from .tables import (
    CITIZENS_TO_WIN,
    CODES,
    GOAL,
    GOVERNORS,
    N_CHARACTERS,
    PROVINCES,
    PROVINCES_TO_WIN,
    Track,
)
from .threats import near, threats

TYPES: Final = tuple(province.kind.name.lower() for province in PROVINCES)
POLITICAL: Final = int(Track.POLITICAL)
MILITARY: Final = int(Track.MILITARY)  # compiled functions take plain numbers five times as fast as enum members


class ProvinceView(msgspec.Struct, frozen=True):
    """A province and all that stands in it."""

    province: str
    type: str
    owner: str  # a character
    seat: SeatNumber | None  # of the owner; None while leaderless
    legions: int
    gold: int
    servants: int
    governor_on: bool
    produces_next: bool  # in its owner's next supply
    characters: tuple[str, ...]


class Contender(msgspec.Struct, frozen=True):
    """A player's character: what it has, and what it lacks for each victory."""

    seat: SeatNumber
    character: str
    at: str
    gold: int
    n_provinces: int
    governors_left: int
    citizens: int
    political: int
    military: int
    leads_political: bool
    leads_military: bool
    consul: bool
    compensation: str | None  # side of the card; None without it
    flight_card: bool
    provinces_missing: int
    fields_missing: int
    citizens_missing: int | None  # None without a consul card
    could_win: tuple[str, ...]  # victories within reach of its coming turn, as the board stands


class Arsenal(msgspec.Struct, frozen=True):
    """Where the weapons of a colour are."""

    character: str
    in_bag: int
    in_stock: int


class Stocks(msgspec.Struct, frozen=True):
    """What lies beside the map."""

    gold: int
    legions: int
    servants: int
    alii: int


def province_view(p: Any, province: int) -> ProvinceView:
    """A province as everybody sees it."""
    owner = p.owner[province]
    seat = p.seat_of[owner]
    on = bool(p.governor_on[province])
    # The active character's governors have changed places before it takes supply.
    now = p.phase == Phase.ROME and owner == p.character
    free = not on if now else on or p.servants[province] > 0
    return ProvinceView(
        province=CODES[province],
        type=TYPES[province],
        owner=CHARACTERS[owner],
        seat=None if seat == NOBODY else seat,
        legions=p.legions[province],
        gold=p.gold[province],
        servants=p.servants[province],
        governor_on=on,
        produces_next=seat != NOBODY and free,
        characters=tuple(CHARACTERS[c] for c in range(N_CHARACTERS) if p.at[c] == province),
    )


def contender(s: State, p: Any, character: int) -> Contender:
    """A character as everybody sees it."""
    held, citizens = p.owner.count(character), p.citizens[character]
    political, military = p.competence[character]
    consul = bool(p.consul[character])
    return Contender(
        seat=p.seat_of[character],
        character=CHARACTERS[character],
        at=CODES[p.at[character]],
        gold=p.hand[character],
        n_provinces=held,
        governors_left=GOVERNORS - held,
        citizens=citizens,
        political=political,
        military=military,
        leads_political=bool(leads(s, character, POLITICAL)),
        leads_military=bool(leads(s, character, MILITARY)),
        consul=consul,
        compensation=SIDES[p.compensation_side - 1] if p.compensated == character else None,
        flight_card=p.fled == character,
        provinces_missing=PROVINCES_TO_WIN - held,
        fields_missing=2 * GOAL - political - military,
        citizens_missing=max(0, CITIZENS_TO_WIN - citizens) if consul else None,
        could_win=tuple(threats(s, character, p.seats)) if p.actor != OVER and character in near(s) else (),
    )
