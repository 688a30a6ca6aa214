"""Messages for thinking: steps tried out, why not, plans."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from drakes.core.guide import Caution, Guidance
from drakes.play import limits
from drakes.play.drafts import Tried
from drakes.server.messages.fields import RequestBody, Seat, Steps, Version


class TryRequest(RequestBody):
    """Actions to be tried out; nothing is done."""

    seat: Seat
    actions: Steps
    early: bool = False
    """Off turn: as if my turn began now."""


class StepAnswer(Struct):
    """What came of a step."""

    tried: Tried | None
    """The draft after it."""
    done: Version | None
    """The table's version, where the draft ended there and was done."""
    warning: Caution | None = None
    """Where one was asked for: why the last step would be a grave mistake. Without `warn` it is taken all the same."""


class GuideAnswer(Struct):
    """What a newcomer is told now; null for a game without a guide."""

    guidance: Guidance | None


class WhyAnswer(Struct):
    """The clause that forbids an action now, or null."""

    clause: str | None


class Plan(Struct):
    """A stored draft: the version it was made on, and its actions."""

    name: Annotated[str, Meta(max_length=limits.PLAN_LETTERS)]
    base: int
    actions: list[int]


class PlanRequest(RequestBody):
    """A draft to be kept."""

    base: Version
    actions: Steps
