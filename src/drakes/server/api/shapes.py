"""The shapes of what is sent to the API and what it answers, with the bounds of every number and text."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta, Struct

from drakes.core.options import OptionValue
from drakes.play.clocks import Clock
from drakes.play.drafts import Tried
from drakes.server import limits
from drakes.server.faults import Problem

Seat = Annotated[int, Meta(ge=0, le=limits.HIGHEST_SEAT, description="A seat, counted from 0.")]
Version = Annotated[int, Meta(ge=0, le=limits.HIGHEST_VERSION, description="A version: how many entries a table has.")]
Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME_LETTERS)]
Key = Annotated[
    str,
    Meta(
        min_length=8,
        max_length=limits.KEY_LETTERS,
        pattern="^[!-~]+$",
        description="A word of your choice that names this request: sent again, it gets the old answer.",
    ),
]
Nonce = Annotated[
    str,
    Meta(max_length=limits.NONCE_LETTERS, pattern="^[0-9a-f]*$", description="Your share of the table's chance."),
]
Token = Annotated[str, Meta(min_length=1, max_length=128, pattern="^[0-9A-Za-z_-]+$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]

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


class Structured(Struct, forbid_unknown_fields=True):
    """An action by its kind and arguments."""

    kind: Annotated[str, Meta(max_length=64)]
    arguments: dict[Annotated[str, Meta(max_length=64)], Annotated[str, Meta(max_length=64)]] = {}


AnyAction = Number | Annotated[str, Meta(max_length=200)] | Structured
Actions = Annotated[
    list[AnyAction],
    Meta(min_length=1, max_length=limits.DRAFT_ACTIONS, description="Actions as numbers, notation or structure."),
]
Draft = Annotated[list[AnyAction], Meta(max_length=limits.DRAFT_ACTIONS)]


class Asked(Struct, forbid_unknown_fields=True):
    """What every body has in common: unknown fields are refused, never ignored."""


class MeAsked(Asked):
    """Who you are: a name, and the language you read."""

    name: Name
    language: Literal["en", "fr", "it", "de"] = "en"


class Me(Struct):
    """A player."""

    id: str
    name: str
    language: str


class ProgramAsked(Asked):
    """A program that wants to play under a name."""

    name: Name


class TokenAsked(Asked):
    """A token for a program."""

    label: Annotated[str, Meta(min_length=1, max_length=limits.LABEL_LETTERS)]


class TokenGiven(Struct):
    """A token, shown this once; send it as `Authorization: Bearer …`."""

    token: str
    id: str


class TokenListed(Struct):
    """A token of mine: never the token itself."""

    id: str
    label: str
    created: int


class SeatAsked(Asked):
    """Who sits where: me, open for a person, or a bot by its name."""

    who: Annotated[str, Meta(min_length=1, max_length=32)]
    name: Name | None = None


class TableAsked(Asked):
    """A new table."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    seats: Annotated[list[SeatAsked], Meta(min_length=1, max_length=limits.HIGHEST_SEAT + 1)]
    options: Annotated[dict[str, OptionValue], Meta(max_length=64)] = {}
    variant: Annotated[str, Meta(max_length=64)] | None = None
    box: Annotated[str, Meta(max_length=64, pattern="^[a-z0-9_-]+$")] = "standard"
    clock: Clock = Clock()
    listed: bool = False
    spectators: Literal["open", "delayed", "none"] = "open"
    hints: bool = False
    nonce: Nonce = ""


class Invite(Struct):
    """A token that claims a seat once; the page of an invite is /t/{id}#invite={token}."""

    seat: int
    token: str


class Recovery(Struct):
    """A code that gives a lost seat back."""

    seat: int
    code: str


class TableGiven(Struct):
    """A new table: its id, an invite for each open seat, a recovery code for each seat of mine."""

    id: str
    invites: list[Invite]
    recovery: list[Recovery] = []


class SeatAbout(Struct):
    """A seat as the list of tables shows it."""

    name: str | None
    who: str | None


class TableAbout(Struct):
    """What everyone who may look at a table may know of it."""

    id: str
    game: str
    status: str
    seats: list[SeatAbout]
    options: dict[str, OptionValue]
    box: str
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
    outdated: str | None = None
    """Why it can only be looked at, where the rules have changed since it was played."""


class TableListed(Struct):
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


class ClaimAsked(Asked):
    """Take a seat, by an invite or at a listed table."""

    name: Name
    invite: Token | None = None
    seat: Seat | None = None
    nonce: Nonce = ""


class Claimed(Struct):
    """Your seat, and the code that gives it back should this browser forget you."""

    seat: int
    recovery: str


class RecoverAsked(Asked):
    """Take a seat back by its recovery code."""

    code: Token


class ActAsked(Asked):
    """Actions of one seat, done all or not at all."""

    seat: Seat
    version: Version
    key: Key
    actions: Actions


class Done(Struct):
    """The table's version after what was done."""

    version: int


class TryAsked(Asked):
    """Actions to be tried out; nothing is done."""

    seat: Seat
    actions: Draft
    early: bool = False


class Stepped(Struct):
    """What came of a step: the draft after it, or the table's version where the draft ended there and was done."""

    tried: Tried | None
    done: Version | None


class Reach(Struct):
    """Where other machines find this server: its addresses, none where it listens to this machine alone, and this
    machine's own address in its network, if it is in one."""

    addresses: list[str]
    own: str | None


class Why(Struct):
    """The clause that forbids an action now, or null."""

    clause: str | None


class HintLine(Struct):
    """A line: an action, what it is worth to the seat, the share of the thinking spent on it, and the steps a planner
    would take after it in the same turn."""

    action: int
    worth: float
    share: float
    then: list[int]


class HintGiven(Struct):
    """The best lines, best first, and how every seat stands: in chances to win from 0 to 1, or in points at the end;
    `outlook` is empty where there is but one way to go on."""

    version: int
    measure: Literal["chance", "points"]
    lines: list[HintLine]
    outlook: list[float]


class Judged(Struct):
    """A decision of a game that is over: the version before it, who took which action, what a bot would have done, what
    that gave away, and how every seat stood then."""

    version: int
    seat: int
    action: int
    best: int
    lost: float
    outlook: list[float]


class ReviewGiven(Struct):
    """How far a game has been gone through: the decisions so far, how many there will be, and the turning points by
    their versions, the costliest first."""

    measure: Literal["chance", "points"]
    total: int
    done: bool
    points: list[Judged]
    turning: list[int]


class BranchAsked(Asked):
    """A position of a game that is over, to play on from: all seats are mine, or bots play those they played."""

    version: Annotated[int, Meta(ge=1, le=limits.HIGHEST_VERSION)]
    bots: bool = False


class Plan(Struct):
    """A stored draft: the version it was made on, and its actions."""

    name: str
    base: int
    actions: list[int]


class PlanAsked(Asked):
    """A draft to be kept."""

    base: Version
    actions: Draft


class SeatKey(Asked):
    """A seat of mine that does something."""

    seat: Seat
    key: Key


class AskAsked(SeatKey, kw_only=True):
    """A question to the other seats."""

    about: Literal["take-back", "pause", "resume"]
    to: Version | None = None


class AnswerAsked(SeatKey, kw_only=True):
    """An answer to the question that stands."""

    yes: bool


class StandInAsked(SeatKey, kw_only=True):
    """A bot that plays for me until I return."""

    bot: Annotated[str, Meta(max_length=32)] | None = None


class KeyAsked(Asked):
    """A request by its key alone."""

    key: Key


class ChatAsked(Asked):
    """A line at the table: the id of a preset phrase, or a short text."""

    seat: Seat
    key: Key
    phrase: Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z][a-z-]*$")] | None = None
    text: Annotated[str, Meta(min_length=1, max_length=limits.TEXT_LETTERS)] | None = None


class ChatLine(Struct):
    """A line that was said."""

    n: int
    seat: int
    at: int
    phrase: str | None
    text: str | None


class MuteAsked(Asked):
    """Whom I no longer want to read, or again."""

    seat: Seat
    whom: Seat
    on: bool


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
