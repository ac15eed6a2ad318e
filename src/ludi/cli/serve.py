"""``ludi serve``: host matches for people and bots."""

import os
import socket
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from ludi.cli import app
from ludi.cli.accompany import accompany
from ludi.extras import needed


@app.command()
def serve(
    config: Annotated[Path | None, typer.Option(help="A TOML file with settings.")] = None,
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on; 0 for any that is free.")] = None,
    database: Annotated[str | None, typer.Option(help="postgresql://… for several processes; else SQLite.")] = None,
    data_dir: Annotated[Path | None, typer.Option(help="Where database and key lie.")] = None,
    public_url: Annotated[str | None, typer.Option(help="Where people reach the server.")] = None,
    processes: Annotated[int | None, typer.Option(help="How many processes share the port.")] = None,
    boxes: Annotated[Path | None, typer.Option(help="A folder with boxes that new tables may choose.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser when the server answers.")] = False,
    show_config: Annotated[bool, typer.Option("--show-config", help="Print the effective settings and stop.")] = False,
) -> None:
    """Host matches: one process on SQLite by default, several on PostgreSQL."""
    with needed("server", "ludi serve"):
        from ludi.server import config as settings_file  # noqa: PLC0415  (a quick --help)

    settings = settings_file.load(
        config,
        given={
            "host": host,
            "port": port,
            "database": database,
            "data_dir": None if data_dir is None else str(data_dir),
            "public_url": public_url,
            "processes": processes,
            "boxes": None if boxes is None else str(boxes),
        },
    )
    if show_config:
        print(settings_file.shown(settings), end="")
        return
    if settings.port == 0:
        settings = msgspec.structs.replace(settings, port=_free_port(settings.host))
    _run(settings, opens=open_browser)


def _free_port(host: str) -> int:
    """A port that nobody listens on."""
    with socket.create_server((host, 0), family=socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        return int(probe.getsockname()[1])


def _address(settings: Any) -> str:
    """Where a browser finds the server: as configured, or on this machine."""
    bound: str = settings.host
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(bound, bound)  # noqa: S104  (looked for, not bound)
    return settings.public_url or f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def _run(settings: Any, *, opens: bool) -> None:
    with needed("server", "ludi serve"):
        import uvicorn  # noqa: PLC0415

        from ludi.server import config as settings_file  # noqa: PLC0415
        from ludi.server.keys import server_keys  # noqa: PLC0415
        from ludi.server.migrate import migrate_now  # noqa: PLC0415

    server_keys(settings.folder)
    migrate_now(settings.database_url)
    os.environ[settings_file.HANDED_DOWN] = msgspec.json.encode(settings).decode()
    typer.echo(f"Ludi Romani is at {_address(settings)} (Ctrl-C stops it)", err=True)
    accompany(_address(settings), opens=opens)
    uvicorn.run(
        "ludi.server.app:create_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.processes if settings.processes > 1 else None,
        proxy_headers=True,
        forwarded_allow_ips=",".join(settings.trusted_proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        ws="websockets-sansio",
        ws_max_size=2 * settings.limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=settings.shutdown_seconds,
        lifespan="on",
    )
