"""Messages of lessons: what there is to learn, what a step asks for, what was done in it, how far one is."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from drakes.lessons.course import Kind
from drakes.play import limits
from drakes.server.messages.fields import RequestBody, Steps

Thing = Annotated[str, Meta(min_length=1, max_length=limits.WORD_LETTERS)]


class LessonSummary(Struct):
    """A chapter that can be learnt."""

    game: str
    chapter: str
    title: str
    minutes: int
    steps: int


class LessonStep(Struct):
    """A step: what the coach says, what is shown and what is asked for."""

    kind: Kind
    title: str
    text: str
    do: str
    show: list[str]
    """The things that are spoken of."""
    touch: list[str]
    """The things of which one is to be touched."""
    hint: list[str]
    """The things shown first to whoever asks for the way to a goal."""
    way: list[str]
    """The actions on the straight way through it, in notation."""
    answers: dict[str, str]
    """What else the coach may say, by the keys of answers."""
    learnt: str
    """What is known from now on."""


class Lesson(Struct):
    """A chapter of a game's lessons in one language."""

    game: str
    chapter: str
    title: str
    minutes: int
    names: list[str]
    """Who sits where; the learner's own name is empty."""
    steps: list[LessonStep]
    done: str
    """What is said when it is done."""
    done_text: str
    following: str | None
    """The chapter after it."""
    printed: dict[str, list[str]]
    """What the box calls the values of numbered domains."""


class LessonRequest(RequestBody):
    """What was done in a step: all actions of it so far, the new one last; or a touch; or going on; or nothing yet."""

    actions: Steps = field(default_factory=list)
    touched: Thing | None = None
    go_on: bool = False


class LessonProgress(Struct):
    """How far I am in a chapter."""

    game: str
    chapter: str
    step: int
    done: bool
    """Whether I have ever finished it."""


class ProgressRequest(RequestBody):
    """How far I am in a chapter now."""

    step: Annotated[int, Meta(ge=0, le=limits.STEPS)]
    done: bool = False
