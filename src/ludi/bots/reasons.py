"""Why an action: in which parts of the evaluation it leaves its seat more than another does, or a rival less.

Both actions are played in the same imagined worlds, each with what follows it as far as the seat decides alone, and
the parts of the evaluation (``Game.parts``) are compared there. Only what is clear of the luck of the worlds is said.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from ludi.bots.player import concealed, mix
from ludi.core import layout
from ludi.core.contract import Event, Game

WORLDS: Final = 24
CLEAR: Final = 3.0
"""A difference is told if it is so many standard errors from none."""
LEAST: Final = 10
"""Smaller ones are not worth a word: a tenth of a point."""
BESIDE: Final = 1 / 3
"""A second part is told if it differs by so much of the first."""


def reasons(game: Game[Any], s: Any, line: Sequence[int], other: Sequence[int]) -> tuple[Event, ...]:
    """What speaks for one line of actions of the seat to act beside another: one or two gains, and a rival's loss."""
    if not game.part_names:
        return ()
    seat = int(s.actor)
    worlds = [concealed(game, s, seat, mix("reason", number)) for number in range(WORLDS)]
    differences = np.array([_parts(game, world, line) - _parts(game, world, other) for world in worlds])
    gains = _clear(differences)
    mine = gains[seat]
    found = [place for place in np.argsort(-mine)[:2] if mine[place] >= max(LEAST, BESIDE * mine.max())]
    told = [Event(f"reason-{game.part_names[place]}") for place in found]
    falls = _clear(differences.sum(axis=2))
    falls[seat] = 0.0
    rival = int(falls.argmin())
    part = int(gains[rival].argmin())
    if -falls[rival] >= LEAST and -gains[rival, part] >= LEAST:
        told.append(Event(f"reason-{game.part_names[part]}-rival", {"seat": rival}))
    return tuple(told)


def _parts(game: Game[Any], world: Any, line: Sequence[int]) -> Any:
    """By seat, the parts of the evaluation after a line of the seat to act, as far as nothing is left to chance in it."""
    s = layout.copy(world)
    seat, reveals = s.actor, s.reveals
    for code in line:
        if s.actor != seat or s.reveals != reveals or code not in game.legal_codes(s):
            break
        game.apply(s, code)
    return np.array([game.parts(s, other) for other in range(s.seats)], dtype=np.float64)


def _clear(differences: Any) -> Any:
    """The means over the worlds, 0 where luck may have made them."""
    means = differences.mean(axis=0)
    errors = differences.std(axis=0, ddof=1) / np.sqrt(len(differences))
    return np.where(np.abs(means) > CLEAR * errors, means, 0.0)
