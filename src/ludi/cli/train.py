"""``ludi train``: let a game's bots learn by playing against themselves."""

import shutil
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import ludi
from ludi.arena import in_processes, on_ray
from ludi.bots.network import FILE
from ludi.cli import app
from ludi.core.errors import LudiError
from ludi.extras import needed


@app.command()
def train(
    game: Annotated[str, typer.Argument(help="The game's name, such as alea.")],
    folder: Annotated[Path, typer.Option(help="Where the run is kept; the same command takes a stopped run up again.")],
    decisions: Annotated[float, typer.Option(min=1, help="In millions: how long to learn.")] = 100,
    device: Annotated[str, typer.Option(help="cpu or cuda; by default a GPU if there is one.")] = "",
    lanes: Annotated[int, typer.Option(min=1, help="Matches at a time; by default what suits the device.")] = 0,
    hidden: Annotated[int, typer.Option(min=8, help="Units of the first layer.")] = 128,
    aided: Annotated[
        bool, typer.Option("--aided/--unaided", help="Whether the game's evaluation is told to the network.")
    ] = True,
    seed: Annotated[int, typer.Option(min=0, help="Of shuffles and of the first weights.")] = 1,
    gate: Annotated[
        int, typer.Option(min=0, help="Matches with the fewest and with the most seats; 0 is no gate.")
    ] = 200,
    pace: Annotated[float, typer.Option(min=0.001, help="Seconds a decision in the gate.")] = 0.1,
    workers: Annotated[int, typer.Option(min=0, help="Processes of the gate; 0 is one for every core.")] = 0,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play the gate's matches on this Ray cluster.")] = "",
    install: Annotated[
        bool, typer.Option(help="Give an accepted network to the game, for its strongest bots.")
    ] = False,
) -> None:
    """Learn by self-play, and let the arena judge what came of it."""
    with needed("torch", "learning"):
        import torch  # noqa: PLC0415  (an extra)

        from ludi.learning import gate as gating  # noqa: PLC0415
        from ludi.learning.ppo import Recipe  # noqa: PLC0415
        from ludi.learning.training import Progress as Round  # noqa: PLC0415
        from ludi.learning.training import Training  # noqa: PLC0415
    console = Console()
    played = ludi.game(game)
    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    if device not in {"cpu", "cuda"}:
        raise LudiError(f"device={device!r}; expected cpu or cuda")
    suits = Recipe() if device == "cuda" else Recipe(lanes=1024, steps=32, minibatch=4096)
    recipe = msgspec.structs.replace(suits, lanes=lanes or suits.lanes, hidden=hidden, aided=aided, seed=seed)
    with console.status("Compiling and measuring (the first time takes minutes)"):
        run = Training(played, recipe, device, folder, round(decisions * 1e6))
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("Learning", total=run.run.decisions, completed=run.learner.decisions)

        def tell(done: Round) -> None:
            told = f"{done.decisions / 1e6:.1f} M decisions, surprise {done.surprise:.3f}"
            progress.update(task, completed=done.decisions, description=told)

        try:
            path = run.learn(tell, duels=10)
        except KeyboardInterrupt:
            run.save()
            console.print(f"Stopped after {run.spent:.0f} s; the same command goes on.")
            raise typer.Exit(1) from None
    last = run.progress[-1]
    console.print(f"{last.decisions:,} decisions; strength against the start {run.strength():.2f} fair shares")
    console.print(f"Weights: {path}\nCurves: {folder / 'progress.html'}", markup=False, highlight=False)
    if not gate:
        return
    incumbent = played.folder / FILE
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
