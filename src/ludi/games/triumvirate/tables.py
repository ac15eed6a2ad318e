"""Printed components of The End of the Triumvirate: the map, the start position and all amounts.

The rows stand in the order of the rules page's tables D1 to D3; a row's place
is the province's number in every array of the game. The last word of a row is
its provenance: ``seed`` (the rulebook), ``public`` (another published source)
or ``reconstructed``. The read-only arrays at the end are derived from the rows
for the compiled rules.
"""

from enum import IntEnum
from typing import Annotated, Final, NamedTuple

from ludi.core.box import Box, Each, Member, OneOf, Range
from ludi.core.layout import read_only

BOX: Final = Box(__name__)


class Character(IntEnum):
    """In turn order (TRI-213)."""

    CAE = 0  # Caesar, red
    POM = 1  # Pompeius, blue
    CRA = 2  # Crassus, black


class Kind(IntEnum):
    """The types of province (TRI-102)."""

    MILITARY = 0
    POLITICAL = 1
    COMPETENCE = 2


class Track(IntEnum):
    """The competence tracks (TRI-110)."""

    POLITICAL = 0
    MILITARY = 1


class Deed(IntEnum):
    """The actions of phase III (TRI-803 to 805)."""

    RAISE_POLITICAL = 0  # RAISE_POLITICAL + track raises that marker
    RAISE_MILITARY = 1
    WIN_CITIZEN = 2
    DROP_CITIZEN = 3
    ARM = 4


class Province(NamedTuple):
    code: str
    name: str
    kind: Annotated[Kind, Member(Kind)]
    owner: Annotated[Character, Member(Character)]
    governor_on: Annotated[int, Range(0, 1)]  # on the supply field at the start
    servants: Annotated[int, Range(0, 2)]
    character: Annotated[int, Range(0, 1)]  # 1 if the owner's character starts here
    name_from: str  # the divided names (Gallia, Hispania) are public undivided
    owner_from: str
    provenance: str  # of type, governor, servant and character


CAE, POM, CRA = Character.CAE, Character.POM, Character.CRA
MIL, POL, COM = Kind.MILITARY, Kind.POLITICAL, Kind.COMPETENCE

# fmt: off
PROVINCES: Final = BOX.rows("province", "province", (  # D1
    #        code   name                   kind owner on servants character name from   owner from       the rest
    Province("GTR", "Gallia Transalpina",  MIL, CAE,  0, 0,       0, "public",        "reconstructed", "reconstructed"),
    Province("GNA", "Gallia Narbonensis",  COM, CAE,  0, 1,       0, "public",        "reconstructed", "reconstructed"),
    Province("GCI", "Gallia Cisalpina",    MIL, CAE,  0, 0,       1, "public",        "reconstructed", "reconstructed"),
    Province("ITA", "Italia",              POL, CAE,  1, 0,       0, "public",        "public",        "reconstructed"),
    Province("ILL", "Illyricum",           MIL, CAE,  0, 0,       0, "public",        "public",        "reconstructed"),
    Province("HUL", "Hispania Ulterior",   MIL, POM,  0, 0,       1, "public",        "public",        "reconstructed"),
    Province("HCI", "Hispania Citerior",   COM, POM,  0, 1,       0, "public",        "public",        "reconstructed"),
    Province("SAR", "Sardinia et Corsica", COM, POM,  1, 0,       0, "reconstructed", "reconstructed", "reconstructed"),
    Province("SIC", "Sicilia",             COM, POM,  0, 0,       0, "public",        "reconstructed", "reconstructed"),
    Province("AFR", "Africa",              POL, POM,  1, 0,       0, "public",        "public",        "reconstructed"),
    Province("MAC", "Macedonia",           COM, CRA,  1, 0,       0, "public",        "reconstructed", "reconstructed"),
    Province("ACH", "Achaia",              POL, CRA,  0, 0,       0, "public",        "reconstructed", "reconstructed"),
    Province("ASI", "Asia",                POL, CRA,  1, 0,       0, "public",        "public",        "reconstructed"),
    Province("SYR", "Syria",               MIL, CRA,  0, 0,       1, "public",        "reconstructed", "reconstructed"),
    Province("AEG", "Aegyptus",            POL, CRA,  0, 1,       0, "public",        "reconstructed", "reconstructed"),
), key="code")
CODES: Final = tuple(province.code for province in PROVINCES)


class Ways(NamedTuple):
    """How provinces lie to one another."""

    land: Annotated[tuple[tuple[str, str], ...], Each(Each(OneOf(CODES), 2))]
    arrows: Annotated[tuple[tuple[str, str], ...], Each(Each(OneOf(CODES), 2))]
    mare_tyrrhenum: Annotated[tuple[str, ...], Each(OneOf(CODES))]
    mare_ionium: Annotated[tuple[str, ...], Each(OneOf(CODES))]
    provenance: str  # that there are two seas is seed


WAYS: Final = BOX.row("map", "map", Ways(land=(  # D2
    ("GTR", "GCI"), ("GTR", "GNA"), ("GNA", "GCI"), ("GNA", "HCI"), ("GCI", "ILL"), ("GCI", "ITA"),
    ("ILL", "MAC"), ("HUL", "HCI"), ("AFR", "AEG"), ("MAC", "ACH"), ("ASI", "SYR"), ("SYR", "AEG"),
), arrows=(  # D3
    ("HUL", "AFR"), ("ITA", "SIC"), ("AFR", "SIC"), ("AFR", "SAR"),
    ("ITA", "MAC"), ("SIC", "ACH"), ("MAC", "ASI"), ("ACH", "ASI"),
),
    mare_tyrrhenum=("GNA", "GCI", "ITA", "HUL", "HCI", "SAR", "SIC", "AFR"),  # D2
    mare_ionium=("GCI", "ITA", "ILL", "SIC", "AFR", "MAC", "ACH", "ASI", "SYR", "AEG"),
    provenance="reconstructed",
))
LAND: Final = WAYS.land
ARROWS: Final = WAYS.arrows
COASTS: Final = {"TYR": WAYS.mare_tyrrhenum, "ION": WAYS.mare_ionium}

PRODUCTION: Final = (  # D6, seed
    # gold, legions
    (0, 2),  # military
    (2, 0),  # political
    (1, 1),  # competence
)
NO_TRACK: Final = -1
DEEDS: Final = (  # D7, seed
    # the action,         military, political, competence province; the lead that spares the surcharge
    (Deed.RAISE_POLITICAL, (0, 1, 1), NO_TRACK),
    (Deed.RAISE_MILITARY,  (1, 0, 1), NO_TRACK),
    (Deed.WIN_CITIZEN,     (0, 1, 0), Track.POLITICAL),
    (Deed.DROP_CITIZEN,    (0, 1, 0), Track.POLITICAL),
    (Deed.ARM,             (1, 0, 0), Track.MILITARY),
)
PACKAGES: Final = (  # D6, seed
    #      gold, legions
    ("GG", 2,    0),
    ("LL", 0,    2),
    ("GL", 1,    1),
)
# fmt: on

# D7, seed
BASE_COST: Final = (1, 2, 3)  # of the first, second and third action
SURCHARGE: Final = 2  # if not leading in the competence named
WEAPONS_AN_ACTION: Final = 2

# D8: totals are public, the rulebook names no start amounts
LEGIONS: Final = 60
GOLD: Final = 15
SERVANTS: Final = 6
GOVERNORS: Final = 9  # of each colour
CITIZENS: Final = 11
WEAPONS: Final = 8  # of each colour


class Start(NamedTuple):
    """Amounts at the start."""

    legions: Annotated[int, Range(1, 6)]  # in every province
    leaderless_legions: Annotated[int, Range(0, 6)]  # in those of Crassus with two players (TRI-1104)
    citizens: Annotated[int, Range(0, 5)]  # of each character
    bag: Annotated[int, Range(0, 4)]  # weapons of each colour
    provenance: str


START: Final = BOX.row("start", "start", Start(2, 4, 2, 2, "public; leaderless legions a ruling"))
START_LEGIONS: Final = START.legions
LEADERLESS_LEGIONS: Final = START.leaderless_legions
START_CITIZENS: Final = START.citizens
START_BAG: Final = START.bag

# D9, seed
GOAL: Final = 7  # of both tracks
MOST_LEADING: Final = 2  # on the same field; three are none (TRI-114)
YEAR: Final = (0, 0, 7, 8)  # turns, by number of players (TRI-211, 1102)

# Battle, movement and victory, seed
MOVEMENT: Final = 4
MOST_DRAWN: Final = 3
PROTECTION: Final = 2
LEGION_LIMIT: Final = 6
CITIZENS_RETURNED: Final = 3
PROVINCES_TO_WIN: Final = 9
CITIZENS_TO_WIN: Final = 6
GOLD_OF_THE_SECOND: Final = 4  # Pompeius', by the house rule for two (TRI-1113)

N_PROVINCES: Final = len(PROVINCES)
N_CHARACTERS: Final = len(Character)
ROME: Final = N_PROVINCES
"""The place of Rome among the claims of supply."""
NO_WAY: Final = 9
"""A cost that nobody can pay."""


def step_cost(start: str, end: str, *, loaded: bool) -> int:
    """Movement points from province to province in one step, the cheapest way (TRI-503 to 507)."""
    if (start, end) in LAND + ARROWS or (end, start) in LAND + ARROWS:
        return 1
    shores = [{sea for sea, coast in COASTS.items() if code in coast} for code in (start, end)]
    if start == end or not shores[0] or not shores[1]:
        return NO_WAY
    seas = 1 if shores[0] & shores[1] else 2
    return seas + 1 if loaded else seas


KIND: Final = read_only([province.kind for province in PROVINCES])
START_OWNER: Final = read_only([province.owner for province in PROVINCES])
START_GOVERNOR: Final = read_only([province.governor_on for province in PROVINCES])
START_SERVANTS: Final = read_only([province.servants for province in PROVINCES])
START_CHARACTER: Final = read_only([province.character for province in PROVINCES])
COST_LIGHT: Final = read_only([[step_cost(a, b, loaded=False) for b in CODES] for a in CODES])
COST_LOADED: Final = read_only([[step_cost(a, b, loaded=True) for b in CODES] for a in CODES])
GOLD_MADE: Final = read_only([PRODUCTION[province.kind][0] for province in PROVINCES])
LEGIONS_MADE: Final = read_only([PRODUCTION[province.kind][1] for province in PROVINCES])
PACKAGE_GOLD: Final = read_only([gold for _, gold, _ in PACKAGES])
PACKAGE_LEGIONS: Final = read_only([legions for _, _, legions in PACKAGES])
TURNS_A_YEAR: Final = read_only(YEAR)
OFFERED: Final = read_only([kinds for _, kinds, _ in DEEDS])
"""By action and type of province, 1 where it is possible."""
SURCHARGED: Final = read_only([track for _, _, track in DEEDS])
