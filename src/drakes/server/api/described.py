"""The description of the API as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from litestar.openapi.plugins import JsonRenderPlugin

from drakes.play.clocks import Clock
from drakes.server.api.shapes import Asked, Structured
from drakes.server.context import AnyRequest


class Described(JsonRenderPlugin):
    """The description, in which bodies say that they have no other fields: one that is unknown is refused."""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        """The description as it is sent."""
        schemas = openapi_schema["components"]["schemas"]
        for body in (*kinds_of(Asked), Structured, Clock):
            schemas[body.__name__]["additionalProperties"] = False
        return super().render(request, openapi_schema)


def kinds_of(shape: type) -> Iterator[type]:
    """All shapes that are of a kind."""
    kinds: list[type] = shape.__subclasses__()
    for kind in kinds:
        yield kind
        yield from kinds_of(kind)
