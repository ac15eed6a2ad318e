"""How the tables of the rules page are those of ``tables.py``."""

from ludi.games.alea.tables import (
    BY_SEATS,
    CHIPS,
    CHIPS_PER_POINT,
    DICE,
    FORTUNA,
    N_PATRICIANS,
    N_PROVINCES,
    PATRICIANS,
    PROVINCES,
    REGIONS,
    SENATE_TILES,
    Region,
    SenateTile,
)
from pages import Printed, Within

PAGE = "alea-iacta-est.md"
ROMAN = ("0", "I", "II", "III", "IV")


def tiles_of(region: Region) -> str:
    """The values of the provinces of a region, as printed."""
    return ", ".join(ROMAN[p.value] for p in PROVINCES if REGIONS[p.colour] == region)


def patricians_of(region: Region) -> str:
    return " ".join(p.id.rsplit("-", 1)[1] for p in PATRICIANS if REGIONS[p.colour] == region) or "none"


def title_of(tile: SenateTile) -> str:
    """The title in three languages; a border province names its two colours."""
    codes, colours = ["/".join(REGIONS[c][place] for c in tile.border) for place in (0, 3)]
    return f"{tile.en} {codes} ({colours}) / {tile.de} / {tile.nl}" if codes else f"{tile.en} / {tile.de} / {tile.nl}"


TABLES = {
    "D1": Printed(
        REGIONS,
        {
            "Code": lambda region: region.code,
            "Province (gloss)": lambda region: Within(f"{region.name} ({region.gloss}"),
            "Colour": lambda region: region.colour,
            "Printed tiles": tiles_of,
            "Patricians": patricians_of,
            "Provenance": lambda region: Within(region.name_from),
        },
    ),
    "D2": Printed(
        PROVINCES,
        {
            "Id": lambda province: province.id,
            "Name": lambda province: province.name,
            "Colour": lambda province: REGIONS[province.colour].colour,
            "Value if occupied": lambda province: province.value,
            "Value if empty": lambda province: province.value - 1,
            "Count": lambda _: 1,
            "Provenance": lambda province: Within(province.provenance),
        },
    ),
    "D3": Printed(
        PATRICIANS,
        {
            "Id": lambda patrician: patrician.id,
            "Colour": lambda patrician: REGIONS[patrician.colour].colour,
            "Sex": lambda patrician: patrician.sex.name.lower(),
            "Value": lambda patrician: patrician.value,
            "Count": lambda _: 1,
            "Provenance": lambda patrician: Within(patrician.provenance),
        },
    ),
    "D4": Printed(
        SENATE_TILES,
        {
            "Id": lambda tile: tile.id,
            "Title en / de / nl": title_of,
            "Count": lambda _: 1,
            "Provenance": lambda tile: Within(tile.provenance),
        },
        {"Points at the end": "formulas, proved by the tests of chapters 12 and 13"},
    ),
    "D5": Printed(
        BY_SEATS.items(),
        {
            "n": lambda row: row[0],
            "Stages": lambda row: row[1].stages,
            "Templum": lambda row: "yes" if row[1].templum else "no",
            "Forum columns = patricians per stage": lambda row: row[1].columns,
            "Provinces per stage": lambda row: row[1].provinces,
            "Senate stack": lambda row: row[1].senate_stack,
            "Senatus ranks rewarded": lambda row: row[1].ranks,
            "Provinces shown in all": lambda row: f"{row[1].stages * row[1].provinces} of {N_PROVINCES}",
            "Patricians shown in all": lambda row: f"{row[1].stages * row[1].columns} of {N_PATRICIANS}",
            "Senate tiles drawn at most": lambda row: f"{3 * row[1].stages} of {row[1].senate_stack}",
            "Provenance": lambda _: Within("seed"),
        },
    ),
    "D6": Printed(
        [
            *(("Fortuna token", value, count) for value, count in enumerate(FORTUNA.tolist(), 1)),
            ("Repete chip", f"{CHIPS_PER_POINT} chips = 1 FP", CHIPS),
            ("Dice", Within(f"{DICE} each"), 5 * DICE),
        ],
        {
            "Item": lambda row: row[0],
            "Value": lambda row: row[1],
            "Count": lambda row: row[2],
            "Provenance": lambda _: Within("seed"),
        },
        has_ids=False,
    ),
}
PROSE = {"D7": "the clauses of the buildings", "D8": "a glossary"}
