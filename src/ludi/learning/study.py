"""Learning from the search: let it play, learn to foretell what it found, let it play again with what was learned.

A generation is some hundred thousand decisions of the search against itself, and glimpses of many thousand quick
matches by the policy (``harvest.py``). The policy learns how the search shared out its visits; wins and leads are
learned from how matches of both kinds ended. Nothing one action ahead is told to such a policy: it has to know by
itself, and costs the next search less.
"""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import torch
from torch import Tensor, nn

from ludi.arena.page import page, paragraph, section
from ludi.arena.svg import curves
from ludi.bots.network import Network, Singles, digest, read_network
from ludi.bots.tuning import tuning
from ludi.core.contract import MAX_SEATS, Game
from ludi.learning.folder import NETWORK, RunFolder
from ludi.learning.goals import LEAD_WEIGHT, WIN_WEIGHT, outcome, surprises
from ludi.learning.harvest import Glimpses, Harvest, Notes, blank_glimpses, together
from ludi.learning.model import Model, Seen, ask
from ludi.learning.ppo import Recipe
from ludi.learning.training import measured

HELD_BACK: Final = 0.04
"""Of the decisions of a generation: they only examine what was learned from the others."""


class Material(NamedTuple):
    """What one generation played."""

    notes: Notes
    glimpses: Glimpses


class Lesson(NamedTuple):
    """The same as torch learns from it; what was not searched has one column of visits, which is empty."""

    seen: Seen
    actors: Tensor  # int64
    goals: Tensor  # float32 (2, seat): shares of the win, squashed leads
    visits: Tensor  # int16 by action
    weight: Tensor  # float32: every number of seats counts as much

    def rows(self, chosen: Tensor) -> "Lesson":
        """Some of the rows."""
        return Lesson(self.seen.rows(chosen), *(column[chosen] for column in self[1:]))


class Plan(msgspec.Struct, frozen=True):
    """Everything that a study may change."""

    generations: int = 8
    decisions: int = 120_000  # of the search in a generation
    iterations: int = 128  # of the search at each
    glimpses: int = 400_000  # of quick matches in a generation
    window: int = 4  # so many generations are learned from at a time
    rounds: int = 3  # times over
    hidden: int = 128
    narrow: int = 64
    aided: bool = True  # by the standings of the game's evaluation
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
        self, game: Game[Any], plan: Plan, guide: Path | None, device: str, folder: Path, threads: int, ray: str = ""
    ) -> None:
        self.game, self.plan, self.device, self.threads, self.ray = game, plan, device, threads, ray
        first = None if guide is None else read_network(guide, game)
        told = "" if guide is None else digest(guide)
        self.run = Run(f"{game.name}-v{game.environment}", game.rules, told, plan)
        self.folder = RunFolder(folder, self.run, Generation)
        kept = self.folder.kept()
        torch.manual_seed(plan.seed)
        self.model = _begun(game, plan, first).to(device)
        self.spread: Singles
        if kept:
            self.spread = kept["spread"].numpy()
        elif first is not None:
            self.spread = first.spread
        else:
            self.spread, _ = measured(game, device, Recipe(lanes=1024, seed=plan.seed))
        self.guide = first
        self.next_match = self.next_block = 0
        self.spent = 0.0
        self.progress: list[Generation] = []
        self.window: list[Material] = []
        if kept:
            self._take_up(kept)

    def learn(self, tell: Callable[[Generation], None]) -> Path:
        """All generations; where the weights are."""
        path = self.folder.path / NETWORK
        while len(self.progress) < self.plan.generations:
            began = time.monotonic()
            before = self.next_match
            harvest = self.harvest()
            notes, self.next_match = harvest.gather(self.plan.decisions, before)
            glimpses = blank_glimpses(self.game, 0)
            if self.guide is not None:
                glimpses, self.next_block = harvest.glimpse(self.plan.glimpses, self.next_block)
            kept_back = round(len(notes.actors) * HELD_BACK)
            examined = Notes(*(column[:kept_back] for column in notes))
            learned = Notes(*(column[kept_back:] for column in notes))
            self.window = [*self.window, Material(learned, glimpses)][-self.plan.window :]
            self.fit()
            surprise, misled, agrees = self.examine(examined)
            self.spent += time.monotonic() - began
            decisions = (self.progress[-1].decisions if self.progress else 0) + len(notes.actors)
            matches = self.next_match - before
            self.progress.append(Generation(self.spent, decisions, matches, surprise, misled, agrees))
            path = self.save()
            self.guide = read_network(path, self.game)
            tell(self.progress[-1])
        return path

    def fit(self) -> None:
        """Improve the network by what lies in the window: as many glimpses as decisions of the search."""
        plan, model = self.plan, self.model
        searched = self._lesson(together([one.notes for one in self.window]))
        quick = self._lesson(together([one.glimpses for one in self.window]))
        n = len(searched.actors)
        optimiser = torch.optim.Adam(model.parameters(), lr=plan.rate, eps=1e-5)
        steps = plan.rounds * -(-n // plan.minibatch)
        step = 0
        for _ in range(plan.rounds):
            for rows in torch.randperm(n, device=searched.actors.device).split(plan.minibatch):
                for group in optimiser.param_groups:
                    group["lr"] = plan.last_rate + (plan.rate - plan.last_rate) * (1 - step / steps)
                loss = _loss(model, searched.rows(rows))
                if len(quick.actors):
                    others = torch.randint(len(quick.actors), rows.shape, device=rows.device)
                    loss = loss + _loss(model, quick.rows(others))
                optimiser.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(model.parameters(), 0.5)
                optimiser.step()
                step += 1

    @torch.no_grad()
    def examine(self, notes: Notes) -> tuple[float, float, float]:
        """How surprised it is by the winners, how far its policy is from the search's, how often both agree."""
        lesson = self._lesson(notes)
        sums = torch.zeros(3, device=self.device)
        for rows in torch.arange(len(notes.actors), device=self.device).split(self.plan.minibatch):
            part = lesson.rows(rows)
            answer = ask(self.model, part.seen)
            share, chances = _shares(part.visits), answer.logits.log_softmax(1)
            wins, _ = surprises(answer, part.goals, part.actors, part.seen.seats)
            misled = (share * (share.clamp(min=1e-9).log() - chances).masked_fill(share == 0, 0.0)).sum(1)
            agrees = (share.argmax(1) == chances.argmax(1)).float()
            sums += torch.stack([wins.sum(), misled.sum(), agrees.sum()])
        surprise, away, agreed = (sums / len(notes.actors)).tolist()
        return surprise, away, agreed

    def save(self) -> Path:
        """Write everything that is needed to go on, and the weights."""
        model, run = self.model, self.run
        number = len(self.progress)
        if number < self.plan.generations:
            self.folder.write(self._material(number).name, partial(_write, self.window[-1]))
        else:
            for each in range(self.plan.window):
                self._material(each).unlink(missing_ok=True)
        spread = self._spread().cpu()
        checkpoint = {
            "model": model.state_dict(),
            "spread": spread,
            "next_match": self.next_match,
            "next_block": self.next_block,
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
        self.next_match, self.next_block = kept["next_match"], kept["next_block"]
        self.spent = kept["seconds"]
        torch.set_rng_state(kept["luck"])
        self.progress = self.folder.progress()
        self.guide = read_network(self.folder.path / NETWORK, self.game)
        number = len(self.progress)
        if number < self.plan.generations:
            last = range(max(1, number - self.plan.window + 1), number + 1)
            self.window = [_read(self._material(each)) for each in last]

    def _material(self, generation: int) -> Path:
        """Where what a generation learned from is kept while others still learn from it."""
        return self.folder.path / f"material-{generation % self.plan.window}.npz"

    def harvest(self) -> Harvest:
        """What plays the matches of the next generation: a policy that comes from visits is trusted as it is."""
        style = tuning(self.game).style_of(learned=self.guide is not None)
        if self.progress:
            style = style._replace(warmth=1.0)
        plan = self.plan
        return Harvest(self.game, self.guide, self.spread, style, plan.iterations, plan.seed, self.threads, self.ray)

    def _spread(self) -> Tensor:
        return torch.from_numpy(np.asarray(self.spread, np.float32)).to(self.device)

    def _lesson(self, rows: Notes | Glimpses) -> Lesson:
        """What is told, who acts, what is to be foretold by seat, and what the search tried."""
        columns = {name: torch.from_numpy(column).to(self.device) for name, column in rows._asdict().items()}
        seats, actors = columns["seats"].long(), columns["actors"].long()
        n = len(seats)
        standings = columns["standings"] if self.plan.aided else torch.zeros_like(columns["standings"])
        any_action = torch.ones((n, 1), dtype=torch.bool, device=self.device)
        looks = torch.zeros((n, 1), device=self.device)
        seen = Seen(columns["observations"], standings, looks, columns.get("masks", any_action), seats)
        goals = outcome(columns["results"], seats, self._spread())
        counts = torch.bincount(seats, minlength=MAX_SEATS + 1)
        weight = n / (counts > 0).sum() / counts[seats]
        visits = columns.get("visits", torch.zeros((n, 1), dtype=torch.int16, device=self.device))
        return Lesson(seen, actors, goals, visits, weight)

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


def _shares(visits: Tensor) -> Tensor:
    """Of the visits of each row, what every action had; nothing where nothing was searched."""
    return visits / visits.sum(1, keepdim=True, dtype=torch.float32).clamp(min=1)


def _loss(model: Model, lesson: Lesson) -> Tensor:
    """How far the network is from it."""
    seen = lesson.seen
    answer = ask(model, seen)
    wins, lead = surprises(answer, lesson.goals, lesson.actors, seen.seats)
    loss = WIN_WEIGHT * wins + LEAD_WEIGHT * lead
    if lesson.visits.shape == answer.logits.shape:
        shares = _shares(lesson.visits)
        loss = loss - (shares * answer.logits.log_softmax(1).masked_fill(~seen.masks, 0.0)).sum(1)
    return (loss * lesson.weight).mean()


def _write(material: Material, path: Path) -> None:
    columns = {
        f"{kind}.{name}": column for kind, rows in material._asdict().items() for name, column in rows._asdict().items()
    }
    with path.open("wb") as file:
        np.savez(file, **columns)


def _read(path: Path) -> Material:
    with np.load(path) as kept:
        return Material(
            Notes(**{name: kept[f"notes.{name}"] for name in Notes._fields}),
            Glimpses(**{name: kept[f"glimpses.{name}"] for name in Glimpses._fields}),
        )
