"""Sheets: what a thing of the table answers when it is touched, without a word of any language.

A game fills them in from what a seat may know (`People.tell_of`); the page says them in the reader's language, with the
messages of the game's sheets, and draws their pictures. A thing is named `KIND:KEY`, as boards mark it: `good:silk`,
`planet:3`, `seat:0`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

LONGEST_THING = 40
"""Letters in the name of a thing."""

Tone = Literal["", "have", "lack"]


class Name(Struct, frozen=True):
    """A value of a domain by its number or label, which the reader's language has a name for.

    A `seat` is a player by name; `cardText` gives what is written on a card.
    """

    domain: str
    value: int | str


Argument = int | str | Name | list[Name]


class Sentence(Struct, frozen=True):
    """A message with its arguments; several names are said as a list."""

    message: str
    arguments: dict[str, Argument] = {}


class Cost(Struct, frozen=True):
    """So many of something that is drawn."""

    picture: str
    count: int


class Figure(Struct, frozen=True):
    """A number and what it counts."""

    number: int
    label: Sentence
    picture: str = ""


class Row(Struct, frozen=True):
    """A line: a picture, what it is, more about it, and what it is worth or takes."""

    title: Sentence
    picture: str = ""
    note: Sentence | None = None
    value: Sentence | None = None
    costs: list[Cost] = []
    points: int = 0
    tone: Tone = ""
    """Whether the reader has what it takes, or lacks it; nothing where that is not asked."""
    thing: str = ""
    """The thing that it speaks of, which has a sheet of its own."""


class Part(Struct, frozen=True):
    """Lines under a heading."""

    title: Sentence
    rows: list[Row] = []
    text: Sentence | None = None


class Formula(Struct, frozen=True):
    """Things that become another."""

    inputs: list[str]
    output: str
    note: Sentence


class Sheet(Struct, frozen=True):
    """All that a thing answers."""

    thing: str
    """The thing it tells of: of several names for the same the first."""
    title: Sentence
    lead: Sentence | None = None
    picture: str = ""
    formula: Formula | None = None
    figures: list[Figure] = []
    parts: list[Part] = []
    remark: Part | None = None
    """What one may conclude from all of it."""
    bright: list[str] = []
    """Its places on the board, which stay bright while the rest is dimmed; nothing is dimmed where there are none."""
    ringed: list[str] = []
    """What on the board it speaks of."""
    numbers: dict[str, int] = {}
    """Numbers that stand by things of the board."""


def say(message: str, **arguments: Argument) -> Sentence:
    """A message of the game's sheets."""
    return Sentence(message, arguments)


def key_of(thing: str) -> tuple[str, str]:
    """The kind and the key of a thing.

    >>> key_of("good:silk")
    ('good', 'silk')
    """
    kind, _, key = thing.partition(":")
    return kind, key


def number_in(key: str, below: int, first: int = 0) -> int | None:
    """A number of a thing's key, less the first one, where there is such a thing.

    >>> number_in("3", below=6, first=1), number_in("7", below=6, first=1), number_in("x", below=6)
    (2, None, None)
    """
    if not (key.isascii() and key.isdigit() and len(key) < 5):
        return None
    number = int(key) - first
    return number if 0 <= number < below else None
