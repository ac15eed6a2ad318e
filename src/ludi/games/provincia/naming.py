"""Names and helps of cards and buildings, made of the tables."""

from collections.abc import Sequence
from typing import Any, Final

from ludi.core.contract import Phrase

from .actions import MIX, MIXES
from .tables import (
    BELLUM,
    BUILDINGS,
    GOODS,
    OPES,
    SENATE,
    STANDING,
    WARS,
    Building,
    Senate,
)

ALSO: Final = ("carchesium", "horreum", "pons", "portus")
"""Buildings with a rule of their own, which their help tells."""

ALIKE: Final = {
    "NOT_IN_HAND": ("NOT_TO_DISCARD",),
    "NOT_BUILT": ("NOT_IN_CITY",),
    "TOO_LATE_LEGIO": ("TOO_LATE_CONCUSSIO", "TOO_LATE_CONSUL", "TOO_LATE_CORRUPTIO", "TOO_LATE_PRAETOR"),
    "CONCUSSED_PRAETOR": ("CONCUSSED_CORRUPTIO",),
}
"""Refusals that cite a clause of their own in the same words."""


def _pieces(good: str, n: int) -> Phrase:
    return Phrase("thing-pieces", {"n": n, "good": good})


def _goods(counts: Sequence[int]) -> tuple[Phrase, ...]:
    """So many pieces of each good."""
    return tuple(_pieces(GOODS[good], n) for good, n in enumerate(counts) if n)


def _effect(name: str, n: int) -> Phrase:
    """What a building brings: pieces of a good, or points on a track."""
    what = name.removeprefix("income_")
    return _pieces(what, n) if what in GOODS else Phrase("thing-track", {"n": n, "track": what})


def _when(building: Building) -> str:
    """When a building has its effect (PRO-412, 413, 804, 807)."""
    effects = [name for name, _ in building.effect]
    if not effects:
        return "never"
    if "military" in effects:
        return "awake" if building.dormant else "standing"
    if effects[0].startswith("income"):
        return "income"
    return "woken" if building.dormant else "built"


def _building(building: Building) -> Phrase:
    arguments = {
        "cost": _goods((building.gold, building.clay, building.wood, building.stone)),
        "prestige": building.prestige,
        "when": _when(building),
        "effect": tuple(_effect(name, n) for name, n in building.effect),
        "also": f"also_{building.id}" if building.id in ALSO else (),
        "unique": int(building.unique),
    }
    return Phrase("thing-building", arguments)


def _senate(card: Senate) -> dict[str, Phrase]:
    """A senate card of a family; the others have texts of their own."""
    family, _, which = card.id.partition("_")
    if family in {"consul", "legio"}:
        return {f"help-{card.id}": Phrase("thing-defender-help", {"gold": card.gold, "worth": card.value})}
    if not which:
        return {}
    if card.trade is None:
        arguments: dict[str, Any] = {"gold": card.gold, "worth": card.value}
    else:
        paid, pay, got, get = card.trade
        arguments = {"gold": card.gold, "paid": _pieces(GOODS[paid], pay), "got": _pieces(GOODS[got], get)}
    if family == "commercium":
        return {f"name-{card.id}": Phrase("thing-trade", arguments)}
    return {
        f"name-{card.id}": Phrase(f"thing-{family}", arguments),
        f"help-{card.id}": Phrase(f"thing-{family}-help", arguments),
    }


_DORMANT: Final = tuple(zip(STANDING[len(BUILDINGS) :], (card for card in BUILDINGS if card.dormant), strict=True))
THINGS: Final = {
    **{f"refused-{twin}": Phrase(f"refused-{why}") for why, twins in ALIKE.items() for twin in twins},
    **{f"name-{mix}": Phrase("thing-goods", {"goods": _goods(n)}) for mix, n in zip(MIXES, MIX.tolist(), strict=True)},
    **{f"help-{building.id}": _building(building) for building in BUILDINGS},
    **{f"name-{asleep}": Phrase("thing-inactive", {"building": building.id}) for asleep, building in _DORMANT},
    **{f"help-{asleep}": _building(building) for asleep, building in _DORMANT},
    **{message: phrase for card in SENATE for message, phrase in _senate(card).items()},
    **{
        f"name-{card.id}": Phrase(
            "thing-opes-alike" if card.quaestor == card.lower else "thing-opes",
            {"chooser": _goods(card.quaestor), "others": _goods(card.lower)},
        )
        for card in OPES
    },
    **{f"name-{card.id}": Phrase("thing-gauls", {"war": WARS[card.war], "strength": card.strength}) for card in BELLUM},
}
