"""Markdown as the site's pages need it: headings, sections and links, none of them looked for inside code."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

FENCE = re.compile(r"\s*(```+|~~~+)")
HEADING = re.compile(r"(#{1,6}) (.*)")
LINK = re.compile(r"(\]\()([^)\s]+)|((?:src|href)=\")([^\"]+)")


@dataclass(frozen=True)
class Heading:
    """A heading: its line, its level, its words, and the anchor forges and the site give it."""

    line: int
    level: int
    words: str

    @property
    def anchor(self) -> str:
        """Small letters, hyphens for blanks, nothing for the rest."""
        plain = re.sub(r"[^\w\- ]", "", self.words.lower())
        return plain.strip().replace(" ", "-")


def lines_outside_code(text: str) -> Iterator[tuple[int, str]]:
    """Every line that is not part of a block of code, with its number."""
    fence = ""
    for n, line in enumerate(text.splitlines()):
        marks = FENCE.match(line)
        if marks and not fence:
            fence = marks[1]
        elif marks and marks[1].startswith(fence):
            fence = ""
        elif not fence:
            yield n, line


def headings(text: str) -> list[Heading]:
    """The headings of a document."""
    found = ((n, HEADING.fullmatch(line)) for n, line in lines_outside_code(text))
    return [Heading(n, len(match[1]), match[2].strip()) for n, match in found if match]


def section(text: str, anchor: str) -> tuple[str, list[Heading]]:
    """What stands under a heading, its sub-headings raised to belong to a page, and these sub-headings.

    Under the title of a document stands what comes before its first chapter.
    """
    known = headings(text)
    start = next(heading for heading in known if heading.anchor == anchor)
    deepest = 2 if start.level == 1 else start.level
    end = next((one.line for one in known if one.line > start.line and one.level <= deepest), None)
    body = "\n".join(text.splitlines()[start.line + 1 : end])
    return raised(body, start.level - 1), [one for one in known if start.line < one.line < (end or len(text))]


def raised(text: str, levels: int) -> str:
    """A text whose headings stand so many levels higher."""
    lines = text.splitlines()
    for heading in headings(text):
        lines[heading.line] = lines[heading.line][levels:]
    return "\n".join(lines).strip() + "\n"


def links(text: str) -> Iterator[str]:
    """Where the links and pictures of a text lead."""
    for _, line in lines_outside_code(text):
        for match in LINK.finditer(without_code(line)):
            yield match[2] or match[4]


def with_links(text: str, change: Callable[[str], str]) -> str:
    """A text with every link and picture led elsewhere."""
    lines = text.splitlines()
    for n, line in lines_outside_code(text):
        lines[n] = LINK.sub(lambda match: (match[1] or match[3]) + change(match[2] or match[4]), line)
    return "\n".join(lines) + "\n"


def without_code(line: str) -> str:
    """A line without what stands between backticks."""
    return re.sub(r"`[^`]*`", "", line)
