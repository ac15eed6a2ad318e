"""The legal actions as a screen offers them, each with what it is sure to lead to."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ludi.core import dispatch, events
from ludi.core.contract import Choice
from ludi.core.events import Event, EventKind
from ludi.core.jit import compiled
from ludi.core.layout import Ints

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
    codes = game.legal_codes(s)
    found = []
    for code, noted in zip(codes, _sure(s, game.listening, codes), strict=True):
        leads = _leads(game.events, noted, int(s.actor))
        if more is not None:
            leads += more(s, code)
        action = game.actions[code]
        found.append(Choice(code, action.kind, action.arguments, leads))
    return tuple(found)


@compiled
def apply_each(states: npt.NDArray[Any], codes: Ints) -> None:
    """Play the first action in the first record, the second in the second, and so on."""
    for i in range(len(states)):
        dispatch.apply(states[i], codes[i])


def _sure(s: Any, record: np.dtype[Any], codes: Sequence[int]) -> Iterator[bytes]:
    """For each action the rows that it notes as far as nothing is left to chance or revealed."""
    position = events.position_bytes(s, record)
    memory = bytearray(position.ljust(record.itemsize, b"\0")) * len(codes)
    ears = np.frombuffer(memory, dtype=record)
    ears["revealed_before"] = s.reveals
    apply_each(ears, np.array(codes, dtype=np.int64))
    fields: Any = record.fields
    start = fields["notes"][1]
    for n, reveals in zip(ears["n_notes"].tolist(), ears["reveals"].tolist(), strict=True):
        noted = bytes(memory[start : start + ROW * n])
        if reveals != s.reveals:
            revealed = np.frombuffer(noted, dtype=np.int32)[events.REVEALED :: events.WIDTH]
            noted = noted[: len(noted) - ROW * np.count_nonzero(revealed)]
        yield noted
        start += record.itemsize


@lru_cache(maxsize=REMEMBERED)
def _leads(kinds: type[EventKind], raw: bytes, actor: int) -> tuple[Event, ...]:
    rows = np.frombuffer(raw, dtype=np.int32).reshape(-1, events.WIDTH).tolist()
    told = [(events.numbered(kinds)[row[events.KIND]], row) for row in rows]
    leads = [kind.told(row, actor, "leads-") for kind, row in told if kind.declaration.foretold]
    return tuple(lead for lead in leads if lead)
