"""The legal actions as a screen offers them, each with what it is sure to lead to."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ludi.core import dispatch, events
from ludi.core.catalogue import Catalogue
from ludi.core.contract import Choice, Game
from ludi.core.events import Event, EventKind
from ludi.core.jit import compiled
from ludi.core.layout import Ints, read_only

REMEMBERED: Final = 16_384
"""How many choices are kept: the same few consequences come again and again."""

ROW: Final = 4 * events.WIDTH
"""The bytes of a note."""

More: TypeAlias = Callable[[Any, int], tuple[Event, ...]]


def choices(s: Any, more: More | None = None) -> tuple[Choice, ...]:
    """Every legal action of the actor with its consequences as sentences.

    Each is tried on a copy, and the events that are ``foretold`` are read from what the rules note before
    anything is left to chance or revealed. ``more`` adds what else there is to say of an action, such as odds.
    """
    game, actor = dispatch.game_of(s), int(s.actor)
    codes = game.legal_codes(s)
    sure = zip(codes, _sure(s, game, codes), strict=True)
    found = [_choice(game.actions, game.events, code, noted, actor) for code, noted in sure]
    if more is not None:
        found = [Choice(each.code, each.kind, each.arguments, each.leads + more(s, each.code)) for each in found]
    return tuple(found)


@compiled
def foretell(
    ears: npt.NDArray[Any], memory: Ints, before: Ints, codes: Ints, foretold: Ints, rows: Ints, ends: Ints
) -> None:
    """Try each action in the one record of ``ears``, whose bytes are ``memory``, from the position in ``before``.

    What is foretold is gathered in ``rows``, up to ``ends[i]`` for the first i actions and one.
    """
    ear, n = ears[0], 0
    for i in range(len(codes)):
        memory[: len(before)] = before
        ear.n_notes = 0
        dispatch.apply(ear, codes[i])
        for at in range(min(ear.n_notes, events.CAPACITY)):
            if ear.notes[at, events.REVEALED]:
                break
            if foretold[ear.notes[at, events.KIND]]:
                rows[n] = ear.notes[at]
                n += 1
        ends[i] = n


def _sure(s: Any, game: Game[Any], codes: Sequence[int]) -> Iterator[bytes]:
    """For each action the foretold rows that it notes as far as nothing is left to chance or revealed."""
    record = game.listening
    raw = bytearray(record.itemsize)
    ears, memory = np.frombuffer(raw, dtype=record), np.frombuffer(raw, dtype=np.uint8)
    ears["revealed_before"] = s.reveals
    before = np.frombuffer(events.position_bytes(s, record), dtype=np.uint8)
    rows = np.empty((len(codes) * events.CAPACITY, events.WIDTH), dtype=np.int32)
    ends = np.empty(len(codes), dtype=np.int64)
    foretell(ears, memory, before, np.array(codes, dtype=np.int64), _foretold(game.events), rows, ends)
    start, stops = 0, ends.tolist()
    noted = rows[: stops[-1] if stops else 0].tobytes()
    for stop in stops:
        yield noted[ROW * start : ROW * stop]
        start = stop


@cache
def _foretold(kinds: type[EventKind]) -> Ints:
    """By number, whether this kind of event is told beside an action that is sure to bring it about."""
    return read_only([kind.declaration.foretold for kind in kinds])


@lru_cache(maxsize=REMEMBERED)
def _choice(actions: Catalogue, kinds: type[EventKind], code: int, noted: bytes, actor: int) -> Choice:
    rows = np.frombuffer(noted, dtype=np.int32).reshape(-1, events.WIDTH).tolist()
    leads = (events.numbered(kinds)[row[events.KIND]].event(row, actor, "leads-") for row in rows)
    action = actions[code]
    return Choice(code, action.kind, action.arguments, tuple(lead for lead in leads if lead))
