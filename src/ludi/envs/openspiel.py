"""OpenSpiel: every game registered as ``ludi_<game>``, for its algorithms and tools.

::

    from ludi.envs import openspiel

    openspiel.register()
    game = pyspiel.load_game("ludi_alea", {"players": 3})

Where an action draws chance, a chance node stands between the action and what it leads to: one of
:data:`LOTS` equally likely lots, from which the position draws. Nothing of the future is fixed in a state, so a
planner cannot read it there. Information states remember everything that a seat has been told.
"""

import hashlib
from typing import Any, Final

import numpy as np

from ludi.core import layout, rng
from ludi.core.contract import OVER, Game, wins
from ludi.envs.names import game_named
from ludi.extras import needed
from ludi.games import GAMES

with needed("openspiel", "ludi.envs.openspiel"):
    import pyspiel

LOTS: Final = 256
"""The outcomes of a chance node."""
LONGEST: Final = 20_000
"""No match of any game takes as many decisions and lots."""
_REGISTERED: Final[dict[str, Game[Any]]] = {}


def register(*names: str) -> tuple[str, ...]:
    """Make games known to OpenSpiel, all of ours by default; the names to load them by."""
    for name in names or tuple(GAMES):
        if name not in _REGISTERED:
            _REGISTERED[name] = game_named(name)
            _register(_REGISTERED[name])
    return tuple(f"ludi_{name}" for name in names or tuple(GAMES))


def _register(game: Game[Any]) -> None:
    kind = pyspiel.GameType(
        short_name=f"ludi_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.seats[0]},
    )

    class Ours(_Game):
        ours = game
        game_type = kind

    pyspiel.register_game(kind, Ours)


class _Game(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """A game of ours with a number of seats."""

    ours: Game[Any]
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.seats = int((params or {}).get("players", self.ours.seats[0]))
        self.ours.start(self.seats, {}, 0)  # says what is wrong with the number of seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.ours.actions),
            max_chance_outcomes=LOTS,
            num_players=self.seats,
            min_utility=-1.0 / self.seats,
            max_utility=1.0 - 1.0 / self.seats,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.game_type, info, params or {"players": self.seats})

    def new_initial_state(self) -> "_State":
        """Before the lot that sets the match up."""
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "_Observer":
        """What a seat knows, for learners."""
        if params:
            raise ValueError(f"observations take no parameters, got {params}")
        return _Observer(self.ours, iig_obs_type)


class _State(pyspiel.State):  # type: ignore[misc]
    """A position, or one with an action or the setup waiting for its lot."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self._name = game.ours.name  # by name: OpenSpiel pickles states
        self._seats = game.seats
        self._position: bytes = b""  # none before the setup
        self._waiting: int | None = None  # the action that waits for its lot
        self._actor = 0  # of the position
        self._told = [b""] * game.seats  # by seat: a digest of all that it has been told
        self._untold: list[tuple[bytes, int]] = []  # positions and actions of which nobody has been told yet
        self._step = 0

    @property
    def _ours(self) -> Game[Any]:
        return _REGISTERED[self._name]

    @property
    def position(self) -> Any:
        """The position as a record of its own."""
        return layout.from_bytes(self._ours.state, self._position)

    def current_player(self) -> int:
        """The seat to decide, chance, or the end."""
        if not self._position or self._waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._actor == OVER else self._actor

    def _legal_actions(self, player: int) -> list[int]:
        assert player == self.current_player()
        return self._ours.legal_codes(self.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every lot is equally likely."""
        return [(lot, 1.0 / LOTS) for lot in range(LOTS)]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self._draw(action)
            return
        after = self.position
        before = after.rng.tobytes()
        self._ours.apply(after, action)
        if before != after.rng.tobytes():
            self._waiting = action
        else:
            self._go_on(self._position, action, after)

    def _draw(self, lot: int) -> None:
        """Draw from the lot: the same lot in the same place draws the same."""
        if not self._position:
            s = layout.one(self._ours.state)
            self._ours.setup(s, self._seats, self._ours.option_indices({}), rng.key_from_seed(lot))
            self._stand(s)
            self._hear(s, ())
            return
        s, waiting = self.position, self._waiting
        assert waiting is not None
        self._waiting = None
        rng.start(s.rng, rng.key_from_seed(self._step * LOTS + lot))
        before = layout.to_bytes(s)
        self._ours.apply(s, waiting)
        self._go_on(before, waiting, s)

    def _stand(self, s: Any) -> None:
        self._position, self._actor = layout.to_bytes(s), int(s.actor)

    def _go_on(self, before: bytes, action: int, after: Any) -> None:
        self._untold.append((before, action))
        self._stand(after)
        self._step += 1

    def _tell(self) -> None:
        """Tell everybody what has happened; put off until somebody asks, for in a rollout nobody does."""
        for before, action in self._untold:
            s = layout.from_bytes(self._ours.state, before)
            after, story = self._ours.play(s, action)
            self._hear(after, [(action if seat == s.actor else -1, story.events(seat)) for seat in range(self._seats)])
        self._untold = []

    def _hear(self, s: Any, told: Any) -> None:
        """Everybody remembers what he is told and what he then knows."""
        for seat in range(self._seats):
            news = repr(told[seat] if told else "").encode() + self._ours.observed(s, seat).tobytes()
            self._told[seat] = hashlib.sha256(self._told[seat] + news).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"lot {action}" if player == pyspiel.PlayerId.CHANCE else self._ours.actions.text(action)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.current_player() == pyspiel.PlayerId.TERMINAL

    def returns(self) -> list[float]:
        """Each seat's share of the win less a fair share; 0 before the end."""
        if not self.is_terminal():
            return [0.0] * self._seats
        _, places = self._ours.standing(self.position)
        return [won - 1 / self._seats for won in wins(places)]

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has been told so far, as a digest, and whether a lot is being drawn."""
        seat = self.current_player() if player is None else player
        self._tell()
        return f"{self._told[seat].hex()}{'*' if self._waiting is not None else ''}"

    def observation_string(self, player: int | None = None) -> str:
        """What a seat knows now, as numbers."""
        seat = self.current_player() if player is None else player
        return " ".join(map(str, self._ours.observed(self.position, seat))) if self._position else ""

    def resample_from_infostate(self, player: int, sampler: Any) -> "_State":
        """Another state that the seat cannot tell from this one."""
        self._tell()
        other = self.clone()
        s = other.position
        self._ours.conceal(s, player, int(sampler() * (1 << 52)))
        other._position = layout.to_bytes(s)  # noqa: SLF001  (our own clone)
        return other

    def __str__(self) -> str:
        if not self._position:
            return "before the setup"
        waiting = "" if self._waiting is None else f", {self._ours.actions.text(self._waiting)} waits for its lot"
        return f"{self._ours.title}, step {self._step}, {hashlib.sha256(self._position).hexdigest()[:8]}{waiting}"


class _Observer:
    """Fills an array with what a seat knows."""

    def __init__(self, game: Game[Any], kind: Any) -> None:
        self._recalls = kind is not None and kind.perfect_recall
        self._game = game
        length = layout.dtype_of(game.observation).itemsize // 2
        self.tensor = np.zeros(length, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: _State, player: int) -> None:
        """Write what the seat knows in this state."""
        known = state._position  # noqa: SLF001  (our own state)
        self.tensor[:] = self._game.observed(state.position, player) if known else 0

    def string_from(self, state: _State, player: int) -> str:
        """The same as text, or all that the seat has been told."""
        return state.information_state_string(player) if self._recalls else state.observation_string(player)
