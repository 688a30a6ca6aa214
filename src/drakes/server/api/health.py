"""Routes for whoever runs the server."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, get

from drakes.server.context import AnyRequest, Parts


class Health(msgspec.Struct):
    """That the server answers, and its database too."""

    status: str
    tables: int
    sockets: int


@get("/health", summary="Is it well?", tags=["running"])
async def health(request: AnyRequest) -> Health:
    """200 while the server and its database answer."""
    parts: Parts = request.app.state.parts
    await asyncio.to_thread(parts.tables.store.table, "a" * 12)
    return Health("ok", len(parts.tables.ids()), parts.tables.hub.count)


@get("/metrics", summary="Metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    """Counters for a Prometheus server."""
    parts: Parts = request.app.state.parts
    return Response(parts.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
