"""How each game is searched best: its own ``search.toml`` says so, with a default for games that have none.

Beside each value stands the comparison that chose it: the share of matches won with two seats against the other
style named, at about the same time a decision (5 to 15 ms), with the 95 % interval and the number of matches.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from ludi.bots.desk import Style
from ludi.core.contract import Game
from ludi.core.errors import LudiError

FILE: Final = "search.toml"
FEWEST: Final = 30
"""Fewer iterations are no search: 12 in Praetor with five play as well as 100, for they follow the evaluation alone."""
TEMPERATURES: Final = {"tiro": 0.16, "miles": 0.27, "centurio": 0.12}
"""How readily the weaker levels err (``player.odds``), in scatters: of the final scores for a tiro, who does not
search, and for the others of the utility over the iterations, as exploration is measured.
"""

EVEN: Final = {2: 1.0}
"""The sharpness of chances that are told as the search has them."""
GUIDED: Final = Style(exploration=3.0)
"""How a network guides the search, unless a game's table ``guided`` says otherwise."""


@dataclass(frozen=True, slots=True)
class Tuning:
    """A game's styles of search, and the iterations of ``legatus``, times the seats; others with a network."""

    style: Style = field(default_factory=Style)
    guided: Style = GUIDED
    strongest: int = 20_000
    learned: int = 10_000
    temperatures: Mapping[str, float] = field(default_factory=lambda: TEMPERATURES)
    sharpness: Mapping[int, float] = field(default_factory=lambda: EVEN)  # by seats, see calibration.sharpened
    learned_sharpness: Mapping[int, float] = field(default_factory=lambda: EVEN)  # of what a network foretells

    def iterations(self, share: float, seats: int, *, learned: bool = False) -> int:
        """Of a level that does this share of what ``legatus`` does: the more seats, the longer each of them.

        Nor are more of them better with many: in Praetor with five, 3,200 won 67 % (42 to 85, 15) against
        ``greedy``, five and ten times as many 25 % (11 to 47, 20).
        """
        return max(FEWEST, round(share * ((self.learned if learned else self.strongest) // seats)))

    def style_of(self, *, learned: bool) -> Style:
        """How to search, with a network or without."""
        return self.guided if learned else self.style

    def sharp(self, seats: int, *, learned: bool) -> float:
        """How much bolder than the search has them chances are told; what was not measured lies between what was."""
        told = self.learned_sharpness if learned else self.sharpness
        return float(np.interp(seats, list(told), list(told.values())))


def tuning(game: Game[Any]) -> Tuning:
    """The tuning of a game, found in its folder."""
    return _read(game.folder / FILE)


@cache
def _read(path: Path) -> Tuning:
    if not path.exists():
        return Tuning()
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
        strongest = told.pop("strongest", Tuning().strongest)
        learned = told.pop("learned", strongest // 2)
        temperatures = TEMPERATURES | told.pop("temperatures", {})
        sharpness = [_by_seats(told.pop(f"{kind}sharpness", EVEN)) for kind in ("", "learned_")]
        guided = Style(**(GUIDED._asdict() | told.pop("guided", {})))
        return Tuning(Style(**told), guided, strongest, learned, temperatures, *sharpness)
    except (tomllib.TOMLDecodeError, TypeError, ValueError) as error:
        ours = ", ".join(one.name for one in fields(Tuning) if one.name != "style")
        expected = f"{ours} and {', '.join(Style._fields)}"
        raise LudiError(f"{path}: {error}; expected {expected}") from error


def _by_seats(told: float | Mapping[str | int, float]) -> dict[int, float]:
    """One number for all matches, or several by their seats."""
    pairs = told.items() if isinstance(told, Mapping) else [(number, told) for number in EVEN]
    return dict(sorted((int(seats), float(number)) for seats, number in pairs))
