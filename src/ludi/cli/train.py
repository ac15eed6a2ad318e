"""``ludi train``: let a game's bots learn by playing against themselves."""

import os
import shutil
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import ludi
from ludi.arena import in_processes, on_ray
from ludi.bots.network import FILE
from ludi.cli import app
from ludi.core.contract import Game
from ludi.core.errors import LudiError
from ludi.extras import needed


class Teacher(StrEnum):
    """What a network learns from."""

    PLAY = "play"
    SEARCH = "search"


MILLIONS = {Teacher.PLAY: 100.0, Teacher.SEARCH: 1.0}
"""Decisions to learn from, unless somebody wants others: the search takes a thousand times as long for each."""


@app.command()
def train(
    game: Annotated[str, typer.Argument(help="The game's name, such as alea.")],
    folder: Annotated[Path, typer.Option(help="Where the run is kept; the same command takes a stopped run up again.")],
    teacher: Annotated[
        Teacher,
        typer.Option(
            "--from",
            help="play: matches of the policy against itself. search: what a search finds that the network guides, "
            "in generations; it begins with the game's network.",
        ),
    ] = Teacher.PLAY,
    decisions: Annotated[
        float | None, typer.Option(min=0.001, help="In millions: how long to learn; 100 from play, 1 from search.")
    ] = None,
    device: Annotated[str, typer.Option(help="cpu or cuda; by default a GPU if there is one.")] = "",
    lanes: Annotated[int, typer.Option(min=0, help="From play: matches at a time; 0 is what suits.")] = 0,
    hidden: Annotated[int, typer.Option(min=8, help="Units of the first layer.")] = 128,
    aided: Annotated[
        bool, typer.Option("--aided/--unaided", help="Whether the game's evaluation is told to the network.")
    ] = True,
    generations: Annotated[
        int, typer.Option(min=1, help="From search: how often it plays on with what was learned.")
    ] = 8,
    guide: Annotated[Path | None, typer.Option(help="From search: weights to begin with, if not the game's.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Of shuffles and of the first weights.")] = 1,
    gate: Annotated[
        int, typer.Option(min=0, help="Matches with the fewest and with the most seats; 0 is no gate.")
    ] = 200,
    pace: Annotated[float, typer.Option(min=0.001, help="Seconds a decision in the gate.")] = 0.1,
    workers: Annotated[int, typer.Option(min=0, help="Processes of the gate; 0 is one for every core.")] = 0,
    ray: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS", help="Play on this Ray cluster: from search all matches, from play the gate's."
        ),
    ] = "",
    install: Annotated[
        bool, typer.Option(help="Give an accepted network to the game, for its strongest bots.")
    ] = False,
) -> None:
    """Learn by self-play, and let the arena judge what came of it."""
    with needed("torch", "learning"):
        import torch  # noqa: PLC0415  (an extra)

        from ludi.learning import gate as gating  # noqa: PLC0415
    console = Console()
    played = ludi.game(game)
    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    if device not in {"cpu", "cuda"}:
        raise LudiError(f"device={device!r}; expected cpu or cuda")
    wanted = round(1e6 * (decisions or MILLIONS[teacher]))
    incumbent = played.folder / FILE
    if teacher is Teacher.PLAY:
        path = _from_play(console, played, folder, device, wanted, lanes, hidden=hidden, aided=aided, seed=seed)
    else:
        first = guide or (incumbent if incumbent.exists() else None)
        path = _from_search(
            console, played, folder, device, wanted, generations, first, hidden=hidden, aided=aided, seed=seed, ray=ray
        )
    console.print(f"Weights: {path}\nCurves: {folder / 'progress.html'}", markup=False, highlight=False)
    if not gate:
        return
    accepted = True
    runner = on_ray(ray) if ray else in_processes(workers)
    for plan in gating.plans(played, path, incumbent if incumbent.exists() else None, pace, gate, seed):
        with console.status(f"Gate: {plan.matches} matches with {plan.seats} seats"):
            one = gating.judged(plan, runner)
        accepted &= gating.is_better(one)
        share = f"{one.share.value:.1%} ({100 * one.share.low:.0f} to {100 * one.share.high:.0f})"
        console.print(f"{plan.seats} seats: {share} of {one.appearances} matches; even is {one.fair:.0%}")
    console.print("Accepted." if accepted else "Not accepted: an interval is not clear of even.")
    if accepted and install:
        shutil.copyfile(path, incumbent)
        console.print(f"Installed: {incumbent}", markup=False, highlight=False)
    if not accepted:
        raise typer.Exit(1)


def _from_play(
    console: Console,
    game: Game[Any],
    folder: Path,
    device: str,
    decisions: int,
    lanes: int,
    *,
    hidden: int,
    aided: bool,
    seed: int,
) -> Path:
    from ludi.learning.ppo import Recipe  # noqa: PLC0415
    from ludi.learning.training import Progress as Round  # noqa: PLC0415
    from ludi.learning.training import Training  # noqa: PLC0415

    suits = Recipe() if device == "cuda" else Recipe(lanes=1024, steps=32, minibatch=4096)
    recipe = msgspec.structs.replace(suits, lanes=lanes or suits.lanes, hidden=hidden, aided=aided, seed=seed)
    with console.status("Compiling and measuring (the first time takes minutes)"):
        run = Training(game, recipe, device, folder, decisions)

    def learn(show: Callable[[int, str], None]) -> Path:
        def tell(done: Round) -> None:
            show(done.decisions, f"{done.decisions / 1e6:.1f} M decisions, surprise {done.surprise:.3f}")

        try:
            return run.learn(tell, duels=10)
        except KeyboardInterrupt:
            run.save()
            raise

    path = _watched(console, decisions, run.learner.decisions, learn)
    last = run.progress[-1]
    console.print(f"{last.decisions:,} decisions; strength against the start {run.strength():.2f} fair shares")
    return path


def _from_search(
    console: Console,
    game: Game[Any],
    folder: Path,
    device: str,
    decisions: int,
    generations: int,
    guide: Path | None,
    *,
    hidden: int,
    aided: bool,
    seed: int,
    ray: str,
) -> Path:
    from ludi.learning.study import Generation, Plan, Study  # noqa: PLC0415

    each = -(-decisions // generations)
    usual = Plan()
    plan = msgspec.structs.replace(
        usual, generations=generations, decisions=each, glimpses=each * usual.glimpses // usual.decisions,
        hidden=hidden, aided=aided, seed=seed,
    )  # fmt: skip
    with console.status("Compiling and measuring (the first time takes minutes)"):
        study = Study(game, plan, guide, device, folder, os.cpu_count() or 1, ray)

    def learn(show: Callable[[int, str], None]) -> Path:
        def tell(done: Generation) -> None:
            show(len(study.progress), f"Agrees with the search in {done.agrees:.0%}, surprise {done.surprise:.3f}")

        return study.learn(tell)

    path = _watched(console, generations, len(study.progress), learn)
    console.print(f"{study.progress[-1].decisions:,} decisions of the search in {generations} generations")
    return path


def _watched(console: Console, total: int, completed: int, learn: Callable[[Callable[[int, str], None]], Path]) -> Path:
    """Learn behind a progress bar; stopped by Ctrl-C, say how to go on."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("Learning", total=total, completed=completed)
        try:
            return learn(lambda done, told: progress.update(task, completed=done, description=told))
        except KeyboardInterrupt:
            console.print("Stopped; the same command goes on.")
            raise typer.Exit(1) from None
