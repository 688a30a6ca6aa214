"""Messages of advice: hints, reviews of games that are over, and positions of them to play on from."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from drakes.play import limits
from drakes.server.messages.fields import Pledge, RequestBody


class HintLine(Struct):
    """A line that a bot would play."""

    action: int
    worth: float
    """What it is worth to the seat."""
    share: float
    """The share of the thinking spent on it."""
    then: list[int]
    """The steps a planner would take after it in the same turn."""


class HintAnswer(Struct):
    """The best lines, best first, and how every seat stands."""

    version: int
    measure: Literal["chance", "points"]
    """What lines and standing are measured in: chances to win from 0 to 1, or points at the end."""
    lines: list[HintLine]
    outlook: list[float]
    """How every seat stands; empty where there is but one way to go on."""


class ReviewedDecision(Struct):
    """A decision of a game that is over, and what a bot would have done."""

    version: int
    """The version before it."""
    seat: int
    action: int
    best: int
    lost: float
    """What the action taken gave away."""
    outlook: list[float]
    """How every seat stood then."""


class ReviewAnswer(Struct):
    """How far a game has been gone through."""

    measure: Literal["chance", "points"]
    total: int
    """How many decisions there will be."""
    done: bool
    points: list[ReviewedDecision]
    """The decisions so far."""
    turning: list[int]
    """The turning points by their versions, the costliest first."""


class BranchRequest(RequestBody):
    """A position of a game that is over, to play on from: all seats are mine, or bots play those they played."""

    version: Annotated[int, Meta(ge=1, le=limits.HIGHEST_VERSION)]
    bots: bool = False
    pledge: Pledge = ""
