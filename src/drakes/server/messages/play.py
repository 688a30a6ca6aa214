"""Messages of play: acts, questions to the others, stand-ins."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from drakes.play import limits
from drakes.server.messages.fields import Actions, Key, RequestBody, Seat, SeatKeyRequest, Version


class ActRequest(RequestBody):
    """Actions of one seat, done all or not at all."""

    seat: Seat
    version: Version
    key: Key
    actions: Actions


class StepRequest(ActRequest, kw_only=True):
    """The steps of one seat's turn so far."""

    warn: bool = False
    """Whether a warning may come instead, where the last step would be a grave mistake; then nothing is done."""


class Done(Struct):
    """The table's version after what was done."""

    version: int


class QuestionRequest(SeatKeyRequest, kw_only=True):
    """A question to the other seats."""

    about: Literal["take-back", "pause", "resume", "seat"]
    to: Version | None = None
    """The version to go back to, without it the last act is taken back; or the seat of who is away."""


class ReplyRequest(SeatKeyRequest, kw_only=True):
    """A reply to the question that stands."""

    yes: bool


class StandInRequest(SeatKeyRequest, kw_only=True):
    """A bot that plays for me until I return."""

    bot: Annotated[str, Meta(max_length=limits.BOT_LETTERS)] | None = None
