"""Names and helps of roads, markers and cards, made of the tables."""

from typing import Final

from ludi.core.contract import Phrase

from .tables import CARD_IDS, CITIES, COLOUR_IDS, MARKER_IDS, MARKER_KINDS, MISSIONS, ROADS, Mission


def _markers(mission: Mission) -> tuple[Phrase, ...]:
    """The markers that a mission asks for."""
    asked = zip(COLOUR_IDS, mission.needs, strict=True)
    return tuple(Phrase("thing-markers", {"n": n, "colour": colour}) for colour, n in asked if n)


THINGS: Final = {
    **{f"name-{road.id}": Phrase("thing-road", {"one": road.start, "other": road.end}) for road in ROADS},
    **{
        f"name-{marker}": Phrase("thing-marker", {"colour": COLOUR_IDS[colour], "value": value})
        for marker, (colour, value) in zip(MARKER_IDS, MARKER_KINDS, strict=True)
    },
    **{
        f"help-{card}": Phrase("thing-card-help", {"colour": COLOUR_IDS[city.colour], "city": city.id})
        for card, city in zip(CARD_IDS, CITIES, strict=True)
    },
    **{f"help-{mission.id}": Phrase("thing-mission-help", {"markers": _markers(mission)}) for mission in MISSIONS},
}
