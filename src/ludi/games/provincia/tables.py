"""Printed components of Provincia Romana: cards, tokens, cities and starting goods.

The rows stand in the order of the rules page's tables D-1 to D-8; a row's
place is the card's number in every array of the game. The last word of a row
is its provenance: ``seed`` (the rulebook), ``public`` (another published
source) or ``reconstructed``. The read-only arrays at the end of each part are
derived from the rows for the compiled rules.
"""

from enum import IntEnum
from typing import Annotated, Final, NamedTuple

from ludi.core.box import Box, Each, Flag, Items, Member, OneOf, Range
from ludi.core.layout import read_only

BOX: Final = Box(__name__)

SEATS: Final = 6  # at most (PRO-201)
ROUNDS: Final = 6  # PRO-301


class Good(IntEnum):
    """Gold and the three resources."""

    GOLD = 0
    CLAY = 1
    WOOD = 2
    STONE = 3


class Pile(IntEnum):
    """The three draw piles."""

    OPES = 0
    SPQR = 1
    AEDIFICIUM = 2


class Track(IntEnum):
    """Prestige, and what the strength of a city is made of."""

    PRESTIGE = 0
    MORALE = 1
    DEFENCE = 2
    MILITARY = 3


class Class(IntEnum):
    """What the Gauls may aim at (D-2)."""

    PRODUCTION = 0
    DEFENCE = 1
    PRESTIGE = 2


GOODS: Final = ("gold", "clay", "wood", "stone")
TRACKS: Final = ("prestige", "morale", "defence", "military")
PILES: Final = ("opes", "spqr", "aedificium")
PIECES: Final = read_only([53, 37, 42, 48])  # PRO-109, 110: gold, clay, wood, stone
START_GOLD: Final = 7  # PRO-208
START_MORALE: Final = 6  # PRO-206
LOWEST_MORALE: Final = 1  # PRO-702
LOWEST_DEFENCE: Final = -3  # PRO-703
CAP_WITH_HORREUM: Final = 9  # PRO-1001
CAP_WITHOUT: Final = 5
HAND_LIMIT: Final = 5  # PRO-440
PRICE: Final = 2  # gold for a wood or a stone (PRO-404)
PRESTIGE_CARDS: Final = 8  # PRO-108
PRESTIGE_CARD_HOLDS: Final = 4  # a card shows -2 or -4
MARKERS: Final = 2  # for each pile (PRO-220)
FACE_UP: Final = 4  # PRO-312
FACE_DOWN: Final = 2
REMOVED: Final = 42  # building cards (PRO-215)
LOOKED_AT: Final = 10  # CONSUETUDO (PRO-530)
GOLD_PER_PRESTIGE: Final = 3  # PRO-906
FINE: Final = 2  # prestige, for an unpaid tax (PRO-705)
FALLBACK_GOLD: Final = 3  # PRO-622
FALLBACK_PRESTIGE: Final = 2


class Start(NamedTuple):
    """What a seat starts with, by its place in the first turn order (D-1)."""

    prestige: int
    clay: int
    wood: int
    stone: int


# fmt: off
STARTS: Final = {  # by number of seats; provenance seed, columns by PRO-210
    2: (Start(0, 4, 4, 3), Start(0, 4, 4, 3)),
    3: (Start(0, 4, 3, 2), Start(0, 4, 3, 2), Start(0, 4, 4, 3)),
    4: (Start(-2, 4, 4, 3), Start(-2, 4, 4, 3), Start(0, 4, 5, 4), Start(0, 4, 5, 4)),
    5: (Start(-2, 4, 4, 3), Start(0, 4, 5, 4), Start(0, 4, 5, 4), Start(0, 4, 5, 4), Start(0, 4, 5, 5)),
    6: (Start(0, 4, 4, 3), Start(0, 4, 4, 3), Start(0, 4, 5, 4), Start(0, 4, 5, 4), Start(0, 4, 5, 5),
        Start(0, 4, 5, 5)),
}
# fmt: on
_NO_START: Final = Start(0, 0, 0, 0)
STARTING: Final = read_only(
    [
        [number for place in range(SEATS) for number in (*STARTS.get(seats, ()), *[_NO_START] * SEATS)[place]]
        for seats in range(SEATS + 1)
    ]
)
"""By number of seats: prestige, clay, wood and stone of each place, one after the other."""


EFFECTS: Final = (
    "military", "morale", "defence", "gold", *(f"income_{good}" for good in GOODS), "income_morale",
)  # fmt: skip
"""What the numbers of a building can be."""


class Building(NamedTuple):
    """A building card (D-2): printed face, count, and what it does as numbers."""

    id: str
    name: str
    gloss: str  # in English
    copies: Annotated[int, Range(1, 12)]
    gold: Annotated[int, Range(0, 12)]
    wood: Annotated[int, Range(0, 12)]
    clay: Annotated[int, Range(0, 12)]
    stone: Annotated[int, Range(0, 12)]
    prestige: Annotated[int, Range(0, 20)]
    unique: Annotated[bool, Flag()]
    dormant: bool  # enters play inactive (PRO-413)
    kind: Annotated[Class, Member(Class)]
    effect: Annotated[tuple[tuple[str, int], ...], Each(Items((OneOf(EFFECTS), Range(1, 9))))]
    provenance: str


_P, _D, _V = Class.PRODUCTION, Class.DEFENCE, Class.PRESTIGE
_RC: Final = "seed; class reconstructed"

# fmt: off
BUILDINGS: Final = BOX.rows("building", "building card", (  # D-2
    #        id               name               gloss              n  G  W  C  S  prestige unique dormant class
    Building("aquaeductus",   "AQUAEDUCTUS",     "aqueduct",        3, 0, 0, 0, 9, 10, True,  False, _V, (("income_morale", 1),), "seed"),
    Building("armamentarium", "ARMAMENTARIUM",   "armoury",         2, 1, 2, 0, 0, 2,  True,  False, _D, (("defence", 1),), _RC),
    Building("amphiteatrum",  "AMPHITEATRUM",    "amphitheatre",    3, 0, 0, 3, 6, 8,  True,  False, _V, (("morale", 1),), "seed"),
    Building("aurifex",       "AURIFEX",         "goldsmith",       6, 0, 1, 1, 1, 2,  False, False, _P, (("income_gold", 1),), "seed; not unique PRO-417; class reconstructed"),
    Building("carchesium",    "CARCHESIUM",      "crane",           6, 2, 2, 1, 0, 2,  True,  False, _P, (), _RC),
    Building("circus",        "CIRCUS",          "circus",          3, 1, 2, 2, 9, 12, True,  False, _V, (("morale", 1),), "seed"),
    Building("colosseum",     "COLOSSEUM",       "colosseum",       3, 2, 0, 1, 7, 9,  True,  False, _V, (("morale", 1),), "seed"),
    Building("domus",         "DOMUS",           "town house",      6, 0, 1, 2, 0, 3,  False, False, _V, (), "seed"),
    Building("fodina",        "FODINA",          "quarry",          6, 0, 2, 0, 0, 2,  False, False, _P, (("income_stone", 1),), _RC),
    Building("fons",          "FONS",            "fountain",        6, 0, 0, 2, 1, 3,  False, False, _V, (), "seed"),
    Building("fornax_lateris","FORNAX LATERIS",  "brick kiln",      6, 1, 1, 0, 1, 2,  False, False, _P, (("income_clay", 1),), "seed; count 8 in seed, 6 by PRO-112; class reconstructed"),
    Building("forum",         "FORUM",           "forum",           3, 1, 1, 0, 6, 6,  True,  False, _V, (), "seed"),
    Building("horreum",       "HORREUM",         "warehouse",       6, 2, 1, 1, 0, 0,  True,  False, _P, (), _RC),
    Building("hortus",        "HORTUS",          "garden",          6, 6, 0, 0, 0, 8,  False, False, _V, (("morale", 1),), "seed"),
    Building("insula",        "INSULA",          "tenement block",  6, 0, 9, 0, 0, 10, False, False, _V, (("morale", 1),), "seed"),
    Building("lignator",      "LIGNATOR",        "woodcutter",      6, 1, 0, 0, 0, 2,  False, False, _P, (("income_wood", 1),), _RC),
    Building("officina",      "OFFICINA",        "workshop",        2, 2, 1, 0, 0, 2,  True,  False, _D, (("military", 1),), _RC),
    Building("pons",          "PONS",            "bridge",          4, 0, 4, 1, 0, 5,  True,  False, _V, (), "seed"),
    Building("portus",        "PORTUS",          "harbour",         4, 0, 4, 1, 0, 5,  True,  False, _V, (), "seed"),
    Building("puteus",        "PUTEUS",          "well",            3, 1, 0, 2, 0, 3,  False, False, _V, (), "seed"),
    Building("stabilum",      "STABILUM",        "stable",          2, 0, 2, 1, 0, 2,  True,  False, _D, (("military", 1),), _RC),
    Building("statua",        "STATUA",          "statue",          3, 0, 0, 0, 8, 7,  True,  False, _V, (), "seed"),
    Building("strata",        "STRATA",          "paved road",      8, 0, 0, 2, 2, 4,  False, False, _V, (), "seed; not unique PRO-417"),
    Building("emporium",      "EMPORIUM",        "trading house",   4, 0, 1, 2, 1, 2,  True,  True,  _P, (("gold", 4),), _RC),
    Building("exercitatio",   "EXERCITATIO",     "drill ground",    2, 1, 1, 0, 0, 2,  True,  True,  _D, (("military", 1),), _RC),
    Building("mola",          "MOLA",            "mill",            2, 1, 1, 0, 0, 2,  False, True,  _P, (("morale", 1),), _RC),
    Building("statio",        "STATIO",          "guard post",      4, 0, 2, 2, 0, 2,  False, True,  _D, (("military", 2),), _RC),
    Building("templum",       "TEMPLUM",         "temple",          3, 1, 0, 4, 8, 11, True,  True,  _V, (("morale", 1),), "seed"),
    Building("turris",        "TURRIS",          "tower",           6, 0, 1, 0, 0, 2,  False, True,  _D, (("defence", 1),), _RC),
    Building("via_mercatoris","VIA MERCATORIS",  "merchants' road", 4, 0, 1, 1, 0, 2,  False, True,  _P, (("gold", 2),), _RC),
    Building("villa",         "VILLA",           "villa",           2, 0, 1, 0, 0, 2,  False, True,  _P, (("gold", 1), ("morale", 1)), _RC),
    Building("vinea",         "VINEA",           "vineyard",        2, 0, 0, 1, 0, 2,  False, True,  _P, (("gold", 1), ("morale", 1)), _RC),
))
# fmt: on

N_BUILDINGS: Final = len(BUILDINGS)
_BUILDING_IDS: Final = [b.id for b in BUILDINGS]
HORREUM: Final = _BUILDING_IDS.index("horreum")
CARCHESIUM: Final = _BUILDING_IDS.index("carchesium")
PONS: Final = _BUILDING_IDS.index("pons")
PORTUS: Final = _BUILDING_IDS.index("portus")  # right after PONS
AQUAEDUCTUS: Final = _BUILDING_IDS.index("aquaeductus")

# Standing in a city: the number of the card, or for a dormant one its number plus ASLEEP.
FIRST_DORMANT: Final = next(place for place, b in enumerate(BUILDINGS) if b.dormant)
ASLEEP: Final = N_BUILDINGS - FIRST_DORMANT
N_STANDING: Final = N_BUILDINGS + ASLEEP
STANDING: Final = (*_BUILDING_IDS, *(f"{b.id}_inactive" for b in BUILDINGS if b.dormant))
CARD_OF: Final = read_only([*range(N_BUILDINGS), *range(FIRST_DORMANT, N_BUILDINGS)])
# Printed prestige, less the point paid for activation (PRO-1207).
STANDING_WORTH: Final = read_only(
    [b.prestige - b.dormant for b in BUILDINGS] + [b.prestige for b in BUILDINGS if b.dormant]
)


def _effect(name: str) -> list[int]:
    return [dict(b.effect).get(name, 0) for b in BUILDINGS]


COST: Final = read_only([[b.gold, b.clay, b.wood, b.stone] for b in BUILDINGS])  # by Good
WORTH: Final = read_only([b.prestige for b in BUILDINGS])
UNIQUE: Final = read_only([b.unique for b in BUILDINGS])
CLASS: Final = read_only([b.kind for b in BUILDINGS])
MILITARY: Final = read_only([*_effect("military"), *[0] * ASLEEP])  # by standing: the dormant ones count 0 (PRO-609)
MORALE: Final = read_only(_effect("morale"))  # once, when built or activated
DEFENCE: Final = read_only(_effect("defence"))
ACTIVATION_GOLD: Final = read_only(_effect("gold"))
INCOME: Final = read_only([list(row) for row in zip(*(_effect(f"income_{good}") for good in GOODS), strict=True)])
INCOME_MORALE: Final = read_only(_effect("income_morale"))


class Senate(NamedTuple):
    """A senate card (D-3); a trade gives ``pay`` of one good for ``get`` of another."""

    id: str
    name: str
    gloss: str
    copies: Annotated[int, Range(1, 9)]
    gold: Annotated[int, Range(0, 9)]  # its cost; CORRUPTIO is paid in resources, AEDILES when it answers CONIURATIO
    stays: bool
    trade: Annotated[tuple[Good, int, Good, int] | None, Items((Member(Good), Range(0, 9), Member(Good), Range(0, 9)))]
    value: Annotated[int, Range(0, 9)]  # defence of CONSUL and LEGIO, prestige of GLORIA, pieces of PATRONUS
    provenance: str


_G, _C, _W, _S = Good.GOLD, Good.CLAY, Good.WOOD, Good.STONE
_RF: Final = "count seed; face reconstructed"

# fmt: off
SENATE: Final = BOX.rows("senate", "senate card", (  # D-3
    #      id                name                      gloss           n  cost stays  trade             value
    Senate("aediles",        "AEDILES",                "aediles",      3, 0, False, None,             0, "seed"),
    Senate("architectus",    "ARCHITECTUS",            "architect",    4, 4, True,  None,             0, "seed"),
    Senate("commercium_c_w", "COMMERCIUM",             "trade",        2, 0, False, (_C, 1, _W, 1),   0, _RF),
    Senate("commercium_c_s", "COMMERCIUM",             "trade",        2, 0, False, (_C, 1, _S, 1),   0, _RF),
    Senate("commercium_w_c", "COMMERCIUM",             "trade",        2, 0, False, (_W, 1, _C, 1),   0, _RF),
    Senate("commercium_w_s", "COMMERCIUM",             "trade",        2, 0, False, (_W, 1, _S, 1),   0, _RF),
    Senate("commercium_s_c", "COMMERCIUM",             "trade",        2, 0, False, (_S, 1, _C, 1),   0, _RF),
    Senate("commercium_s_w", "COMMERCIUM",             "trade",        2, 0, False, (_S, 1, _W, 1),   0, _RF),
    Senate("commercium_g_c", "COMMERCIUM",             "trade",        2, 0, False, (_G, 3, _C, 2),   0, _RF),
    Senate("commercium_g_w", "COMMERCIUM",             "trade",        1, 0, False, (_G, 3, _W, 2),   0, _RF),
    Senate("commercium_g_s", "COMMERCIUM",             "trade",        1, 0, False, (_G, 3, _S, 2),   0, _RF),
    Senate("commercium_c_g", "COMMERCIUM",             "trade",        1, 0, False, (_C, 2, _G, 3),   0, _RF),
    Senate("commercium_w_g", "COMMERCIUM",             "trade",        1, 0, False, (_W, 2, _G, 3),   0, _RF),
    Senate("commercium_s_g", "COMMERCIUM",             "trade",        1, 0, False, (_S, 2, _G, 3),   0, _RF),
    Senate("concussio",      "CONCUSSIO",              "extortion",    1, 2, True,  None,             0, "seed"),
    Senate("coniuratio",     "CONIURATIO",             "conspiracy",   2, 5, False, None,             0, "seed"),
    Senate("consuetudo",     "CONSUETUDO",             "acquaintance", 2, 2, False, None,             0, "seed"),
    Senate("consul_metello", "CONSUL CECILIO METELLO", "consul",       2, 3, False, None,             2, "seed; count PRO-113"),
    Senate("consul_pompeio", "CONSUL POMPEIO MAGNO",   "consul",       2, 3, False, None,             2, "seed; count PRO-113"),
    Senate("corruptio",      "CORRUPTIO",              "corruption",   2, 0, True,  None,             0, "seed"),
    Senate("gloria_2",       "GLORIA",                 "glory",        1, 2, True,  None,             2, "seed; value reconstructed"),
    Senate("gloria_3",       "GLORIA",                 "glory",        1, 2, True,  None,             3, "seed; value reconstructed"),
    Senate("gloria_4",       "GLORIA",                 "glory",        1, 2, True,  None,             4, "seed; value reconstructed"),
    Senate("gloria_5",       "GLORIA",                 "glory",        1, 2, True,  None,             5, "seed; value reconstructed"),
    Senate("legio",          "LEGIO",                  "legion",       2, 2, False, None,             1, "seed"),
    Senate("patronus_c",     "PATRONUS",               "patron",       1, 1, False, (_G, 0, _C, 4),   4, _RF),
    Senate("patronus_w",     "PATRONUS",               "patron",       1, 1, False, (_G, 0, _W, 4),   4, _RF),
    Senate("patronus_s",     "PATRONUS",               "patron",       1, 1, False, (_G, 0, _S, 4),   4, _RF),
    Senate("praetor",        "PRAETOR",                "praetor",      4, 0, False, None,             0, "seed"),
))
# fmt: on

N_SENATE: Final = len(SENATE)
N_CARDS: Final = N_BUILDINGS + N_SENATE  # the cards that can be in a hand: buildings, then senate cards
AEDILES_COST: Final = 2  # against CONIURATIO (PRO-507)
CORRUPTIO_COST: Final = 3  # resources (PRO-540)
_SENATE_IDS: Final = [card.id for card in SENATE]


def _senate(card: str) -> int:
    return N_BUILDINGS + _SENATE_IDS.index(card)


AEDILES: Final = _senate("aediles")
ARCHITECTUS: Final = _senate("architectus")
FIRST_COMMERCIUM: Final = _senate("commercium_c_w")
CONCUSSIO: Final = _senate("concussio")
CONIURATIO: Final = _senate("coniuratio")
CONSUETUDO: Final = _senate("consuetudo")
CORRUPTIO: Final = _senate("corruptio")
FIRST_GLORIA: Final = _senate("gloria_2")
LAST_GLORIA: Final = _senate("gloria_5")
LEGIO: Final = _senate("legio")
FIRST_PATRONUS: Final = _senate("patronus_c")
LAST_PATRONUS: Final = _senate("patronus_s")
PRAETOR: Final = _senate("praetor")

GOLD_COST: Final = read_only([*(b.gold for b in BUILDINGS), *(card.gold for card in SENATE)])  # by card
VALUE: Final = read_only([*[0] * N_BUILDINGS, *(card.value for card in SENATE)])
TRADE: Final = read_only([*[(0, 0, 0, 0)] * N_BUILDINGS, *(card.trade or (0, 0, 0, 0) for card in SENATE)])

# Senate cards that stay in play, in the order of a seat's row of ``laid`` (PRO-501).
LAID: Final = tuple(card.id for card in SENATE if card.stays)
N_LAID: Final = len(LAID)
LAID_ARCHITECTUS: Final = LAID.index("architectus")
LAID_CONCUSSIO: Final = LAID.index("concussio")
LAID_CORRUPTIO: Final = LAID.index("corruptio")
LAID_GLORIA: Final = LAID.index("gloria_2")
N_GLORIAS: Final = 4
LAID_CARD: Final = read_only([_senate(card) for card in LAID])


class Opes(NamedTuple):
    """A production card (D-4): gold, clay, wood, stone of each half."""

    id: str
    copies: Annotated[int, Range(1, 9)]
    quaestor: Annotated[tuple[int, int, int, int], Each(Range(0, 9), 4)]
    lower: Annotated[tuple[int, int, int, int], Each(Range(0, 9), 4)]
    provenance: str


# fmt: off
OPES: Final = BOX.rows("opes", "production card", (  # D-4
    #    id         n  upper: G  C  W  S   lower: G  C  W  S
    Opes("opes_01", 3, (0, 4, 0, 0), (0, 3, 0, 0), "reconstructed"),
    Opes("opes_02", 3, (0, 0, 4, 0), (0, 0, 3, 0), "reconstructed"),
    Opes("opes_03", 3, (0, 0, 0, 4), (0, 0, 0, 3), "reconstructed"),
    Opes("opes_04", 3, (6, 0, 0, 0), (4, 0, 0, 0), "reconstructed"),
    Opes("opes_05", 2, (0, 2, 2, 0), (0, 1, 2, 0), "reconstructed"),
    Opes("opes_06", 2, (0, 2, 0, 2), (0, 1, 0, 2), "reconstructed"),
    Opes("opes_07", 2, (0, 0, 2, 3), (0, 0, 1, 2), "reconstructed"),
    Opes("opes_08", 2, (3, 2, 0, 0), (2, 1, 0, 0), "reconstructed"),
    Opes("opes_09", 2, (2, 0, 3, 0), (1, 0, 2, 0), "reconstructed"),
    Opes("opes_10", 2, (2, 0, 0, 3), (1, 0, 0, 2), "reconstructed"),
    Opes("opes_11", 3, (0, 1, 2, 2), (0, 1, 1, 1), "reconstructed"),
    Opes("opes_12", 3, (1, 1, 1, 1), (1, 1, 1, 1), "reconstructed"),
))
# fmt: on

N_OPES: Final = len(OPES)
FIRST_OPES: Final = N_CARDS
N_KINDS: Final = N_CARDS + N_OPES  # all cards of the three piles: buildings, senate, production
KINDS: Final = (*_BUILDING_IDS, *_SENATE_IDS, *(card.id for card in OPES))
COUNT: Final = read_only([*(b.copies for b in BUILDINGS), *(c.copies for c in SENATE), *(c.copies for c in OPES)])
QUAESTOR: Final = read_only([card.quaestor for card in OPES])
LOWER: Final = read_only([card.lower for card in OPES])
PILE_FIRST: Final = read_only([FIRST_OPES, N_BUILDINGS, 0])  # by Pile: its kinds are PILE_FIRST … PILE_END - 1
PILE_END: Final = read_only([N_KINDS, N_CARDS, N_BUILDINGS])


class Penalty(IntEnum):
    """What a lost battle costs (D-5)."""

    NONE = 0
    PRODUCTION_BUILDING = 1
    DEFENCE_BUILDING = 2
    PRESTIGE_BUILDING = 3
    RESOURCES = 4  # any mix
    STONE = 5
    GOLD = 6
    MORALE = 7
    PRESTIGE = 8


PENALTY_CLASS: Final = read_only([-1, Class.PRODUCTION, Class.DEFENCE, Class.PRESTIGE, -1, -1, -1, -1, -1])


class Bellum(NamedTuple):
    """A combat card (D-5): the first penalty is due unless it cannot be paid."""

    id: str
    war: int  # 0 to 3, for the rounds II, III, V and VI
    strength: Annotated[int, Range(0, 20)]
    first: Annotated[Penalty, Member(Penalty)]
    first_amount: Annotated[int, Range(0, 9)]
    second: Annotated[Penalty, Member(Penalty)]
    second_amount: Annotated[int, Range(0, 9)]
    provenance: str


# fmt: off
BELLUM: Final = BOX.rows("bellum", "combat card", (  # D-5
    #      id              war strength first                       second
    Bellum("bellum_II_1",  0,  4, Penalty.DEFENCE_BUILDING, 1,      Penalty.PRODUCTION_BUILDING, 1, "penalties seed; strength reconstructed"),
    Bellum("bellum_II_2",  0,  5, Penalty.RESOURCES, 3,             Penalty.GOLD, 2,                "reconstructed"),
    Bellum("bellum_II_3",  0,  6, Penalty.MORALE, 1,                Penalty.PRESTIGE, 2,            "reconstructed"),
    Bellum("bellum_III_1", 1,  4, Penalty.PRODUCTION_BUILDING, 1,   Penalty.GOLD, 3,                "reconstructed"),
    Bellum("bellum_III_2", 1,  4, Penalty.DEFENCE_BUILDING, 1,      Penalty.MORALE, 1,              "reconstructed"),
    Bellum("bellum_III_3", 1,  5, Penalty.STONE, 2,                 Penalty.GOLD, 2,                "reconstructed"),
    Bellum("bellum_III_4", 1,  5, Penalty.PRODUCTION_BUILDING, 1,   Penalty.PRESTIGE, 2,            "reconstructed"),
    Bellum("bellum_V_1",   2,  3, Penalty.DEFENCE_BUILDING, 1,      Penalty.PRODUCTION_BUILDING, 1, "reconstructed"),
    Bellum("bellum_V_2",   2,  4, Penalty.MORALE, 2,                Penalty.PRESTIGE, 2,            "reconstructed"),
    Bellum("bellum_V_3",   2,  4, Penalty.PRODUCTION_BUILDING, 1,   Penalty.DEFENCE_BUILDING, 1,    "reconstructed"),
    Bellum("bellum_V_4",   2,  5, Penalty.PRESTIGE_BUILDING, 1,     Penalty.PRODUCTION_BUILDING, 1, "reconstructed"),
    Bellum("bellum_VI_1",  3,  3, Penalty.GOLD, 3,                  Penalty.RESOURCES, 3,           "reconstructed"),
    Bellum("bellum_VI_2",  3,  4, Penalty.DEFENCE_BUILDING, 1,      Penalty.PRODUCTION_BUILDING, 1, "reconstructed"),
    Bellum("bellum_VI_3",  3,  5, Penalty.PRESTIGE_BUILDING, 1,     Penalty.PRESTIGE, 2,            "reconstructed"),
    Bellum("bellum_VI_4",  3,  6, Penalty.PRESTIGE, 4,              Penalty.NONE, 0,                "reconstructed"),
))
# fmt: on

N_WARS: Final = 4
WARS: Final = ("II", "III", "V", "VI")
WAR: Final = read_only([-1, 0, 1, -1, 2, 3])  # by round from 0; -1 is peace (PRO-303)
BELLUM_FIRST: Final = read_only([min(n for n, card in enumerate(BELLUM) if card.war == war) for war in range(N_WARS)])
BELLUM_COUNT: Final = read_only([sum(card.war == war for card in BELLUM) for war in range(N_WARS)])
GAULS: Final = read_only([card.strength for card in BELLUM])
ALL_PENALTIES: Final = [
    *((card.first, card.first_amount) for card in BELLUM),
    *((card.second, card.second_amount) for card in BELLUM),
]
PENALTIES: Final = read_only([[card.first, card.second] for card in BELLUM])
AMOUNTS: Final = read_only([[card.first_amount, card.second_amount] for card in BELLUM])


class Token(NamedTuple):
    """The combat tokens of one value, the same in each colour (D-6). The +1 goes to its owner, the rest is dealt."""

    value: int
    copies: Annotated[int, Range(0, 5)]
    provenance: str


TOKENS: Final = BOX.rows(
    "token",
    "combat token",
    (
        Token(1, 1, "seed"),
        Token(2, 1, "reconstructed"),
        Token(-1, 2, "reconstructed"),
        Token(-2, 1, "reconstructed"),
    ),
    key="value",
)
TOKEN_VALUES: Final = tuple(token.value for token in TOKENS)
TOKEN_COUNTS: Final = tuple(token.copies for token in TOKENS)
N_VALUES: Final = len(TOKEN_VALUES)
N_TOKENS: Final = SEATS * N_VALUES  # a token is numbered 4 * seat of its colour + place of its value
TOKENS_EACH: Final = 5
TOKEN_VALUE: Final = read_only(TOKEN_VALUES * SEATS)
TOKEN_COUNT: Final = read_only(TOKEN_COUNTS * SEATS)


class City(NamedTuple):
    """A city (D-7)."""

    id: str
    name: str
    today: str
    colour: str
    building: Annotated[str, OneOf(("pons", "portus"))]  # on its board
    provenance: str


# fmt: off
CITIES: Final = BOX.rows("city", "city", (  # D-7
    City("forum_julii",   "FORUM JULII",   "Fréjus",    "purple", "portus", "name public; rest reconstructed"),
    City("arelate",       "ARELATE",       "Arles",     "green",  "pons",   "name public; rest reconstructed"),
    City("loupian",       "LOUPIAN",       "Loupian",   "yellow", "pons",   "name public; rest reconstructed"),
    City("tolosa",        "TOLOSA",        "Toulouse",  "orange", "pons",   "name public; colour seed; rest reconstructed"),
    City("narbo_martius", "NARBO MARTIUS", "Narbonne",  "red",    "portus", "name public; rest reconstructed"),
    City("massilia",      "MASSILIA",      "Marseille", "blue",   "portus", "name public; rest reconstructed"),
))
# fmt: on
PERSONAL: Final = read_only([_BUILDING_IDS.index(city.building) for city in CITIES])


def _some(*amounts: int) -> dict[str, int]:
    """The goods of which there are any."""
    return {good: amount for good, amount in zip(GOODS, amounts, strict=True) if amount}


def _trade(card: Senate) -> tuple[tuple[str, int], tuple[str, int]] | None:
    if card.trade is None:
        return None
    paid, pay, got, get = card.trade
    return (GOODS[paid], pay), (GOODS[got], get)


DRAWING: Final = {
    "buildings": {
        card.id: {
            "cost": _some(card.gold, card.clay, card.wood, card.stone),
            "prestige": card.prestige,
            "kind": card.kind.name.lower(),
            "effect": dict(card.effect),
            "dormant": card.dormant,
        }
        for card in BUILDINGS
    },
    "senate": {
        card.id: {"cost": _some(card.gold, 0, 0, 0), "value": card.value, "trade": _trade(card)} for card in SENATE
    },
    "opes": {card.id: {"chooser": _some(*card.quaestor), "others": _some(*card.lower)} for card in OPES},
}
"""What the faces of the cards show."""
