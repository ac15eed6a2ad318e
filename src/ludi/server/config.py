"""Settings: defaults, then a TOML file, then the environment, then the command line."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
import platformdirs
from msgspec import Meta
from sqlalchemy import make_url

from ludi.core.errors import LudiError

PREFIX: Final = "LUDI_"
HANDED_DOWN: Final = "LUDI_EFFECTIVE_SETTINGS"
"""The environment variable by which the main process gives its settings to the others."""


class BadSettings(LudiError):
    """A setting is unknown or has a value that it cannot have."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one person may ask for; rates are per second with a burst."""

    open_tables: int = 30
    links: int = 5
    tokens: int = 10
    followed: int = 40  # tables by one socket
    sockets: int = 20  # by one person in one process
    rate: float = 20.0
    burst: float = 60.0
    chat_rate: float = 0.5
    chat_burst: float = 5.0
    hint_rate: float = 0.5
    hint_burst: float = 5.0
    variation_rate: float = 5.0
    variation_burst: float = 60.0
    new_people_rate: float = 2.0  # by one address
    new_people_burst: float = 60.0
    body: int = 16_384  # bytes
    message: int = 4_096  # bytes over the socket


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a host may choose."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    # Where people reach us, e.g. https://ludi.example; without it, what the request says.
    public_url: str = ""
    # Empty: SQLite in the data folder.
    database: str = ""
    data_dir: str = ""
    processes: Annotated[int, Meta(ge=1, le=64)] = 1
    # Addresses of reverse proxies whose forwarding headers are believed.
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    # Threads for bots, hints and analysis; 0: one less than there are cores, at least one.
    bot_threads: Annotated[int, Meta(ge=0, le=256)] = 0
    # A folder with boxes (see ludi box) that new tables may choose; empty: none.
    boxes: str = ""
    # Whether every game is compiled and loaded at the start; otherwise each waits until somebody asks for it.
    prepare: bool = True
    # Of the bot that stands in for somebody who left.
    stand_in_level: str = ""
    # Of the bot that gives hints.
    hint_level: str = ""
    # The first decision of a bot after a person takes at least this long, those that follow it ever less:
    # an answer at once would say that there was no choice.
    bot_seconds: Annotated[float, Meta(ge=0, le=60)] = 0.3
    # Tables where nothing has happened for so many days are given up; 0: never.
    lapse_days: Annotated[int, Meta(ge=0, le=36_500)] = 60
    matches_kept: Annotated[int, Meta(ge=1)] = 5_000  # in memory, while nobody looks
    shutdown_seconds: Annotated[int, Meta(ge=0, le=600)] = 10
    log_format: Literal["auto", "json", "text"] = "auto"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    limits: Limits = Limits()

    @property
    def folder(self) -> Path:
        """Where the database and the server's key lie."""
        return Path(self.data_dir or platformdirs.user_data_dir("ludi-romani")).expanduser().absolute()

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it, with the asynchronous driver."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.folder / 'ludi.sqlite3'}"
        scheme, _, rest = self.database.partition("://")
        drivers = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
        if scheme not in {*drivers, *drivers.values()}:
            raise BadSettings(f"database={scheme}://…: expected postgresql://… or sqlite:///…")
        return f"{drivers.get(scheme, scheme)}://{rest}"

    @property
    def is_postgres(self) -> bool:
        """Whether several processes may share the database."""
        return self.database_url.startswith("postgresql")

    @property
    def lapse(self) -> int:
        """How long a table is left alone before it is given up, in milliseconds; 0: for ever."""
        return self.lapse_days * 86_400_000

    @property
    def n_bot_threads(self) -> int:
        return self.bot_threads or max(1, (os.cpu_count() or 2) - 1)


def load(
    file: Path | None = None, environment: Mapping[str, str] | None = None, given: Mapping[str, Any] | None = None
) -> Settings:
    """The effective settings."""
    environment = os.environ if environment is None else environment
    handed = environment.get(HANDED_DOWN)
    if handed:
        return msgspec.json.decode(handed, type=Settings)
    path = file or environment.get("LUDI_CONFIG")
    merged = _from_toml(Path(path)) if path else {}
    _overlay(merged, _from_environment(environment))
    _overlay(merged, {name: value for name, value in (given or {}).items() if value is not None})
    try:
        settings = msgspec.convert(merged, type=Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(f"settings: {error}") from error
    if settings.processes > 1 and not settings.is_postgres:
        raise BadSettings(f"processes={settings.processes}: several processes need a postgresql:// database")
    return settings


def _from_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"{path}: {error.strerror}") from error
    except tomllib.TOMLDecodeError as error:
        raise BadSettings(f"{path}: {error}") from error


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """``LUDI_PORT`` is ``port``, ``LUDI_LIMITS_RATE`` is ``limits.rate``; lists are separated by commas."""

    def named(struct: type[msgspec.Struct], prefix: str) -> dict[str, Any]:
        names = {field: prefix + field.upper() for field in struct.__struct_fields__}
        return {field: environment[name] for field, name in names.items() if name in environment}

    found = named(Settings, PREFIX)
    if "trusted_proxies" in found:
        found["trusted_proxies"] = found["trusted_proxies"].split(",")
    limits = named(Limits, f"{PREFIX}LIMITS_")
    return found | ({"limits": limits} if limits else {})


def _overlay(below: dict[str, Any], above: Mapping[str, Any]) -> None:
    for name, value in above.items():
        if isinstance(value, Mapping) and isinstance(below.get(name), dict):
            below[name].update(value)
        else:
            below[name] = value


def shown(settings: Settings) -> str:
    """The effective settings as TOML, without the password of the database."""
    lines, tables, encode = [], [], msgspec.json.encode  # of such values TOML and JSON write the same
    for name, value in msgspec.to_builtins(settings).items():
        if isinstance(value, dict):
            tables += [f"\n[{name}]", *(f"{key} = {encode(inner).decode()}" for key, inner in value.items())]
        else:
            hidden = make_url(value).render_as_string() if name == "database" and value else value
            lines.append(f"{name} = {encode(hidden).decode()}")
    return "\n".join([*lines, *tables]) + "\n"
