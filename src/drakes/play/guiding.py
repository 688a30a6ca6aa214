"""What a seat to move is told by its game's guide: from what it knows, and from what it has seen since its last act."""

from __future__ import annotations

from collections.abc import Sequence

from drakes.core.events import Event
from drakes.core.guide import Caution, Guidance, Moment
from drakes.play.drafts import Drafts
from drakes.play.entries import Act
from drakes.play.refusal import Refusal
from drakes.play.table import Table


def guidance(
    table: Table, seat: int, drafts: Drafts, after: Sequence[int] = (), refused: str | None = None
) -> Guidance | None:
    """The goal, what can be done after steps that all hold, and tips; None for a game that has no guide."""
    guide = table.game.people.guide
    if seat != table.to_move:
        raise Refusal("not_your_turn", f"It is not seat {seat}'s turn.")
    if guide is None:
        return None
    known = drafts.known_after(table, seat, after)
    told = [Event(event.kind, event.arguments) for event in drafts.told_on_the_way(table, seat, after)]
    before = drafts.known_after(table, seat, after[:-1]) if after else None
    action = after[-1] if after else None
    moment = Moment(table.box, known, [*lately(table, seat), *told], before, action, refused)
    return Guidance(guide.goal(table.box, known), guide.possible(table.box, known), guide.tips(moment))


def caution(table: Table, seat: int, drafts: Drafts, actions: Sequence[int]) -> Caution | None:
    """The warning before the last of some steps: only where there is another choice, and by what the seat foresees."""
    guide = table.game.people.guide
    *after, action = actions
    if guide is None or seat != table.to_move:
        return None
    known, moves = drafts.known_after(table, seat, after), table.game.rules.moves()
    table.game.rules.legal(table.box, known, moves)
    outcome = drafts.previews(table, seat, [action], after).get(action)
    if moves.n < 2 or outcome is None:
        return None
    events = [Event(event.kind, event.arguments) for event in outcome.events]
    return guide.warn(table.box, known, action, events)


def lately(table: Table, seat: int) -> list[Event]:
    """What a seat was told since its last act, that one included."""
    history, found = table.history, []
    for n in reversed(history.line):
        rows = history.effects[n].rows
        if rows and history.position is not None:
            found.append(history.position.events_for(rows, seat))
        entry = history.entries[n]
        if isinstance(entry, Act) and entry.seat == seat:
            break
    return [event for events in reversed(found) for event in events]
