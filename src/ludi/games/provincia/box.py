"""Whether the values of a box of Provincia Romana, each possible by itself, make a game."""

from collections.abc import Iterator
from typing import Any, Final

from ludi.core.box import Problem, Rows

from .tables import TOKENS_EACH, Bellum, Penalty

PILES: Final = {"building": ("building cards", 132), "senate": ("senate cards", 50), "opes": ("production cards", 30)}
"""How many cards of each pile there are (PRO-112, PRO-113, PRO-114)."""


def fits(rows: Rows) -> Iterator[Problem]:
    """All that cannot be."""
    for name, (cards, expected) in PILES.items():
        found = sum(card.copies for card in rows[name])
        if found != expected:
            yield Problem(name, f"{cards}: {found} copies in all, expected {expected}")
    for card in rows["building"]:
        names = [name for name, _ in card.effect]
        if len(set(names)) < len(names):
            yield Problem(f"building.{card.id}.effect", f"building card {card.id}: one effect stands twice")
    for card in rows["senate"]:
        yield from _trade(card)
    for card in rows["opes"]:
        if not any(card.quaestor) or not any(card.lower):
            yield Problem(f"opes.{card.id}", f"production card {card.id}: a half that gives nothing")
    for card in rows["bellum"]:
        yield from _penalties(card)
    counts = {token.value: token.copies for token in rows["token"]}
    if sum(counts.values()) != TOKENS_EACH:
        says = f"combat tokens: {sum(counts.values())} of each colour, expected {TOKENS_EACH}"
        yield Problem("token", says)
    elif not counts[1]:
        yield Problem("token.1.copies", "combat token 1: every city is given one of its own")


def _trade(card: Any) -> Iterator[Problem]:
    if card.trade is None:
        return
    paid, n_paid, got, n_got = card.trade
    path, title = f"senate.{card.id}.trade", f"senate card {card.id}"
    if not n_got:
        yield Problem(path, f"{title}: its trade gives nothing")
    elif n_paid and paid == got:
        yield Problem(path, f"{title}: its trade gives what it takes")


def _penalties(card: Bellum) -> Iterator[Problem]:
    path, title = f"bellum.{card.id}", f"combat card {card.id}"
    if card.first == Penalty.NONE:
        yield Problem(f"{path}.first", f"{title}: whoever loses pays something first")
    for place, penalty, amount in (
        ("first_amount", card.first, card.first_amount),
        ("second_amount", card.second, card.second_amount),
    ):
        if (penalty == Penalty.NONE) != (amount == 0):
            yield Problem(f"{path}.{place}", f"{title}: {place} {amount} does not go with {penalty.name.lower()}")
