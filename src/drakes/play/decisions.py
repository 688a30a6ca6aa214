"""The decisions of a game: who chose what, from which knowledge, act by act."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from drakes.play.entries import Act
from drakes.play.story import Story


@dataclass(frozen=True)
class Decision:
    """An act where there was a choice: the version before it, who acted, what the seat knew (packed), what it did."""

    version: int
    seat: int
    hidden: bytes
    action: int


def decisions(story: Story) -> Iterator[Decision]:
    """Every act in force with more than one way to go on."""
    if not story.line:
        return
    board = story.restore(story.line[:1])
    for n in story.line[1:]:
        entry = story.entries[n]
        assert isinstance(entry, Act)
        if len(board.legal()) > 1:
            yield Decision(n, entry.seat, board.game.rules.codec.pack(board.hidden(entry.seat)), entry.action)
        board.do(entry.action)
        for _, action in entry.nature:
            board.do(action)
