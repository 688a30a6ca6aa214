"""A turn played again from a place in a game that is over, or another one in its stead, step by step."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from drakes.play.frames import EventFrame, GameView
from drakes.play.history import History


class LineStep(msgspec.Struct, frozen=True):
    """A step of a turn: what it does at once, and the table after it, as somebody sees it."""

    action: int
    events: list[EventFrame]
    view: GameView


def play_line(history: History, version: int, steps: Sequence[int], looker: int) -> list[LineStep]:
    """Steps from a version of a table on, as a seat (or NOBODY) is shown them; chance does not come in."""
    position = history.restore([n for n in history.line if n < version])
    found = []
    for action in steps:
        rows = position.do(action)
        events = [EventFrame(event.kind, event.arguments) for event in position.events_for(rows, looker)]
        found.append(LineStep(action, events, position.view(looker)))
    return found
