"""The actions of Leduc hold'em."""

from typing import Final

from ludi.core.catalogue import Catalogue, Kind

ACTIONS: Final = Catalogue(
    Kind("fold"),
    Kind("call"),
    Kind("raise"),
)
