"""What a game is: a frozen value made of functions over a flat record."""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property, lru_cache
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Any, Final, Generic, Self, TypeAlias, TypeGuard, TypeVar

import msgspec
import numpy as np
import numpy.typing as npt

from ludi.core import events, jit, layout, observation, rng
from ludi.core.box import Box, Changes, Problem, Rows
from ludi.core.catalogue import Action, Catalogue, Value
from ludi.core.errors import BadNotation, BadSetup
from ludi.core.events import Event as Event  # noqa: PLC0414  (a word of the contract)
from ludi.core.events import EventKind, Story
from ludi.core.layout import U32, Ints, i8, i32

MAX_SEATS: Final = 6
OVER: Final = -1
"""``actor`` of a position where the game is over."""
GAME_OVER: Final = "game-over"
"""The event after the last action of every match; the final scores follow it."""
SCORES: Final = 0
PLACES: Final = 1
"""Rows of the array that ``result`` fills, one column a seat."""

COMPILED: Final = ("setup", "legal", "refusal", "apply", "conceal", "observe", "result", "evaluate")
"""The functions of a game over its record."""

Mask: TypeAlias = npt.NDArray[np.bool_]


class Position:
    """The fields that every game's state begins with."""

    actor: i8  # the seat to decide, or OVER
    seats: i8
    ending: i8  # index into Game.endings once the game is over
    reveals: i32  # facts drawn or made known so far; undo stops where it rises
    rng: Annotated[U32, (rng.WORDS,)]


S = TypeVar("S", bound=Position)


class Refusal(IntEnum):
    """Why an action is not allowed: a member per reason, 0 for none, each with its clause."""

    clause: str

    def __new__(cls, value: int, clause: str = "") -> Self:
        member = int.__new__(cls, value)
        member._value_ = value
        member.clause = clause
        return member


class Option(msgspec.Struct, frozen=True):
    """A choice made when a match is set up; the first value is the default."""

    name: str
    values: tuple[Value, ...]
    fewest_seats: int = 0  # with fewer seats only the default may be chosen
    names_seat: bool = False  # numbers among the values are seats, counted from 1, and must be at the table
    only_with: tuple[int, ...] = ()  # by value, the one number of seats that it is for; 0 for any
    is_house_rule: bool = False  # other values than the default contradict what is published, and are told as such

    def offered(self, seats: int) -> tuple[Value, ...]:
        """The values that a match of so many seats may choose from."""
        if seats < self.fewest_seats:
            return self.values[:1]
        fitting = [v for v, only in zip_longest(self.values, self.only_with, fillvalue=0) if only in {0, seats}]
        return tuple(v for v in fitting if not (self.names_seat and isinstance(v, int) and v > seats))


class Choice(msgspec.Struct, frozen=True):
    """A legal action as a screen offers it, with what it would lead to."""

    code: int
    kind: str
    arguments: dict[str, Value]
    leads: tuple[Event, ...] = ()


SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(extra={"names": "seat"})]
"""A number in a view that stands for a seat: screens show the player there."""

T = TypeVar("T")
BySeat: TypeAlias = Annotated[tuple[T, ...], msgspec.Meta(extra={"by": "seat"})]
"""Values in a view, one for each seat in order: screens show each beside its player."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message and what fills it: numbers, ids of names, further phrases, or tuples of these."""

    message: str
    arguments: Mapping[str, Any] = field(default_factory=dict)


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat (or, for None, a spectator) may see; games add their own fields."""

    seat: SeatNumber | None
    actor: SeatNumber
    ask: Event  # what is asked of the actor, as a sentence
    choices: tuple[Choice, ...]  # empty unless the viewer is to decide


def _values(printed: Any) -> Any:
    """Rows of printed tables without the words that say which source they are from."""
    if not isinstance(printed, tuple):
        return printed
    names = getattr(printed, "_fields", (None,) * len(printed))
    return tuple(_values(value) for name, value in zip(names, printed, strict=True) if name != "provenance")


def is_whole(number: object) -> TypeGuard[int]:
    """Whether this is a whole number, Python's or NumPy's; True and False are none."""
    return isinstance(number, (int, np.integer)) and not isinstance(number, bool)


def wins(places: Sequence[int]) -> tuple[float, ...]:
    """What each seat won by its place: 1 in all, shared by those who are first."""
    first = sum(place == 1 for place in places)
    return tuple(1 / first if place == 1 else 0.0 for place in places)


def fitting(_: Rows) -> Iterable[Problem]:
    """For games whose printed values have nothing to do with one another."""
    return ()


def no_parts(_: Any, __: int) -> tuple[int, ...]:
    """For games whose evaluation cannot be told in parts."""
    return ()


def unchecked(_: Any) -> None:
    """For games whose positions have no invariants to assert."""


RECORDS: Final[dict[np.dtype[Any], "Game[Any]"]] = {}
"""Every game by the types of its record, listening or not: how generic code finds it."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """All that bots, server and research may ask of a game.

    The compiled functions trust their caller: ``apply`` is given a legal
    action. ``Match`` is the face that checks.
    """

    name: str
    title: str
    rules: int  # raised when an old record would no longer replay
    seats: range
    options: tuple[Option, ...]
    endings: tuple[str, ...]
    state: type[S]
    actions: Catalogue
    refusals: type[Refusal]
    observation: type  # the record that ``observe`` fills: see core/observation.py
    data: Sequence[Any]  # the printed tables, for the digest that a record carries
    folder: Path  # of the game: its texts lie in texts/<language>.ftl

    # Compiled, over the record.
    setup: Callable[[S, int, Ints, Ints], None]  # seats, option indices, 256-bit key
    legal: Callable[[S, Mask], None]  # for the seat s.actor
    refusal: Callable[[S, int], int]  # 0, or a member of ``refusals``
    apply: Callable[[S, int], None]  # in place, with the chance that follows
    conceal: Callable[[S, int, int], None]  # seat, seed: one world as this seat may imagine it
    observe: Callable[[S, int, Any], None]  # seat, observation record: what this seat knows
    result: Callable[[S, Ints], None]  # int32 array (2, MAX_SEATS): scores and places
    evaluate: Callable[[S, int], int]  # the seat's expected final score, in hundredths

    # Plain Python.
    view: Callable[[S, int | None], View]
    events: type[EventKind]  # what the rules note
    things: Mapping[str, Phrase] = field(default_factory=dict)  # names and helps made of the tables, by message id
    # Compiled too: what ``evaluate`` adds up for a seat; the messages reason-NAME and reason-NAME-rival say it.
    parts: Callable[[S, int], tuple[int, ...]] = field(default=no_parts)
    part_names: tuple[str, ...] = ()
    environment: int = 1  # raised when observations or actions change, so that published results stay comparable
    check: Callable[[S], None] = field(default=unchecked)  # asserts what must hold in any position
    drawing: Mapping[str, Any] = field(default_factory=dict)  # of what is drawn, what a box may print otherwise
    box: Box | None = None  # what is printed, and what another copy may print otherwise
    fits: Callable[[Rows], Iterable[Problem]] = field(default=fitting)  # whether values, each fit, fit together

    def __post_init__(self) -> None:
        for name in COMPILED:
            jit.whole(getattr(self, name))
        for dtype in (layout.dtype_of(self.state), self.listening):
            if (known := RECORDS.setdefault(dtype, self)).state is not self.state:
                raise ValueError(f"{self.name}: its record is laid out like that of {known.name}")

    @cached_property
    def listening(self) -> np.dtype[Any]:
        """The record type that listens to what the rules note."""
        return layout.dtype_of(events.listening(self.state))

    def play(self, s: S, code: int) -> tuple[S, Story]:
        """The position after a legal action, and what happened."""
        ear = self._played(s, code)
        return events.position(ear, self.state), self._story(ear)

    def _played(self, s: S, code: int) -> Any:
        """A listening record after a legal action, with all that happened noted."""
        ear = events.begin(s, self.listening)
        self.apply(ear, code)
        return ear

    def _story(self, ear: Any) -> Story:
        final = self._final(events.position(ear, self.state)) if ear.actor == OVER else ()
        return Story(self.events, events.noted_rows(ear), final)

    def tell(self, before: S, code: int, viewer: int | None) -> tuple[Event, ...]:
        """What a seat, or a spectator, may know of what an action did."""
        return self._stories(layout.to_bytes(before), code).events(viewer)

    @cached_property
    def _stories(self) -> Callable[[bytes, int], Story]:
        @lru_cache(maxsize=layout.REMEMBERED)
        def story(raw: bytes, code: int) -> Story:
            return self._story(self._played(layout.from_bytes(self.state, raw), code))

        return story

    def _final(self, after: S) -> tuple[Event, ...]:
        """That the game is over, and every seat's score, the winner's first."""
        scores, places = self.standing(after)
        seats = sorted(range(after.seats), key=places.__getitem__)
        final = [Event("final-score", {"seat": n, "score": scores[n], "place": places[n]}) for n in seats]
        return (Event(GAME_OVER), *final)

    @property
    def changes(self) -> Changes:
        """In what its box differs from ours."""
        return self.box.changes if self.box else {}

    def unboxed(self, written: Mapping[str, Any]) -> tuple[dict[str, Any], list[Problem]]:
        """In what the values of a box, by component and row, differ from ours, and what is wrong with them."""
        if self.box is None:
            return {}, [Problem("game", f"nothing of {self.title} can be printed otherwise")]
        changes, problems = self.box.read(written)
        return changes, problems or list(self.fits(self.box.with_changes(changes)))

    @cached_property
    def data_digest(self) -> str:
        """Eight hex digits that change when a printed number does, and not when we learn where it came from."""
        return hashlib.sha256(repr(_values(tuple(self.data))).encode()).hexdigest()[:8]

    def option_indices(self, chosen: Mapping[str, Value]) -> npt.NDArray[np.int8]:
        """Options by name to the indices that ``setup`` reads; defaults for the rest."""
        if not isinstance(chosen, Mapping):
            raise BadSetup(f"{self.name}: options={chosen!r}; expected values by name")
        known = {option.name: option for option in self.options}
        for name in chosen:
            if name not in known:
                raise BadSetup(f"{self.name}: unknown option {name!r}; expected {', '.join(known) or 'none'}")
        indices = np.zeros(max(1, len(self.options)), dtype=np.int8)
        for place, option in enumerate(self.options):
            value = chosen.get(option.name, option.values[0])
            # By type too: True and 1.0 are equal to 1, but a record would not read them back.
            if (type(value), value) not in [(type(each), each) for each in option.values]:
                expected = ", ".join(map(str, option.values))
                raise BadSetup(f"{self.name}: option {option.name}={value!r}; expected one of {expected}")
            indices[place] = option.values.index(value)
        return indices

    def code(self, action: Action | int | str) -> int:
        """The code of an action of this game, given as itself, as its code or by its notation."""
        if isinstance(action, str):
            return self.actions.parse(action).code
        if isinstance(action, Action):
            if not 0 <= action.code < len(self.actions) or self.actions[action.code] != action:
                raise BadNotation(f"{action} is no action of {self.name}")
            return action.code
        if not is_whole(action):
            raise BadNotation(f"{action!r}: expected an action, its code or its notation")
        return self.actions[action].code

    def start(self, seats: int, options: Mapping[str, Value], seed: int) -> S:
        """The first position of a match."""
        if not is_whole(seats) or seats not in self.seats:
            raise BadSetup(f"{self.name}: seats={seats!r}; expected {self.seats[0]} to {self.seats[-1]}")
        indices = self.option_indices(options)
        for option in self.options:
            value = options.get(option.name, option.values[0])
            if value not in option.offered(seats):
                expected = ", ".join(map(str, option.offered(seats)))
                raise BadSetup(f"{self.name}: option {option.name}={value!r}; with {seats} seats expected {expected}")
        if not is_whole(seed) or not 0 <= int(seed) < 1 << 256:
            raise BadSetup(f"{self.name}: seed={seed!r}; expected a whole number, 0 to 2**256 - 1")
        s = layout.one(self.state)
        self.setup(s, seats, indices, rng.key_from_seed(seed))
        return s

    def mask(self) -> Mask:
        """A mask of the right size for ``legal``."""
        return np.zeros(len(self.actions), dtype=np.bool_)

    def legal_codes(self, s: S) -> list[int]:
        """The codes of all legal actions, ascending; none when the game is over."""
        if s.actor == OVER:
            return []
        mask = self.mask()
        self.legal(s, mask)
        codes: list[int] = mask.nonzero()[0].tolist()
        return codes

    def observed(self, s: S, seat: int) -> npt.NDArray[np.int16]:
        """What a seat knows, as one row of numbers."""
        row = layout.blank(self.observation, 1)
        self.observe(s, seat, row[0])
        return observation.observed(row)[0]

    def standing(self, s: S) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Scores and places by seat, as if the match ended here."""
        out = np.zeros((2, MAX_SEATS), dtype=np.int32)
        self.result(s, out)
        return tuple(out[SCORES, : s.seats].tolist()), tuple(out[PLACES, : s.seats].tolist())
