"""Where a game keeps what is written about it: its tests, golden playthroughs and rules page.

Ours lie by name in folders of this repository; a game of another package keeps its own in that package's checkout,
beside the ``pyproject.toml`` above its folder.
"""

from pathlib import Path
from typing import Any, Final

import examples  # noqa: F401  (their games have places as well)
import ludi
from ludi.core.contract import Game

ROOT: Final = Path(__file__).parents[1]


def home_of(game: Game[Any]) -> Path:
    """The checkout that a game comes from."""
    return next(folder for folder in game.folder.parents if (folder / "pyproject.toml").exists())


def clause_tests_of(game: Game[Any]) -> Path:
    """The game's clause tests, and what they need."""
    home = home_of(game)
    return home / "tests" / "games" / game.name if home == ROOT else home / "tests"


def goldens_of(game: Game[Any]) -> Path:
    """The game's golden playthroughs."""
    home = home_of(game)
    return ROOT / "tests" / "golden" / game.name if home == ROOT else home / "tests" / "golden"


def perfts_of(game: Game[Any]) -> Path:
    """The counts of the game's positions."""
    home = home_of(game)
    return home / "tests" / "perft" / f"{game.name}.txt"


def homes_of_others() -> list[Path]:
    """The checkouts of other packages whose games are known."""
    return sorted({home_of(game) for game in ludi.GAMES.values()} - {ROOT})


def pages_of_others() -> list[Path]:
    """The rules pages of their games, each in its game's folder."""
    return [game.folder / "rules.md" for game in ludi.GAMES.values() if home_of(game) != ROOT]
