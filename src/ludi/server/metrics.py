"""Numbers for Prometheus, collected when they are asked for."""

import time
from collections.abc import Iterator
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from ludi.server.play import Play
from ludi.server.tables import Tables

BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 30.0)


class _Gauges(Collector):
    """What the services know by themselves."""

    def __init__(self, tables: Tables, play: Play) -> None:
        self._tables = tables
        self._play = play

    def collect(self) -> Iterator[Any]:
        """One family for each number."""
        tables = self._tables
        gauges = {
            "ludi_sockets": ("Open sockets", len(tables.subscriptions.listeners)),
            "ludi_tables_in_memory": ("Tables in memory", len(tables.in_memory())),
            "ludi_writes_waiting": ("Changes that wait to be stored", tables.store.waiting),
            "ludi_bots_waiting": ("Bots, hints and analyses thinking or waiting to", tables.bots.waiting),
        }
        counters = {
            "ludi_log_entries": ("Entries added to logs of matches", self._play.moves),
            "ludi_commits": ("Transactions committed by the writer", tables.store.commits),
            "ludi_changes": ("Changes stored by them", tables.store.written),
            "ludi_bot_decisions": ("Decisions asked of bots", tables.bots.decisions),
        }
        for name, (told, value) in gauges.items():
            yield GaugeMetricFamily(name, told, value=value)
        for name, (told, value) in counters.items():
            yield CounterMetricFamily(name, told, value=value)


class Metrics:
    """One process's numbers."""

    def __init__(self, tables: Tables, play: Play) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(_Gauges(tables, play))
        self.requests = Counter("ludi_requests", "Answered requests", ["status"], registry=self.registry)
        self.seconds = Histogram("ludi_request_seconds", "Seconds to answer", buckets=BUCKETS, registry=self.registry)
        self.messages = Counter("ludi_socket_messages", "Messages from sockets", registry=self.registry)

    def answered(self, status: int, began: float) -> None:
        """Count a request."""
        self.requests.labels(str(status)).inc()
        self.seconds.observe(time.perf_counter() - began)

    def text(self) -> bytes:
        """In Prometheus' words."""
        return generate_latest(self.registry)
