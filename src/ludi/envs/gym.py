"""Gymnasium: one learner against named bots, many matches at once.

::

    from ludi.envs import gym

    envs = gym.vector("alea", seats=3, n=64, opponents=("greedy", "random"))
    observations, info = envs.reset(seed=1)
    while True:
        actions = pick(observations, info["action_mask"])
        observations, rewards, terminations, truncations, info = envs.step(actions)

``random`` and ``greedy`` play inside the compiled step; every other bot that has a name is asked move by move.
A lane whose match has ended has begun the next one already (``AutoresetMode.SAME_STEP``).
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ludi.bots import bot
from ludi.bots.player import Bot, decide
from ludi.core import layout
from ludi.core.catalogue import Value
from ludi.core.checked import BadCall
from ludi.core.contract import Game, is_whole
from ludi.core.errors import BadSetup
from ludi.envs.batch import PLAYERS, CpuBatch, batch
from ludi.envs.lanes import HOLD
from ludi.envs.names import environment_name, game_named
from ludi.extras import needed

with needed("gym", "ludi.envs.gym"):
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from ludi.envs.spaces import action_space, observation_space


def vector(
    game: str | Game[Any],
    seats: int,
    n: int,
    opponents: Sequence[str] = (),
    *,
    seat: int = 0,
    options: Mapping[str, Value] | None = None,
    forced: bool = True,
) -> "LearnerEnv":
    """So many matches in which the learner has this seat; the opponents sit clockwise after it, ``greedy`` by default."""
    asked = game_named(game)
    asked.start(seats, options or {}, 0)  # says what is wrong with seats or options
    return LearnerEnv(asked, seats, n, opponents or ("greedy",) * (seats - 1), seat, options or {}, forced)


class LearnerEnv(VectorEnv[Any, Any, Any]):
    """The learner's side of n matches; a reward is its share of the win less a fair share, at the end."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        n: int,
        opponents: Sequence[str],
        seat: int,
        options: Mapping[str, Value],
        forced: bool,
    ) -> None:
        super().__init__()
        if isinstance(opponents, str) or len(opponents) != seats - 1 or "learner" in opponents:
            raise BadSetup(f"opponents={opponents!r}; expected the names of {seats - 1} bots")
        if not is_whole(seat) or not 0 <= seat < seats:
            raise BadSetup(f"seat={seat!r}; expected 0 to {seats - 1}")
        if not is_whole(n) or n < 1:
            raise BadSetup(f"n={n!r}; expected a whole number from 1 on")
        self.game, self.seat, self.num_envs = game, seat, n
        self._given: dict[str, Any] = {"game": game, "seats": seats, "n": n, "options": options, "forced": forced}
        at = {(seat + 1 + place) % seats: name for place, name in enumerate(opponents)}
        self._given["players"] = [at[other] if at.get(other) in PLAYERS else "learner" for other in range(seats)]
        self._bots: dict[int, Bot] = {
            other: bot(name, other, timed=False) for other, name in at.items() if name not in PLAYERS
        }
        self.metadata = {"name": environment_name(game), "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(game)
        self.single_action_space = action_space(game)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self._lanes: Any = None

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:  # noqa: ARG002
        """Begin every match anew."""
        if seed is None:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0] >> 1)
        self._lanes = batch(**self._given, seed=seed)
        self._lanes.reset()
        self._ask_bots(np.zeros(self.num_envs, dtype=np.bool_), np.zeros(self.num_envs, dtype=np.float32))
        return self._seen(), self._info(None)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play the learner's action in every match, up to its next decision."""
        if self._lanes is None:
            raise BadCall("no match has begun: reset the environment first")
        lanes: CpuBatch = self._lanes
        lanes.step(actions)
        ended, rewards = lanes.dones.copy(), lanes.rewards[:, self.seat].copy()
        self._ask_bots(ended, rewards)
        return self._seen(), rewards, ended, np.zeros(self.num_envs, dtype=np.bool_), self._info(ended)

    def _ask_bots(self, ended: Any, rewards: Any) -> None:
        """Let the bots that are not compiled into the step decide, until every lane waits for the learner."""
        lanes: CpuBatch = self._lanes
        while (waiting := np.flatnonzero(lanes.actors != self.seat)).size:
            lanes.actions[:] = HOLD
            for lane in waiting:
                s = layout.copy(lanes.states[lane])
                step = int(lanes.episodes[lane]) << 20 | int(s.reveals)
                lanes.actions[lane] = decide(self._bots[int(s.actor)], self.game, s, step).action
            lanes.step()
            ended |= lanes.dones
            rewards += np.where(lanes.dones, lanes.rewards[:, self.seat], 0)

    def _seen(self) -> Any:
        return self._lanes.observations.copy()

    def _info(self, ended: Any) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._lanes.masks.copy()}
        if ended is not None and ended.any():
            info |= {"score": self._lanes.scores[:, self.seat].copy(), "place": self._lanes.places[:, self.seat].copy()}
            info |= {"_score": ended.copy(), "_place": ended.copy()}
        return info
