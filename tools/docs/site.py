"""The pages of the site before they are built: each text has one home, and every link leads to it.

A page takes in another document, or one section of it, by a remark that forges do not show:

    <!-- include CHANGELOG.md -->
    <!-- include README.md#a-minutes-tour -->

Whatever links to that document or section then leads to the page. A link to a file that has no home leads to a page
that shows the file; a link to nothing is an error.
"""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass, field
from pathlib import Path

from tools.docs.markdown import headings, section, with_links

INCLUDE = re.compile(r"<!-- include ([^#\s]+)(?:#(\S+))? -->")
PICTURES = {".svg", ".png", ".webp"}
LANGUAGES = {".py": "python", ".toml": "toml", ".md": "markdown", ".ts": "typescript", ".sh": "bash"}


class BrokenLinkError(Exception):
    """A page speaks of a document, a section or a file that is not there."""


@dataclass
class Site:
    """All pages by their places in the site, and where in it the project's files and sections are found."""

    root: Path
    pages: dict[str, str] = field(default_factory=dict)
    origins: dict[str, str] = field(default_factory=dict)
    homes: dict[tuple[str, str], str] = field(default_factory=dict)

    def add(self, place: str, text: str, origin: str) -> None:
        """A page, and the file from which its links are meant."""
        self.pages[place] = text
        self.origins[place] = origin
        self.homes.setdefault((origin, ""), place)
        for document, anchor in INCLUDE.findall(text):
            self._give_home(document, anchor, place)

    def add_file(self, place: str, path: Path) -> None:
        """A page that is a file of the project."""
        self.add(place, path.read_text(encoding="utf-8"), path.relative_to(self.root).as_posix())

    def _give_home(self, document: str, anchor: str, place: str) -> None:
        self.homes.setdefault((document, ""), place)
        if not anchor:
            return
        try:
            _, below = section(self._text_of(document), anchor)
        except StopIteration:
            raise BrokenLinkError(f"{place}: {document} has no section '#{anchor}'.") from None
        self.homes[document, anchor] = place
        for heading in below:
            self.homes[document, heading.anchor] = f"{place}#{heading.anchor}"

    def _text_of(self, document: str) -> str:
        path = self.root / document
        if not path.is_file():
            raise BrokenLinkError(f"There is no document '{document}' to include.")
        return path.read_text(encoding="utf-8")

    def finished(self) -> dict[str, str]:
        """Every page as the generator reads it, those that only links ask for among them."""
        done: dict[str, str] = {}
        while waiting := [place for place in self.pages if place not in done]:
            for place in waiting:
                done[place] = self._finish(place)
        return done

    def _finish(self, place: str) -> str:
        own = with_links(self.pages[place], lambda link: self.lead(link, self.origins[place], place))
        return INCLUDE.sub(lambda match: self._included(match[1], match[2] or "", place), own)

    def _included(self, document: str, anchor: str, place: str) -> str:
        whole = self._text_of(document)
        text = section(whole, anchor)[0] if anchor else whole
        return with_links(text, lambda link: self.lead(link, document, place))

    def lead(self, link: str, origin: str, place: str) -> str:
        """A link of a file, as a page must write it."""
        if re.match(r"[a-z]+:", link) or (link.startswith("#") and origin == self.origins[place]):
            return link
        name, _, anchor = link.partition("#")
        target = posixpath.normpath(posixpath.join(posixpath.dirname(origin), name)) if name else origin
        home = self._home_of(target, anchor, f"{origin}: {link}")
        page, _, inside = home.partition("#")
        return posixpath.relpath(page, posixpath.dirname(place) or ".") + (f"#{inside}" if inside else "")

    def _home_of(self, target: str, anchor: str, link: str) -> str:
        if (target, anchor) in self.homes:
            return self.homes[target, anchor]
        path = self.root / target
        if (target, "") not in self.homes:
            if path.suffix in PICTURES and path.is_file():
                return target.removeprefix("docs/")
            if not path.is_file():
                raise BrokenLinkError(f"{link} leads to nothing the site can show.")
            self.add(f"source/{target}.md", source_page(target, path), target)
        if anchor and anchor not in {one.anchor for one in headings(path.read_text(encoding="utf-8"))}:
            raise BrokenLinkError(f"{link}: there is no such heading.")
        return self.homes[target, ""] + (f"#{anchor}" if anchor else "")


def source_page(target: str, path: Path) -> str:
    """A page that shows a file as it is."""
    code = path.read_text(encoding="utf-8")
    language = LANGUAGES.get(path.suffix, "text")
    return f"---\norphan: true\n---\n\n# {path.name}\n\n`{target}`\n\n``````{language}\n{code}``````\n"
