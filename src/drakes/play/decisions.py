"""The decisions of a game: who chose what, from which knowledge, act by act."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from drakes.play.entries import Act
from drakes.play.history import History


@dataclass(frozen=True)
class Decision:
    """An act where there was a choice: the version before it, who acted, what the seat knew (packed), what it did."""

    version: int
    seat: int
    hidden: bytes
    action: int


def decisions(history: History) -> Iterator[Decision]:
    """Every act in force with more than one way to go on."""
    if not history.line:
        return
    position = history.restore(history.line[:1])
    for n in history.line[1:]:
        entry = history.entries[n]
        assert isinstance(entry, Act)
        if len(position.legal()) > 1:
            yield Decision(n, entry.seat, position.game.rules.codec.pack(position.hidden(entry.seat)), entry.action)
        position.do(entry.action)
        for _, action in entry.nature:
            position.do(action)
