"""What messages are made of: numbers and texts with their bounds, and actions in every form."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from drakes.play import limits

Seat = Annotated[int, Meta(ge=0, le=limits.HIGHEST_SEAT, description="A seat, counted from 0.")]
Version = Annotated[int, Meta(ge=0, le=limits.HIGHEST_VERSION, description="A version: how many entries a table has.")]
Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME_LETTERS)]
Word = Annotated[str, Meta(min_length=1, max_length=limits.WORD_LETTERS)]
Key = Annotated[
    str,
    Meta(
        min_length=limits.KEY_LETTERS.start,
        max_length=limits.KEY_LETTERS.stop - 1,
        pattern="^[!-~]+$",
        description="A word of your choice that names this request: sent again, it gets the old answer.",
    ),
]
Nonce = Annotated[
    str,
    Meta(
        min_length=limits.NONCE_LETTERS.start,
        max_length=limits.NONCE_LETTERS.stop - 1,
        pattern="^[0-9a-f]+$",
        description="Your share of the table's chance.",
    ),
]
Pledge = Annotated[
    str,
    Meta(
        max_length=limits.PLEDGE_LETTERS,
        pattern="^([0-9a-f]{64})?$",
        description="The SHA-256 of the nonce you will show when all sit (`/reveal`), in hexadecimal digits; without "
        "one you have no share in the table's chance.",
    ),
]
Token = Annotated[str, Meta(min_length=1, max_length=limits.TOKEN_LETTERS, pattern="^[0-9A-Za-z_-]+$")]
ActionNumber = Annotated[int, Meta(ge=0, le=limits.HIGHEST_ACTION)]
Notation = Annotated[str, Meta(max_length=limits.NOTATION_LETTERS)]


class StructuredAction(Struct, forbid_unknown_fields=True):
    """An action by its kind and arguments."""

    kind: Annotated[str, Meta(max_length=limits.WORD_LETTERS)]
    arguments: dict[
        Annotated[str, Meta(max_length=limits.WORD_LETTERS)], Annotated[str, Meta(max_length=limits.WORD_LETTERS)]
    ] = {}


AnyAction = ActionNumber | Notation | StructuredAction
Actions = Annotated[
    list[AnyAction],
    Meta(min_length=1, max_length=limits.STEPS, description="Actions as numbers, notation or structure."),
]
Steps = Annotated[list[AnyAction], Meta(max_length=limits.STEPS, description="The steps of a draft, perhaps none.")]


class RequestBody(Struct, forbid_unknown_fields=True):
    """What every request has in common: unknown fields are refused, never ignored."""


class KeyRequest(RequestBody):
    """A request by its key alone."""

    key: Key


class SeatKeyRequest(RequestBody):
    """A seat of mine that does something."""

    seat: Seat
    key: Key
