"""Messages about oneself: a player, and tokens for programs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from drakes.play import limits
from drakes.server.messages.fields import Name, RequestBody


class GuestRequest(RequestBody):
    """Who you are: a name, and the language you read."""

    name: Name
    language: Literal["en", "fr", "it", "de"] = "en"


class Me(Struct):
    """A player."""

    id: str
    name: str
    language: str


class ProgramRequest(RequestBody):
    """A program that wants to play under a name."""

    name: Name


class TokenRequest(RequestBody):
    """A token for a program."""

    label: Annotated[str, Meta(min_length=1, max_length=limits.LABEL_LETTERS)]


class TokenAnswer(Struct):
    """A token, shown this once; send it as `Authorization: Bearer …`."""

    token: str
    id: str


class TokenSummary(Struct):
    """A token of mine: never the token itself."""

    id: str
    label: str
    created: int
