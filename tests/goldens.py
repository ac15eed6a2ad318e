"""Write the golden playthroughs: ``python tests/goldens.py [GAME…]``.

Every game gets a random match for each number of seats and each value of each
option. Endings and variants that chance rarely reaches are named in
``tests/games/<game>/goldens.toml``::

    [[golden]]
    name = "3p-military"          # the file's name
    seats = 3
    seed = 812
    options = { expert = "yes" }  # may be left out
    bots = "greedy"               # who plays: "random" (the default) or "greedy"
"""

import random
import sys
import tomllib
from dataclasses import dataclass, field
from typing import Any, Final

import examples  # noqa: F401  (they have goldens as well)
import ludi
from ludi.core import layout
from ludi.core.contract import Game
from places import clause_tests_of, goldens_of

SEED: Final = 17


@dataclass(frozen=True)
class Plan:
    """One playthrough to be written."""

    name: str
    seats: int
    seed: int = SEED
    options: dict[str, Any] = field(default_factory=dict)
    bots: str = "random"


def plans(game: Game[Any]) -> list[Plan]:
    """Every playthrough of a game."""
    found = [Plan(f"{seats}p", seats) for seats in game.seats]
    for option in game.options:
        for value in option.values[1:]:
            most = max(seats for seats in game.seats if value in option.offered(seats))
            found.append(Plan(f"{most}p-{option.name}-{value}", most, SEED, {option.name: value}))
    extra = clause_tests_of(game) / "goldens.toml"
    if extra.exists():
        found += [Plan(**row) for row in tomllib.loads(extra.read_text(encoding="utf-8"))["golden"]]
    return found


def write(game: Game[Any], plan: Plan) -> str:
    """The record of a playthrough."""
    chooser = random.Random(plan.seed)
    match = ludi.new(game.name, plan.seats, plan.seed, plan.options)
    while not match.over:
        legal = [action.code for action in match.legal()]
        match.play(greedy(game, match, legal) if plan.bots == "greedy" else chooser.choice(legal))
    return match.record()


def greedy(game: Game[Any], match: ludi.Match, legal: list[int]) -> int:
    """The action after which the position looks best to the actor."""

    def worth(code: int) -> int:
        after = layout.copy(match.state)
        game.apply(after, code)
        return int(game.evaluate(after, match.actor))

    return max(legal, key=worth)


def main(names: list[str]) -> None:
    for name in names or ludi.GAMES:
        game = ludi.game(name)
        folder = goldens_of(game)
        folder.mkdir(parents=True, exist_ok=True)
        for stale in folder.glob("*.txt"):
            stale.unlink()
        for plan in plans(game):
            (folder / f"{plan.name}.txt").write_text(write(game, plan), encoding="utf-8")
            print(f"{name}/{plan.name}")


if __name__ == "__main__":
    main(sys.argv[1:])
