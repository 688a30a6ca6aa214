"""Rulebooks: a game's clauses in the reader's language, from `clauses/<language>.md` of its folder.

    # Sitting Ducks: the rules            the title; what follows it introduces the book
    ## 3 The turn                         a chapter
    - SD-3.1 Play one action card ...     a clause, over as many lines as it takes
    - SD-5.14 A duck ... [stays there]    in brackets: words that are ours and not in the printed rules
    | SD-B1 | 52 cards: ... | reported |  a clause as a row of a table, with how sure it is

English comes first and decides; every other language has the same clauses in the same order. A ruling, an `R` clause,
is ours from beginning to end.

Numbers that an edition may print otherwise come from the box (`People.numbers`):

    {turns}                               the number
    {kept|marker/markers}                 the number with its noun: the first for one, else the second

Beside them, where there is one, `readings/<language>.md` tells in plain words how we read the printed rules, what is
ours, and what the page remembers for the player:

    We follow the French rules.           what introduces them
    ## Where printings disagree           a heading
    - One printing lets ... (SD-R1).      a reading, with the clauses that it explains
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from drakes.core.editions import load_box
from drakes.core.errors import DrakesError
from drakes.core.game import Game

ITEM = re.compile(r"- ([A-Z]+-(?:\d+\.\d+|[A-Z]\d+)) (.*)")
ROW = re.compile(r"\| ([A-Z]+-(?:\d+\.\d+|[A-Z]\d+)) \| (.*?) \| (.*?) \|")
OURS = re.compile(r"\[([^][]*)\]")
RULING = re.compile(r"[A-Z]+-R\d+")


NUMBER = re.compile(r"\{(\w+)(?:\|([^/}]*)/([^}]*))?\}")


@dataclass(frozen=True)
class Clause:
    """One clause: its id, the chapter it stands in, its words, and how sure it is where the box does not tell."""

    id: str
    chapter: str
    text: str
    sure: str = ""
    ours: tuple[str, ...] = ()
    """The passages of its text that the printed rules do not have."""

    @property
    def is_ruling(self) -> bool:
        """Whether the printed rules have nothing of it."""
        return self.ours == (self.text,)


@dataclass(frozen=True)
class Reading:
    """How the printed rules are read in one point, under a heading."""

    heading: str
    text: str


@dataclass(frozen=True)
class Rulebook:
    """A game's rules in one language."""

    title: str
    introduction: str
    clauses: tuple[Clause, ...]

    def __getitem__(self, clause: str) -> Clause:
        for one in self.clauses:
            if one.id == clause:
                return one
        raise DrakesError(f"There is no clause '{clause}' in '{self.title}'.")


def clause_of(refusal: str) -> str:
    """The clause that a refusal names: `DM-6.3` for `DM-6.3 (g)`, a part of it."""
    return refusal.partition(" ")[0]


def rulebook(game: Game, language: str, box: Any = None) -> Rulebook:
    """The rules of a game in a language, with the numbers of a box, or of the standard edition."""
    return _standard_book(game, language) if box is None else _with_numbers(_written(game, language), game, box)


@cache
def _standard_book(game: Game, language: str) -> Rulebook:
    return _with_numbers(_written(game, language), game, load_box(game))


def numbers_of(game: Game, box: Any) -> dict[str, int]:
    """The numbers of a box that texts speak of."""
    return {} if game.people.numbers is None else dict(game.people.numbers(box))


def _with_numbers(book: Rulebook, game: Game, box: Any) -> Rulebook:
    say = partial(with_numbers, numbers_of(game, box))
    clauses = tuple(
        Clause(one.id, one.chapter, say(one.text), say(one.sure), tuple(map(say, one.ours))) for one in book.clauses
    )
    return Rulebook(book.title, say(book.introduction), clauses)


def with_numbers(numbers: dict[str, int], text: str) -> str:
    """A text with the numbers of a box."""
    return NUMBER.sub(partial(_number, numbers), text)


def _number(numbers: dict[str, int], found: re.Match[str]) -> str:
    """One number of the box, with its noun if there is one."""
    name, one, many = found.groups()
    if name not in numbers:
        raise DrakesError(f"A text speaks of the number '{name}'; the numbers are {', '.join(numbers) or 'none'}.")
    noun = one if numbers[name] == 1 else many
    return f"{numbers[name]} {noun}" if noun else str(numbers[name])


@cache
def _written(game: Game, language: str) -> Rulebook:
    """The rules as they stand in the file."""
    path = game.people.folder / "clauses" / f"{language}.md"
    if not path.is_file():
        known = ", ".join(sorted(one.stem for one in path.parent.glob("*.md")))
        raise DrakesError(f"The rules of {game.name} are not written in '{language}'; they are in {known}.")
    paragraphs = list(paragraphs_of(path.read_text(encoding="utf-8")))
    first_chapter = next(n for n, text in enumerate(paragraphs) if text.startswith("## "))
    title, *introduction = paragraphs[:first_chapter]
    return Rulebook(title.removeprefix("# "), "\n\n".join(introduction), tuple(_clauses(paragraphs[first_chapter:])))


def paragraphs_of(text: str) -> Iterator[str]:
    """Headings, list items, rows and paragraphs, each with its lines joined."""
    whole = ""
    for line in [*text.splitlines(), ""]:
        if whole and (not line.strip() or whole.startswith("#") or line.startswith(("#", "- ", "|"))):
            yield whole
            whole = ""
        whole = f"{whole} {line.strip()}".strip()


def _clauses(paragraphs: list[str]) -> Iterator[Clause]:
    chapter = ""
    for text in paragraphs:
        if text.startswith("## "):
            chapter = text.removeprefix("## ")
        elif item := ITEM.fullmatch(text):
            yield _clause(item[1], chapter, item[2])
        elif row := ROW.fullmatch(text):
            yield Clause(row[1], chapter, row[2], row[3])


def _clause(name: str, chapter: str, text: str) -> Clause:
    """A clause, its brackets taken off."""
    plain = OURS.sub(r"\1", text)
    return Clause(name, chapter, plain, ours=(plain,) if RULING.fullmatch(name) else tuple(OURS.findall(text)))


@cache
def readings(game: Game, language: str) -> tuple[str, tuple[Reading, ...]]:
    """How we read the printed rules of a game: what introduces it, and point after point; in English where nobody has
    translated it, and nothing of a game that has none."""
    folder = game.people.folder / "readings"
    path = next((path for path in (folder / f"{language}.md", folder / "en.md") if path.is_file()), None)
    paragraphs = list(paragraphs_of(path.read_text(encoding="utf-8"))) if path else []
    heading, introduction, found = "", "", []
    for text in paragraphs:
        if text.startswith("## "):
            heading = text.removeprefix("## ")
        elif text.startswith("- "):
            found.append(Reading(heading, text.removeprefix("- ")))
        else:
            introduction = text
    return introduction, tuple(found)
