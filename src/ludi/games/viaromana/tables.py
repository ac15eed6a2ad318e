"""Printed components of Via Romana: provinces, cities, roads, cards and missions.

The rows stand in the order of the rules page (section 12); a row's place is its
number in every array of the game. A card kind is a colour and a symbol, which
name exactly one city, so card kinds share the numbers of the cities.
Coordinates are on a square from 0 to 1000, x to the right and y down. The last
word of a row is its provenance: ``seed`` (the rulebook), ``public`` (another
published source) or ``reconstructed``; for a city it is that of its colour and
symbol. The read-only arrays at the end are derived for the compiled rules.
"""

from enum import IntEnum
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from ludi.core.layout import read_only

Point: TypeAlias = tuple[int, int]


class Colour(IntEnum):
    """The colours of the provinces; the members' names, lower case, are their ids."""

    GREEN = 0
    GREY = 1
    BLUE = 2
    ORANGE = 3
    VIOLET = 4


class Symbol(IntEnum):
    HELMET = 0
    TEMPLE = 1
    LAUREL = 2
    HORSE = 3


class Province(NamedTuple):
    name: str
    colour: Colour
    outline: tuple[Point, ...]
    provenance: str


class City(NamedTuple):
    id: str
    name: str
    today: str
    colour: Colour
    symbol: Symbol
    highest: int  # value of its top marker at the start (VIA-108)
    cards: int  # copies of its card
    at: Point
    markers_at: Point
    provenance: str


class Road(NamedTuple):
    id: str
    start: str
    end: str
    closed_with: int  # this number of seats, or 0 for none: 2 is the red symbol, 3 the yellow one
    bends: tuple[Point, ...]
    spaces: tuple[Point, ...]  # the first is next to ``start``
    provenance: str


class Mission(NamedTuple):
    id: str
    needs: tuple[int, ...]  # markers by colour (VIA-716)
    provenance: str


# fmt: off
PROVINCES: Final = (  # VIA-101, VIA-102
    #        name           colour         outline
    Province("Belgica",      Colour.GREEN, ((352, 74), (440, 46), (524, 0), (659, 0), (718, 68), (743, 140), (827, 206), (810, 299), (701, 349), (659, 404), (592, 343), (499, 277), (466, 228), (407, 206), (348, 178)), "reconstructed"),
    Province("Germania",     Colour.GREY, ((718, 68), (659, 0), (726, 0), (827, 13), (928, 101), (978, 156), (978, 409), (886, 475), (810, 536), (734, 547), (676, 541), (642, 464), (659, 404), (701, 349), (810, 299), (827, 206), (743, 140)), "reconstructed"),
    Province("Lugdunensis",  Colour.BLUE, ((348, 178), (407, 206), (466, 228), (499, 277), (592, 343), (659, 404), (642, 464), (676, 541), (680, 651), (659, 690), (592, 701), (545, 651), (524, 552), (424, 486), (323, 470), (239, 481), (180, 514), (96, 514), (56, 486), (10, 420), (6, 343), (48, 299), (88, 332), (75, 211), (138, 233), (239, 244), (239, 211), (331, 167)), "reconstructed"),
    Province("Aquitania",    Colour.ORANGE, ((96, 514), (180, 514), (239, 481), (323, 470), (424, 486), (524, 552), (545, 651), (592, 701), (550, 772), (474, 805), (382, 794), (298, 822), (251, 871), (247, 976), (88, 943), (75, 904), (109, 794), (121, 684), (130, 618)), "reconstructed"),
    Province("Narbonensis",  Colour.VIOLET, ((247, 976), (251, 871), (298, 822), (382, 794), (474, 805), (550, 772), (592, 701), (659, 690), (680, 651), (676, 541), (734, 547), (810, 536), (818, 662), (802, 794), (844, 866), (785, 926), (718, 948), (659, 926), (583, 910), (508, 932), (478, 1000), (365, 1000)), "reconstructed"),
)

CITIES: Final = (  # VIA-103, VIA-108, VIA-111
    #    id     name                   today               colour         symbol         highest cards at          markers     provenance
    City("GES", "Gesoriacum",          "Boulogne-sur-Mer", Colour.GREEN,  Symbol.HELMET, 2,      2,    (357, 95),  (313, 99),  "reconstructed"),
    City("BAG", "Bagacum",             "Bavay",            Colour.GREEN,  Symbol.TEMPLE, 3,      3,    (545, 105), (545, 61),  "reconstructed"),
    City("DUR", "Durocortorum",        "Reims",            Colour.GREEN,  Symbol.LAUREL, 4,      3,    (568, 290), (525, 298), "reconstructed"),
    City("TRE", "Augusta Treverorum",  "Trier",            Colour.GREEN,  Symbol.HORSE,  3,      3,    (765, 215), (750, 174), "reconstructed"),
    City("COL", "Colonia Agrippina",   "Cologne",          Colour.GREY,   Symbol.LAUREL, 2,      2,    (775, 75),  (771, 31),  "reconstructed"),
    City("MOG", "Mogontiacum",         "Mainz",            Colour.GREY,   Symbol.HORSE,  3,      3,    (925, 165), (969, 165), "public"),
    City("ARG", "Argentorate",         "Strasbourg",       Colour.GREY,   Symbol.HELMET, 4,      3,    (885, 345), (928, 356), "reconstructed"),
    City("VES", "Vesontio",            "Besançon",         Colour.GREY,   Symbol.TEMPLE, 3,      3,    (720, 455), (679, 470), "reconstructed"),
    City("CON", "Condate",             "Rennes",           Colour.BLUE,   Symbol.HORSE,  2,      2,    (85, 385),  (41, 385),  "reconstructed"),
    City("LUT", "Lutetia",             "Paris",            Colour.BLUE,   Symbol.HELMET, 3,      3,    (425, 295), (465, 276), "seed"),
    City("CEN", "Cenabum",             "Orléans",          Colour.BLUE,   Symbol.LAUREL, 3,      3,    (360, 425), (398, 447), "reconstructed"),
    City("LUG", "Lugdunum",            "Lyon",             Colour.BLUE,   Symbol.TEMPLE, 4,      3,    (650, 650), (694, 646), "public"),
    City("BUR", "Burdigala",           "Bordeaux",         Colour.ORANGE, Symbol.TEMPLE, 4,      3,    (165, 725), (121, 725), "public"),
    City("LIM", "Limonum",             "Poitiers",         Colour.ORANGE, Symbol.HORSE,  3,      3,    (245, 550), (205, 531), "reconstructed"),
    City("AUG", "Augustonemetum",      "Clermont-Ferrand", Colour.ORANGE, Symbol.HELMET, 3,      3,    (462, 640), (470, 597), "reconstructed"),
    City("AQU", "Aquae Tarbellicae",   "Dax",              Colour.ORANGE, Symbol.LAUREL, 2,      2,    (105, 900), (86, 940),  "reconstructed"),
    City("TOL", "Tolosa",              "Toulouse",         Colour.VIOLET, Symbol.HELMET, 2,      2,    (325, 845), (321, 889), "reconstructed"),
    City("NAR", "Narbo Martius",       "Narbonne",         Colour.VIOLET, Symbol.HORSE,  4,      3,    (485, 920), (504, 960), "reconstructed"),
    City("MAS", "Massilia",            "Marseille",        Colour.VIOLET, Symbol.TEMPLE, 3,      3,    (700, 920), (731, 951), "seed"),
    City("GEN", "Genava",              "Geneva",           Colour.VIOLET, Symbol.LAUREL, 3,      3,    (765, 605), (721, 605), "seed"),
)

ROADS: Final = (  # VIA-104, VIA-105, VIA-221, VIA-222; spaces 120
    #    id     from   to     closed with  bends                     spaces                                                    provenance
    Road("R01", "GES", "BAG", 0, (),                       ((395, 97), (432, 99), (470, 101), (507, 103)),                 "reconstructed"),
    Road("R02", "GES", "LUT", 2, ((375, 200),),            ((364, 137), (371, 179), (385, 219), (405, 257)),               "reconstructed"),
    Road("R03", "BAG", "DUR", 3, (),                       ((550, 142), (554, 179), (559, 216), (563, 253)),               "reconstructed"),
    Road("R04", "BAG", "COL", 2, (),                       ((591, 99), (637, 93), (683, 87), (729, 81)),                   "reconstructed"),
    Road("R05", "DUR", "TRE", 2, (),                       ((607, 275), (647, 260), (686, 245), (726, 230)),               "reconstructed"),
    Road("R06", "DUR", "LUG", 0, ((600, 440), (645, 560)), ((581, 351), (594, 411), (611, 470), (633, 528), (647, 588)),   "reconstructed"),
    Road("R07", "DUR", "VES", 0, ((665, 350),),            ((608, 314), (647, 339), (677, 373), (698, 414)),               "reconstructed"),
    Road("R08", "TRE", "MOG", 0, (),                       ((805, 202), (845, 190), (885, 178)),                           "reconstructed"),
    Road("R09", "TRE", "ARG", 0, ((800, 305),),            ((779, 251), (793, 286), (816, 313), (851, 329)),               "reconstructed"),
    Road("R10", "COL", "MOG", 0, (),                       ((812, 98), (850, 120), (888, 142)),                            "reconstructed"),
    Road("R11", "MOG", "ARG", 2, ((918, 255),),            ((922, 202), (919, 239), (911, 275), (898, 310)),               "reconstructed"),
    Road("R12", "ARG", "VES", 3, (),                       ((852, 367), (819, 389), (786, 411), (753, 433)),               "reconstructed"),
    Road("R13", "ARG", "GEN", 0, ((870, 465), (825, 550)), ((878, 404), (870, 463), (843, 516), (809, 565)),               "reconstructed"),
    Road("R14", "VES", "GEN", 2, (),                       ((731, 492), (742, 530), (754, 568)),                           "reconstructed"),
    Road("R15", "LUT", "CEN", 0, (),                       ((409, 328), (392, 360), (376, 392)),                           "reconstructed"),
    Road("R16", "LUT", "LUG", 3, ((475, 420), (555, 570)), ((452, 361), (479, 427), (513, 490), (546, 553), (595, 604)),   "reconstructed"),
    Road("R17", "CON", "CEN", 2, ((230, 385),),            ((141, 385), (197, 385), (253, 392), (306, 408)),               "reconstructed"),
    Road("R18", "CEN", "LIM", 0, (),                       ((331, 456), (302, 488), (274, 519)),                           "reconstructed"),
    Road("R19", "CON", "BUR", 0, ((95, 520), (130, 640)),  ((89, 444), (94, 502), (106, 559), (123, 616), (143, 671)),     "reconstructed"),
    Road("R20", "LUG", "AUG", 0, (),                       ((612, 648), (575, 646), (537, 644), (500, 642)),               "reconstructed"),
    Road("R21", "LUG", "MAS", 2, ((660, 790),),            ((654, 705), (658, 760), (667, 814), (684, 867)),               "reconstructed"),
    Road("R22", "LIM", "BUR", 3, (),                       ((229, 585), (213, 620), (197, 655), (181, 690)),               "reconstructed"),
    Road("R23", "LIM", "AUG", 2, ((345, 615),),            ((285, 576), (325, 602), (369, 620), (415, 630)),               "reconstructed"),
    Road("R24", "BUR", "AQU", 0, (),                       ((153, 760), (141, 795), (129, 830), (117, 865)),               "reconstructed"),
    Road("R25", "BUR", "TOL", 2, (),                       ((197, 749), (229, 773), (261, 797), (293, 821)),               "reconstructed"),
    Road("R26", "AQU", "NAR", 2, ((210, 945), (370, 960)), ((166, 926), (228, 947), (294, 953), (360, 959), (423, 942)),   "reconstructed"),
    Road("R27", "TOL", "NAR", 0, ((420, 850),),            ((363, 847), (401, 849), (433, 864), (459, 892)),               "reconstructed"),
    Road("R28", "AUG", "NAR", 0, ((490, 780),),            ((473, 695), (484, 751), (489, 807), (487, 863)),               "reconstructed"),
    Road("R29", "NAR", "MAS", 3, ((590, 870),),            ((528, 900), (571, 879), (614, 881), (657, 900)),               "reconstructed"),
    Road("R30", "GEN", "MAS", 0, ((795, 725), (770, 850)), ((779, 662), (793, 718), (785, 775), (773, 833), (741, 879)),   "seed"),
)

MISSIONS: Final = (  # VIA-715; each colour is asked for four times
    #       id               green grey blue orange violet
    Mission("M1-Belgica",     (2, 1, 1, 0, 0), "reconstructed"),
    Mission("M2-Germania",    (1, 2, 0, 0, 1), "reconstructed"),
    Mission("M3-Narbonensis", (0, 1, 0, 1, 2), "reconstructed"),
    Mission("M4-Aquitania",   (0, 0, 1, 2, 1), "reconstructed"),
    Mission("M5-Lugdunensis", (1, 0, 2, 1, 0), "reconstructed"),
)
# fmt: on

N_COLOURS: Final = len(Colour)
N_CITIES: Final = len(CITIES)
N_ROADS: Final = len(ROADS)
N_SPACES: Final = sum(len(road.spaces) for road in ROADS)
N_MISSIONS: Final = len(MISSIONS)
N_CARDS: Final = sum(city.cards for city in CITIES)
N_MARKERS: Final = 3 * N_COLOURS
"""Kinds of city marker: the values 2, 3 and 4 of every colour."""

# All from the rulebook (section 12.6).
CASTLES: Final = 4  # each seat's
MILESTONES: Final = 20  # each seat's
SIGNPOSTS: Final = 20
EAGLE_POINTS: Final = 2
MISSION_POINTS: Final = 5
BASE_VALUE: Final = 1  # of a city without markers; its lowest marker is worth one more
DISPLAY: Final = 4  # places for open cards
START_HAND: Final = 4
CARDS_PER_TURN: Final = 3  # played at most
DRAWN_PER_TURN: Final = 2
HAND_LIMIT: Final = 7
IDLE_ROUNDS: Final = 3  # without a new piece, after which the game ends (VIA-731)

MOST_ROADS: Final = 4
"""Roads that meet at a city at most."""

_CITY: Final = {city.id: place for place, city in enumerate(CITIES)}

CITY_COLOUR: Final = read_only([city.colour for city in CITIES])
CITY_STACK: Final = read_only([city.highest - BASE_VALUE for city in CITIES])  # markers at the start
CARD_COPIES: Final = read_only([city.cards for city in CITIES])
CARD_FIRST: Final = read_only([sum(city.cards for city in CITIES[:c]) for c in range(N_CITIES + 1)])
"""Where the copies of a card begin in the row of all cards; those of the next card end it."""
COPY_CARD: Final = read_only([card for card, city in enumerate(CITIES) for _ in range(city.cards)])
ROAD_ENDS: Final = read_only([(_CITY[road.start], _CITY[road.end]) for road in ROADS])
ROAD_CLOSED_WITH: Final = read_only([road.closed_with for road in ROADS])
ROAD_FIRST: Final = read_only([sum(len(road.spaces) for road in ROADS[:r]) for r in range(N_ROADS + 1)], np.int16)
"""Where the spaces of a road begin in the row of all spaces; those of the next road end it."""
ROAD_COLOURS: Final = read_only([sum({1 << CITIES[_CITY[e]].colour for e in (r.start, r.end)}) for r in ROADS])
"""The border colours as a set of bits (VIA-106)."""
SPACE_ROAD: Final = read_only([r for r, road in enumerate(ROADS) for _ in road.spaces])
CITY_ROADS: Final = read_only(
    [([r for r in range(N_ROADS) if c in ROAD_ENDS[r]] + [-1] * MOST_ROADS)[:MOST_ROADS] for c in range(N_CITIES)]
)
"""The roads that meet at a city, -1 for none more."""
DOUBLE_FROM: Final = read_only([(r, end) for r in range(N_ROADS) for end in range(2)])
"""Of two milestones for one card: the road, and its first (0) or second (1) end."""
MISSION_NEEDS: Final = read_only([mission.needs for mission in MISSIONS])
MARKER_KINDS: Final = tuple((colour, value) for colour in Colour for value in (2, 3, 4))
SIGNPOST_SUPPLY: Final = read_only([SIGNPOSTS - sum(road.closed_with == n for road in ROADS) for n in range(5)])
"""Signposts in the supply at the start, by seats (VIA-221 to VIA-223); the first two mean nothing."""
START_CASTLES: Final = read_only([0, 0, 2, 1, 1])  # by seats (VIA-208, VIA-209)
"""Castles that each seat places before the first turn."""

CITY_IDS: Final = tuple(city.id for city in CITIES)
ROAD_IDS: Final = tuple(road.id for road in ROADS)
COLOUR_IDS: Final = tuple(colour.name.lower() for colour in Colour)
SYMBOL_IDS: Final = tuple(symbol.name.lower() for symbol in Symbol)
MARKER_IDS: Final = tuple(f"{COLOUR_IDS[colour]}-{value}" for colour, value in MARKER_KINDS)
CARD_IDS: Final = tuple(f"{COLOUR_IDS[city.colour]}-{SYMBOL_IDS[city.symbol]}" for city in CITIES)
SPACE_IDS: Final = tuple(f"{road.id}-{place + 1}" for road in ROADS for place in range(len(road.spaces)))
DOUBLE_IDS: Final = tuple(f"{road.id}-{city}" for road in ROADS for city in (road.start, road.end))
"""A road and the end from which two milestones are built."""
