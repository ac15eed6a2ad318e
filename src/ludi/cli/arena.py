"""``ludi arena``: matches between bots, and what they say."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import ludi
from ludi.arena import Estimate, Plan, Played, Runner, Standing, groups, in_processes, on_ray, standings
from ludi.arena.plan import check
from ludi.bots import warm
from ludi.cli import app


class Report(msgspec.Struct, frozen=True):
    """All of a run: what was planned, what was played, what it says."""

    version: str
    rules: int
    data: str
    plan: Plan
    standings: list[Standing]
    played: list[Played]


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="The game's name, such as alea.")],
    bots: Annotated[str, typer.Option(help="Bots by name, separated by commas; the last one fills empty seats.")],
    matches: Annotated[int, typer.Option(min=1, help="Rounded up so that every bot sits everywhere equally often.")],
    seats: Annotated[int, typer.Option(help="By default, one for each bot.")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="The same seed plays the same matches.")] = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one for every core.")] = 0,
    json: Annotated[Path | None, typer.Option(help="Write plan, matches and table to this file.")] = None,
    report: Annotated[Path | None, typer.Option(help="Write a page with plots and balance to this file.")] = None,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster.")] = "",
    timed: Annotated[bool, typer.Option(help="Hold levels to their time limits; not reproducible.")] = False,
) -> None:
    """Let bots play matches against each other, and rate them with intervals."""
    console = Console()
    entered = tuple(name.strip() for name in bots.split(",") if name.strip())
    plan = Plan(game, seats or len(entered), entered, matches, seed, timed=timed)
    check(plan, ludi.game(game))
    with console.status("Preparing the bots (the first time takes about a minute)"):
        warm(ludi.game(game), entered)
    played = collect(plan, on_ray(ray) if ray else in_processes(workers), console)
    if not played:
        console.print("Nothing was played to its end.")
        raise typer.Exit(1)
    table = standings(plan, played)
    console.print(_table(plan, table, played))
    if json:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(whole(plan, table, played)), indent=1))
        console.print(f"Matches and table: {json}")
    if report:
        from ludi.arena.report import write_report  # noqa: PLC0415  (only when asked for)

        report.write_text(write_report(plan, table, played), encoding="utf-8")
        console.print(f"Report: {report}")


def whole(plan: Plan, table: list[Standing], played: list[Played]) -> Report:
    """All of a run as one value."""
    game = ludi.game(plan.game)
    return Report(ludi.__version__, game.rules, game.data_digest, plan, table, played)


def collect(plan: Plan, run: Runner, console: Console) -> list[Played]:
    """Play the plan with live progress; Ctrl-C keeps what was played."""
    total = sum(len(group) for group in groups(plan))
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    played: list[Played] = []
    results = run(plan)
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("Matches", total=total)
        try:
            for group in results:
                played += group
                progress.update(task, completed=len(played), description=_leader(plan, played))
        except KeyboardInterrupt:
            console.print(f"Stopped: {len(played)} of {total} matches were played to their end.")
        finally:
            getattr(results, "close", lambda: None)()
    return sorted(played, key=lambda match: match.pairing.number)


def _leader(plan: Plan, played: list[Played]) -> str:
    best = max(standings(plan, played), key=lambda standing: standing.share.value)
    return f"{best.bot} {best.share.value:.0%}"


def _table(plan: Plan, standings: list[Standing], played: list[Played]) -> Table:
    lengths = sorted(len(match.actions) for match in played)
    table = Table(
        title=f"{ludi.game(plan.game).title}, {plan.seats} seats, {len(played)} matches, seed {plan.seed}",
        caption=f"95 % intervals; {lengths[len(lengths) // 2]} actions in a median match",
    )
    table.add_column("bot")
    for heading in ("seats played", "wins", "of fair share", "place", "points", "rating"):
        table.add_column(heading, justify="right")
    for heading in ("decisions", "s/match", "slowest s"):
        table.add_column(heading, justify="right")
    for one in standings:
        table.add_row(
            one.bot,
            str(one.appearances),
            _percent(one.share),
            f"{one.share.value / one.fair:.2f} x",
            _interval(one.place, 2),
            _interval(one.points, 1),
            f"{one.rating.value:.1f} ± {one.rating.high - one.rating.value:.1f}",
            f"{one.decisions:.0f}",
            f"{one.seconds:.2f}",
            f"{one.slowest:.2f}",
        )
    return table


def _percent(share: Estimate) -> str:
    return f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})"


def _interval(number: Estimate, digits: int) -> str:
    return f"{number.value:.{digits}f} ± {number.high - number.value:.{digits}f}"
