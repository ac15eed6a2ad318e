"""The cards that the browser draws are the printed ones."""

import json
from pathlib import Path
from typing import Any, Final

from ludi.games.provincia.tables import BUILDINGS, DRAWING, GOODS, OPES, SENATE

DRAWN: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parents[3] / "client/src/games/provincia/cards.json").read_text()
)


def some(goods: dict[str, int]) -> dict[str, int]:
    """Only the goods that are there."""
    return {good: amount for good, amount in goods.items() if amount}


def test_buildings_are_drawn_as_printed() -> None:
    expected = {
        card.id: {
            "cost": some({"gold": card.gold, "clay": card.clay, "wood": card.wood, "stone": card.stone}),
            "prestige": card.prestige,
            "kind": card.kind.name.lower(),
            "effect": dict(card.effect),
            "dormant": card.dormant,
        }
        for card in BUILDINGS
    }

    assert expected == DRAWN["buildings"]


def test_senate_cards_are_drawn_as_printed() -> None:
    expected = {
        card.id: {
            "cost": some({"gold": card.gold}),
            "value": card.value,
            "trade": None
            if card.trade is None
            else [[GOODS[card.trade[0]], card.trade[1]], [GOODS[card.trade[2]], card.trade[3]]],
        }
        for card in SENATE
    }

    assert expected == DRAWN["senate"]


def test_production_cards_are_drawn_as_printed() -> None:
    expected = {
        card.id: {
            "chooser": some(dict(zip(GOODS, card.quaestor, strict=True))),
            "others": some(dict(zip(GOODS, card.lower, strict=True))),
        }
        for card in OPES
    }

    assert expected == DRAWN["opes"]


def test_a_box_is_drawn_by_the_same_table() -> None:
    assert json.loads(json.dumps(DRAWING)) == DRAWN
