"""``ludi play``: a match in the terminal, against bots or around one screen."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

import ludi
from ludi.bots import bot, warm
from ludi.cli import app
from ludi.cli.screen import screen
from ludi.cli.table import Table
from ludi.core.errors import BadSetup
from ludi.core.match import Match
from ludi.core.texts import LANGUAGES


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game's name, such as alea.")] = "",
    seats: Annotated[int, typer.Option(help="By default, the fewest the game allows, or humans and bots.")] = 0,
    bots: Annotated[str, typer.Option(help="Bots by name, separated by commas; they take the last seats.")] = "",
    humans: Annotated[int | None, typer.Option(min=0, help="People round this terminal; 0 only watches bots.")] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="By default, unguessable dice and shuffles.")] = None,
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")] = "en",
    load: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    box: Annotated[Path | None, typer.Option(help="Play with the values of this box: see ludi box.")] = None,
) -> None:
    """Play in the terminal: alone against bots, or with friends around one screen."""
    if language not in LANGUAGES:
        raise BadSetup(f"language {language!r}; expected one of {', '.join(LANGUAGES)}")
    console = screen()
    named = tuple(name.strip() for name in bots.split(",") if name.strip())
    match = None
    if load:
        match = ludi.load(load)
        game, seats = match.game.name, match.seats
    rules = ludi.game(game, box)
    seats = seats or max(rules.seats[0], len(named) + (1 if humans is None else humans))
    sitting = _sitting(seats, named, humans)
    with console.status(f"Preparing {rules.title} (the first time takes about a minute)"):
        players = {seat: bot(name, seed=seat) for seat, name in enumerate(sitting) if name}
        warm(rules, sitting)
        match = match or Match(rules, seats, secrets.randbits(128) if seed is None else seed)
    Table(match, sitting, players, console, language).run()


def _sitting(seats: int, named: tuple[str, ...], humans: int | None) -> list[str]:
    """The bot of every seat, an empty name for a person; people first."""
    people = humans if humans is not None else max(1, seats - len(named)) if named else 1
    if people + len(named) > seats:
        raise BadSetup(f"{people} people and {len(named)} bots, but {seats} seats")
    fill = named[-1] if named else "centurio"
    return [""] * people + list(named) + [fill] * (seats - people - len(named))
