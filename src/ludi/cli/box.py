"""``ludi box``: the values that your own copy of a game prints."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import ludi
from ludi import boxes
from ludi.cli import app
from ludi.cli.files import CannotWrite, check_writable
from ludi.cli.screen import screen
from ludi.core.errors import BadBox

box = typer.Typer(no_args_is_help=True, help="Play with the values that your own copy of a game prints.")
app.add_typer(box, name="box")

File = Annotated[Path, typer.Argument(help="The file of a box.")]


@box.command()
def new(
    game: Annotated[str, typer.Argument(help="Of which game.")],
    file: Annotated[Path, typer.Argument(help="Where to write it.")],
    everything: Annotated[bool, typer.Option("--all", help="Values that the rulebook prints as well.")] = False,
) -> None:
    """Write a file with every value that your copy may print otherwise, as it is played now."""
    found = ludi.game(game)
    if found.box is None:
        raise BadBox(f"nothing of {found.title} can be printed otherwise")
    check_writable(file)
    if file.exists():
        raise CannotWrite(f"{file}: there is such a file already")
    file.write_text(boxes.write(found, file.stem, everything=everything), encoding="utf-8")
    print(f"{file}: change what your copy prints otherwise, then ludi box check {file}")


@box.command()
def check(file: File) -> None:
    """Say what is wrong with a box, or in how many values it differs from ours."""
    found = boxes.read(file)
    n = len(found.changes)
    differs = (
        f"{n} value{'s' if n > 1 else ''} differ{'' if n > 1 else 's'} from ours" if n else "nothing differs from ours"
    )
    told = f"{found.name}, a box of {ludi.game(found.game).title}: {differs}"
    screen().print(Text("✓", style="green"), told)


@box.command()
def diff(
    file: File,
    other: Annotated[Path | None, typer.Argument(help="Another box; without it, our own values.")] = None,
) -> None:
    """Show value by value in what a box differs from ours, or from another."""
    mine = boxes.read(file)
    theirs = boxes.read(other) if other else None
    if theirs and theirs.game != mine.game:
        raise BadBox(f"{file} is a box of {mine.game}, {other} of {theirs.game}")
    changes = (mine.changes, theirs.changes) if theirs else ({}, mine.changes)
    for line in boxes.compared(ludi.game(mine.game), *changes):
        print(line)
