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


class Metrics(Collector):
    """One process's numbers: those it counts, and those that the services know by themselves."""

    def __init__(self, tables: Tables, play: Play) -> None:
        self._tables = tables
        self._play = play
        self.registry = CollectorRegistry()
        self.registry.register(self)
        self.requests = Counter("ludi_requests", "Answered requests", ["status"], registry=self.registry)
        self.seconds = Histogram("ludi_request_seconds", "Seconds to answer", buckets=BUCKETS, registry=self.registry)
        self.messages = Counter("ludi_socket_messages", "Messages from sockets", registry=self.registry)

    def collect(self) -> Iterator[Any]:
        """What the services know: one family for each number."""
        tables, store, bots = self._tables, self._tables.store, self._tables.bots
        yield GaugeMetricFamily("ludi_sockets", "Open sockets", len(tables.subscriptions.listeners))
        yield GaugeMetricFamily("ludi_tables_in_memory", "Tables in memory", len(tables.in_memory()))
        yield GaugeMetricFamily("ludi_writes_waiting", "Changes that wait to be stored", store.waiting)
        yield GaugeMetricFamily("ludi_bots_waiting", "Bots, hints and analyses thinking or waiting to", bots.waiting)
        yield CounterMetricFamily("ludi_log_entries", "Entries added to logs of matches", self._play.moves)
        yield CounterMetricFamily("ludi_commits", "Transactions committed by the writer", store.commits)
        yield CounterMetricFamily("ludi_changes", "Changes stored by them", store.written)
        yield CounterMetricFamily("ludi_bot_decisions", "Decisions asked of bots", bots.decisions)

    def answered(self, status: int, began: float) -> None:
        self.requests.labels(str(status)).inc()
        self.seconds.observe(time.perf_counter() - began)

    def text(self) -> bytes:
        return generate_latest(self.registry)
