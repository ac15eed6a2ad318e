"""Learning by self-play: proximal policy optimisation for any number of seats that take turns.

At every decision the network, seeing with the eyes of the seat to act, foretells the chances and leads of all seats.
The next decision, often another seat's, foretells them again, so that errors are passed back step by step whoever
acts; a seat's action is judged by how much better its own prospects became than they were.
"""

import msgspec
import torch
from torch import Tensor, nn

from ludi.bots.network import MARGIN_SHARE
from ludi.core.contract import MAX_SEATS
from ludi.learning.goals import LEAD_WEIGHT, WIN_WEIGHT, foretold, outcome, surprises
from ludi.learning.model import SHARP, Model, Seen, ask
from ludi.learning.selfplay import Field


class Recipe(msgspec.Struct, frozen=True):
    """Everything that a training run may change."""

    lanes: int = 32768
    steps: int = 32
    hidden: int = 128
    narrow: int = 64
    rate: float = 1e-3
    last_rate: float = 5e-5
    curiosity: float = 0.01
    last_curiosity: float = 0.001
    trace: float = 0.95
    clip: float = 0.2
    rounds: int = 2
    minibatch: int = 32768
    aided: bool = True  # by the game's evaluation of the seats
    looking: bool = True  # and, if so, by its evaluation of every action one ahead
    sharp: float = SHARP
    seed: int = 1


class Rollout:
    """What was seen and done in a number of steps of all lanes."""

    def __init__(self, field: Field, steps: int) -> None:
        def room(name: str, dtype: torch.dtype | None = None) -> Tensor:
            like = field.tensors[name]
            return torch.zeros((steps, *like.shape), dtype=dtype or like.dtype, device=like.device)

        self.seen = Seen(
            room("observations"),
            room("standings"),
            room("looks", torch.float16),
            room("masks"),
            field.seats.expand(steps, -1),
        )
        device = field.seats.device
        self.actors = torch.zeros((steps, field.n), dtype=torch.int64, device=device)
        self.actions = torch.zeros((steps, field.n), dtype=torch.int64, device=device)
        self.chances = torch.zeros((steps, field.n), device=device)  # of the action, in logarithms
        self.values = torch.zeros((steps + 1, field.n, 2, MAX_SEATS), device=device)  # wins and leads, by seat
        self.rewards = torch.zeros((steps, field.n, 2, MAX_SEATS), device=device)
        self.dones = torch.zeros((steps, field.n), dtype=torch.bool, device=device)


class Learner:
    """A model and its optimiser, improved by one batch of self-play after the other."""

    def __init__(self, field: Field, recipe: Recipe) -> None:
        self.field = field
        self.recipe = recipe
        device = field.seats.device
        torch.manual_seed(recipe.seed)
        self.model = Model(field.game, recipe.hidden, recipe.narrow, recipe.sharp).to(device)
        if not recipe.looking:
            self.model.forget_looks()
        self.spread = torch.as_tensor(field.ahead.spread, device=device)
        self.optimiser = torch.optim.Adam(self.model.parameters(), lr=recipe.rate, eps=1e-5)
        self.rollout = Rollout(field, recipe.steps)
        self.decisions = 0

    @torch.no_grad()
    def draw(self, seen: Seen) -> Tensor:
        """An action for every lane, by the chances that the policy gives them."""
        return torch.distributions.Categorical(logits=ask(self.model, seen).logits).sample()

    @torch.no_grad()
    def play(self) -> int:
        """Fill the memory with self-play; how many matches ended."""
        field, rollout = self.field, self.rollout
        now = field.tensors
        for step in range(self.recipe.steps):
            seen = field.seen()
            for room, column in zip(rollout.seen[:4], seen[:4], strict=True):
                room[step].copy_(column)
            actors = now["actors"].long()
            answer = ask(self.model, seen)
            chances = answer.logits.log_softmax(1)
            luck = -torch.log(-torch.log(torch.rand_like(chances).clamp(1e-9, 1 - 1e-7)))
            actions = (answer.logits + luck).masked_fill(~seen.masks, -1e9).argmax(1)
            rollout.actors[step], rollout.actions[step] = actors, actions
            rollout.chances[step] = chances.gather(1, actions[:, None]).squeeze(1)
            rollout.values[step] = foretold(answer, actors, field.seats)
            field.step(actions)
            rollout.dones[step] = now["dones"]
            rollout.rewards[step] = outcome(now["results"], field.seats, self.spread)
        rollout.values[-1] = foretold(ask(self.model, field.seen()), now["actors"].long(), field.seats)
        self.decisions += rollout.dones.numel()
        return int(rollout.dones.sum())

    def learn(self, share: float) -> tuple[float, float, float]:
        """Improve by what is in the memory; ``share`` of the run is over.

        How undecided the policy is, how surprised by the winners, and how much it changed.
        """
        recipe, rollout = self.recipe, self.rollout
        advantages, targets = self._prospects()
        # By a seat's own utility, and on one scale.
        utility = (1 - MARGIN_SHARE) * advantages[:, :, 0] + MARGIN_SHARE * advantages[:, :, 1]
        gain = utility.gather(2, rollout.actors[:, :, None]).squeeze(2).flatten()
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        seen = Seen(*(column.flatten(0, 1) for column in rollout.seen))
        actions, actors, before = rollout.actions.flatten(), rollout.actors.flatten(), rollout.chances.flatten()
        goals = targets.flatten(0, 1)
        rate = recipe.last_rate + (recipe.rate - recipe.last_rate) * (1 - share)
        curiosity = recipe.last_curiosity + (recipe.curiosity - recipe.last_curiosity) * (1 - share)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        sums = torch.zeros(3, device=actions.device)
        n = 0
        for _ in range(recipe.rounds):
            for rows in torch.randperm(len(actions), device=actions.device).split(recipe.minibatch):
                part = seen.rows(rows)
                answer = ask(self.model, part)
                chances = answer.logits.log_softmax(1)
                ratio = (chances.gather(1, actions[rows, None]).squeeze(1) - before[rows]).exp()
                clipped = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
                policy = -torch.minimum(ratio * gain[rows], clipped * gain[rows]).mean()
                entropy = -(chances.exp() * chances.masked_fill(~part.masks, 0.0)).sum(1).mean()
                wins, lead = surprises(answer, goals[rows], actors[rows], part.seats)
                loss = policy + WIN_WEIGHT * wins.mean() + LEAD_WEIGHT * lead.mean() - curiosity * entropy
                self.optimiser.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
                self.optimiser.step()
                sums += torch.stack([entropy, wins.mean(), (ratio - 1).abs().mean()]).detach()
                n += 1
        entropy_told, surprise, changed = (sums / n).tolist()
        return entropy_told, surprise, changed

    @torch.no_grad()
    def _prospects(self) -> tuple[Tensor, Tensor]:
        """By seat, how much better it went than foretold, and what should have been foretold."""
        rollout = self.rollout
        advantages = torch.zeros_like(rollout.rewards)
        carried = torch.zeros_like(rollout.rewards[0])
        for step in range(self.recipe.steps - 1, -1, -1):
            done = rollout.dones[step][:, None, None]
            after = torch.where(done, rollout.rewards[step], rollout.values[step + 1])
            error = after - rollout.values[step]
            carried = error + torch.where(done, 0.0, self.recipe.trace * carried)
            advantages[step] = carried
        return advantages, (rollout.values[:-1] + advantages).clamp(0.0, 1.0)
