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
from itertools import pairwise
from math import dist
from typing import Annotated, Final, NamedTuple, TypeAlias

import numpy as np

from ludi.core.box import Box, Each, Items, Member, OneOf, Range
from ludi.core.layout import read_only

BOX: Final = Box(__name__)

Point: TypeAlias = tuple[int, int]
POINT: Final = Items((Range(0, 1000), Range(0, 1000)))


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
    colour: Annotated[Colour, Member(Colour)]
    symbol: Annotated[Symbol, Member(Symbol)]
    highest: Annotated[int, Range(2, 4)]  # value of its top marker at the start (VIA-108)
    cards: Annotated[int, Range(1, 6)]  # copies of its card
    at: Annotated[Point, POINT]
    markers_at: Annotated[Point, POINT]
    provenance: str


class Mission(NamedTuple):
    id: str
    needs: Annotated[tuple[int, ...], Each(Range(0, 4), 5)]  # markers by colour (VIA-716)
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

CITIES: Final = BOX.rows("city", "city", (  # VIA-103, VIA-108, VIA-111
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
))
# fmt: on
CITY_IDS: Final = tuple(city.id for city in CITIES)
_CITY: Final = {city.id: place for place, city in enumerate(CITIES)}


class Road(NamedTuple):
    id: str
    start: Annotated[str, OneOf(CITY_IDS)]
    end: Annotated[str, OneOf(CITY_IDS)]
    closed_with: Annotated[int, OneOf((0, 2, 3))]  # so many seats, or 0 for none: 2 is the red symbol, 3 the yellow one
    length: Annotated[int, Range(2, 8)]  # spaces
    bends: Annotated[tuple[Point, ...], Each(POINT)]
    provenance: str

    @property
    def spaces(self) -> tuple[Point, ...]:
        """At even distances along the road; the first is next to ``start``."""
        line = [CITIES[_CITY[self.start]].at, *self.bends, CITIES[_CITY[self.end]].at]
        step = sum(dist(a, b) for a, b in pairwise(line)) / (self.length + 1)
        return tuple(_along(line, step * n) for n in range(1, self.length + 1))


def _along(line: list[Point], way: float) -> Point:
    """The point so far along a line."""
    for a, b in pairwise(line):
        if way <= (part := dist(a, b)):
            return round(a[0] + (b[0] - a[0]) * way / part), round(a[1] + (b[1] - a[1]) * way / part)
        way -= part
    return line[-1]


# fmt: off
ROADS: Final = BOX.rows("road", "road", (  # VIA-104, VIA-105, VIA-221, VIA-222; spaces 120
    #    id     from   to     closed with, length, bends
    Road("R01", "GES", "BAG", 0, 4, (),                       "reconstructed"),
    Road("R02", "GES", "LUT", 2, 4, ((375, 200),),            "reconstructed"),
    Road("R03", "BAG", "DUR", 3, 4, (),                       "reconstructed"),
    Road("R04", "BAG", "COL", 2, 4, (),                       "reconstructed"),
    Road("R05", "DUR", "TRE", 2, 4, (),                       "reconstructed"),
    Road("R06", "DUR", "LUG", 0, 5, ((600, 440), (645, 560)), "reconstructed"),
    Road("R07", "DUR", "VES", 0, 4, ((665, 350),),            "reconstructed"),
    Road("R08", "TRE", "MOG", 0, 3, (),                       "reconstructed"),
    Road("R09", "TRE", "ARG", 0, 4, ((800, 305),),            "reconstructed"),
    Road("R10", "COL", "MOG", 0, 3, (),                       "reconstructed"),
    Road("R11", "MOG", "ARG", 2, 4, ((918, 255),),            "reconstructed"),
    Road("R12", "ARG", "VES", 3, 4, (),                       "reconstructed"),
    Road("R13", "ARG", "GEN", 0, 4, ((870, 465), (825, 550)), "reconstructed"),
    Road("R14", "VES", "GEN", 2, 3, (),                       "reconstructed"),
    Road("R15", "LUT", "CEN", 0, 3, (),                       "reconstructed"),
    Road("R16", "LUT", "LUG", 3, 5, ((475, 420), (555, 570)), "reconstructed"),
    Road("R17", "CON", "CEN", 2, 4, ((230, 385),),            "reconstructed"),
    Road("R18", "CEN", "LIM", 0, 3, (),                       "reconstructed"),
    Road("R19", "CON", "BUR", 0, 5, ((95, 520), (130, 640)),  "reconstructed"),
    Road("R20", "LUG", "AUG", 0, 4, (),                       "reconstructed"),
    Road("R21", "LUG", "MAS", 2, 4, ((660, 790),),            "reconstructed"),
    Road("R22", "LIM", "BUR", 3, 4, (),                       "reconstructed"),
    Road("R23", "LIM", "AUG", 2, 4, ((345, 615),),            "reconstructed"),
    Road("R24", "BUR", "AQU", 0, 4, (),                       "reconstructed"),
    Road("R25", "BUR", "TOL", 2, 4, (),                       "reconstructed"),
    Road("R26", "AQU", "NAR", 2, 5, ((210, 945), (370, 960)), "reconstructed"),
    Road("R27", "TOL", "NAR", 0, 4, ((420, 850),),            "reconstructed"),
    Road("R28", "AUG", "NAR", 0, 4, ((490, 780),),            "reconstructed"),
    Road("R29", "NAR", "MAS", 3, 4, ((590, 870),),            "reconstructed"),
    Road("R30", "GEN", "MAS", 0, 5, ((795, 725), (770, 850)), "seed"),
))

MISSIONS: Final = BOX.rows("mission", "mission", (  # VIA-715; each colour is asked for four times
    #       id               green grey blue orange violet
    Mission("M1-Belgica",     (2, 1, 1, 0, 0), "reconstructed"),
    Mission("M2-Germania",    (1, 2, 0, 0, 1), "reconstructed"),
    Mission("M3-Narbonensis", (0, 1, 0, 1, 2), "reconstructed"),
    Mission("M4-Aquitania",   (0, 0, 1, 2, 1), "reconstructed"),
    Mission("M5-Lugdunensis", (1, 0, 2, 1, 0), "reconstructed"),
))
# fmt: on

N_COLOURS: Final = len(Colour)
N_CITIES: Final = len(CITIES)
N_ROADS: Final = len(ROADS)
N_SPACES: Final = sum(road.length for road in ROADS)
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

MOST_ROADS: Final = max(sum(city.id in {road.start, road.end} for road in ROADS) for city in CITIES)
"""Roads that meet at a city at most."""

CITY_COLOUR: Final = read_only([city.colour for city in CITIES])
CITY_STACK: Final = read_only([city.highest - BASE_VALUE for city in CITIES])  # markers at the start
CARD_COPIES: Final = read_only([city.cards for city in CITIES])
CARD_FIRST: Final = read_only([sum(city.cards for city in CITIES[:c]) for c in range(N_CITIES + 1)])
"""Where the copies of a card begin in the row of all cards; those of the next card end it."""
COPY_CARD: Final = read_only([card for card, city in enumerate(CITIES) for _ in range(city.cards)])
ROAD_ENDS: Final = read_only([(_CITY[road.start], _CITY[road.end]) for road in ROADS])
ROAD_CLOSED_WITH: Final = read_only([road.closed_with for road in ROADS])
ROAD_FIRST: Final = read_only([sum(road.length for road in ROADS[:r]) for r in range(N_ROADS + 1)], np.int16)
"""Where the spaces of a road begin in the row of all spaces; those of the next road end it."""
ROAD_COLOURS: Final = read_only([sum({1 << CITIES[_CITY[e]].colour for e in (r.start, r.end)}) for r in ROADS])
"""The border colours as a set of bits (VIA-106)."""
SPACE_ROAD: Final = read_only([r for r, road in enumerate(ROADS) for _ in range(road.length)])
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

ROAD_IDS: Final = tuple(road.id for road in ROADS)
COLOUR_IDS: Final = tuple(colour.name.lower() for colour in Colour)
SYMBOL_IDS: Final = tuple(symbol.name.lower() for symbol in Symbol)
MARKER_IDS: Final = tuple(f"{COLOUR_IDS[colour]}-{value}" for colour, value in MARKER_KINDS)
CARD_IDS: Final = tuple(f"{COLOUR_IDS[city.colour]}-{SYMBOL_IDS[city.symbol]}" for city in CITIES)
SPACE_IDS: Final = tuple(f"{road.id}-{place + 1}" for road in ROADS for place in range(road.length))
DOUBLE_IDS: Final = tuple(f"{road.id}-{city}" for road in ROADS for city in (road.start, road.end))
"""A road and the end from which two milestones are built."""

DRAWING: Final = {
    "cities": [{"city": city.id, "at": city.at, "markers": city.markers_at} for city in CITIES],
    "roads": [{"road": road.id, "ends": (road.start, road.end), "spaces": road.spaces} for road in ROADS],
}
"""Where things lie on the map."""
