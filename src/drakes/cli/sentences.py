"""What happened, told in sentences: a paragraph for each turn of a player, with what chance added to it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from drakes.core.game import NATURE
from drakes.core.text import Words
from drakes.play.match import LoggedAction, Match

if TYPE_CHECKING:
    from rich.console import Console


def told_entry(match: Match, words: Words, names: Sequence[str], entry: LoggedAction, seat: int | None) -> list[str]:
    """One entry of the log as sentences, as a seat may know it; in full without a seat."""
    events = [
        match.game.rules.events.event(kind, audience, arguments, seat) for kind, audience, arguments in entry.rows
    ]
    return [said for said in (words.event(event, names, seat) for event in events) if said]


def paragraphs(
    match: Match, words: Words, names: Sequence[str], seat: int | None, entries: Iterable[LoggedAction]
) -> list[str]:
    """The sentences of several entries, a new paragraph with each player who acts."""
    parts: list[list[str]] = [[]]
    actor = NATURE
    for entry in entries:
        if entry.actor not in (NATURE, actor):
            actor = entry.actor
            parts.append([])
        parts[-1] += told_entry(match, words, names, entry, seat)
    return [" ".join(part) for part in parts if part]


def print_text(console: Console, text: str, style: str = "", indent: str = "") -> None:
    """Print a text in lines of the console's width; French keeps its marks where they belong."""
    lines = textwrap.wrap(text, console.width, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False)
    console.print("\n".join(lines), style=style, soft_wrap=True)


def tell(console: Console, match: Match, words: Words, names: Sequence[str], seat: int | None, since: int = 0) -> None:
    """Print what happened since action number `since`."""
    for paragraph in paragraphs(match, words, names, seat, match.log[since:]):
        print_text(console, f"- {paragraph}", indent="  ")


def first_choice(match: Match) -> int:
    """The number of the first action that was a player's: what came before is set-up."""
    return next((n for n, entry in enumerate(match.log) if entry.actor != NATURE), len(match.log))


def show_result(console: Console, match: Match, words: Words, names: Sequence[str]) -> None:
    """Who came in where; or that the game is not over."""
    console.print()
    if not match.is_over:
        mover = match.to_move
        said = words.say("not-over") if mover is None else words.say("not-over-seat", seat=names[mover])
        print_text(console, said)
        return
    console.print(words.say("result"), style="bold")
    places, scores = match.places(), match.scores()
    for place, seat in sorted((place, seat) for seat, place in enumerate(places)):
        if any(scores):
            console.print(words.say("result-points", place=place, seat=names[seat], points=scores[seat]))
        else:
            console.print(words.say("result-place", place=place, seat=names[seat]))
