"""The legal actions as a screen offers them, each with what it is sure to lead to."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeAlias

import numpy as np

from ludi.core import dispatch, events
from ludi.core.contract import Choice
from ludi.core.events import Event, EventKind

REMEMBERED: Final = 8192
"""How many answers are kept: the same few consequences come again and again."""

More: TypeAlias = Callable[[Any, int], tuple[Event, ...]]


def choices(s: Any, more: More | None = None) -> tuple[Choice, ...]:
    """Every legal action of the actor with its consequences as sentences.

    Each is tried on a copy, and the events that are ``foretold`` are read from what the rules note before
    anything is left to chance or revealed. ``more`` adds what else there is to say of an action, such as odds.
    """
    game = dispatch.game_of(s)
    trial = _Trial(s, game.listening)
    found = []
    for code in game.legal_codes(s):
        leads = _leads(game.events, trial.sure(game.apply, code), int(s.actor))
        if more is not None:
            leads += more(s, code)
        action = game.actions[code]
        found.append(Choice(code, action.kind, action.arguments, leads))
    return tuple(found)


class _Trial:
    """A listening record that goes back to the same position for every action tried on it."""

    def __init__(self, s: Any, record: np.dtype[Any]) -> None:
        fields: Any = record.fields
        self._memory = np.zeros(record.itemsize, dtype=np.uint8)
        self._position = np.frombuffer(s.tobytes()[: fields["revealed_before"][1]], dtype=np.uint8)
        self._ear: Any = self._memory.view(record)[0]
        self._ear.revealed_before = s.reveals
        self._notes: Any = self._ear.notes

    def sure(self, apply: Callable[[Any, int], None], code: int) -> bytes:
        """The rows noted by this action as far as nothing is left to chance or revealed."""
        self._memory[: len(self._position)] = self._position
        self._ear.n_notes = 0
        apply(self._ear, code)
        rows = self._notes[: int(self._ear.n_notes)]
        revealed = rows[:, events.REVEALED]
        return rows[: len(rows) - np.count_nonzero(revealed)].tobytes()


@lru_cache(maxsize=REMEMBERED)
def _leads(kinds: type[EventKind], raw: bytes, actor: int) -> tuple[Event, ...]:
    rows = np.frombuffer(raw, dtype=np.int32).reshape(-1, events.WIDTH).tolist()
    numbered = tuple(kinds)
    told = [(numbered[row[events.KIND]], row) for row in rows]
    leads = [kind.told(row, actor, "leads-") for kind, row in told if kind.declaration.foretold]
    return tuple(lead for lead in leads if lead)
