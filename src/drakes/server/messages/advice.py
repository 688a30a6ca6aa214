"""Messages of advice: hints, reviews of games that are over, and positions of them to play on from."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from drakes.play import limits
from drakes.play.frames import EventFrame
from drakes.play.lines import LineStep
from drakes.server.messages.fields import Pledge, RequestBody


class HintLine(Struct):
    """A line that a bot would play."""

    action: int
    worth: float
    """What it is worth to the seat."""
    share: float
    """The share of the thinking spent on it."""
    then: list[int]
    """The steps that would follow in the same turn."""
    reason: EventFrame | None
    """Why, as a remark of the game's."""


class HintAnswer(Struct):
    """The best lines, best first, and how every seat stands."""

    version: int
    measure: Literal["chance", "points"]
    """What lines and standing are measured in: chances to win from 0 to 1, or points at the end."""
    lines: list[HintLine]
    outlook: list[float]
    """How every seat stands; empty where there is but one way to go on."""


class ReadinessAnswer(Struct):
    """Whether advisers can answer, and if not, since how many seconds they are being prepared, of about how many."""

    ready: bool
    gone: float
    of: float


class ReviewedTurn(Struct):
    """A turn of a game that is over, and what a bot would have done."""

    version: int
    """The version before it."""
    seat: int
    played: list[int]
    better: list[int]
    """The same where nothing better was found."""
    lost: float
    """What the turn gave away."""
    outlook: list[float]
    """How every seat stood then, if the better turn was taken."""
    remark: EventFrame | None
    """What was wrong with it, or good about it."""
    reason: EventFrame | None
    """Why the other turn is better."""


class ReviewAnswer(Struct):
    """How far a game has been gone through."""

    measure: Literal["chance", "points"]
    total: int
    """How many looks there will be, as far as is known."""
    looked: int
    """How many there were."""
    done: bool
    points: list[ReviewedTurn]
    """The turns so far."""
    turning: list[int]
    """The turning points of all seats by their versions, the costliest first."""


class LineAnswer(Struct):
    """The two turns of a place in a game, step by step, from what the seat knew: the one taken and the better one."""

    version: int
    seat: int
    played: list[LineStep]
    better: list[LineStep]


class BranchRequest(RequestBody):
    """A position of a game that is over, to play on from: all seats are mine, or bots play those they played."""

    version: Annotated[int, Meta(ge=1, le=limits.HIGHEST_VERSION)]
    bots: bool = False
    pledge: Pledge = ""
