"""A training run: self-play and learning in turns, kept in a folder so that it can be stopped and taken up again."""

import copy
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import torch

from ludi.arena.page import page, paragraph, section
from ludi.arena.svg import curves
from ludi.core.contract import MAX_SEATS, SCORES, Game
from ludi.learning.duel import duel
from ludi.learning.folder import RunFolder
from ludi.learning.ppo import Learner, Recipe
from ludi.learning.selfplay import Field

FIRST_SPREAD: Final = 10.0
"""Points by which scores are taken to scatter until they have been measured."""
LEAST_SPREAD: Final = 1.0
MATCHES_MEASURED: Final = 200
"""For each number of seats."""
LOOKS_MEASURED: Final = 100
"""Steps of all lanes."""
SAVE_SECONDS: Final = 60.0
"""So much of a run is lost at most."""
DUEL_LANES: Final = 2048


class Run(msgspec.Struct, frozen=True):
    """What a run is of; two that differ in it are two runs."""

    environment: str
    rules: int
    decisions: int
    recipe: Recipe


class Progress(msgspec.Struct, frozen=True):
    """A round of self-play and learning."""

    seconds: float
    decisions: int
    matches: int  # that ended in this round
    entropy: float  # of the policy, in nats: how undecided it is
    surprise: float  # cross-entropy of wins as foretold, in nats
    changed: float  # how much more or less likely the actions of the round have become
    strength: float | None = None  # wins against the start, in fair shares, without any search


def measured(game: Game[Any], device: str, recipe: Recipe) -> tuple[Any, float]:
    """How far final scores of beginners scatter, in points by number of seats, and by how much looks ahead differ.

    The latter in those points, as what one divides by it: what a look counts is told in what looks usually differ by.
    It is 0 if the evaluation is not asked at all, and 1 if it is asked of the seats alone.
    """
    first = np.full(MAX_SEATS + 1, FIRST_SPREAD)
    field = Field(
        game, min(recipe.lanes, 4096), device, recipe.seed + 1, first, aided=recipe.aided, looking=recipe.looking
    )
    learner = Learner(field, recipe)
    field.reset()
    here = torch.arange(MAX_SEATS, device=field.seats.device) < field.seats[:, None]
    squares = torch.zeros(MAX_SEATS + 1, dtype=torch.float64)
    counts = torch.zeros(MAX_SEATS + 1, dtype=torch.float64)
    differences: list[float] = []
    while any(counts[seats] < MATCHES_MEASURED * (seats - 1) for seats in game.seats):
        seen = field.seen()
        if len(differences) < LOOKS_MEASURED:
            n_legal = seen.masks.sum(1)
            looks = seen.looks.masked_fill(~seen.masks, 0.0)
            variance = (looks**2).sum(1) / n_legal - (looks.sum(1) / n_legal) ** 2
            differences.append(float(variance.clamp(min=0).sqrt().mean()))
        field.step(learner.draw(seen))
        ended = field.tensors["dones"]
        scores = field.tensors["results"][:, SCORES].double()
        mean = (scores * here).sum(1, keepdim=True) / field.seats[:, None]
        scatter = (((scores - mean) ** 2) * here).sum(1)
        squares.index_add_(0, field.seats[ended].cpu(), scatter[ended].cpu())
        counts.index_add_(0, field.seats[ended].cpu(), (field.seats[ended] - 1).double().cpu())
    found = torch.sqrt(squares / counts.clamp(min=1)).numpy()
    spread = np.where(counts.numpy() > 0, np.maximum(found, LEAST_SPREAD), FIRST_SPREAD).astype(np.float32)
    if not recipe.aided or not recipe.looking:
        return spread, float(recipe.aided)
    usual = max(1e-6, sum(differences) / len(differences))
    return spread, float(spread[game.seats[-1]]) / FIRST_SPREAD / usual


class Training:
    """A game, a recipe, and a network that gets better."""

    def __init__(self, game: Game[Any], recipe: Recipe, device: str, folder: Path, decisions: int) -> None:
        self.game = game
        self.device = device
        self.run = Run(f"{game.name}-v{game.environment}", game.rules, decisions, recipe)
        self.folder = RunFolder(folder, self.run, Progress)
        kept = self.folder.kept()
        spread, unit = (kept["spread"].numpy(), kept["unit"]) if kept else measured(game, device, recipe)
        field = Field(game, recipe.lanes, device, recipe.seed, spread, aided=recipe.aided, looking=recipe.looking)
        self.learner = Learner(field, recipe)
        self.learner.model.unit.fill_(unit)
        self.start = copy.deepcopy(self.learner.model)
        self.spent = 0.0
        self.progress: list[Progress] = []
        if kept:
            self._take_up(kept)
        self._ring: Field | None = None
        self.learner.field.reset()

    def learn(self, tell: Callable[[Progress], None], duels: int = 0) -> Path:
        """Take the decisions of the run; where the weights are. With ``duels``, the start is challenged so many times."""
        saved = time.monotonic()
        while self.learner.decisions < self.run.decisions:
            began = time.monotonic()
            matches = self.learner.play()
            entropy, surprise, changed = self.learner.learn(self.share)
            self.spent += time.monotonic() - began
            n_duels = sum(one.strength is not None for one in self.progress)
            is_due = n_duels < duels * self.share
            strength = self.strength() if is_due else None
            done = Progress(self.spent, self.learner.decisions, matches, entropy, surprise, changed, strength)
            self.progress.append(done)
            tell(done)
            if time.monotonic() - saved > SAVE_SECONDS:
                self.save()
                saved = time.monotonic()
        return self.save()

    @property
    def share(self) -> float:
        """How much of the run is done, 0 to 1."""
        return min(1.0, self.learner.decisions / self.run.decisions)

    def strength(self, matches: int = 2000) -> float:
        """How the network does against the one that it began as, in fair shares, without any search.

        Asked or not, the run goes on with the same luck.
        """
        seed = self.run.recipe.seed + 2
        if self._ring is None:
            spread = self.learner.spread.cpu().numpy()
            recipe = self.run.recipe
            self._ring = Field(
                self.game, DUEL_LANES, self.device, seed, spread, aided=recipe.aided, looking=recipe.looking
            )
        with torch.random.fork_rng():
            torch.manual_seed(seed)
            return duel(self._ring, self.learner.model, self.start, matches)

    def save(self) -> Path:
        """Write everything; each file takes its place whole."""
        model = self.learner.model
        spread = self.learner.spread.cpu()
        checkpoint = {
            "model": model.state_dict(),
            "start": self.start.state_dict(),
            "optimiser": self.learner.optimiser.state_dict(),
            "spread": spread,
            "unit": float(model.unit),
            "decisions": self.learner.decisions,
            "seconds": self.spent,
        }
        told = {
            "environment": self.run.environment,
            "rules": str(self.run.rules),
            "decisions": str(self.learner.decisions),
            "recipe": msgspec.json.encode(self.run.recipe).decode(),
        }
        return self.folder.save(checkpoint, self.progress, self._page(), lambda to: model.save(to, spread, told))

    def _take_up(self, kept: dict[str, Any]) -> None:
        self.learner.model.load_state_dict(kept["model"])
        self.start.load_state_dict(kept["start"])
        self.learner.optimiser.load_state_dict(kept["optimiser"])
        self.learner.decisions = kept["decisions"]
        self.spent = kept["seconds"]
        self.progress = self.folder.progress()

    def _page(self) -> str:
        """The run as curves over its seconds."""
        last = self.progress[-1] if self.progress else Progress(0.0, 0, 0, 0.0, 0.0, 0.0)
        parts = [
            paragraph(
                f"{last.decisions / 1e6:.1f} of {self.run.decisions / 1e6:.1f} million decisions "
                f"in {last.seconds:.0f} seconds on {self.device}."
            )
        ]
        if len(self.progress) > 1:
            first = self.progress[0]
            told = {
                "surprise": [(round(one.seconds), one.surprise / first.surprise / 2) for one in self.progress],
                "undecided": [(round(one.seconds), one.entropy / first.entropy / 2) for one in self.progress],
            }
            title = "Surprise by the winner, and how undecided the policy is; half is the beginning"
            parts.append(section("Learning", curves(title, list(told.items()))))
        beaten = [(round(one.seconds), one.strength) for one in self.progress if one.strength is not None]
        if beaten:
            shares = [(seconds, strength / (1 + strength)) for seconds, strength in beaten]
            title = "Wins against the network that it began as, without any search; half is even"
            parts.append(section("Strength", curves(title, [("strength", shares)])))
        return page(f"{self.game.title}: learning", *parts)
