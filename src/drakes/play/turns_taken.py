"""The turns of a game: who did what, from which knowledge.

A turn here is what one seat did in a row while nothing random, hidden or of others came in between, so that it can be
judged as one choice: fitting out a ship, a walk over three boats.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from drakes.play.entries import Act
from drakes.play.game_position import Position
from drakes.play.history import History


@dataclass(frozen=True)
class TurnTaken:
    """Acts of which at least one was a choice: the number before the first, who acted, what the seat knew then
    (packed), and what it did."""

    before: int
    seat: int
    hidden: bytes
    steps: tuple[int, ...]


Step = tuple[int, int, int, tuple[int, ...]]
"""An act: the number before it, the seat, the action, and what nature did after it."""


def turns_of(history: History) -> list[TurnTaken]:
    """The turns of a table's acts in force; the numbers are its versions."""
    if not history.line:
        return []
    return list(turns_in(history.restore(history.line[:1]), steps_of(history)))


def steps_of(history: History) -> Iterator[Step]:
    """The acts in force."""
    for n in history.line[1:]:
        entry = history.entries[n]
        assert isinstance(entry, Act)
        yield n, entry.seat, entry.action, tuple(action for _, action in entry.nature)


def turns_in(position: Position, steps: Iterable[Step]) -> Iterator[TurnTaken]:
    """The turns of acts from a position on, which is changed by them."""
    before, mover, known, taken, has_choice = 0, -1, b"", list[int](), False
    for n, seat, action, nature in steps:
        if taken and seat != mover:
            if has_choice:
                yield TurnTaken(before, mover, known, tuple(taken))
            taken = []
        if not taken:
            known, has_choice = position.game.rules.codec.pack(position.hidden(seat)), False
            before, mover = n, seat
        has_choice = has_choice or len(position.legal()) > 1
        taken.append(action)
        is_quiet = position.is_quiet(position.do(action))
        for chance in nature:
            position.do(chance)
        if nature or not is_quiet:
            if has_choice:
                yield TurnTaken(before, mover, known, tuple(taken))
            taken = []
    if taken and has_choice:
        yield TurnTaken(before, mover, known, tuple(taken))
