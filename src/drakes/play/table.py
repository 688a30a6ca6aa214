"""A table: people and bots play one game at it, by one gate, with fair chance, and nothing is ever lost.

Every command checks all it has to and gives the new entries, **without changing the table**: whoever calls stores them,
then gives the same list to `accept`. Where storing fails, nothing has happened. Entries that another process stored go
to `accept` just so. The table reads no clock and draws no random number: times, keys and nonces come from outside.

    table = Table.open(head, key, now)               # entry 0
    table.accept(table.sit(0, "Anna", "person", nonce, now))
    table.accept(table.deal(now))
    table.accept(table.act(0, table.version, [17], now))
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from drakes.core.errors import DrakesError
from drakes.core.game import OVER, Game
from drakes.play import frames, limits
from drakes.play.board import Board
from drakes.play.entries import (
    About,
    Act,
    Answer,
    Ask,
    By,
    End,
    Entry,
    Head,
    Leave,
    Open,
    Pause,
    Reissue,
    Resign,
    Resume,
    Return,
    Sit,
    StandIn,
    TakeBack,
    Why,
)
from drakes.play.fair import FairChance, commitment_of
from drakes.play.frames import Frame
from drakes.play.refusal import Refusal
from drakes.play.seats import OPEN, PERSON, Seat, final_places
from drakes.play.story import Status, Story

LONGEST_NAME = 40
LONGEST_NONCE = 128
DEFAULT_BOT = "random"


class Table:
    """One table: `story` is what happened, `key` the secret of its chance."""

    def __init__(self, story: Story, key: bytes) -> None:
        if commitment_of(key) != story.head.commitment:
            raise DrakesError("This is not the key of this table: its hash is not the one that was shown.")
        self.story = story
        self._key = key
        self._proposed: list[Entry] = []
        self._after: Story | None = None
        self._delayed: Story | None = None

    @classmethod
    def open(cls, head: Head, key: bytes, now: int) -> Table:
        """A new table; its first entry is in `entries`, to be stored."""
        head.clock.check()
        table = cls(Story.begin(Open(at=now, head=head)), key)
        table.game.new_state(head.seats, head.options)
        return table

    @classmethod
    def replay(cls, entries: Sequence[Entry], key: bytes) -> Table:
        """The table that its entries tell of. Raises `Outdated` where the rules now play it otherwise."""
        if not entries:
            raise DrakesError("A table has at least the entry that opens it.")
        story = Story.begin(entries[0])
        for entry in entries[1:]:
            story.add(entry)
        return cls(story, key)

    def accept(self, entries: Sequence[Entry]) -> None:
        """Go on by entries that are stored now: those a command just gave, or others."""
        if self._after is not None and entries is self._proposed:
            after = self._after
        else:
            after = self.story.copy()
            for entry in entries:
                after.add(entry)
        self.story, self._after = after, None

    # Who and what

    @property
    def game(self) -> Game:
        """The game played."""
        return self.story.game

    @property
    def box(self) -> Any:
        """What is printed, as the table was opened with it."""
        return self.story.box

    @property
    def head(self) -> Head:
        """What this table is."""
        return self.story.head

    @property
    def entries(self) -> list[Entry]:
        """The log."""
        return self.story.entries

    @property
    def version(self) -> int:
        """The number of entries."""
        return self.story.version

    @property
    def status(self) -> Status:
        """Whether the table is open, playing, paused or over."""
        return self.story.status

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self.story.seats

    @property
    def to_move(self) -> int | None:
        """The seat that may act now; None before the deal, in a pause, and at the end."""
        return self.story.mover if self.status == "playing" else None

    @property
    def bot_to_move(self) -> str | None:
        """The bot whose choice is awaited, for its own seat or standing in; None where a person is to choose."""
        return None if self.to_move is None else self.seats[self.to_move].bot

    @property
    def result(self) -> End | None:
        """How it ended, or None."""
        return self.story.end

    # Looking

    def frame(self, seat: int | None, since: int, now: int, present: Collection[int] = ()) -> Frame:
        """What a seat, or a spectator, is told now: all of the table, and the moves since a version."""
        self._need_looker(seat)
        story = self._seen_by(seat)
        return frames.frame(story, seat, since, now if story is self.story else story.entries[-1].at, present)

    def at(self, version: int, seat: int | None) -> Frame:
        """What a seat, or a spectator, saw at an earlier version."""
        self._need_looker(seat)
        story = self._seen_by(seat)
        if version < story.version:
            story = story.at(version)
        elif version > self.version:
            raise Refusal("no_version", f"This table has come to version {self.version}, not to {version}.")
        return frames.frame(story, seat, 0, story.entries[-1].at, ())

    def _seen_by(self, seat: int | None) -> Story:
        """The story as far as somebody may see it: delayed spectators see an earlier one until the end."""
        if seat is not None or self.head.spectators != "delayed" or self.status not in ("playing", "paused"):
            return self.story
        version = frames.delayed_version(self.story)
        if self._delayed is None or self._delayed.version != version:
            self._delayed = self.story.at(version)
        return self._delayed

    def _need_looker(self, seat: int | None) -> None:
        if seat is not None:
            self._need_seat(seat)
        elif self.head.spectators == "none":
            raise Refusal("no_spectators", "This table has no spectators.")

    def hidden(self, seat: int) -> Any:
        """The state reduced to what a seat may know: what bots choose from."""
        self._need_seat(seat)
        return self._need_board().hidden(seat)

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now, from what it knows."""
        self._need_seat(seat)
        return frames.legal(self.story, seat)

    def why_not(self, seat: int, action: int) -> str | None:
        """The clause that forbids a seat an action now, or None; from what the seat knows."""
        self._need_seat(seat)
        self._need_action(action)
        return self._need_board().why_not(seat, action)

    # Sitting down

    def sit(self, seat: int, name: str, who: str, nonce: str, now: int) -> list[Entry]:
        """Somebody takes an open seat: a person, or a bot by its name."""
        self._need_seat(seat)
        self._need_open()
        if self.seats[seat].who != OPEN:
            raise Refusal("seat_taken", f"Seat {seat} is taken.")
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise Refusal("bad_name", f"A name has 1 to {LONGEST_NAME} letters.")
        if not who or who == OPEN:
            raise Refusal("bad_name", "Say who sits down: a person, or a bot by its name.")
        if len(nonce) > LONGEST_NONCE or any(digit not in "0123456789abcdef" for digit in nonce):
            raise Refusal("bad_nonce", f"A nonce has at most {LONGEST_NONCE} hexadecimal digits, in small letters.")
        return self._propose(now, Sit(at=self._time(now), seat=seat, name=name, who=who, nonce=nonce))

    def leave(self, seat: int, now: int) -> list[Entry]:
        """A seat becomes free again, before the deal."""
        self._need_seat(seat)
        self._need_open()
        if self.seats[seat].who == OPEN:
            raise Refusal("no_seat", f"Nobody sits in seat {seat}.")
        return self._propose(now, Leave(at=self._time(now), seat=seat))

    def reissue(self, seat: int, now: int) -> list[Entry]:
        """A person's seat is given to a new session."""
        self._need_seat(seat)
        self._need_not_over()
        if self.seats[seat].who != PERSON:
            raise Refusal("not_a_person", f"No person sits in seat {seat}.")
        return self._propose(now, Reissue(at=self._time(now), seat=seat))

    # Playing

    def deal(self, now: int) -> list[Entry]:
        """Begin, when all seats are taken."""
        self._need_open()
        free = [n for n, seat in enumerate(self.seats) if seat.who == OPEN]
        if free:
            raise Refusal("not_all_seated", f"Wait until all seats are taken; seat {free[0]} is open.")
        after = self.story.copy()
        after.deal(self._chance(), self._time(now))
        return self._settle(after, now)

    def act(self, seat: int, version: int, actions: Sequence[int], now: int, by: By = "person") -> list[Entry]:
        """The gate: one or several steps of the seat to move, all or none.

        Nothing follows a step that brings chance, a revelation or another seat's choice: who sends it could not know
        what he would choose then, and a refusal would tell him what is hidden.
        """
        self._need_turn(seat, version, by)
        if not 1 <= len(actions) <= limits.STEPS:
            raise Refusal("illegal", f"Send 1 to {limits.STEPS} steps.")
        after, chance = self.story.copy(), self._chance()
        for n, action in enumerate(actions):
            if n > 0 and not (after.told[-1].is_quiet and after.mover == seat):
                raise Refusal("interrupted", f"Step {n} ends what can be sent at once: send the others after it.")
            self._need_legal(after, seat, action)
            after.act(seat, action, by, chance, self._time(now))
        return self._settle(after, now)

    def _need_turn(self, seat: int, version: int, by: By) -> None:
        self._need_seat(seat)
        self._need_playing()
        if seat != self.to_move:
            raise Refusal("not_your_turn", f"It is seat {self.to_move}'s turn, not seat {seat}'s.")
        if not self.story.moved <= version <= self.version:
            raise Refusal("stale", "The table has moved on: look again, then choose.")
        bot = self.seats[seat].bot
        if (bot is None) != (by == "person"):
            who = "a bot plays this seat: come back first" if by == "person" else "a person plays this seat"
            raise Refusal("stood_in", f"This choice is not yours: {who}.")
        if bot is not None and by != "random" and (self.seats[seat].stand_in is None) != (by == "bot"):
            raise Refusal("stood_in", f"Seat {seat} is not played by a {by}.")

    def _need_legal(self, story: Story, seat: int, action: int) -> None:
        self._need_action(action)
        board = story.board
        assert board is not None
        if action not in board.legal():
            clause = board.why_not(seat, action)
            text = self.game.rules.actions.text(action)
            raise Refusal("illegal", f"'{text}' is not possible now ({clause}).", clause)

    # Asking the others

    def ask_take_back(self, seat: int, now: int, to: int | None = None) -> list[Entry]:
        """Take back what came since version `to`, or one's last act: at once where nothing hidden or random came out
        and nobody else has acted, else if all other persons agree."""
        self._need_seat(seat)
        self._need_playing()
        to = self._last_act_of(seat) if to is None else to
        if to not in self.story.line[1:]:
            raise Refusal("nothing_to_take_back", "There is no act in force at that place to take back.")
        if frames.may_take_back_at_once(self.story, seat, to):
            self._need_person(seat)
            return self._propose(now, self._take_back(seat, to, now))
        return self._ask(seat, "take-back", to, now)

    def _last_act_of(self, seat: int) -> int | None:
        acts = ((n, self.entries[n]) for n in reversed(self.story.line))
        return next((n for n, entry in acts if isinstance(entry, Act) and entry.seat == seat), None)

    def ask_pause(self, seat: int, now: int) -> list[Entry]:
        """Pause, if all other persons agree."""
        self._need_seat(seat)
        self._need_playing()
        return self._ask(seat, "pause", None, now)

    def ask_resume(self, seat: int, now: int) -> list[Entry]:
        """Go on after a pause, if all other persons agree."""
        self._need_seat(seat)
        if self.status != "paused":
            raise Refusal("not_paused", "This table is not paused.")
        return self._ask(seat, "resume", None, now)

    def _ask(self, seat: int, about: About, to: int | None, now: int) -> list[Entry]:
        self._need_person(seat)
        if self.story.question is not None:
            raise Refusal("asking", "Another question is open: answer it first.")
        ask = Ask(at=self._time(now), seat=seat, about=about, to=to)
        after = self.story.copy()
        after.add(ask)
        if after.question is not None and not after.question.waiting(after.seats):
            return self._propose(now, self._grant(seat, about, to, now))
        return self._propose(now, ask)

    def answer(self, seat: int, yes: bool, now: int) -> list[Entry]:
        """Answer what another seat asked; whoever asked takes the question back with no."""
        self._need_seat(seat)
        self._need_not_over()
        question = self.story.question
        if question is None:
            raise Refusal("no_question", "Nothing is being asked.")
        is_own = seat == question.by and not yes
        if not is_own and seat not in question.waiting(self.seats):
            raise Refusal("not_asked", "You are not asked, or have answered already.")
        return self._propose(now, Answer(at=self._time(now), seat=seat, yes=yes))

    def _grant(self, seat: int, about: About, to: int | None, now: int) -> Entry:
        if about == "take-back":
            assert to is not None
            return self._take_back(seat, to, now)
        return (Pause if about == "pause" else Resume)(at=self._time(now), seat=seat)

    def _take_back(self, seat: int, to: int, now: int) -> TakeBack:
        line = self.story.line
        position = self.story.restore(line[: line.index(to)]).position()
        return TakeBack(at=self._time(now), seat=seat, to=to, position=position)

    # Leaving and coming back

    def resign(self, seat: int, now: int, bot: str = DEFAULT_BOT) -> list[Entry]:
        """A person gives up: a bot plays on, and the seat will be last."""
        self._need_seat(seat)
        self._need_dealt()
        if not self.seats[seat].is_person:
            raise Refusal("not_a_person", f"No person plays seat {seat}.")
        return self._propose(now, Resign(at=self._time(now), seat=seat, bot=bot))

    def stand_in(self, seat: int, now: int, bot: str = DEFAULT_BOT, why: Why = "asked") -> list[Entry]:
        """A bot plays for a person until he comes back."""
        self._need_seat(seat)
        self._need_dealt()
        self._need_person(seat)
        if why == "time" and not self._is_out_of_time(seat, now):
            raise Refusal("not_due", f"Seat {seat} still has time.")
        return self._propose(now, StandIn(at=self._time(now), seat=seat, bot=bot, why=why))

    def come_back(self, seat: int, now: int) -> list[Entry]:
        """The person plays again."""
        self._need_seat(seat)
        self._need_dealt()
        if not self.seats[seat].is_person or self.seats[seat].stand_in is None:
            raise Refusal("no_stand_in", f"Nobody stands in for seat {seat}.")
        return self._propose(now, Return(at=self._time(now), seat=seat))

    def tick(self, now: int, bot: str = DEFAULT_BOT) -> list[Entry]:
        """A bot stands in for whoever's time is up; nothing where there is time left."""
        due, seat = self.due(), self.story.times.running
        return [] if due is None or seat is None or due > now else self.stand_in(seat, now, bot, "time")

    def due(self) -> int | None:
        """When `tick` is next needed, or None."""
        return None if self.story.needs_release else self.story.times.due()

    def _is_out_of_time(self, seat: int, now: int) -> bool:
        times = self.story.times
        return seat == times.running and times.left_at(seat, self._time(now)) == 0

    # What follows

    def _propose(self, now: int, entry: Entry) -> list[Entry]:
        after = self.story.copy()
        after.add(entry)
        return self._settle(after, now)

    def _settle(self, after: Story, now: int) -> list[Entry]:
        """Add what follows by itself: the end, and what all have agreed to."""
        if self.story.needs_release is not None:
            raise Refusal("outdated", f"The rules have changed: release {self.story.needs_release} plays this table.")
        question = after.question
        if is_finished(after):
            after.add(self._end(after, now))
        elif question is not None and not question.waiting(after.seats):
            after.add(self._grant(question.by, question.about, question.to, now))
        self._proposed, self._after = after.entries[self.version :], after
        return self._proposed

    def _end(self, after: Story, now: int) -> End:
        board = after.board
        assert board is not None
        resigned = [n for n, seat in enumerate(after.seats) if seat.resigned]
        places = board.places() if board.actor == OVER else [1] * len(after.seats)
        return End(
            at=self._time(now),
            places=final_places(places, resigned),
            scores=tuple(board.scores()),
            key=self._key.hex(),
        )

    def _chance(self) -> FairChance:
        return FairChance(self._key, self.head.table, self.story.nonces)

    def _time(self, now: int) -> int:
        """Time never goes back, whatever the computer's clock does."""
        return max(now, self.entries[-1].at)

    # What commands need

    def _need_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refusal("no_seat", f"There is no seat {seat}; the seats are 0 to {len(self.seats) - 1}.")

    def _need_person(self, seat: int) -> None:
        if not self.seats[seat].is_present:
            raise Refusal("not_a_person", f"No person plays seat {seat} now.")

    def _need_action(self, action: int) -> None:
        if not 0 <= action < self.game.rules.actions.size:
            raise Refusal("illegal", f"{action} is no action; they run from 0 to {self.game.rules.actions.size - 1}.")

    def _need_open(self) -> None:
        self._need_not_over()
        if self.status != "open":
            raise Refusal("already_dealt", "The game has begun.")

    def _need_not_over(self) -> None:
        if self.status == "over":
            raise Refusal("over", "The game is over.")

    def _need_dealt(self) -> None:
        self._need_not_over()
        if self.status == "open":
            raise Refusal("not_playing", "The game has not begun.")

    def _need_playing(self) -> None:
        self._need_dealt()
        if self.status == "paused":
            raise Refusal("paused", "The game is paused.")

    def _need_board(self) -> Board:
        if self.story.board is None:
            raise Refusal("not_playing", "The game has not begun.")
        return self.story.board


def is_finished(story: Story) -> bool:
    """Whether the game is over by its rules, or only one side has not resigned; before that is written down."""
    if story.board is None or story.status == "over":
        return False
    return story.board.actor == OVER or len(sides_left(story)) < 2


def sides_left(story: Story) -> set[int]:
    """The sides of which at least one seat has not resigned."""
    side_of = story.game.rules.side_of
    left = [n for n, seat in enumerate(story.seats) if not seat.resigned]
    assert story.board is not None
    return {side_of(story.board.state, n) if side_of else n for n in left}
