"""Routes for whoever runs the server."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from drakes.server.context import AnyRequest, Parts
from drakes.server.pulse import DatabaseProblem

UNWELL = 503


class Health(msgspec.Struct):
    """How the server is: well, limited, or unable to work."""

    status: Literal["ok", "limited", "unwell"]
    tables: int
    sockets: int
    problems: list[DatabaseProblem | Literal["bots_not_kept"]]
    """What is wrong: the database does not answer, or cannot write, as on a full disk; or what is compiled for bots
    cannot be kept on disk, so that they are made ready again after every start."""


@get(
    "/health",
    summary="Is it well?",
    tags=["running"],
    responses={UNWELL: ResponseSpec(Health, description="It is not well.", generate_examples=False)},
)
async def health(request: AnyRequest) -> Response[Health]:
    """200 while the server and its database work, 503 where the database does not; either within two seconds."""
    parts: Parts = request.app.state.parts
    database = await parts.pulse.problem()
    limit: Literal["bots_not_kept"] | None = "bots_not_kept" if parts.processes.why_not_kept else None
    found = Health(
        status="unwell" if database else "limited" if limit else "ok",
        tables=len(parts.tables.ids()),
        sockets=parts.tables.hub.count,
        problems=[problem for problem in (database, limit) if problem is not None],
    )
    return Response(found, status_code=UNWELL if database else 200)


@get("/metrics", summary="Metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    """Counters for a Prometheus server."""
    parts: Parts = request.app.state.parts
    return Response(parts.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
