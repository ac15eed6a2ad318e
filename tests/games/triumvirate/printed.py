"""How the tables of the rules page are those of ``tables.py``."""

from collections.abc import Callable

from ludi.games.triumvirate.tables import (
    ARROWS,
    COASTS,
    CODES,
    LAND,
    NO_WAY,
    PACKAGES,
    PRODUCTION,
    PROVINCES,
    START_LEGIONS,
    Kind,
    Province,
    step_cost,
)
from pages import Printed, Within

PAGE = "end-of-the-triumvirate.md"
NAMES = ("Caesar", "Pompeius", "Crassus")
ROMAN = ("0", "I", "II", "III", "IV", "V", "VI", "VII")


def governor(province: Province) -> str:
    """On the supply field, or where else."""
    if province.governor_on:
        return "ON"
    return Within("OFF")


def neighbours(code: str, pairs: tuple[tuple[str, str], ...]) -> str:
    """The provinces joined to this one, in alphabetical order."""
    return ", ".join(sorted(other for pair in pairs if code in pair for other in pair if other != code)) or "-"


def cost_to(end: str) -> Callable[[str], str]:
    """What a step there costs with and without a load, as printed."""

    def cost(start: str) -> str:
        light, loaded = (step_cost(start, end, loaded=load) for load in (False, True))
        if start == end:
            return "."
        if light == NO_WAY:
            return "-"
        return str(light) if light == loaded else f"{loaded}/{light}"

    return cost


TABLES = {
    "D1": Printed(
        PROVINCES,
        {
            "Code": lambda province: province.code,
            "Name": lambda province: province.name,
            "Type": lambda province: province.kind.name.lower(),
            "Start owner": lambda province: NAMES[province.owner],
            "Start legions": lambda _: START_LEGIONS,
            "Governor at start": governor,
            "Servant": lambda province: province.servants,
            "Character": lambda province: NAMES[province.owner] if province.character else "-",
            "Provenance name": lambda province: Within(province.name_from),
            "Provenance type": lambda province: Within(province.provenance),
            "Provenance owner": lambda province: Within(province.owner_from),
            "Provenance governor, servant, character": lambda province: Within(province.provenance),
        },
        {"Gloss": "stands in the texts"},
    ),
    "D2": Printed(
        CODES,
        {
            "Code": str,
            "Land borders": lambda code: neighbours(code, LAND),
            "Arrows": lambda code: neighbours(code, ARROWS),
            "Seas": lambda code: ", ".join(sea for sea, coast in COASTS.items() if code in coast) or "-",
            "Provenance": lambda _: Within("reconstructed"),
        },
    ),
    "D3": Printed(
        ARROWS,
        {"Arrow": " - ".join, "Provenance": lambda _: "reconstructed"},
        {"Passage": "a gloss", "From point": "for drawing", "To point": "for drawing"},
    ),
    "D5": Printed(
        CODES,
        {"from \\ to": str} | {code: cost_to(code) for code in CODES},
        {"Provenance": "derived from D2"},
    ),
    "D6": Printed(
        [
            *((f"{kind.name.lower()} province", *PRODUCTION[kind]) for kind in Kind),
            *((f"Rome, package {name}", gold, legions) for name, gold, legions in PACKAGES),
        ],
        {
            "Source of supply": lambda row: row[0],
            "Gold": lambda row: row[1],
            "Legions": lambda row: row[2],
            "Provenance": lambda _: Within("seed"),
        },
    ),
}
PROSE = {
    "D4": "for drawing",
    "D7": "the clauses TRI-801 to 810",
    "D8": "amounts in sentences, proved by the tests of their clauses",
    "D9": "the clauses TRI-110 and TRI-211",
    "D10": "derived, and proved by the tests of section 9",
}
