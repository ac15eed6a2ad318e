"""The parts of which the view is made."""

import msgspec

from ludi.core.contract import SeatNumber


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


class Arsenal(msgspec.Struct, frozen=True):
    """Where the weapons of a colour are."""

    character: str
    in_bag: int
    in_stock: int


class Attack(msgspec.Struct, frozen=True):
    """An attack that is possible now, with all legions at hand or with those chosen."""

    province: str
    owner: str
    points: int  # of movement
    legions: int
    defenders: int
    protection: int  # legions that the defender's character would destroy
    chance: int  # percent; 0 and 100 only where it is certain
    survivors: int  # expected after a conquest, rounded


class Battle(msgspec.Struct, frozen=True):
    """The last battle."""

    province: str
    attacker: str
    defender: str
    attackers: int
    defenders: int
    weapons_for: int
    weapons_against: int
    weapons_neutral: int
    protection: int
    attackers_left: int
    defenders_left: int


class Claim(msgspec.Struct, frozen=True):
    """A claim of supply that is not served yet."""

    claim: str
    gold: int
    legions: int


class Stocks(msgspec.Struct, frozen=True):
    """What lies beside the map."""

    gold: int
    legions: int
    servants: int
    alii: int
