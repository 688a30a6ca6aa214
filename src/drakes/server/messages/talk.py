"""Messages of talk: what is said at a table, and whom one does not want to read."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from drakes.play import limits
from drakes.server.messages.fields import Key, RequestBody, Seat


class ChatRequest(RequestBody):
    """A line at the table: the id of a preset phrase, or a short text."""

    seat: Seat
    key: Key
    phrase: Annotated[str, Meta(min_length=1, max_length=limits.PHRASE_LETTERS, pattern="^[a-z][a-z-]*$")] | None = None
    text: Annotated[str, Meta(min_length=1, max_length=limits.CHAT_LETTERS)] | None = None


class ChatLine(Struct):
    """A line that was said."""

    n: int
    seat: int
    at: int
    phrase: str | None
    text: str | None


class MuteRequest(RequestBody):
    """Whom I no longer want to read, or again."""

    seat: Seat
    whom: Seat
    on: bool
