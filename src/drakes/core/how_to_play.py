"""How to play: the page that teaches a game, from `how_to_play/<language>.md` of its folder; the clauses stay the law.

    # How to play Sitting Ducks                      the title
    A row of ducks on a pond. ...                    the story
    [pond] Four places of the line: ...              a picture by its name, and what it shows in a sentence
    > Be the last player with a duck ... (SD-4.1)    the goal

    ## [turn] A turn in pictures                     a section, with an id that is the same in every language
    You hold three cards. ... (SD-3.1)               a passage, with the clauses it rests on
    ### [aim] Aim                                    a step: its picture and its passage follow
    | sd-shoot | Shoot | {shoot} | At a ... (SD-5.2) |   a fact: a piece, a name, a number, a passage
    - Following the duck: ... (SD-5.1)               a mistake of beginners

English comes first; every other language has the same sections, pictures and clauses in the same order. Numbers come
from the box as in clauses (`core/rulebook.py`). A game need not have such a page: its clauses are shown then. The
pictures are drawn by the game's board in the browser; without one the page has none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from typing import Any

from drakes.core.editions import load_box
from drakes.core.errors import DrakesError
from drakes.core.game import Game
from drakes.core.rulebook import numbers_of, paragraphs_of, with_numbers

CLAUSE = r"[A-Z]+-(?:\d+\.\d+|[A-Z]\d+)"
CITED = re.compile(rf"(.*?)(?: \(({CLAUSE}(?:, {CLAUSE})*)\))?", re.DOTALL)
NAMED = re.compile(r"\[([\w-]+)\] (.+)")


@dataclass(frozen=True)
class Passage:
    """Some sentences, and the clauses they rest on."""

    text: str
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True)
class Illustration:
    """A picture by its name, and a sentence for those who do not see it."""

    name: str
    shows: str


@dataclass(frozen=True)
class Step:
    """One of the pictures in which a turn is told."""

    id: str
    title: str
    picture: Illustration | None
    passage: Passage


@dataclass(frozen=True)
class Fact:
    """A piece with its name, a number, and what it is for."""

    piece: str
    name: str
    number: str
    passage: Passage


@dataclass
class Section:
    """A part of the page under a heading."""

    id: str
    title: str
    passages: list[Passage] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)
    mistakes: list[Passage] = field(default_factory=list)

    def every_passage(self) -> list[Passage]:
        """All that is said in it, in order."""
        steps, facts = [step.passage for step in self.steps], [fact.passage for fact in self.facts]
        return [*self.passages, *steps, *facts, *self.mistakes]


@dataclass
class HowToPlay:
    """How a game is played, in one language."""

    story: str = ""
    picture: Illustration | None = None
    goal: Passage = field(default_factory=lambda: Passage(""))
    sections: list[Section] = field(default_factory=list)

    def every_passage(self) -> list[Passage]:
        """All that is said and rests on clauses, in order."""
        return [self.goal, *(one for section in self.sections for one in section.every_passage())]

    def pictures(self) -> list[Illustration]:
        """The pictures, in order."""
        steps = [step.picture for section in self.sections for step in section.steps]
        return [one for one in (self.picture, *steps) if one]


def has_how_to_play(game: Game) -> bool:
    """Whether a game has a page that teaches it."""
    return (game.people.folder / "how_to_play" / "en.md").is_file()


def how_to_play(game: Game, language: str, box: Any = None) -> HowToPlay:
    """How a game is played, with the numbers of a box, or of the standard edition; in English where nobody has
    translated it, and an empty page of a game that has none."""
    return _standard_page(game, language) if box is None else _with_numbers(game, language, box)


@cache
def _standard_page(game: Game, language: str) -> HowToPlay:
    return _with_numbers(game, language, load_box(game))


def _with_numbers(game: Game, language: str, box: Any) -> HowToPlay:
    return read_page(with_numbers(numbers_of(game, box), _written(game, language)))


@cache
def _written(game: Game, language: str) -> str:
    folder = game.people.folder / "how_to_play"
    path = next((path for path in (folder / f"{language}.md", folder / "en.md") if path.is_file()), None)
    return path.read_text(encoding="utf-8") if path else ""


def read_page(text: str) -> HowToPlay:
    """The page: what stands before the first section, and the sections."""
    paragraphs = list(paragraphs_of(text))
    starts = [n for n, text in enumerate(paragraphs) if text.startswith("## ")]
    page = HowToPlay()
    for first in paragraphs[: starts[0] if starts else None]:
        if first.startswith("> "):
            page.goal = _passage(first.removeprefix("> "))
        elif NAMED.fullmatch(first):
            page.picture = Illustration(*_named(first))
        elif not first.startswith("# "):
            page.story = first
    for start, end in pairwise([*starts, len(paragraphs)]):
        page.sections.append(_section(paragraphs[start:end]))
    return page


def _section(paragraphs: list[str]) -> Section:
    section = Section(*_named(paragraphs[0].removeprefix("## ")))
    rest = iter(paragraphs[1:])
    for text in rest:
        if text.startswith("### "):
            section.steps.append(_step(text.removeprefix("### "), rest))
        elif text.startswith("| "):
            section.facts.append(_fact(text))
        elif text.startswith("- "):
            section.mistakes.append(_passage(text.removeprefix("- ")))
        else:
            section.passages.append(_passage(text))
    return section


def _step(heading: str, rest: Iterator[str]) -> Step:
    """A step with its picture, if it has one, and its passage."""
    text = next(rest, "")
    picture = Illustration(*_named(text)) if NAMED.fullmatch(text) else None
    return Step(*_named(heading), picture, _passage(next(rest, "") if picture else text))


def _fact(row: str) -> Fact:
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    if len(cells) != 4:
        raise DrakesError(f"A fact has a piece, a name, a number and a passage, not: {row}")
    piece, name, number, text = cells
    return Fact(piece, name, number, _passage(text))


def _named(text: str) -> tuple[str, str]:
    """From '[aim] Aim' to both."""
    found = NAMED.fullmatch(text)
    if not found:
        raise DrakesError(f"Here an id in brackets is needed, and a title or sentence after it: {text}")
    return found[1], found[2]


def _passage(text: str) -> Passage:
    """A passage and the clauses in the brackets at its end."""
    found = CITED.fullmatch(text)
    assert found is not None, "it finds every text"
    return Passage(found[1], tuple(found[2].split(", ")) if found[2] else ())
