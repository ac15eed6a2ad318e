"""A slow judge of housings: tries every one and scores it as section 12 and 13 read.

It shares nothing with the rules it judges, not even their tables. Patricians are
numbered as in D3, homes as in the lists D2 and D4.
"""

from collections.abc import Iterator
from itertools import permutations

Person = int
Housing = dict[str, tuple[Person, ...]]  # the residents of every home, occupied or not

COLOURS = ("MAC", "GER", "BRI", "GAL", "AEG", "HIS")
BORDERS = {
    "XII-a": ("MAC", "GER"),
    "XII-b": ("GER", "BRI"),
    "XII-c": ("BRI", "GAL"),
    "XII-d": ("GAL", "HIS"),
    "XII-e": ("HIS", "AEG"),
    "XII-f": ("AEG", "MAC"),
}
FREE = ("LIB-0", "XIII-a", "XIII-b")
PROVINCES = (*[f"{colour}-{value}" for colour in COLOURS for value in (1, 2, 3, 4)], "LIB-0")
TILES = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", *BORDERS, "XIII-a", "XIII-b")
HOMES = (*PROVINCES, *BORDERS, "XIII-a", "XIII-b")


def colour(person: Person) -> str:
    return COLOURS[person // 6]


def is_woman(person: Person) -> bool:
    return person % 6 < 3


def value(person: Person) -> int:
    return person % 3 + 1


def may_enter(person: Person, home: str) -> bool:
    return home in FREE or colour(person) in BORDERS.get(home, (home[:3],))


def is_couple(residents: tuple[Person, ...]) -> bool:
    return len({is_woman(person) for person in residents}) == 2


def may_live(home: str, residents: tuple[Person, ...], tiles: list[str]) -> bool:
    if not all(may_enter(person, home) for person in residents):
        return False
    if home in FREE and len({colour(person) for person in residents}) > 1:
        return False
    if len(residents) <= 1:
        return True
    if len(residents) == 2:
        return is_couple(residents)
    return (
        len(residents) == 3
        and "XI" in tiles
        and any(
            is_couple((one, other)) and colour(child) in (colour(one), colour(other))
            for one, other, child in permutations(residents)
        )
    )


def fame(housing: Housing, provinces: list[str], tiles: list[str]) -> int:
    """The fame points of a legal housing, without those of tile IV, Fortuna tokens and chips."""
    housed = [person for residents in housing.values() for person in residents]
    couples = sum(is_couple(residents) for residents in housing.values())
    seen = set()
    for home, residents in housing.items():
        if home in FREE:
            seen.add(colour(residents[0]) if residents else "grey")
        else:
            seen.update(BORDERS.get(home, (home[:3],)))
    points = {
        "I": 1 + len(housing) // 2,
        "II": len(housed) // 2,
        "III": 1 + len(tiles),
        "IV": 0,
        "V": 1 + couples,
        "VI": len({colour(person) for person in housed}),
        "VII": len(seen),
        "VIII": sum(bool(housing[home]) for home in provinces),
        "IX": sum(is_woman(person) for person in housed),
        "X": sum(not is_woman(person) for person in housed),
        "XI": 0,
        **{home: 3 * is_couple(housing.get(home, ())) for home in BORDERS},
        **{home: int(bool(housing.get(home))) for home in ("XIII-a", "XIII-b")},
    }
    return (
        sum(int(home[-1]) - (not housing[home]) for home in provinces)
        + sum(value(person) for person in housed)
        + sum(points[tile] for tile in tiles)
    )


def every_housing(homes: list[str], people: list[Person], tiles: list[str]) -> Iterator[Housing]:
    """All legal housings of these people."""

    def settle(waiting: list[Person], so_far: Housing) -> Iterator[Housing]:
        if not waiting:
            if all(may_live(home, residents, tiles) for home, residents in so_far.items()):
                yield so_far
            return
        yield from settle(waiting[1:], so_far)
        for home, residents in so_far.items():
            if may_enter(waiting[0], home) and len(residents) < (3 if "XI" in tiles else 2):
                yield from settle(waiting[1:], {**so_far, home: (*residents, waiting[0])})

    yield from settle(people, dict.fromkeys(homes, ()))


def judge(provinces: list[str], people: list[Person], tiles: list[str]) -> tuple[int, int, Housing]:
    """The best result, and the housing that AIE-1215 shows for it."""
    homes = [home for home in HOMES if home in provinces or home in tiles]
    owned = sum(value(person) for person in people)

    def rank(housing: Housing) -> tuple[int, int, list[int]]:
        places = [-place for home in homes for place in (*sorted(housing[home]), 36, 36, 36)[:3]]
        unhoused = owned - sum(value(person) for residents in housing.values() for person in residents)
        return fame(housing, provinces, tiles), unhoused, places

    best = max(every_housing(homes, people, tiles), key=rank)
    points, unhoused, _ = rank(best)
    return points, unhoused, best
