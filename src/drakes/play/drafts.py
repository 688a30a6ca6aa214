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
from drakes.play.board import Board, Row, deal_unknown
from drakes.play.frames import EventFrame
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
    view: dict[str, Any]
    legal: list[int]


class Plan(msgspec.Struct, frozen=True):
    """A draft kept under a name, and the version it was made on."""

    name: str
    base: int
    actions: tuple[int, ...]


def try_draft(table: Table, seat: int, actions: Sequence[int], imagine: bool = False) -> Tried:
    """Try steps of a seat on what it knows; off turn, if asked, as if its turn began now."""
    if len(actions) > STEPS:
        raise Refusal("illegal", f"A draft has at most {STEPS} steps.")
    board = _guess(table, seat, imagine)
    steps: list[list[EventFrame]] = []
    broken: Broken | None = None
    stops: Stops = ""
    for n, action in enumerate(actions):
        clause = None if stops else _forbids(board, action)
        if stops or clause is not None:
            broken = Broken(n, action, clause)
            break
        after = board.copy()
        rows = after.do(action)
        stops = _why_stop(after, rows, seat)
        steps.append(_events(after, rows, seat) if stops != "reveals" else [])
        board = board if stops == "reveals" else after
    legal = board.legal() if not stops else []
    return Tried(table.version, len(steps), broken, stops, steps, board.view(seat), legal)


def previews(
    table: Table, seat: int, actions: Sequence[int] = (), imagine: bool = False
) -> dict[int, list[EventFrame]]:
    """For each action that is legal after a draft what it would do at once; nothing where it would reveal something."""
    board = _after(table, seat, actions, imagine)
    found: dict[int, list[EventFrame]] = {}
    for action in board.legal():
        after = board.copy()
        rows = after.do(action)
        if board.is_quiet(rows):
            found[action] = _events(after, rows, seat)
    return found


def why_not(table: Table, seat: int, action: int, actions: Sequence[int] = (), imagine: bool = False) -> str | None:
    """The clause that forbids a seat an action after a draft, or None."""
    if not actions and not imagine:
        return table.why_not(seat, action)
    return _forbids(_after(table, seat, actions, imagine), action)


def known_after(table: Table, seat: int, actions: Sequence[int]) -> Any:
    """What a seat that is to move may know after a draft of its steps: what bots that advise it are given."""
    if table.to_move != seat:
        _guess(table, seat, imagine=False)
        raise Refusal("paused", "The game is paused.")
    return _after(table, seat, actions, imagine=False).hidden(seat) if actions else table.hidden(seat)


def rebase(table: Table, seat: int, plan: Plan) -> tuple[Plan, Tried]:
    """A plan on the table as it is now: the steps that still hold, and how they and the first broken one fare."""
    tried = try_draft(table, seat, plan.actions, imagine=True)
    return Plan(plan.name, table.version, plan.actions[: tried.valid]), tried


def _guess(table: Table, seat: int, imagine: bool) -> Board:
    """A board the seat may think on, on which it is to move."""
    hidden = table.hidden(seat)
    if table.status not in ("playing", "paused"):
        raise Refusal("over", "The game is over.")
    game, box = table.game, table.box
    if game.rules.to_move(hidden) != seat:
        if not imagine or game.people.start_turn_early is None:
            raise Refusal("not_your_turn", f"It is not seat {seat}'s turn.")
        game.people.start_turn_early(box, hidden, seat)
    board = deal_unknown(game, box, hidden)
    if board.actor != seat:
        raise Refusal("no_turn", f"Seat {seat} has no turn to plan now.")
    return board


def _after(table: Table, seat: int, actions: Sequence[int], imagine: bool) -> Board:
    """The board the seat may think on after a draft of its steps that all hold."""
    if len(actions) > STEPS:
        raise Refusal("illegal", f"A draft has at most {STEPS} steps.")
    board = _guess(table, seat, imagine)
    for n, action in enumerate(actions):
        clause = _forbids(board, action)
        if clause is not None:
            raise Refusal(
                "illegal", f"'{board.game.rules.actions.text(action)}' is not possible then ({clause}).", clause
            )
        if _why_stop(board, board.do(action), seat):
            raise Refusal("interrupted", f"Step {n + 1} ends the draft: what comes after it is not known.")
    return board


def _forbids(board: Board, action: int) -> str | None:
    """The clause that forbids an action on a guessed board, or None."""
    if not 0 <= action < board.game.rules.actions.size:
        raise Refusal("illegal", f"{action} is no action; they run from 0 to {board.game.rules.actions.size - 1}.")
    assert board.state.observer == EVERYTHING
    clause = board.game.people.why_not(board.box, board.state, action)
    return board.game.rules.clauses[clause] if clause else None


def _why_stop(after: Board, rows: Sequence[Row], seat: int) -> Stops:
    if not after.is_quiet(rows):
        return "reveals"
    if after.actor == OVER:
        return "over"
    if after.actor == NATURE:
        return "chance"
    return "" if after.actor == seat else "hand-over"


def _events(board: Board, rows: Sequence[Row], seat: int) -> list[EventFrame]:
    return [EventFrame(event.kind, event.arguments) for event in board.told(rows, seat)]
