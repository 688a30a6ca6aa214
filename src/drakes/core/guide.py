"""What a newcomer is told at a table: the goal, what can be done, tips, and warnings before a fatal choice.

A game gives names and numbers; the pages make sentences of them. All of it is made from what one seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from msgspec import Struct

from drakes.core.events import Event

B = TypeVar("B")
S = TypeVar("S")

Argument = int | str | list[str]
"""What a sentence speaks of: a number, a value of the domain that the argument is named after, or several of them."""


class Said(Struct, frozen=True):
    """A message of the pages, with what it speaks of."""

    name: str
    arguments: dict[str, Argument] = {}
    """An argument named like a domain, `good` or `good_2`, is a value of it, by its place or its label; `action` is an
    action, `goods` are labels; others are numbers."""
    things: list[str] = []
    """What it points at on the board, each as `kind:key`."""


class Caution(Struct, frozen=True):
    """A warning before a choice that would be a grave mistake, and what could be done instead."""

    name: str
    arguments: dict[str, Argument] = {}
    instead: list[int] = []
    """Steps of which the first is legal now; none where any other choice is better."""


class Possible(Struct, frozen=True):
    """Something that can be done here, or not yet."""

    name: str
    arguments: dict[str, Argument] = {}
    actions: list[int] = []
    """The legal actions behind it; none: not yet."""
    clause: str | None = None
    """Why it is not possible yet."""
    price: dict[str, int] = {}
    """What it takes, by what it is paid with."""
    goods: list[str] = []
    """The goods it takes."""
    lacks: list[str] = []
    """Of what it takes, that which is not there, each piece by itself."""
    points: int = 0
    """What it scores at once."""


class Moment(NamedTuple, Generic[B, S]):
    """What a tip is chosen by: what the seat to move knows, and what it has seen since its last turn."""

    box: B
    known: S
    events: Sequence[Event]
    """Those since the seat's last act, and of the steps it tries."""
    before: S | None = None
    """What it knew before the last of these steps."""
    action: int | None = None
    """The last of these steps."""
    refused: str | None = None
    """The clause that has just forbidden something."""


@dataclass(frozen=True)
class Guide(Generic[B, S]):
    """A game's own words to newcomers, each from what the seat to move may know."""

    goal: Callable[[B, S], Said]
    """What wins the game."""
    possible: Callable[[B, S], list[Possible]]
    """All that can be done here, then what cannot yet; nothing where the list of choices says it all."""
    tips: Callable[[Moment[B, S]], list[Said]]
    """What is worth saying now, the most urgent first; the pages say each once."""
    warn: Callable[[B, S, int, Sequence[Event]], Caution | None]
    """From what is known before an action, the action, and the events of it that the seat can foresee."""


class Guidance(Struct, frozen=True):
    """What a seat is told in one moment."""

    goal: Said
    possible: list[Possible]
    tips: list[Said]
