"""Messages about tables: opening them, finding them, taking seats."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from drakes.core.options import OptionValue
from drakes.play import limits
from drakes.play.clocks import Clock
from drakes.play.history import Status
from drakes.server.messages.fields import KeyRequest, Name, Nonce, Pledge, RequestBody, Seat, Token, Word


class SeatRequest(RequestBody):
    """Who sits where: me, open for a person, or a bot by its name."""

    who: Annotated[str, Meta(min_length=1, max_length=limits.BOT_LETTERS)]
    name: Name | None = None


class TableRequest(RequestBody):
    """A new table."""

    game: Word
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=limits.HIGHEST_SEAT + 1)]
    options: Annotated[dict[str, OptionValue], Meta(max_length=limits.OPTIONS)] = field(default_factory=dict)
    variant: Annotated[str, Meta(max_length=limits.WORD_LETTERS)] | None = None
    box: Annotated[str, Meta(max_length=limits.WORD_LETTERS, pattern="^[a-z0-9_-]+$")] = "standard"
    board: Annotated[
        str,
        Meta(
            max_length=limits.WORD_LETTERS,
            pattern="^[a-z0-9_-]*(:[0-9]{1,9})?$",
            description="A board of the game instead of the edition's own, by its name or by a seed: `galaxy:7`.",
        ),
    ] = ""
    edition: Annotated[
        str,
        Meta(max_length=limits.EDITION_LETTERS, description="An edition of one's own, as TOML, instead of `box`."),
    ] = ""
    clock: Clock = Clock()
    listed: bool = False
    """Whether everybody finds it in the list of open tables."""
    spectators: Literal["open", "delayed", "none"] = "open"
    hints: bool = False
    """Whether everybody who plays may ask for hints."""
    pledge: Pledge = ""


class Invite(Struct):
    """A token that claims a seat once; the page of an invite is /t/{id}#invite={token}."""

    seat: int
    token: str


class Recovery(Struct):
    """A code that gives a lost seat back."""

    seat: int
    code: str


class TableAnswer(Struct):
    """A new table: its id, an invite for each open seat, a recovery code for each seat of mine."""

    id: str
    invites: list[Invite]
    recovery: list[Recovery] = []


class SeatSummary(Struct):
    """A seat as a table's info shows it."""

    name: str | None
    who: str | None
    """'open', 'person' or a bot's name."""
    shared: list[int] = []
    """The other seats that the same person plays, on one screen."""


class TableInfo(Struct):
    """What everyone who may look at a table may know of it."""

    id: str
    game: str
    status: Status
    seats: list[SeatSummary]
    options: dict[str, OptionValue]
    box: str
    """The edition: one that comes with the game, or `own`."""
    clock: Clock
    listed: bool
    spectators: str
    commitment: str
    version: int
    hints: bool = False
    """Whether you may ask for hints in your seats."""
    host: bool = False
    """Whether it is your table."""
    mine: list[int] = []
    """The seats you hold."""
    printed: dict[str, tuple[str, ...]] = {}
    """What the box calls the values of numbered domains: the words say these names."""
    board: str = ""
    """The board, where it is not the edition's own."""
    numbers: dict[str, int] = {}
    """The numbers of the box that the rules' pictures and texts speak of."""
    outdated: str | None = None
    """Why it can only be looked at, where the rules have changed since it was played."""


class TableSummary(Struct):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: int
    free: int
    names: list[str]
    version: int
    changed: int
    mine: list[int] = []
    my_turn: bool = False


class ClaimRequest(RequestBody):
    """Take a seat, by an invite or at a listed table."""

    name: Name
    invite: Token | None = None
    seat: Seat | None = None
    pledge: Pledge = ""


class RevealRequest(RequestBody):
    """The nonce that was pledged for my seats."""

    nonce: Nonce


class WaiveRequest(KeyRequest, kw_only=True):
    """A seat whose nonce does not come, and a seat of mine that wants to begin without it."""

    seat: Seat
    by: Seat


class RematchRequest(KeyRequest, kw_only=True):
    """Another game of those who sat here."""

    pledge: Pledge = ""


class ClaimAnswer(Struct):
    """Your seat, and the code that gives it back should this browser forget you."""

    seat: int
    recovery: str


class RecoverRequest(RequestBody):
    """Take a seat back by its recovery code."""

    code: Token


class ServerAddresses(Struct):
    """Where other machines find this server."""

    addresses: list[str]
    """None where it listens to this machine alone."""
    own: str | None
    """This machine's own address in its network, if it is in one."""
