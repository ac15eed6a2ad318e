"""Names and helps of the tiles, made of the tables."""

from typing import Final

from ludi.core.contract import Phrase

from .tables import JOKER, PATRICIANS, PROVINCES, REGIONS, SENATE_TILES, Patrician, Province, SenateTile

ROMAN: Final = ("", "I", "II", "III")


def _province(tile: Province) -> Phrase:
    return Phrase("thing-province", {"name": tile.name, "colour": REGIONS[tile.colour].colour, "worth": tile.value})


def _patrician(tile: Patrician) -> Phrase:
    region = REGIONS[tile.colour]
    arguments = {"number": ROMAN[tile.value], "region": region.name, "colour": region.colour}
    return Phrase(f"thing-{tile.sex.name.lower()}", arguments)


def _border(tile: SenateTile) -> dict[str, str]:
    one, other = tile.border
    return {"one": REGIONS[one].colour, "other": REGIONS[other].colour}


_BORDERS: Final = [tile for tile in SENATE_TILES if tile.border]
THINGS: Final = {
    **{f"name-{tile.id}": _province(tile) for tile in PROVINCES[:JOKER]},
    **{f"name-{tile.id}": _patrician(tile) for tile in PATRICIANS},
    **{f"name-{tile.id}": Phrase("thing-border", _border(tile)) for tile in _BORDERS},
    **{f"help-{tile.id}": Phrase("thing-border-help", _border(tile)) for tile in _BORDERS},
}
