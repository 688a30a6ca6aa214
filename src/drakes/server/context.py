"""What every route needs: the parts of the running server, and who asks."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.types import Scope

from drakes.server.advice_at_tables import AdviceAtTables
from drakes.server.bots_at_tables import Choosers
from drakes.server.fair_queue import Share
from drakes.server.faults import Fault, unknown_table
from drakes.server.lab_runs import LabRuns
from drakes.server.live_tables import LiveTable, LiveTables
from drakes.server.lobby import Lobby
from drakes.server.metrics import Metrics
from drakes.server.pulse import Pulse
from drakes.server.rates import Buckets, network_of
from drakes.server.safety import headers_of
from drakes.server.sessions import Sessions, Visitor
from drakes.server.settings import Settings
from drakes.server.store import digest
from drakes.server.verdicts import Verdicts

AnyRequest = Request[Any, Any, Any]


@dataclass
class Parts:
    """The running server."""

    settings: Settings
    metrics: Metrics
    buckets: Buckets
    sessions: Sessions
    tables: LiveTables
    lobby: Lobby
    advice: AdviceAtTables
    processes: Choosers
    pulse: Pulse
    verdicts: Verdicts
    lab: LabRuns


@dataclass
class Context:
    """One request: the server's parts, who sent it and from where."""

    parts: Parts
    visitor: Visitor | None
    address: str

    @property
    def tables(self) -> LiveTables:
        """All live tables."""
        return self.parts.tables

    @property
    def player(self) -> str | None:
        """The id of who asks, if known."""
        return None if self.visitor is None else self.visitor.player.id

    @property
    def session(self) -> str | None:
        """The digest of the session that asks, if it is one."""
        return None if self.visitor is None else self.visitor.session.digest

    @property
    def network(self) -> str:
        """The household that asks."""
        return network_of(self.address)

    @property
    def share(self) -> Share:
        """For whom it counts what is thought for who asks."""
        return Share(digest(self.network), self.player or "")

    def spend(self, what: str) -> None:
        """Count one use of something that costs, or refuse it."""
        self.parts.buckets.spend(what, self.player, self.address)

    def need_visitor(self) -> Visitor:
        """Who asks; strangers are refused."""
        if self.visitor is None:
            raise Fault(401, "no_session", "Say who you are first: POST /api/me.")
        return self.visitor

    async def need_seat(self, live: LiveTable, seat: int) -> Visitor:
        """Who asks, if they hold the seat."""
        visitor = self.need_visitor()
        if not await self.tables.holds(live, visitor.player.id, seat):
            raise Fault(403, "not_your_seat", "You do not hold that seat.")
        return visitor

    async def need_looker(self, live: LiveTable, seat: int | None) -> None:
        """Who asks may look from a seat that they hold; without one, where spectators are welcome."""
        if seat is not None:
            await self.need_seat(live, seat)
        elif live.table.head.spectators == "none":
            raise unknown_table()

    def request_of(self, key: str) -> str:
        """An idempotency key as it is stored: nobody else's key can be the same."""
        return sha256(f"{self.player} {key}".encode()).hexdigest()[:48]


Asking = NamedDependency[Context]
"""How a route says that it wants to know who asks."""


async def context_of(parts: Parts, scope: Scope) -> Context:
    """Who sent a request or opens a socket."""
    client = scope.get("client")
    visitor = await parts.sessions.find(headers_of(scope))
    return Context(parts, visitor, client[0] if client else "")


async def provide_context(request: AnyRequest) -> Context:
    """The context of a request, for the routes."""
    return await context_of(request.app.state.parts, request.scope)
