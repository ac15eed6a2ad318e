"""The one way to append to the logs of matches: many entries, a handful of statements, one durable commit.

A batch goes down as one JSON value to SQLite and PostgreSQL alike, and each
entry is answered by itself: it was stored, it was stored before (by its client
id), or another was first with its step.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from ludi.server.match_log import Entry
from ludi.server.messages.outgoing import Result
from ludi.server.table import Standing

Outcome: TypeAlias = Literal["stored", "repeated", "lost"]
Fetch: TypeAlias = Callable[[str, Sequence[Any]], Sequence[Sequence[Any]]]


class Append(msgspec.Struct, frozen=True):
    """An entry of a log and where the match stands after it; without an entry, only what the server is to do next."""

    table: str
    entry: Entry | None
    standing: Standing
    result: Result | None = None  # of the last entry


def _picked(fields: Sequence[str], source: str) -> str:
    """SQL that reads rows from a JSON array of arrays: everything but names and ids is a number."""
    texts = {"table", "kind", "by", "client", "result"}
    picked = (f"CAST(value ->> {at} AS {'TEXT' if name in texts else 'BIGINT'})" for at, name in enumerate(fields))
    return f"SELECT {', '.join(picked)} FROM {source} WHERE true"  # noqa: S608  (made of our own names)


class Sql:
    """The statements in the words of one database; ``source`` makes rows of a JSON array, its values in ``value``."""

    def __init__(self, source: str, json: str) -> None:
        entry, standing = (("table", *struct.__struct_fields__) for struct in (Entry, Standing))
        self.insert = (
            f"INSERT INTO entries ({_named(entry)}) {_picked(entry, source)} "
            'ON CONFLICT DO NOTHING RETURNING "table", step, client'
        )
        self.repeated = (
            f'SELECT "table", client FROM entries WHERE ("table", client) IN ({_picked(("table", "client"), source)})'  # noqa: S608
        )
        self.stand = (
            f"INSERT INTO standings ({_named(standing)}) {_picked(standing, source)} "
            f'ON CONFLICT ("table") DO UPDATE SET ({_named(standing[1:])}) = '
            f"({', '.join(f'excluded.{name}' for name in standing[1:])}) WHERE excluded.step >= standings.step"
        )
        self.finish = (
            f"UPDATE tables SET phase = 'finished', version = version + 1, "  # noqa: S608
            f"ended = CAST(value ->> 1 AS BIGINT), result = CAST(value ->> 2 AS {json}) "
            f"FROM {source} WHERE tables.id = value ->> 0"
        )

    def append(self, fetch: Fetch, appends: Sequence[Append]) -> list[Outcome]:
        """Store a batch inside a transaction; ``fetch`` runs a statement over JSON and gives its rows."""
        rows = [(each.table, *msgspec.structs.astuple(each.entry)) for each in appends if each.entry is not None]
        stored: set[Any] = {tuple(row) for row in fetch(self.insert, rows)} if rows else set()
        outcomes: list[Outcome] = []
        for each in appends:
            # Of two entries for one step in a batch only one was stored: whose client id it has, the first of them.
            mark = None if each.entry is None else (each.table, each.entry.step, each.entry.client)
            outcomes.append("stored" if mark is None or mark in stored else "lost")
            stored.discard(mark)
        if "lost" in outcomes:
            ids = [(each.table, each.entry.client) for each in appends if each.entry and each.entry.client]
            known = {tuple(row) for row in fetch(self.repeated, ids)}
            for at, each in enumerate(appends):
                if outcomes[at] == "lost" and each.entry and (each.table, each.entry.client) in known:
                    outcomes[at] = "repeated"
        good = [each for each, outcome in zip(appends, outcomes, strict=True) if outcome == "stored"]
        latest = {each.table: (each.table, *msgspec.structs.astuple(each.standing)) for each in good}
        if latest:
            fetch(self.stand, list(latest.values()))
        ended = [(each.table, each.standing.at, each.result) for each in good if each.result]
        if ended:
            fetch(self.finish, ended)
        return outcomes


def _named(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


SQLITE: Final = Sql("json_each(?)", "TEXT")
POSTGRES: Final = Sql("json_array_elements($1::text::json) AS given(value)", "JSON")
