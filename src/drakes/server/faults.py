"""Faults: what the API answers when it does not do what was asked, always in one shape."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from drakes.core.errors import DrakesError
from drakes.server.store import Conflict, StoreRefusal

LOGGER = logging.getLogger("drakes.server")


class Problem(msgspec.Struct):
    """Why something was not done: a code for programs, a sentence for people, the clause of the rules if one forbids
    it, and the table's version where the asker's was old."""

    code: str
    sentence: str
    clause: str | None = None
    version: int | None = None


class Fault(DrakesError):  # noqa: N818 (it is an answer, not an accident)
    """A refusal with its HTTP status."""

    def __init__(
        self,
        status: int,
        code: str,
        sentence: str,
        clause: str | None = None,
        version: int | None = None,
        retry_after: int | None = None,
    ) -> None:
        super().__init__(sentence)
        self.status = status
        self.retry_after = retry_after
        self.problem = Problem(code, sentence, clause, version)


STATUS_OF_CODE = {
    "stale": 409,
    "conflict": 409,
    "not_your_turn": 409,
    "not_playing": 409,
    "over": 409,
    "seat_taken": 409,
    "illegal": 422,
    "bad_edition": 422,
    "no_seat": 404,
    "no_version": 404,
}
"""The status of a refusal of play, by its code; others are 409: the table is not as the asker thought."""


def unknown_table() -> Fault:
    """The one answer for tables that do not exist and for those the asker may not see."""
    return Fault(404, "no_table", "There is no such table, or you may not look at it.")


def answer_fault(request: Request[Any, Any, Any], fault: Fault) -> Response[Problem]:
    """A refusal as JSON."""
    headers = {} if fault.retry_after is None else {"Retry-After": str(fault.retry_after)}
    return Response(fault.problem, status_code=fault.status, headers=headers, media_type="application/json")


def answer_store_refusal(request: Request[Any, Any, Any], refused: StoreRefusal) -> Response[Problem]:
    """The store did not do as asked: somebody else was faster, or the database is not well, which is noted."""
    if isinstance(refused, Conflict):
        problem = Problem("stale", "The table has moved on; look again.", version=refused.version)
        return Response(problem, status_code=409, media_type="application/json")
    LOGGER.error("store refused", extra={"path": request.url.path, "because": str(refused)})
    problem = Problem("unavailable", "The server cannot do that now; try again in a moment.")
    return Response(problem, status_code=503, headers={"Retry-After": "5"}, media_type="application/json")


def answer_drakes_error(request: Request[Any, Any, Any], error: DrakesError) -> Response[Problem]:
    """Bad input that the rules or the play noticed; a refusal of play carries its own code."""
    code = getattr(error, "code", "bad_input")
    status = STATUS_OF_CODE.get(code, 409) if hasattr(error, "code") else 400
    problem = Problem(code, str(error), getattr(error, "clause", None), getattr(error, "version", None))
    return Response(problem, status_code=status, media_type="application/json")


def answer_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses: an unknown path, a wrong method, a body that does not fit its shape."""
    phrase = HTTPStatus(error.status_code).phrase
    code = phrase.lower().replace(" ", "_").replace("-", "_")
    return Response(
        Problem(code, explain(error) or f"{phrase}."),
        status_code=error.status_code,
        headers=error.headers or {},
        media_type="application/json",
    )


def explain(error: HTTPException) -> str:
    """What does not fit, without repeating what was sent."""
    if error.status_code >= 500:
        return "Something went wrong here; it was noted."
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [explain_part(part) for part in extra if isinstance(part, dict) and "key" in part]
    return f"This does not fit: {'; '.join(parts)}." if parts else (error.detail or "")


def explain_part(part: dict[str, Any]) -> str:
    """One value that does not fit: its name and what was expected there."""
    name = "the body" if part["key"] == "data" else part["key"]
    return f"{name} is missing" if part["message"] == repr(part["key"]) else f"{name}: {part['message']}"


def answer_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A body that is nested too deeply, or no UTF-8, which its reader tells otherwise than what does not fit."""
    if isinstance(error, RecursionError) and "deserializing" not in str(error):
        return answer_accident(request, error)
    why = "is nested too deeply" if isinstance(error, RecursionError) else "is not UTF-8"
    problem = Problem("bad_request", f"This does not fit: the body {why}.")
    return Response(problem, status_code=400, media_type="application/json")


def answer_accident(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours: noted in the log, told to nobody."""
    LOGGER.error("accident", exc_info=error, extra={"path": request.url.path})
    problem = Problem("accident", "Something went wrong here; it was noted.")
    return Response(problem, status_code=500, media_type="application/json")
