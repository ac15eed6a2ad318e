"""``ludi backup``: a copy of everything, taken while the server runs."""

import os
import shutil
import sqlite3
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from ludi.cli import app
from ludi.core.errors import LudiError
from ludi.extras import needed


class CannotBackUp(LudiError):
    """The copy could not be made; an incomplete one has been removed."""


@app.command()
def backup(
    folder: Annotated[Path, typer.Argument(help="Where to put the copy; a new folder is made inside.")],
    config: Annotated[Path | None, typer.Option(help="A TOML file with settings.")] = None,
    database: Annotated[str | None, typer.Option(help="As for serve.")] = None,
    data_dir: Annotated[Path | None, typer.Option(help="As for serve.")] = None,
) -> None:
    """Copy the database and the server's key, consistent to one moment, while people play."""
    with needed("server", "ludi backup"):
        from ludi.server import config as settings_file  # noqa: PLC0415  (a quick --help)

    given = {"database": database, "data_dir": None if data_dir is None else str(data_dir)}
    settings = settings_file.load(config, given=given)
    target = folder / f"ludi-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    target.mkdir(parents=True, mode=0o700)
    try:
        if settings.is_postgres:
            _dump_postgres(settings.database, target / "ludi.dump")
        else:
            _copy_sqlite(Path(settings.database_url.partition(":///")[2]), target / "ludi.sqlite3")
        _copy_key(settings.folder / "server.key", target / "server.key")
    except (OSError, sqlite3.Error, subprocess.CalledProcessError) as error:
        shutil.rmtree(target, ignore_errors=True)
        raise CannotBackUp(f"{target}: {error}") from error
    typer.echo(str(target))


def _copy_sqlite(source: Path, target: Path) -> None:
    if not source.exists():
        raise FileNotFoundError(f"there is no database at {source}")
    copy = sqlite3.connect(target)
    try:
        live = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
        try:
            live.backup(copy)
        finally:
            live.close()
        fault = copy.execute("PRAGMA integrity_check").fetchone()[0]
    finally:
        copy.close()
    target.chmod(0o600)
    if fault != "ok":
        raise sqlite3.DatabaseError(f"the copy is damaged: {fault}")


def _dump_postgres(url: str, target: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise FileNotFoundError("pg_dump is not installed")
    plain = url.replace("postgresql+asyncpg://", "postgresql://")
    subprocess.run([program, "--format=custom", f"--file={target}", plain], check=True)  # noqa: S603  (the host's own settings)
    target.chmod(0o600)


def _copy_key(source: Path, target: Path) -> None:
    handle = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(source.read_bytes())
