"""Drafts: a seat tries steps in private before it takes them, and plans ahead while others think.

All of it is played on a guess of what the seat knows, never on the true position, and stops at chance, a revelation or
another seat's choice. So a draft shows nothing that its seat does not know, and never draws. Undo is a shorter draft,
to restart the turn is an empty one; when the table has moved on it is tried again: the steps that still hold stay, and
the first that does not says which clause broke it.

What a seat has tried is kept, so that each step is played once however often it is asked about. That is a cache and no
more: whoever asks sends all steps, and another node, or this one after it forgot, plays them again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal
from weakref import ref

import msgspec

from drakes.core.game import EVERYTHING, NATURE, OVER, Foresight
from drakes.play.frames import EventFrame, GameView
from drakes.play.game_position import Position, Row, deal_unknown
from drakes.play.history import History
from drakes.play.limits import STEPS
from drakes.play.refusal import Refusal
from drakes.play.table import Table

Stops = Literal["", "chance", "reveals", "hand-over", "over"]
MOST_DRAFTS = 256
"""How many drafts are kept; those used least recently are forgotten."""
MOST_REACHED = 64
"""How many positions a draft keeps, about a kilobyte each."""
MOST_PREVIEWS = 32
"""How many previews an answer holds unasked."""


class Broken(msgspec.Struct, frozen=True):
    """The first step that cannot be taken, and the clause that forbids it; no clause where the draft had stopped."""

    step: int
    action: int
    clause: str | None


class Tried(msgspec.Struct, frozen=True):
    """How far a draft goes, what its last step does, and the table after it as the seat would see it.

    `stops` says why nothing can follow. Of a step that reveals something only the events are told that the seat knows
    beforehand, and where what comes out would be seen, `view` is from before it. `previews` has what the next actions
    would do, of those kinds that a page shows unasked.
    """

    version: int
    valid: int
    broken: Broken | None
    stops: Stops
    events: tuple[EventFrame, ...]
    view: GameView
    legal: list[int]
    previews: dict[int, tuple[EventFrame, ...]]


class Outcome(msgspec.Struct, frozen=True):
    """What one action would do after a draft, without what it would reveal."""

    stops: Stops
    events: tuple[EventFrame, ...]
    view: GameView | None


@dataclass(frozen=True, slots=True)
class Reached:
    """Where steps lead: the position (packed; before the last step where it is not known), what the last step did."""

    position: bytes
    events: tuple[EventFrame, ...] = ()
    stops: Stops = ""
    is_hidden: bool = False
    """Whether the table after the last step would show what the seat does not know."""


class Drafts:
    """The drafts that seats are at. One belongs to a seat at one version of its table, and is gone with it."""

    def __init__(self, most: int = MOST_DRAFTS) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, int, bool], tuple[ref[History], SeatDraft]] = OrderedDict()
        """Each with what it was made from: weak, so that a table nobody uses any more can go."""

    def _draft(self, table: Table, seat: int, early: bool) -> SeatDraft:
        key = table.head.table, seat, early
        kept = self._kept.get(key)
        if kept is None or kept[0]() is not table.history:
            draft = SeatDraft(_guess(table, seat, early), seat, table.version)
            kept = self._kept[key] = ref(table.history), draft
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return kept[1]

    def try_out(self, table: Table, seat: int, actions: Sequence[int], early: bool = False) -> Tried:
        """Try steps of a seat on what it knows; off turn, if asked, as if its turn began now."""
        return self._draft(table, seat, early).try_out(actions)

    def previews(
        self, table: Table, seat: int, actions: Iterable[int], after: Sequence[int] = (), early: bool = False
    ) -> dict[int, Outcome]:
        """What each of some legal actions would do after a draft."""
        return self._draft(table, seat, early).previews(actions, after)

    def why_not(
        self, table: Table, seat: int, action: int, after: Sequence[int] = (), early: bool = False
    ) -> str | None:
        """The clause that forbids a seat an action after a draft, or None."""
        if not after and not early:
            return table.why_not(seat, action)
        return self._draft(table, seat, early).why_not(action, after)

    def known_in(self, table: Table, seat: int, after: Sequence[int], early: bool) -> Any:
        """What a seat may know, on and off turn, after a draft of its steps if it has one."""
        return self._draft(table, seat, early).known_after(after) if after or early else table.hidden(seat)

    def known_after(self, table: Table, seat: int, after: Sequence[int]) -> Any:
        """What a seat that is to move may know after a draft of its steps: what bots that advise it are given."""
        if table.to_move != seat:
            _guess(table, seat, early=False)
            raise Refusal("paused", "The game is paused.")
        return self._draft(table, seat, early=False).known_after(after) if after else table.hidden(seat)

    def told_on_the_way(self, table: Table, seat: int, after: Sequence[int]) -> list[EventFrame]:
        """The events of a draft whose steps all hold."""
        return self._draft(table, seat, early=False).told_on_the_way(after) if after else []


class SeatDraft:
    """What one seat tries at one version of a table, on one guess; where it came to is kept by the steps to there."""

    def __init__(self, guess: Position, seat: int, version: int = 0) -> None:
        self._version = version
        self._seat = seat
        self._game, self._box = guess.game, guess.box
        self._start = Reached(guess.pack())
        self._reached: OrderedDict[tuple[int, ...], Reached] = OrderedDict()

    def try_out(self, actions: Sequence[int]) -> Tried:
        """How far steps hold, and what is shown after them."""
        steps, reached, broken = self._follow(actions)
        position = self._position(reached)
        legal = [] if reached.stops else position.legal()
        return Tried(
            version=self._version,
            valid=len(steps),
            broken=broken,
            stops=reached.stops,
            events=reached.events,
            view=position.view(self._seat),
            legal=legal,
            previews=self._shown_unasked(steps, reached, legal),
        )

    def _shown_unasked(
        self, steps: tuple[int, ...], reached: Reached, legal: Sequence[int]
    ) -> dict[int, tuple[EventFrame, ...]]:
        kinds, kind_of = self._game.people.previewed, self._game.rules.actions.range_of
        wanted = [action for action in legal if kind_of(action).kind in kinds][:MOST_PREVIEWS]
        found = {action: self._step(steps, reached, action) for action in wanted}
        return {action: then.events for action, then in found.items() if then.events or not then.is_hidden}

    def previews(self, actions: Iterable[int], after: Sequence[int]) -> dict[int, Outcome]:
        """What each of some actions would do after steps that all hold; those that are not legal are left out."""
        steps, reached = self._follow_all(after)
        position = self._position(reached)
        found = {}
        for action in actions:
            if _forbids(position, action) is None:
                then = self._step(steps, reached, action)
                view = None if then.is_hidden else self._position(then).view(self._seat)
                found[action] = Outcome(then.stops, then.events, view)
        return found

    def why_not(self, action: int, after: Sequence[int]) -> str | None:
        """The clause that forbids an action after steps that all hold, or None."""
        return _forbids(self._position(self._follow_all(after)[1]), action)

    def known_after(self, after: Sequence[int]) -> Any:
        """What the seat may know after steps that all hold."""
        return self._position(self._follow_all(after)[1]).hidden(self._seat)

    def told_on_the_way(self, after: Sequence[int]) -> list[EventFrame]:
        """The events of steps that all hold, one after the other."""
        steps, _ = self._follow_all(after)
        return [event for n in range(1, len(steps) + 1) for event in self._follow(steps[:n])[1].events]

    # Playing

    def _follow(self, actions: Sequence[int]) -> tuple[tuple[int, ...], Reached, Broken | None]:
        """The steps that hold, where they lead, and the first that does not hold; from the longest way that is kept."""
        if len(actions) > STEPS:
            raise Refusal("illegal", f"A draft has at most {STEPS} steps.")
        steps = tuple(actions)
        while steps and steps not in self._reached:
            steps = steps[:-1]
        reached = self._reached[steps] if steps else self._start
        for n, action in enumerate(actions[len(steps) :], len(steps)):
            clause = None if reached.stops else _forbids(self._position(reached), action)
            if reached.stops or clause is not None:
                return steps, reached, Broken(n, action, clause)
            reached = self._step(steps, reached, action)
            steps = (*steps, action)
        return steps, reached, None

    def _follow_all(self, after: Sequence[int]) -> tuple[tuple[int, ...], Reached]:
        """Where steps lead that all hold and after which more can be said; else a refusal."""
        steps, reached, broken = self._follow(after)
        if broken is not None and broken.clause is not None:
            text = self._game.rules.actions.text(broken.action)
            raise Refusal("illegal", f"'{text}' is not possible then ({broken.clause}).", broken.clause)
        if reached.stops:
            raise Refusal("interrupted", f"Step {len(steps)} ends the draft: what comes after it is not known.")
        return steps, reached

    def _step(self, steps: tuple[int, ...], before: Reached, action: int) -> Reached:
        """Where a legal action leads, played unless it is kept."""
        way = (*steps, action)
        then = self._reached.get(way)
        if then is None:
            then = self._reached[way] = self._play(before, action)
        self._reached.move_to_end(way)
        while len(self._reached) > MOST_REACHED:
            self._reached.popitem(last=False)
        return then

    def _play(self, before: Reached, action: int) -> Reached:
        """Play a legal action, and leave out what only the guess says of it."""
        after = self._position(before)
        rows = after.do(action)
        events, stops = after.events_for(rows, self._seat), _why_stop(after, rows, self._seat)
        known = Foresight(len(events), True)
        if stops == "reveals":
            foresees = self._game.people.foresees
            known = foresees(after.state, events) if foresees is not None else Foresight(0, False)
        told = tuple(EventFrame(event.kind, event.arguments) for event in events[: known.events])
        return Reached(after.pack() if known.view else before.position, told, stops, not known.view)

    def _position(self, reached: Reached) -> Position:
        return Position(self._game, self._box, self._game.rules.codec.unpack(reached.position))


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
