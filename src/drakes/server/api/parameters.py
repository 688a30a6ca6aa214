"""What stands in the addresses of several routes: tables, seats and versions, with their bounds."""

from __future__ import annotations

from typing import Annotated

from litestar.openapi.spec import Example
from litestar.params import PathParameter, QueryParameter

from drakes.play import limits

SeatQuery = Annotated[
    int | None,
    QueryParameter(
        ge=0,
        le=limits.HIGHEST_SEAT,
        required=False,
        description="The seat that looks; without it a spectator.",
        schema_extra={"minimum": 0, "maximum": limits.HIGHEST_SEAT},  # of a number or nothing they are not described
    ),
]
MySeatQuery = Annotated[int, QueryParameter(ge=0, le=limits.HIGHEST_SEAT, description="A seat that you hold.")]
SinceQuery = Annotated[
    int,
    QueryParameter(ge=0, le=limits.HIGHEST_VERSION, required=False, description="Tell what came after this version."),
]
TableId = Annotated[
    str,
    PathParameter(
        description="A table's id.", pattern="^[a-z2-7]{12}$", examples=[Example(summary="an id", value="k3v7q2mz5ab4")]
    ),
]
