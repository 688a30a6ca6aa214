"""What the description of a route says beside its types: the faults it may answer with, and examples of bodies."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example

from drakes.server.faults import Problem

SENTENCES = {
    503: Problem("unavailable", "The server cannot do that now; try again in a moment."),
    400: Problem("bad_request", "The body does not fit: seats: Expected `array` of length >= 1."),
    401: Problem("no_session", "Say who you are first: POST /api/me."),
    403: Problem("not_your_seat", "You do not hold that seat."),
    404: Problem("no_table", "There is no such table, or you may not look at it."),
    409: Problem("stale", "The table has moved on; look again.", version=18),
    413: Problem("request_entity_too_large", "The body is too long."),
    422: Problem("illegal", "That is not possible now.", clause="AB-3.1"),
    429: Problem("too_many", "That is too often; try again in 7 seconds."),
}


ALWAYS = (400, 401, 413, 429, 503)
"""What every route may answer: a value or a token that does not fit, too much, too often, a database not well."""


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The faults a route may answer with beside those of all routes, each with an example."""
    return {
        status: ResponseSpec(
            Problem,
            generate_examples=False,
            description=SENTENCES[status].sentence,
            examples=[Example(summary=SENTENCES[status].code, value=msgspec.to_builtins(SENTENCES[status]))],
        )
        for status in sorted({*ALWAYS, *statuses})
    }


def example(summary: str, **value: Any) -> list[Example]:
    """An example of a body."""
    return [Example(summary=summary, value=value)]
