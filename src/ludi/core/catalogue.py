"""The flat action space: kinds with argument ranges, codes and notation.

A catalogue numbers every action a game can ever offer. The same declaration
gives encoding, decoding, the text of a log and the buttons of a screen::

    ACTIONS = Catalogue(
        Kind("castrum", value=numbers(1, 6), count=numbers(1, 8)),
        Kind("latrina"),
    )
    ACTIONS.text(ACTIONS.encode("castrum", value=4, count=3))  # "castrum 4 3"

Compiled rules never take a code apart: ``kind_of`` and ``arguments_of`` are
tables by code (see ``rulebook``). The last argument of a kind varies fastest.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Final, TypeAlias

import msgspec
import numpy as np

from ludi.core.errors import BadNotation
from ludi.core.layout import Numbers, read_only

Value: TypeAlias = int | str


def numbers(first: int, last: int) -> tuple[int, ...]:
    """The values of a numeric argument, both ends included."""
    return tuple(range(first, last + 1))


class Action(msgspec.Struct, frozen=True):
    """One decision: its flat code, and the same in words."""

    code: int
    kind: str
    arguments: dict[str, Value]

    def __str__(self) -> str:
        return " ".join([self.kind, *map(str, self.arguments.values())])

    def __hash__(self) -> int:
        return self.code


class Kind:
    """A family of actions that differ in the values of their arguments."""

    __slots__ = ("arguments", "name", "size")

    def __init__(self, name: str, **arguments: Sequence[Value]) -> None:
        self.name: Final = name
        self.arguments: Final = {key: tuple(values) for key, values in arguments.items()}
        self.size: Final = prod(len(values) for values in self.arguments.values())


@dataclass(frozen=True, slots=True)
class _Block:
    kind: Kind
    start: int


class Catalogue:
    """All actions of a game, numbered from 0 in the order of declaration."""

    def __init__(self, *kinds: Kind) -> None:
        self._blocks: Final[dict[str, _Block]] = {}
        self._actions: Final[list[Action]] = []
        for kind in kinds:
            if kind.name in self._blocks:
                raise ValueError(f"kind {kind.name!r} is declared twice")
            self._blocks[kind.name] = _Block(kind, len(self._actions))
            for index in range(kind.size):
                self._actions.append(Action(len(self._actions), kind.name, self._arguments(kind, index)))
        self._by_text: Final = {str(action): action for action in self._actions}
        if len(self._by_text) != len(self._actions):
            raise ValueError("two actions have the same notation")

    @cached_property
    def kind_of(self) -> Numbers:
        """By code, the number of its kind in the order of declaration."""
        numbered = {kind.name: number for number, kind in enumerate(self.kinds())}
        return read_only([numbered[action.kind] for action in self._actions], np.int16)

    @cached_property
    def arguments_of(self) -> Numbers:
        """By code and place, what compiled rules are handed: a number itself, of a name its index."""
        most = max((len(kind.arguments) for kind in self.kinds()), default=0)
        return read_only([self._numbers(action, most) for action in self._actions], np.int16)

    def _numbers(self, action: Action, most: int) -> list[int]:
        declared = self._blocks[action.kind].kind.arguments
        numbers = [
            value if isinstance(value, int) else declared[key].index(value) for key, value in action.arguments.items()
        ]
        return [*numbers, *[0] * (most - len(numbers))]

    @staticmethod
    def _arguments(kind: Kind, index: int) -> dict[str, Value]:
        found: dict[str, Value] = {}
        for key, values in reversed(kind.arguments.items()):
            index, place = divmod(index, len(values))
            found[key] = values[place]
        return dict(reversed(found.items()))

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __getitem__(self, code: int) -> Action:
        if not 0 <= code < len(self._actions):
            raise BadNotation(f"action code {code}: expected 0 to {len(self._actions) - 1}")
        return self._actions[code]

    def kinds(self) -> Iterator[Kind]:
        """The kinds in the order of declaration."""
        return (block.kind for block in self._blocks.values())

    def start(self, kind: str) -> int:
        """The code of a kind's first action."""
        return self._blocks[kind].start

    def codes(self, kind: str) -> range:
        """The codes of a kind's actions."""
        block = self._blocks[kind]
        return range(block.start, block.start + block.kind.size)

    def encode(self, kind: str, **arguments: Value) -> int:
        """The code of the action of that kind with those arguments."""
        block = self._blocks.get(kind)
        if block is None:
            raise BadNotation(f"{kind!r}: expected one of {', '.join(self._blocks)}")
        if arguments.keys() != block.kind.arguments.keys():
            raise BadNotation(f"{kind}: expected the arguments {', '.join(block.kind.arguments) or 'none'}")
        index = 0
        for key, values in block.kind.arguments.items():
            if arguments[key] not in values:
                raise BadNotation(f"{kind}: {key} {arguments[key]!r} is not one of {values[0]} … {values[-1]}")
            index = index * len(values) + values.index(arguments[key])
        return block.start + index

    def text(self, code: int) -> str:
        """The notation of a code."""
        return str(self[code])

    def parse(self, text: str) -> Action:
        """The action that a notation names."""
        action = self._by_text.get(" ".join(text.split()))
        if action is not None:
            return action
        name, *given = text.split() or [""]
        block = self._blocks.get(name)
        if block is None:
            raise BadNotation(f"{text!r}: expected one of {', '.join(self._blocks)}")
        wanted = " ".join([name, *(f"<{key}>" for key in block.kind.arguments)])
        for value, (key, values) in zip(given, block.kind.arguments.items(), strict=False):
            if value not in map(str, values):
                raise BadNotation(f"{text!r}: {key} {value!r} is not one of {values[0]} … {values[-1]}")
        raise BadNotation(f"{text!r}: expected {wanted}")
