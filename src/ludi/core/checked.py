"""A checked face of a game: the same functions, which refuse what the compiled ones would trust.

::

    game = ludi.checked(ludi.game("alea"))
    game.apply(s, 9999)  # an error, where the compiled function writes wherever that leads

For people who call the functions of the contract from Python and want to be told; for speed, call the game's own
once everything is right.
"""

from dataclasses import replace
from typing import Any, Final

import numpy as np

from ludi.core import rng
from ludi.core.contract import COMPILED, MAX_SEATS, OVER, Game, Mask, is_whole
from ludi.core.errors import LudiError
from ludi.core.layout import Ints, dtype_of
from ludi.core.texts import refusal

SPECTATOR: Final = -1


class BadCall(LudiError):
    """A function of a game was called with something that it cannot take."""


def checked(game: Game[Any]) -> Game[Any]:
    """The game with functions that check what they are given."""
    if not isinstance(game, Game):
        raise BadCall(f"expected a game, as in ludi.checked(ludi.game('alea')), got {game!r:.60}")
    face = _Checked(game)
    return replace(game, **{name: getattr(face, name) for name in (*COMPILED, "parts")})


class _Checked:
    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def setup(self, s: Any, seats: int, options: Ints, key: Ints) -> None:
        check_position(self.game, s)
        if not is_whole(seats) or seats not in self.game.seats:
            raise BadCall(f"seats={seats!r}; expected {self.game.seats[0]} to {self.game.seats[-1]}")
        _array("options", options, np.int8, self.game.option_indices({}).shape)
        _array("key", key, np.uint32, (rng.KEY_WORDS,))
        for place, (option, index) in enumerate(zip(self.game.options, options, strict=False)):
            if not 0 <= index < len(option.values):
                raise BadCall(f"options: {index} at place {place}; expected 0 to {len(option.values) - 1}")
        self.game.setup(s, seats, options, key)

    def legal(self, s: Any, mask: Mask) -> None:
        self._running(s)
        _array("mask", mask, np.bool_, (len(self.game.actions),))
        self.game.legal(s, mask)

    def refusal(self, s: Any, action: int) -> int:
        self._running(s)
        return self.game.refusal(s, self.game.code(action))

    def apply(self, s: Any, action: int) -> None:
        check_position(self.game, s)
        code = self.game.code(action)
        if why := refusal(self.game, s, code):
            raise why
        self.game.apply(s, code)

    def conceal(self, s: Any, seat: int, seed: int) -> None:
        check_seat(self.game, s, seat, SPECTATOR)
        if not is_whole(seed) or not 0 <= seed < 1 << 63:
            raise BadCall(f"seed {seed!r}: expected 0 to 2**63 - 1")
        self.game.conceal(s, seat, seed)

    def observe(self, s: Any, seat: int, out: Any) -> None:
        check_seat(self.game, s, seat)
        if getattr(out, "dtype", None) != dtype_of(self.game.observation):
            raise BadCall(f"expected an observation record of {self.game.name}")
        self.game.observe(s, seat, out)

    def result(self, s: Any, out: Ints) -> None:
        check_position(self.game, s)
        _array("result", out, np.int32, (2, MAX_SEATS))
        self.game.result(s, out)

    def evaluate(self, s: Any, seat: int) -> int:
        check_seat(self.game, s, seat)
        return self.game.evaluate(s, seat)

    def parts(self, s: Any, seat: int) -> tuple[int, ...]:
        check_seat(self.game, s, seat)
        return self.game.parts(s, seat)

    def _running(self, s: Any) -> None:
        check_position(self.game, s)
        if s.actor == OVER:
            raise BadCall("nothing can be done: the game is over")


def check_position(game: Game[Any], s: Any) -> None:
    """Refuse what is no position of the game."""
    if getattr(s, "dtype", None) not in (dtype_of(game.state), game.listening):
        raise BadCall(f"expected a position of {game.name}, got {s!r:.60}")


def check_seat(game: Game[Any], s: Any, seat: int, first: int = 0) -> None:
    """Refuse what is no seat of a position."""
    check_position(game, s)
    if not is_whole(seat) or not first <= seat < s.seats:
        raise BadCall(f"seat {seat!r}: expected {first} to {s.seats - 1}")


def _array(name: str, given: Any, scalar: type, shape: tuple[int, ...]) -> None:
    if not isinstance(given, np.ndarray) or given.dtype != scalar or given.shape != shape:
        raise BadCall(f"{name}: expected {np.dtype(scalar)} {shape}")
