"""What crosses the wire, as typed structs: ``incoming`` from clients, ``outgoing`` to them, ``replay`` about finished matches.

Times are milliseconds since 1970 in UTC, durations are milliseconds. Field and
member names are the protocol: renaming one breaks clients. The TypeScript types
are generated from these files by ``python -m ludi.server.typescript``.
"""
