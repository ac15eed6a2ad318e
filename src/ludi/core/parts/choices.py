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

ROW: Final = 4 * events.WIDTH
"""The bytes of a note."""

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
        memory = bytearray(record.itemsize)
        self._bytes = memoryview(memory)
        self._position = events.position_bytes(s, record)
        self._first_note = fields["notes"][1]
        self._ear: Any = np.frombuffer(memory, dtype=record)[0]
        self._ear.revealed_before = self._reveals = s.reveals

    def sure(self, apply: Callable[[Any, int], None], code: int) -> bytes:
        """The rows noted by this action as far as nothing is left to chance or revealed."""
        ear = self._ear
        self._bytes[: len(self._position)] = self._position
        ear.n_notes = 0
        apply(ear, code)
        noted = self._bytes[self._first_note : self._first_note + ROW * int(ear.n_notes)].tobytes()
        if ear.reveals == self._reveals:
            return noted
        revealed = np.frombuffer(noted, dtype=np.int32)[events.REVEALED :: events.WIDTH]
        return noted[: len(noted) - ROW * np.count_nonzero(revealed)]


@lru_cache(maxsize=REMEMBERED)
def _leads(kinds: type[EventKind], raw: bytes, actor: int) -> tuple[Event, ...]:
    rows = np.frombuffer(raw, dtype=np.int32).reshape(-1, events.WIDTH).tolist()
    numbered = tuple(kinds)
    told = [(numbered[row[events.KIND]], row) for row in rows]
    leads = [kind.told(row, actor, "leads-") for kind, row in told if kind.declaration.foretold]
    return tuple(lead for lead in leads if lead)
