"""Homes and their residents: checks and scores a given housing (AIE-1216).

What a player holds is three numbers, a bit for each province, patrician or
senate tile by its id. A housing is 36 numbers: the home of each patrician, or
-1 for nobody's guest.
Homes are numbered in the order of the id lists: the 25 province tiles, the six
border provinces (XII), the two free provinces (XIII).

Who of three residents is the child is not written down, and need not be: two
of one sex and one of the other always contain a couple whose child has the
colour of a partner (AIE-1213). If the two of one sex share a colour, one is
the child of the other. If not (in a border province), one of them shares the
colour of the third resident and is the child of the other two.
"""

from enum import IntEnum
from typing import Final

from ludi.core.jit import compiled
from ludi.core.layout import Ints, read_only

from .tables import (
    JOKER,
    N_COLOURS,
    N_PATRICIANS,
    N_PROVINCES,
    N_SENATE_TILES,
    PATRICIAN_COLOUR,
    PATRICIAN_SEX,
    PATRICIAN_VALUE,
    PROVINCE_VALUE,
    PROVINCES,
    SENATE_TILES,
    Colour,
    SenateId,
    Sex,
)

UNHOUSED: Final = -1
FIRST_BORDER: Final = N_PROVINCES
FIRST_FREE: Final = N_PROVINCES + 6
N_HOMES: Final = N_PROVINCES + 8
HOME_TO_TILE: Final = int(SenateId.BORDER_A) - FIRST_BORDER
"""Added to the number of a border or free home, gives the id of its senate tile."""

ANY_COLOUR: Final = (1 << N_COLOURS) - 1
GREY: Final = 1 << Colour.LIB
HOME_COLOURS: Final = read_only(
    [ANY_COLOUR if p.colour == Colour.LIB else 1 << p.colour for p in PROVINCES]
    + [sum(1 << c for c in t.border) or ANY_COLOUR for t in SENATE_TILES[SenateId.BORDER_A :]]
)
"""By home: the colours that may live there, as bits."""

# Places of the score.
TOTAL: Final = 0  # provinces, patricians and senate tiles except IV
PROVINCE_POINTS: Final = 1
PATRICIAN_POINTS: Final = 2
UNHOUSED_VALUE: Final = 3  # for AIE-1402
HOUSED: Final = 4
WOMEN: Final = 5
MEN: Final = 6
COUPLES: Final = 7
CHILDREN: Final = 8
TILE_POINTS: Final = 9  # 19 places by tile id; IV stays 0, it needs the Fortuna tokens
SCORE_WORDS: Final = TILE_POINTS + N_SENATE_TILES


class HousingRefusal(IntEnum):
    """Why a housing is illegal."""

    OK = 0
    NO_SUCH_HOME = 1  # AIE-1202
    NOT_YOUR_PATRICIAN = 2  # AIE-1201
    NOT_YOUR_HOME = 3  # AIE-1202
    WRONG_COLOUR = 4  # AIE-1203 province tile, AIE-1206 border province; a child too (AIE-1213)
    MIXED_COLOURS = 5  # AIE-1205 joker, AIE-1208 free province
    TWO_OF_ONE_SEX = 6  # AIE-1202, without Next generation
    CHILD_WITHOUT_COUPLE = 7  # AIE-1212
    TWO_CHILDREN = 8  # AIE-1212


@compiled
def is_free_home(home: int) -> bool:
    """Whether the colour of the home's residents is free (AIE-1211)."""
    return home == JOKER or home >= FIRST_FREE


@compiled
def count(bits: int) -> int:
    """How many bits are set: tiles held, or colours."""
    n = 0
    while bits:
        n += 1
        bits &= bits - 1
    return n


@compiled
def has(held: int, tile: int) -> bool:
    """Whether a tile is among those held."""
    return held >> tile & 1 == 1


@compiled
def homes_of(provinces: int, tiles: int) -> int:
    """All homes held, a bit for each."""
    return provinces | tiles >> SenateId.BORDER_A << FIRST_BORDER


@compiled
def printed_colours(provinces: int, tiles: int) -> int:
    """The colours, as bits, that a player's provinces have whoever lives there (AIE-1308)."""
    colours, held = 0, homes_of(provinces, tiles)
    for home in range(FIRST_FREE):
        if has(held, home) and home != JOKER:
            colours |= int(HOME_COLOURS[home])
    return colours


@compiled
def empty_points(provinces: int) -> int:
    """The points of the province tiles when nobody lives there (AIE-1204, 1205)."""
    points = 0
    for province in range(N_PROVINCES):
        if has(provinces, province):
            points += int(PROVINCE_VALUE[province]) - 1
    return points


@compiled
def home_refusal(home: int, women: int, men: int, colours: int, children: bool) -> HousingRefusal:
    """Why these residents, with their colours as bits, cannot share the home."""
    if colours & ~int(HOME_COLOURS[home]):
        return HousingRefusal.WRONG_COLOUR
    if is_free_home(home) and colours & (colours - 1):
        return HousingRefusal.MIXED_COLOURS
    if women <= 1 and men <= 1:
        return HousingRefusal.OK
    if not children:
        return HousingRefusal.TWO_OF_ONE_SEX
    if women == 0 or men == 0:
        return HousingRefusal.CHILD_WITHOUT_COUPLE
    if women + men > 3:
        return HousingRefusal.TWO_CHILDREN
    return HousingRefusal.OK


@compiled
def score_housing(provinces: int, patricians: int, tiles: int, housing: Ints, out: Ints) -> HousingRefusal:
    """Check a housing and write its score, ``SCORE_WORDS`` places; a refused one has no score."""
    held = homes_of(provinces, tiles)
    for place in range(SCORE_WORDS):
        out[place] = 0
    for patrician in range(N_PATRICIANS):
        home = int(housing[patrician])
        if home < UNHOUSED or home >= N_HOMES:
            return HousingRefusal.NO_SUCH_HOME
        if home != UNHOUSED:
            if not has(patricians, patrician):
                return HousingRefusal.NOT_YOUR_PATRICIAN
            if not has(held, home):
                return HousingRefusal.NOT_YOUR_HOME
        elif has(patricians, patrician):
            out[UNHOUSED_VALUE] += int(PATRICIAN_VALUE[patrician])

    out[PROVINCE_POINTS] = empty_points(provinces)
    patrician_colours, province_colours, occupied_tiles = 0, printed_colours(provinces, tiles), 0
    for home in range(N_HOMES):
        tile = home + HOME_TO_TILE
        if not has(held, home):
            continue
        women, men, colours = 0, 0, 0
        for patrician in range(N_PATRICIANS):
            if housing[patrician] == home:
                out[PATRICIAN_POINTS] += int(PATRICIAN_VALUE[patrician])  # AIE-1209
                colours |= 1 << int(PATRICIAN_COLOUR[patrician])
                if PATRICIAN_SEX[patrician] == Sex.WOMAN:
                    women += 1
                else:
                    men += 1
        why = home_refusal(home, women, men, colours, has(tiles, SenateId.NEXT_GENERATION))
        if why != HousingRefusal.OK:
            return why
        couple = women >= 1 and men >= 1
        out[WOMEN] += women
        out[MEN] += men
        if couple:
            out[COUPLES] += 1
            out[CHILDREN] += women + men - 2
        patrician_colours |= colours
        if is_free_home(home):
            province_colours |= colours or GREY
        if home < FIRST_BORDER:
            if colours:
                out[PROVINCE_POINTS] += 1  # AIE-1204, AIE-1205
                occupied_tiles += 1
        elif home < FIRST_FREE:
            out[TILE_POINTS + tile] = 3 if couple else 0  # AIE-1207
        else:
            out[TILE_POINTS + tile] = 1 if colours else 0  # AIE-1208

    out[HOUSED] = out[WOMEN] + out[MEN]
    if has(tiles, SenateId.MANY_PROVINCES):
        out[TILE_POINTS + SenateId.MANY_PROVINCES] = 1 + count(held) // 2  # AIE-1302
    if has(tiles, SenateId.MANY_PATRICIANS):
        out[TILE_POINTS + SenateId.MANY_PATRICIANS] = out[HOUSED] // 2  # AIE-1303
    if has(tiles, SenateId.MANY_SENATE_TILES):
        out[TILE_POINTS + SenateId.MANY_SENATE_TILES] = 1 + count(tiles)  # AIE-1304
    if has(tiles, SenateId.MANY_COUPLES):
        out[TILE_POINTS + SenateId.MANY_COUPLES] = 1 + out[COUPLES]  # AIE-1306
    if has(tiles, SenateId.DIFFERENT_PATRICIANS):
        out[TILE_POINTS + SenateId.DIFFERENT_PATRICIANS] = count(patrician_colours)  # AIE-1307
    if has(tiles, SenateId.DIFFERENT_PROVINCES):
        out[TILE_POINTS + SenateId.DIFFERENT_PROVINCES] = count(province_colours)  # AIE-1308
    if has(tiles, SenateId.OCCUPIED_PROVINCES):
        out[TILE_POINTS + SenateId.OCCUPIED_PROVINCES] = occupied_tiles  # AIE-1309
    if has(tiles, SenateId.MANY_WOMEN):
        out[TILE_POINTS + SenateId.MANY_WOMEN] = out[WOMEN]  # AIE-1310
    if has(tiles, SenateId.MANY_MEN):
        out[TILE_POINTS + SenateId.MANY_MEN] = out[MEN]  # AIE-1310
    out[TOTAL] = out[PROVINCE_POINTS] + out[PATRICIAN_POINTS]
    for tile in range(N_SENATE_TILES):
        out[TOTAL] += out[TILE_POINTS + tile]
    return HousingRefusal.OK
