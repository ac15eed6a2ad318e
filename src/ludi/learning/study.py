"""Learning from the search: let it play, learn to foretell what it found, let it play again with what was learned.

A generation is some hundred thousand decisions of the search against itself (``harvest.py``). The policy learns how
the search shared out its visits; wins and leads are learned from how matches ended and from what the search had come
to expect, which scatters less. Nothing one action ahead is told to such a policy: it has to know by itself, and
costs the next search less.
"""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import torch
from torch import Tensor, nn

from ludi.arena.page import page, paragraph, section
from ludi.arena.svg import curves
from ludi.bots.network import Network, Singles, digest, read_network
from ludi.bots.tuning import tuning
from ludi.core.contract import Game
from ludi.learning.folder import NETWORK, RunFolder
from ludi.learning.goals import LEAD_WEIGHT, WIN_WEIGHT, outcome, surprises
from ludi.learning.harvest import Harvest, Notes, together
from ludi.learning.model import Model, Seen, ask
from ludi.learning.ppo import Recipe
from ludi.learning.training import measured

HELD_BACK: Final = 0.04
"""Of the decisions of a generation: they only examine what was learned from the others."""
COLUMNS: Final = Notes._fields


class Plan(msgspec.Struct, frozen=True):
    """Everything that a study may change."""

    generations: int = 4
    decisions: int = 250_000  # of a generation
    iterations: int = 128  # of the search at each
    window: int = 3  # so many generations are learned from at a time
    rounds: int = 6  # times over
    hidden: int = 128
    narrow: int = 64
    aided: bool = True  # by the standings of the game's evaluation
    trust: float = 0.25  # of a goal, so much is what the search expected, the rest how the match ended
    rate: float = 1e-3
    last_rate: float = 5e-5
    minibatch: int = 4096
    seed: int = 1


class Run(msgspec.Struct, frozen=True):
    """What a study is of; two that differ in it are two."""

    environment: str
    rules: int
    guide: str  # the digest of the network it began with, or nothing
    plan: Plan


class Generation(msgspec.Struct, frozen=True):
    """What came of one generation, by the decisions that were held back."""

    seconds: float
    decisions: int  # of all generations so far
    matches: int
    surprise: float  # cross-entropy of the winners, in nats
    misled: float  # how far the policy is from the visits of the search: the divergence, in nats
    agrees: float  # how often both prefer the same action


class Study:
    """A game, a plan, and a network that gets better by what the search finds with it."""

    def __init__(
        self, game: Game[Any], plan: Plan, guide: Path | None, device: str, folder: Path, threads: int
    ) -> None:
        self.game, self.plan, self.device, self.threads = game, plan, device, threads
        first = None if guide is None else read_network(guide, game)
        told = "" if guide is None else digest(guide)
        self.run = Run(f"{game.name}-v{game.environment}", game.rules, told, plan)
        self.folder = RunFolder(folder, self.run, Generation)
        kept = self.folder.kept(device)
        torch.manual_seed(plan.seed)
        self.model = _begun(game, plan, first).to(device)
        self.spread: Singles
        if kept:
            self.spread = kept["spread"].cpu().numpy()
        elif first is not None:
            self.spread = first.spread
        else:
            self.spread, _ = measured(game, device, Recipe(lanes=1024, seed=plan.seed))
        self.guide = first
        self.next_match = 0
        self.spent = 0.0
        self.progress: list[Generation] = []
        self.window: list[Notes] = []
        if kept:
            self._take_up(kept)

    def learn(self, tell: Callable[[Generation], None]) -> Path:
        """All generations; where the weights are."""
        path = self.folder.path / NETWORK
        while len(self.progress) < self.plan.generations:
            began = time.monotonic()
            before = self.next_match
            harvest = self._harvest()
            notes, self.next_match = harvest.gather(self.plan.decisions, before)
            kept_back = round(len(notes.actors) * HELD_BACK)
            examined = Notes(*(column[:kept_back] for column in notes))
            self.window = [*self.window, Notes(*(column[kept_back:] for column in notes))][-self.plan.window :]
            self.fit(together(self.window))
            surprise, misled, agrees = self.examine(examined)
            self.spent += time.monotonic() - began
            decisions = (self.progress[-1].decisions if self.progress else 0) + len(notes.actors)
            matches = self.next_match - before
            self.progress.append(Generation(self.spent, decisions, matches, surprise, misled, agrees))
            path = self.save()
            self.guide = read_network(path, self.game)
            tell(self.progress[-1])
        return path

    def fit(self, notes: Notes) -> None:
        """Improve the network by these decisions."""
        plan, model = self.plan, self.model
        told, actors, goals, shares = self._lesson(notes)
        n = len(actors)
        counts = torch.bincount(told.seats)
        weight = n / (counts > 0).sum() / counts[told.seats]  # every number of seats counts as much
        optimiser = torch.optim.Adam(model.parameters(), lr=plan.rate, eps=1e-5)
        steps = plan.rounds * -(-n // plan.minibatch)
        step = 0
        for _ in range(plan.rounds):
            for rows in torch.randperm(n, device=actors.device).split(plan.minibatch):
                for group in optimiser.param_groups:
                    group["lr"] = plan.last_rate + (plan.rate - plan.last_rate) * (1 - step / steps)
                part = told.rows(rows)
                answer = ask(model, part)
                policy = -(shares(rows) * answer.logits.log_softmax(1).masked_fill(~part.masks, 0.0)).sum(1)
                wins, lead = surprises(answer, goals[rows], actors[rows], part.seats)
                loss = ((policy + WIN_WEIGHT * wins + LEAD_WEIGHT * lead) * weight[rows]).mean()
                optimiser.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(model.parameters(), 0.5)
                optimiser.step()
                step += 1

    @torch.no_grad()
    def examine(self, notes: Notes) -> tuple[float, float, float]:
        """How surprised it is by the winners, how far its policy is from the search's, how often both agree."""
        told, actors, _, shares = self._lesson(notes)
        ended = outcome(torch.from_numpy(notes.results).to(self.device), told.seats, self._spread())
        sums = torch.zeros(3, device=self.device)
        for rows in torch.arange(len(actors), device=self.device).split(self.plan.minibatch):
            part, share = told.rows(rows), shares(rows)
            answer = ask(self.model, part)
            chances = answer.logits.log_softmax(1)
            wins, _ = surprises(answer, ended[rows], actors[rows], part.seats)
            misled = (share * (share.clamp(min=1e-9).log() - chances).masked_fill(share == 0, 0.0)).sum(1)
            agrees = (share.argmax(1) == chances.argmax(1)).float()
            sums += torch.stack([wins.sum(), misled.sum(), agrees.sum()])
        surprise, away, agreed = (sums / len(actors)).tolist()
        return surprise, away, agreed

    def save(self) -> Path:
        """Write everything that is needed to go on, and the weights."""
        model, run = self.model, self.run
        is_done = len(self.progress) == self.plan.generations
        for path, notes in zip(self._notes(), self.window, strict=False):
            if is_done:
                path.unlink(missing_ok=True)
            else:
                self.folder.write(path.name, partial(_write, notes))
        spread = self._spread().cpu()
        checkpoint = {
            "model": model.state_dict(),
            "spread": spread,
            "next_match": self.next_match,
            "seconds": self.spent,
            "luck": torch.get_rng_state(),
        }
        told = {
            "environment": run.environment,
            "rules": str(run.rules),
            "decisions": str(self.progress[-1].decisions),
            "recipe": msgspec.json.encode(self.plan).decode(),
        }
        return self.folder.save(checkpoint, self.progress, self._page(), lambda to: model.save(to, spread, told))

    def _take_up(self, kept: dict[str, Any]) -> None:
        self.model.load_state_dict(kept["model"])
        self.next_match = kept["next_match"]
        self.spent = kept["seconds"]
        torch.set_rng_state(kept["luck"].cpu())
        self.progress = self.folder.progress()
        self.guide = read_network(self.folder.path / NETWORK, self.game)
        self.window = [_read(path) for path in self._notes() if path.exists()]

    def _notes(self) -> list[Path]:
        """Where the window is kept until the study is done."""
        return [self.folder.path / f"notes-{number}.npz" for number in range(self.plan.window)]

    def _harvest(self) -> Harvest:
        style = tuning(self.game).style_of(learned=self.guide is not None)
        plan = self.plan
        return Harvest(self.game, self.guide, self.spread, style, plan.iterations, plan.seed, self.threads)

    def _spread(self) -> Tensor:
        return torch.from_numpy(np.asarray(self.spread, np.float32)).to(self.device)

    def _lesson(self, notes: Notes) -> tuple[Seen, Tensor, Tensor, Callable[[Tensor], Tensor]]:
        """What is told, who acts, what is to be foretold by seat, and the shares of visits of some rows."""
        columns = {name: torch.from_numpy(getattr(notes, name)).to(self.device) for name in COLUMNS}
        seats, actors = columns["seats"].long(), columns["actors"].long()
        standings = columns["standings"] if self.plan.aided else torch.zeros_like(columns["standings"])
        looks = torch.zeros((len(seats), 1), device=self.device)
        seen = Seen(columns["observations"], standings, looks, columns["masks"], seats)
        ended = outcome(columns["results"], seats, self._spread())
        goals = (1 - self.plan.trust) * ended + self.plan.trust * columns["foretold"]

        def shares(rows: Tensor) -> Tensor:
            some = columns["visits"][rows].float()
            return some / some.sum(1, keepdim=True)

        return seen, actors, goals, shares

    def _page(self) -> str:
        """The study as curves over its generations."""
        last = self.progress[-1]
        parts = [
            paragraph(
                f"{len(self.progress)} of {self.plan.generations} generations, {last.decisions / 1e6:.1f} million "
                f"decisions in {last.seconds:.0f} seconds."
            )
        ]
        if len(self.progress) > 1:
            numbered = list(enumerate(self.progress, 1))
            told = {
                "surprise": [(number, one.surprise / 2) for number, one in numbered],
                "agreement": [(number, one.agrees) for number, one in numbered],
            }
            title = "Surprise by the winner, halved, and how often policy and search prefer the same action"
            parts.append(section("Learning", curves(title, list(told.items()))))
        return page(f"{self.game.title}: learning from the search", *parts)


def _begun(game: Game[Any], plan: Plan, first: Network | None) -> Model:
    """The network to begin with: the guide's weights where it has the same size, else a blank one."""
    is_alike = first is not None and (len(first.first_bias), len(first.second_bias)) == (plan.hidden, plan.narrow)
    model = Model.of(game, first) if first is not None and is_alike else Model(game, plan.hidden, plan.narrow)
    model.forget_looks()
    model.unit.fill_(float(plan.aided))
    return model


def _write(notes: Notes, path: Path) -> None:
    with path.open("wb") as file:
        np.savez(file, **notes._asdict())


def _read(path: Path) -> Notes:
    with np.load(path) as kept:
        return Notes(**{name: kept[name] for name in COLUMNS})
