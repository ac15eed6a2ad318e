"""What a network is to foretell of a match: who wins and by how much, by seat or from the seat to act on."""

from typing import Final

import torch
from torch import Tensor
from torch.nn import functional

from ludi.core.contract import MAX_SEATS, PLACES, SCORES
from ludi.learning.model import Answer

WIN_WEIGHT: Final = 0.5
LEAD_WEIGHT: Final = 0.25
"""How much both count beside the policy."""


def by_seat(values: Tensor, actors: Tensor, seats: Tensor) -> Tensor:
    """Columns from the actor on, put to the seats' own places; absent seats have 0."""
    places = torch.arange(MAX_SEATS, device=values.device)
    source = (places - actors[:, None]) % seats[:, None]
    return torch.where(places < seats[:, None], values.gather(1, source), 0.0)


def from_actor(values: Tensor, actors: Tensor, seats: Tensor) -> Tensor:
    """The other way round."""
    places = torch.arange(MAX_SEATS, device=values.device)
    source = (places + actors[:, None]) % seats[:, None]
    return torch.where(places < seats[:, None], values.gather(1, source), 0.0)


def foretold(answer: Answer, actors: Tensor, seats: Tensor) -> Tensor:
    """Chances and leads by seat."""
    wins = by_seat(answer.win_logits.softmax(1), actors, seats)
    leads = by_seat(answer.lead_logits.sigmoid(), actors, seats)
    return torch.stack([wins, leads], 1)


def outcome(results: Tensor, seats: Tensor, spread: Tensor) -> Tensor:
    """Shares of the win and squashed leads of finished matches, by seat."""
    here = torch.arange(MAX_SEATS, device=results.device) < seats[:, None]
    won = (results[:, PLACES] == 1) & here
    wins = won.float() / won.sum(1, keepdim=True).clamp(min=1)
    scores = results[:, SCORES].float().masked_fill(~here, -1e9)
    top = scores.topk(2, 1).values
    best_other = torch.where(scores == top[:, :1], top[:, 1:], top[:, :1])
    lead = scores - best_other
    leads = 0.5 + 0.5 * lead / (lead.abs() + 2 * spread[seats][:, None])
    return torch.stack([wins, torch.where(here, leads, 0.0)], 1)


def surprises(answer: Answer, goals: Tensor, actors: Tensor, seats: Tensor) -> tuple[Tensor, Tensor]:
    """How far what was foretold of the wins and of the leads is from the goals, which are by seat: cross-entropies."""
    here = torch.arange(MAX_SEATS, device=seats.device) < seats[:, None]
    goal_wins = from_actor(goals[:, 0], actors, seats)
    goal_leads = from_actor(goals[:, 1], actors, seats)
    wins = -(goal_wins * answer.win_logits.log_softmax(1).masked_fill(~here, 0.0)).sum(1)
    leads = functional.binary_cross_entropy_with_logits(answer.lead_logits, goal_leads, reduction="none")
    return wins, (leads * here).sum(1)
