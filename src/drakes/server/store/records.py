"""What goes into the store and comes out of it, and how it says no. Times are milliseconds since 1970."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from drakes.core.errors import DrakesError


class StoreRefusal(DrakesError):  # noqa: N818 (the store refuses, it does not err)
    """The store cannot take this, or cannot be reached; nothing of the change was kept."""


class Unknown(StoreRefusal):
    """What a change speaks of is not there: a table, a player, an invite."""


class Conflict(StoreRefusal):
    """Somebody else wrote first: read the table again from `version` on, then decide anew."""

    def __init__(self, table: str, first: int, version: int) -> None:
        super().__init__(f"Table {table} is at version {version}, not at {first}: read it again and try once more.")
        self.table = table
        self.version = version


class Repeated(StoreRefusal):
    """This request was written before, as entry `n`: answer as then."""

    def __init__(self, table: str, request: str, n: int) -> None:
        super().__init__(f"Request {request} of table {table} was taken before, as number {n}.")
        self.table = table
        self.request = request
        self.n = n


def digest(token: str) -> str:
    """What is kept of a token, a recovery code or an invite: its SHA-256, never itself."""
    return sha256(token.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry to be written, with the idempotency key of the request that brought it."""

    body: bytes
    request: str | None = None


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry of a table's log; its chain is the SHA-256 of the previous chain and this body."""

    n: int
    body: bytes
    chain: bytes
    request: str | None


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists show of a table and what its entries change.

    `due` is when the table wants to be looked at unasked (a clock may run out, a bot is to move), else None.
    `about` is text of the server's own making for its lists, for example JSON with names and options.
    """

    status: str
    listed: bool = False
    free: int = 0
    due: int | None = None
    about: str = "{}"


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be made: who hosts it (a player's id), the key of its chance, what lists show, and from which network
    it is opened."""

    id: str
    game: str
    seats: int
    key: bytes
    created: int
    summary: Summary
    host: str | None = None
    network: str | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as lists show it. Its key is not here: ask `Store.key` for it, and tell nobody before the end."""

    id: str
    game: str
    seats: int
    host: str | None
    created: int
    changed: int
    version: int
    status: str
    listed: bool
    free: int
    due: int | None
    about: str


@dataclass(frozen=True, slots=True)
class Player:
    """A person (or a program) known to this server."""

    id: str
    name: str
    language: str
    created: int
    seen: int


@dataclass(frozen=True, slots=True)
class Session:
    """A way in for a player: a browser's cookie or a program's token, known by its digest alone."""

    digest: str
    player: str
    kind: str
    label: str
    created: int
    expires: int | None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who holds a seat; a seat without a player waits to be claimed or recovered."""

    table: str
    seat: int
    player: str | None
    recovery: str | None


@dataclass(frozen=True, slots=True)
class Invite:
    """A link to a table, to one seat of it or to any; `used` is when it was, None while it is good."""

    digest: str
    table: str
    seat: int | None
    created: int
    used: int | None
    used_by: str | None


@dataclass(frozen=True, slots=True)
class LessonRow:
    """How far somebody is in a chapter of a game's lessons, and whether they have ever finished it."""

    game: str
    chapter: str
    step: int
    done: bool


@dataclass(frozen=True, slots=True)
class StoredPlan:
    """A named draft of a seat, on top of version `base`; `actions` is text of the server's own making."""

    table: str
    seat: int
    name: str
    base: int
    actions: str
    changed: int


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said at a table: a ready phrase, or a text."""

    table: str
    n: int
    seat: int
    at: int
    phrase: str | None
    text: str | None
