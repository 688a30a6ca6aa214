"""A table: people and bots play one game at it, by one gate, with fair chance, and nothing is ever lost.

Every command checks all it has to and gives the new entries, **without changing the table**: whoever calls stores them,
then gives the same list to `accept`. Where storing fails, nothing has happened. Entries that another process stored go
to `accept` just so. The table reads no clock and draws no random number: times, keys and nonces come from outside.

    table = Table.open(head, key, now)               # entry 0
    table.accept(table.sit(0, "Anna", "person", pledge_of(nonce), now))
    table.accept(table.reveal(0, nonce, now))        # when all sit
    table.accept(table.deal(now))
    table.accept(table.act(0, table.version, [17], now))
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from drakes.core.errors import DrakesError
from drakes.core.game import NOBODY, Game
from drakes.play import acting, frames, presence, questions, revealing, sitting
from drakes.play.ending import end, is_finished
from drakes.play.entries import By, End, Entry, Head, Open, Why
from drakes.play.fair import FairChance, commitment_of
from drakes.play.frames import Frame, Waits
from drakes.play.history import History, Status
from drakes.play.needs import need_action, need_looker, need_position, need_seat
from drakes.play.refusal import Refusal
from drakes.play.seats import Seat

DEFAULT_BOT = "random"
NOBODY_WAITS: Mapping[int, Waits] = MappingProxyType({})


class Table:
    """One table: `history` is what happened, `key` the secret of its chance."""

    def __init__(self, history: History, key: bytes) -> None:
        if commitment_of(key) != history.head.commitment:
            raise DrakesError("This is not the key of this table: its hash is not the one that was shown.")
        self.history = history
        self._key = key
        self._proposed: list[Entry] = []
        self._after: History | None = None
        self._delayed: History | None = None

    @classmethod
    def open(cls, head: Head, key: bytes, now: int) -> Table:
        """A new table; its first entry is in `entries`, to be stored."""
        head.clock.check()
        table = cls(History.begin(Open(at=now, head=head)), key)
        table.game.new_state(head.seats, head.options)
        return table

    @classmethod
    def replay(cls, entries: Sequence[Entry], key: bytes) -> Table:
        """The table that its entries tell of. Raises `Outdated` where the rules now play it otherwise."""
        if not entries:
            raise DrakesError("A table has at least the entry that opens it.")
        history = History.begin(entries[0])
        for entry in entries[1:]:
            history.add(entry)
        return cls(history, key)

    # The gate: a command proposes entries, whoever calls stores them, then they are accepted

    def _propose(self, entry: Entry, now: int) -> list[Entry]:
        after = self.history.copy()
        after.add(entry)
        return self._settle(after, now)

    def _settle(self, after: History, now: int) -> list[Entry]:
        """Add what follows by itself: the end, and what all have agreed to."""
        if self.history.needs_release is not None:
            raise Refusal("outdated", f"The rules have changed: release {self.history.needs_release} plays this table.")
        at = self._time(now)
        follows = end(after, self._key, at) if is_finished(after) else questions.granted(after, at)
        if follows is not None:
            after.add(follows)
        self._proposed, self._after = after.entries[self.version :], after
        return self._proposed

    def accept(self, entries: Sequence[Entry]) -> None:
        """Go on by entries that are stored now: those a command just gave, or others."""
        if self._after is not None and entries is self._proposed:
            after = self._after
        else:
            after = self.history.copy()
            for entry in entries:
                after.add(entry)
        self.history, self._after = after, None

    def _time(self, now: int) -> int:
        """Time never goes back, whatever the computer's clock does."""
        return max(now, self.entries[-1].at)

    def _chance(self) -> FairChance:
        return FairChance(self._key, self.head.table, self.history.nonces)

    # Commands: each says in its module what it needs, and what it refuses

    def sit(self, seat: int, name: str, who: str, pledge: str, now: int) -> list[Entry]:
        """Somebody takes an open seat: a person, perhaps with the hash of their nonce, or a bot by its name."""
        return self._propose(sitting.sit(self.history, seat, name, who, pledge, self._time(now)), now)

    def leave(self, seat: int, now: int) -> list[Entry]:
        """A seat becomes free again, before the deal."""
        return self._propose(sitting.leave(self.history, seat, self._time(now)), now)

    def reissue(self, seat: int, now: int) -> list[Entry]:
        """A person's seat passes to a new session of theirs."""
        return self._propose(sitting.reissue(self.history, seat, self._time(now)), now)

    def give(self, seat: int, now: int) -> list[Entry]:
        """A person offers their seat to somebody else."""
        return self._propose(sitting.give(self.history, seat, self._time(now)), now)

    def arrive(self, seat: int, name: str, now: int) -> list[Entry]:
        """Somebody new takes a seat that was offered."""
        return self._propose(sitting.arrive(self.history, seat, name, self._time(now)), now)

    def reveal(self, seat: int, nonce: str, now: int) -> list[Entry]:
        """A person shows the nonce they have pledged, when all sit."""
        return self._propose(revealing.reveal(self.history, seat, nonce, self._time(now)), now)

    def waive(self, seat: int, by: int, now: int) -> list[Entry]:
        """Begin without a nonce that does not come."""
        return self._propose(revealing.waive(self.history, seat, by, self._time(now)), now)

    def deal(self, now: int) -> list[Entry]:
        """Begin, when all seats are taken."""
        return self._settle(acting.deal(self.history, self._chance(), self._time(now)), now)

    def act(self, seat: int, version: int, actions: Sequence[int], now: int, by: By = "person") -> list[Entry]:
        """One or several steps of the seat to move, all or none."""
        after = acting.act(self.history, seat, version, actions, by, self._chance(), self._time(now))
        return self._settle(after, now)

    def ask_take_back(self, seat: int, now: int, to: int | None = None) -> list[Entry]:
        """Take back what came since version `to`, or one's last act."""
        return self._propose(questions.ask_take_back(self.history, seat, to, self._time(now)), now)

    def ask_pause(self, seat: int, now: int) -> list[Entry]:
        """Pause, if all other persons agree."""
        return self._propose(questions.ask_pause(self.history, seat, self._time(now)), now)

    def ask_resume(self, seat: int, now: int) -> list[Entry]:
        """Go on after a pause, if all other persons agree."""
        return self._propose(questions.ask_resume(self.history, seat, self._time(now)), now)

    def ask_seat(self, seat: int, away: int, now: int) -> list[Entry]:
        """Offer the seat of somebody who is away, if all other persons agree."""
        return self._propose(questions.ask_seat(self.history, seat, away, self._time(now)), now)

    def answer(self, seat: int, yes: bool, now: int) -> list[Entry]:
        """Answer what another seat asked; whoever asked takes the question back with no."""
        return self._propose(questions.answer(self.history, seat, yes, self._time(now)), now)

    def resign(self, seat: int, now: int, bot: str = DEFAULT_BOT) -> list[Entry]:
        """A person gives up: a bot plays on, and the seat will be last."""
        return self._propose(presence.resign(self.history, seat, bot, self._time(now)), now)

    def stand_in(self, seat: int, now: int, bot: str = DEFAULT_BOT, why: Why = "asked") -> list[Entry]:
        """A bot plays for a person until they come back."""
        return self._propose(presence.stand_in(self.history, seat, bot, why, self._time(now)), now)

    def come_back(self, seat: int, now: int) -> list[Entry]:
        """The person plays again."""
        return self._propose(presence.come_back(self.history, seat, self._time(now)), now)

    def tick(self, now: int, bot: str = DEFAULT_BOT) -> list[Entry]:
        """A bot stands in for whoever's time is up; nothing where there is time left."""
        due, seat = self.due(), self.history.times.running
        return [] if due is None or seat is None or due > now else self.stand_in(seat, now, bot, "time")

    def due(self) -> int | None:
        """When `tick` is next needed, or None."""
        return None if self.history.needs_release else self.history.times.due()

    # Looking

    def frame(
        self,
        seat: int | None,
        since: int,
        now: int,
        present: Collection[int] = (),
        waits: Mapping[int, Waits] = NOBODY_WAITS,
    ) -> Frame:
        """What a seat, or a spectator, is told now: all of the table, and the moves since a version."""
        need_looker(self.history, seat)
        seen = self._seen_by(seat)
        if seen is not self.history:
            return frames.frame(seen, seat, since, seen.entries[-1].at, present, NOBODY_WAITS)
        return frames.frame(seen, seat, since, now, present, waits)

    def at(self, version: int, seat: int | None) -> Frame:
        """What a seat, or a spectator, saw at an earlier version."""
        need_looker(self.history, seat)
        seen = self._seen_by(seat)
        if version < seen.version:
            seen = seen.at(version)
        elif version > self.version:
            raise Refusal("no_version", f"This table has come to version {self.version}, not to {version}.")
        return frames.frame(seen, seat, 0, seen.entries[-1].at, (), NOBODY_WAITS)

    def _seen_by(self, seat: int | None) -> History:
        """The history as far as somebody may see it: delayed spectators see an earlier one until the end."""
        if seat is not None or self.head.spectators != "delayed" or self.status not in ("playing", "paused"):
            return self.history
        version = frames.delayed_version(self.history)
        if self._delayed is None or self._delayed.version != version:
            self._delayed = self.history.at(version)
        return self._delayed

    def hidden(self, seat: int) -> Any:
        """The state reduced to what a seat may know: what bots choose from."""
        need_seat(self.history, seat)
        return need_position(self.history).hidden(seat)

    def known_at(self, version: int | None, seat: int | None) -> Any:
        """The state reduced to what a seat, or a spectator, may know of a version, or of now."""
        need_looker(self.history, seat)
        seen = self._seen_by(seat)
        if version is not None and version < seen.version:
            seen = seen.at(version)
        return need_position(seen).hidden(NOBODY if seat is None else seat)

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now, from what it knows."""
        need_seat(self.history, seat)
        return frames.legal(self.history, seat)

    def why_not(self, seat: int, action: int) -> str | None:
        """The clause that forbids a seat an action now, or None; from what the seat knows."""
        need_seat(self.history, seat)
        need_action(self.history, action)
        return need_position(self.history).why_not(seat, action)

    # Who and what

    @property
    def game(self) -> Game:
        """The game played."""
        return self.history.game

    @property
    def box(self) -> Any:
        """What is printed, as the table was opened with it."""
        return self.history.box

    @property
    def head(self) -> Head:
        """What this table is."""
        return self.history.head

    @property
    def entries(self) -> list[Entry]:
        """The log."""
        return self.history.entries

    @property
    def version(self) -> int:
        """The number of entries."""
        return self.history.version

    @property
    def status(self) -> Status:
        """Whether the table is open, playing, paused or over."""
        return self.history.status

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self.history.seats

    @property
    def to_move(self) -> int | None:
        """The seat that may act now; None before the deal and all nonces, in a pause, and at the end."""
        return self.history.mover if self.status == "playing" and not self.history.unrevealed else None

    @property
    def bot_to_move(self) -> str | None:
        """The bot whose choice is awaited, for its own seat or standing in; None where a person is to choose."""
        return None if self.to_move is None else self.seats[self.to_move].bot

    @property
    def result(self) -> End | None:
        """How it ended, or None."""
        return self.history.end
