"""What a table's entries tell: who sits where, who is to move, what the position is, and how it came to this.

A history is its entries, folded one by one; everything else in it is a cache of them. Positions are kept sparsely: any
other is played again from the nearest one before it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from drakes.core.editions import unpack_box
from drakes.core.errors import DrakesError
from drakes.core.game import Game, find_game
from drakes.core.moves import Moves
from drakes.core.packed_box import knows_schema
from drakes.play.entries import (
    Act,
    Answer,
    Arrive,
    Ask,
    By,
    Deal,
    End,
    Entry,
    Head,
    Leave,
    OfferSeat,
    Open,
    Pause,
    Reissue,
    Resign,
    Resume,
    Return,
    Reveal,
    Sit,
    StandIn,
    TakeBack,
    Waive,
)
from drakes.play.fair import FairChance
from drakes.play.game_position import Position, Row
from drakes.play.seats import Question, Seat, Times

Status = Literal["open", "playing", "paused", "over"]
SNAPSHOTS_EVERY = 16
"""Acts between positions that are kept: playing so many again takes about a millisecond."""


class Outdated(DrakesError):  # noqa: N818 (nothing is wrong with such a table)
    """A table that the rules of this release do not play as it was played.

    `history` is the table as far as it replays, to be looked at (`Table(history, key)` refuses every command);
    `entry` is the first entry that does not, `release` the one that plays it.
    """

    def __init__(self, history: History | None, head: Head, entry: int) -> None:
        super().__init__(
            f"This table was played by release {head.release}; by the rules of this one entry {entry} goes otherwise. "
            f"It can be read up to there and exported; release {head.release} plays it on."
        )
        self.history = history
        if history is not None:
            history.needs_release = head.release
        self.release = head.release
        self.entry = entry


@dataclass(frozen=True)
class Effect:
    """What an entry brought about: rows of events, who moves after it, whether nothing hidden or random came out."""

    rows: tuple[Row, ...]
    mover: int | None
    is_quiet: bool = True


class History:
    """A table's entries and what follows from them. `copy` it to see what an entry would do."""

    def __init__(self, game: Game, box: Any, head: Head) -> None:
        self.game = game
        self.box = box
        self.head = head
        self.entries: list[Entry] = []
        self.effects: list[Effect] = []
        self.seats: tuple[Seat, ...] = (Seat(),) * head.seats
        self.status: Status = "open"
        self.position: Position | None = None
        self.mover: int | None = None
        self.draws = 0
        """Draw numbers used so far; none is used twice, whatever is taken back."""
        self.line: list[int] = []
        """The deal and the acts that are in force, by their entries."""
        self.ranges: tuple[tuple[int, int | None], ...] = ((1, None),)
        """The versions in force, from first to last: take-backs cut out the others."""
        self.moved = 0
        """The version since which the position has been the same."""
        self.question: Question | None = None
        self.times = Times(head.clock, (head.clock.start_ms,) * head.seats)
        self.end: End | None = None
        self.needs_release: str | None = None
        """Where this release plays otherwise: the one that plays this table."""
        self._snapshots: dict[int, bytes] = {}

    @classmethod
    def begin(cls, entry: Entry) -> History:
        """The history whose first entry this is."""
        if not isinstance(entry, Open):
            raise DrakesError("The first entry of a table should open it.")
        head = entry.head
        game = find_game(head.game)
        if head.seats not in game.rules.seats:
            raise DrakesError(f"{game.name} is not for {head.seats} players.")
        if not knows_schema(game.rules, head.box_schema):
            raise Outdated(None, head, 0)
        history = cls(game, unpack_box(game, head.box_bytes), head)
        history._fold(entry, Effect((), None))
        return history

    def copy(self) -> History:
        """A history that goes on by itself."""
        other = object.__new__(History)
        other.__dict__.update(self.__dict__)
        other.entries = self.entries.copy()
        other.effects = self.effects.copy()
        other.line = self.line.copy()
        other._snapshots = self._snapshots.copy()
        return other

    @property
    def version(self) -> int:
        """The number of entries."""
        return len(self.entries)

    @property
    def nonces(self) -> tuple[str, ...]:
        """What the seats bring to chance."""
        return tuple(seat.nonce for seat in self.seats)

    @property
    def unrevealed(self) -> tuple[int, ...]:
        """The seats that still have to show the nonce they pledged."""
        return tuple(n for n, seat in enumerate(self.seats) if seat.is_revealing)

    def allows_hints(self, seat: int) -> bool:
        """Whether a seat may be advised: all have agreed to it, or no other person plays."""
        return self.head.hints or not any(one.is_person for n, one in enumerate(self.seats) if n != seat)

    # Going on

    def add(self, entry: Entry) -> None:
        """Take in an entry as it was kept: play it, and compare the position with the one it names."""
        position = self.position
        if isinstance(entry, Deal | Act):
            position = self._set_up() if isinstance(entry, Deal) else self._position_copy()
            effect = self._replay(position, entry)
        elif isinstance(entry, TakeBack):
            kept = self.line[: bisect_left(self.line, entry.to)]
            if not kept:
                raise Outdated(self, self.head, self.version)
            position = self.restore(kept)
            effect = Effect((), _seat(position.actor))
        else:
            effect = Effect((), self.mover)
        if isinstance(entry, Deal | Act | TakeBack) and position is not None and position.hash() != entry.position:
            raise Outdated(self, self.head, self.version)
        self._take(entry, effect, position)

    def position_before(self, entry: Deal | Act) -> Position:
        """The position in which nature begins what a deal or an act that would come next brings."""
        if isinstance(entry, Deal):
            return self._set_up()
        position = self._position_copy()
        position.do(entry.action)
        return position

    def _replay(self, position: Position, entry: Deal | Act) -> Effect:
        """Do what an entry says, nature's actions included."""
        actions = [action for _, action in entry.nature]
        rows: list[Row] = []
        is_quiet = isinstance(entry, Act) and not actions
        for action in [entry.action, *actions] if isinstance(entry, Act) else actions:
            if action not in position.legal():
                raise Outdated(self, self.head, self.version)
            rows += position.do(action)
        return Effect(tuple(rows), _seat(position.actor), is_quiet and position.is_quiet(rows))

    def deal(self, chance: FairChance, now: int) -> None:
        """Begin the game; nature deals."""
        position = self._set_up()
        nature, rows = self._settle(position, chance)
        entry = Deal(at=now, nature=nature, position=position.hash())
        self._take(entry, Effect(rows, _seat(position.actor), False), position)

    def act(self, seat: int, action: int, by: By, chance: FairChance, now: int) -> None:
        """A legal action of the seat to move, and nature after it."""
        position = self._position_copy()
        rows = position.do(action)
        is_quiet = position.is_quiet(rows)
        nature, more = self._settle(position, chance)
        entry = Act(at=now, seat=seat, action=action, by=by, nature=nature, position=position.hash())
        self._take(entry, Effect(rows + more, _seat(position.actor), is_quiet and not nature), position)

    def _settle(self, position: Position, chance: FairChance) -> tuple[tuple[tuple[int, int], ...], tuple[Row, ...]]:
        """Nature acts, each time by the next draw number."""
        first = self.draws
        numbers = iter(range(first, 1 << 62))
        done = position.settle(lambda moves: pick(moves, chance.draw(next(numbers), moves.total)))
        nature = tuple((first + n, action) for n, (action, _) in enumerate(done))
        return nature, tuple(row for _, rows in done for row in rows)

    def _set_up(self) -> Position:
        try:
            state = self.game.new_state(self.head.seats, self.head.options, self.head.rules)
        except DrakesError as error:
            raise Outdated(self, self.head, self.version) from error
        self.game.rules.setup(self.box, state)
        return Position(self.game, self.box, state)

    def _position_copy(self) -> Position:
        if self.position is None:
            raise Outdated(self, self.head, self.version)
        return self.position.copy()

    def _take(self, entry: Entry, effect: Effect, position: Position | None) -> None:
        self.position = position
        self._fold(entry, effect)
        if isinstance(entry, Deal | Act) and position is not None and len(self.line) % SNAPSHOTS_EVERY == 1:
            self._snapshots[self.version - 1] = position.pack()

    # Looking back

    def restore(self, line: Sequence[int]) -> Position:
        """The position after the deal and acts of a line: from the nearest position kept, the rest played again."""
        start = len(line) - 1
        while line[start] not in self._snapshots:
            start -= 1
        position = Position(self.game, self.box, self.game.rules.codec.unpack(self._snapshots[line[start]]))
        for n in line[start + 1 :]:
            entry = self.entries[n]
            if isinstance(entry, Act):
                position.do(entry.action)
                for _, action in entry.nature:
                    position.do(action)
        return position

    def at(self, version: int) -> History:
        """The history as it was at a version."""
        if not 1 <= version <= self.version:
            raise DrakesError(f"This table has the versions 1 to {self.version}; there is no version {version}.")
        earlier = History(self.game, self.box, self.head)
        for entry, effect in zip(self.entries[:version], self.effects, strict=False):
            earlier._fold(entry, effect)
        earlier._snapshots = self._snapshots
        earlier.position = self.restore(earlier.line) if earlier.line else None
        return earlier

    # Folding: what each entry changes, the position apart

    def _fold(self, entry: Entry, effect: Effect) -> None:
        self.entries.append(entry)
        self.effects.append(effect)
        before, self.mover = self.mover, effect.mover
        self._fold_play(entry)
        self._fold_seats(entry)
        running = self.mover if self._is_clock_running() else None
        self.times = self.times.moved_on(entry.at, running)
        if isinstance(entry, Act) and entry.by == "person" and self.mover != before:
            left = self.times.left[entry.seat]
            self.times = self.times.with_left(entry.seat, self.head.clock.after_turn(left))

    def _is_clock_running(self) -> bool:
        has_clock = self.status == "playing" and self.head.clock.kind != "none"
        return has_clock and self.mover is not None and self.seats[self.mover].is_present

    def _fold_play(self, entry: Entry) -> None:
        if isinstance(entry, Deal | Act):
            self.status = "playing"
            self.draws += len(entry.nature)
            self.line.append(self.version - 1)
            self.moved = self.version
            if self.question is not None and self.question.about == "take-back":
                self.question = None
        elif isinstance(entry, TakeBack):
            del self.line[bisect_left(self.line, entry.to) :]
            kept = tuple((first, min(entry.to, last or entry.to)) for first, last in self.ranges if first <= entry.to)
            self.ranges = (*kept, (self.version, None))
            self.moved = self.version
            self.question = None
        elif isinstance(entry, Pause | Resume):
            self.status = "paused" if isinstance(entry, Pause) else "playing"
            self.question = None
        elif isinstance(entry, End):
            self.status, self.end, self.mover, self.question = "over", entry, None, None

    def _fold_seats(self, entry: Entry) -> None:
        if isinstance(entry, Sit):
            self._reseat(entry.seat, Seat(entry.name, entry.who, entry.pledge, entry.nonce))
        elif isinstance(entry, Leave):
            self._reseat(entry.seat, Seat())
        elif isinstance(entry, Reveal):
            self._change(entry.seat, nonce=entry.nonce)
        elif isinstance(entry, Waive):
            self._change(entry.seat, pledge="")
        elif isinstance(entry, OfferSeat):
            self._change(entry.seat, is_offered=True)
            self.question = None if self.question is not None and self.question.about == "seat" else self.question
        elif isinstance(entry, Reissue | Arrive):
            self._lapse(entry.seat)
            name = entry.name if isinstance(entry, Arrive) else self.seats[entry.seat].name
            self._change(entry.seat, name=name, is_offered=False)
        else:
            self._fold_presence(entry)
            self._fold_question(entry)

    def _fold_presence(self, entry: Entry) -> None:
        if isinstance(entry, Resign):
            self._lapse(entry.seat)
            self._change(entry.seat, resigned=True, stand_in=entry.bot, why_stand_in=None)
        elif isinstance(entry, StandIn):
            self._lapse(entry.seat)
            self._change(entry.seat, stand_in=entry.bot, why_stand_in=entry.why)
        elif isinstance(entry, Return):
            self._change(entry.seat, stand_in=None, why_stand_in=None, is_offered=False)
            if self.times.left[entry.seat] == 0:
                self.times = self.times.with_left(entry.seat, self.head.clock.grace_ms)
        elif isinstance(entry, Act) and entry.by == "person" and self.seats[entry.seat].is_offered:
            self._change(entry.seat, is_offered=False)

    def _fold_question(self, entry: Entry) -> None:
        if isinstance(entry, Ask):
            self.question = Question(entry.about, entry.seat, entry.to)
        elif isinstance(entry, Answer) and self.question is not None:
            answered = replace(self.question, yes=self.question.yes | {entry.seat})
            self.question = answered if entry.yes else None

    def _lapse(self, seat: int) -> None:
        """Before a seat changes hands: what its person asked, or has not said yes to, is no longer asked, for nobody
        else can answer for them."""
        question = self.question
        if question is not None and (seat == question.by or seat in question.waiting(self.seats)):
            self.question = None

    def _change(self, n: int, **fields: Any) -> None:
        self._reseat(n, replace(self.seats[n], **fields))

    def _reseat(self, n: int, seat: Seat) -> None:
        self.seats = (*self.seats[:n], seat, *self.seats[n + 1 :])


def pick(moves: Moves, left: int) -> int:
    """Nature's action from a number below the total of ways."""
    i = 0
    while left >= moves.weights[i]:
        left -= moves.weights[i]
        i += 1
    return moves.actions[i]


def _seat(actor: int) -> int | None:
    return actor if actor >= 0 else None
