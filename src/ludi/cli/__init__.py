"""The command line: ``ludi``. One module per command."""

import sys

import typer
from rich.console import Console

from ludi.core.errors import LudiError

app = typer.Typer(
    name="ludi",
    help="Five Roman board games: play, measure, host.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


@app.callback()
def _root() -> None:
    """Keep ``ludi`` a group of commands, however few there are."""


def main() -> None:
    """Run the command line; a deliberate error is a sentence, not a traceback."""
    from ludi.cli import analyse, arena, bench, play  # noqa: F401, PLC0415  (commands register themselves)

    try:
        app()
    except LudiError as error:
        Console(stderr=True).print(f"[red]ludi:[/red] {error}", highlight=False)
        sys.exit(2)
