"""How the tables of the rules page are those of ``tables.py``."""

from ludi_leduc.tables import CARDS, RAISE
from pages import Printed

TABLES = {
    "D1": Printed(
        CARDS,
        {
            "Id": lambda card: card.id,
            "Rank": lambda card: card.rank.name.lower(),
            "Provenance": lambda card: card.provenance,
        },
    ),
    "D2": Printed(
        enumerate(RAISE.tolist(), 1),
        {"Round": lambda row: row[0], "Raise": lambda row: row[1]},
        {"Provenance": "said once in the page's head"},
    ),
}
PROSE: dict[str, str] = {}
