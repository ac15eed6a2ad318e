"""``ludi arena``: matches between bots, and what they say."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.box import SIMPLE_HEAD as HORIZONTALS
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import ludi
from ludi.arena import Estimate, Plan, Played, Runner, Standing, groups, in_processes, on_ray, standings
from ludi.arena.keeping import add, left_of, run_of, take_up
from ludi.arena.plan import check
from ludi.bots import warm
from ludi.cli import app
from ludi.cli.files import check_writable
from ludi.cli.screen import screen

FAULTS_SHOWN: Final = 10
LONGEST_NAME: Final = 22
"""Longer names of bots are folded, so that the table fits 80 columns."""
SHORT_NAME: Final = 18
"""So much fits beside four wide intervals."""


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="The game's name, such as alea.")],
    bots: Annotated[str, typer.Option(help="Bots by name, separated by commas; the last one fills empty seats.")],
    matches: Annotated[int, typer.Option(min=1, help="Rounded up so that every bot sits everywhere equally often.")],
    seats: Annotated[int, typer.Option(help="By default, one for each bot.")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="The same seed plays the same matches.")] = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one for every core.")] = 0,
    results: Annotated[
        Path | None, typer.Option(help="Write every match to this file as it is played; a run that broke off goes on.")
    ] = None,
    report: Annotated[Path | None, typer.Option(help="Write a page with plots and balance to this file.")] = None,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster.")] = "",
    timed: Annotated[bool, typer.Option(help="Hold levels to their time limits; not reproducible.")] = False,
    move_seconds: Annotated[
        float, typer.Option(min=0, help="Who thinks longer about a decision forfeits; 0 never.")
    ] = 10,
    match_seconds: Annotated[float, typer.Option(min=0, help="The same for all of a match.")] = 0,
    box: Annotated[Path | None, typer.Option(help="Play with the values of this box: see ludi box.")] = None,
    wide: Annotated[bool, typer.Option("--wide", help="Show every column; they need 130 characters.")] = False,
    out: Annotated[Path | None, typer.Option("--json", help="Write every column to this file.")] = None,
) -> None:
    """Let bots play matches against each other, and rate them with intervals."""
    console = screen()
    played_with = ludi.game(game, box)
    entered = tuple(name.strip() for name in bots.split(",") if name.strip())
    plan = Plan(
        *(game, seats or len(entered), entered, matches, seed),
        timed=timed,
        move_seconds=move_seconds,
        match_seconds=match_seconds,
        box=dict(played_with.changes),
    )
    check(plan, played_with)
    for path in (results, report, out):
        check_writable(path)
    before = take_up(results, run_of(plan, played_with)) if results else []
    with console.status("Preparing the bots (the first time takes about a minute)"):
        warm(played_with, entered)
    played = collect(plan, on_ray(ray) if ray else in_processes(workers), console, before, results)
    if not played:
        console.print("Nothing was played to its end.")
        raise typer.Exit(1)
    table = standings(plan, played)
    console.print(_table(plan, table, played, wide=wide))
    for line in faults(played):
        console.print(line)
    if out:
        out.write_bytes(msgspec.json.format(msgspec.json.encode(table)) + b"\n")
        console.print(f"Standings: {out}")
    if results:
        console.print(f"Matches: {results}")
    if report:
        from ludi.arena.report import write_report  # noqa: PLC0415  (only when asked for)

        report.write_text(write_report(plan, table, played), encoding="utf-8")
        console.print(f"Report: {report}")


def faults(played: Sequence[Played]) -> list[str]:
    """The first few forfeits, each with what is needed to see it again."""
    lost = [(match, match.forfeit) for match in played if match.forfeit]
    lines = [
        f"{fault.bot} forfeited match {match.pairing.number} (seed {match.pairing.seed}, seat {fault.seat + 1}) "
        f"at step {fault.step}: {fault.why}"
        for match, fault in lost[:FAULTS_SHOWN]
    ]
    return lines + ([f"… and {len(lost) - FAULTS_SHOWN} forfeits more"] if len(lost) > FAULTS_SHOWN else [])


def collect(
    plan: Plan, run: Runner, console: Console, before: Sequence[Played] = (), results: Path | None = None
) -> list[Played]:
    """Play what is left of the plan with live progress, written as it comes; Ctrl-C keeps what was played."""
    total = sum(len(group) for group in groups(plan))
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    played = list(before)
    groups_played = run(plan, left_of(plan, before))
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("Matches", total=total, completed=len(played))
        try:
            for group in groups_played:
                if results:
                    add(results, group)
                played += group
                progress.update(task, completed=len(played), description=_leader(plan, played))
        except KeyboardInterrupt:
            console.print(f"Stopped: {len(played)} of {total} matches were played to their end.")
        finally:
            getattr(groups_played, "close", lambda: None)()
    return sorted(played, key=lambda match: match.pairing.number)


def _leader(plan: Plan, played: list[Played]) -> str:
    best = max(standings(plan, played), key=lambda standing: standing.share.value)
    return f"{best.bot} {best.share.value:.0%}"


def _table(plan: Plan, standings: list[Standing], played: list[Played], *, wide: bool = False) -> Table:
    """How the bots did; what fits 80 columns, or everything."""
    lengths = sorted(len(match.actions) for match in played)
    seats = {one.appearances for one in standings}
    each = f"; each bot sat {seats.pop()} times" if len(seats) == 1 else ""
    table = Table(
        title=f"{ludi.game(plan.game).title}, {plan.seats} seats, {len(played)} matches, seed {plan.seed}",
        caption=f"95 % intervals; {lengths[len(lengths) // 2]} actions in a median match{each}",
        box=HORIZONTALS,
        pad_edge=False,
        padding=(0, 1, 0, 0),
    )
    table.add_column("bot", overflow="fold", max_width=None if wide else LONGEST_NAME)
    columns: dict[str, Callable[[Standing], str]] = {
        "wins": lambda one: _percent(one.share),
        "of fair share": lambda one: f"{one.share.value / one.fair:.2f} x",
        "place": lambda one: _interval(one.place, 2),
        "points": lambda one: _interval(one.points, 1),
        "rating": lambda one: _interval(one.rating, 1),
    }
    if wide:
        columns = {"seats": lambda one: str(one.appearances)} | columns
        columns["decisions"] = lambda one: f"{one.decisions:.0f}"
        columns["s/match"] = lambda one: f"{one.seconds:.2f}"
        columns["slowest s"] = lambda one: f"{one.slowest:.2f}"
    else:
        del columns["of fair share"]
    if any(one.forfeits for one in standings):
        columns["forfeits"] = lambda one: str(one.forfeits)
        if not wide:
            del columns["points"]  # of matches that broke off they say little, and names need the room
    for heading in columns:
        table.add_column(heading, justify="right", no_wrap=True)
    for one in standings:
        # A name that has to be folded is folded where its digest begins.
        name = one.bot if wide or len(one.bot) <= SHORT_NAME else one.bot.replace("#", "\n#")
        table.add_row(Text(name), *(write(one) for write in columns.values()))  # as it is: my:bot is no emoji
    return table


def _percent(share: Estimate) -> str:
    return f"{share.value:.1%} ({100 * share.low:.1f}–{100 * share.high:.1f})"


def _interval(number: Estimate, digits: int) -> str:
    return f"{number.value:.{digits}f} ± {number.high - number.value:.{digits}f}"
