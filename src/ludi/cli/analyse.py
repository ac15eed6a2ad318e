"""``ludi analyse``: what a finished match was like."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import Progress

import ludi
from ludi.arena.analysis import analyse, draw_curve, write_analysis
from ludi.arena.page import alone
from ludi.bots.judging import ITERATIONS, Analysis
from ludi.bots.worth import OPEN
from ludi.cli import app
from ludi.cli.files import check_writable
from ludi.cli.screen import screen
from ludi.core.errors import BadRecord, BadSetup
from ludi.core.match import Match
from ludi.core.texts import texts

BLOCKS: Final = "▁▂▃▄▅▆▇█"


@app.command("analyse")
def command(
    file: Annotated[Path, typer.Argument(help="A match saved by ludi play, or downloaded.")],
    iterations: Annotated[
        int, typer.Option(min=50, help="Search iterations for each question; the server takes as many.")
    ] = ITERATIONS,
    html: Annotated[Path | None, typer.Option(help="Write the analysis as a page to this file.")] = None,
    eyes: Annotated[
        str, typer.Option(help="Who judges the chances: open (sees all), spectator, or a seat from 1 on.")
    ] = "open",
    svg: Annotated[Path | None, typer.Option(help="Write the curve as a picture to this file.")] = None,
) -> None:
    """Estimate everybody's chances at every decision, and name turning points and mistakes."""
    console = screen()
    match = _finished(file)
    knower = _knower(eyes, match.seats)
    for path in (html, svg):
        check_writable(path)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Thinking", total=match.step)
        analysis = analyse(match, iterations, lambda step: progress.update(task, completed=step), knower)
    players = [f"Seat {seat + 1}" for seat in range(match.seats)]
    for line in describe(match, analysis, players, min(100, console.width - 16)):
        console.print(line)
    if html:
        html.write_text(write_analysis(match, analysis, players), encoding="utf-8")
        console.print(f"Page: {html}")
    if svg:
        svg.write_text(alone(draw_curve(match, analysis, players)), encoding="utf-8")
        console.print(f"Picture: {svg}")


def _finished(path: Path) -> Match:
    match = ludi.load(path)
    if not match.over:
        raise BadRecord(f"{path}: the match is still running after {match.step} actions")
    return match


def _knower(eyes: str, seats: int) -> int:
    known = {"open": OPEN, "spectator": -1} | {str(seat + 1): seat for seat in range(seats)}
    if eyes not in known:
        raise BadSetup(f"eyes={eyes!r}; expected {', '.join(known)}")
    return known[eyes]


def describe(match: Match, analysis: Analysis, players: list[str], width: int) -> list[str]:
    """The analysis in lines of text."""
    words = texts(match.game)

    def sentence(code: int) -> str:
        return words.action(match.game.actions[code], players)

    lines = [
        f"{match.game.title}, {match.seats} seats, {match.step} moves, judged by {analysis.judge}",
        "Chances to win, from the start to the end:",
    ]
    for seat, player in enumerate(players):
        score = f"{match.scores[seat]} points, place {match.places[seat]}"
        lines += [
            f"  {player:8} {sparkline([share for _, share in analysis.curve(seat)], width)}",
            f"           {score}",
        ]
    lines.append("Largest mistakes:")
    for one in analysis.mistakes():
        lines.append(f"  {one.move:4}  {players[one.seat]}: {sentence(one.action)}")
        lines.append(f"        better by {one.loss:.1%}: {sentence(one.best)}")
    best = analysis.end.index(max(analysis.end))
    lines.append(f"Turning points for {players[best]}: how the chance changed in a turn, and its weightiest move:")
    for turning in analysis.turning_points(seat=best):
        played = sentence(match.actions[turning.step])
        lines.append(f"  {turning.move:4}  {turning.changes[best]:+.0%}  {players[turning.turn.seat]}: {played}")
    return lines


def sparkline(values: list[float], width: int) -> str:
    """Shares from 0 to 1 as a line of blocks; more values than columns are averaged."""
    columns = min(width, len(values))
    blocks = []
    for column in range(columns):
        part = values[column * len(values) // columns : (column + 1) * len(values) // columns]
        blocks.append(BLOCKS[min(len(BLOCKS) - 1, int(sum(part) / len(part) * len(BLOCKS)))])
    return "".join(blocks)
