"""Metrics: what a Prometheus server reads at /metrics. No table, player or address stands in a label."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
"""Any word can be sent as a method; only these become labels."""
SECONDS = (0.01, 0.03, 0.1, 0.3, 1.0, 2.0, 4.0, 8.0, 16.0)


class Metrics:
    """The counters of one server process, in a registry of their own so that several can live in one program."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "drakes_requests_total", "Requests answered.", ("method", "route", "status"), registry=self.registry
        )
        self.entries = Counter("drakes_entries_total", "Entries appended.", ("kind",), registry=self.registry)
        self.refusals = Counter("drakes_refusals_total", "Commands refused.", ("code",), registry=self.registry)
        self.append = Histogram("drakes_append_seconds", "From gate to stored.", registry=self.registry)
        self.frames = Counter("drakes_frames_total", "Frames sent over sockets.", registry=self.registry)
        self.slow = Counter("drakes_slow_sockets_total", "Sockets closed as too slow.", registry=self.registry)
        self.bots = Counter("drakes_bot_actions_total", "Actions of bots.", ("by",), registry=self.registry)
        self.thinking = Histogram(
            "drakes_bot_seconds", "From asking a bot to its answer.", buckets=SECONDS, registry=self.registry
        )
        self.late = Counter(
            "drakes_bots_replaced_total", "Moves not chosen by their bot.", ("why",), registry=self.registry
        )
        self.again = Counter(
            "drakes_bots_asked_again_total", "Bots that gave no answer at first.", registry=self.registry
        )
        self.waiting = Gauge(
            "drakes_bots_waiting", "Questions to bots that wait for their turn.", registry=self.registry
        )
        self.reloads = Counter(
            "drakes_reloads_total", "Tables read again after another node wrote.", registry=self.registry
        )
        self.cleaned = Counter(
            "drakes_tables_cleaned_total", "Unfinished tables deleted for their age.", registry=self.registry
        )
        self.tables = Gauge("drakes_tables_held", "Tables in memory.", registry=self.registry)
        self.sockets = Gauge("drakes_sockets", "Live connections.", registry=self.registry)

    def text(self) -> bytes:
        """All of it in the exposition format."""
        return generate_latest(self.registry)


class Measured:
    """Counts every request by its route, method and status."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, and note how it ended."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return

        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start":
                route = str(scope.get("path_template") or "none")
                method = scope.get("method") if scope.get("method") in METHODS else "other"
                self._metrics.requests.labels(str(method), route, str(message["status"])).inc()
            await send(message)

        await self._app(scope, receive, noting)
