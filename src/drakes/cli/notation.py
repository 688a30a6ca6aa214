"""Which actions a person means who writes a move in full or in short."""

from __future__ import annotations

from collections.abc import Iterable

from drakes.play.match import Match


def fitting(match: Match, actions: Iterable[int], line: str) -> list[int]:
    """The actions a line may mean: those written exactly so, else those it abbreviates.

    The kind may be cut short and arguments may be left out: `sh 3` is `shoot a 3`, if nothing else fits.
    """
    words = line.lower().split()
    written = {action: match.text(action).split() for action in actions}
    exact = [action for action, full in written.items() if full == words]
    return exact or [action for action, full in written.items() if is_short_for(words, full)]


def is_short_for(words: list[str], full: list[str]) -> bool:
    """Whether the first word begins the kind and the others stand among the arguments, in order."""
    if not words or not full[0].startswith(words[0]):
        return False
    arguments = iter(full[1:])
    return all(word in arguments for word in words[1:])
