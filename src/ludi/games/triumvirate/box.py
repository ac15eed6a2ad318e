"""Whether the values of a box of The End of the Triumvirate, each possible by itself, make a game."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from ludi.core.box import Problem, Rows, reachable

from .tables import CITIZENS, LEGIONS, PROVINCES_TO_WIN, SERVANTS, Character, Ways


def fits(rows: Rows) -> Iterator[Problem]:
    """All that cannot be."""
    provinces, (ways,), (start,) = rows["province"], rows["map"], rows["start"]
    for character in Character:
        yield from _holdings(provinces, character)
    if sum(province.servants for province in provinces) > SERVANTS:
        yield Problem("province", f"provinces: more than {SERVANTS} servants at the start")
    if start.legions * len(provinces) > LEGIONS:
        yield Problem("start.legions", f"start: {start.legions} legions in every province, {LEGIONS} in all")
    if start.citizens * len(Character) > CITIZENS:
        yield Problem("start.citizens", f"start: {start.citizens} citizens for each character, {CITIZENS} in all")
    yield from _ways(ways, [province.code for province in provinces])


def _holdings(provinces: tuple[Any, ...], character: Character) -> Iterator[Problem]:
    owned = [province for province in provinces if province.owner == character]
    name = character.name.lower()
    at = [province.code for province in owned if province.character]
    if not owned or len(owned) >= PROVINCES_TO_WIN:
        yield Problem("province", f"provinces: {name} starts with {len(owned)}, expected 1 to {PROVINCES_TO_WIN - 1}")
    elif len(at) != 1:
        yield Problem("province", f"provinces: {name} stands in {' and '.join(at) or 'none'} of its own, expected one")
    for province in owned:
        if province.servants and province.governor_on:
            path = f"province.{province.code}.governor_on"
            yield Problem(path, f"province {province.code}: beside a servant the governor is off (TRI-205)")


def _ways(ways: Ways, codes: list[str]) -> Iterator[Problem]:
    seen: dict[frozenset[str], str] = {}
    for name, pairs in (("land", ways.land), ("arrows", ways.arrows)):
        for pair in pairs:
            a, b = pair
            if a == b:
                yield Problem(f"map.{name}", f"map: {name} leads from {a} to itself")
            elif frozenset(pair) in seen:
                yield Problem(
                    f"map.{name}", f"map: {a} and {b} are joined twice, by {seen[frozenset(pair)]} and {name}"
                )
            seen[frozenset(pair)] = name
    for name, coast in (("mare_tyrrhenum", ways.mare_tyrrhenum), ("mare_ionium", ways.mare_ionium)):
        if len(set(coast)) < len(coast):
            yield Problem(f"map.{name}", f"map: a province stands twice on the coast of {name}")
    joined = [*ways.land, *ways.arrows, *pairwise(ways.mare_tyrrhenum), *pairwise(ways.mare_ionium)]
    reached = reachable(codes[0], joined)
    if missing := [code for code in codes if code not in reached]:
        yield Problem("map", f"map: no way leads from {codes[0]} to {', '.join(missing)}")
