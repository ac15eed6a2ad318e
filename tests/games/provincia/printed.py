"""How the tables of the rules page are those of ``tables.py``."""

from collections.abc import Callable, Sequence

from ludi.games.provincia.tables import (
    BELLUM,
    BUILDINGS,
    CITIES,
    OPES,
    SEATS,
    SENATE,
    STARTS,
    TOKEN_COUNTS,
    TOKEN_VALUES,
    WARS,
    Penalty,
    Senate,
    Start,
)
from pages import Printed, Within

PAGE = "provincia-romana.md"
LETTERS = "GCWS"
PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th")
PENALTIES = {
    Penalty.NONE: "none",
    Penalty.PRODUCTION_BUILDING: "{} production building",
    Penalty.DEFENCE_BUILDING: "{} defence building",
    Penalty.PRESTIGE_BUILDING: "{} prestige building",
    Penalty.RESOURCES: "{} resources",
    Penalty.STONE: "{} stone",
    Penalty.GOLD: "{} gold",
    Penalty.MORALE: "{} morale",
    Penalty.PRESTIGE: "{} prestige",
}


def start_of(place: int) -> Callable[[tuple[int, Sequence[Start]]], str]:
    """What the seat at this place of the turn order begins with."""

    def start(row: tuple[int, Sequence[Start]]) -> str:
        if place >= len(row[1]):
            return ""
        prestige, clay, wood, stone = row[1][place]
        return f"{prestige}: {clay}/{wood}/{stone}"

    return start


def goods(amounts: Sequence[int]) -> str:
    """Amounts by good, as printed."""
    return " ".join(f"{n} {letter}" for letter, n in zip(LETTERS, amounts, strict=True) if n)


def cost(card: Senate) -> str:
    """The cost in gold; two cards are paid in another way."""
    return {"aediles": "0 / 2 G", "corruptio": "any 3 of C, W, S"}.get(card.id, f"{card.gold} G" if card.gold else "0")


def yes(truth: bool) -> str:
    return "yes" if truth else "no"


TABLES = {
    "D-1": Printed(
        STARTS.items(),
        {"Players": lambda row: row[0]}
        | {name: start_of(place) for place, name in enumerate(PLACES[:SEATS])}
        | {"Provenance": lambda _: Within("seed")},
    ),
    "D-2": Printed(
        BUILDINGS,
        {
            "Id": lambda card: card.id,
            "Name": lambda card: card.name,
            "Gloss": lambda card: card.gloss,
            "Count": lambda card: card.copies,
            "G": lambda card: card.gold,
            "W": lambda card: card.wood,
            "C": lambda card: card.clay,
            "S": lambda card: card.stone,
            "Prestige": lambda card: card.prestige,
            "Unique": lambda card: yes(card.unique),
            "Act.": lambda card: yes(card.dormant),
            "Class": lambda card: card.kind.name.lower(),
            "Provenance": lambda card: card.provenance,
        },
        {"Effect": "told in words; proved by the tests of its clauses"},
    ),
    "D-3": Printed(
        SENATE,
        {
            "Id": lambda card: card.id,
            "Name": lambda card: card.name,
            "Gloss": lambda card: card.gloss,
            "Count": lambda card: card.copies,
            "Cost": cost,
            "Stays": lambda card: Within(yes(card.stays)),
            "Provenance": lambda card: Within(card.provenance.rsplit("; ", 1)[-1]),
        },
        {"Effect": "the clauses it names"},
    ),
    "D-4": Printed(
        OPES,
        {
            "Id": lambda card: card.id,
            "Count": lambda card: card.copies,
            "Quaestor (upper) half": lambda card: goods(card.quaestor),
            "Lower half": lambda card: goods(card.lower),
            "Provenance": lambda card: card.provenance,
        },
    ),
    "D-5": Printed(
        BELLUM,
        {
            "Id": lambda card: card.id,
            "Stack": lambda card: WARS[card.war],
            "Strength": lambda card: card.strength,
            "First penalty": lambda card: PENALTIES[card.first].format(card.first_amount),
            "Second penalty": lambda card: PENALTIES[card.second].format(card.second_amount),
            "Provenance": lambda _: Within("reconstructed"),
        },
    ),
    "D-6": Printed(
        zip(TOKEN_VALUES, TOKEN_COUNTS, strict=True),
        {"Value": lambda row: f"{row[0]:+}", "Per colour": lambda row: row[1]},
        {"Given to": "the clauses of the setup", "Provenance": "of several things at once"},
    ),
    "D-7": Printed(
        CITIES,
        {
            "Id": lambda city: city.id,
            "City": lambda city: city.name,
            "Today": lambda city: city.today,
            "Colour": lambda city: city.colour,
            "Board shows = personal AEDIFICIUM": lambda city: city.building.upper(),
            "Provenance": lambda city: Within(city.provenance.rsplit("; ", 1)[-1]),
        },
    ),
}
PROSE = {"D-8": "limits, proved by the tests of their clauses"}
