"""What happened, as rows of small integers; sentences are made of them at the edge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Protocol

from drakes.core.record import Int16, record

EVENTS_PER_ACTION = 32
EVENT_ARGUMENTS = 3
EVERYONE = 0x7FFF
"""An audience is a set of seats, one bit each."""


@record
class EventRow:
    """One thing that happened: its kind, who may know it, and its arguments."""

    kind: Int16
    audience: Int16
    arguments: Annotated[list[int], Int16, EVENT_ARGUMENTS]


@record
class EventLog:
    """The rows one action left behind. While `is_open` is 0 nothing is written."""

    is_open: Int16
    n: Int16
    rows: Annotated[tuple[EventRow, ...], EVENTS_PER_ACTION]


@record
class Silence:
    """A log without rows, for playouts that need none: compiled rules then contain no trace of writing them."""

    is_open: Int16
    n: Int16


class Log(Protocol):
    """Either of them, as those pass it on who write nothing themselves."""

    is_open: int
    n: int


def emit(log: EventLog, audience: int, kind: int, a: int, b: int, c: int) -> None:
    """Write one row, if anybody listens."""
    if log.is_open != 0:
        row = log.rows[log.n]
        row.kind = kind
        row.audience = audience
        row.arguments[0] = a
        row.arguments[1] = b
        row.arguments[2] = c
        log.n += 1


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its name and the domains of its arguments (a seat, a place, a card)."""

    name: str
    arguments: tuple[tuple[str, str], ...]
    """Pairs of argument name and domain."""


@dataclass(frozen=True)
class Event:
    """One row as Python reads it. A blanked row, for who may not know it, has the kind ''.

    >>> import drakes
    >>> match = drakes.Match("sitting_ducks", seats=3, seed=7)
    >>> events = match.play("line_forward a")
    >>> match.events(seat=2)[-2].kind  # the card that seat 2 got
    'got'
    >>> match.events(seat=0)[-2]
    Event(kind='', arguments={})
    """

    kind: str
    arguments: dict[str, int]


class EventTable:
    """The events of a game; kind 0 is the blank row."""

    def __init__(self, *kinds: tuple[str, dict[str, str]], reveals: tuple[str, ...] = ()) -> None:
        """`reveals` names the kinds that may bring out what was hidden before: nothing is undone across them."""
        self.kinds = tuple(EventKind(name, tuple(arguments.items())) for name, arguments in kinds)
        self._number = {kind.name: i + 1 for i, kind in enumerate(self.kinds)}
        self._revealing = {self._number[name] for name in reveals}

    def number(self, name: str) -> int:
        return self._number[name]

    def is_revealing(self, kind: int) -> bool:
        """Whether rows of this kind may bring out what was hidden before."""
        return kind in self._revealing

    def __iter__(self) -> Iterator[EventKind]:
        return iter(self.kinds)

    def read(self, log: EventLog, seat: int | None = None) -> list[Event]:
        """The rows of a log as `seat` may know them; all of them without a seat."""
        rows = log.rows[: log.n]
        return [self.event(row.kind, row.audience, row.arguments, seat) for row in rows]

    def event(self, kind: int, audience: int, arguments: Sequence[int], seat: int | None = None) -> Event:
        """One row as `seat` may know it: blanked for who is not in its audience."""
        is_meant = audience == EVERYONE or (seat is not None and seat >= 0 and audience >> seat & 1 == 1)
        if seat is not None and not is_meant:
            return Event("", {})
        known = self.kinds[kind - 1]
        return Event(known.name, {name: int(arguments[i]) for i, (name, _) in enumerate(known.arguments)})
