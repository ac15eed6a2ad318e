"""``ludi verify``: check that a finished match was played fairly and replays."""

from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import typer
from rich.text import Text

from ludi.cli import app
from ludi.cli.screen import screen
from ludi.core.errors import LudiError

SECONDS: Final = 30
MOST_BYTES: Final = 4 << 20


class CannotFetch(LudiError):
    """A record is not where it was said to be."""


@app.command()
def verify(
    source: Annotated[str, typer.Argument(help="A record as a file, or the address of a table or of its record.")],
    token: Annotated[
        str | None, typer.Option(help="A program's token, for a private table.", envvar="LUDI_TOKEN")
    ] = None,
) -> None:
    """Check commitment, shares and replay of a finished match."""
    from ludi.server.fairness import verify as check  # noqa: PLC0415  (a quick --help)

    match, proof = check(_fetched(source, token))
    given = sum(share is not None for share in proof.shares)
    out, done = screen(), Text("✓", style="green")
    out.print(done, f"the secret is the one committed to when table {proof.table} was made")
    out.print(done, f"the seed is made of the secret and {given} people's shares")
    out.print(done, f"all {match.step} actions replay to the byte: {match.game.title}")
    if match.over:
        out.print(f"  ended {match.ending}: scores {' '.join(map(str, match.scores))}")
    for seat, share in enumerate(proof.shares):
        out.print(f"  seat {seat}: {share or 'no share'}")


def _fetched(source: str, token: str | None) -> str:
    if urlsplit(source).scheme not in {"http", "https"}:
        try:
            return Path(source).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise CannotFetch(f"{source}: {error}") from error
    address = source if source.endswith("/record") else f"{_table(source)}/record"
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    try:
        with urlopen(Request(address, headers=headers), timeout=SECONDS) as answer:  # noqa: S310  (http and https only)
            return str(answer.read(MOST_BYTES).decode())
    except OSError as error:
        raise CannotFetch(f"{address}: {error}") from error


def _table(page: str) -> str:
    """The table that a page of the client, or of the interface, shows."""
    found = urlsplit(page)
    return f"{found.scheme}://{found.netloc}/api/tables/{found.path.rstrip('/').rpartition('/')[2]}"
