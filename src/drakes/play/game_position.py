"""A position of a game: its box and its state, what may be done there, and what each seat sees of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any

from drakes.core.errors import DrakesError
from drakes.core.events import EVERYONE, Event, EventLog
from drakes.core.game import NATURE, NOBODY, Game
from drakes.core.moves import Moves, clear

Row = tuple[int, int, tuple[int, ...]]
"""An event's kind, its audience and its arguments."""
Pick = Callable[[Moves], int]
"""How nature chooses among what it may do."""


class Position:
    """The box and the state of a game. Acting changes the state; looking never does."""

    __slots__ = ("_log", "_moves", "box", "game", "state")

    def __init__(self, game: Game, box: Any, state: Any) -> None:
        self.game = game
        self.box = box
        self.state = state
        self._log = EventLog()
        self._log.is_open = 1
        self._moves = game.rules.moves()

    def copy(self) -> Position:
        """The same position, to be changed by itself."""
        return Position(self.game, self.box, self.game.rules.codec.copy(self.state))

    @property
    def actor(self) -> int:
        """Who acts next: a seat, NATURE or OVER."""
        return self.game.rules.to_move(self.state)

    def moves(self) -> Moves:
        """What the one to act may do, with weights; good until the next question."""
        moves: Moves = self._moves
        clear(moves)
        self.game.rules.legal(self.box, self.state, moves)
        return moves

    def legal(self) -> list[int]:
        """The legal actions as numbers, ascending."""
        moves = self.moves()
        return list(moves.actions[: moves.n])

    def do(self, action: int) -> tuple[Row, ...]:
        """Do one legal action, a seat's or nature's, and give the rows it left."""
        self.game.rules.apply(self.box, self.state, action, self._log)
        return tuple((row.kind, row.audience, tuple(row.arguments)) for row in self._log.rows[: self._log.n])

    def settle(self, pick: Pick) -> list[tuple[int, tuple[Row, ...]]]:
        """Nature acts until a seat is to move or the game is over: its actions, each with its rows."""
        done = []
        while self.actor == NATURE:
            action = pick(self.moves())
            done.append((action, self.do(action)))
        return done

    def is_quiet(self, rows: Iterable[Row]) -> bool:
        """Whether rows brought out nothing that was hidden: everybody may read them all, and none reveals."""
        return all(audience == EVERYONE and not self.game.rules.events.is_revealing(kind) for kind, audience, _ in rows)

    def events_for(self, rows: Iterable[Row], seat: int) -> list[Event]:
        """Rows as a seat may know them (NOBODY: what all may); those it may not know are left out."""
        events = [self.game.rules.events.event(kind, audience, arguments, seat) for kind, audience, arguments in rows]
        return [event for event in events if event.kind]

    def hidden(self, seat: int) -> Any:
        """The state reduced to what a seat may know."""
        state = self.game.rules.codec.copy(self.state)
        self.game.rules.hide(self.box, state, seat)
        return state

    def guess(self, seat: int, seed: int = 0) -> Position:
        """A position that fits all that a seat knows: the unknown dealt again."""
        return deal_unknown(self.game, self.box, self.hidden(seat), seed)

    def view(self, seat: int = NOBODY) -> Any:
        """What a seat sees of it: a struct of the game's own."""
        return self.game.people.view(self.box, self.hidden(seat))

    def why_not(self, seat: int, action: int) -> str | None:
        """The clause that forbids a seat an action, from what the seat knows, or None."""
        clause = self.game.people.why_not(self.box, self.hidden(seat), action)
        return self.game.rules.clauses[clause] if clause else None

    def places(self) -> list[int]:
        """The place of each seat: 1 = won, equal = shared."""
        out = [0] * self.state.seats
        self.game.rules.places(self.box, self.state, out)
        return out

    def scores(self) -> list[int]:
        """The points of each seat, where the game has them."""
        out = [0] * self.state.seats
        self.game.rules.scores(self.box, self.state, out)
        return out

    def pack(self) -> bytes:
        """The position as it lies in memory, on every engine."""
        return self.game.rules.codec.pack(self.state)

    def hash(self) -> str:
        """A short hash of it, as a table's entries keep it."""
        return position_hash(self.pack())


def deal_unknown(game: Game, box: Any, hidden: Any, seed: int = 0) -> Position:
    """A position in which the unknown of a hidden state, which it takes over, is dealt again."""
    if not game.rules.guess(box, hidden, seed):
        raise DrakesError("No deal fits what this seat knows.")
    return Position(game, box, hidden)


def position_hash(packed: bytes) -> str:
    """A short hash of a packed position or box: 12 hexadecimal digits."""
    return sha256(packed).hexdigest()[:12]
