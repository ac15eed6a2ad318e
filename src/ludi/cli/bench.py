"""``ludi bench``: how fast the games are, with peers in the same run."""

import math
from typing import Annotated, Any

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

import ludi
from ludi.bench import peers
from ludi.bench.measure import Compile, Speed, compile_times, measure
from ludi.bench.peers import Peer, Rival
from ludi.cli import app


class Report(msgspec.Struct):
    """Everything measured in one run."""

    speeds: list[Speed] = []
    compiles: list[Compile] = []
    peers: list[Peer] = []


@app.command()
def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Which games; all if none is named.")] = None,
    *,
    with_peers: Annotated[
        bool, typer.Option("--peers", help="Also run games of OpenSpiel, pgx and RLCard, where installed.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
    seconds: Annotated[float, typer.Option(help="How long to measure each thing.")] = 2.0,
) -> None:
    """Measure random play, copies, conceals and compile times on this machine."""
    chosen = [ludi.game(name) for name in games or ludi.GAMES]
    errors = Console(stderr=True)
    rivals = [rival for rival in peers.RIVALS if with_peers and rival.is_installed]
    if with_peers:
        for library in sorted({rival.library for rival in peers.RIVALS if not rival.is_installed}):
            errors.print(f"{library} is not installed: pip install 'ludi-romani[peers]'", highlight=False)
        if peers.LEDUC not in ludi.GAMES:
            errors.print("The game that all peers have is not installed: pip install ./examples/leduc", highlight=False)
    report = _run(chosen, rivals, seconds, errors)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        _show(report)


def _run(games: list[Any], rivals: list[Rival], seconds: float, console: Console) -> Report:
    report = Report()
    jobs = sum(len(game.seats) for game in games) + len(games) + len(rivals)
    columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=jobs)
        for game in games:
            for seats in game.seats:
                progress.update(task, description=f"{game.title}, {seats} seats (compiles at first)")
                report.speeds.append(measure(game, seats, seconds))
                progress.advance(task)
            progress.update(task, description=f"{game.title}: compile times")
            report.compiles.append(compile_times(game))
            progress.advance(task)
        for rival in rivals:
            progress.update(task, description=str(rival))
            report.peers.append(rival.measure(2 * seconds))
            progress.advance(task)
    return report


def _show(report: Report) -> None:
    console = Console()
    title = "Random play with mask, and as a batch with observations too; everything a second, also on all cores"
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("game", "seats", "decisions", "all", "observed", "all", "matches", "copies", "conceals", "state"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for speed in report.speeds:
        table.add_row(
            speed.game,
            str(speed.seats),
            short(speed.decisions_per_second),
            short(speed.decisions_per_second_all_cores),
            short(speed.observed_per_second),
            short(speed.observed_per_second_all_cores),
            short(speed.matches_per_second),
            short(speed.copies_per_second),
            short(speed.conceals_per_second),
            f"{speed.state_bytes} B",
        )
    console.print(table)
    for compile_ in report.compiles:
        console.print(
            f"{compile_.game}: first legal list {compile_.cold:.1f} s cold, {compile_.warm:.2f} s from the cache",
            highlight=False,
        )
    for peer in report.peers:
        console.print(
            f"{peer.game}: {short(peer.decisions_per_second)} decisions/s; {ratios(report.speeds, peer)}",
            highlight=False,
        )


def short(number: float) -> str:
    """Three digits that matter: ``2.55 M``, ``506 k``, ``87``."""
    for size, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k"), (1, "")):
        if number >= size:
            digits = max(0, 2 - int(math.log10(number / size))) if letter else 0
            return f"{number / size:.{digits}f}{letter}"
    return f"{number:.2g}"


def ratios(speeds: list[Speed], peer: Peer) -> str:
    """How many times as fast each game is, or the same one, from its slowest seat count to its quickest."""
    found: dict[str, list[float]] = {}
    for speed in speeds:
        if peer.same_as not in {"", speed.game}:
            continue
        ours = speed.observed_per_second if peer.observes else speed.decisions_per_second
        found.setdefault(speed.game, []).append(ours / peer.decisions_per_second)
    return ", ".join(f"{game} {_range(times)} times" for game, times in found.items())


def _range(times: list[float]) -> str:
    low, high = short(min(times)), short(max(times))
    return low if low == high else f"{low} to {high}"
