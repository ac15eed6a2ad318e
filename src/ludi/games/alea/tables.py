"""Printed components of Alea Iacta Est: colours, provinces, patricians and senate tiles.

The rows stand in the printed order of the dossier's tables D1 to D4; a row's
place is the tile's id in every array of the game. The last word of a row is
its provenance: ``seed`` (the rulebook), ``public`` (another published source)
or ``reconstructed``. The read-only arrays at the end are derived from the rows
for the compiled rules.
"""

from enum import IntEnum
from typing import Annotated, Final, NamedTuple

import numpy as np

from ludi.core.box import Box, Each, Member
from ludi.core.layout import read_only

BOX: Final = Box(__name__)


class Colour(IntEnum):
    """The colours of D1. Patricians have one of the first six."""

    MAC = 0
    GER = 1
    BRI = 2
    GAL = 3
    AEG = 4
    HIS = 5
    LIB = 6


class Sex(IntEnum):
    WOMAN = 0
    MAN = 1


class SenateId(IntEnum):
    """The places of D4."""

    MANY_PROVINCES = 0  # I
    MANY_PATRICIANS = 1  # II
    MANY_SENATE_TILES = 2  # III
    MANY_FORTUNA_TOKENS = 3  # IV
    MANY_COUPLES = 4  # V
    DIFFERENT_PATRICIANS = 5  # VI
    DIFFERENT_PROVINCES = 6  # VII
    OCCUPIED_PROVINCES = 7  # VIII
    MANY_WOMEN = 8  # IX
    MANY_MEN = 9  # X
    NEXT_GENERATION = 10  # XI
    BORDER_A = 11  # XII-a
    BORDER_B = 12
    BORDER_C = 13
    BORDER_D = 14
    BORDER_E = 15
    BORDER_F = 16
    FREE_A = 17  # XIII-a
    FREE_B = 18


class Region(NamedTuple):
    code: str
    name: str
    gloss: str  # in English
    colour: str
    name_from: str
    colour_from: str
    pairing_from: str  # that this name goes with this colour


class Province(NamedTuple):
    id: str
    name: str
    colour: Colour
    value: int  # with a resident; one less without (AIE-1204)
    provenance: str


class Patrician(NamedTuple):
    id: str
    colour: Colour
    sex: Sex
    value: int
    provenance: str


class SenateTile(NamedTuple):
    id: str
    en: str
    de: str
    nl: str
    border: Annotated[tuple[Colour, ...], Each(Member(Colour), 2)]  # the two colours of a border province
    provenance: str  # of the colours where there are some, else of the rule


# fmt: off
REGIONS: Final = (  # D1
    #      code   name                gloss            colour    name             colour           pairing
    Region("MAC", "Macedonia",        "Macedon",       "red",    "public",        "seed",          "reconstructed"),
    Region("GER", "Germania",         "Germania",      "green",  "public",        "seed",          "public"),
    Region("BRI", "Britannia",        "Britain",       "blue",   "public",        "seed",          "reconstructed"),
    Region("GAL", "Gallia",           "Gaul",          "purple", "reconstructed", "seed",          "reconstructed"),
    Region("AEG", "Aegyptus",         "Egypt",         "yellow", "public",        "public",        "reconstructed"),
    Region("HIS", "Hispania",         "Spain",         "orange", "public",        "reconstructed", "reconstructed"),
    Region("LIB", "Provincia Libera", "free province", "grey",   "reconstructed", "seed",          "seed"),
)

PROVINCES: Final = (  # D2, AIE-0104; sum of values 60
    #        id          name                colour  value
    Province("PR-MAC-1", "Macedonia I",      Colour.MAC, 1, "seed"),
    Province("PR-MAC-2", "Macedonia II",     Colour.MAC, 2, "seed"),
    Province("PR-MAC-3", "Macedonia III",    Colour.MAC, 3, "seed"),
    Province("PR-MAC-4", "Macedonia IV",     Colour.MAC, 4, "seed"),
    Province("PR-GER-1", "Germania I",       Colour.GER, 1, "seed"),
    Province("PR-GER-2", "Germania II",      Colour.GER, 2, "seed"),
    Province("PR-GER-3", "Germania III",     Colour.GER, 3, "seed"),
    Province("PR-GER-4", "Germania IV",      Colour.GER, 4, "seed"),
    Province("PR-BRI-1", "Britannia I",      Colour.BRI, 1, "seed"),
    Province("PR-BRI-2", "Britannia II",     Colour.BRI, 2, "seed"),
    Province("PR-BRI-3", "Britannia III",    Colour.BRI, 3, "seed"),
    Province("PR-BRI-4", "Britannia IV",     Colour.BRI, 4, "seed"),
    Province("PR-GAL-1", "Gallia I",         Colour.GAL, 1, "seed"),
    Province("PR-GAL-2", "Gallia II",        Colour.GAL, 2, "seed"),
    Province("PR-GAL-3", "Gallia III",       Colour.GAL, 3, "seed"),
    Province("PR-GAL-4", "Gallia IV",        Colour.GAL, 4, "seed"),
    Province("PR-AEG-1", "Aegyptus I",       Colour.AEG, 1, "seed"),
    Province("PR-AEG-2", "Aegyptus II",      Colour.AEG, 2, "seed"),
    Province("PR-AEG-3", "Aegyptus III",     Colour.AEG, 3, "seed"),
    Province("PR-AEG-4", "Aegyptus IV",      Colour.AEG, 4, "seed"),
    Province("PR-HIS-1", "Hispania I",       Colour.HIS, 1, "seed"),
    Province("PR-HIS-2", "Hispania II",      Colour.HIS, 2, "seed"),
    Province("PR-HIS-3", "Hispania III",     Colour.HIS, 3, "seed"),
    Province("PR-HIS-4", "Hispania IV",      Colour.HIS, 4, "seed"),
    Province("PR-LIB-0", "Provincia Libera", Colour.LIB, 0, "seed"),
)

PATRICIANS: Final = (  # D3, AIE-0105; sum of values 72
    #         id           colour      sex     value
    Patrician("PA-MAC-F1", Colour.MAC, Sex.WOMAN, 1, "seed"),
    Patrician("PA-MAC-F2", Colour.MAC, Sex.WOMAN, 2, "seed"),
    Patrician("PA-MAC-F3", Colour.MAC, Sex.WOMAN, 3, "seed"),
    Patrician("PA-MAC-M1", Colour.MAC, Sex.MAN,   1, "seed"),
    Patrician("PA-MAC-M2", Colour.MAC, Sex.MAN,   2, "seed"),
    Patrician("PA-MAC-M3", Colour.MAC, Sex.MAN,   3, "seed"),
    Patrician("PA-GER-F1", Colour.GER, Sex.WOMAN, 1, "seed"),
    Patrician("PA-GER-F2", Colour.GER, Sex.WOMAN, 2, "seed"),
    Patrician("PA-GER-F3", Colour.GER, Sex.WOMAN, 3, "seed"),
    Patrician("PA-GER-M1", Colour.GER, Sex.MAN,   1, "seed"),
    Patrician("PA-GER-M2", Colour.GER, Sex.MAN,   2, "seed"),
    Patrician("PA-GER-M3", Colour.GER, Sex.MAN,   3, "seed"),
    Patrician("PA-BRI-F1", Colour.BRI, Sex.WOMAN, 1, "seed"),
    Patrician("PA-BRI-F2", Colour.BRI, Sex.WOMAN, 2, "seed"),
    Patrician("PA-BRI-F3", Colour.BRI, Sex.WOMAN, 3, "seed"),
    Patrician("PA-BRI-M1", Colour.BRI, Sex.MAN,   1, "seed"),
    Patrician("PA-BRI-M2", Colour.BRI, Sex.MAN,   2, "seed"),
    Patrician("PA-BRI-M3", Colour.BRI, Sex.MAN,   3, "seed"),
    Patrician("PA-GAL-F1", Colour.GAL, Sex.WOMAN, 1, "seed"),
    Patrician("PA-GAL-F2", Colour.GAL, Sex.WOMAN, 2, "seed"),
    Patrician("PA-GAL-F3", Colour.GAL, Sex.WOMAN, 3, "seed"),
    Patrician("PA-GAL-M1", Colour.GAL, Sex.MAN,   1, "seed"),
    Patrician("PA-GAL-M2", Colour.GAL, Sex.MAN,   2, "seed"),
    Patrician("PA-GAL-M3", Colour.GAL, Sex.MAN,   3, "seed"),
    Patrician("PA-AEG-F1", Colour.AEG, Sex.WOMAN, 1, "seed"),
    Patrician("PA-AEG-F2", Colour.AEG, Sex.WOMAN, 2, "seed"),
    Patrician("PA-AEG-F3", Colour.AEG, Sex.WOMAN, 3, "seed"),
    Patrician("PA-AEG-M1", Colour.AEG, Sex.MAN,   1, "seed"),
    Patrician("PA-AEG-M2", Colour.AEG, Sex.MAN,   2, "seed"),
    Patrician("PA-AEG-M3", Colour.AEG, Sex.MAN,   3, "seed"),
    Patrician("PA-HIS-F1", Colour.HIS, Sex.WOMAN, 1, "seed"),
    Patrician("PA-HIS-F2", Colour.HIS, Sex.WOMAN, 2, "seed"),
    Patrician("PA-HIS-F3", Colour.HIS, Sex.WOMAN, 3, "seed"),
    Patrician("PA-HIS-M1", Colour.HIS, Sex.MAN,   1, "seed"),
    Patrician("PA-HIS-M2", Colour.HIS, Sex.MAN,   2, "seed"),
    Patrician("PA-HIS-M3", Colour.HIS, Sex.MAN,   3, "seed"),
)

SENATE_TILES: Final = BOX.rows("senate", "senate tile", (  # D4, AIE-0103
    #          id           en                              de                              nl                               border colours            provenance
    SenateTile("SQ-I",      "Many provinces",               "viele Provinzen",              "veel provincies",               (),                       "seed"),
    SenateTile("SQ-II",     "Many patricians",              "viele Patrizier",              "veel patriciërs",               (),                       "seed"),
    SenateTile("SQ-III",    "Many senate tiles",            "viele Senatskarten",           "veel senaatstegels",            (),                       "seed"),
    SenateTile("SQ-IV",     "Many Fortuna tokens",          "viele Fortuna-Plättchen",      "veel fortunafiches",            (),                       "seed"),
    SenateTile("SQ-V",      "Many couples",                 "viele Ehepaare",               "veel echtparen",                (),                       "seed"),
    SenateTile("SQ-VI",     "Many different patricians",    "viele verschiedene Patrizier", "veel verschillende patriciërs", (),                       "seed"),
    SenateTile("SQ-VII",    "Many different provinces",     "viele verschiedene Provinzen", "veel verschillende provincies", (),                       "seed"),
    SenateTile("SQ-VIII",   "Many occupied province tiles", "viele besetzte Provinzen",     "veel bezette provincietegels",  (),                       "seed"),
    SenateTile("SQ-IX",     "Many women",                   "viele Frauen",                 "veel vrouwen",                  (),                       "seed"),
    SenateTile("SQ-X",      "Many men",                     "viele Männer",                 "veel mannen",                   (),                       "seed"),
    SenateTile("SQ-XI",     "Next generation",              "nächste Generation",           "volgende generatie",            (),                       "seed"),
    SenateTile("SQ-XII-a",  "Border province",              "Grenzprovinz",                 "grensprovincie",                (Colour.MAC, Colour.GER), "seed"),
    SenateTile("SQ-XII-b",  "Border province",              "Grenzprovinz",                 "grensprovincie",                (Colour.GER, Colour.BRI), "reconstructed"),
    SenateTile("SQ-XII-c",  "Border province",              "Grenzprovinz",                 "grensprovincie",                (Colour.BRI, Colour.GAL), "reconstructed"),
    SenateTile("SQ-XII-d",  "Border province",              "Grenzprovinz",                 "grensprovincie",                (Colour.GAL, Colour.HIS), "reconstructed"),
    SenateTile("SQ-XII-e",  "Border province",              "Grenzprovinz",                 "grensprovincie",                (Colour.HIS, Colour.AEG), "reconstructed"),
    SenateTile("SQ-XII-f",  "Border province",              "Grenzprovinz",                 "grensprovincie",                (Colour.AEG, Colour.MAC), "reconstructed"),
    SenateTile("SQ-XIII-a", "Free province",                "freie Provinz",                "vrije provincie",               (),                       "seed"),
    SenateTile("SQ-XIII-b", "Free province",                "freie Provinz",                "vrije provincie",               (),                       "seed"),
))
# fmt: on


N_COLOURS: Final = 6
"""Colours of patricians; the joker's grey comes after them."""
N_PROVINCES: Final = len(PROVINCES)
N_PATRICIANS: Final = len(PATRICIANS)
N_SENATE_TILES: Final = len(SENATE_TILES)
N_BORDERS: Final = 6
JOKER: Final = 24
"""The id of PR-LIB-0."""

WOMEN: Final = tuple(p.id for p in PATRICIANS if p.sex == Sex.WOMAN)
MEN: Final = tuple(p.id for p in PATRICIANS if p.sex == Sex.MAN)
PROVINCES_AS_BITS: Final = read_only([1 << place for place in range(N_PROVINCES)], np.int32)
WOMEN_AS_BITS: Final = read_only([1 << WOMEN.index(p.id) if p.id in WOMEN else 0 for p in PATRICIANS], np.int32)
MEN_AS_BITS: Final = read_only([1 << MEN.index(p.id) if p.id in MEN else 0 for p in PATRICIANS], np.int32)
"""By tile, for notes of several: more than the 36 patricians would not go into one number."""

PROVINCE_COLOUR: Final = read_only([p.colour for p in PROVINCES])
PROVINCE_VALUE: Final = read_only([p.value for p in PROVINCES])
PATRICIAN_COLOUR: Final = read_only([p.colour for p in PATRICIANS])
PATRICIAN_SEX: Final = read_only([p.sex for p in PATRICIANS])
PATRICIAN_VALUE: Final = read_only([p.value for p in PATRICIANS])


class Numbers(NamedTuple):
    """What depends on the number of seats (D5)."""

    stages: int
    templum: bool
    columns: int
    provinces: int
    senate_stack: int
    ranks: int


BY_SEATS: Final = {
    #          stages templum columns provinces stack ranks       provenance: seed
    2: Numbers(6,     False,  4,      2,        18,   1),
    3: Numbers(6,     False,  5,      3,        18,   2),
    4: Numbers(5,     True,   6,      4,        19,   2),
    5: Numbers(5,     True,   7,      5,        19,   3),
}  # fmt: skip
STAGES: Final = read_only([0, 0, *(row.stages for row in BY_SEATS.values())])
TEMPLUM: Final = read_only([0, 0, *(row.templum for row in BY_SEATS.values())])
COLUMNS: Final = read_only([0, 0, *(row.columns for row in BY_SEATS.values())])
RANKS: Final = read_only([0, 0, *(row.ranks for row in BY_SEATS.values())])

DICE: Final = 8  # each seat's (D6, seed)
CHIPS: Final = 30  # repete chips in all (D6, seed)
CHIPS_PER_POINT: Final = 2  # AIE-1313
FORTUNA: Final = read_only([8, 14, 8])  # tokens of value 1, 2, 3 (D6, seed)
TILE_IV_STEP: Final = 3  # tokens for …
TILE_IV_POINTS: Final = 2  # … so many points (AIE-1305)

DRAWING: Final = {
    "borders": {tile.id: tuple(colour.name for colour in tile.border) for tile in SENATE_TILES if tile.border}
}
"""The two colours of each border province."""
