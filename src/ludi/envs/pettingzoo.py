"""PettingZoo: a match as an agent-environment cycle, one agent a seat.

::

    from ludi.envs import pettingzoo

    env = pettingzoo.env("alea", seats=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ludi.core import texts
from ludi.core.catalogue import Value
from ludi.core.checked import BadCall
from ludi.core.contract import Game, wins
from ludi.core.match import Match
from ludi.envs.names import environment_name, game_named
from ludi.extras import needed

with needed("pettingzoo", "ludi.envs.pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv

    from ludi.envs.spaces import action_space, observation_space


def env(
    game: str | Game[Any], seats: int, options: Mapping[str, Value] | None = None, render_mode: str | None = None
) -> "Cycle":
    """A match of that game as a PettingZoo environment."""
    return Cycle(game_named(game), seats, options or {}, render_mode)


class Cycle(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """Seats act in the order of the rules; every reward comes at the end, the share of the win less a fair share."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, Value], render_mode: str | None) -> None:
        super().__init__()
        self._match = Match(game, seats, 0, options)  # says what is wrong with seats or options
        self.game = game
        self.seats = self._match.seats
        self.options = dict(options)
        self.render_mode = render_mode
        self.metadata = {
            "name": environment_name(game),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces()

    def _spaces(self) -> None:
        mask = spaces.Box(0, 1, (len(self.game.actions),), np.int8)
        seen = spaces.Dict({"observation": observation_space(self.game), "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """What an agent may be shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Every action of the game; ``action_mask`` says which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  (PettingZoo's)
        """Begin a match; the same seed begins the same one."""
        chosen = int(np.random.SeedSequence().generate_state(1, np.uint64)[0]) if seed is None else seed
        self._match = Match(self.game, self.seats, chosen, self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._match.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows; nothing is legal for those who are not to decide."""
        mask = np.zeros(len(self.game.actions), dtype=np.int8)
        if not self._match.over and self.possible_agents[self._match.actor] == agent:
            mask[self.game.legal_codes(self._match.state)] = 1
        return {"observation": self.game.observed(self._match.state, self._number[agent]), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action for the agent whose turn it is; an illegal one raises ``RefusedAction``."""
        if not self.agents:
            raise BadCall("nobody is to act: reset the environment first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._match.play(action)  # type: ignore[arg-type]  # None is refused like anything else that is no action
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._match.over:
            places = self._match.places
            for other in self.agents:
                seat = self._number[other]
                self.rewards[other] = wins(places)[seat] - 1 / self.seats
                self.terminations[other] = True
                self.infos[other] = {"score": self._match.scores[seat], "place": places[seat]}
        else:
            self.agent_selection = self.possible_agents[self._match.actor]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What is asked of whom, as a sentence."""
        if self.render_mode != "ansi":
            return None
        return texts.texts(self.game).event(self._match.view().ask, self.possible_agents)

    def close(self) -> None:
        """Nothing is held open."""
