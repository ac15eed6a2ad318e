"""The actions of Via Romana: codes and notation.

A card is its colour and symbol; a road space is its road and its number from
the road's first city; two milestones are named by their road and the city from
which they continue.
"""

from typing import Final

from ludi.core.catalogue import Catalogue, Kind, numbers
from ludi.games.viaromana.tables import CARD_IDS, CITIES, DOUBLE_IDS, DRAWN_PER_TURN, ROADS, SPACE_IDS

CITY_IDS: Final = tuple(city.id for city in CITIES)
ROAD_IDS: Final = tuple(road.id for road in ROADS)

ACTIONS: Final = Catalogue(
    Kind("pay", card=CARD_IDS),
    Kind("discard", card=CARD_IDS),
    Kind("keep"),  # the rest of the hand (stubborn hand)
    Kind("take", card=CARD_IDS),
    Kind("marker", city=CITY_IDS),
    Kind("score", road=ROAD_IDS),
    Kind("start", city=CITY_IDS),
    Kind("end"),
    Kind("draw", cards=numbers(0, DRAWN_PER_TURN)),  # at the end of the turn (stubborn hand)
    Kind("castle", city=CITY_IDS),
    Kind("city", city=CITY_IDS),
    Kind("joker_city", city=CITY_IDS),
    Kind("double", double=DOUBLE_IDS),
    Kind("road", space=SPACE_IDS),
    Kind("joker_road", space=SPACE_IDS),
)

PAY: Final = ACTIONS.start("pay")
DISCARD: Final = ACTIONS.start("discard")
KEEP: Final = ACTIONS.start("keep")
TAKE: Final = ACTIONS.start("take")
MARKER: Final = ACTIONS.start("marker")
SCORE: Final = ACTIONS.start("score")
START: Final = ACTIONS.start("start")
END: Final = ACTIONS.start("end")
DRAW: Final = ACTIONS.start("draw")
CASTLE: Final = ACTIONS.start("castle")
CITY: Final = ACTIONS.start("city")
JOKER_CITY: Final = ACTIONS.start("joker_city")
DOUBLE: Final = ACTIONS.start("double")
ROAD: Final = ACTIONS.start("road")
JOKER_ROAD: Final = ACTIONS.start("joker_road")
