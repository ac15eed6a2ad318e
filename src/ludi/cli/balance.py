"""``ludi balance``: is a game fair? Seats, cards and endings among equals, for one box or for two on the same seeds."""

from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table

import ludi
from ludi.arena import Estimate, Plan, Played, in_processes
from ludi.arena.keeping import run_of, take_up
from ludi.arena.laboratory import Change, Finding, Findings, compared, findings
from ludi.arena.plan import check, game_of
from ludi.bots import warm
from ludi.cli import app
from ludi.cli.arena import collect
from ludi.cli.files import check_writable
from ludi.cli.screen import screen
from ludi.core.catalogue import Value
from ludi.core.contract import Game
from ludi.core.texts import Texts, texts

SHOWN: Final = 12
LOW: Final = 0.8
HIGH: Final = 1.25
"""Of the share of equals: a seat outside of these is told in red."""


@app.command()
def balance(
    game: Annotated[str, typer.Argument(help="The game's name, such as praetor.")],
    seats: Annotated[int, typer.Option(help="By default, the fewest.")] = 0,
    bot: Annotated[str, typer.Option(help="Who plays all seats: greedy, centurio, legatus …")] = "greedy",
    matches: Annotated[int, typer.Option(min=2)] = 2000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed plays the same matches.")] = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one for every core.")] = 0,
    option: Annotated[
        list[str] | None,
        typer.Option(help="An option of the game, such as characters=CAE-POM-CRA; several may be given."),
    ] = None,
    box: Annotated[Path | None, typer.Option(help="Play with the values of this box: see ludi box.")] = None,
    beside: Annotated[Path | None, typer.Option(help="Play the same seeds with this box too, and compare.")] = None,
    results: Annotated[Path | None, typer.Option(help="Keep the matches; a run that broke off goes on.")] = None,
    out: Annotated[Path | None, typer.Option("--json", help="Write all findings to this file.")] = None,
) -> None:
    """Let equals play, and tell which seats, cards, tiles and endings stand out from what chance explains."""
    console = screen()
    for path in (results, out):
        check_writable(path)
    options = _options(ludi.game(game), option or [])
    plan, played = _played(console, game, box, seats, options, bot, matches, seed, workers, results)
    found = findings(plan, played)
    _show(console, plan, found)
    changes: list[Change] = []
    if beside is not None:
        other, others = _played(console, game, beside, seats, options, bot, matches, seed, workers, _second(results))
        _show(console, other, findings(other, others))
        changes = compared(plan, played, other, others)
        console.print(_compared(changes))
    if out:
        out.write_bytes(msgspec.json.format(msgspec.json.encode({"findings": found, "changes": changes})) + b"\n")


def _options(game: Game[Any], said: list[str]) -> dict[str, Value]:
    """``name=value`` as the game's own values; what it does not know is left for the plan's check to refuse."""
    values = {(option.name, str(value)): value for option in game.options for value in option.values}
    pairs = [(name, value) for name, _, value in (text.partition("=") for text in said)]
    return {name: values.get((name, value), value) for name, value in pairs}


def _second(results: Path | None) -> Path | None:
    return None if results is None else results.with_name(f"{results.stem}-beside{results.suffix}")


def _played(
    console: Console,
    game: str,
    box: Path | None,
    seats: int,
    options: dict[str, Value],
    bot: str,
    matches: int,
    seed: int,
    workers: int,
    results: Path | None,
) -> tuple[Plan, list[Played]]:
    chosen = ludi.game(game, box)
    plan = Plan(game, seats or chosen.seats[0], (bot,), matches, seed, options=options, box=dict(chosen.changes))
    check(plan, chosen)
    before = take_up(results, run_of(plan, chosen)) if results else []
    with console.status("Preparing the bots (the first time takes about a minute)"):
        warm(chosen, plan.bots)
    played = [match for match in collect(plan, in_processes(workers), console, before, results) if not match.forfeit]
    if not played:
        console.print("Nothing was played to its end.")
        raise typer.Exit(1)
    return plan, played


def _show(console: Console, plan: Plan, found: Findings) -> None:
    game = game_of(plan)
    words = texts(game)
    seats = Table(title=f"{game.title} ({game.name}), {plan.seats} seats, {found.matches} matches of {plan.bots[0]}")
    for heading in ("seat", "wins", "of equals' share"):
        seats.add_column(heading, justify="right")
    for one in found.seats:
        of_equals = one.share.value / one.expected
        colour = "red" if not LOW <= of_equals <= HIGH else "yellow" if one.is_clear else "white"
        seats.add_row(one.what[2], _percent(one.share), f"[{colour}]{of_equals:.2f}[/{colour}]")
    console.print(seats)
    endings = ", ".join(f"{words.name(ending)} {_percent(share)}" for ending, share in found.endings.items())
    console.print(f"Endings: {endings}")
    console.print(f"Actions: {_spread(found.lengths)}; scores: {_spread(found.scores)} (least, median, most)")
    clear = [one for one in found.used if one.is_clear]
    console.print(f"{len(clear)} of {len(found.used)} values stand out (at most 5 % of these by chance)")
    if clear:
        console.print(_used(clear[:SHOWN], words))


def _used(clear: list[Finding], words: Texts) -> Table:
    table = Table()
    for heading in ("action", "with", "seats that did", "won", "others won"):
        table.add_column(heading, justify="left" if heading in {"action", "with"} else "right")
    for one in clear:
        kind, _, value = one.what
        named = words.name(value) if words.has_name(value) else value
        table.add_row(kind, named, str(one.n), _percent(one.share), f"{one.expected:.0%}")
    return table


def _compared(changes: list[Change]) -> Table:
    table = Table(title="The second box beside the first, on the same seeds")
    for heading in ("seat", "before", "after", "difference in points"):
        table.add_column(heading, justify="right")
    for one in changes:
        value, low, high = (100 * n for n in (one.difference.value, one.difference.low, one.difference.high))
        table.add_row(
            str(one.seat + 1), f"{one.before:.0%}", f"{one.after:.0%}", f"{value:+.1f} ({low:+.1f} to {high:+.1f})"
        )
    return table


def _percent(share: Estimate) -> str:
    return f"{share.value:.0%} ({share.low:.0%} to {share.high:.0%})"


def _spread(numbers: tuple[int, float, int]) -> str:
    return f"{numbers[0]}, {numbers[1]:g}, {numbers[2]}"
