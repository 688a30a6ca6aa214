"""Messages about games: what can be played, and all that is needed to read views and write actions."""

from __future__ import annotations

from msgspec import Struct

from drakes.core.about_edition import EditionSection
from drakes.core.options import OptionValue


class OptionInfo(Struct):
    """An option of a game."""

    name: str
    values: list[OptionValue]
    """The usual one first."""
    clause: str
    """The clause about it."""


class ChapterInfo(Struct):
    """A chapter of a game's lessons, and the minutes it takes."""

    chapter: str
    minutes: int


class GameSummary(Struct):
    """A game as the list of games shows it."""

    name: str
    rules_version: int
    seats: tuple[int, int]
    """How many play, from and to."""
    variants: dict[str, dict[str, OptionValue]]
    options: list[OptionInfo]
    boxes: list[str]
    bots: list[str]
    """The weakest first."""
    minutes: tuple[int, int] | None
    """How long it takes, from and to."""
    against_bots: str
    """The variant one plays at once against bots."""
    boards: list[str]
    """The boards that any edition may be played on."""
    seeded_board: str
    """What stands before the seed of a board made afresh; '' where there are none."""
    numbers: dict[str, int]
    """The numbers of the standard edition that the rules' pictures speak of."""
    lessons: list[ChapterInfo]
    """The chapters of its lessons, in their order."""
    how_to_play: bool
    """Whether there is a page that teaches it."""


class ArgumentInfo(Struct):
    """An argument of an action."""

    name: str
    labels: list[str]
    """The label of each value."""


class ActionKind(Struct):
    """All actions of a kind: they are numbered from `first`, the last argument counting fastest."""

    kind: str
    first: int
    arguments: list[ArgumentInfo]


class EventKind(Struct):
    """A kind of event."""

    kind: str
    arguments: list[tuple[str, str]]
    """The name and the domain of each."""


class GameInfo(GameSummary, kw_only=True):
    """A game with the tables of its actions, events, domains and refusals."""

    actions: list[ActionKind]
    events: list[EventKind]
    remarks: list[EventKind]
    """What is remarked on turns, by hints and reviews."""
    domains: dict[str, list[str]]
    clauses: list[str]


class EditionInfo(Struct):
    """What is printed in the box of an edition, in the reader's language."""

    game: str
    name: str
    box: str
    """One that comes with the game, or `own`."""
    board: str
    sections: list[EditionSection]


class Clause(Struct):
    """A clause of a game's rules."""

    id: str
    chapter: str
    text: str
    sure: str
    """How sure it is, where the box does not tell; else ''."""
    ours: list[str]
    """The passages of its text that the printed rules do not have; the whole text of a ruling."""


class Reading(Struct):
    """How the printed rules are read in one point, under a heading; clauses are named in brackets."""

    heading: str
    text: str


class Readings(Struct):
    """How the printed rules of a game are read, what is ours, and what the page remembers for the player."""

    introduction: str
    readings: list[Reading]


class Passage(Struct):
    """Some sentences, and the clauses they rest on."""

    text: str
    clauses: list[str]


class Illustration(Struct):
    """A picture, which the game's board draws, by its name; and a sentence that says what it shows."""

    name: str
    shows: str


class HowToPlayStep(Struct):
    """One of the pictures in which a turn is told."""

    id: str
    title: str
    picture: Illustration | None
    passage: Passage


class HowToPlayFact(Struct):
    """A piece with its name, a number, and what it is for."""

    piece: str
    name: str
    number: str
    passage: Passage


class HowToPlaySection(Struct):
    """A part of the page under a heading; its id is the same in every language."""

    id: str
    title: str
    passages: list[Passage]
    steps: list[HowToPlayStep]
    facts: list[HowToPlayFact]
    mistakes: list[Passage]


class HowToPlay(Struct):
    """The page that teaches a game; without sections where there is none."""

    story: str
    picture: Illustration | None
    goal: Passage
    sections: list[HowToPlaySection]
