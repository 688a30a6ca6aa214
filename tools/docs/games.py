"""A page for every installed game: what it is, how its printed rules are read, and all its clauses."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

from drakes.core.game import Game, find_game, game_names
from drakes.core.rulebook import Clause, Rulebook, readings, rulebook
from drakes.core.text import LANGUAGES, Words
from tools.docs.site import Site

CLAUSE_ID = re.compile(r"(?<![\w#\[-])([A-Z]+-(?:\d+\.\d+|[A-Z]\d+))")
OWN_WORDS = "docs/games/{}.md"
"""What is written by hand about a game: an introduction, and what its box shows."""
READINGS = "<!-- readings -->"
"""Where that is followed by how we read the rules, in the words of the game's `readings/en.md`."""


def add_games(site: Site) -> None:
    """The pages of all games, and the page that lists them."""
    games = [find_game(name) for name in game_names()]
    for game in games:
        place = f"games/{game.name}.md"
        site.add(place, game_page(site.root, game), OWN_WORDS.format(game.name))
        for text in game.people.folder.rglob("*.md"):
            if text.is_relative_to(site.root):  # a game may come from a package of its own
                site.homes[text.relative_to(site.root).as_posix(), ""] = place
    rows = [f"| [{Words(game).game_name()}]({game.name}.md) | {players(game)} | {minutes(game)} |" for game in games]
    table = "\n".join(["| game | players | minutes |", "|---|---|---|", *rows])
    names = "\n".join(game.name for game in games)
    listed = site.pages["games/index.md"].replace("<!-- games -->", table).replace("<!-- pages -->", names)
    site.add("games/index.md", listed, "docs/games/index.md")


def game_page(root: Path, game: Game) -> str:
    """The page of one game."""
    book, words = rulebook(game, LANGUAGES[0]), Words(game)
    by_hand = root / OWN_WORDS.format(game.name)
    own = by_hand.read_text(encoding="utf-8") if by_hand.is_file() else f"# {words.game_name()}\n"
    known = {clause.id for clause in book.clauses}
    facts = f"**Players:** {players(game)}. **Minutes:** {minutes(game)}. **Variants:** {variants(game, words)}.\n"
    title, _, rest = own.partition("\n")
    rest = rest.replace(READINGS, how_we_read(game))
    return "\n".join([title, "", facts, linked(rest, known), *chapters(book, known)])


def how_we_read(game: Game) -> str:
    """Where printings disagree or are silent, and what is played here."""
    introduction, found = readings(game, LANGUAGES[0])
    written = [f"## How we read the rules\n\n{introduction}\n"]
    for heading, points in groupby(found, key=lambda one: one.heading):
        written.append(f"**{heading}**\n\n" + "\n".join(f"- {one.text}" for one in points) + "\n")
    return "\n".join(written)


def players(game: Game) -> str:
    """From the fewest to the most."""
    return span(min(game.rules.seats), max(game.rules.seats))


def minutes(game: Game) -> str:
    """How long a game takes, as its box says."""
    return span(*game.people.minutes) if game.people.minutes else "not printed"


def span(lowest: int, highest: int) -> str:
    """From one number to another, or one alone."""
    return f"{lowest} to {highest}" if highest > lowest else str(lowest)


def variants(game: Game, words: Words) -> str:
    """Their names, as the lobby shows them."""
    return ", ".join(words.variant(name) for name in game.people.variants)


def chapters(book: Rulebook, known: set[str]) -> list[str]:
    """The rulebook, chapter by chapter, every clause where a link can reach it."""
    written = [f"## The rules, clause by clause\n\n{book.introduction}\n"]
    for chapter, clauses in groupby(book.clauses, key=lambda clause: clause.chapter):
        written.append(f"### {chapter}\n\n" + "\n".join(clause_text(clause, known) for clause in clauses))
    return written


def clause_text(clause: Clause, known: set[str]) -> str:
    """One clause: whether a part of it is ours, and how sure it is where the box does not tell."""
    ours = f"\\\n*Ours: {' … '.join(clause.ours)}*" if clause.ours and not clause.is_ruling else ""
    sure = f"\\\n*How sure: {clause.sure}*" if clause.sure else ""
    text = linked(clause.text, known - {clause.id})
    return f"({anchor(clause.id)})=\n**{clause.id}** {text}{ours}{sure}\n"


def anchor(clause: str) -> str:
    """The name of a clause in links."""
    return clause.lower().replace(".", "-")


def linked(text: str, known: set[str]) -> str:
    """A text in which clauses that are named lead to their words."""
    return CLAUSE_ID.sub(lambda match: f"[{match[1]}](#{anchor(match[1])})" if match[1] in known else match[0], text)
