"""The actions of The End of the Triumvirate: codes and notation.

A step of movement is three small decisions: ``march`` names the province,
``take`` the legions that go along, ``escort`` the servants.
"""

from typing import Final

from ludi.core.catalogue import Catalogue, Kind, numbers

from .tables import CODES, LEGIONS, PACKAGES, SERVANTS, Character, Track

CLAIMS: Final = (*CODES, "ROME")
TRACKS: Final = tuple(track.name.lower() for track in Track)
PACKAGE_NAMES: Final = tuple(name for name, _, _ in PACKAGES)
SIDES: Final = ("side_I", "side_II")  # of the compensation card
CHARACTERS: Final = tuple(character.name for character in Character)

ACTIONS: Final = Catalogue(
    Kind("rome", package=PACKAGE_NAMES),
    Kind("gold", claim=CLAIMS),
    Kind("legion", claim=CLAIMS),
    Kind("place", province=CODES),
    Kind("march", province=CODES),
    Kind("stop"),
    Kind("take", legions=numbers(0, LEGIONS)),
    Kind("escort", servants=numbers(0, SERVANTS)),
    Kind("flee", province=CODES),
    Kind("weapon"),  # compensation I, or for a lost servant
    Kind("advance", track=TRACKS),  # compensation II
    Kind("decline"),
    Kind("raise", track=TRACKS),
    Kind("win_citizen"),
    Kind("drop_citizen", rival=CHARACTERS),
    Kind("arm"),
    Kind("end"),
    Kind("install", province=CODES),  # the consul's servant
)
