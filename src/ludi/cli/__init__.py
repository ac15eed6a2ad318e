"""The command line: ``ludi``. One module per command."""

import sys
from importlib import import_module
from typing import Annotated, Final

import typer
from rich.text import Text

import ludi
from ludi.cli.screen import screen
from ludi.core.errors import LudiError

COMMANDS: Final = ("analyse", "arena", "backup", "balance", "bench", "box", "play", "serve", "train", "verify")
"""Modules of this package; importing one registers its commands."""

app = typer.Typer(
    name="ludi",
    help="Five Roman board games: play, measure, host.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


def _tell_version(asked: bool) -> None:
    if asked:
        print(f"ludi {ludi.__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Tell the version.")
    ] = False,
) -> None:
    """Keep ``ludi`` a group of commands, however few there are."""


def main() -> None:
    """Run the command line; a deliberate error is a sentence, not a traceback."""
    for command in COMMANDS:
        import_module(f"ludi.cli.{command}")
    try:
        app()
    except LudiError as error:
        screen(stderr=True).print(Text("ludi:", style="red"), str(error), soft_wrap=True)
        sys.exit(2)
