"""Drafts: a seat tries steps in private before it takes them, and plans ahead while others think.

All of it is played on a guess of what the seat knows, never on the true position, and stops at chance, a revelation or
another seat's choice. So a draft shows nothing that its seat does not know, and never draws. Undo is a shorter draft,
to restart the turn is an empty one; when the table has moved on it is tried again: the steps that still hold stay, and
the first that does not says which clause broke it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from drakes.core.game import EVERYTHING, NATURE, OVER
from drakes.play.frames import EventFrame, GameView
from drakes.play.game_position import Position, Row, deal_unknown
from drakes.play.limits import STEPS
from drakes.play.refusal import Refusal
from drakes.play.table import Table

Stops = Literal["", "chance", "reveals", "hand-over", "over"]


class Broken(msgspec.Struct, frozen=True):
    """The first step that cannot be taken, and the clause that forbids it; no clause where the draft had stopped."""

    step: int
    action: int
    clause: str | None


class Tried(msgspec.Struct, frozen=True):
    """How far a draft goes, what each step does, and the table after it as the seat would see it.

    `stops` says why nothing can follow. A step that reveals something has no events, and `view` is from before it: what
    comes out is not known.
    """

    version: int
    valid: int
    broken: Broken | None
    stops: Stops
    steps: list[list[EventFrame]]
    view: GameView
    legal: list[int]


def try_draft(table: Table, seat: int, actions: Sequence[int], early: bool = False) -> Tried:
    """Try steps of a seat on what it knows; off turn, if asked, as if its turn began now."""
    if len(actions) > STEPS:
        raise Refusal("illegal", f"A draft has at most {STEPS} steps.")
    position = _guess(table, seat, early)
    steps: list[list[EventFrame]] = []
    broken: Broken | None = None
    stops: Stops = ""
    for n, action in enumerate(actions):
        clause = None if stops else _forbids(position, action)
        if stops or clause is not None:
            broken = Broken(n, action, clause)
            break
        after = position.copy()
        rows = after.do(action)
        stops = _why_stop(after, rows, seat)
        steps.append(_events(after, rows, seat) if stops != "reveals" else [])
        position = position if stops == "reveals" else after
    legal = position.legal() if not stops else []
    return Tried(table.version, len(steps), broken, stops, steps, position.view(seat), legal)


def previews(table: Table, seat: int, actions: Sequence[int] = (), early: bool = False) -> dict[int, list[EventFrame]]:
    """For each action that is legal after a draft what it would do at once; nothing where it would reveal something."""
    position = _after(table, seat, actions, early)
    found: dict[int, list[EventFrame]] = {}
    for action in position.legal():
        after = position.copy()
        rows = after.do(action)
        if position.is_quiet(rows):
            found[action] = _events(after, rows, seat)
    return found


def why_not(table: Table, seat: int, action: int, actions: Sequence[int] = (), early: bool = False) -> str | None:
    """The clause that forbids a seat an action after a draft, or None."""
    if not actions and not early:
        return table.why_not(seat, action)
    return _forbids(_after(table, seat, actions, early), action)


def known_after(table: Table, seat: int, actions: Sequence[int]) -> Any:
    """What a seat that is to move may know after a draft of its steps: what bots that advise it are given."""
    if table.to_move != seat:
        _guess(table, seat, early=False)
        raise Refusal("paused", "The game is paused.")
    return _after(table, seat, actions, early=False).hidden(seat) if actions else table.hidden(seat)


def _guess(table: Table, seat: int, early: bool) -> Position:
    """A guess the seat may think on, in which it is to move."""
    hidden = table.hidden(seat)
    if table.status not in ("playing", "paused"):
        raise Refusal("over", "The game is over.")
    game, box = table.game, table.box
    if game.rules.to_move(hidden) != seat:
        if not early or game.people.start_turn_early is None:
            raise Refusal("not_your_turn", f"It is not seat {seat}'s turn.")
        game.people.start_turn_early(box, hidden, seat)
    position = deal_unknown(game, box, hidden)
    if position.actor != seat:
        raise Refusal("no_turn", f"Seat {seat} has no turn to plan now.")
    return position


def _after(table: Table, seat: int, actions: Sequence[int], early: bool) -> Position:
    """The guess the seat may think on after a draft of its steps that all hold."""
    if len(actions) > STEPS:
        raise Refusal("illegal", f"A draft has at most {STEPS} steps.")
    position = _guess(table, seat, early)
    for n, action in enumerate(actions):
        clause = _forbids(position, action)
        if clause is not None:
            raise Refusal(
                "illegal", f"'{position.game.rules.actions.text(action)}' is not possible then ({clause}).", clause
            )
        if _why_stop(position, position.do(action), seat):
            raise Refusal("interrupted", f"Step {n + 1} ends the draft: what comes after it is not known.")
    return position


def _forbids(position: Position, action: int) -> str | None:
    """The clause that forbids an action on a guessed position, or None."""
    if not 0 <= action < position.game.rules.actions.size:
        raise Refusal("illegal", f"{action} is no action; they run from 0 to {position.game.rules.actions.size - 1}.")
    assert position.state.observer == EVERYTHING
    clause = position.game.people.why_not(position.box, position.state, action)
    return position.game.rules.clauses[clause] if clause else None


def _why_stop(after: Position, rows: Sequence[Row], seat: int) -> Stops:
    if not after.is_quiet(rows):
        return "reveals"
    if after.actor == OVER:
        return "over"
    if after.actor == NATURE:
        return "chance"
    return "" if after.actor == seat else "hand-over"


def _events(position: Position, rows: Sequence[Row], seat: int) -> list[EventFrame]:
    return [EventFrame(event.kind, event.arguments) for event in position.events_for(rows, seat)]
