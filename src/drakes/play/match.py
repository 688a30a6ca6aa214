"""A match: one game played by hand, with its log, on the plain engine.

match = Match("sitting_ducks", seats=4, seed=7)
while not match.is_over:
    match.play(match.legal_texts()[0])
print(match.places())
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from drakes.core.actions import Action
from drakes.core.chance import draw, stream
from drakes.core.editions import load_box
from drakes.core.errors import DrakesError
from drakes.core.events import Event
from drakes.core.game import NATURE, NOBODY, OVER, Game, find_game
from drakes.core.options import OptionValue
from drakes.core.packed_box import pack_box
from drakes.core.position import position_to_json, position_to_text
from drakes.core.text import LANGUAGES, Words
from drakes.engine.drivers import choose
from drakes.play.game_position import Position, Row, position_hash

AnyAction = int | str | Action


@dataclass(frozen=True)
class LoggedAction:
    """One line of the log: who acted (NATURE or a seat), what, and the rows it left, each with its audience."""

    actor: int
    action: int
    rows: tuple[Row, ...]


class Match:
    """One game: who is to move, what is legal, what each seat sees, and how it came to this.

    Nature acts by itself, from the match's seed. `log` holds every action, nature's too; it is the truth, and
    replaying it gives the same bytes.

    >>> match = Match("sitting_ducks", seats=3, seed=7)
    >>> match.to_move
    2
    >>> match.legal_texts()
    ['line_forward a']
    >>> [event.kind for event in match.play("line_forward a")]
    ['played', 'marched', 'dealt', 'drew', 'got', 'turn']
    >>> again = Match.replay("sitting_ducks", 3, [entry.action for entry in match.log])
    >>> again.to_bytes() == match.to_bytes()
    True
    """

    def __init__(
        self,
        game: Game | str,
        seats: int,
        seed: int = 0,
        options: Mapping[str, OptionValue] | None = None,
        box: str = "standard",
        rules: int | None = None,
    ) -> None:
        self._open(game, seats, seed, options, box, rules)
        self._settle()

    def _open(
        self,
        game: Game | str,
        seats: int,
        seed: int,
        options: Mapping[str, OptionValue] | None,
        box: str,
        rules: int | None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = seats
        self.seed = seed
        self.box_name = box
        self._position = Position(self.game, load_box(self.game, box), self.game.new_state(seats, options, rules))
        self.options = self.game.people.options.complete(options or {})
        self.game.rules.setup(self._box, self._state)
        self.log: list[LoggedAction] = []
        self._snapshots = [self._position.pack()]

    @property
    def _box(self) -> Any:
        return self._position.box

    @property
    def _state(self) -> Any:
        return self._position.state

    @property
    def position(self) -> Position:
        """The position as it stands, complete: to be looked at, never changed."""
        return self._position

    @classmethod
    def replay(
        cls,
        game: Game | str,
        seats: int,
        actions: Iterable[AnyAction],
        seed: int = 0,
        options: Mapping[str, OptionValue] | None = None,
        box: str = "standard",
        rules: int | None = None,
    ) -> Match:
        """The match that a list of actions gives, nature's included; nature adds nothing of its own."""
        match = cls.__new__(cls)
        match._open(game, seats, seed, options, box, rules)
        for action in actions:
            match.replay_action(action)
        return match

    def replay_action(self, action: AnyAction) -> None:
        """Do one action of a log, a seat's or nature's; nature adds nothing of its own."""
        number = self.number(action)
        self._refuse_illegal(number)
        self._do(number)

    # Who and what

    @property
    def rules_version(self) -> int:
        """The version of the rules that it is played by: the newest, unless another was named."""
        return self.game.rules.version_of(self._state)

    @property
    def to_move(self) -> int | None:
        """The seat to decide, or None when the game is over."""
        return self.actor if self.actor >= 0 else None

    @property
    def actor(self) -> int:
        """Who acts next: a seat, NATURE or OVER. Nature is to act only in a match that replays a log."""
        return self._position.actor

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    def legal(self) -> list[int]:
        """The legal actions of the seat to move, as numbers, ascending."""
        return self._position.legal()

    def legal_texts(self) -> list[str]:
        """The legal actions in notation."""
        return [self.text(action) for action in self.legal()]

    def legal_actions(self) -> list[Action]:
        """The legal actions in structured form."""
        return [self.game.rules.actions.structured(action) for action in self.legal()]

    def number(self, action: AnyAction) -> int:
        """The number of an action given as number, notation or structure."""
        if isinstance(action, str):
            return self.game.rules.actions.parse(action)
        if isinstance(action, Action):
            return self.game.rules.actions.number(action)
        self.game.rules.actions.range_of(action)
        return action

    def text(self, action: AnyAction) -> str:
        """The notation of an action."""
        return self.game.rules.actions.text(self.number(action))

    def why_not(self, action: AnyAction, seat: int | None = None) -> str | None:
        """None if the action is possible now, else the id of the clause that forbids it (to `seat`, if given).

        >>> match = Match("sitting_ducks", seats=3, seed=7)
        >>> match.why_not("shoot a 3"), match.why_not("line_forward a")
        ('SD-3.1', None)
        """
        state = self._state if seat is None else self.hidden(seat)
        clause = self.game.people.why_not(self._box, state, self.number(action))
        return self.game.rules.clauses[clause] if clause else None

    # Acting

    def play(self, action: AnyAction) -> list[Event]:
        """Take a legal action for the seat to move; nature answers. Gives what happened, in full."""
        number = self.number(action)
        self._refuse_illegal(number)
        before = len(self.log)
        self._do(number)
        self._settle()
        return self.events(since=before)

    def _refuse_illegal(self, action: int) -> None:
        if action not in self.legal():
            clause = self.game.rules.clauses[self.game.people.why_not(self._box, self._state, action)]
            raise DrakesError(f"'{self.text(action)}' is not possible now ({clause}).")

    def _do(self, action: int) -> None:
        actor = self.actor
        self.log.append(LoggedAction(actor, action, self._position.do(action)))
        self._snapshots.append(self._position.pack())

    def _settle(self) -> None:
        """Nature acts until a seat is to move. The place in the log is the draw number, so nothing is drawn twice."""
        key = stream(self.seed, 0)
        while self.actor == NATURE:
            self._do(choose(self._position.moves(), NATURE, draw(key, len(self.log))))

    def undo(self) -> None:
        """Take the last action back, but never across chance, a revelation or a hand-over: that cannot be unseen.

        >>> match = Match("dragon_market", seats=2, seed=1, options={"quick_setup": True})
        >>> before = match.to_bytes()
        >>> events = match.play("slide 1 east 1")
        >>> match.undo()
        >>> match.to_bytes() == before
        True
        """
        if not self.log:
            raise DrakesError("There is nothing to undo.")
        last = self.log[-1]
        if last.actor == NATURE or not self._position.is_quiet(last.rows):
            raise DrakesError("The last action cannot be undone: chance or a secret came out since.")
        if last.actor != self.to_move:
            raise DrakesError("The last action cannot be undone: the turn has passed on.")
        self.log.pop()
        self._snapshots.pop()
        self._position.state = self.game.rules.codec.unpack(self._snapshots[-1])

    def at(self, ply: int) -> Match:
        """The match as it stood after `ply` actions of the log, to look at or to play on otherwise; this one stays.

        >>> match = Match("dragon_market", seats=2, seed=1, options={"quick_setup": True})
        >>> ply = len(match.log)
        >>> events = match.play("slide 1 east 1")
        >>> match.at(ply).legal_texts()[:2]
        ['slide 1 east 1', 'slide 2 north 1']
        """
        if not 0 <= ply <= len(self.log):
            raise DrakesError(f"The log has {len(self.log)} actions; there is no position {ply}.")
        earlier = type(self).__new__(type(self))
        earlier._open(self.game, self.seats, self.seed, self.options, self.box_name, self.rules_version)
        earlier.log = self.log[:ply]
        earlier._snapshots = self._snapshots[: ply + 1]
        earlier._position.state = self.game.rules.codec.unpack(self._snapshots[ply])
        return earlier

    # Looking

    def hidden(self, seat: int | None = None) -> Any:
        """The state reduced to what a seat may know; without a seat, to what all may know."""
        return self._position.hidden(self._known_seat(seat))

    def view(self, seat: int | None = None) -> Any:
        """The table as a seat sees it, a struct of the game's own; without a seat, as anybody may.

        >>> match = Match("sitting_ducks", seats=3, seed=7)
        >>> [held.card for held in match.view(2).seats[2].hand]
        ['line_forward', 'bump_right', 'bump_right']
        >>> [held.card for held in match.view(0).seats[2].hand]
        [None, None, None]
        """
        return self._position.view(self._known_seat(seat))

    def guess(self, seat: int, seed: int = 0) -> Any:
        """A full state that fits all that a seat knows: the unknown dealt again, by another seed otherwise.

        >>> match = Match("sitting_ducks", seats=3, seed=7)
        >>> match.guess(2).hands[2].cards == match.hidden(2).hands[2].cards  # one's own hand is no guess
        True
        """
        return self._position.guess(self._known_seat(seat), seed).state

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened since action number `since`, blank where a seat may not know it; all without a seat."""
        found = []
        for entry in self.log[since:]:
            for kind, audience, arguments in entry.rows:
                found.append(self.game.rules.events.event(kind, audience, arguments, seat))
        return found

    def features(self, seat: int) -> Any:
        """What a learning program sees from a seat, as the game's features record."""
        out = self.game.rules.features()
        self.game.rules.observe(self._box, self.hidden(self._known_seat(seat)), out)
        return out

    def places(self) -> list[int]:
        """The place of each seat: 1 = won, equal = shared."""
        return self._position.places()

    def scores(self) -> list[int]:
        """The points of each seat, where the game has them."""
        return self._position.scores()

    def to_json(self, seat: int | None = None) -> dict[str, Any]:
        """The position as JSON: complete, or as one seat knows it."""
        return position_to_json(self.game, self._state if seat is None else self.hidden(seat))

    def to_text(self, seat: int | None = None) -> str:
        """The position in one short word: complete, or as one seat knows it."""
        return position_to_text(self.game, self._state if seat is None else self.hidden(seat))

    def to_bytes(self) -> bytes:
        """The position as it lies in memory, on every engine."""
        return self._snapshots[-1]

    def words(self, language: str = LANGUAGES[0]) -> Words:
        """The words of this game, with the names printed in its box."""
        return Words(self.game, language, self._box)

    @cached_property
    def box_hash(self) -> str:
        """A hash of what is printed in the box."""
        return position_hash(pack_box(self.game.rules, self._box).data)

    def _known_seat(self, seat: int | None) -> int:
        if seat is None:
            return NOBODY
        if not 0 <= seat < self.seats:
            raise DrakesError(f"There is no seat {seat}; the seats are 0 to {self.seats - 1}.")
        return seat
