"""The network as torch trains it: the same numbers that ``bots/network.py`` computes, for many positions at once."""

from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from safetensors.torch import save_file
from torch import Tensor, nn
from torch.nn import functional

from ludi.bots.network import Network, inputs_of
from ludi.core.contract import MAX_SEATS, Game

SHARP: Final = 3.0
"""How much a look one action ahead counts before anything is learned, in what such looks usually differ by."""
NEVER: Final = -1e4
"""A bias of sharpness with which looks count for nothing."""


class Seen(NamedTuple):
    """What a network is told of many positions, a row each."""

    observations: Tensor  # int16
    standings: Tensor  # float32 by seat, from the actor on
    looks: Tensor  # float16 by action
    masks: Tensor  # bool by action
    seats: Tensor  # int64

    def rows(self, chosen: Tensor) -> "Seen":
        """Some of the rows."""
        return Seen(*(column[chosen] for column in self))


class Answer(NamedTuple):
    """What it answers: by action, and by seat from the actor on."""

    logits: Tensor
    win_logits: Tensor
    lead_logits: Tensor


class Model(nn.Module):
    """Two layers over sparse inputs; policy, chances and leads are added to what the evaluation says."""

    def __init__(self, game: Game[Any], hidden: int, narrow: int, sharp: float = SHARP) -> None:
        super().__init__()
        inputs, columns = inputs_of(game)
        place, value, scale = [], [], []
        for at, (size, low) in enumerate(zip(inputs.size.tolist(), inputs.low.tolist(), strict=True)):
            place += [at] * max(1, size - 1)
            value += list(range(low + 1, low + size)) if size > 1 else [low]
            scale += [0.0] * (size - 1) if size > 1 else [float(inputs.scale[at])]
        high = np.where(inputs.size > 1, inputs.low + inputs.size - 1, np.iinfo(np.int16).max)
        self.unit = self._constant(torch.ones(1))
        self.place = self._constant(torch.tensor(place))
        self.value = self._constant(torch.tensor(value, dtype=torch.int16))
        self.scale = self._constant(torch.tensor(scale))
        self.low = self._constant(torch.from_numpy(inputs.low.astype(np.int16)))
        self.high = self._constant(torch.from_numpy(high.astype(np.int16)))
        self.first = nn.Linear(columns + MAX_SEATS, hidden)
        self.second = nn.Linear(hidden, narrow)
        self.policy = nn.Linear(narrow, len(game.actions))
        self.sharp = nn.Linear(narrow, 1)
        self.win = nn.Linear(narrow, MAX_SEATS)
        self.lead = nn.Linear(narrow, MAX_SEATS)
        self.gains = nn.Parameter(torch.tensor([2.0, 2.0]))
        nn.init.normal_(self.first.weight, std=(1 / 60) ** 0.5)  # some sixty inputs differ from zero
        nn.init.zeros_(self.first.bias)
        for layer in (self.policy, self.sharp, self.win, self.lead):
            nn.init.normal_(layer.weight, std=0.01)
            nn.init.zeros_(layer.bias)
        nn.init.constant_(self.sharp.bias, sharp)

    @staticmethod
    def _constant(value: Tensor) -> nn.Buffer:
        return nn.Buffer(value)

    def features(self, observations: Tensor) -> Tensor:
        """The columns of many observations."""
        dtype = torch.bfloat16 if observations.is_cuda else torch.float32
        numbers = torch.minimum(torch.maximum(observations, self.low), self.high)[:, self.place]
        hot = (numbers == self.value).to(dtype)
        scaled = (numbers - self.value).to(dtype) * self.scale.to(dtype)
        return torch.where(self.scale > 0, scaled, hot)

    def forward(self, seen: Seen) -> Answer:
        """Policy, chances and leads."""
        told = self.features(seen.observations)
        hidden = functional.relu(self.first(torch.cat([told, seen.standings.to(told.dtype)], 1)))
        narrow = functional.relu(self.second(hidden))
        sharp = self.unit * functional.softplus(self.sharp(narrow)).float()
        logits = self.policy(narrow).float() + sharp * seen.looks.float()
        logits = logits.masked_fill(~seen.masks, -1e9)
        absent = torch.arange(MAX_SEATS, device=logits.device) >= seen.seats[:, None]
        win = (self.win(narrow).float() + self.gains[0] * seen.standings).masked_fill(absent, -1e9)
        lead = self.lead(narrow).float() + self.gains[1] * seen.standings
        return Answer(logits, win, lead)

    @classmethod
    def of(cls, game: Game[Any], network: Network) -> "Model":
        """The same network as bots have it, to learn on."""
        model = cls(game, len(network.first_bias), len(network.second_bias))
        with torch.no_grad():
            for name, weights in model._weights().items():
                weights.copy_(torch.from_numpy(getattr(network, name)))
            model.sharp.bias.fill_(float(network.scalars[0]))
            model.unit.fill_(float(network.scalars[1]))
            model.gains.copy_(torch.from_numpy(network.scalars[2:]))
        return model

    def forget_looks(self) -> None:
        """Let the policy do without looks one action ahead, which take a search longer than the network itself."""
        with torch.no_grad():
            self.sharp.weight.zero_()
            self.sharp.bias.fill_(NEVER)

    def _weights(self) -> dict[str, Tensor]:
        """All that ``bots/network.py`` reads as it lies here, by the names that it has there."""
        return {
            "first": self.first.weight.T,
            "first_bias": self.first.bias,
            "second": self.second.weight.T,
            "second_bias": self.second.bias,
            "policy": self.policy.weight,
            "policy_bias": self.policy.bias,
            "sharp": self.sharp.weight[0],
            "win": self.win.weight,
            "win_bias": self.win.bias,
            "lead": self.lead.weight,
            "lead_bias": self.lead.bias,
        }

    def save(self, path: Path, spread: Tensor, told: dict[str, str]) -> None:
        """Write the weights as ``bots/network.py`` reads them, in half precision."""
        columns = self._weights() | {
            "scalars": torch.cat([self.sharp.bias, self.unit, self.gains]),
            "spread": spread,
        }
        save_file({name: each.detach().cpu().half().contiguous() for name, each in columns.items()}, path, told)


def ask(model: Model, seen: Seen) -> Answer:
    """What a network says of many positions; in half precision on a GPU."""
    with torch.autocast("cuda", torch.bfloat16, enabled=seen.masks.is_cuda):
        answer: Answer = model(seen)
    return answer
