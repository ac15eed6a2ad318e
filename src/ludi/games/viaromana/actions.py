"""The actions of Via Romana: codes and notation.

A card is its colour and symbol; a road space is its road and its number from
the road's first city; two milestones are named by their road and the city from
which they continue.
"""

from typing import Final

from ludi.core.catalogue import Catalogue, Kind, numbers

from .tables import CARD_IDS, CITY_IDS, DOUBLE_IDS, DRAWN_PER_TURN, ROAD_IDS, SPACE_IDS

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
